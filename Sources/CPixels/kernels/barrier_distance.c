#include "CPixels.h"

static int32_t larger(int32_t a, int32_t b) { return a > b ? a : b; }
static int32_t smaller(int32_t a, int32_t b) { return a < b ? a : b; }

static void begin_paths(
    const int32_t *first, const int32_t *second, size_t columns, size_t rows, int borders,
    cpx_barrier_path *paths
) {
    for (size_t row = 0; row < rows; row++) {
        for (size_t column = 0; column < columns; column++) {
            size_t cell = row * columns + column;
            int is_end = ((borders & CPX_SIDES) && (column == 0 || column == columns - 1))
                || ((borders & CPX_TOP_AND_BOTTOM) && (row == 0 || row == rows - 1));
            paths[cell] = (cpx_barrier_path){
                is_end ? 0 : INT32_MAX, first[cell], first[cell], second[cell], second[cell]};
        }
    }
}

// Updates `cell` if the path of `neighbor` with one more step is cheaper than its own.
static void extend(
    const cpx_barrier_path *neighbor, int32_t first, int32_t second, cpx_barrier_path *cell
) {
    if (neighbor->cost >= cell->cost) return;
    int32_t first_high = larger(neighbor->first_high, first);
    int32_t first_low = smaller(neighbor->first_low, first);
    int32_t second_high = larger(neighbor->second_high, second);
    int32_t second_low = smaller(neighbor->second_low, second);
    int32_t cost = first_high - first_low + second_high - second_low;
    if (cost < cell->cost)
        *cell = (cpx_barrier_path){cost, first_high, first_low, second_high, second_low};
}

static void scan_forward(
    const int32_t *first, const int32_t *second, size_t columns, size_t rows, cpx_barrier_path *paths
) {
    for (size_t row = 0; row < rows; row++) {
        for (size_t column = 0; column < columns; column++) {
            size_t cell = row * columns + column;
            if (column > 0) extend(&paths[cell - 1], first[cell], second[cell], &paths[cell]);
            if (row > 0) extend(&paths[cell - columns], first[cell], second[cell], &paths[cell]);
        }
    }
}

static void scan_backward(
    const int32_t *first, const int32_t *second, size_t columns, size_t rows, cpx_barrier_path *paths
) {
    for (size_t row = rows; row-- > 0;) {
        for (size_t column = columns; column-- > 0;) {
            size_t cell = row * columns + column;
            if (column + 1 < columns) extend(&paths[cell + 1], first[cell], second[cell], &paths[cell]);
            if (row + 1 < rows) extend(&paths[cell + columns], first[cell], second[cell], &paths[cell]);
        }
    }
}

void cpx_barrier_distance(
    const int32_t *first, const int32_t *second, size_t columns, size_t rows, int borders,
    cpx_barrier_path *paths, int32_t *distances
) {
    begin_paths(first, second, columns, rows, borders, paths);
    scan_forward(first, second, columns, rows, paths);
    scan_backward(first, second, columns, rows, paths);
    scan_forward(first, second, columns, rows, paths);
    for (size_t cell = 0; cell < columns * rows; cell++) distances[cell] = paths[cell].cost;
}
