#include "avx512.h"

#if defined(__x86_64__)

// Instructions that multiply and add take two rows at once. Neighboring rows of the result are made of nearly the
// same rows: made together, these are fetched and widened once.

enum { most_pairs = 512 };

/// Two rows of the result, or one, and the rows that they are made of.
typedef struct {
    cpx_rows rows;
    size_t count; ///< Rows, the last of which is the second of its pair, too, where the number is odd.
    int32_t weights[2][most_pairs]; ///< For each result and pair both weights, the first in the low half.
} paired_rows;

static inline const uint8_t *row_of_pair(const paired_rows *pairs, size_t k, size_t i) {
    return pairs->rows[2 * k + i < pairs->count ? 2 * k + i : pairs->count - 1];
}

static inline size_t pair_count(const paired_rows *pairs) { return (pairs->count + 1) / 2; }

static inline int16_t weight(const int16_t *weights, ptrdiff_t taps, ptrdiff_t tap) {
    return tap >= 0 && tap < taps ? weights[tap] : 0;
}

/// Pairs what row `i` of the result and `results - 1` behind it are made of; false where there is no room for it.
static inline bool pair_rows(cpx_rows rows, const cpx_row_weights *all, size_t i, size_t results,
                             paired_rows *pairs) {
    ptrdiff_t low = all->starts[i], high = low;
    for (size_t r = i; r < i + results; r++) {
        ptrdiff_t start = all->starts[r], end = start + all->counts[r];
        low = start < low ? start : low;
        high = end > high ? end : high;
    }
    if (high - low > 2 * most_pairs) return false;
    pairs->rows = rows + (low - all->origin);
    pairs->count = (size_t)(high - low);
    for (size_t r = 0; r < results; r++) {
        const int16_t *weights = all->weights + (i + r) * all->taps;
        ptrdiff_t before = all->starts[i + r] - low;
        for (size_t k = 0; k < pair_count(pairs); k++) {
            ptrdiff_t tap = (ptrdiff_t)(2 * k) - before, taps = all->counts[i + r];
            pairs->weights[r][k] = packed(weight(weights, taps, tap), weight(weights, taps, tap + 1));
        }
    }
    return true;
}

/// The sums of 64 columns: of each 16 of them the first four, the second, the third and the last, the order in which
/// unpacking within 128-bit lanes leaves them.
typedef struct {
    __m512i quads[4];
} sums64;

/// Adds the products of two rows to the sums of `results` rows: interleaved, each pair of samples lies where one
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
    store64(out, first_lanes(first, second));
    store64(out + 32, last_lanes(first, second));
}

/// 64 columns from `first` on.
INLINE512 void weigh_block(int results, const paired_rows *pairs, size_t first, int16_t *const *out, size_t x) {
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

INLINE512 void weigh_columns(int results, const paired_rows *pairs, size_t first, int16_t *const *out,
                             size_t columns) {
    for (size_t x = 0; x + 64 <= columns; x += 64) weigh_block(results, pairs, first + x, out, x);
    // The last columns, some of them for the second time.
    if (columns % 64 != 0) weigh_block(results, pairs, first + columns - 64, out, columns - 64);
}

AVX512 void cpx_avx512_weigh_rows(cpx_rows rows, size_t first, cpx_row_weights weights, int16_t *out,
                                  size_t stride, size_t columns) {
    paired_rows pairs;
    for (size_t i = 0; i < weights.count; i += 2) {
        size_t results = weights.count - i < 2 ? 1 : 2;
        if (columns < 64 || !pair_rows(rows, &weights, i, results, &pairs)) {
            cpx_avx2_kernels.weigh_rows(rows, first, weights, out, stride, columns);
            return;
        }
        int16_t *to[2] = {out + i * stride, out + (i + results - 1) * stride};
        if (results == 2) weigh_columns(2, &pairs, first, to, columns);
        else weigh_columns(1, &pairs, first, to, columns);
    }
}

#endif
