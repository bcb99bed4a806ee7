#include <stdlib.h>
#include <string.h>

#include "png_reading.h"

struct reading {
    struct png_reading base;
    png_bytep row;
    // The result: one of these.
    cpx_png_header *header;
    const cpx_png_planes *planes;
};

static void start(struct reading *reading) {
    png_reading_start(&reading->base, reading->header != NULL, 0);
    png_read_update_info(reading->base.png, reading->base.info);
}

static void copy_profile(struct reading *reading) {
    png_charp name;
    int compression;
    png_bytep profile;
    png_uint_32 count;
    if (!png_get_iCCP(reading->base.png, reading->base.info, &name, &compression, &profile, &count)) return;
    cpx_png_header *header = reading->header;
    header->profile = malloc(count);
    if (header->profile == NULL) png_trap_spring(&reading->base.trap, CPX_PNG_NO_MEMORY, "no memory to read");
    memcpy(header->profile, profile, count);
    header->profile_bytes = count;
}

static void read_header(void *job) {
    struct reading *reading = job;
    start(reading);
    reading->header->channels = png_get_channels(reading->base.png, reading->base.info);
    copy_profile(reading);
}

static void expect_room(struct reading *reading) {
    const cpx_png_planes *planes = reading->planes;
    if (png_get_image_width(reading->base.png, reading->base.info) != planes->width ||
        png_get_image_height(reading->base.png, reading->base.info) != planes->height ||
        png_get_channels(reading->base.png, reading->base.info) != planes->channels ||
        png_get_bit_depth(reading->base.png, reading->base.info) != 8 || planes->stride < planes->width)
        png_trap_spring(&reading->base.trap, CPX_PNG_MISMATCH,
                        "its picture is not the one that its header describes");
}

// Writes one row of one pass. libpng's own way to read interlaced pictures needs all rows in memory at once. Here, each
// pass is a small picture whose pixels are put into their places.
static void spread_row(const struct reading *reading, const uint8_t *row, size_t y, size_t first,
                       size_t step) {
    const cpx_png_planes *planes = reading->planes;
    for (int channel = 0; channel < planes->channels; channel++) {
        uint8_t *samples = planes->planes[channel] + y * planes->stride;
        const uint8_t *pixel = row + channel;
        for (size_t x = first; x < planes->width; x += step, pixel += planes->channels) samples[x] = *pixel;
    }
}

// A whole row, its pixels next to each other.
static void split_row(const struct reading *reading, const uint8_t *row, size_t y) {
    const cpx_png_planes *planes = reading->planes;
    uint8_t *rows[CPX_PNG_MAX_PLANES] = {NULL};
    for (int i = 0; i < planes->channels; i++) rows[i] = planes->planes[i] + y * planes->stride;
    if (planes->channels == 3)
        planes->kernels->split3(row, rows[0], rows[1], rows[2], planes->width);
    else if (planes->channels == 4)
        planes->kernels->split4(row, rows[0], rows[1], rows[2], rows[3], planes->width);
    else
        spread_row(reading, row, y, 0, 1);
}

static void read_in_order(struct reading *reading) {
    for (size_t y = 0; y < reading->planes->height; y++) {
        png_read_row(reading->base.png, reading->row, NULL);
        split_row(reading, reading->row, y);
    }
}

static void read_interlaced(struct reading *reading) {
    const cpx_png_planes *planes = reading->planes;
    for (int pass = 0; pass < PNG_INTERLACE_ADAM7_PASSES; pass++) {
        if (PNG_PASS_COLS(planes->width, pass) == 0) continue;
        for (size_t y = PNG_PASS_START_ROW(pass); y < planes->height; y += PNG_PASS_ROW_OFFSET(pass)) {
            png_read_row(reading->base.png, reading->row, NULL);
            spread_row(reading, reading->row, y, PNG_PASS_START_COL(pass), PNG_PASS_COL_OFFSET(pass));
        }
    }
}

static void read_planes(void *job) {
    struct reading *reading = job;
    start(reading);
    expect_room(reading);
    reading->row = malloc(png_get_rowbytes(reading->base.png, reading->base.info));
    if (reading->row == NULL) png_trap_spring(&reading->base.trap, CPX_PNG_NO_MEMORY, "no memory to read");
    if (png_get_interlace_type(reading->base.png, reading->base.info) == PNG_INTERLACE_NONE)
        read_in_order(reading);
    else
        read_interlaced(reading);
    png_read_end(reading->base.png, NULL);
}

static void finish(struct reading *reading) {
    free(reading->row);
    png_reading_finish(&reading->base);
}

static cpx_png_code read_with(void (*work)(void *job), struct reading *reading, const cpx_png_source *source,
                              cpx_png_log *log) {
    reading->base.source = *source;
    png_trap_set(&reading->base.trap, log);
    cpx_png_code code = png_trap_run(&reading->base.trap, work, reading);
    finish(reading);
    return code;
}

cpx_png_code cpx_png_read_header(const cpx_png_source *source, cpx_png_header *header, cpx_png_log *log) {
    memset(header, 0, sizeof *header);
    struct reading reading = {.header = header};
    cpx_png_code code = read_with(read_header, &reading, source, log);
    if (code != CPX_PNG_OK) cpx_png_free_header(header);
    return code;
}

void cpx_png_free_header(cpx_png_header *header) {
    free(header->profile);
    memset(header, 0, sizeof *header);
}

cpx_png_code cpx_png_read_planes(const cpx_png_source *source, const cpx_png_planes *planes,
                                 cpx_png_log *log) {
    struct reading reading = {.planes = planes};
    return read_with(read_planes, &reading, source, log);
}
