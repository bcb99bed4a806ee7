#include "CPixels.h"

#include <string.h>

// 16-bit sums of up to 510 a row hold 128 rows.
enum { ROWS_PER_SUM = 128 };

static size_t cell_end(const uint32_t *edges, size_t cell) {
    return edges[cell + 1] > edges[cell] ? edges[cell + 1] : edges[cell] + 1;
}

static void add_samples(const uint8_t *row, size_t width, uint16_t *sums) {
    for (size_t x = 0; x < width; x++) sums[x] += row[x];
}

static uint16_t distance(uint8_t a, uint8_t b) { return a > b ? a - b : b - a; }

// Differences to the right and downward; none is measured across the plane's last columns and rows.
static void add_differences(
    const uint8_t *row, const uint8_t *below, size_t width, size_t reach, uint16_t *sums
) {
    for (size_t x = 0; x + reach < width; x++)
        sums[x] += distance(row[x], row[x + reach]) + distance(row[x], below[x]);
}

static void add_columns_to_cells(
    const cpx_box_grid *grid, const uint16_t *sums, uint64_t *cells
) {
    for (size_t column = 0; column < grid->columns; column++) {
        uint32_t sum = 0;
        size_t end = cell_end(grid->column_edges, column);
        for (size_t x = grid->column_edges[column]; x < end; x++) sum += sums[x];
        cells[column] += sum;
    }
}

void cpx_box_average(
    cpx_rows samples, size_t width, size_t height, const cpx_box_grid *grid, size_t reach,
    uint16_t *column_sums, uint64_t *cell_sums, uint16_t *averages
) {
    size_t step = reach == 0 ? 1 : reach;
    for (size_t row = 0; row < grid->rows; row++) {
        size_t y = grid->row_edges[row], end = cell_end(grid->row_edges, row);
        size_t rows = (end - y + step - 1) / step;
        memset(cell_sums, 0, grid->columns * sizeof *cell_sums);
        while (y < end) {
            memset(column_sums, 0, width * sizeof *column_sums);
            for (int added = 0; added < ROWS_PER_SUM && y < end; added++, y += step) {
                const uint8_t *below = samples[y + reach < height ? y + reach : y];
                if (reach == 0) add_samples(samples[y], width, column_sums);
                else add_differences(samples[y], below, width, reach, column_sums);
            }
            add_columns_to_cells(grid, column_sums, cell_sums);
        }
        for (size_t column = 0; column < grid->columns; column++) {
            size_t columns = cell_end(grid->column_edges, column) - grid->column_edges[column];
            uint64_t area = (uint64_t)rows * columns * (reach == 0 ? 1 : 2);
            averages[row * grid->columns + column] = (uint16_t)((cell_sums[column] * 256 + area / 2) / area);
        }
    }
}
