#include "network.h"

#include <string.h>

void cpx_block(cpx_run *run, const cpx_tensor *in, const cpx_tensor *out, size_t dilation) {
    bool in_place = in->values == out->values;
    size_t channels = 2 * in->channels, stride = in_place ? 1 : 2;
    cpx_layer expand = cpx_next_layer(&run->layers, in->channels, channels, true);
    cpx_layer depthwise = cpx_next_layer(&run->layers, 9, channels, true);
    cpx_layer project = cpx_next_layer(&run->layers, channels, out->channels, false);
    // The latest expanded rows, as many as one output row reaches over, with margins of zeros, and one row of zeros.
    // Input rows may be overwritten: everything still needed of them is here.
    size_t row_values = (in->width + 2 * dilation) * channels, kept = 2 * dilation + 1, filled = 0;
    int16_t *expanded = run->rows, *zeros = expanded + kept * row_values;
    memset(expanded, 0, (kept + 1) * row_values * sizeof *expanded);
    int16_t *convolved = run->lines, *projected = convolved + out->width * channels;
    for (size_t y = 0; y < out->height; y++) {
        for (; filled < in->height && filled <= y * stride + dilation; filled++)
            run->kernels->pointwise(&expand, cpx_row(in, filled),
                                    expanded + filled % kept * row_values + dilation * channels, in->width);
        const int16_t *rows[3];
        for (size_t i = 0; i < 3; i++) {
            // Above the picture, it wraps to a large number.
            size_t source = y * stride + i * dilation - dilation;
            rows[i] = source < in->height ? expanded + source % kept * row_values : zeros;
        }
        run->kernels->depthwise(&depthwise, (cpx_row_triple){rows[0], rows[1], rows[2]}, stride, dilation,
                                convolved, out->width);
        int16_t *result = cpx_row(out, y);
        if (!in_place) {
            run->kernels->pointwise(&project, convolved, result, out->width);
            continue;
        }
        run->kernels->pointwise(&project, convolved, projected, out->width);
        for (size_t i = 0; i < out->width * out->channels; i++)
            result[i] = cpx_clamp16(result[i] + projected[i]);
    }
}
