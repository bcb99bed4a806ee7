#include "../kernels/levels.h"

#if defined(__aarch64__)

#include <arm_neon.h>

/// The scaling of the sums of eight outputs to values. A negative shift is one to the right.
typedef struct {
    int32x4_t shifts[2];
    int16x8_t factors, least, most;
} scale;

static inline scale scale_of(const cpx_layer *layer, size_t o) {
    int16x8_t shifts = vnegq_s16(vreinterpretq_s16_u16(vmovl_u8(vld1_u8(layer->shifts + o))));
    return (scale){
        {vmovl_s16(vget_low_s16(shifts)), vmovl_s16(vget_high_s16(shifts))},
        vld1q_s16(layer->factors + o),
        vdupq_n_s16(layer->least),
        vdupq_n_s16(layer->most),
    };
}

static inline int16x8_t scaled(const scale *scale, int32x4_t low, int32x4_t high) {
    int16x4_t first = vqmovn_s32(vshlq_s32(low, scale->shifts[0]));
    int16x4_t second = vqmovn_s32(vshlq_s32(high, scale->shifts[1]));
    // Twice the product, rounded in the upper half.
    int16x8_t values = vqrdmulhq_s16(vcombine_s16(first, second), scale->factors);
    return vminq_s16(vmaxq_s16(values, scale->least), scale->most);
}

/// Computes eight outputs of `places`, at most four, from all inputs.
static inline void weigh_places(const cpx_layer *layer, const scale *scale, size_t places, size_t o,
                                const int16_t *in, int16_t *out) {
    size_t inputs = layer->inputs, outputs = layer->outputs;
    int32x4_t low[4], high[4];
    for (size_t p = 0; p < places; p++) {
        low[p] = vld1q_s32(layer->biases + o);
        high[p] = vld1q_s32(layer->biases + o + 4);
    }
    const int16_t *weights = layer->weights + o * inputs;
    for (size_t i = 0; i < inputs; i += 2, weights += 16) {
        int16x8x2_t pairs = vld2q_s16(weights);
        for (size_t k = 0; k < 2; k++) {
            for (size_t p = 0; p < places; p++) {
                int16_t input = in[p * inputs + i + k];
                low[p] = vmlal_n_s16(low[p], vget_low_s16(pairs.val[k]), input);
                high[p] = vmlal_n_s16(high[p], vget_high_s16(pairs.val[k]), input);
            }
        }
    }
    for (size_t p = 0; p < places; p++) vst1q_s16(out + p * outputs + o, scaled(scale, low[p], high[p]));
}

void cpx_neon_pointwise(const cpx_layer *layer, const int16_t *in, int16_t *out, size_t count) {
    size_t inputs = layer->inputs, outputs = layer->outputs;
    for (size_t o = 0; o < outputs; o += 8) {
        scale scale = scale_of(layer, o);
        size_t x = 0;
        for (; x + 4 <= count; x += 4) weigh_places(layer, &scale, 4, o, in + x * inputs, out + x * outputs);
        for (; x < count; x++) weigh_places(layer, &scale, 1, o, in + x * inputs, out + x * outputs);
    }
}

void cpx_neon_depthwise(const cpx_layer *layer, const int16_t *const *rows, size_t side, size_t stride,
                        int16_t *out, size_t count) {
    size_t channels = layer->outputs;
    for (size_t c = 0; c < channels; c += 8) {
        scale scale = scale_of(layer, c);
        int32x4_t bias_low = vld1q_s32(layer->biases + c), bias_high = vld1q_s32(layer->biases + c + 4);
        for (size_t x = 0; x < count; x++) {
            int32x4_t low = bias_low, high = bias_high;
            const int16_t *weights = layer->weights + c;
            for (size_t i = 0; i < side; i++) {
                for (size_t j = 0; j < side; j++, weights += channels) {
                    int16x8_t values = vld1q_s16(rows[i] + (x * stride + j) * channels + c);
                    int16x8_t weight = vld1q_s16(weights);
                    low = vmlal_s16(low, vget_low_s16(values), vget_low_s16(weight));
                    high = vmlal_high_s16(high, values, weight);
                }
            }
            vst1q_s16(out + x * channels + c, scaled(&scale, low, high));
        }
    }
}

#endif
