#include "color.h"

#if defined(__x86_64__)

#include <immintrin.h>

#define AVX2 __attribute__((target("avx2")))
#define INLINE static inline __attribute__((always_inline, target("avx2")))

INLINE __m256i load(const void *p) { return _mm256_loadu_si256((const __m256i *)p); }
INLINE void store(void *p, __m256i v) { _mm256_storeu_si256((__m256i *)p, v); }

/// The sums of 32 columns: columns 0-3 and 16-19, 4-7 and 20-23, 8-11 and 24-27, 12-15 and 28-31, the order
/// in which unpacking within 128-bit lanes leaves them.
typedef struct {
    __m256i quads[4];
} sums32;

/// Adds the products of two rows: interleaved, each pair of samples lies where one multiply-add takes it up.
INLINE void add_pair(sums32 *sums, __m256i row0, __m256i row1, __m256i weights) {
    __m256i zero = _mm256_setzero_si256();
    __m256i low = _mm256_unpacklo_epi8(row0, row1), high = _mm256_unpackhi_epi8(row0, row1);
    __m256i pairs[4] = {_mm256_unpacklo_epi8(low, zero), _mm256_unpackhi_epi8(low, zero),
                        _mm256_unpacklo_epi8(high, zero), _mm256_unpackhi_epi8(high, zero)};
    for (int i = 0; i < 4; i++)
        sums->quads[i] = _mm256_add_epi32(sums->quads[i], _mm256_madd_epi16(pairs[i], weights));
}

INLINE void store_rounded(int16_t *out, const sums32 *sums) {
    __m256i shifted[4];
    for (int i = 0; i < 4; i++) shifted[i] = _mm256_srai_epi32(sums->quads[i], 8);
    __m256i first = _mm256_packs_epi32(shifted[0], shifted[1]);
    __m256i second = _mm256_packs_epi32(shifted[2], shifted[3]);
    store(out, _mm256_permute2x128_si256(first, second, 0x20));
    store(out + 16, _mm256_permute2x128_si256(first, second, 0x31));
}

/// Two weights as one 32-bit element, the first in the low half.
INLINE __m256i weight_pair(int16_t first, int16_t second) {
    return _mm256_set1_epi32((int32_t)((uint32_t)(uint16_t)second << 16 | (uint16_t)first));
}

/// `blocks` times 32 columns.
INLINE void weigh_blocks(int blocks, const uint8_t *rows, size_t stride, const int16_t *weights, size_t taps,
                         int16_t *out) {
    sums32 sums[2];
    for (int b = 0; b < blocks; b++)
        for (int i = 0; i < 4; i++) sums[b].quads[i] = _mm256_set1_epi32(128);
    size_t k = 0;
    for (; k + 2 <= taps; k += 2, rows += 2 * stride) {
        __m256i pair = weight_pair(weights[k], weights[k + 1]);
        for (int b = 0; b < blocks; b++)
            add_pair(&sums[b], load(rows + 32 * b), load(rows + stride + 32 * b), pair);
    }
    if (k < taps) {
        __m256i pair = weight_pair(weights[k], 0);
        for (int b = 0; b < blocks; b++)
            add_pair(&sums[b], load(rows + 32 * b), _mm256_setzero_si256(), pair);
    }
    for (int b = 0; b < blocks; b++) store_rounded(out + 32 * b, &sums[b]);
}

AVX2 static void weigh_rows(const uint8_t *rows, size_t stride, const int16_t *weights, size_t taps,
                            int16_t *out, size_t columns) {
    if (columns < 32) {
        cpx_portable_kernels.weigh_rows(rows, stride, weights, taps, out, columns);
        return;
    }
    // A whole cache line of each row at a time, because rows a power of two apart evict each other.
    size_t x = 0;
    for (; x + 64 <= columns; x += 64) weigh_blocks(2, rows + x, stride, weights, taps, out + x);
    if (x + 32 <= columns) {
        weigh_blocks(1, rows + x, stride, weights, taps, out + x);
        x += 32;
    }
    // The last columns, some of them for the second time.
    if (x < columns) weigh_blocks(1, rows + columns - 32, stride, weights, taps, out + columns - 32);
}

// The second pass works on eight rows at a time, a row in each 32-bit element: the columns of a block are turned
// into vectors of pairs of samples, from which a multiply-add takes two taps of all eight rows, and nothing has
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

/// Turns `columns` columns, rounded up to eight, of eight rows.
INLINE void turn(const int16_t *const rows[lanes], size_t first, size_t columns, column_pair *pairs) {
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

/// One output sample of each row, in 32 bits.
INLINE __m256i weigh_pairs(const column_pair *pairs, const int16_t *weights, size_t taps) {
    __m256i sum = _mm256_set1_epi32(1 << 19);
    for (size_t k = 0; k < taps; k += 2) {
        __m256i pair = weight_pair(weights[k], weights[k + 1]);
        sum = _mm256_add_epi32(sum, _mm256_madd_epi16(load(pairs + k / 2), pair));
    }
    return _mm256_srai_epi32(sum, 20);
}

/// Eight bytes of each row. In `low` and `high` each 128-bit lane has four samples of four rows, a row in each
/// fourth byte.
INLINE void store_rows(__m256i low, __m256i high, uint8_t *const out[lanes], size_t x) {
    __m256i by_row = _mm256_broadcastsi128_si256(
        _mm_setr_epi8(0, 4, 8, 12, 1, 5, 9, 13, 2, 6, 10, 14, 3, 7, 11, 15));
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

/// Eight output samples of each row, of pairs that begin at sample `first`.
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

/// Eight rows of at least eight output samples.
INLINE void weigh_all(const int16_t *const rows[lanes], const int32_t *starts, const int16_t *weights, size_t taps,
                      uint8_t *const out[lanes], size_t count) {
    _Alignas(32) column_pair pairs[block_columns / 2];
    size_t first = 0, end = 0, last = (size_t)starts[count - 1] + taps;
    for (size_t i = 0; i < count; i += 8) {
        // The last outputs, some of them for the second time.
        if (i + 8 > count) i = count - 8;
        if ((size_t)starts[i + 7] + taps > end || (size_t)starts[i] < first) {
            first = (size_t)starts[i];
            end = first + block_columns < last ? first + block_columns : last;
            turn(rows, first, end - first, pairs);
        }
        weigh_8(pairs, first, starts + i, weights + i * taps, taps, out, i);
    }
}

/// Whether all output samples can be made eight at a time, as `weigh_all` takes them, each time from one block.
static bool fit_blocks(const int32_t *starts, size_t taps, size_t count) {
    if (count < 8) return false;
    for (size_t i = 0; i < count; i += 8) {
        if (i + 8 > count) i = count - 8;
        if ((size_t)(starts[i + 7] - starts[i]) + taps > block_columns) return false;
    }
    return true;
}

AVX2 static void weigh_columns(cpx_weighed_rows rows, const int32_t *starts, const int16_t *weights, size_t taps,
                               uint8_t *out, size_t out_stride, size_t count) {
    if (!fit_blocks(starts, taps, count)) {
        cpx_portable_kernels.weigh_columns(rows, starts, weights, taps, out, out_stride, count);
        return;
    }
    for (size_t y = 0; y < rows.count; y += lanes) {
        const int16_t *in[lanes];
        uint8_t *to[lanes];
        // The last row stands in for those that are missing.
        for (size_t i = 0; i < lanes; i++) {
            size_t row = y + i < rows.count ? y + i : rows.count - 1;
            in[i] = rows.samples + row * rows.stride;
            to[i] = out + row * out_stride;
        }
        // A constant number of taps leaves no inner loop: these are what masters are mostly reduced with.
        switch (taps) {
        case 8: weigh_all(in, starts, weights, 8, to, count); break;
        case 10: weigh_all(in, starts, weights, 10, to, count); break;
        case 14: weigh_all(in, starts, weights, 14, to, count); break;
        default: weigh_all(in, starts, weights, taps, to, count);
        }
    }
}

INLINE __m256i round_and_clamp(__m256i low, __m256i high) {
    __m256i half = _mm256_set1_epi32(1 << 19);
    low = _mm256_srai_epi32(_mm256_add_epi32(low, half), 20);
    high = _mm256_srai_epi32(_mm256_add_epi32(high, half), 20);
    __m256i words = _mm256_packs_epi32(low, high);
    return _mm256_min_epi16(_mm256_max_epi16(words, _mm256_setzero_si256()), _mm256_set1_epi16(255));
}

AVX2 static void double_columns(const int16_t *row, const int16_t *even, const int16_t *odd, uint8_t *out,
                                size_t pairs) {
    size_t i = 0;
    for (; i + 16 <= pairs; i += 16) {
        __m256i sums[4] = {_mm256_setzero_si256(), _mm256_setzero_si256(), _mm256_setzero_si256(),
                           _mm256_setzero_si256()};
        for (size_t k = 0; k < 8; k += 2) {
            __m256i first = load(row + i + k), second = load(row + i + k + 1);
            __m256i low = _mm256_unpacklo_epi16(first, second), high = _mm256_unpackhi_epi16(first, second);
            __m256i even_pair = weight_pair(even[k], even[k + 1]), odd_pair = weight_pair(odd[k], odd[k + 1]);
            sums[0] = _mm256_add_epi32(sums[0], _mm256_madd_epi16(low, even_pair));
            sums[1] = _mm256_add_epi32(sums[1], _mm256_madd_epi16(high, even_pair));
            sums[2] = _mm256_add_epi32(sums[2], _mm256_madd_epi16(low, odd_pair));
            sums[3] = _mm256_add_epi32(sums[3], _mm256_madd_epi16(high, odd_pair));
        }
        // Each odd output above its even one: bytes in their order.
        __m256i evens = round_and_clamp(sums[0], sums[1]), odds = round_and_clamp(sums[2], sums[3]);
        store(out + 2 * i, _mm256_or_si256(evens, _mm256_slli_epi16(odds, 8)));
    }
    cpx_portable_kernels.double_columns(row + i, even, odd, out + 2 * i, pairs - i);
}

DEFINE_COLOR_KERNELS(AVX2)

const cpx_kernels cpx_avx2_kernels = {
    weigh_rows, weigh_columns, double_columns, split3, split4, rgb, luma, half_chroma,
};

#endif
