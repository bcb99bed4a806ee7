// For MAP_ANONYMOUS and madvise in glibc.
#define _DEFAULT_SOURCE

#include "jpeg_coefficients.h"

#include <stdint.h>
#include <sys/mman.h>

#include "jpeg_trap.h"

// Of x86-64, and of ARM with pages of 4 KiB; a multiple of every small page.
enum { HUGE_PAGE = 1 << 21 };

// Fresh zeroed memory that begins where a huge page may.
static void map(j_common_ptr info, struct jvirt_barray_control *component, size_t bytes) {
    char *start = mmap(
        NULL, bytes + HUGE_PAGE, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
    if (start == MAP_FAILED) jpeg_trap_spring(info, CPX_JPEG_NO_MEMORY, "no memory for the coefficients");
    size_t skipped = -(uintptr_t)start % HUGE_PAGE;
    if (skipped > 0) munmap(start, skipped);
    component->memory = start + skipped;
    component->mapped = bytes + HUGE_PAGE - skipped;
    component->freed = 0;
#ifdef MADV_HUGEPAGE
    // A page fault for each 4 KiB costs a sixth of the time of decoding. Refused, all works as well.
    madvise(component->memory, bytes, MADV_HUGEPAGE);
#endif
}

static jvirt_barray_ptr request(
    j_common_ptr info, int pool, boolean zeroed, JDIMENSION blocks_per_row, JDIMENSION rows,
    JDIMENSION rows_at_a_time) {
    (void)zeroed;  // Fresh pages are.
    (void)rows_at_a_time;
    struct jpeg_coefficients *coefficients = info->client_data;
    if (coefficients->count == MAX_COMPONENTS)
        jpeg_trap_spring(info, CPX_JPEG_FAILED, "too many components");
    struct jvirt_barray_control *component = &coefficients->components[coefficients->count];
    component->row_bytes = (size_t)blocks_per_row * sizeof(JBLOCK);
    component->rows = info->mem->alloc_large(info, pool, (size_t)rows * sizeof(JBLOCKROW));
    map(info, component, rows * component->row_bytes);
    coefficients->count++;
    for (JDIMENSION y = 0; y < rows; y++)
        component->rows[y] = (JBLOCKROW)(void *)(component->memory + y * component->row_bytes);
    return component;
}

static JBLOCKARRAY access_rows(
    j_common_ptr info, jvirt_barray_ptr component, JDIMENSION start, JDIMENSION count, boolean writable) {
    (void)count;
    // Once the rows of a file are read and not written, those before them are done with.
    int reads_last = info->is_decompressor && !writable;
    size_t done = reads_last ? start * component->row_bytes / HUGE_PAGE * HUGE_PAGE : 0;
    if (done > component->freed) {
        munmap(component->memory + component->freed, done - component->freed);
        component->freed = done;
    }
    return component->rows + start;
}

void jpeg_coefficients_use(j_common_ptr info, struct jpeg_coefficients *coefficients) {
    info->client_data = coefficients;
    info->mem->request_virt_barray = request;
    info->mem->access_virt_barray = access_rows;
}

void jpeg_coefficients_free(struct jpeg_coefficients *coefficients) {
    for (int i = 0; i < coefficients->count; i++) {
        struct jvirt_barray_control *component = &coefficients->components[i];
        munmap(component->memory + component->freed, component->mapped - component->freed);
    }
    coefficients->count = 0;
}
