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

INLINE512 void add_64(uint32_t *sums, const word_sums *low, const word_sums *high) {
    __m512i first = _mm512_setr_epi64(0, 1, 8, 9, 2, 3, 10, 11);
    __m512i second = _mm512_setr_epi64(4, 5, 12, 13, 6, 7, 14, 15);
    for (int i = 0; i < 2; i++) {
        __m512i order = i == 0 ? first : second;
        __m512i lows = _mm512_permutex2var_epi64(low->halves[0], order, low->halves[1]);
        __m512i highs = _mm512_permutex2var_epi64(high->halves[0], order, high->halves[1]);
        add_16(sums + 32 * i, _mm512_castsi512_si256(lows), _mm512_castsi512_si256(highs));
        add_16(sums + 32 * i + 16, _mm512_extracti64x4_epi64(lows, 1), _mm512_extracti64x4_epi64(highs, 1));
    }
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
        add_64(sums + x, &lows, &highs);
    }
    for (size_t k = 0; k < count; k++)
        for (size_t i = x; i < width; i++) sums[i] += values[rows[k][i]];
}

#endif
