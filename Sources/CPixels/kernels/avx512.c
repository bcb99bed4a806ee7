#include "avx512.h"
#include "color.h"

#if defined(__x86_64__)

/// Sums in Q20, rounded before, as bytes in 16 bits.
INLINE512 __m512i clamp(__m512i low, __m512i high) {
    __m512i words = _mm512_packs_epi32(_mm512_srai_epi32(low, 20), _mm512_srai_epi32(high, 20));
    return _mm512_min_epi16(_mm512_max_epi16(words, _mm512_setzero_si512()), _mm512_set1_epi16(255));
}

AVX512 static void double_columns(const int16_t *row, const int16_t *even, const int16_t *odd, uint8_t *out,
                                  size_t pairs) {
    __m512i half = _mm512_set1_epi32(1 << 19);
    size_t i = 0;
    for (; i + 32 <= pairs; i += 32) {
        __m512i sums[4] = {half, half, half, half};
        for (size_t k = 0; k < 8; k += 2) {
            __m512i first = load64(row + i + k), second = load64(row + i + k + 1);
            __m512i low = _mm512_unpacklo_epi16(first, second), high = _mm512_unpackhi_epi16(first, second);
            __m512i even_pair = weight_pairs(even[k], even[k + 1]), odd_pair = weight_pairs(odd[k], odd[k + 1]);
            sums[0] = _mm512_dpwssd_epi32(sums[0], low, even_pair);
            sums[1] = _mm512_dpwssd_epi32(sums[1], high, even_pair);
            sums[2] = _mm512_dpwssd_epi32(sums[2], low, odd_pair);
            sums[3] = _mm512_dpwssd_epi32(sums[3], high, odd_pair);
        }
        // Each odd output above its even one: bytes in their order.
        __m512i evens = clamp(sums[0], sums[1]), odds = clamp(sums[2], sums[3]);
        store64(out + 2 * i, _mm512_or_si512(evens, _mm512_slli_epi16(odds, 8)));
    }
    cpx_avx2_kernels.double_columns(row + i, even, odd, out + 2 * i, pairs - i);
}

DEFINE_COLOR_KERNELS(AVX512)

const cpx_kernels cpx_avx512_kernels = {
    cpx_avx512_weigh_rows, cpx_avx2_weigh_columns, double_columns, split3, split4, cpx_avx512_rgb, luma,
    cpx_avx2_half_chroma, cpx_avx512_add_values,
};

#endif
