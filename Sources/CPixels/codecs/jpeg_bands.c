#include <jerror.h>
#include <stdlib.h>
#include <string.h>

#include "jpeg_read.h"

// A progressive file is read as libjpeg does, all coefficients at once, or as one file for each of its scans, side by
// side: a decompressor for each scan reads one iMCU row, one after the other into the same coefficients, which become
// samples before the next row is read. So they take the memory of a row, and stay in the processor's.

struct file {
    struct jpeg_decompress_struct info;
    // Where libjpeg goes on in its bytes, which may lie elsewhere by then.
    size_t position;
};

struct cpx_jpeg_reader {
    struct jpeg_trap trap;
    struct jpeg_scan_limit limit;
    struct jpeg_coefficients coefficients;
    const cpx_jpeg_source *source;
    size_t imcu_rows;
    size_t count;
    struct file files[];
};

static int is_side_by_side(const cpx_jpeg_reader *reader) { return reader->source->scan_count > 0; }

static size_t first_byte(const cpx_jpeg_reader *reader, size_t file) {
    return file == 0 ? 0 : reader->source->scan_ends[file - 1];
}

static size_t last_byte(const cpx_jpeg_reader *reader, size_t file) {
    return is_side_by_side(reader) ? reader->source->scan_ends[file] : reader->source->byte_count;
}

// The one that makes samples.
static j_decompress_ptr output(cpx_jpeg_reader *reader) { return &reader->files[reader->count - 1].info; }

static void open_files(void *job) {
    cpx_jpeg_reader *reader = job;
    for (size_t i = 0; i < reader->count; i++) {
        j_decompress_ptr info = &reader->files[i].info;
        size_t first = first_byte(reader, i);
        jpeg_read_header_of(
            info, &reader->trap, &reader->coefficients, &reader->limit, reader->source,
            reader->source->bytes + first, last_byte(reader, i) - first);
        jpeg_read_as_stored(info);
        info->buffered_image = is_side_by_side(reader);
        jpeg_start_decompress(info);
    }
    jpeg_expect_blocks(output(reader), reader->source);
}

// Its own scan may have but one of the components.
static void give_tables(j_decompress_ptr info) {
    for (int i = 0; i < info->num_components; i++) {
        jpeg_component_info *component = &info->comp_info[i];
        if (component->quant_table == NULL)
            component->quant_table = info->quant_tbl_ptrs[component->quant_tbl_no];
    }
}

static void read_coefficients(cpx_jpeg_reader *reader) {
    jpeg_coefficients_clear(&reader->coefficients);
    for (size_t i = 0; i < reader->count; i++) jpeg_consume_input(&reader->files[i].info);
    j_decompress_ptr info = output(reader);
    if (info->output_scan_number > 0) return;
    give_tables(info);
    jpeg_start_output(info, info->input_scan_number);
}

static void read_band(void *job) {
    cpx_jpeg_reader *reader = job;
    j_decompress_ptr info = output(reader);
    for (size_t row = 0; row < reader->imcu_rows && info->output_scanline < info->output_height; row++) {
        if (is_side_by_side(reader)) read_coefficients(reader);
        jpeg_read_imcu_row(info, reader->source->planes, row);
    }
    if (info->output_scanline < info->output_height) return;
    if (is_side_by_side(reader)) jpeg_finish_output(info);
    for (size_t i = 0; i < reader->count; i++) jpeg_finish_decompress(&reader->files[i].info);
    jpeg_coefficients_free(&reader->coefficients);
}

static cpx_jpeg_code run(
    cpx_jpeg_reader *reader, void (*work)(void *job), const cpx_jpeg_source *source,
    cpx_jpeg_message *message) {
    message->text[0] = '\0';
    reader->source = source;
    reader->trap.message = message;
    // Without bytes it has come to their end.
    int has_bytes = source->byte_count > 0;
    for (size_t i = 0; has_bytes && i < reader->count; i++) {
        struct jpeg_source_mgr *bytes = reader->files[i].info.src;
        if (bytes != NULL)
            bytes->next_input_byte = source->bytes + first_byte(reader, i) + reader->files[i].position;
    }
    cpx_jpeg_code code = jpeg_trap_run(&reader->trap, work, reader);
    for (size_t i = 0; has_bytes && i < reader->count; i++) {
        const struct jpeg_source_mgr *bytes = reader->files[i].info.src;
        if (bytes != NULL)
            reader->files[i].position = last_byte(reader, i) - first_byte(reader, i) - bytes->bytes_in_buffer;
    }
    return code;
}

cpx_jpeg_code cpx_jpeg_open_components(
    const cpx_jpeg_source *source, cpx_jpeg_reader **opened, cpx_jpeg_message *message) {
    *opened = NULL;
    size_t count = source->scan_count > 0 ? source->scan_count : 1;
    cpx_jpeg_reader *reader = calloc(1, sizeof *reader + count * sizeof reader->files[0]);
    if (reader == NULL) return CPX_JPEG_NO_MEMORY;
    reader->count = count;
    jpeg_trap_set(&reader->trap, message);
    if (source->scan_count > 0) {
        // To each scan by itself the progression is bogus.
        reader->trap.tolerated = JWRN_BOGUS_PROGRESSION;
        reader->coefficients.one_row = 1;
    }
    cpx_jpeg_code code = run(reader, open_files, source, message);
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
    for (size_t i = 0; i < reader->count; i++) jpeg_destroy_decompress(&reader->files[i].info);
    jpeg_coefficients_free(&reader->coefficients);
    free(reader);
}
