#ifndef CPIXELS_ROW_PAIRS_H
#define CPIXELS_ROW_PAIRS_H

#include "levels.h"

// Instructions that multiply and add take two rows at once. Neighboring rows of the result are made of nearly the same
// rows: made together, these are fetched and widened once.

enum { most_pairs = 512 };

/// Two rows of the result, or one, and the rows that they are made of.
typedef struct {
    cpx_rows rows;
    size_t count; ///< Rows, the last of which is the second of its pair, too, where the number is odd.
    int32_t weights[2][most_pairs]; ///< For each result and pair both weights, the first in the low half.
} row_pairs;

static inline const uint8_t *row_of_pair(const row_pairs *pairs, size_t k, size_t i) {
    return pairs->rows[2 * k + i < pairs->count ? 2 * k + i : pairs->count - 1];
}

static inline size_t pair_count(const row_pairs *pairs) { return (pairs->count + 1) / 2; }

/// Whether there is room for what row `i` of the result and `results - 1` behind it are made of.
static inline bool make_row_pairs(cpx_rows rows, const cpx_row_weights *all, size_t i, size_t results,
                                  row_pairs *pairs) {
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
            uint32_t pair = 0;
            for (ptrdiff_t half = 0; half < 2; half++) {
                ptrdiff_t tap = (ptrdiff_t)(2 * k) + half - before;
                if (tap >= 0 && tap < all->counts[i + r]) pair |= (uint32_t)(uint16_t)weights[tap] << (16 * half);
            }
            pairs->weights[r][k] = (int32_t)pair;
        }
    }
    return true;
}

#endif
