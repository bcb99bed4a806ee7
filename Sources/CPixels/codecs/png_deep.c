#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "decoders.h"
#include "png_reading.h"

// The longest row that Swift accepts. libpng's own default is the same.
enum { LONGEST_SIDE = 1000000, CHUNK_BYTES = 16 << 20 };

struct deep {
    struct png_reading base;
    cpx_png_log log;
    size_t max_memory;
    cpx_image_info *asked;
    size_t height;
    size_t row_bytes;
    size_t next_row;
    // The rows of an interlaced picture, complete only after its last pass.
    uint8_t *pixels;
    png_bytepp rows;
    // The room of a call for rows, and their number.
    uint8_t *room;
    size_t count;
    size_t needed_bytes;
};

static void refuse_memory(struct deep *deep, size_t bytes) {
    deep->needed_bytes = bytes;
    png_trap_spring(&deep->base.trap, CPX_PNG_NO_MEMORY, "too much memory");
}

static void read_all_passes(struct deep *deep) {
    size_t bytes = deep->row_bytes * deep->height;
    if (bytes > deep->max_memory) refuse_memory(deep, bytes);
    deep->pixels = malloc(bytes);
    deep->rows = malloc(deep->height * sizeof *deep->rows);
    if (deep->pixels == NULL || deep->rows == NULL)
        png_trap_spring(&deep->base.trap, CPX_PNG_NO_MEMORY, "no memory to read");
    for (size_t y = 0; y < deep->height; y++) deep->rows[y] = deep->pixels + y * deep->row_bytes;
    png_read_image(deep->base.png, deep->rows);
}

static void start(void *job) {
    struct deep *deep = job;
    png_reading_start(&deep->base, 0, 1);
    png_structp png = deep->base.png;
    png_infop info = deep->base.info;
    int is_interlaced = png_get_interlace_type(png, info) != PNG_INTERLACE_NONE;
    if (is_interlaced) png_set_interlace_handling(png);
    png_read_update_info(png, info);
    int channels = png_get_channels(png, info);
    deep->height = png_get_image_height(png, info);
    deep->row_bytes = png_get_rowbytes(png, info);
    *deep->asked = (cpx_image_info){
        .width = png_get_image_width(png, info),
        .height = png_get_image_height(png, info),
        .model = channels < 3 ? CPX_PICTURE_GRAY : CPX_PICTURE_RGB,
        .has_alpha = channels % 2 == 0,
        .bits = png_get_bit_depth(png, info),
        .orientation = 1,
    };
    if (is_interlaced) read_all_passes(deep);
}

static void copy_rows(void *job) {
    struct deep *deep = job;
    for (size_t i = 0; i < deep->count; i++, deep->next_row++) {
        uint8_t *row = deep->room + i * deep->row_bytes;
        if (deep->rows == NULL)
            png_read_row(deep->base.png, row, NULL);
        else
            memcpy(row, deep->rows[deep->next_row], deep->row_bytes);
    }
    if (deep->next_row == deep->height) png_read_end(deep->base.png, NULL);
}

static cpx_decoder_code run(struct deep *deep, void (*work)(void *job), cpx_decoder_message *message) {
    cpx_png_code code = png_trap_run(&deep->base.trap, work, deep);
    snprintf(message->text, sizeof message->text, "%s", deep->log.error);
    snprintf(message->warnings, sizeof message->warnings, "%s", deep->log.warnings);
    message->needed_bytes = deep->needed_bytes;
    if (code == CPX_PNG_OK) return CPX_DECODER_OK;
    if (code != CPX_PNG_NO_MEMORY) return CPX_DECODER_DAMAGED;
    return deep->needed_bytes > 0 ? CPX_DECODER_OVER_MEMORY : CPX_DECODER_NO_MEMORY;
}

static void close_image(void *picture) {
    struct deep *deep = picture;
    png_reading_finish(&deep->base);
    free(deep->pixels);
    free(deep->rows);
    free(deep);
}

static cpx_decoder_code open_image(const cpx_encoded *encoded, void **picture, cpx_image_info *info,
                                   cpx_decoder_message *message) {
    struct deep *deep = calloc(1, sizeof *deep);
    *picture = NULL;
    if (deep == NULL) return CPX_DECODER_NO_MEMORY;
    deep->base.source = (cpx_png_source){
        .bytes = encoded->bytes,
        .byte_count = encoded->byte_count,
        .max_side = LONGEST_SIDE,
        .max_chunk_bytes = CHUNK_BYTES,
        .ignores_window = encoded->ignores_window,
    };
    deep->max_memory = encoded->max_memory;
    deep->asked = info;
    png_trap_set(&deep->base.trap, &deep->log);
    cpx_decoder_code code = run(deep, start, message);
    deep->asked = NULL;
    if (code == CPX_DECODER_OK)
        *picture = deep;
    else
        close_image(deep);
    return code;
}

static cpx_decoder_code read_rows(void *picture, size_t count, void *rows, cpx_decoder_message *message) {
    struct deep *deep = picture;
    if (count > deep->height - deep->next_row) return CPX_DECODER_DAMAGED;
    deep->room = rows;
    deep->count = count;
    return run(deep, copy_rows, message);
}

const cpx_decoder *cpx_deep_png_decoder(void) {
    static const cpx_decoder decoder = {open_image, read_rows, close_image};
    return &decoder;
}
