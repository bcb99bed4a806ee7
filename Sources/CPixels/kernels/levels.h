#ifndef CPIXELS_LEVELS_H
#define CPIXELS_LEVELS_H

#include "kernels.h"

extern const cpx_kernels cpx_portable_kernels;
#if defined(__x86_64__)
extern const cpx_kernels cpx_avx2_kernels;
#elif defined(__aarch64__)
extern const cpx_kernels cpx_neon_kernels;
#endif

// Used by every level without a faster one.
void cpx_portable_add_values(cpx_rows rows, size_t count, const uint16_t *values, uint32_t *sums, size_t width);

static inline const uint8_t *row_of(cpx_rows rows, size_t y) { return rows.first + y * rows.stride; }

static inline uint8_t clamp255(int32_t value) { return value < 0 ? 0 : value > 255 ? 255 : (uint8_t)value; }

#endif
