#include "avx2.h"
#include "color.h"

#if defined(__x86_64__)

INLINE __m256i load_words(const uint8_t *samples) {
    return _mm256_cvtepu8_epi16(_mm_loadu_si128((const __m128i *)samples));
}

/// Stores 16 samples, clamped.
INLINE void store_bytes(uint8_t *out, __m256i words) {
    __m128i low = _mm256_castsi256_si128(words), high = _mm256_extracti128_si256(words, 1);
    _mm_storeu_si128((__m128i *)out, _mm_packus_epi16(low, high));
}

/// `(weight * difference + 2^13) >> 14`. The instruction computes `(... + 2^14) >> 15` of twice the difference.
INLINE __m256i weigh_rounded(__m256i difference, int16_t weight) {
    return _mm256_mulhrs_epi16(_mm256_slli_epi16(difference, 1), _mm256_set1_epi16(weight));
}

/// The same for the sum of two products.
INLINE __m256i weigh_both_rounded(__m256i blue, __m256i red, __m256i weights) {
    __m256i half = _mm256_set1_epi32(1 << 13);
    __m256i low = _mm256_madd_epi16(_mm256_unpacklo_epi16(blue, red), weights);
    __m256i high = _mm256_madd_epi16(_mm256_unpackhi_epi16(blue, red), weights);
    return _mm256_packs_epi32(_mm256_srai_epi32(_mm256_add_epi32(low, half), 14),
                              _mm256_srai_epi32(_mm256_add_epi32(high, half), 14));
}

// Y has the weight 2^14: the other terms can be rounded without it.
AVX2 void cpx_avx2_rgb(const uint8_t *y, const uint8_t *cb, const uint8_t *cr, uint8_t *r, uint8_t *g,
                       uint8_t *b, size_t count) {
    __m256i middle = _mm256_set1_epi16(128), green_weights = weight_pair(-5638, -11700);
    size_t i = 0;
    for (; i + 16 <= count; i += 16) {
        __m256i luma = load_words(y + i);
        __m256i blue = _mm256_sub_epi16(load_words(cb + i), middle);
        __m256i red = _mm256_sub_epi16(load_words(cr + i), middle);
        store_bytes(r + i, _mm256_add_epi16(luma, weigh_rounded(red, 22970)));
        store_bytes(g + i, _mm256_add_epi16(luma, weigh_both_rounded(blue, red, green_weights)));
        store_bytes(b + i, _mm256_add_epi16(luma, weigh_rounded(blue, 29032)));
    }
    rgb_row(y + i, cb + i, cr + i, r + i, g + i, b + i, count - i);
}

/// Adds neighbors in two rows, and returns 16 sums.
INLINE __m256i add_fours(cpx_row_pair rows, size_t x) {
    __m256i ones = _mm256_set1_epi8(1);
    return _mm256_add_epi16(_mm256_maddubs_epi16(load(rows.first + x), ones),
                            _mm256_maddubs_epi16(load(rows.second + x), ones));
}

/// The weighted sum of three channels and 257 * 2^15, divided by 2^16. Each element of `red_green` holds a sum of red and
/// one of green; each element of `blue` holds one of blue, and 2^14.
INLINE __m256i weigh_channels(__m256i red_green, __m256i blue, __m256i red_green_weights,
                              __m256i blue_weights) {
    __m256i sum = _mm256_add_epi32(_mm256_madd_epi16(red_green, red_green_weights),
                                   _mm256_madd_epi16(blue, blue_weights));
    return _mm256_srai_epi32(sum, 16);
}

AVX2 void cpx_avx2_half_chroma(cpx_row_pair r, cpx_row_pair g, cpx_row_pair b, uint8_t *cb, uint8_t *cr,
                               size_t width) {
    // 2^14 * 514 is the offset.
    __m256i offset = _mm256_set1_epi16(1 << 14);
    __m256i cb_red_green = weight_pair(-2765, -5427), cb_blue = weight_pair(8192, 514);
    __m256i cr_red_green = weight_pair(8192, -6860), cr_blue = weight_pair(-1332, 514);
    size_t x = 0;
    for (; x + 32 <= width; x += 32) {
        __m256i red = add_fours(r, x), green = add_fours(g, x), blue = add_fours(b, x);
        __m256i red_green[2] = {_mm256_unpacklo_epi16(red, green), _mm256_unpackhi_epi16(red, green)};
        __m256i blues[2] = {_mm256_unpacklo_epi16(blue, offset), _mm256_unpackhi_epi16(blue, offset)};
        __m256i cbs[2], crs[2];
        for (int i = 0; i < 2; i++) {
            cbs[i] = weigh_channels(red_green[i], blues[i], cb_red_green, cb_blue);
            crs[i] = weigh_channels(red_green[i], blues[i], cr_red_green, cr_blue);
        }
        store_bytes(cb + x / 2, _mm256_packs_epi32(cbs[0], cbs[1]));
        store_bytes(cr + x / 2, _mm256_packs_epi32(crs[0], crs[1]));
    }
    half_chroma_row((cpx_row_pair){r.first + x, r.second + x}, (cpx_row_pair){g.first + x, g.second + x},
                    (cpx_row_pair){b.first + x, b.second + x}, cb + x / 2, cr + x / 2, width - x);
}

#endif
