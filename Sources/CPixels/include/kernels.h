#ifndef CPIXELS_KERNELS_H
#define CPIXELS_KERNELS_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#pragma clang assume_nonnull begin

/// The instructions a kernel is written with. Portable C is the specification: every level gives its bytes.
typedef enum {
    cpx_portable,
    cpx_avx2,
    cpx_avx512,
    cpx_neon,
} cpx_level;

/// Where rows begin, from top to bottom, which may lie anywhere.
typedef const uint8_t *_Nonnull const *_Nonnull cpx_rows;

/// A row of samples and the one below it: the same row twice where an odd height ends.
typedef struct {
    const uint8_t *first;
    const uint8_t *second;
} cpx_row_pair;

/// What the first pass of resampling weighs rows with: row `i` of those that it makes is made of `counts[i]` rows, at
/// least one, from `starts[i] - origin` on. No start is below `origin`.
typedef struct {
    const int32_t *starts;
    const ptrdiff_t *counts;
    const int16_t *weights; ///< `taps` for each row that is made.
    size_t taps;
    size_t count; ///< Rows that are made.
    int32_t origin;
} cpx_row_weights;

/// Rows that the first pass of resampling made, at least one.
typedef struct {
    const int16_t *samples;
    size_t stride; ///< From a row to the next.
    size_t count;
} cpx_weighed_rows;

/// The kernels of one level. `>>` rounds down.
///
/// Resampling has weights in Q14: those of one output sample add up to 16384, and their absolute values to
/// at most 32768. Between its passes a row is Q6: a sample of 255 is 16320, and the negative lobes of the
/// filter reach below 0 and above that. No number overflows. The sums of the first pass are at most
/// 32768 * 255 + 128 and the row between at most that >> 8, 32640, which fits 16 bits; the sums of the
/// second are at most 32768 * 32640 + 2^19 < 2^31. As these bound the absolute values, partial sums are
/// within them in whatever order they are made.
///
/// The color model is YCbCr of JFIF (ITU-T T.871, section 7), in Q14.
typedef struct {
    /// First pass, over columns: weighs rows, each from its sample `first` on, into `weights.count` rows of `columns`.
    ///
    ///     out[i * stride + x] =
    ///         (sum of weights[i * taps + k] * rows[starts[i] - origin + k][first + x] + 128) >> 8,  0 <= k < counts[i]
    ///
    /// All rows from the first to the last of those must be there, since levels weigh some with 0.
    void (*weigh_rows)(cpx_rows rows, size_t first, cpx_row_weights weights, int16_t *out, size_t stride,
                       size_t columns);

    /// Second pass, along rows: weighs `taps` samples into each of `count` output samples of each row.
    ///
    ///     out[y * out_stride + i] = clamp255((sum of weights[i * taps + k] * row y[starts[i] + k] + 2^19) >> 20)
    ///
    /// `taps` and all starts are even, starts ascend, and rows are readable for 8 samples past the last tap.
    void (*weigh_columns)(cpx_weighed_rows rows, const int32_t *starts, const int16_t *weights, size_t taps,
                          uint8_t *out, size_t out_stride, size_t count);

    /// The second pass where it doubles a row, so that all even outputs have the same weights and all odd ones:
    /// 8 taps each, over the same samples.
    ///
    ///     out[2 i]     = clamp255((sum of even[k] * row[i + k] + 2^19) >> 20),  0 <= i < pairs
    ///     out[2 i + 1] = clamp255((sum of odd[k]  * row[i + k] + 2^19) >> 20)
    void (*double_columns)(const int16_t *row, const int16_t *even, const int16_t *odd, uint8_t *out,
                           size_t pairs);

    /// `count` pixels of three channels, or of four, to a row for each channel.
    void (*split3)(const uint8_t *pixels, uint8_t *a, uint8_t *b, uint8_t *c, size_t count);
    void (*split4)(const uint8_t *pixels, uint8_t *a, uint8_t *b, uint8_t *c, uint8_t *d, size_t count);

    /// `count` samples of Y, Cb and Cr to R, G and B.
    void (*rgb)(const uint8_t *y, const uint8_t *cb, const uint8_t *cr, uint8_t *r, uint8_t *g, uint8_t *b,
                size_t count);

    /// `count` samples of R, G and B to Y.
    void (*luma)(const uint8_t *r, const uint8_t *g, const uint8_t *b, uint8_t *y, size_t count);

    /// Two rows of `width` samples to one of Cb and Cr, `(width + 1) / 2` of each: the color of the mean of
    /// four pixels, the last column counting twice where the width is odd.
    void (*half_chroma)(cpx_row_pair r, cpx_row_pair g, cpx_row_pair b, uint8_t *cb, uint8_t *cr,
                        size_t width);

    /// Adds what a table of 256 says of each sample of `count` rows, at most 256, to the sum of its column.
    ///
    ///     sums[x] += sum of values[rows[k][x]],  0 <= x < width
    void (*add_values)(cpx_rows rows, size_t count, const uint16_t *values, uint32_t *sums, size_t width);
} cpx_kernels;

/// Whether this machine can run the kernels of `level`.
bool cpx_level_available(cpx_level level);

/// The kernels of `level`, or the portable ones where the machine cannot run those.
const cpx_kernels *cpx_kernels_of(cpx_level level);

/// Replaces each of `count` values, which are within `radius` of 0, by Lanczos with three lobes there:
/// `sinc(3u) * sinc(u)`, where `u = value / radius` and `sinc(u) = sin(pi u) / (pi u)`.
///
/// `sinc(u)` is its Taylor series to the power 14, and `sin(3a) = 3 sin(a) - 4 sin(a)^3` gives the other. The
/// series is off by up to 3e-7 at the ends, but its square, which counts there, by less than 2e-8 anywhere.
/// The same to the last bit on every machine.
void cpx_lanczos(double *values, size_t count, double radius);

/// Cells over a plane. Cell `i` of an axis covers the samples from `edges[i]` up to `edges[i + 1]`, and
/// always at least the one at `edges[i]`. Edges ascend; all but the last are samples of the plane.
typedef struct {
    const uint32_t *_Nullable column_edges; ///< `columns + 1` of them.
    size_t columns;
    const uint32_t *_Nullable row_edges; ///< `rows + 1` of them.
    size_t rows;
} cpx_box_grid;

/// Averages over the cells of a grid, rounded, in 1/256 of a sample's step.
///
/// With a `reach` of 0 the samples are averaged; else how far each sample is from those `reach` to the right
/// of it and `reach` below it (0 where the plane ends before), in every `reach`-th row.
///
/// `averages` takes `columns * rows` values, row after row. `column_sums` (`width + 8` values), `running_sums`
/// (`width + 1`) and `cell_sums` (`columns` values) are working memory.
void cpx_box_average(
    cpx_rows samples, size_t width, size_t height, const cpx_box_grid *grid, size_t reach,
    uint16_t *column_sums, uint32_t *running_sums, double *cell_sums, uint16_t *averages);

/// The means of boxes of `rows` rows, from the sums of their columns, rounded half up: box `i` has the columns from
/// `edges[i]` up to `edges[i + 1]`, and 0 where it has no pixel. Gives the sum over all boxes.
///
/// A box's sum must fit 32 bits, its mean 16.
uint64_t cpx_box_means(const uint32_t *sums, size_t rows, const uint32_t *edges, size_t boxes, uint16_t *means);

/// How a row of a PNG is stored: as what is left of its bytes once what the pixels around them foretell is taken
/// away (PNG Specification, Third Edition, section 9.2).
typedef enum {
    cpx_png_none,
    cpx_png_sub,
    cpx_png_up,
    cpx_png_average,
    cpx_png_paeth,
} cpx_png_filter;

/// Turns a row of `bytes` back into pixels of 8 bits in each of 3 or 4 `channels`, where it lies. `above` has the
/// pixels of the row above, 0 where there is none.
///
/// Both rows are readable for 8 bytes past their end, and `row` is writable for one, which is left as it was.
void cpx_undo_png_filter(
    cpx_png_filter filter, uint8_t *row, const uint8_t *above, size_t bytes, size_t channels);

/// Where the ways out of a grid may end: in the first and last column, the first and last row, or both.
enum { CPX_SIDES = 1, CPX_TOP_AND_BOTTOM = 2 };

/// The best way found from a cell to a border, and the largest and smallest values on it.
typedef struct {
    int32_t cost, first_high, first_low, second_high, second_low;
} cpx_barrier_path;

/// How much the values of two grids of `columns` x `rows` must change at least, added up, on the way from each
/// cell to a border: for each way the span of each grid (largest value on it minus smallest), and the way with
/// the smallest sum. `paths` is working memory of `columns * rows`.
///
/// This is the minimum barrier distance of Strand, Ciesielski, Malmberg and Saha (2013), approximated by three
/// of the raster scans of Zhang, Sclaroff, Lin, Shen, Price and Mech: Minimum Barrier Salient Object Detection
/// at 80 FPS (ICCV 2015). All values within +-2^29.
void cpx_barrier_distance(
    const int32_t *first, const int32_t *second, size_t columns, size_t rows, int borders,
    cpx_barrier_path *paths, int32_t *distances);

#pragma clang assume_nonnull end

#endif
