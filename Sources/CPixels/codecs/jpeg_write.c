#include <stdlib.h>
#include <string.h>

#include "jpeg_coefficients.h"
#include "jpeg_destination.h"
#include "jpeg_trap.h"
#include "row_queue.h"

// An iMCU row has at most four rows of blocks in a component.
enum { COMPONENTS = 3, MAX_IMCU_ROWS = MAX_SAMP_FACTOR * DCTSIZE };

struct component {
    struct row_queue rows;
    // Rows of the component that libjpeg has not had.
    size_t left;
    // One iMCU row, lengthened to whole blocks; NULL where rows have that length.
    JSAMPARRAY lengthened;
};

struct cpx_jpeg_writer {
    struct jpeg_compress_struct info;
    struct jpeg_trap trap;
    struct jpeg_coefficients coefficients;
    struct jpeg_destination destination;
    // Until it is open.
    const cpx_jpeg_picture *picture;
    struct component components[COMPONENTS];
};

static void configure(struct cpx_jpeg_writer *writer) {
    j_compress_ptr info = &writer->info;
    const cpx_jpeg_picture *picture = writer->picture;
    info->image_width = picture->width;
    info->image_height = picture->height;
    info->input_components = COMPONENTS;
    info->in_color_space = JCS_YCbCr;
    jpeg_set_defaults(info);
    jpeg_set_quality(info, picture->quality, TRUE);
    info->dct_method = JDCT_ISLOW;
    info->raw_data_in = TRUE;
#if JPEG_LIB_VERSION >= 70
    info->do_fancy_downsampling = FALSE;
#endif
    for (int i = 0; i < COMPONENTS; i++) {
        info->comp_info[i].h_samp_factor = picture->components[i].horizontal;
        info->comp_info[i].v_samp_factor = picture->components[i].vertical;
    }
    if (picture->progressive) {
        info->optimize_coding = TRUE;
        jpeg_simple_progression(info);
    }
}

// libjpeg has laid out the components by now; what it will read must be there.
static void measure(struct cpx_jpeg_writer *writer, int index) {
    j_compress_ptr info = &writer->info;
    const jpeg_component_info *laid_out = &info->comp_info[index];
    const cpx_jpeg_component *samples = &writer->picture->components[index];
    size_t blocks = (samples->width + DCTSIZE - 1) / DCTSIZE;
    size_t block_rows = (samples->height + DCTSIZE - 1) / DCTSIZE;
    if (blocks != laid_out->width_in_blocks || block_rows != laid_out->height_in_blocks)
        jpeg_trap_spring((j_common_ptr)info, CPX_JPEG_MISMATCH, "a plane of another size than its sampling");
    struct component *component = &writer->components[index];
    component->rows.width = samples->width;
    component->left = samples->height;
    if (samples->width % DCTSIZE == 0) return;
    component->lengthened = info->mem->alloc_sarray(
        (j_common_ptr)info, JPOOL_IMAGE, laid_out->width_in_blocks * DCTSIZE,
        (JDIMENSION)laid_out->v_samp_factor * DCTSIZE);
}

static void open_writer(void *job) {
    struct cpx_jpeg_writer *writer = job;
    j_compress_ptr info = &writer->info;
    jpeg_create_compress(info);
    jpeg_coefficients_use((j_common_ptr)info, &writer->coefficients);
    jpeg_destination_use(info, &writer->destination);
    configure(writer);
    jpeg_start_compress(info, TRUE);
    for (int i = 0; i < COMPONENTS; i++) measure(writer, i);
}

// Rows of a component in the next iMCU row, without those beyond its edge.
static size_t next_rows(const struct cpx_jpeg_writer *writer, int index) {
    size_t rows = (size_t)writer->info.comp_info[index].v_samp_factor * DCTSIZE;
    size_t left = writer->components[index].left;
    return rows < left ? rows : left;
}

static int has_imcu_row(const struct cpx_jpeg_writer *writer) {
    if (writer->info.next_scanline >= writer->info.image_height) return 0;
    for (int i = 0; i < COMPONENTS; i++)
        if (row_queue_count(&writer->components[i].rows) < next_rows(writer, i)) return 0;
    return 1;
}

// Points `rows` at the next iMCU row of a component, in place where its rows are whole blocks; beyond its
// edges the last sample and row repeat.
static void aim(JSAMPARRAY rows, struct cpx_jpeg_writer *writer, int index) {
    const jpeg_component_info *laid_out = &writer->info.comp_info[index];
    struct component *component = &writer->components[index];
    size_t width = component->rows.width;
    size_t blocks_width = (size_t)laid_out->width_in_blocks * DCTSIZE;
    size_t count = next_rows(writer, index);
    for (size_t i = 0; i < (size_t)laid_out->v_samp_factor * DCTSIZE; i++) {
        const uint8_t *row = row_queue_row(&component->rows, i < count ? i : count - 1);
        // The cast drops a const that jpeglib.h lacks; libjpeg only reads here.
        rows[i] = component->lengthened == NULL ? (JSAMPROW)row : component->lengthened[i];
        if (component->lengthened == NULL) continue;
        memcpy(rows[i], row, width);
        memset(rows[i] + width, row[width - 1], blocks_width - width);
    }
    component->rows.taken += count;
    component->left -= count;
}

static void write_rows(void *job) {
    struct cpx_jpeg_writer *writer = job;
    j_compress_ptr info = &writer->info;
    for (int i = 0; i < COMPONENTS; i++)
        if (row_queue_count(&writer->components[i].rows) > writer->components[i].left)
            jpeg_trap_spring((j_common_ptr)info, CPX_JPEG_MISMATCH, "more rows than the picture has");

    JSAMPROW rows[COMPONENTS][MAX_IMCU_ROWS];
    JSAMPARRAY planes[COMPONENTS] = {rows[0], rows[1], rows[2]};
    while (has_imcu_row(writer)) {
        for (int i = 0; i < COMPONENTS; i++) aim(rows[i], writer, i);
        jpeg_write_raw_data(info, planes, (JDIMENSION)info->max_v_samp_factor * DCTSIZE);
    }
    for (int i = 0; i < COMPONENTS; i++)
        if (!row_queue_keep(&writer->components[i].rows))
            jpeg_trap_spring((j_common_ptr)info, CPX_JPEG_NO_MEMORY, "no memory for rows");
}

static void finish(void *job) {
    struct cpx_jpeg_writer *writer = job;
    j_compress_ptr info = &writer->info;
    if (info->next_scanline < info->image_height)
        jpeg_trap_spring((j_common_ptr)info, CPX_JPEG_MISMATCH, "fewer rows than the picture has");
    jpeg_finish_compress(info);
    jpeg_coefficients_free(&writer->coefficients);
}

static cpx_jpeg_code run(cpx_jpeg_writer *writer, void (*work)(void *job), cpx_jpeg_message *message) {
    // libjpeg is not to be called again after an error.
    if (writer->trap.code != CPX_JPEG_OK) {
        snprintf(message->text, sizeof message->text, "writing it has failed before");
        return writer->trap.code;
    }
    message->text[0] = '\0';
    writer->trap.message = message;
    return jpeg_trap_run(&writer->trap, work, writer);
}

cpx_jpeg_code cpx_jpeg_open_writer(
    const cpx_jpeg_picture *picture, cpx_jpeg_memory *memory, cpx_jpeg_writer **opened,
    cpx_jpeg_message *message) {
    *opened = NULL;
    cpx_jpeg_writer *writer = calloc(1, sizeof *writer);
    if (writer == NULL) return CPX_JPEG_NO_MEMORY;
    writer->picture = picture;
    if (picture->progressive) writer->coefficients.kept = jpeg_memory_take(memory);
    writer->info.err = jpeg_trap_set(&writer->trap, message);
    cpx_jpeg_code code = run(writer, open_writer, message);
    writer->picture = NULL;
    if (code == CPX_JPEG_OK)
        *opened = writer;
    else
        cpx_jpeg_close_writer(writer);
    return code;
}

cpx_jpeg_code cpx_jpeg_write_rows(
    cpx_jpeg_writer *writer, const cpx_jpeg_rows rows[3], cpx_jpeg_message *message) {
    for (int i = 0; i < COMPONENTS; i++) {
        struct row_queue *queue = &writer->components[i].rows;
        queue->given = rows[i].samples;
        queue->given_rows = rows[i].count;
        queue->stride = rows[i].stride;
    }
    return run(writer, write_rows, message);
}

cpx_jpeg_code cpx_jpeg_finish(cpx_jpeg_writer *writer, cpx_jpeg_output *output, cpx_jpeg_message *message) {
    cpx_jpeg_code code = run(writer, finish, message);
    const struct jpeg_destination *file = &writer->destination;
    *output = code == CPX_JPEG_OK ? (cpx_jpeg_output){file->bytes, file->count} : (cpx_jpeg_output){NULL, 0};
    return code;
}

void cpx_jpeg_close_writer(cpx_jpeg_writer *writer) {
    if (writer == NULL) return;
    jpeg_destroy_compress(&writer->info);
    jpeg_coefficients_free(&writer->coefficients);
    jpeg_destination_free(&writer->destination);
    for (int i = 0; i < COMPONENTS; i++) row_queue_free(&writer->components[i].rows);
    free(writer);
}
