#include "../kernels/levels.h"

static inline int32_t clamp(int32_t value, int32_t least, int32_t most) {
    return value < least ? least : value > most ? most : value;
}

/// Returns the value of output `o` from its sum.
static inline int16_t scaled(const cpx_layer *layer, size_t o, int32_t sum) {
    int32_t shifted = clamp(sum >> layer->shifts[o], INT16_MIN, INT16_MAX);
    return (int16_t)clamp((shifted * layer->factors[o] + (1 << 14)) >> 15, layer->least, layer->most);
}

// Both work on eight outputs at a time: compilers can keep their sums in registers.
enum { block = 8 };

void cpx_portable_pointwise(const cpx_layer *layer, const int16_t *in, int16_t *out, size_t count) {
    size_t inputs = layer->inputs, outputs = layer->outputs;
    for (size_t x = 0; x < count; x++, in += inputs, out += outputs) {
        for (size_t o = 0; o < outputs; o += block) {
            int32_t sums[block];
            for (size_t k = 0; k < block; k++) sums[k] = layer->biases[o + k];
            const int16_t *weights = layer->weights + o * inputs;
            for (size_t i = 0; i < inputs; i += 2, weights += 2 * block)
                for (size_t k = 0; k < block; k++)
                    sums[k] += weights[2 * k] * in[i] + weights[2 * k + 1] * in[i + 1];
            for (size_t k = 0; k < block; k++) out[o + k] = scaled(layer, o + k, sums[k]);
        }
    }
}

void cpx_portable_depthwise(const cpx_layer *layer, const int16_t *const *rows, size_t side, size_t stride,
                            int16_t *out, size_t count) {
    size_t channels = layer->outputs;
    for (size_t x = 0; x < count; x++, out += channels) {
        for (size_t c = 0; c < channels; c += block) {
            int32_t sums[block];
            for (size_t k = 0; k < block; k++) sums[k] = layer->biases[c + k];
            const int16_t *weights = layer->weights + c;
            for (size_t i = 0; i < side; i++) {
                for (size_t j = 0; j < side; j++, weights += channels) {
                    const int16_t *values = rows[i] + (x * stride + j) * channels + c;
                    for (size_t k = 0; k < block; k++) sums[k] += weights[k] * values[k];
                }
            }
            for (size_t k = 0; k < block; k++) out[c + k] = scaled(layer, c + k, sums[k]);
        }
    }
}
