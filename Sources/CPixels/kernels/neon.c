#include "color.h"

#if defined(__aarch64__)

#include <arm_neon.h>
#include <string.h>

/// Weighs 16 columns in the first pass.
static inline void weigh_16(cpx_rows rows, const int16_t *weights, size_t taps, int16_t *out) {
    int32x4_t sums[4] = {vdupq_n_s32(0), vdupq_n_s32(0), vdupq_n_s32(0), vdupq_n_s32(0)};
    for (size_t k = 0; k < taps; k++) {
        uint8x16_t row = vld1q_u8(row_of(rows, k));
        int16x8_t low = vreinterpretq_s16_u16(vmovl_u8(vget_low_u8(row)));
        int16x8_t high = vreinterpretq_s16_u16(vmovl_u8(vget_high_u8(row)));
        sums[0] = vmlal_n_s16(sums[0], vget_low_s16(low), weights[k]);
        sums[1] = vmlal_n_s16(sums[1], vget_high_s16(low), weights[k]);
        sums[2] = vmlal_n_s16(sums[2], vget_low_s16(high), weights[k]);
        sums[3] = vmlal_n_s16(sums[3], vget_high_s16(high), weights[k]);
    }
    vst1q_s16(out, vcombine_s16(vrshrn_n_s32(sums[0], 8), vrshrn_n_s32(sums[1], 8)));
    vst1q_s16(out + 8, vcombine_s16(vrshrn_n_s32(sums[2], 8), vrshrn_n_s32(sums[3], 8)));
}

static void weigh_columns_16(cpx_rows rows, size_t x, const int16_t *weights, size_t taps, int16_t *out) {
    weigh_16((cpx_rows){rows.first + x, rows.stride}, weights, taps, out + x);
}

static void weigh_rows(cpx_rows rows, cpx_row_weights weights, int16_t *out, size_t out_stride,
                       size_t columns) {
    if (columns < 16) {
        cpx_portable_kernels.weigh_rows(rows, weights, out, out_stride, columns);
        return;
    }
    for (size_t i = 0; i < weights.count; i++, out += out_stride) {
        cpx_rows own = {row_of(rows, (size_t)weights.starts[i]), rows.stride};
        const int16_t *own_weights = weights.weights + i * weights.taps;
        size_t taps = (size_t)weights.counts[i], x = 0;
        for (; x + 16 <= columns; x += 16) weigh_columns_16(own, x, own_weights, taps, out);
        // Some of the last columns are computed twice.
        if (x < columns) weigh_columns_16(own, columns - 16, own_weights, taps, out);
    }
}

/// Loads two samples, and two zeros.
static inline int16x4_t load_pair(const int16_t *samples) {
    uint32_t pair;
    memcpy(&pair, samples, sizeof pair);
    return vcreate_s16(pair);
}

/// Returns the sums of the products of one output sample, in four parts.
static inline int32x4_t weigh_1(const int16_t *samples, const int16_t *weights, size_t taps) {
    int32x4_t sums = vdupq_n_s32(0);
    size_t k = 0;
    for (; k + 4 <= taps; k += 4) sums = vmlal_s16(sums, vld1_s16(samples + k), vld1_s16(weights + k));
    return k < taps ? vmlal_s16(sums, load_pair(samples + k), load_pair(weights + k)) : sums;
}

/// Returns four output samples, rounded and saturated to 16 bits.
static inline int16x4_t weigh_4(const int16_t *row, const int32_t *starts, const int16_t *weights,
                                size_t taps) {
    int32x4_t sums[4];
    for (size_t i = 0; i < 4; i++) sums[i] = weigh_1(row + starts[i], weights + i * taps, taps);
    int32x4_t totals = vpaddq_s32(vpaddq_s32(sums[0], sums[1]), vpaddq_s32(sums[2], sums[3]));
    return vqmovn_s32(vrshrq_n_s32(totals, 20));
}

static inline void weigh_8(const int16_t *row, const int32_t *starts, const int16_t *weights, size_t taps,
                           uint8_t *out) {
    int16x4_t low = weigh_4(row, starts, weights, taps);
    int16x4_t high = weigh_4(row, starts + 4, weights + 4 * taps, taps);
    vst1_u8(out, vqmovun_s16(vcombine_s16(low, high)));
}

static void weigh_row(const int16_t *row, const int32_t *starts, const int16_t *weights, size_t taps,
                      uint8_t *out, size_t count) {
    for (size_t i = 0; i + 8 <= count; i += 8) weigh_8(row, starts + i, weights + i * taps, taps, out + i);
    // Some of the last outputs are computed twice.
    size_t last = count - 8;
    if (count % 8 != 0) weigh_8(row, starts + last, weights + last * taps, taps, out + last);
}

static void weigh_columns(cpx_weighed_rows rows, const int32_t *starts, const int16_t *weights, size_t taps,
                          uint8_t *out, size_t out_stride, size_t count) {
    if (count < 8) {
        cpx_portable_kernels.weigh_columns(rows, starts, weights, taps, out, out_stride, count);
        return;
    }
    for (size_t y = 0; y < rows.count; y++)
        weigh_row(rows.samples + y * rows.stride, starts, weights, taps, out + y * out_stride, count);
}

DEFINE_COLOR_KERNELS()
DEFINE_CONVERSIONS()
DEFINE_DOUBLE_COLUMNS()

const cpx_kernels cpx_neon_kernels = {
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
    cpx_neon_pointwise,
    cpx_neon_depthwise,
};

#endif
