#include <stdlib.h>
#include <string.h>

#include "png_trap.h"

struct writing {
    struct png_trap trap;
    const cpx_png_image *picture;
    cpx_png_output *output;
    png_structp png;
    png_infop info;
    png_bytep row;
};

static void write_bytes(png_structp png, png_bytep bytes, size_t count) {
    struct writing *writing = png_get_io_ptr(png);
    cpx_png_output *output = writing->output;
    if (count > output->capacity - output->count) {
        size_t capacity = 2 * output->capacity + count + 65536;
        uint8_t *larger = realloc(output->bytes, capacity);
        if (larger == NULL) png_trap_spring(&writing->trap, CPX_PNG_NO_MEMORY, "no memory to write");
        output->bytes = larger;
        output->capacity = capacity;
    }
    memcpy(output->bytes + output->count, bytes, count);
    output->count += count;
}

static void flush_nothing(png_structp png) { (void)png; }

static void start(struct writing *writing) {
    const cpx_png_image *picture = writing->picture;
    png_structp png =
        png_create_write_struct(PNG_LIBPNG_VER_STRING, &writing->trap, png_trap_error, png_trap_warning);
    if (png == NULL) png_trap_spring(&writing->trap, CPX_PNG_NO_MEMORY, "no memory to write");
    writing->png = png;
    writing->info = png_create_info_struct(png);
    if (writing->info == NULL) png_trap_spring(&writing->trap, CPX_PNG_NO_MEMORY, "no memory to write");
    png_set_write_fn(png, writing, write_bytes, flush_nothing);
    png_set_IHDR(png, writing->info, picture->width, picture->height, 8, PNG_COLOR_TYPE_RGB,
                 PNG_INTERLACE_NONE, PNG_COMPRESSION_TYPE_BASE, PNG_FILTER_TYPE_BASE);
    png_set_sRGB(png, writing->info, PNG_sRGB_INTENT_RELATIVE);
    png_set_compression_level(png, picture->level);
    png_set_filter(png, PNG_FILTER_TYPE_BASE, PNG_ALL_FILTERS);
    png_write_info(png, writing->info);
}

static void gather_row(const struct writing *writing, size_t y) {
    const cpx_png_image *picture = writing->picture;
    for (int channel = 0; channel < 3; channel++) {
        const uint8_t *samples = picture->planes[channel] + y * picture->strides[channel];
        png_bytep pixel = writing->row + channel;
        for (size_t x = 0; x < picture->width; x++, pixel += 3) *pixel = samples[x];
    }
}

static void write_image(void *job) {
    struct writing *writing = job;
    start(writing);
    writing->row = png_malloc(writing->png, png_get_rowbytes(writing->png, writing->info));
    for (size_t y = 0; y < writing->picture->height; y++) {
        gather_row(writing, y);
        png_write_row(writing->png, writing->row);
    }
    png_write_end(writing->png, NULL);
}

cpx_png_code cpx_png_write(const cpx_png_image *picture, cpx_png_output *output, cpx_png_log *log) {
    memset(output, 0, sizeof *output);
    struct writing writing = {.picture = picture, .output = output};
    png_trap_set(&writing.trap, log);
    cpx_png_code code = png_trap_run(&writing.trap, write_image, &writing);
    if (writing.row != NULL) png_free(writing.png, writing.row);
    png_destroy_write_struct(&writing.png, &writing.info);
    if (code != CPX_PNG_OK) cpx_png_free_output(output);
    return code;
}

void cpx_png_free_output(cpx_png_output *output) {
    free(output->bytes);
    memset(output, 0, sizeof *output);
}
