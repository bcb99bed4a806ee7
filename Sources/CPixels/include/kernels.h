#ifndef CPIXELS_KERNELS_H
#define CPIXELS_KERNELS_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#pragma clang assume_nonnull begin

/// The instruction set that a kernel uses. Portable C is the specification: every level returns the same bytes.
typedef enum {
    cpx_portable,
    cpx_avx2,
    cpx_neon,
} cpx_level;

/// Rows of samples, from top to bottom.
typedef struct {
    const uint8_t *first;
    size_t stride; ///< Bytes from the start of a row to the start of the next.
} cpx_rows;

/// A row of samples and the one below it, or the same row twice at the end of an odd height.
typedef struct {
    const uint8_t *first;
    const uint8_t *second;
} cpx_row_pair;

/// The weights of the first pass of resampling: output row `i` is made of `counts[i]` source rows, at least one, from
/// row `starts[i]` on.
typedef struct {
    const int32_t *starts;
    const ptrdiff_t *counts;
    const int16_t *weights; ///< `taps` for each output row.
    size_t taps;
    size_t count; ///< Output rows.
} cpx_row_weights;

/// The output rows of the first pass of resampling, at least one.
typedef struct {
    const int16_t *samples;
    size_t stride; ///< Samples from the start of a row to the start of the next.
    size_t count;
} cpx_weighed_rows;

/// A layer of the saliency network: weights of at most 12 bits, and the scaling of each output's sums to values of 16
/// bits.
///
/// No sum overflows, in any order. Biases reach 2^30 at most. The number of inputs for an output, times the largest
/// weight, times the largest input, stays below 2^30; that input is 12288 for the picture and behind ReLU6, and 2^15
/// elsewhere. The export chooses weights by that.
typedef struct {
    const int16_t *weights;
    const int32_t *biases;  ///< Of each output, in the units of its sums, with the rounding of the shift.
    const uint8_t *shifts;  ///< Of each output, 0...31.
    const int16_t *factors; ///< Of each output, at least 0, in Q15.
    size_t inputs;
    size_t outputs; ///< A multiple of 8.
    int16_t least;  ///< The range of the values.
    int16_t most;
} cpx_layer;

/// The kernels of one level. `>>` rounds down.
///
/// Resampling uses weights in Q14: those of one output sample add up to 16384, and their absolute values to at most
/// 32768. Between the passes, rows are in Q6: a sample of 255 is 16320, and the negative lobes of the filter reach
/// below 0 and above that. No number overflows. The sums of the first pass are at most 32768 * 255 + 128, and the rows
/// between at most that >> 8, which is 32640 and fits 16 bits. The sums of the second pass are at most
/// 32768 * 32640 + 2^19 < 2^31. These are bounds on absolute values, so they hold for partial sums in any order.
///
/// The color model is YCbCr of JFIF (ITU-T T.871, section 7), in Q14.
typedef struct {
    /// First pass, over columns: makes `weights.count` rows of `columns` samples from weighted rows.
    ///
    ///     out[i * out_stride + x] =
    ///         (sum of weights[i * taps + k] * row(starts[i] + k)[x] + 128) >> 8,  0 <= k < counts[i]
    void (*weigh_rows)(cpx_rows rows, cpx_row_weights weights, int16_t *out, size_t out_stride,
                       size_t columns);

    /// Second pass, along rows: makes each of `count` samples of each row from `taps` weighted samples.
    ///
    ///     out[y * out_stride + i] = clamp255((sum of weights[i * taps + k] * row(y)[starts[i] + k] + 2^19) >> 20)
    ///
    /// `taps` and all starts are even, starts ascend, and rows are readable for 8 samples past the last tap.
    void (*weigh_columns)(cpx_weighed_rows rows, const int32_t *starts, const int16_t *weights, size_t taps,
                          uint8_t *out, size_t out_stride, size_t count);

    /// The second pass where it doubles a row: all even outputs share their weights, and so do all odd ones. There are
    /// 8 taps each, over the same samples.
    ///
    ///     out[2 i]     = clamp255((sum of even[k] * row[i + k] + 2^19) >> 20),  0 <= i < pairs
    ///     out[2 i + 1] = clamp255((sum of odd[k]  * row[i + k] + 2^19) >> 20)
    void (*double_columns)(const int16_t *row, const int16_t *even, const int16_t *odd, uint8_t *out,
                           size_t pairs);

    /// Separates `count` pixels of three or four channels into a row for each channel.
    void (*split3)(const uint8_t *pixels, uint8_t *a, uint8_t *b, uint8_t *c, size_t count);
    void (*split4)(const uint8_t *pixels, uint8_t *a, uint8_t *b, uint8_t *c, uint8_t *d, size_t count);

    /// Converts `count` samples of Y, Cb and Cr to R, G and B.
    void (*rgb)(const uint8_t *y, const uint8_t *cb, const uint8_t *cr, uint8_t *r, uint8_t *g, uint8_t *b,
                size_t count);

    /// Converts `count` samples of R, G and B to Y.
    void (*luma)(const uint8_t *r, const uint8_t *g, const uint8_t *b, uint8_t *y, size_t count);

    /// Converts `count` samples of R, G and B to Cb and Cr.
    void (*chroma)(const uint8_t *r, const uint8_t *g, const uint8_t *b, uint8_t *cb, uint8_t *cr,
                   size_t count);

    /// Converts two rows of `width` samples to one row of Cb and Cr with `(width + 1) / 2` samples each: the color of
    /// the mean of four pixels. The last column counts twice if the width is odd.
    void (*half_chroma)(cpx_row_pair r, cpx_row_pair g, cpx_row_pair b, uint8_t *cb, uint8_t *cr,
                        size_t width);

    /// Looks up each sample of `count` rows, at most 256, in a table of 256 values, and adds the value to the sum of
    /// its column.
    ///
    ///     sums[x] += sum of values[row(k)[x]],  0 <= x < width
    void (*add_values)(cpx_rows rows, size_t count, const uint16_t *values, uint32_t *sums, size_t width);

    /// Each place of `count` by itself: all outputs from all inputs, an even number. The weights come in runs of eight
    /// outputs. In a run, inputs come in pairs, and the two weights of an output for a pair lie side by side.
    ///
    ///     sum = biases[o] + sum of weights[o / 8 * 8 * inputs + i / 2 * 16 + o % 8 * 2 + i % 2] * in[x * inputs + i]
    ///     out[x * outputs + o] = clamp((clamp16(sum >> shifts[o]) * factors[o] + 2^14) >> 15)
    void (*pointwise)(const cpx_layer *layer, const int16_t *in, int16_t *out, size_t count);

    /// Each output from `side` x `side` places of its own, 3 or 5: that many rows, for each of `count` places `stride`
    /// apart. The sum becomes a value as in `pointwise`.
    ///
    ///     sum = biases[o] + sum of weights[(side * i + j) * outputs + o] * rows[i][(x * stride + j) * outputs + o],
    ///           0 <= i, j < side
    void (*depthwise)(const cpx_layer *layer, const int16_t *_Nonnull const *_Nonnull rows, size_t side,
                      size_t stride, int16_t *out, size_t count);
} cpx_kernels;

/// Whether this machine can run the kernels of `level`.
bool cpx_level_available(cpx_level level);

/// The kernels of `level`, or the portable ones if the machine cannot run those.
const cpx_kernels *cpx_kernels_of(cpx_level level);

/// Replaces each of `count` values within `radius` of 0 by the Lanczos filter with three lobes:
/// `sinc(3u) * sinc(u)`, where `u = value / radius` and `sinc(u) = sin(pi u) / (pi u)`.
///
/// `sinc(u)` is computed as its Taylor series up to the power 14, and `sinc(3u)` follows from
/// `sin(3a) = 3 sin(a) - 4 sin(a)^3`. The series is off by up to 3e-7 at the ends. The result depends on its square
/// there, which is off by less than 2e-8 everywhere. The result is the same to the last bit on every machine.
void cpx_lanczos(double *values, size_t count, double radius);

/// Cells over a plane. Cell `i` of an axis covers the samples from `edges[i]` up to `edges[i + 1]`, and always at least
/// the one at `edges[i]`. Edges ascend, and all but the last are samples of the plane.
typedef struct {
    const uint32_t *_Nullable column_edges; ///< `columns + 1` of them.
    size_t columns;
    const uint32_t *_Nullable row_edges; ///< `rows + 1` of them.
    size_t rows;
} cpx_box_grid;

/// Averages of the samples in each cell of a grid, rounded, in 1/256 of a sample's step.
///
/// `averages` receives `columns * rows` values, row after row. `column_sums` (`width + 8` values), `running_sums`
/// (`width + 1`) and `cell_sums` (`columns` values) are working memory.
void cpx_box_average(cpx_rows samples, size_t width, const cpx_box_grid *grid, uint16_t *column_sums,
                     uint32_t *running_sums, double *cell_sums, uint16_t *averages);

/// Computes the means of boxes from the sums of their columns of `rows` pixels each, rounded half up. Box `i` has the
/// columns from `edges[i]` up to `edges[i + 1]`; a box without pixels has the mean 0. Returns the sum over all boxes.
///
/// The sum of a box must fit 32 bits, and its mean 16.
uint64_t cpx_box_means(const uint32_t *sums, size_t rows, const uint32_t *edges, size_t boxes,
                       uint16_t *means);

#pragma clang assume_nonnull end

#endif
