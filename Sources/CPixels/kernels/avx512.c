#include "avx512.h"
#include "color.h"
#include "row_pairs.h"

#if defined(__x86_64__)

/// The sums of 64 columns: of each 16 of them the first four, the second, the third and the last, the order in which
/// unpacking within 128-bit lanes leaves them.
typedef struct {
    __m512i quads[4];
} sums64;

/// Adds the products of two rows to the sums of as many results: interleaved, each pair of samples lies where one
/// instruction takes it up.
INLINE512 void add_pair(int results, sums64 *sums, __m512i row0, __m512i row1, const __m512i *weights) {
    __m512i zero = _mm512_setzero_si512();
    __m512i low = _mm512_unpacklo_epi8(row0, row1), high = _mm512_unpackhi_epi8(row0, row1);
    __m512i pairs[4] = {_mm512_unpacklo_epi8(low, zero), _mm512_unpackhi_epi8(low, zero),
                        _mm512_unpacklo_epi8(high, zero), _mm512_unpackhi_epi8(high, zero)};
    for (int r = 0; r < results; r++)
        for (int i = 0; i < 4; i++)
            sums[r].quads[i] = _mm512_dpwssd_epi32(sums[r].quads[i], pairs[i], weights[r]);
}

INLINE512 void store_rounded(int16_t *out, const sums64 *sums) {
    __m512i shifted[4];
    for (int i = 0; i < 4; i++) shifted[i] = _mm512_srai_epi32(sums->quads[i], 8);
    __m512i first = _mm512_packs_epi32(shifted[0], shifted[1]);
    __m512i second = _mm512_packs_epi32(shifted[2], shifted[3]);
    store64(out, _mm512_permutex2var_epi64(first, _mm512_setr_epi64(0, 1, 8, 9, 2, 3, 10, 11), second));
    store64(out + 32, _mm512_permutex2var_epi64(first, _mm512_setr_epi64(4, 5, 12, 13, 6, 7, 14, 15), second));
}

// As far ahead as with AVX2.
enum { fetched_ahead = 128 };

/// 64 columns from `first` on.
INLINE512 void weigh_block(int results, const row_pairs *pairs, size_t first, int16_t *const *out, size_t x) {
    sums64 sums[2];
    for (int r = 0; r < results; r++)
        for (int i = 0; i < 4; i++) sums[r].quads[i] = _mm512_set1_epi32(128);
    for (size_t k = 0; k < pair_count(pairs); k++) {
        const uint8_t *row0 = row_of_pair(pairs, k, 0) + first, *row1 = row_of_pair(pairs, k, 1) + first;
        __builtin_prefetch(row0 + fetched_ahead);
        __builtin_prefetch(row1 + fetched_ahead);
        __m512i weights[2];
        for (int r = 0; r < results; r++) weights[r] = _mm512_set1_epi32(pairs->weights[r][k]);
        add_pair(results, sums, load64(row0), load64(row1), weights);
    }
    for (int r = 0; r < results; r++) store_rounded(out[r] + x, &sums[r]);
}

INLINE512 void weigh_pairs_of_rows(int results, const row_pairs *pairs, size_t first, int16_t *const *out,
                                   size_t columns) {
    for (size_t x = 0; x + 64 <= columns; x += 64) weigh_block(results, pairs, first + x, out, x);
    // The last columns, some of them for the second time.
    if (columns % 64 != 0) weigh_block(results, pairs, first + columns - 64, out, columns - 64);
}

AVX512 static void weigh_rows(cpx_rows rows, size_t first, cpx_row_weights weights, int16_t *out, size_t stride,
                              size_t columns) {
    row_pairs pairs;
    for (size_t i = 0; i < weights.count; i += 2) {
        size_t results = weights.count - i < 2 ? 1 : 2;
        if (columns < 64 || !make_row_pairs(rows, &weights, i, results, &pairs)) {
            cpx_avx2_kernels.weigh_rows(rows, first, weights, out, stride, columns);
            return;
        }
        int16_t *to[2] = {out + i * stride, out + (i + results - 1) * stride};
        if (results == 2) weigh_pairs_of_rows(2, &pairs, first, to, columns);
        else weigh_pairs_of_rows(1, &pairs, first, to, columns);
    }
}

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
    weigh_rows, cpx_avx2_weigh_columns, double_columns, split3, split4, cpx_avx512_rgb, luma,
    cpx_avx2_half_chroma, cpx_avx512_add_values,
};

#endif
