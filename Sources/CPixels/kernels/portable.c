#include "color.h"

// All compilers that build this shift negative numbers arithmetically, which rounds down.

static void weigh_one(cpx_rows rows, const int16_t *weights, size_t taps, int16_t *out, size_t columns) {
    // Works on a block of columns at a time: the inner loops run along rows, and compilers can vectorize them.
    enum { block = 64 };
    for (size_t x = 0; x < columns; x += block) {
        size_t width = columns - x < block ? columns - x : block;
        int32_t sums[block];
        for (size_t i = 0; i < width; i++) sums[i] = 128;
        for (size_t k = 0; k < taps; k++) {
            const uint8_t *row = row_of(rows, k) + x;
            for (size_t i = 0; i < width; i++) sums[i] += weights[k] * row[i];
        }
        for (size_t i = 0; i < width; i++) out[x + i] = (int16_t)(sums[i] >> 8);
    }
}

static void weigh_rows(cpx_rows rows, cpx_row_weights weights, int16_t *out, size_t out_stride,
                       size_t columns) {
    for (size_t i = 0; i < weights.count; i++) {
        cpx_rows own = {row_of(rows, (size_t)weights.starts[i]), rows.stride};
        weigh_one(own, weights.weights + i * weights.taps, (size_t)weights.counts[i], out + i * out_stride,
                  columns);
    }
}

static void weigh_row(const int16_t *row, const int32_t *starts, const int16_t *weights, size_t taps,
                      uint8_t *out, size_t count) {
    for (size_t i = 0; i < count; i++) {
        const int16_t *samples = row + starts[i];
        int32_t sum = 1 << 19;
        for (size_t k = 0; k < taps; k++) sum += weights[i * taps + k] * samples[k];
        out[i] = clamp255(sum >> 20);
    }
}

static void weigh_columns(cpx_weighed_rows rows, const int32_t *starts, const int16_t *weights, size_t taps,
                          uint8_t *out, size_t out_stride, size_t count) {
    for (size_t y = 0; y < rows.count; y++)
        weigh_row(rows.samples + y * rows.stride, starts, weights, taps, out + y * out_stride, count);
}

DEFINE_COLOR_KERNELS()
DEFINE_CONVERSIONS()
DEFINE_DOUBLE_COLUMNS()

const cpx_kernels cpx_portable_kernels = {
    weigh_rows,
    weigh_columns,
    double_columns,
    split3,
    split4,
    rgb,
    luma,
    chroma,
    half_chroma,
    cpx_portable_add_values,
    cpx_portable_pointwise,
    cpx_portable_depthwise,
};
