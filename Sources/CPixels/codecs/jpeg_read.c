#include <stdlib.h>
#include <string.h>

#include "jpeg_coefficients.h"
#include "jpeg_trap.h"

// An iMCU row has at most four rows of blocks in a component.
enum { MAX_IMCU_ROWS = MAX_SAMP_FACTOR * DCTSIZE };

struct reading {
    struct jpeg_decompress_struct info;
    struct jpeg_trap trap;
    struct jpeg_progress_mgr progress;
    struct jpeg_coefficients coefficients;
    const cpx_jpeg_source *source;
};

// libjpeg reads all scans of a progressive file in one call; this is its only way to ask whether to go on.
static void watch_scans(j_common_ptr info) {
    // `info` is the first thing in it.
    const struct reading *reading = (const struct reading *)info;
    if (reading->info.input_scan_number > reading->source->max_scans)
        jpeg_trap_spring(info, CPX_JPEG_TOO_MANY_SCANS, "too many scans");
}

static J_COLOR_SPACE stored_space(cpx_jpeg_color color) {
    switch (color) {
    case CPX_JPEG_GRAY: return JCS_GRAYSCALE;
    case CPX_JPEG_YCBCR: return JCS_YCbCr;
    case CPX_JPEG_RGB: return JCS_RGB;
    case CPX_JPEG_CMYK: return JCS_CMYK;
    case CPX_JPEG_YCCK: return JCS_YCCK;
    }
    return JCS_UNKNOWN;
}

static J_COLOR_SPACE pixel_space(cpx_jpeg_color color) {
    switch (color) {
    case CPX_JPEG_GRAY: return JCS_GRAYSCALE;
    case CPX_JPEG_YCBCR:
    case CPX_JPEG_RGB: return JCS_RGB;
    case CPX_JPEG_CMYK:
    case CPX_JPEG_YCCK: return JCS_CMYK;
    }
    return JCS_UNKNOWN;
}

static void read_header(struct reading *reading) {
    j_decompress_ptr info = &reading->info;
    jpeg_create_decompress(info);
    // After jpeg_create_decompress, which clears all but the error manager and the client data.
    info->progress = &reading->progress;
    reading->coefficients.left_out = reading->source->left_out;
    jpeg_coefficients_use((j_common_ptr)info, &reading->coefficients);
    reading->progress.progress_monitor = watch_scans;
    jpeg_mem_src(info, reading->source->bytes, reading->source->byte_count);
    jpeg_read_header(info, TRUE);
    if (info->num_components != reading->source->plane_count)
        jpeg_trap_spring((j_common_ptr)info, CPX_JPEG_MISMATCH, "another number of components");
    info->jpeg_color_space = stored_space(reading->source->color);
    info->dct_method = JDCT_ISLOW;
    // Smoothing guesses at what scans to come will bring; all scans are here.
    info->do_block_smoothing = FALSE;
}

static void expect_room(struct reading *reading, int plane, size_t width, size_t height) {
    const cpx_jpeg_plane *room = &reading->source->planes[plane];
    if (room->stride < width || room->rows < height)
        jpeg_trap_spring((j_common_ptr)&reading->info, CPX_JPEG_MISMATCH, "larger than its header said");
}

// Points `rows` at the next iMCU row of a plane. In the last one libjpeg does not write the rows that no
// block of the picture reaches; they point at the last row only in order to point somewhere.
static void aim(JSAMPARRAY rows, const cpx_jpeg_plane *plane, size_t first, int count) {
    for (int i = 0; i < count; i++) {
        size_t y = first + (size_t)i;
        rows[i] = plane->samples + (y < plane->rows ? y : plane->rows - 1) * plane->stride;
    }
}

static int is_left_out(const struct reading *reading, int component) {
    return reading->source->left_out >> component & 1;
}

static void start_components(struct reading *reading) {
    j_decompress_ptr info = &reading->info;
    read_header(reading);
    info->raw_data_out = TRUE;
    info->out_color_space = info->jpeg_color_space;
    for (int i = 0; i < info->num_components; i++)
        info->comp_info[i].component_needed = !is_left_out(reading, i);
    jpeg_start_decompress(info);
    for (int i = 0; i < info->num_components; i++) {
        if (is_left_out(reading, i)) continue;
        const jpeg_component_info *component = &info->comp_info[i];
        expect_room(
            reading, i, (size_t)component->width_in_blocks * DCTSIZE,
            (size_t)component->height_in_blocks * DCTSIZE);
    }
}

// Reads so many iMCU rows, or all that are left.
static void read_imcu_rows(struct reading *reading, const cpx_jpeg_plane *planes, size_t count) {
    j_decompress_ptr info = &reading->info;
    JSAMPROW rows[CPX_JPEG_MAX_PLANES][MAX_IMCU_ROWS];
    JSAMPARRAY components[CPX_JPEG_MAX_PLANES] = {rows[0], rows[1], rows[2], rows[3]};
    for (size_t imcu = 0; imcu < count && info->output_scanline < info->output_height; imcu++) {
        for (int i = 0; i < info->num_components; i++) {
            if (is_left_out(reading, i)) continue;
            int height = info->comp_info[i].v_samp_factor * DCTSIZE;
            aim(rows[i], &planes[i], imcu * (size_t)height, height);
        }
        jpeg_read_raw_data(info, components, (JDIMENSION)info->max_v_samp_factor * DCTSIZE);
    }
    if (info->output_scanline < info->output_height) return;
    jpeg_finish_decompress(info);
    jpeg_coefficients_free(&reading->coefficients);
}

static void read_components(void *job) {
    struct reading *reading = job;
    start_components(reading);
    read_imcu_rows(reading, reading->source->planes, SIZE_MAX);
}

static void read_pixels(void *job) {
    struct reading *reading = job;
    j_decompress_ptr info = &reading->info;
    read_header(reading);
    info->out_color_space = pixel_space(reading->source->color);
    jpeg_start_decompress(info);
    int channels = info->output_components;
    if (channels != reading->source->plane_count)
        jpeg_trap_spring((j_common_ptr)info, CPX_JPEG_MISMATCH, "another number of channels");
    for (int i = 0; i < channels; i++) expect_room(reading, i, info->output_width, info->output_height);

    // libjpeg's pixels are interleaved: one row of them exists at a time, in memory that libjpeg frees.
    JSAMPARRAY row = info->mem->alloc_sarray(
        (j_common_ptr)info, JPOOL_IMAGE, info->output_width * (JDIMENSION)channels, 1);
    for (size_t y = 0; y < info->output_height; y++) {
        jpeg_read_scanlines(info, row, 1);
        for (int i = 0; i < channels; i++) {
            const cpx_jpeg_plane *plane = &reading->source->planes[i];
            uint8_t *samples = plane->samples + y * plane->stride;
            const JSAMPLE *pixel = row[0] + i;
            for (size_t x = 0; x < info->output_width; x++, pixel += channels) samples[x] = *pixel;
        }
    }
    jpeg_finish_decompress(info);
}

static cpx_jpeg_code read_with(
    void (*work)(void *job), const cpx_jpeg_source *source, cpx_jpeg_message *message) {
    struct reading reading;
    memset(&reading, 0, sizeof reading);
    reading.source = source;
    reading.info.err = jpeg_trap_set(&reading.trap, message);
    cpx_jpeg_code code = jpeg_trap_run(&reading.trap, work, &reading);
    jpeg_destroy_decompress(&reading.info);
    jpeg_coefficients_free(&reading.coefficients);
    return code;
}

cpx_jpeg_code cpx_jpeg_read_components(const cpx_jpeg_source *source, cpx_jpeg_message *message) {
    return read_with(read_components, source, message);
}

cpx_jpeg_code cpx_jpeg_read_pixels(const cpx_jpeg_source *source, cpx_jpeg_message *message) {
    return read_with(read_pixels, source, message);
}

struct cpx_jpeg_reader {
    struct reading reading;
    // Where libjpeg goes on in the bytes, which may lie elsewhere by then.
    size_t position;
    size_t imcu_rows;
};

static void open_components(void *job) {
    struct cpx_jpeg_reader *reader = job;
    start_components(&reader->reading);
}

static void read_band(void *job) {
    struct cpx_jpeg_reader *reader = job;
    read_imcu_rows(&reader->reading, reader->reading.source->planes, reader->imcu_rows);
}

static cpx_jpeg_code run(
    cpx_jpeg_reader *reader, void (*work)(void *job), const cpx_jpeg_source *source,
    cpx_jpeg_message *message) {
    message->text[0] = '\0';
    reader->reading.source = source;
    reader->reading.trap.message = message;
    struct jpeg_source_mgr *bytes = reader->reading.info.src;
    // Without bytes it has come to their end.
    int has_bytes = source->byte_count > 0;
    if (bytes != NULL && has_bytes) bytes->next_input_byte = source->bytes + reader->position;
    cpx_jpeg_code code = jpeg_trap_run(&reader->reading.trap, work, reader);
    bytes = reader->reading.info.src;
    if (bytes != NULL && has_bytes) reader->position = source->byte_count - bytes->bytes_in_buffer;
    return code;
}

cpx_jpeg_code cpx_jpeg_open_components(
    const cpx_jpeg_source *source, cpx_jpeg_reader **opened, cpx_jpeg_message *message) {
    *opened = NULL;
    cpx_jpeg_reader *reader = calloc(1, sizeof *reader);
    if (reader == NULL) return CPX_JPEG_NO_MEMORY;
    reader->reading.info.err = jpeg_trap_set(&reader->reading.trap, message);
    cpx_jpeg_code code = run(reader, open_components, source, message);
    if (code == CPX_JPEG_OK)
        *opened = reader;
    else
        cpx_jpeg_close(reader);
    return code;
}

cpx_jpeg_code cpx_jpeg_read_band(
    cpx_jpeg_reader *reader, const cpx_jpeg_source *source, size_t imcu_rows, cpx_jpeg_message *message) {
    reader->imcu_rows = imcu_rows;
    return run(reader, read_band, source, message);
}

void cpx_jpeg_close(cpx_jpeg_reader *reader) {
    if (reader == NULL) return;
    jpeg_destroy_decompress(&reader->reading.info);
    jpeg_coefficients_free(&reader->reading.coefficients);
    free(reader);
}
