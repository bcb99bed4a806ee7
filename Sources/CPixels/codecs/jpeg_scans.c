#include <jerror.h>
#include <stdlib.h>
#include <string.h>

#include "jpeg_read.h"

// libjpeg decodes a file with several scans one by one, and keeps the coefficients of the whole picture meanwhile. Here a
// decompressor for each scan reads one row of MCUs, all of them into the same coefficients. These become samples
// before the next row is read, so that they stay in the processor's cache.

/// The coefficients of one component, for one row of MCUs.
///
/// libjpeg knows this type only by its name, and leaves its contents to the memory manager.
struct jvirt_barray_control {
    JBLOCK *blocks;
    size_t byte_count;
    // One pointer for each row of blocks in the picture: all rows of MCUs use the same memory.
    JBLOCKROW *rows;
};

/// The coefficients of all components, shared by all decompressors.
struct coefficients {
    struct jvirt_barray_control components[MAX_COMPONENTS];
    int count;
    // How many of them the current decompressor has asked for.
    int asked;
};

struct reading {
    struct jpeg_trap trap;
    struct jpeg_scan_limit limit;
    struct coefficients coefficients;
    const cpx_jpeg_source *source;
    const size_t *scan_ends;
    size_t scan_count;
    struct jpeg_decompress_struct *scans;
};

static jvirt_barray_ptr request_rows(j_common_ptr info, int pool, boolean zeroed, JDIMENSION blocks_per_row,
                                     JDIMENSION row_count, JDIMENSION rows_at_a_time) {
    (void)pool, (void)zeroed, (void)rows_at_a_time;
    struct coefficients *coefficients = info->client_data;
    if (coefficients->asked < coefficients->count) return &coefficients->components[coefficients->asked++];
    if (coefficients->count == MAX_COMPONENTS) jpeg_trap_spring(info, CPX_JPEG_FAILED, "too many components");
    JDIMENSION stored = (JDIMENSION)((j_decompress_ptr)info)->comp_info[coefficients->count].v_samp_factor;
    struct jvirt_barray_control *component = &coefficients->components[coefficients->count];
    component->byte_count = (size_t)stored * blocks_per_row * sizeof(JBLOCK);
    component->blocks = info->mem->alloc_large(info, JPOOL_PERMANENT, component->byte_count);
    component->rows = info->mem->alloc_large(info, JPOOL_PERMANENT, (size_t)row_count * sizeof(JBLOCKROW));
    for (JDIMENSION y = 0; y < row_count; y++)
        component->rows[y] = component->blocks + (size_t)(y % stored) * blocks_per_row;
    coefficients->asked = ++coefficients->count;
    return component;
}

static JBLOCKARRAY access_rows(j_common_ptr info, jvirt_barray_ptr component, JDIMENSION start,
                               JDIMENSION count, boolean writable) {
    (void)info, (void)count, (void)writable;
    return component->rows + start;
}

// The memory of the coefficients belongs to the first decompressor, and all of them are destroyed together.
static void share_coefficients(j_decompress_ptr info, struct coefficients *coefficients) {
    coefficients->asked = 0;
    info->client_data = coefficients;
    info->mem->request_virt_barray = request_rows;
    info->mem->access_virt_barray = access_rows;
}

static void open_scan(struct reading *reading, size_t index) {
    j_decompress_ptr info = &reading->scans[index];
    size_t first = index == 0 ? 0 : reading->scan_ends[index - 1];
    jpeg_create_reader(info, &reading->trap, &reading->limit, reading->source);
    share_coefficients(info, &reading->coefficients);
    jpeg_read_header_of(info, reading->source, reading->source->bytes + first,
                        reading->scan_ends[index] - first);
    info->buffered_image = TRUE;
    jpeg_start_decompress(info);
}

// The last scan may hold only one of the components, but its decompressor makes the samples of all of them.
static void complete_tables(j_decompress_ptr info) {
    for (int i = 0; i < info->num_components; i++) {
        jpeg_component_info *component = &info->comp_info[i];
        if (component->quant_table == NULL)
            component->quant_table = info->quant_tbl_ptrs[component->quant_tbl_no];
    }
}

static void read_coefficients(struct reading *reading) {
    for (int i = 0; i < reading->coefficients.count; i++) {
        struct jvirt_barray_control *component = &reading->coefficients.components[i];
        memset(component->blocks, 0, component->byte_count);
    }
    for (size_t i = 0; i < reading->scan_count; i++) jpeg_consume_input(&reading->scans[i]);
}

static void read_all(void *job) {
    struct reading *reading = job;
    for (size_t i = 0; i < reading->scan_count; i++) open_scan(reading, i);
    j_decompress_ptr last = &reading->scans[reading->scan_count - 1];
    jpeg_expect_blocks(last, reading->source);
    for (size_t row = 0; last->output_scanline < last->output_height; row++) {
        read_coefficients(reading);
        if (row == 0) {
            complete_tables(last);
            jpeg_start_output(last, last->input_scan_number);
        }
        jpeg_read_imcu_row(last, reading->source->planes, row);
    }
    jpeg_finish_output(last);
    for (size_t i = 0; i < reading->scan_count; i++) jpeg_finish_decompress(&reading->scans[i]);
}

cpx_jpeg_code cpx_jpeg_read_scans(const cpx_jpeg_source *source, const size_t *scan_ends, size_t scan_count,
                                  cpx_jpeg_message *message) {
    struct reading reading;
    memset(&reading, 0, sizeof reading);
    reading.source = source;
    reading.scan_ends = scan_ends;
    reading.scan_count = scan_count;
    jpeg_trap_set(&reading.trap, message);
    // To each scan by itself, the progression looks bogus.
    reading.trap.tolerated = JWRN_BOGUS_PROGRESSION;
    if (scan_count == 0) return CPX_JPEG_MISMATCH;
    reading.scans = calloc(scan_count, sizeof *reading.scans);
    if (reading.scans == NULL) return CPX_JPEG_NO_MEMORY;
    cpx_jpeg_code code = jpeg_trap_run(&reading.trap, read_all, &reading);
    for (size_t i = 0; i < scan_count; i++) jpeg_destroy_decompress(&reading.scans[i]);
    free(reading.scans);
    return code;
}
