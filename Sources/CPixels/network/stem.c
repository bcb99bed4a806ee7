#include "network.h"

#include <string.h>

// The network's inputs for a sample are luma less 118 in units of 64, and the color differences in units of 32. Outside
// the picture all of them are 0.

static int16_t difference(const cpx_rows *plane, size_t x, size_t y, int32_t zero, int32_t unit) {
    return (int16_t)((row_of(*plane, y)[x] - zero) * (cpx_one / unit));
}

/// Writes the inputs of a row, sample by sample.
static void write_inputs(const cpx_saliency_image *picture, size_t y, int16_t *inputs) {
    const cpx_rows *planes = picture->planes;
    bool gray = picture->plane_count < 3;
    for (size_t x = 0; x < picture->width; x++, inputs += cpx_input_channels) {
        inputs[0] = difference(&planes[0], x, y, 118, 64);
        inputs[1] = gray ? 0 : difference(&planes[1], x, y, 128, 32);
        inputs[2] = gray ? 0 : difference(&planes[2], x, y, 128, 32);
    }
}

void cpx_stem(cpx_run *run, const cpx_saliency_image *picture, const cpx_tensor *out) {
    cpx_layer layer = cpx_next_layer(&run->layers, cpx_patch_values, out->channels, true);
    // The latest three rows, with a margin at their ends, and one of zeros.
    size_t row_values = (picture->width + 2) * cpx_input_channels, filled = 0;
    int16_t *rows = run->rows, *zeros = rows + 3 * row_values, *patches = zeros + row_values;
    memset(rows, 0, (4 * row_values + out->width * cpx_patch_values) * sizeof *rows);
    for (size_t y = 0; y < out->height; y++) {
        for (; filled < picture->height && filled <= 2 * y + 2; filled++)
            write_inputs(picture, filled, rows + filled % 3 * row_values);
        for (size_t i = 0; i < 3; i++) {
            size_t source = 2 * y + i;
            const int16_t *row = source < picture->height ? rows + source % 3 * row_values : zeros;
            enum { values = 3 * cpx_input_channels };
            for (size_t x = 0; x < out->width; x++)
                memcpy(patches + x * cpx_patch_values + i * values, row + 2 * x * cpx_input_channels,
                       values * sizeof *row);
        }
        run->kernels->pointwise(&layer, patches, cpx_row(out, y), out->width);
    }
}
