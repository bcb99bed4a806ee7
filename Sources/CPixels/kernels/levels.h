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
void cpx_portable_add_values(cpx_rows rows, size_t count, const uint16_t *values, uint32_t *sums,
                             size_t width);

// The layers of the saliency network.

#define DECLARE_LAYERS(level)                                                                            \
    void cpx_##level##_pointwise(const cpx_layer *layer, const int16_t *in, int16_t *out, size_t count); \
    void cpx_##level##_depthwise(const cpx_layer *layer, const int16_t *const *rows, size_t side,        \
                                 size_t stride, int16_t *out, size_t count)

DECLARE_LAYERS(portable);
#if defined(__x86_64__)
DECLARE_LAYERS(avx2);
#elif defined(__aarch64__)
DECLARE_LAYERS(neon);
#endif

static inline const uint8_t *row_of(cpx_rows rows, size_t y) { return rows.first + y * rows.stride; }

static inline uint8_t clamp255(int32_t value) { return value < 0 ? 0 : value > 255 ? 255 : (uint8_t)value; }

#endif
