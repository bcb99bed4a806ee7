#include "jpeg_coefficients.h"

#include <string.h>
#include <sys/mman.h>

#include "jpeg_trap.h"

// What is given back at a time when reading: some of the largest pages that programs usually have.
enum { PIECE = 1 << 20 };

// Pages for the next component: those of the last file where they do. Libjpeg sets every coefficient before it
// reads it when it writes a file, so these need not be zeros.
static void map(j_common_ptr info, struct jpeg_coefficients *coefficients, size_t bytes) {
    struct jvirt_barray_control *component = &coefficients->components[coefficients->count];
    struct jpeg_pages *pages = &component->pages;
    if (coefficients->kept != NULL && coefficients->count < CPX_JPEG_WRITTEN_COMPONENTS) {
        struct jpeg_pages *kept = &coefficients->kept->components[coefficients->count];
        if (kept->bytes < bytes) jpeg_pages_unmap(kept, 0);
        else *pages = *kept;
    }
    if (pages->bytes < bytes && !jpeg_pages_map(pages, bytes))
        jpeg_trap_spring(info, CPX_JPEG_NO_MEMORY, "no memory for the coefficients");
    component->freed = 0;
}

// Rows of blocks that there is memory for.
static JDIMENSION stored_rows(j_common_ptr info, const struct jpeg_coefficients *coefficients, JDIMENSION rows) {
    if (!coefficients->one_row) return rows;
    return (JDIMENSION)((j_decompress_ptr)info)->comp_info[coefficients->count].v_samp_factor;
}

static jvirt_barray_ptr request(
    j_common_ptr info, int pool, boolean zeroed, JDIMENSION blocks_per_row, JDIMENSION rows,
    JDIMENSION rows_at_a_time) {
    (void)zeroed, (void)rows_at_a_time;  // Fresh pages are zeros, and only reading asks for them.
    struct jpeg_coefficients *coefficients = info->client_data;
    if (coefficients->asked < coefficients->count) return &coefficients->components[coefficients->asked++];
    if (coefficients->count == MAX_COMPONENTS)
        jpeg_trap_spring(info, CPX_JPEG_FAILED, "too many components");
    struct jvirt_barray_control *component = &coefficients->components[coefficients->count];
    component->row_bytes = (size_t)blocks_per_row * sizeof(JBLOCK);
    component->rows = info->mem->alloc_large(info, pool, (size_t)rows * sizeof(JBLOCKROW));
    JDIMENSION stored = stored_rows(info, coefficients, rows);
    map(info, coefficients, stored * component->row_bytes);
    coefficients->asked = ++coefficients->count;
    for (JDIMENSION y = 0; y < rows; y++)
        component->rows[y] = (JBLOCKROW)(void *)(component->pages.memory + y % stored * component->row_bytes);
    return component;
}

static JBLOCKARRAY access_rows(
    j_common_ptr info, jvirt_barray_ptr component, JDIMENSION start, JDIMENSION count, boolean writable) {
    const struct jpeg_coefficients *coefficients = info->client_data;
    jpeg_pages_expect(&component->pages, (start + count) * component->row_bytes);
    // Once the rows of a file are read and not written, those before them are done with.
    int reads_last = info->is_decompressor && !writable && !coefficients->one_row;
    size_t done = reads_last ? start * component->row_bytes / PIECE * PIECE : 0;
    if (done > component->freed) {
        munmap(component->pages.memory + component->freed, done - component->freed);
        component->freed = done;
    }
    return component->rows + start;
}

void jpeg_coefficients_clear(struct jpeg_coefficients *coefficients) {
    for (int i = 0; i < coefficients->count; i++) {
        struct jpeg_pages *pages = &coefficients->components[i].pages;
        memset(pages->memory, 0, pages->bytes);
    }
}

void jpeg_coefficients_use(j_common_ptr info, struct jpeg_coefficients *coefficients) {
    coefficients->asked = 0;
    info->client_data = coefficients;
    info->mem->request_virt_barray = request;
    info->mem->access_virt_barray = access_rows;
}

void jpeg_coefficients_free(struct jpeg_coefficients *coefficients) {
    for (int i = 0; i < coefficients->count; i++) {
        struct jvirt_barray_control *component = &coefficients->components[i];
        if (coefficients->kept != NULL && i < CPX_JPEG_WRITTEN_COMPONENTS)
            coefficients->kept->components[i] = component->pages;
        else
            jpeg_pages_unmap(&component->pages, component->freed);
        component->pages = (struct jpeg_pages){NULL, 0, 0};
    }
    coefficients->count = 0;
    jpeg_memory_give_back(coefficients->kept);
    coefficients->kept = NULL;
}
