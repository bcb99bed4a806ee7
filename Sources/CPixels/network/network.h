#ifndef CPIXELS_NETWORK_H
#define CPIXELS_NETWORK_H

#include "../kernels/levels.h"
#include "saliency.h"
#include "weights.h"

/// Values at places, row after row, `channels` for each place.
///
/// Inputs of the network and values behind ReLU6 are in units of 1 / `cpx_one`: every layer reaches 2^14 at least,
/// whatever its factors, and 6 is less. All others are in a unit chosen by the export; only the layers that read and
/// write them depend on it.
typedef struct {
    int16_t *values;
    size_t width;
    size_t height;
    size_t channels;
} cpx_tensor;

enum {
    cpx_one = 2048,
    cpx_input_channels = 3,
    /// The inputs for nine samples, and one that stays 0, because layers have an even number of inputs.
    cpx_patch_values = 9 * cpx_input_channels + 1,
    cpx_most_side = 5, ///< Of a convolution.
};

/// A run of the network over one picture.
typedef struct {
    const cpx_kernels *kernels;
    cpx_layer_reader layers;
    /// Room for the rows of a step, and for their results.
    int16_t *rows;
    int16_t *lines;
} cpx_run;

// Enough of both for the largest picture. Of the rows, the last blocks of the encoder need the most, with 8 places in a
// row and 1152 values at each: five rows with margins of two places, and one of zeros. Of the lines, those before them,
// with 16 places.
enum {
    cpx_rows_count = 6 * 12 * 1152,
    cpx_lines_count = 16 * (672 + 112),
};

/// The parameters of an inverted residual.
typedef struct {
    size_t expansion; ///< The factor by which it expands the channels; with 1 it does not.
    size_t side;      ///< Of the convolution: 3 or 5.
    size_t stride;    ///< 1, or 2 to halve.
} cpx_block_shape;

/// Makes the inputs of the network, and halves them: a 3 x 3 convolution.
void cpx_stem(cpx_run *run, const cpx_saliency_image *picture, const cpx_tensor *out);

/// An inverted residual: expands the channels, convolves each by itself, and projects.
///
/// `out` is as large as `in`, or half as large with a stride of 2. If it is `in`, the result is added to its values.
void cpx_block(cpx_run *run, const cpx_tensor *in, const cpx_tensor *out, cpx_block_shape shape);

/// The start of the decoder: each place of `in` beside the mean of all.
void cpx_join_mean(cpx_run *run, const cpx_tensor *in, const cpx_tensor *out);

/// A step of the decoder: `below`, enlarged, plus the output of a layer for `beside`.
void cpx_join(cpx_run *run, const cpx_tensor *below, const cpx_tensor *beside, const cpx_tensor *out);

/// The end of the decoder: a byte for each place in both maps.
void cpx_write_maps(cpx_run *run, const cpx_tensor *in, const cpx_saliency_maps *maps);

static inline int16_t *cpx_row(const cpx_tensor *tensor, size_t y) {
    return tensor->values + y * tensor->width * tensor->channels;
}

static inline int16_t cpx_clamp16(int32_t value) {
    return value < INT16_MIN ? INT16_MIN : value > INT16_MAX ? INT16_MAX : (int16_t)value;
}

#endif
