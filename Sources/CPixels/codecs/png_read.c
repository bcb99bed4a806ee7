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
    // The rows of a usual file, which are read without libpng as long as it is sound; and how many were.
    struct png_rows sound;
    int is_sound;
    size_t rows_read;
    // What is asked for: one of these.
    cpx_png_header *header;
    const cpx_png_planes *planes;
};

static void read_bytes(png_structp png, png_bytep bytes, size_t count) {
    struct reading *reading = png_get_io_ptr(png);
    if (count > reading->source->byte_count - reading->position) png_error(png, "it is cut short");
    memcpy(bytes, reading->source->bytes + reading->position, count);
    reading->position += count;
}

// Ancillary chunks that do not change the pixels are stepped over: what is needed of them Swift has read, and
// texts would be inflated for nothing.
static void ignore_chunks(png_structp png, int with_profile) {
    static const png_byte names[] =
        "iCCP\0bKGD\0cHRM\0cICP\0cLLI\0eXIf\0gAMA\0hIST\0iTXt\0mDCV\0oFFs\0pCAL\0pHYs\0sBIT\0sCAL\0sPLT\0"
        "sRGB\0sTER\0tEXt\0tIME\0zTXt";
    enum { NAME_BYTES = 5, COUNT = sizeof names / NAME_BYTES };
    int first = with_profile ? 1 : 0;
    png_set_keep_unknown_chunks(
        png, PNG_HANDLE_CHUNK_NEVER, names + first * NAME_BYTES, COUNT - first);
}

static int stores_what_is_used(png_structp png, png_infop info) {
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
    // A broken sum is an error where the chunk is needed for the pixels, else the chunk is left out.
    png_set_crc_action(png, PNG_CRC_ERROR_QUIT, PNG_CRC_WARN_DISCARD);
    png_set_benign_errors(png, 1);
    ignore_chunks(png, reading->header != NULL);
    png_read_info(png, reading->info);
    reading->is_sound = stores_what_is_used(png, reading->info);
    // The sum of all pixels, whose bytes the sums of chunks guard already. Before this, libpng knows profiles by it.
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

// One row of one pass. libpng's own way to read interlaced pictures wants all rows interleaved in memory at
// once; without it each pass is a small picture, whose pixels go to their places here.
static void spread_row(
    const struct reading *reading, const uint8_t *row, size_t y, size_t first, size_t step) {
    const cpx_png_planes *planes = reading->planes;
    for (int channel = 0; channel < planes->channels; channel++) {
        uint8_t *samples = planes->planes[channel] + y * planes->stride;
        const uint8_t *pixel = row + channel;
        for (size_t x = first; x < planes->width; x += step, pixel += planes->channels) samples[x] = *pixel;
    }
}

static void start_planes(struct reading *reading) {
    enum { LENGTH_AND_NAME = 8 };
    start(reading);
    expect_room(reading);
    reading->row = malloc(png_get_rowbytes(reading->png, reading->info));
    if (reading->row == NULL) png_trap_spring(&reading->trap, CPX_PNG_NO_MEMORY, "no memory to read");
    // libpng has read the length and the name of the first IDAT.
    if (reading->is_sound)
        reading->is_sound =
            png_rows_open(&reading->sound, reading->position - LENGTH_AND_NAME, reading->planes);
}

// libpng reads all once more up to where we are, and then says what is wrong, or goes on.
static void leave_to_libpng(struct reading *reading) {
    png_rows_close(&reading->sound);
    png_destroy_read_struct(&reading->png, &reading->info, NULL);
    reading->position = 0;
    start(reading);
    reading->is_sound = 0;
    for (size_t y = 0; y < reading->rows_read; y++) png_read_row(reading->png, NULL, NULL);
}

static const uint8_t *next_row(struct reading *reading) {
    if (reading->is_sound) {
        const uint8_t *row = png_rows_next(&reading->sound);
        if (row != NULL) {
            reading->rows_read++;
            return row;
        }
        leave_to_libpng(reading);
    }
    png_read_row(reading->png, reading->row, NULL);
    return reading->row;
}

static void read_end(struct reading *reading) {
    if (reading->is_sound) {
        if (png_rows_end(&reading->sound)) return;
        leave_to_libpng(reading);
    }
    png_read_end(reading->png, NULL);
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

static void read_rows(struct reading *reading, size_t count) {
    for (size_t y = 0; y < count; y++) split_row(reading, next_row(reading), y);
}

static void read_planes(void *job) {
    struct reading *reading = job;
    start_planes(reading);
    const cpx_png_planes *planes = reading->planes;
    if (png_get_interlace_type(reading->png, reading->info) == PNG_INTERLACE_NONE) {
        read_rows(reading, planes->height);
    } else {
        for (int pass = 0; pass < PNG_INTERLACE_ADAM7_PASSES; pass++) {
            if (PNG_PASS_COLS(planes->width, pass) == 0) continue;
            for (size_t y = PNG_PASS_START_ROW(pass); y < planes->height; y += PNG_PASS_ROW_OFFSET(pass)) {
                png_read_row(reading->png, reading->row, NULL);
                spread_row(
                    reading, reading->row, y, PNG_PASS_START_COL(pass), PNG_PASS_COL_OFFSET(pass));
            }
        }
    }
    read_end(reading);
}

static void finish(struct reading *reading) {
    png_rows_close(&reading->sound);
    free(reading->row);
    png_destroy_read_struct(&reading->png, &reading->info, NULL);
}

static cpx_png_code read_with(
    void (*work)(void *job), struct reading *reading, const cpx_png_source *source, cpx_png_log *log) {
    reading->source = reading->sound.source = source;
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

struct cpx_png_reader {
    struct reading reading;
    size_t rows_left;
    size_t rows;
};

static void open_planes(void *job) {
    struct cpx_png_reader *reader = job;
    start_planes(&reader->reading);
    if (png_get_interlace_type(reader->reading.png, reader->reading.info) != PNG_INTERLACE_NONE)
        png_trap_spring(&reader->reading.trap, CPX_PNG_MISMATCH, "interlaced");
}

static void read_band(void *job) {
    struct cpx_png_reader *reader = job;
    read_rows(&reader->reading, reader->rows);
    reader->rows_left -= reader->rows;
    if (reader->rows_left == 0) read_end(&reader->reading);
}

static cpx_png_code run(
    cpx_png_reader *reader, void (*work)(void *job), const cpx_png_source *source,
    const cpx_png_planes *planes, cpx_png_log *log) {
    reader->reading.source = reader->reading.sound.source = source;
    reader->reading.planes = planes;
    png_trap_set(&reader->reading.trap, log);
    return png_trap_run(&reader->reading.trap, work, reader);
}

cpx_png_code cpx_png_open_planes(
    const cpx_png_source *source, const cpx_png_planes *planes, cpx_png_reader **opened, cpx_png_log *log) {
    *opened = NULL;
    cpx_png_reader *reader = calloc(1, sizeof *reader);
    if (reader == NULL) return CPX_PNG_NO_MEMORY;
    reader->rows_left = planes->height;
    cpx_png_code code = run(reader, open_planes, source, planes, log);
    if (code == CPX_PNG_OK)
        *opened = reader;
    else
        cpx_png_close(reader);
    return code;
}

cpx_png_code cpx_png_read_band(
    cpx_png_reader *reader, const cpx_png_source *source, const cpx_png_planes *planes, cpx_png_log *log) {
    reader->rows = planes->height < reader->rows_left ? planes->height : reader->rows_left;
    return run(reader, read_band, source, planes, log);
}

void cpx_png_close(cpx_png_reader *reader) {
    if (reader == NULL) return;
    finish(&reader->reading);
    free(reader);
}
