#include "avx512.h"
#include "color.h"

#if defined(__x86_64__)

/// The sums of 64 columns: of each 16 of them the first four, the second, the third and the last, the order in which
/// unpacking within 128-bit lanes leaves them.
typedef struct {
    __m512i quads[4];
} sums64;

/// Adds the products of two rows: interleaved, each pair of samples lies where one instruction takes it up.
INLINE512 void add_pair(sums64 *sums, __m512i row0, __m512i row1, __m512i weights) {
    __m512i zero = _mm512_setzero_si512();
    __m512i low = _mm512_unpacklo_epi8(row0, row1), high = _mm512_unpackhi_epi8(row0, row1);
    sums->quads[0] = _mm512_dpwssd_epi32(sums->quads[0], _mm512_unpacklo_epi8(low, zero), weights);
    sums->quads[1] = _mm512_dpwssd_epi32(sums->quads[1], _mm512_unpackhi_epi8(low, zero), weights);
    sums->quads[2] = _mm512_dpwssd_epi32(sums->quads[2], _mm512_unpacklo_epi8(high, zero), weights);
    sums->quads[3] = _mm512_dpwssd_epi32(sums->quads[3], _mm512_unpackhi_epi8(high, zero), weights);
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

/// `blocks` times 64 columns.
INLINE512 void weigh_blocks(int blocks, cpx_rows rows, size_t first, const int16_t *weights, size_t taps,
                            int16_t *out) {
    sums64 sums[2];
    for (int b = 0; b < blocks; b++)
        for (int i = 0; i < 4; i++) sums[b].quads[i] = _mm512_set1_epi32(128);
    for (size_t k = 0; k < taps; k += 2) {
        // An odd one is weighed with itself and 0.
        size_t next = k + 1 < taps ? k + 1 : k;
        __m512i pair = weight_pairs(weights[k], next == k ? 0 : weights[next]);
        const uint8_t *row0 = rows[k] + first, *row1 = rows[next] + first;
        for (int b = 0; b < blocks; b++) {
            __builtin_prefetch(row0 + 64 * b + fetched_ahead);
            __builtin_prefetch(row1 + 64 * b + fetched_ahead);
            add_pair(&sums[b], load64(row0 + 64 * b), load64(row1 + 64 * b), pair);
        }
    }
    for (int b = 0; b < blocks; b++) store_rounded(out + 64 * b, &sums[b]);
}

AVX512 static void weigh_rows(cpx_rows rows, size_t first, const int16_t *weights, size_t taps, int16_t *out,
                              size_t columns) {
    if (columns < 64) {
        cpx_avx2_kernels.weigh_rows(rows, first, weights, taps, out, columns);
        return;
    }
    size_t x = 0;
    for (; x + 128 <= columns; x += 128) weigh_blocks(2, rows, first + x, weights, taps, out + x);
    if (x + 64 <= columns) {
        weigh_blocks(1, rows, first + x, weights, taps, out + x);
        x += 64;
    }
    // The last columns, some of them for the second time.
    if (x < columns) weigh_blocks(1, rows, first + columns - 64, weights, taps, out + columns - 64);
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
