#include "calls.h"

#include <stdio.h>

void call_weigh_rows(const cpx_kernels *kernels, trial *trial) {
    size_t columns = random_size(trial), count = (size_t)between(trial, 1, 5);
    static const int most_taps[] = {3, 20, 20, 100, 1100};
    size_t taps = (size_t)between(trial, 1, most_taps[between(trial, 0, 4)]);
    ptrdiff_t *counts = input(trial, count, sizeof *counts);
    int32_t *starts = input(trial, count, sizeof *starts);
    size_t height = 0;
    for (size_t i = 0; i < count; i++) {
        counts[i] = between(trial, 0, 1) == 0 ? (ptrdiff_t)taps : (ptrdiff_t)between(trial, 1, (int64_t)taps);
        starts[i] = (int32_t)between(trial, 0, (int64_t)(2 + taps / 2));
        size_t end = (size_t)(starts[i] + counts[i]);
        height = end > height ? end : height;
    }
    // The memory behind the last row is unreadable, and the memory behind each row's columns must not be written.
    size_t stride = columns + (size_t)between(trial, 0, 5),
           out_stride = columns + (size_t)between(trial, 0, 3);
    cpx_rows rows = {samples(trial, stride * (height - 1) + columns), stride};
    cpx_row_weights weights = {starts, counts, random_weights(trial, count, taps), taps, count};
    int16_t *out = output(trial, out_stride * (count - 1) + columns, sizeof *out);
    snprintf(trial->shape, sizeof trial->shape, "%zu rows of %zu columns, %zu taps", count, columns, taps);
    kernels->weigh_rows(rows, weights, out, out_stride, columns);
}

/// Returns even starts in ascending order, all near each other, or too far apart for a block of AVX2.
static int32_t *random_starts(trial *trial, size_t count) {
    static const int steps[] = {0, 1, 2, 6, 80};
    int32_t *starts = input(trial, count, sizeof *starts), start = 0;
    int64_t step = steps[between(trial, 0, 4)];
    for (size_t i = 0; i < count; i++) {
        starts[i] = start;
        start += 2 * (int32_t)between(trial, 0, step);
    }
    return starts;
}

void call_weigh_columns(const cpx_kernels *kernels, trial *trial) {
    static const size_t all_taps[] = {2, 4, 6, 8, 8, 10, 10, 12, 14, 14, 16, 18, 26, 96, 520};
    size_t taps = all_taps[between(trial, 0, 14)], count = 1 + random_size(trial);
    size_t height = (size_t)between(trial, 1, 19);
    int32_t *starts = random_starts(trial, count);
    size_t readable = (size_t)starts[count - 1] + taps + 8, stride = readable + (size_t)between(trial, 0, 9);
    // The rows of so many wide outputs would be larger than a trial's memory.
    if (stride > 16384) height = 1;
    int16_t *first = weighed_samples(trial, stride * (height - 1) + readable);
    int16_t *weights = random_weights(trial, count, taps);
    size_t out_stride = count + (size_t)between(trial, 0, 9);
    uint8_t *out = output(trial, out_stride * (height - 1) + count, 1);
    snprintf(trial->shape, sizeof trial->shape, "%zu rows of %zu outputs, %zu taps", height, count, taps);
    kernels->weigh_columns((cpx_weighed_rows){first, stride, height}, starts, weights, taps, out, out_stride,
                           count);
}

void call_double_columns(const cpx_kernels *kernels, trial *trial) {
    size_t pairs = random_size(trial);
    snprintf(trial->shape, sizeof trial->shape, "%zu pairs", pairs);
    int16_t *row = weighed_samples(trial, pairs + 7);
    int16_t *even = random_weights(trial, 1, 8), *odd = random_weights(trial, 1, 8);
    kernels->double_columns(row, even, odd, output(trial, 2 * pairs, 1), pairs);
}
