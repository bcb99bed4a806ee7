#include "boxes.h"
#include "levels.h"

#include <string.h>

// The most rows, each of at most 255, whose sum fits 16 bits.
enum { ROWS_PER_SUM = 257 };

static size_t cell_end(const uint32_t *edges, size_t cell) {
    return edges[cell + 1] > edges[cell] ? edges[cell + 1] : edges[cell] + 1;
}

/// Adds up columns, a block at a time: the sums stay in registers.
static void add_samples(cpx_rows rows, size_t count, size_t width, uint16_t *sums) {
    enum { block = 32 };
    for (size_t x = 0; x < width; x += block) {
        uint16_t columns[block] = {0};
        if (width - x >= block) {
            for (size_t k = 0; k < count; k++)
                for (size_t i = 0; i < block; i++) columns[i] += row_of(rows, k)[x + i];
            memcpy(sums + x, columns, sizeof columns);
        } else {
            for (size_t i = 0; i < width - x; i++) {
                sums[x + i] = 0;
                for (size_t k = 0; k < count; k++) sums[x + i] += row_of(rows, k)[x + i];
            }
        }
    }
}

/// Adds samples to the sums of a grid's row of cells. With running sums over the columns, the sum of a cell of any
/// width is the difference of two.
static void add_to_cells(const cpx_box_grid *grid, const uint16_t *sums, size_t width, uint32_t *running,
                         double *cells) {
    uint32_t sum = 0;
    for (size_t x = 0; x < width; x++) {
        running[x] = sum;
        sum += sums[x];
    }
    running[width] = sum;
    for (size_t i = 0; i < grid->columns; i++)
        cells[i] += running[cell_end(grid->column_edges, i)] - running[grid->column_edges[i]];
}

/// Divides sums into rounded averages in 1/256. `count` values were added up in each column of a cell.
static void divide_cells(const cpx_box_grid *grid, const double *cells, size_t count, uint16_t *averages) {
    const uint32_t *edges = grid->column_edges;
    for (size_t i = 0; i < grid->columns; i++) {
        uint32_t width = edges[i + 1] > edges[i] ? edges[i + 1] - edges[i] : 1;
        averages[i] = rounded_mean(256 * cells[i], width * (uint32_t)count);
    }
}

// The widest cell summed without a loop.
enum { NARROW = 8 };

/// Returns the sum of the first `width` of eight sums.
static uint16_t narrow_sum(const uint16_t *sums, size_t width) {
    // Cells differ in width too often for a processor to predict the end of a loop.
    static const uint16_t all_then_none[2 * NARROW] = {0xffff, 0xffff, 0xffff, 0xffff,
                                                       0xffff, 0xffff, 0xffff, 0xffff};
    const uint16_t *mask = all_then_none + NARROW - width;
    uint16_t sum = 0;
    for (size_t i = 0; i < NARROW; i++) sum += sums[i] & mask[i];
    return sum;
}

/// Averages a grid's row of small cells, of `rows` rows each.
static void average_narrow(const cpx_box_grid *grid, const uint16_t *sums, size_t rows, uint16_t *averages) {
    enum { block = 64 };
    for (size_t first = 0; first < grid->columns; first += block) {
        size_t count = grid->columns - first < block ? grid->columns - first : block;
        int32_t cells[block], widths[block];
        for (size_t i = 0; i < count; i++) {
            size_t start = grid->column_edges[first + i];
            size_t width = cell_end(grid->column_edges, first + i) - start;
            cells[i] = 256 * narrow_sum(sums + start, width);
            widths[i] = (int32_t)width;
        }
        // This loop is separate, which lets compilers vectorize it.
        for (size_t i = 0; i < count; i++)
            averages[first + i] = rounded_mean_of_few((float)cells[i], (float)rows * (float)widths[i]);
    }
}

void cpx_box_average(cpx_rows samples, size_t width, const cpx_box_grid *grid, uint16_t *column_sums,
                     uint32_t *running_sums, double *cell_sums, uint16_t *averages) {
    bool narrow = widest(grid->column_edges, grid->columns) <= NARROW;
    for (size_t row = 0; row < grid->rows; row++) {
        size_t y = grid->row_edges[row], end = cell_end(grid->row_edges, row);
        size_t rows = end - y;
        if (narrow && NARROW * rows <= FEW) {
            add_samples((cpx_rows){row_of(samples, y), samples.stride}, rows, width, column_sums);
            average_narrow(grid, column_sums, rows, averages + row * grid->columns);
            continue;
        }
        memset(cell_sums, 0, grid->columns * sizeof *cell_sums);
        while (y < end) {
            size_t last = y + ROWS_PER_SUM < end ? y + ROWS_PER_SUM : end;
            add_samples((cpx_rows){row_of(samples, y), samples.stride}, last - y, width, column_sums);
            add_to_cells(grid, column_sums, width, running_sums, cell_sums);
            y = last;
        }
        divide_cells(grid, cell_sums, rows, averages + row * grid->columns);
    }
}
