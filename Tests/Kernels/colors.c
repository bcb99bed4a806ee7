#include "calls.h"

#include <stdio.h>
#include <string.h>

/// A row of pixels with three channels.
typedef struct {
    const uint8_t *a, *b, *c;
    size_t count;
} pixels;

/// Returns random pixels. The first 256 trials cover all colors: each has its number as the first channel.
static pixels random_pixels(trial *trial) {
    if (trial->number >= 256) {
        size_t count = random_size(trial);
        snprintf(trial->shape, sizeof trial->shape, "%zu pixels", count);
        const uint8_t *a = samples(trial, count), *b = samples(trial, count), *c = samples(trial, count);
        return (pixels){a, b, c, count};
    }
    size_t count = 65536;
    uint8_t *a = input(trial, count, 1), *b = input(trial, count, 1), *c = input(trial, count, 1);
    memset(a, (int)trial->number, count);
    for (size_t i = 0; i < count; i++) b[i] = (uint8_t)(i >> 8), c[i] = (uint8_t)i;
    snprintf(trial->shape, sizeof trial->shape, "all colors with %zu in the first channel", trial->number);
    return (pixels){a, b, c, count};
}

void call_rgb(const cpx_kernels *kernels, trial *trial) {
    pixels all = random_pixels(trial);
    uint8_t *r = output(trial, all.count, 1), *g = output(trial, all.count, 1),
            *b = output(trial, all.count, 1);
    kernels->rgb(all.a, all.b, all.c, r, g, b, all.count);
}

void call_luma(const cpx_kernels *kernels, trial *trial) {
    pixels all = random_pixels(trial);
    kernels->luma(all.a, all.b, all.c, output(trial, all.count, 1), all.count);
}

void call_chroma(const cpx_kernels *kernels, trial *trial) {
    pixels all = random_pixels(trial);
    uint8_t *cb = output(trial, all.count, 1), *cr = output(trial, all.count, 1);
    kernels->chroma(all.a, all.b, all.c, cb, cr, all.count);
}

/// Returns two rows, or the same one twice.
static cpx_row_pair row_pair(trial *trial, size_t width, bool twice) {
    const uint8_t *first = samples(trial, width);
    return (cpx_row_pair){first, twice ? first : samples(trial, width)};
}

void call_half_chroma(const cpx_kernels *kernels, trial *trial) {
    size_t width = random_size(trial);
    bool twice = between(trial, 0, 3) == 0;
    snprintf(trial->shape, sizeof trial->shape, "%zu columns of %d rows", width, twice ? 1 : 2);
    cpx_row_pair r = row_pair(trial, width, twice), g = row_pair(trial, width, twice);
    cpx_row_pair b = row_pair(trial, width, twice);
    uint8_t *cb = output(trial, (width + 1) / 2, 1), *cr = output(trial, (width + 1) / 2, 1);
    kernels->half_chroma(r, g, b, cb, cr, width);
}

void call_split3(const cpx_kernels *kernels, trial *trial) {
    size_t count = random_size(trial);
    snprintf(trial->shape, sizeof trial->shape, "%zu pixels", count);
    const uint8_t *all = samples(trial, 3 * count);
    uint8_t *a = output(trial, count, 1), *b = output(trial, count, 1), *c = output(trial, count, 1);
    kernels->split3(all, a, b, c, count);
}

void call_split4(const cpx_kernels *kernels, trial *trial) {
    size_t count = random_size(trial);
    snprintf(trial->shape, sizeof trial->shape, "%zu pixels", count);
    const uint8_t *all = samples(trial, 4 * count);
    uint8_t *a = output(trial, count, 1), *b = output(trial, count, 1), *c = output(trial, count, 1);
    kernels->split4(all, a, b, c, output(trial, count, 1), count);
}
