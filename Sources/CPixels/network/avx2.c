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

/// Returns the values of two places, or of twice eight channels of one, in the order of packing.
INLINE __m256i packed_values(const scale *first, const scale *second, __m256i factors, __m256i a, __m256i b) {
    __m256i shifted =
        _mm256_packs_epi32(_mm256_srav_epi32(a, first->shifts), _mm256_srav_epi32(b, second->shifts));
    __m256i values = _mm256_mulhrs_epi16(shifted, factors);
    return _mm256_min_epi16(_mm256_max_epi16(values, first->least), first->most);
}

/// Computes eight outputs of `places`, 1, 2, 4 or 8, from all inputs.
INLINE void weigh_places(const cpx_layer *layer, const scale *scale, size_t places, size_t o,
                         const int16_t *in, int16_t *out) {
    size_t inputs = layer->inputs, outputs = layer->outputs;
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
    for (size_t p = 0; p < places; p += 2) {
        __m256i next = p + 1 < places ? sums[p + 1] : sums[p];
        __m256i values = packed_values(scale, scale, scale->factors, sums[p], next);
        values = _mm256_permute4x64_epi64(values, 0xd8);
        _mm_storeu_si128((__m128i *)(out + p * outputs + o), _mm256_castsi256_si128(values));
        if (p + 1 < places)
            _mm_storeu_si128((__m128i *)(out + (p + 1) * outputs + o), _mm256_extracti128_si256(values, 1));
    }
}

AVX2 void cpx_avx2_pointwise(const cpx_layer *layer, const int16_t *in, int16_t *out, size_t count) {
    size_t inputs = layer->inputs, outputs = layer->outputs;
    for (size_t o = 0; o < outputs; o += 8) {
        scale scale = scale_of(layer, o);
        size_t x = 0;
        // The compiler keeps the sums of a constant number of places in registers.
        for (; x + 8 <= count; x += 8) weigh_places(layer, &scale, 8, o, in + x * inputs, out + x * outputs);
        for (; x + 4 <= count; x += 4) weigh_places(layer, &scale, 4, o, in + x * inputs, out + x * outputs);
        for (; x + 2 <= count; x += 2) weigh_places(layer, &scale, 2, o, in + x * inputs, out + x * outputs);
        for (; x < count; x++) weigh_places(layer, &scale, 1, o, in + x * inputs, out + x * outputs);
    }
}

/// The weights of 16 channels for two neighbors of a place, next to each other: channels 0-3 and 8-11, and the others.
typedef struct {
    __m256i low, high;
} tap_pair;

INLINE tap_pair pair_of(__m256i a, __m256i b) {
    return (tap_pair){_mm256_unpacklo_epi16(a, b), _mm256_unpackhi_epi16(a, b)};
}

enum { most_taps = 25, most_pairs = (most_taps + 1) / 2 };

/// Computes a layer whose `side` the compiler knows.
INLINE void weigh_taps(const cpx_layer *layer, const int16_t *const *rows, size_t side, size_t stride,
                       int16_t *out, size_t count) {
    size_t channels = layer->outputs, taps = side * side, pairs = (taps + 1) / 2;
    for (size_t c = 0; c < channels; c += 16) {
        const int16_t *w = layer->weights + c;
        tap_pair weights[most_pairs];
        for (size_t k = 0; k + 1 < pairs; k++)
            weights[k] = pair_of(load(w + 2 * k * channels), load(w + (2 * k + 1) * channels));
        weights[pairs - 1] = pair_of(load(w + (taps - 1) * channels), _mm256_setzero_si256());
        // Unpacking swaps the middle quarters of 32-bit values, and packing swaps them back.
        __m256i b0 = load(layer->biases + c), b1 = load(layer->biases + c + 8);
        __m256i bias_low = _mm256_permute2x128_si256(b0, b1, 0x20),
                bias_high = _mm256_permute2x128_si256(b0, b1, 0x31);
        scale s0 = scale_of(layer, c), s1 = scale_of(layer, c + 8);
        scale low = s0, high = s1;
        low.shifts = _mm256_permute2x128_si256(s0.shifts, s1.shifts, 0x20);
        high.shifts = _mm256_permute2x128_si256(s0.shifts, s1.shifts, 0x31);
        __m256i factors = load(layer->factors + c);
        for (size_t x = 0; x < count; x++) {
            __m256i values[most_taps + 1];
            for (size_t i = 0; i < side; i++)
                for (size_t j = 0; j < side; j++)
                    values[side * i + j] = load(rows[i] + (x * stride + j) * channels + c);
            values[taps] = _mm256_setzero_si256();
            __m256i a = bias_low, b = bias_high;
            for (size_t k = 0; k < pairs; k++) {
                tap_pair pair = pair_of(values[2 * k], values[2 * k + 1]);
                a = _mm256_add_epi32(a, _mm256_madd_epi16(pair.low, weights[k].low));
                b = _mm256_add_epi32(b, _mm256_madd_epi16(pair.high, weights[k].high));
            }
            store(out + x * channels + c, packed_values(&low, &high, factors, a, b));
        }
    }
}

AVX2 void cpx_avx2_depthwise(const cpx_layer *layer, const int16_t *const *rows, size_t side, size_t stride,
                             int16_t *out, size_t count) {
    if (side == 3)
        weigh_taps(layer, rows, 3, stride, out, count);
    else
        weigh_taps(layer, rows, 5, stride, out, count);
}

#endif
