#ifndef CPIXELS_AVX2_H
#define CPIXELS_AVX2_H

#include "levels.h"

#if defined(__x86_64__)

#include <immintrin.h>

#define AVX2 __attribute__((target("avx2")))
#define INLINE static inline __attribute__((always_inline, target("avx2")))

INLINE __m256i load(const void *p) { return _mm256_loadu_si256((const __m256i *)p); }
INLINE void store(void *p, __m256i v) { _mm256_storeu_si256((__m256i *)p, v); }

// The distance in bytes at which rows are prefetched while they are weighed. Processors do not prefetch so many rows at
// once by themselves, and the rows come from another core's cache or from main memory.
enum { fetched_ahead = 128 };

/// Two weights in 32 bits, the first in the low half.
static inline int32_t packed(int16_t first, int16_t second) {
    return (int32_t)((uint32_t)(uint16_t)second << 16 | (uint16_t)first);
}

/// Two weights in each 32-bit element.
INLINE __m256i weight_pair(int16_t first, int16_t second) { return _mm256_set1_epi32(packed(first, second)); }

// Kernels in files of their own.

void cpx_avx2_weigh_columns(cpx_weighed_rows rows, const int32_t *starts, const int16_t *weights, size_t taps,
                            uint8_t *out, size_t out_stride, size_t count);
void cpx_avx2_rgb(const uint8_t *y, const uint8_t *cb, const uint8_t *cr, uint8_t *r, uint8_t *g, uint8_t *b,
                  size_t count);
void cpx_avx2_half_chroma(cpx_row_pair r, cpx_row_pair g, cpx_row_pair b, uint8_t *cb, uint8_t *cr,
                          size_t width);
void cpx_avx2_add_values(cpx_rows rows, size_t count, const uint16_t *values, uint32_t *sums, size_t width);

#endif

#endif
