#include "avx2.h"

#if defined(__x86_64__)

// The table of 256 values is split into sixteen tables of 16. One instruction looks up 32 codes in one of these. Nearby
// codes of a picture mostly fall into two or three of the sixteen, and only those are used.

/// The bytes of 256 values.
typedef struct {
    uint8_t low[256], high[256];
} value_bytes;

/// The sums of 32 columns, in the order that unpacking within 128-bit lanes leaves: 0-7 and 16-23, 8-15 and 24-31.
typedef struct {
    __m256i low[2], high[2];
} byte_sums;

INLINE uint8_t smallest(__m256i codes) {
    __m128i half = _mm_min_epu8(_mm256_castsi256_si128(codes), _mm256_extracti128_si256(codes, 1));
    __m128i words = _mm_min_epu8(half, _mm_srli_epi16(half, 8));
    return (uint8_t)_mm_cvtsi128_si32(_mm_minpos_epu16(words));
}

INLINE uint8_t largest(__m256i codes) {
    return (uint8_t)~smallest(_mm256_xor_si256(codes, _mm256_set1_epi8(-1)));
}

INLINE __m256i sixteen(const uint8_t *bytes) {
    return _mm256_broadcastsi128_si256(_mm_loadu_si128((const __m128i *)bytes));
}

INLINE void add_bytes(__m256i sums[2], __m256i bytes) {
    __m256i zero = _mm256_setzero_si256();
    sums[0] = _mm256_add_epi16(sums[0], _mm256_unpacklo_epi8(bytes, zero));
    sums[1] = _mm256_add_epi16(sums[1], _mm256_unpackhi_epi8(bytes, zero));
}

/// Adds the bytes of 32 columns whose codes are in `parts` sixteenths of the table, from the code `first` on.
INLINE void add_parts(int parts, uint8_t first, cpx_rows rows, size_t count, size_t x,
                      const value_bytes *bytes, byte_sums *sums) {
    // A look-up returns 0 for an index of 128 or more. Here all codes except 0...15 get such an index.
    __m256i beyond = _mm256_set1_epi8(0x70), sixteenth = _mm256_set1_epi8(16);
    for (size_t k = 0; k < count; k++) {
        __m256i codes = _mm256_sub_epi8(load(row_of(rows, k) + x), _mm256_set1_epi8((char)first));
        __m256i low = _mm256_setzero_si256(), high = low;
        for (int i = 0; i < parts; i++) {
            __m256i indices = _mm256_adds_epu8(codes, beyond);
            low = _mm256_or_si256(low, _mm256_shuffle_epi8(sixteen(bytes->low + first + 16 * i), indices));
            high = _mm256_or_si256(high, _mm256_shuffle_epi8(sixteen(bytes->high + first + 16 * i), indices));
            codes = _mm256_sub_epi8(codes, sixteenth);
        }
        add_bytes(sums->low, low);
        add_bytes(sums->high, high);
    }
}

INLINE byte_sums sums_of_bytes(cpx_rows rows, size_t count, size_t x, const value_bytes *bytes) {
    __m256i low = load(rows.first + x), high = low, zero = _mm256_setzero_si256();
    for (size_t k = 1; k < count; k++) {
        __m256i codes = load(row_of(rows, k) + x);
        low = _mm256_min_epu8(low, codes);
        high = _mm256_max_epu8(high, codes);
    }
    uint8_t first = smallest(low) & 0xf0;
    int parts = (largest(high) - first) / 16 + 1;
    byte_sums sums = {{zero, zero}, {zero, zero}};
    // With a constant number, the compiler unrolls the inner loop.
    switch (parts) {
    case 1: add_parts(1, first, rows, count, x, bytes, &sums); break;
    case 2: add_parts(2, first, rows, count, x, bytes, &sums); break;
    case 3: add_parts(3, first, rows, count, x, bytes, &sums); break;
    default: add_parts(parts, first, rows, count, x, bytes, &sums);
    }
    return sums;
}

/// Adds the sums of eight low and of eight high bytes.
INLINE void add_8(uint32_t *sums, __m128i low, __m128i high) {
    __m256i values =
        _mm256_add_epi32(_mm256_cvtepu16_epi32(low), _mm256_slli_epi32(_mm256_cvtepu16_epi32(high), 8));
    store(sums, _mm256_add_epi32(load(sums), values));
}

AVX2 void cpx_avx2_add_values(cpx_rows rows, size_t count, const uint16_t *values, uint32_t *sums,
                              size_t width) {
    if (count == 0) return;
    value_bytes bytes;
    for (int i = 0; i < 256; i++) bytes.low[i] = values[i] & 0xff, bytes.high[i] = (uint8_t)(values[i] >> 8);
    size_t x = 0;
    for (; x + 32 <= width; x += 32) {
        byte_sums all = sums_of_bytes(rows, count, x, &bytes);
        for (int i = 0; i < 2; i++) {
            add_8(sums + x + 8 * i, _mm256_castsi256_si128(all.low[i]), _mm256_castsi256_si128(all.high[i]));
            add_8(sums + x + 8 * i + 16, _mm256_extracti128_si256(all.low[i], 1),
                  _mm256_extracti128_si256(all.high[i], 1));
        }
    }
    for (size_t k = 0; k < count; k++)
        for (size_t i = x; i < width; i++) sums[i] += values[row_of(rows, k)[i]];
}

#endif
