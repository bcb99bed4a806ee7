#include "avx512.h"
#include "color.h"

#if defined(__x86_64__)

INLINE512 __m512i load_words(const uint8_t *samples) {
    return _mm512_cvtepu8_epi16(_mm256_loadu_si256((const __m256i *)samples));
}

/// 32 samples, clamped.
INLINE512 void store_bytes(uint8_t *out, __m512i words) {
    __m512i positive = _mm512_max_epi16(words, _mm512_setzero_si512());
    _mm256_storeu_si256((__m256i *)out, _mm512_cvtusepi16_epi8(positive));
}

/// `(weight * difference + 2^13) >> 14`, which is the instruction's `+ 2^14) >> 15` for twice the difference.
INLINE512 __m512i weigh_rounded(__m512i difference, int16_t weight) {
    return _mm512_mulhrs_epi16(_mm512_slli_epi16(difference, 1), _mm512_set1_epi16(weight));
}

/// The same of the sum of two.
INLINE512 __m512i weigh_both_rounded(__m512i blue, __m512i red, __m512i weights) {
    __m512i half = _mm512_set1_epi32(1 << 13);
    __m512i low = _mm512_dpwssd_epi32(half, _mm512_unpacklo_epi16(blue, red), weights);
    __m512i high = _mm512_dpwssd_epi32(half, _mm512_unpackhi_epi16(blue, red), weights);
    return _mm512_packs_epi32(_mm512_srai_epi32(low, 14), _mm512_srai_epi32(high, 14));
}

// Y counts 2^14 times, so that the rest can be rounded without it.
AVX512 void cpx_avx512_rgb(const uint8_t *y, const uint8_t *cb, const uint8_t *cr, uint8_t *r, uint8_t *g,
                           uint8_t *b, size_t count) {
    __m512i middle = _mm512_set1_epi16(128), green_weights = weight_pairs(-5638, -11700);
    size_t i = 0;
    for (; i + 32 <= count; i += 32) {
        __m512i luma = load_words(y + i);
        __m512i blue = _mm512_sub_epi16(load_words(cb + i), middle);
        __m512i red = _mm512_sub_epi16(load_words(cr + i), middle);
        store_bytes(r + i, _mm512_add_epi16(luma, weigh_rounded(red, 22970)));
        store_bytes(g + i, _mm512_add_epi16(luma, weigh_both_rounded(blue, red, green_weights)));
        store_bytes(b + i, _mm512_add_epi16(luma, weigh_rounded(blue, 29032)));
    }
    rgb_row(y + i, cb + i, cr + i, r + i, g + i, b + i, count - i);
}

#endif
