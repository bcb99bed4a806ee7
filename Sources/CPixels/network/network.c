#include "network.h"

// The first blocks of EfficientNet (https://arxiv.org/abs/1905.11946) in its variant Lite0, which halve the picture
// five times, and a decoder that reverses three of these steps, each time with the encoder's values of that size.

/// The blocks of the encoder, and the channels of their outputs.
static const struct {
    size_t channels;
    cpx_block_shape shape;
} encoder[] = {
    {16, {1, 3, 1}},  {24, {6, 3, 2}},  {24, {6, 3, 1}},  {40, {6, 5, 2}},  {40, {6, 5, 1}},
    {80, {6, 3, 2}},  {80, {6, 3, 1}},  {80, {6, 3, 1}},  {112, {6, 5, 1}}, {112, {6, 5, 1}},
    {112, {6, 5, 1}}, {192, {6, 5, 2}}, {192, {6, 5, 1}}, {192, {6, 5, 1}}, {192, {6, 5, 1}},
};

enum {
    stem_channels = 32,
    decoder_channels = 32,
    /// The sizes of the encoder's values but the smallest: a half to a 16th of the picture's.
    level_count = 4,
    /// All values of the largest picture, size by size.
    value_count = 128 * 128 * (stem_channels + 16) + 64 * 64 * (24 + decoder_channels) +
        32 * 32 * (40 + decoder_channels) + 16 * 16 * (80 + 112 + decoder_channels) +
        8 * 8 * (192 + decoder_channels),
};

/// The working memory of a run, for the largest picture.
typedef struct {
    int16_t weights[CPX_SALIENCY_WEIGHTS];
    int16_t rows[cpx_rows_count];
    int16_t lines[cpx_lines_count];
    int16_t values[value_count];
} working_memory;

/// Makes a tensor of `channels` at the start of `values`, as large as another or, with a stride of 2, half as large.
/// `values` moves to its end.
static cpx_tensor next(int16_t **values, const cpx_tensor *in, size_t channels, size_t stride) {
    cpx_tensor out = {*values, (in->width + stride - 1) / stride, (in->height + stride - 1) / stride,
                      channels};
    *values += out.width * out.height * channels;
    return out;
}

static void run_network(const cpx_saliency_image *picture, const cpx_kernels *kernels, working_memory *m,
                        const cpx_saliency_maps *maps) {
    cpx_run run = {kernels, cpx_unpack_weights(m->weights), m->rows, m->lines};
    const cpx_block_shape refining = {2, 3, 1};
    int16_t *values = m->values;
    // Only its size counts: the stem makes the inputs row by row.
    const cpx_tensor inputs = {.width = picture->width, .height = picture->height};
    cpx_tensor encoded = next(&values, &inputs, stem_channels, 2), levels[level_count];
    size_t level = 0;
    cpx_stem(&run, picture, &encoded);
    for (size_t i = 0; i < sizeof encoder / sizeof *encoder; i++) {
        cpx_tensor in = encoded;
        cpx_block_shape shape = encoder[i].shape;
        if (shape.stride == 2) levels[level++] = in;
        if (shape.stride == 2 || in.channels != encoder[i].channels)
            encoded = next(&values, &in, encoder[i].channels, shape.stride);
        cpx_block(&run, &in, &encoded, shape);
    }

    cpx_tensor decoded = next(&values, &encoded, decoder_channels, 1);
    cpx_join_mean(&run, &encoded, &decoded);
    cpx_block(&run, &decoded, &decoded, refining);
    // The first level is not decoded.
    for (size_t i = level_count - 1; i > 0; i--) {
        cpx_tensor larger = next(&values, &levels[i], decoder_channels, 1);
        cpx_join(&run, &decoded, &levels[i], &larger);
        cpx_block(&run, &larger, &larger, refining);
        decoded = larger;
    }
    cpx_write_maps(&run, &decoded, maps);
}

size_t cpx_saliency_memory(void) { return sizeof(working_memory); }

static bool fits(size_t side) { return side >= CPX_SALIENCY_MIN_SIDE && side <= CPX_SALIENCY_MAX_SIDE; }

cpx_saliency_code cpx_saliency(const cpx_saliency_image *picture, const cpx_kernels *kernels, void *memory,
                               const cpx_saliency_maps *maps) {
    if (!fits(picture->width) || !fits(picture->height)) return CPX_SALIENCY_SIZE;
    run_network(picture, kernels, memory, maps);
    return CPX_SALIENCY_OK;
}
