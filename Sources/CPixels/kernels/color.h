#ifndef CPIXELS_COLOR_H
#define CPIXELS_COLOR_H

#include "levels.h"

// Each level compiles its own copy of these color kernels: compilers vectorize the loops well (2 to 3 times faster for
// AVX2 than for SSE2).
//
// The constants are from ITU-T T.871, section 7, times 2^14. They are rounded so that every gray has a Y that equals
// its value, and Cb and Cr of exactly 128.

#define COLOR_KERNEL static inline __attribute__((always_inline)) void

COLOR_KERNEL rgb_row(const uint8_t *restrict y, const uint8_t *restrict cb, const uint8_t *restrict cr,
                     uint8_t *restrict r, uint8_t *restrict g, uint8_t *restrict b, size_t count) {
    for (size_t i = 0; i < count; i++) {
        int32_t luma = 16384 * y[i] + 8192, blue = cb[i] - 128, red = cr[i] - 128;
        r[i] = clamp255((luma + 22970 * red) >> 14);
        g[i] = clamp255((luma - 5638 * blue - 11700 * red) >> 14);
        b[i] = clamp255((luma + 29032 * blue) >> 14);
    }
}

COLOR_KERNEL luma_row(const uint8_t *restrict r, const uint8_t *restrict g, const uint8_t *restrict b,
                      uint8_t *restrict y, size_t count) {
    for (size_t i = 0; i < count; i++)
        y[i] = (uint8_t)((4899 * r[i] + 9617 * g[i] + 1868 * b[i] + 8192) >> 14);
}

/// Cb of the sums of four samples. The constant adds the offset of 128, and a half for rounding, in Q16.
static inline uint8_t blue_difference(int32_t r, int32_t g, int32_t b) {
    return clamp255((257 * 32768 - 2765 * r - 5427 * g + 8192 * b) >> 16);
}

/// Cr of the sums of four samples.
static inline uint8_t red_difference(int32_t r, int32_t g, int32_t b) {
    return clamp255((257 * 32768 + 8192 * r - 6860 * g - 1332 * b) >> 16);
}

COLOR_KERNEL chroma_row(const uint8_t *restrict r, const uint8_t *restrict g, const uint8_t *restrict b,
                        uint8_t *restrict cb, uint8_t *restrict cr, size_t count) {
    for (size_t i = 0; i < count; i++) {
        cb[i] = blue_difference(4 * r[i], 4 * g[i], 4 * b[i]);
        cr[i] = red_difference(4 * r[i], 4 * g[i], 4 * b[i]);
    }
}

COLOR_KERNEL half_chroma_row(cpx_row_pair red, cpx_row_pair green, cpx_row_pair blue, uint8_t *restrict cb,
                             uint8_t *restrict cr, size_t width) {
    const uint8_t *restrict r0 = red.first, *restrict r1 = red.second;
    const uint8_t *restrict g0 = green.first, *restrict g1 = green.second;
    const uint8_t *restrict b0 = blue.first, *restrict b1 = blue.second;
    for (size_t i = 0; i < width / 2; i++) {
        int32_t r = r0[2 * i] + r0[2 * i + 1] + r1[2 * i] + r1[2 * i + 1];
        int32_t g = g0[2 * i] + g0[2 * i + 1] + g1[2 * i] + g1[2 * i + 1];
        int32_t b = b0[2 * i] + b0[2 * i + 1] + b1[2 * i] + b1[2 * i + 1];
        cb[i] = blue_difference(r, g, b);
        cr[i] = red_difference(r, g, b);
    }
    if (width % 2 != 0) {
        size_t x = width - 1;
        int32_t r = 2 * (r0[x] + r1[x]), g = 2 * (g0[x] + g1[x]), b = 2 * (b0[x] + b1[x]);
        cb[x / 2] = blue_difference(r, g, b);
        cr[x / 2] = red_difference(r, g, b);
    }
}

COLOR_KERNEL split3_row(const uint8_t *restrict pixels, uint8_t *restrict a, uint8_t *restrict b,
                        uint8_t *restrict c, size_t count) {
    for (size_t i = 0; i < count; i++) {
        a[i] = pixels[3 * i];
        b[i] = pixels[3 * i + 1];
        c[i] = pixels[3 * i + 2];
    }
}

COLOR_KERNEL split4_row(const uint8_t *restrict pixels, uint8_t *restrict a, uint8_t *restrict b,
                        uint8_t *restrict c, uint8_t *restrict d, size_t count) {
    for (size_t i = 0; i < count; i++) {
        a[i] = pixels[4 * i];
        b[i] = pixels[4 * i + 1];
        c[i] = pixels[4 * i + 2];
        d[i] = pixels[4 * i + 3];
    }
}

/// Defines the conversions of a level that has none of its own.
#define DEFINE_CONVERSIONS()                                                                          \
    static void rgb(const uint8_t *y, const uint8_t *cb, const uint8_t *cr, uint8_t *r, uint8_t *g,   \
                    uint8_t *b, size_t count) {                                                       \
        rgb_row(y, cb, cr, r, g, b, count);                                                           \
    }                                                                                                 \
    static void half_chroma(cpx_row_pair r, cpx_row_pair g, cpx_row_pair b, uint8_t *cb, uint8_t *cr, \
                            size_t width) {                                                           \
        half_chroma_row(r, g, b, cb, cr, width);                                                      \
    }

/// Defines the kernels of a level whose loops compilers vectorize, compiled with `attributes`.
#define DEFINE_COLOR_KERNELS(attributes)                                                                     \
    attributes static void split3(const uint8_t *pixels, uint8_t *a, uint8_t *b, uint8_t *c, size_t count) { \
        split3_row(pixels, a, b, c, count);                                                                  \
    }                                                                                                        \
    attributes static void split4(const uint8_t *pixels, uint8_t *a, uint8_t *b, uint8_t *c, uint8_t *d,     \
                                  size_t count) {                                                            \
        split4_row(pixels, a, b, c, d, count);                                                               \
    }                                                                                                        \
    attributes static void luma(const uint8_t *r, const uint8_t *g, const uint8_t *b, uint8_t *y,            \
                                size_t count) {                                                              \
        luma_row(r, g, b, y, count);                                                                         \
    }                                                                                                        \
    attributes static void chroma(const uint8_t *r, const uint8_t *g, const uint8_t *b, uint8_t *cb,         \
                                  uint8_t *cr, size_t count) {                                               \
        chroma_row(r, g, b, cb, cr, count);                                                                  \
    }

/// Defines `double_columns` for a level without instructions of its own for it.
#define DEFINE_DOUBLE_COLUMNS()                                                                           \
    static void double_columns(const int16_t *row, const int16_t *even, const int16_t *odd, uint8_t *out, \
                               size_t pairs) {                                                            \
        for (size_t i = 0; i < pairs; i++) {                                                              \
            int32_t first = 1 << 19, second = 1 << 19;                                                    \
            for (size_t k = 0; k < 8; k++) {                                                              \
                first += even[k] * row[i + k];                                                            \
                second += odd[k] * row[i + k];                                                            \
            }                                                                                             \
            out[2 * i] = clamp255(first >> 20);                                                           \
            out[2 * i + 1] = clamp255(second >> 20);                                                      \
        }                                                                                                 \
    }

#endif
