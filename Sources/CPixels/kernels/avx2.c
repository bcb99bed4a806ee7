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

/// The sums of four vectors, those of their low lanes in the low lane and of their high lanes in the high.
INLINE __m256i add_up(const __m256i vectors[4]) {
    return _mm256_hadd_epi32(_mm256_hadd_epi32(vectors[0], vectors[1]),
                             _mm256_hadd_epi32(vectors[2], vectors[3]));
}

/// The sums of eight output samples of 8 taps.
INLINE __m256i weigh_8x8(const int16_t *row, const int32_t *starts, const int16_t *weights) {
    __m256i products[4];
    for (int i = 0; i < 4; i++) {
        __m128i first = _mm_loadu_si128((const __m128i *)(row + starts[2 * i]));
        __m128i second = _mm_loadu_si128((const __m128i *)(row + starts[2 * i + 1]));
        products[i] = _mm256_madd_epi16(_mm256_set_m128i(second, first), load(weights + 16 * i));
    }
    __m256i sums = add_up(products);
    // Even outputs are in the low lane, odd ones in the high lane.
    __m128i even = _mm256_castsi256_si128(sums), odd = _mm256_extracti128_si256(sums, 1);
    return _mm256_set_m128i(_mm_unpackhi_epi32(even, odd), _mm_unpacklo_epi32(even, odd));
}

/// The sums of eight output samples of `taps` taps, a multiple of 16.
INLINE __m256i weigh_8x16(const int16_t *row, const int32_t *starts, const int16_t *weights, size_t taps) {
    __m256i sums[8];
    for (int i = 0; i < 8; i++) {
        const int16_t *samples = row + starts[i];
        sums[i] = _mm256_madd_epi16(load(samples), load(weights));
        for (size_t k = 16; k < taps; k += 16)
            sums[i] = _mm256_add_epi32(sums[i], _mm256_madd_epi16(load(samples + k), load(weights + k)));
        weights += taps;
    }
    __m256i low = add_up(sums), high = add_up(sums + 4);
    return _mm256_add_epi32(_mm256_permute2x128_si256(low, high, 0x20),
                            _mm256_permute2x128_si256(low, high, 0x31));
}

INLINE void weigh_8(const int16_t *row, const int32_t *starts, const int16_t *weights, size_t taps,
                    uint8_t *out) {
    __m256i sums = taps == 8 ? weigh_8x8(row, starts, weights) : weigh_8x16(row, starts, weights, taps);
    sums = _mm256_srai_epi32(_mm256_add_epi32(sums, _mm256_set1_epi32(1 << 19)), 20);
    __m128i words = _mm_packs_epi32(_mm256_castsi256_si128(sums), _mm256_extracti128_si256(sums, 1));
    _mm_storel_epi64((__m128i *)out, _mm_packus_epi16(words, words));
}

INLINE void weigh_all(const int16_t *row, const int32_t *starts, const int16_t *weights, size_t taps,
                      uint8_t *out, size_t count) {
    for (size_t i = 0; i + 8 <= count; i += 8) weigh_8(row, starts + i, weights + i * taps, taps, out + i);
    // The last outputs, some of them for the second time.
    size_t last = count - 8;
    if (count % 8 != 0) weigh_8(row, starts + last, weights + last * taps, taps, out + last);
}

AVX2 static void weigh_columns(const int16_t *row, const int32_t *starts, const int16_t *weights, size_t taps,
                               uint8_t *out, size_t count) {
    // A constant number of taps leaves no inner loop.
    if (count < 8)
        cpx_portable_kernels.weigh_columns(row, starts, weights, taps, out, count);
    else if (taps == 8)
        weigh_all(row, starts, weights, 8, out, count);
    else if (taps == 16)
        weigh_all(row, starts, weights, 16, out, count);
    else
        weigh_all(row, starts, weights, taps, out, count);
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
