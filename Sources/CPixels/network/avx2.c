#include "../kernels/avx2.h"

#if defined(__x86_64__)

/// The scaling of the sums of eight outputs to values. Packing leaves outputs 0-3 of two places before 4-7 of both;
/// factors are in that order too.
typedef struct {
    __m256i shifts, factors, least, most;
} scale;

INLINE scale scale_of(const cpx_layer *layer, size_t o) {
    __m128i factors = _mm_loadu_si128((const __m128i *)(layer->factors + o));
    return (scale){
        _mm256_cvtepu8_epi32(_mm_loadl_epi64((const __m128i *)(layer->shifts + o))),
        _mm256_permute4x64_epi64(_mm256_castsi128_si256(factors), 0x50),
        _mm256_set1_epi16(layer->least),
        _mm256_set1_epi16(layer->most),
    };
}

/// Stores eight values for each of `places`, 1 or an even number, `outputs` apart.
INLINE void store_values(const scale *scale, const __m256i *sums, size_t places, int16_t *out,
                         size_t outputs) {
    for (size_t p = 0; p < places; p += 2, out += 2 * outputs) {
        __m256i next = p + 1 < places ? sums[p + 1] : sums[p];
        __m256i shifted = _mm256_packs_epi32(_mm256_srav_epi32(sums[p], scale->shifts),
                                             _mm256_srav_epi32(next, scale->shifts));
        __m256i values = _mm256_mulhrs_epi16(shifted, scale->factors);
        values = _mm256_min_epi16(_mm256_max_epi16(values, scale->least), scale->most);
        values = _mm256_permute4x64_epi64(values, 0xd8);
        _mm_storeu_si128((__m128i *)out, _mm256_castsi256_si128(values));
        if (p + 1 < places) _mm_storeu_si128((__m128i *)(out + outputs), _mm256_extracti128_si256(values, 1));
    }
}

/// Computes eight outputs of `places` from all inputs. The compiler keeps the sums of a constant number in registers.
INLINE void weigh_places(const cpx_layer *layer, const scale *scale, size_t places, size_t o,
                         const int16_t *in, int16_t *out) {
    size_t inputs = layer->inputs;
    __m256i sums[8];
    for (size_t p = 0; p < places; p++) sums[p] = load(layer->biases + o);
    const int16_t *weights = layer->weights + o * inputs;
    for (size_t i = 0; i < inputs; i += 2, weights += 16) {
        __m256i pairs = load(weights);
        for (size_t p = 0; p < places; p++) {
            __m256i input = weight_pair(in[p * inputs + i], in[p * inputs + i + 1]);
            sums[p] = _mm256_add_epi32(sums[p], _mm256_madd_epi16(pairs, input));
        }
    }
    store_values(scale, sums, places, out + o, layer->outputs);
}

AVX2 void cpx_avx2_pointwise(const cpx_layer *layer, const int16_t *in, int16_t *out, size_t count) {
    size_t inputs = layer->inputs, outputs = layer->outputs;
    for (size_t o = 0; o < outputs; o += 8) {
        scale scale = scale_of(layer, o);
        size_t x = 0;
        for (; x + 8 <= count; x += 8) weigh_places(layer, &scale, 8, o, in + x * inputs, out + x * outputs);
        for (; x < count; x++) weigh_places(layer, &scale, 1, o, in + x * inputs, out + x * outputs);
    }
}

/// Loads eight values, each in the low half of 32 bits. Above are zeros, so a sum of two products is that of the values.
INLINE __m256i load_low(const int16_t *values) {
    return _mm256_cvtepu16_epi32(_mm_loadu_si128((const __m128i *)values));
}

AVX2 void cpx_avx2_depthwise(const cpx_layer *layer, const int16_t *const *rows, size_t side, size_t stride,
                             int16_t *out, size_t count) {
    size_t channels = layer->outputs;
    for (size_t c = 0; c < channels; c += 8) {
        scale scale = scale_of(layer, c);
        for (size_t x = 0; x < count; x++) {
            __m256i sum = load(layer->biases + c);
            const int16_t *weights = layer->weights + c;
            for (size_t i = 0; i < side; i++) {
                const int16_t *values = rows[i] + x * stride * channels + c;
                for (size_t j = 0; j < side; j++, values += channels, weights += channels)
                    sum = _mm256_add_epi32(sum, _mm256_madd_epi16(load_low(values), load_low(weights)));
            }
            store_values(&scale, &sum, 1, out + x * channels + c, channels);
        }
    }
}

#endif
