#include <stdlib.h>
#include <string.h>

#include "png_rows.h"
#include "png_trap.h"

struct reading {
    struct png_trap trap;
    const cpx_png_source *source;
    size_t position;
    png_structp png;
    png_infop info;
    png_bytep row;
    // Whether the file stores pixels as they are needed.
    int is_plain;
    // The result: one of these.
    cpx_png_header *header;
    const cpx_png_planes *planes;
};

static void read_bytes(png_structp png, png_bytep bytes, size_t count) {
    struct reading *reading = png_get_io_ptr(png);
    if (count > reading->source->byte_count - reading->position) png_error(png, "it is cut short");
    memcpy(bytes, reading->source->bytes + reading->position, count);
    reading->position += count;
}

// Ancillary chunks that do not change the pixels are skipped. Swift has read what matters of them, and texts would be
// inflated for nothing.
static void ignore_chunks(png_structp png, int with_profile) {
    static const png_byte names[] =
        "iCCP\0bKGD\0cHRM\0cICP\0cLLI\0eXIf\0gAMA\0hIST\0iTXt\0mDCV\0oFFs\0pCAL\0pHYs\0sBIT\0sCAL\0sPLT\0"
        "sRGB\0sTER\0tEXt\0tIME\0zTXt";
    enum { NAME_BYTES = 5, COUNT = sizeof names / NAME_BYTES };
    int first = with_profile ? 1 : 0;
    png_set_keep_unknown_chunks(
        png, PNG_HANDLE_CHUNK_NEVER, names + first * NAME_BYTES, COUNT - first);
}

static int stores_plain_pixels(png_structp png, png_infop info) {
    int type = png_get_color_type(png, info);
    return (type == PNG_COLOR_TYPE_RGB || type == PNG_COLOR_TYPE_RGB_ALPHA) &&
           png_get_bit_depth(png, info) == 8 && !png_get_valid(png, info, PNG_INFO_tRNS) &&
           png_get_interlace_type(png, info) == PNG_INTERLACE_NONE;
}

static void start(struct reading *reading) {
    png_structp png =
        png_create_read_struct(PNG_LIBPNG_VER_STRING, &reading->trap, png_trap_error, png_trap_warning);
    if (png == NULL) png_trap_spring(&reading->trap, CPX_PNG_NO_MEMORY, "no memory to read");
    reading->png = png;
    reading->info = png_create_info_struct(png);
    if (reading->info == NULL) png_trap_spring(&reading->trap, CPX_PNG_NO_MEMORY, "no memory to read");
    png_set_read_fn(png, reading, read_bytes);
    png_set_user_limits(png, reading->source->max_side, reading->source->max_side);
    png_set_chunk_malloc_max(png, reading->source->max_chunk_bytes);
    // A wrong checksum is an error in a chunk that the pixels need. Other chunks are then left out.
    png_set_crc_action(png, PNG_CRC_ERROR_QUIT, PNG_CRC_WARN_DISCARD);
    png_set_benign_errors(png, 1);
    ignore_chunks(png, reading->header != NULL);
    png_read_info(png, reading->info);
    reading->is_plain = stores_plain_pixels(png, reading->info);
    // This is the checksum of all pixels, whose bytes the checksums of the chunks protect already. libpng identifies
    // profiles by theirs, but it has read these by now.
    png_set_option(png, PNG_IGNORE_ADLER32, PNG_OPTION_ON);
    png_set_expand(png);
    png_set_scale_16(png);
    png_read_update_info(png, reading->info);
}

static void copy_profile(struct reading *reading) {
    png_charp name;
    int compression;
    png_bytep profile;
    png_uint_32 count;
    if (!png_get_iCCP(reading->png, reading->info, &name, &compression, &profile, &count)) return;
    cpx_png_header *header = reading->header;
    header->profile = malloc(count);
    if (header->profile == NULL) png_trap_spring(&reading->trap, CPX_PNG_NO_MEMORY, "no memory to read");
    memcpy(header->profile, profile, count);
    header->profile_bytes = count;
}

static void read_header(void *job) {
    struct reading *reading = job;
    start(reading);
    reading->header->width = png_get_image_width(reading->png, reading->info);
    reading->header->height = png_get_image_height(reading->png, reading->info);
    reading->header->channels = png_get_channels(reading->png, reading->info);
    copy_profile(reading);
}

static void expect_room(struct reading *reading) {
    const cpx_png_planes *planes = reading->planes;
    if (png_get_image_width(reading->png, reading->info) != planes->width ||
        png_get_image_height(reading->png, reading->info) != planes->height ||
        png_get_channels(reading->png, reading->info) != planes->channels ||
        png_get_bit_depth(reading->png, reading->info) != 8 || planes->stride < planes->width)
        png_trap_spring(&reading->trap, CPX_PNG_MISMATCH, "another picture than its header said");
}

// Writes one row of one pass. libpng's own way to read interlaced pictures needs all rows in memory at once. Without
// it, each pass is a small picture whose pixels are put into their places here.
static void spread_row(
    const struct reading *reading, const uint8_t *row, size_t y, size_t first, size_t step) {
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
        png_read_row(reading->png, reading->row, NULL);
        split_row(reading, reading->row, y);
    }
}

static void read_interlaced(struct reading *reading) {
    const cpx_png_planes *planes = reading->planes;
    for (int pass = 0; pass < PNG_INTERLACE_ADAM7_PASSES; pass++) {
        if (PNG_PASS_COLS(planes->width, pass) == 0) continue;
        for (size_t y = PNG_PASS_START_ROW(pass); y < planes->height; y += PNG_PASS_ROW_OFFSET(pass)) {
            png_read_row(reading->png, reading->row, NULL);
            spread_row(reading, reading->row, y, PNG_PASS_START_COL(pass), PNG_PASS_COL_OFFSET(pass));
        }
    }
}

static void read_planes(void *job) {
    enum { LENGTH_AND_NAME = 8 };
    struct reading *reading = job;
    start(reading);
    expect_room(reading);
    // libpng has read the length and the name of the first IDAT, and can go on from there if this fails.
    size_t first_pixels = reading->position - LENGTH_AND_NAME;
    if (reading->is_plain && !reading->source->libpng_only &&
        png_rows_read(reading->source, first_pixels, reading->planes))
        return;
    reading->row = malloc(png_get_rowbytes(reading->png, reading->info));
    if (reading->row == NULL) png_trap_spring(&reading->trap, CPX_PNG_NO_MEMORY, "no memory to read");
    if (png_get_interlace_type(reading->png, reading->info) == PNG_INTERLACE_NONE)
        read_in_order(reading);
    else
        read_interlaced(reading);
    png_read_end(reading->png, NULL);
}

static void finish(struct reading *reading) {
    free(reading->row);
    png_destroy_read_struct(&reading->png, &reading->info, NULL);
}

static cpx_png_code read_with(
    void (*work)(void *job), struct reading *reading, const cpx_png_source *source, cpx_png_log *log) {
    reading->source = source;
    png_trap_set(&reading->trap, log);
    cpx_png_code code = png_trap_run(&reading->trap, work, reading);
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

cpx_png_code cpx_png_read_planes(
    const cpx_png_source *source, const cpx_png_planes *planes, cpx_png_log *log) {
    struct reading reading = {.planes = planes};
    return read_with(read_planes, &reading, source, log);
}
