#ifndef CPIXELS_AVX512_H
#define CPIXELS_AVX512_H

#include "avx2.h"

#if defined(__x86_64__)

// What servers of Intel have since Ice Lake, and AMD since Zen 4.
#define AVX512_FEATURES "avx512f,avx512bw,avx512vl,avx512vbmi,avx512vnni"
#define AVX512 __attribute__((target(AVX512_FEATURES)))
#define INLINE512 static inline __attribute__((always_inline, target(AVX512_FEATURES)))

INLINE512 __m512i load64(const void *p) { return _mm512_loadu_si512(p); }
INLINE512 void store64(void *p, __m512i v) { _mm512_storeu_si512(p, v); }

/// Two weights as each 32-bit element.
INLINE512 __m512i weight_pairs(int16_t first, int16_t second) {
    return _mm512_set1_epi32(packed(first, second));
}

/// The 128-bit lanes of two vectors in turns, which is the order that they had before they were unpacked: the first
/// four of them, and the last.
INLINE512 __m512i first_lanes(__m512i low, __m512i high) {
    return _mm512_permutex2var_epi64(low, _mm512_setr_epi64(0, 1, 8, 9, 2, 3, 10, 11), high);
}
INLINE512 __m512i last_lanes(__m512i low, __m512i high) {
    return _mm512_permutex2var_epi64(low, _mm512_setr_epi64(4, 5, 12, 13, 6, 7, 14, 15), high);
}

// Kernels that have a file of their own.

void cpx_avx512_weigh_rows(cpx_rows rows, size_t first, cpx_row_weights weights, int16_t *out, size_t stride,
                           size_t columns);
void cpx_avx512_rgb(const uint8_t *y, const uint8_t *cb, const uint8_t *cr, uint8_t *r, uint8_t *g, uint8_t *b,
                    size_t count);
void cpx_avx512_add_values(cpx_rows rows, size_t count, const uint16_t *values, uint32_t *sums, size_t width);

#endif

#endif
