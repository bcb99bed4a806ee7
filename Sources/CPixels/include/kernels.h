#ifndef CPIXELS_KERNELS_H
#define CPIXELS_KERNELS_H

#include <stddef.h>
#include <stdint.h>

/// 1 where this machine can run the AVX2 kernels, else 0.
int cpx_has_avx2(void);

/// Cells over a plane. Cell `i` of an axis covers the samples from `edges[i]` up to `edges[i + 1]`, and
/// always at least the one at `edges[i]`. Edges ascend; all but the last are samples of the plane.
typedef struct {
    const uint32_t *column_edges; ///< `columns + 1` of them.
    size_t columns;
    const uint32_t *row_edges; ///< `rows + 1` of them.
    size_t rows;
} cpx_box_grid;

/// Averages over the cells of a grid, rounded, in 1/256 of a sample's step.
///
/// With a `reach` of 0 the samples are averaged; else how far each sample is from those `reach` to the right
/// of it and `reach` below it (0 where the plane ends before), in every `reach`-th row.
///
/// `averages` takes `columns * rows` values, row after row. `column_sums` (`width` values) and `cell_sums`
/// (`columns` values) are working memory.
void cpx_box_average(
    const uint8_t *samples, size_t width, size_t height, size_t stride, const cpx_box_grid *grid,
    size_t reach, uint16_t *column_sums, uint64_t *cell_sums, uint16_t *averages);

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

#endif
