#include "network.h"

// The first blocks of EfficientNet (https://arxiv.org/abs/1905.11946) in its variant Lite0, which halve the picture
// four times, and a decoder that reverses two of these steps, each time with the encoder's values of that size. Numbers
// in names are the samples of the picture per place.

enum {
    stem_2 = 32,
    encoder_2 = 16,
    encoder_4 = 24,
    encoder_8 = 40,
    middle_16 = 80,
    encoder_16 = 112,
    decoder = cpx_decoder_channels
};

/// The working memory of a run, for the largest picture.
typedef struct {
    int16_t weights[CPX_SALIENCY_WEIGHTS];
    int16_t rows[cpx_rows_count];
    int16_t lines[cpx_lines_count];
    int16_t stem_2[128 * 128 * stem_2];
    int16_t encoder_2[128 * 128 * encoder_2];
    int16_t encoder_4[64 * 64 * encoder_4];
    int16_t encoder_8[32 * 32 * encoder_8];
    int16_t middle_16[16 * 16 * middle_16];
    int16_t encoder_16[16 * 16 * encoder_16];
    int16_t decoder_16[16 * 16 * decoder];
    int16_t decoder_8[32 * 32 * decoder];
    int16_t decoder_4[64 * 64 * decoder];
} working_memory;

/// Makes a level with `channels` values at each place, half as large as another of `width` x `height`.
static cpx_tensor half(int16_t *values, size_t width, size_t height, size_t channels) {
    return (cpx_tensor){values, (width + 1) / 2, (height + 1) / 2, channels};
}

static cpx_tensor below(const cpx_tensor *level, int16_t *values, size_t channels) {
    return half(values, level->width, level->height, channels);
}

static cpx_tensor beside(const cpx_tensor *level, int16_t *values, size_t channels) {
    return (cpx_tensor){values, level->width, level->height, channels};
}

static void run_network(const cpx_saliency_image *picture, const cpx_kernels *kernels, working_memory *m,
                        const cpx_saliency_maps *maps) {
    cpx_run run = {kernels, cpx_unpack_weights(m->weights), m->rows, m->lines};
    cpx_tensor stem = half(m->stem_2, picture->width, picture->height, stem_2);
    cpx_tensor e2 = beside(&stem, m->encoder_2, encoder_2), e4 = below(&e2, m->encoder_4, encoder_4);
    cpx_tensor e8 = below(&e4, m->encoder_8, encoder_8), m16 = below(&e8, m->middle_16, middle_16);
    cpx_tensor e16 = beside(&m16, m->encoder_16, encoder_16), d16 = beside(&e16, m->decoder_16, decoder);
    cpx_tensor d8 = beside(&e8, m->decoder_8, decoder), d4 = beside(&e4, m->decoder_4, decoder);
    const cpx_block_shape small = {6, 3, 1}, large = {6, 5, 1}, refining = {2, 3, 1};

    cpx_stem(&run, picture, &stem);
    cpx_block(&run, &stem, &e2, (cpx_block_shape){1, 3, 1});
    cpx_block(&run, &e2, &e4, (cpx_block_shape){6, 3, 2});
    cpx_block(&run, &e4, &e4, small);
    cpx_block(&run, &e4, &e8, (cpx_block_shape){6, 5, 2});
    cpx_block(&run, &e8, &e8, large);
    cpx_block(&run, &e8, &m16, (cpx_block_shape){6, 3, 2});
    cpx_block(&run, &m16, &m16, small);
    cpx_block(&run, &m16, &m16, small);
    cpx_block(&run, &m16, &e16, large);
    cpx_block(&run, &e16, &e16, large);
    cpx_block(&run, &e16, &e16, large);

    cpx_join_mean(&run, &e16, &d16);
    cpx_block(&run, &d16, &d16, refining);
    cpx_join(&run, &d16, &e8, &d8);
    cpx_block(&run, &d8, &d8, refining);
    cpx_join(&run, &d8, &e4, &d4);
    cpx_block(&run, &d4, &d4, refining);
    cpx_write_maps(&run, &d4, maps);
}

size_t cpx_saliency_memory(void) { return sizeof(working_memory); }

static bool fits(size_t side) { return side >= CPX_SALIENCY_MIN_SIDE && side <= CPX_SALIENCY_MAX_SIDE; }

cpx_saliency_code cpx_saliency(const cpx_saliency_image *picture, const cpx_kernels *kernels, void *memory,
                               const cpx_saliency_maps *maps) {
    if (!fits(picture->width) || !fits(picture->height)) return CPX_SALIENCY_SIZE;
    run_network(picture, kernels, memory, maps);
    return CPX_SALIENCY_OK;
}
