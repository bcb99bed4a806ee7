#include <string.h>

#include "jpeg_trap.h"

// A row of MCUs has at most four rows of blocks in a component.
enum { MAX_IMCU_ROWS = MAX_SAMP_FACTOR * DCTSIZE };

/// The largest number of scans. libjpeg reads all scans of a progressive file in one call, and calls only its progress
/// manager meanwhile.
struct scan_limit {
    struct jpeg_progress_mgr manager;
    int most;
};

struct reading {
    struct jpeg_decompress_struct info;
    struct jpeg_trap trap;
    struct scan_limit limit;
    const cpx_jpeg_source *source;
};

static void watch_scans(j_common_ptr info) {
    // The manager is the first member.
    const struct scan_limit *limit = (const struct scan_limit *)info->progress;
    if (((j_decompress_ptr)info)->input_scan_number > limit->most)
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

static void create_reader(struct reading *reading) {
    j_decompress_ptr info = &reading->info;
    info->err = &reading->trap.manager;
    jpeg_create_decompress(info);
    // jpeg_create_decompress clears everything but the error manager and the client data.
    reading->limit.manager.progress_monitor = watch_scans;
    reading->limit.most = reading->source->max_scans;
    info->progress = &reading->limit.manager;
}

// Reads the header, and sets up decoding to the components as stored.
static void read_header(j_decompress_ptr info, const cpx_jpeg_source *source) {
    jpeg_mem_src(info, source->bytes, source->byte_count);
    jpeg_read_header(info, TRUE);
    if (info->num_components != source->plane_count)
        jpeg_trap_spring((j_common_ptr)info, CPX_JPEG_MISMATCH, "another number of components");
    info->jpeg_color_space = stored_space(source->color);
    info->dct_method = JDCT_ISLOW;
    // Smoothing predicts later scans, and all scans are present.
    info->do_block_smoothing = FALSE;
    info->raw_data_out = TRUE;
    info->out_color_space = info->jpeg_color_space;
}

// Ends the work unless the planes have room for whole blocks of all components.
static void expect_blocks(j_decompress_ptr info, const cpx_jpeg_source *source) {
    for (int i = 0; i < info->num_components; i++) {
        const jpeg_component_info *component = &info->comp_info[i];
        const cpx_jpeg_plane *room = &source->planes[i];
        if (room->stride < (size_t)component->width_in_blocks * DCTSIZE ||
            room->rows < (size_t)component->height_in_blocks * DCTSIZE)
            jpeg_trap_spring((j_common_ptr)info, CPX_JPEG_MISMATCH, "larger than its header said");
    }
}

// Points `rows` at `count` rows of a plane. In the last row of MCUs, libjpeg does not write rows beyond the last block
// of the picture. They still need a valid address, and point at the last row.
static void aim(JSAMPARRAY rows, const cpx_jpeg_plane *plane, size_t first, int count) {
    for (int i = 0; i < count; i++) {
        size_t y = first + (size_t)i;
        rows[i] = plane->samples + (y < plane->rows ? y : plane->rows - 1) * plane->stride;
    }
}

// Reads row `index` of the MCUs into the planes.
static void read_imcu_row(j_decompress_ptr info, const cpx_jpeg_plane *planes, size_t index) {
    JSAMPROW rows[CPX_JPEG_MAX_PLANES][MAX_IMCU_ROWS];
    JSAMPARRAY components[CPX_JPEG_MAX_PLANES] = {rows[0], rows[1], rows[2], rows[3]};
    for (int i = 0; i < info->num_components; i++) {
        int height = info->comp_info[i].v_samp_factor * DCTSIZE;
        aim(rows[i], &planes[i], index * (size_t)height, height);
    }
    jpeg_read_raw_data(info, components, (JDIMENSION)info->max_v_samp_factor * DCTSIZE);
}

static void read_components(void *job) {
    struct reading *reading = job;
    j_decompress_ptr info = &reading->info;
    const cpx_jpeg_source *source = reading->source;
    create_reader(reading);
    read_header(info, source);
    jpeg_start_decompress(info);
    expect_blocks(info, source);
    for (size_t row = 0; info->output_scanline < info->output_height; row++)
        read_imcu_row(info, source->planes, row);
    jpeg_finish_decompress(info);
}

cpx_jpeg_code cpx_jpeg_read_components(const cpx_jpeg_source *source, cpx_jpeg_message *message) {
    struct reading reading;
    memset(&reading, 0, sizeof reading);
    reading.source = source;
    jpeg_trap_set(&reading.trap, message);
    cpx_jpeg_code code = jpeg_trap_run(&reading.trap, read_components, &reading);
    jpeg_destroy_decompress(&reading.info);
    return code;
}
