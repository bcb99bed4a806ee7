#include <stdlib.h>
#include <string.h>

#include "jpeg_trap.h"

enum { MAX_IMCU_ROWS = MAX_SAMP_FACTOR * DCTSIZE, FIRST_CAPACITY = 1 << 16 };

struct writing {
    struct jpeg_compress_struct info;
    struct jpeg_trap trap;
    struct jpeg_destination_mgr destination;
    const cpx_jpeg_picture *picture;
    uint8_t *bytes;
    size_t capacity;
    size_t count;
    // One iMCU row of each component, its rows lengthened to whole blocks; NULL where they have that length.
    JSAMPARRAY lengthened[3];
};

// Not jpeg_mem_dest: when libjpeg fails midway, that leaves no way to free its buffer.
static void grow(j_compress_ptr info) {
    struct writing *writing = info->client_data;
    size_t capacity = writing->capacity == 0 ? FIRST_CAPACITY : writing->capacity * 2;
    uint8_t *bytes = realloc(writing->bytes, capacity);
    if (bytes == NULL) jpeg_trap_spring((j_common_ptr)info, CPX_JPEG_NO_MEMORY, "no memory for the file");
    writing->destination.next_output_byte = bytes + writing->capacity;
    writing->destination.free_in_buffer = capacity - writing->capacity;
    writing->bytes = bytes;
    writing->capacity = capacity;
}

// libjpeg calls this when the buffer is full, and expects it to be taken as full.
static boolean grow_when_full(j_compress_ptr info) {
    grow(info);
    return TRUE;
}

static void note_count(j_compress_ptr info) {
    struct writing *writing = info->client_data;
    writing->count = writing->capacity - writing->destination.free_in_buffer;
}

static void configure(struct writing *writing) {
    j_compress_ptr info = &writing->info;
    const cpx_jpeg_picture *picture = writing->picture;
    info->image_width = picture->width;
    info->image_height = picture->height;
    info->input_components = 3;
    info->in_color_space = JCS_YCbCr;
    jpeg_set_defaults(info);
    jpeg_set_quality(info, picture->quality, TRUE);
    info->dct_method = JDCT_ISLOW;
    info->raw_data_in = TRUE;
#if JPEG_LIB_VERSION >= 70
    info->do_fancy_downsampling = FALSE;
#endif
    for (int i = 0; i < 3; i++) {
        info->comp_info[i].h_samp_factor = picture->components[i].horizontal;
        info->comp_info[i].v_samp_factor = picture->components[i].vertical;
    }
    if (picture->progressive) {
        info->optimize_coding = TRUE;
        jpeg_simple_progression(info);
    }
}

// libjpeg has laid out the components by now; what it will read must be there.
static void expect_samples(struct writing *writing) {
    j_compress_ptr info = &writing->info;
    for (int i = 0; i < 3; i++) {
        const jpeg_component_info *component = &info->comp_info[i];
        const cpx_jpeg_component *samples = &writing->picture->components[i];
        size_t blocks = (samples->width + DCTSIZE - 1) / DCTSIZE;
        size_t block_rows = (samples->height + DCTSIZE - 1) / DCTSIZE;
        if (blocks != component->width_in_blocks || block_rows != component->height_in_blocks)
            jpeg_trap_spring((j_common_ptr)info, CPX_JPEG_MISMATCH, "a plane of another size than its sampling");
        if (samples->width % DCTSIZE == 0) continue;
        writing->lengthened[i] = info->mem->alloc_sarray(
            (j_common_ptr)info, JPOOL_IMAGE, component->width_in_blocks * DCTSIZE,
            (JDIMENSION)component->v_samp_factor * DCTSIZE);
    }
}

// Points `rows` at the next iMCU row of a component; beyond its edges the last sample and row repeat.
static void aim(JSAMPARRAY rows, const struct writing *writing, int index, size_t first, int count) {
    const cpx_jpeg_component *component = &writing->picture->components[index];
    JSAMPARRAY lengthened = writing->lengthened[index];
    size_t blocks_width = (size_t)writing->info.comp_info[index].width_in_blocks * DCTSIZE;
    for (int i = 0; i < count; i++) {
        size_t y = first + (size_t)i;
        if (y >= component->height) y = component->height - 1;
        const uint8_t *row = component->samples + y * component->stride;
        // The cast drops a const that jpeglib.h lacks; libjpeg only reads here.
        rows[i] = lengthened == NULL ? (JSAMPROW)row : lengthened[i];
        if (lengthened == NULL) continue;
        memcpy(rows[i], row, component->width);
        memset(rows[i] + component->width, row[component->width - 1], blocks_width - component->width);
    }
}

static void write_picture(void *job) {
    struct writing *writing = job;
    j_compress_ptr info = &writing->info;
    jpeg_create_compress(info);
    writing->destination.init_destination = grow;
    writing->destination.empty_output_buffer = grow_when_full;
    writing->destination.term_destination = note_count;
    info->dest = &writing->destination;
    configure(writing);
    jpeg_start_compress(info, TRUE);
    expect_samples(writing);

    JSAMPROW rows[3][MAX_IMCU_ROWS];
    JSAMPARRAY planes[3] = {rows[0], rows[1], rows[2]};
    for (size_t imcu = 0; info->next_scanline < info->image_height; imcu++) {
        for (int i = 0; i < 3; i++) {
            int count = info->comp_info[i].v_samp_factor * DCTSIZE;
            aim(rows[i], writing, i, imcu * (size_t)count, count);
        }
        jpeg_write_raw_data(info, planes, (JDIMENSION)info->max_v_samp_factor * DCTSIZE);
    }
    jpeg_finish_compress(info);
}

cpx_jpeg_code cpx_jpeg_write(
    const cpx_jpeg_picture *picture, cpx_jpeg_output *output, cpx_jpeg_message *message) {
    struct writing writing;
    memset(&writing, 0, sizeof writing);
    writing.picture = picture;
    writing.info.err = jpeg_trap_set(&writing.trap, message);
    writing.info.client_data = &writing;
    cpx_jpeg_code code = jpeg_trap_run(&writing.trap, write_picture, &writing);
    jpeg_destroy_compress(&writing.info);
    if (code != CPX_JPEG_OK) {
        free(writing.bytes);
        writing.bytes = NULL;
        writing.count = 0;
    }
    *output = (cpx_jpeg_output){writing.bytes, writing.count};
    return code;
}

void cpx_jpeg_free(cpx_jpeg_output *output) {
    free(output->bytes);
    *output = (cpx_jpeg_output){NULL, 0};
}
