#include "avx2.h"
#include "color.h"

#if defined(__x86_64__)

/// The sums of 32 columns, in the order that unpacking within 128-bit lanes leaves: columns 0-3 and 16-19, 4-7 and
/// 20-23, 8-11 and 24-27, 12-15 and 28-31.
typedef struct {
    __m256i quads[4];
} sums32;

/// Adds the products of two rows. Interleaving puts the samples of a pair next to each other, as the multiply-add
/// requires.
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

/// Weighs `blocks` times 32 columns.
INLINE void weigh_blocks(int blocks, cpx_rows rows, const int16_t *weights, size_t taps, int16_t *out) {
    sums32 sums[2];
    for (int b = 0; b < blocks; b++)
        for (int i = 0; i < 4; i++) sums[b].quads[i] = _mm256_set1_epi32(128);
    const uint8_t *row = rows.first;
    size_t k = 0;
    for (; k + 2 <= taps; k += 2, row += 2 * rows.stride) {
        __m256i pair = weight_pair(weights[k], weights[k + 1]);
        const uint8_t *next = row + rows.stride;
        __builtin_prefetch(row + fetched_ahead);
        __builtin_prefetch(next + fetched_ahead);
        for (int b = 0; b < blocks; b++) add_pair(&sums[b], load(row + 32 * b), load(next + 32 * b), pair);
    }
    if (k < taps) {
        __m256i pair = weight_pair(weights[k], 0);
        for (int b = 0; b < blocks; b++) add_pair(&sums[b], load(row + 32 * b), _mm256_setzero_si256(), pair);
    }
    for (int b = 0; b < blocks; b++) store_rounded(out + 32 * b, &sums[b]);
}

INLINE void weigh_row(cpx_rows rows, const int16_t *weights, size_t taps, int16_t *out, size_t columns) {
    // Reads a whole cache line of each row at a time, because rows a power of two apart evict each other.
    const uint8_t *first = rows.first;
    size_t x = 0;
    for (; x + 64 <= columns; x += 64) {
        rows.first = first + x;
        weigh_blocks(2, rows, weights, taps, out + x);
    }
    if (x + 32 <= columns) {
        rows.first = first + x;
        weigh_blocks(1, rows, weights, taps, out + x);
        x += 32;
    }
    if (x < columns) {
        // Some of the last columns are computed twice.
        rows.first = first + columns - 32;
        weigh_blocks(1, rows, weights, taps, out + columns - 32);
    }
}

AVX2 static void weigh_rows(cpx_rows rows, cpx_row_weights weights, int16_t *out, size_t out_stride,
                            size_t columns) {
    if (columns < 32) {
        cpx_portable_kernels.weigh_rows(rows, weights, out, out_stride, columns);
        return;
    }
    for (size_t i = 0; i < weights.count; i++) {
        cpx_rows own = {row_of(rows, (size_t)weights.starts[i]), rows.stride};
        weigh_row(own, weights.weights + i * weights.taps, (size_t)weights.counts[i], out + i * out_stride,
                  columns);
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
        // Each odd output goes to the high byte above its even one.
        __m256i evens = round_and_clamp(sums[0], sums[1]), odds = round_and_clamp(sums[2], sums[3]);
        store(out + 2 * i, _mm256_or_si256(evens, _mm256_slli_epi16(odds, 8)));
    }
    cpx_portable_kernels.double_columns(row + i, even, odd, out + 2 * i, pairs - i);
}

DEFINE_COLOR_KERNELS(AVX2)

const cpx_kernels cpx_avx2_kernels = {
    weigh_rows,
    cpx_avx2_weigh_columns,
    double_columns,
    split3,
    split4,
    cpx_avx2_rgb,
    luma,
    chroma,
    cpx_avx2_half_chroma,
    cpx_avx2_add_values,
    cpx_avx2_pointwise,
    cpx_avx2_depthwise,
};

#endif
