#include "network.h"

#include <string.h>

void cpx_block(cpx_run *run, const cpx_tensor *in, const cpx_tensor *out, cpx_block_shape shape) {
    bool in_place = in->values == out->values;
    size_t channels = shape.expansion * in->channels, side = shape.side, stride = shape.stride;
    // Places before the first. With a stride of 2, the convolution starts one later, as in TensorFlow for even sizes.
    size_t margin = side / 2 + 1 - stride;
    size_t row_values = ((out->width - 1) * stride + side) * channels, filled = 0;
    cpx_layer expand = {0};
    if (shape.expansion > 1) expand = cpx_next_layer(&run->layers, in->channels, channels, true);
    cpx_layer depthwise = cpx_next_layer(&run->layers, side * side, channels, true);
    cpx_layer project = cpx_next_layer(&run->layers, channels, out->channels, false);
    // The latest expanded rows, as many as one output row reaches over, with margins of zeros, and one row of zeros.
    // Input rows may be overwritten: everything still needed of them is here.
    int16_t *expanded = run->rows, *zeros = expanded + side * row_values;
    memset(expanded, 0, (side + 1) * row_values * sizeof *expanded);
    int16_t *convolved = run->lines, *projected = convolved + out->width * channels;
    for (size_t y = 0; y < out->height; y++) {
        for (; filled < in->height && filled + margin < y * stride + side; filled++) {
            int16_t *row = expanded + filled % side * row_values + margin * channels;
            if (shape.expansion > 1)
                run->kernels->pointwise(&expand, cpx_row(in, filled), row, in->width);
            else
                memcpy(row, cpx_row(in, filled), in->width * channels * sizeof *row);
        }
        const int16_t *rows[cpx_most_side];
        for (size_t i = 0; i < side; i++) {
            // Above the picture, it wraps to a large number.
            size_t source = y * stride + i - margin;
            rows[i] = source < in->height ? expanded + source % side * row_values : zeros;
        }
        run->kernels->depthwise(&depthwise, rows, side, stride, convolved, out->width);
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
