#include "avx512.h"

#if defined(__x86_64__)

/// A byte for each of 256 codes.
typedef struct {
    __m512i quarters[4];
} byte_table;

/// The sums of 64 columns, in the order in which unpacking within 128-bit lanes leaves them: of each 16 of them the
/// first eight, and the last.
typedef struct {
    __m512i halves[2];
} word_sums;

/// What a table says of 64 codes: one instruction looks up half of it.
INLINE512 __m512i look_up(const byte_table *table, __m512i codes) {
    __m512i low = _mm512_permutex2var_epi8(table->quarters[0], codes, table->quarters[1]);
    __m512i high = _mm512_permutex2var_epi8(table->quarters[2], codes, table->quarters[3]);
    return _mm512_mask_blend_epi8(_mm512_movepi8_mask(codes), low, high);
}

/// Adds the bytes of two rows.
INLINE512 void add_bytes(word_sums *sums, __m512i row0, __m512i row1) {
    __m512i ones = _mm512_set1_epi8(1);
    __m512i low = _mm512_unpacklo_epi8(row0, row1), high = _mm512_unpackhi_epi8(row0, row1);
    sums->halves[0] = _mm512_add_epi16(sums->halves[0], _mm512_maddubs_epi16(low, ones));
    sums->halves[1] = _mm512_add_epi16(sums->halves[1], _mm512_maddubs_epi16(high, ones));
}

/// Adds 16 low and 16 high bytes' sums to those of their columns.
INLINE512 void add_16(uint32_t *sums, __m256i low, __m256i high) {
    __m512i values = _mm512_add_epi32(_mm512_cvtepu16_epi32(low),
                                      _mm512_slli_epi32(_mm512_cvtepu16_epi32(high), 8));
    store64(sums, _mm512_add_epi32(load64(sums), values));
}

/// The same of 32.
INLINE512 void add_32(uint32_t *sums, __m512i low, __m512i high) {
    add_16(sums, _mm512_castsi512_si256(low), _mm512_castsi512_si256(high));
    add_16(sums + 16, _mm512_extracti64x4_epi64(low, 1), _mm512_extracti64x4_epi64(high, 1));
}

AVX512 void cpx_avx512_add_values(cpx_rows rows, size_t count, const uint16_t *values, uint32_t *sums,
                                  size_t width) {
    byte_table low, high;
    for (int i = 0; i < 4; i++) {
        __m512i first = load64(values + 64 * i), second = load64(values + 64 * i + 32);
        low.quarters[i] = _mm512_inserti64x4(_mm512_castsi256_si512(_mm512_cvtepi16_epi8(first)),
                                             _mm512_cvtepi16_epi8(second), 1);
        first = _mm512_srli_epi16(first, 8), second = _mm512_srli_epi16(second, 8);
        high.quarters[i] = _mm512_inserti64x4(_mm512_castsi256_si512(_mm512_cvtepi16_epi8(first)),
                                              _mm512_cvtepi16_epi8(second), 1);
    }
    __m512i zero = _mm512_setzero_si512();
    size_t x = 0;
    for (; x + 64 <= width; x += 64) {
        word_sums lows = {{zero, zero}}, highs = lows;
        size_t k = 0;
        for (; k + 2 <= count; k += 2) {
            __m512i row0 = load64(rows[k] + x), row1 = load64(rows[k + 1] + x);
            add_bytes(&lows, look_up(&low, row0), look_up(&low, row1));
            add_bytes(&highs, look_up(&high, row0), look_up(&high, row1));
        }
        if (k < count) {
            add_bytes(&lows, look_up(&low, load64(rows[k] + x)), zero);
            add_bytes(&highs, look_up(&high, load64(rows[k] + x)), zero);
        }
        add_32(sums + x, first_lanes(lows.halves[0], lows.halves[1]),
               first_lanes(highs.halves[0], highs.halves[1]));
        add_32(sums + x + 32, last_lanes(lows.halves[0], lows.halves[1]),
               last_lanes(highs.halves[0], highs.halves[1]));
    }
    for (size_t k = 0; k < count; k++)
        for (size_t i = x; i < width; i++) sums[i] += values[rows[k][i]];
}

#endif
