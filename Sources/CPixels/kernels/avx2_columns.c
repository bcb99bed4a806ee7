#include "avx2.h"

#if defined(__x86_64__)

// The second pass works on eight rows at a time, with one row in each 32-bit element. The columns of a block are
// transposed into vectors of pairs of samples. One multiply-add then takes two taps of all eight rows, and nothing has
// to be added up across a vector.

enum { lanes = 8, block_columns = 512 };

/// Two neighboring samples of each of eight rows.
typedef struct {
    int16_t samples[2 * lanes];
} column_pair;

/// Eight samples of one row in the low lane and of another in the high.
INLINE __m256i load_two(const int16_t *low, const int16_t *high) {
    return _mm256_inserti128_si256(_mm256_castsi128_si256(_mm_loadu_si128((const __m128i *)low)),
                                   _mm_loadu_si128((const __m128i *)high), 1);
}

/// Transposes `columns` columns of eight rows, rounded up to a multiple of eight.
INLINE void transpose(const int16_t *const rows[lanes], size_t first, size_t columns, column_pair *pairs) {
    for (size_t x = first; x < first + columns; x += 8, pairs += 4) {
        __m256i a = load_two(rows[0] + x, rows[4] + x), b = load_two(rows[1] + x, rows[5] + x);
        __m256i c = load_two(rows[2] + x, rows[6] + x), d = load_two(rows[3] + x, rows[7] + x);
        __m256i ab_low = _mm256_unpacklo_epi32(a, b), ab_high = _mm256_unpackhi_epi32(a, b);
        __m256i cd_low = _mm256_unpacklo_epi32(c, d), cd_high = _mm256_unpackhi_epi32(c, d);
        store(pairs, _mm256_unpacklo_epi64(ab_low, cd_low));
        store(pairs + 1, _mm256_unpackhi_epi64(ab_low, cd_low));
        store(pairs + 2, _mm256_unpacklo_epi64(ab_high, cd_high));
        store(pairs + 3, _mm256_unpackhi_epi64(ab_high, cd_high));
    }
}

/// Returns one output sample of each row, in 32 bits.
INLINE __m256i weigh_pairs(const column_pair *pairs, const int16_t *weights, size_t taps) {
    __m256i sum = _mm256_set1_epi32(1 << 19);
    for (size_t k = 0; k < taps; k += 2) {
        __m256i pair = weight_pair(weights[k], weights[k + 1]);
        sum = _mm256_add_epi32(sum, _mm256_madd_epi16(load(pairs + k / 2), pair));
    }
    return _mm256_srai_epi32(sum, 20);
}

/// Stores eight bytes of each row. In `low` and `high`, each 128-bit lane has four samples of four rows, and every fourth
/// byte belongs to the same row.
INLINE void store_rows(__m256i low, __m256i high, uint8_t *const out[lanes], size_t x) {
    __m256i by_row =
        _mm256_broadcastsi128_si256(_mm_setr_epi8(0, 4, 8, 12, 1, 5, 9, 13, 2, 6, 10, 14, 3, 7, 11, 15));
    low = _mm256_shuffle_epi8(low, by_row), high = _mm256_shuffle_epi8(high, by_row);
    __m256i rows[2] = {_mm256_unpacklo_epi32(low, high), _mm256_unpackhi_epi32(low, high)};
    for (int i = 0; i < 2; i++) {
        __m128i first = _mm256_castsi256_si128(rows[i]), second = _mm256_extracti128_si256(rows[i], 1);
        _mm_storel_epi64((__m128i *)(out[2 * i] + x), first);
        _mm_storeh_pd((double *)(out[2 * i + 1] + x), _mm_castsi128_pd(first));
        _mm_storel_epi64((__m128i *)(out[2 * i + 4] + x), second);
        _mm_storeh_pd((double *)(out[2 * i + 5] + x), _mm_castsi128_pd(second));
    }
}

/// Computes eight output samples of each row, from pairs that begin at sample `first`.
INLINE void weigh_8(const column_pair *pairs, size_t first, const int32_t *starts, const int16_t *weights,
                    size_t taps, uint8_t *const out[lanes], size_t x) {
    __m256i samples[8];
#pragma clang loop unroll(full)
    for (int i = 0; i < 8; i++)
        samples[i] = weigh_pairs(pairs + ((size_t)starts[i] - first) / 2, weights + i * taps, taps);
    __m256i words[4];
    for (int i = 0; i < 4; i++) words[i] = _mm256_packs_epi32(samples[2 * i], samples[2 * i + 1]);
    store_rows(_mm256_packus_epi16(words[0], words[1]), _mm256_packus_epi16(words[2], words[3]), out, x);
}

/// Computes at least eight output samples of each of eight rows.
INLINE void weigh_all(const int16_t *const rows[lanes], const int32_t *starts, const int16_t *weights,
                      size_t taps, uint8_t *const out[lanes], size_t count) {
    _Alignas(32) column_pair pairs[block_columns / 2];
    size_t first = 0, end = 0, last = (size_t)starts[count - 1] + taps;
    for (size_t i = 0; i < count; i += 8) {
        // Some of the last outputs are computed twice.
        if (i + 8 > count) i = count - 8;
        if ((size_t)starts[i + 7] + taps > end || (size_t)starts[i] < first) {
            first = (size_t)starts[i];
            end = first + block_columns < last ? first + block_columns : last;
            transpose(rows, first, end - first, pairs);
        }
        weigh_8(pairs, first, starts + i, weights + i * taps, taps, out, i);
    }
}

/// Whether `weigh_all` can make all output samples, eight at a time, each from one block.
static bool fit_blocks(const int32_t *starts, size_t taps, size_t count) {
    if (count < 8) return false;
    for (size_t i = 0; i < count; i += 8) {
        if (i + 8 > count) i = count - 8;
        if ((size_t)(starts[i + 7] - starts[i]) + taps > block_columns) return false;
    }
    return true;
}

AVX2 void cpx_avx2_weigh_columns(cpx_weighed_rows rows, const int32_t *starts, const int16_t *weights,
                                 size_t taps, uint8_t *out, size_t out_stride, size_t count) {
    if (!fit_blocks(starts, taps, count)) {
        cpx_portable_kernels.weigh_columns(rows, starts, weights, taps, out, out_stride, count);
        return;
    }
    for (size_t y = 0; y < rows.count; y += lanes) {
        const int16_t *in[lanes];
        uint8_t *to[lanes];
        // The last row replaces the missing ones.
        for (size_t i = 0; i < lanes; i++) {
            size_t row = y + i < rows.count ? y + i : rows.count - 1;
            in[i] = rows.samples + row * rows.stride;
            to[i] = out + row * out_stride;
        }
        // With a constant number of taps, the compiler unrolls the inner loop. These are the most common numbers.
        switch (taps) {
        case 8: weigh_all(in, starts, weights, 8, to, count); break;
        case 10: weigh_all(in, starts, weights, 10, to, count); break;
        case 14: weigh_all(in, starts, weights, 14, to, count); break;
        default: weigh_all(in, starts, weights, taps, to, count);
        }
    }
}

#endif
