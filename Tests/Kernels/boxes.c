#include "calls.h"

#include <stdio.h>
#include <string.h>

void call_add_values(const cpx_kernels *kernels, trial *trial) {
    size_t width = random_size(trial);
    size_t count = between(trial, 0, 19) == 0 ? 256 : (size_t)between(trial, 0, 19);
    size_t stride = width + (size_t)between(trial, 0, 5);
    cpx_rows rows = {samples(trial, count == 0 ? 0 : stride * (count - 1) + width), stride};
    uint16_t *values = input(trial, 256, sizeof *values);
    bool most = between(trial, 0, 9) == 0;
    for (size_t i = 0; i < 256; i++) values[i] = most ? 65535 : (uint16_t)between(trial, 0, 65535);
    uint32_t *sums = output(trial, width, sizeof *sums);
    for (size_t i = 0; i < width; i++) sums[i] = (uint32_t)between(trial, 0, INT32_MAX);
    snprintf(trial->shape, sizeof trial->shape, "%zu rows of %zu columns", count, width);
    kernels->add_values(rows, count, values, sums, width);
}

/// Returns ascending edges of `count` cells within `length` samples. All but the last are samples.
static uint32_t *random_edges(trial *trial, size_t count, size_t length) {
    uint32_t *edges = input(trial, count + 1, sizeof *edges);
    for (size_t i = 0; i <= count; i++) edges[i] = (uint32_t)(i * length / count);
    // Moves the edges between the first and the last, but none past the next.
    for (size_t i = 1; i < count; i++) {
        int64_t next = edges[i + 1] < length ? edges[i + 1] : (int64_t)length - 1;
        edges[i] = (uint32_t)between(trial, edges[i - 1] < next ? edges[i - 1] : next, next);
    }
    return edges;
}

void call_box_average(const cpx_kernels *kernels, trial *trial) {
    (void)kernels;
    size_t width = 1 + random_size(trial), height = 1 + random_size(trial);
    size_t most_columns = between(trial, 0, 1) == 0 ? 5 : width,
           most_rows = between(trial, 0, 1) == 0 ? 5 : height;
    size_t columns = (size_t)between(trial, 1, (int64_t)most_columns);
    size_t rows = (size_t)between(trial, 1, (int64_t)most_rows);
    cpx_rows plane = {samples(trial, width * height), width};
    uint32_t *column_edges = random_edges(trial, columns, width),
             *row_edges = random_edges(trial, rows, height);
    cpx_box_grid grid = {column_edges, columns, row_edges, rows};
    uint16_t *column_sums = input(trial, width + 8, sizeof *column_sums);
    uint32_t *running_sums = input(trial, width + 1, sizeof *running_sums);
    double *cell_sums = input(trial, columns, sizeof *cell_sums);
    uint16_t *averages = output(trial, columns * rows, sizeof *averages);
    snprintf(trial->shape, sizeof trial->shape, "%zu x %zu cells of %zu x %zu", columns, rows, width, height);
    cpx_box_average(plane, width, &grid, column_sums, running_sums, cell_sums, averages);
}

void call_box_means(const cpx_kernels *kernels, trial *trial) {
    (void)kernels;
    static const size_t heights[] = {1, 1, 2, 7, 8, 9, 300}, widths[] = {1, 2, 6, 9, 100};
    size_t rows = heights[between(trial, 0, 6)], boxes = random_size(trial),
           widest = widths[between(trial, 0, 4)];
    uint32_t *edges = input(trial, boxes + 1, sizeof *edges);
    edges[0] = 0;
    for (size_t i = 0; i < boxes; i++) edges[i + 1] = edges[i] + (uint32_t)between(trial, 0, (int64_t)widest);
    uint32_t *sums = input(trial, edges[boxes], sizeof *sums);
    for (size_t i = 0; i < edges[boxes]; i++) sums[i] = (uint32_t)between(trial, 0, (int64_t)(65535 * rows));
    uint16_t *means = output(trial, boxes, sizeof *means);
    uint64_t *whole = output(trial, 1, sizeof *whole);
    snprintf(trial->shape, sizeof trial->shape, "%zu boxes of up to %zu x %zu", boxes, widest, rows);
    *whole = cpx_box_means(sums, rows, edges, boxes, means);
}

void call_lanczos(const cpx_kernels *kernels, trial *trial) {
    (void)kernels;
    size_t count = random_size(trial);
    double radius = 3 * (double)between(trial, 1 << 20, 64 << 20) / (1 << 20);
    double *values = output(trial, count, sizeof *values);
    for (size_t i = 0; i < count; i++)
        values[i] = radius * (double)between(trial, -(1 << 20), 1 << 20) / (1 << 20);
    snprintf(trial->shape, sizeof trial->shape, "%zu values", count);
    cpx_lanczos(values, count, radius);
}
