// For MAP_ANONYMOUS in glibc.
#define _DEFAULT_SOURCE

#include "jpeg_coefficients.h"

#include <sys/mman.h>
#include <unistd.h>

#include "jpeg_trap.h"

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
    component->bytes = (size_t)rows * component->row_bytes;
    component->freed = 0;
    component->rows = info->mem->alloc_large(info, pool, (size_t)rows * sizeof(JBLOCKROW));
    void *pages =
        mmap(NULL, component->bytes, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
    if (pages == MAP_FAILED) jpeg_trap_spring(info, CPX_JPEG_NO_MEMORY, "no memory for the coefficients");
    component->blocks = pages;
    coefficients->count++;
    for (JDIMENSION y = 0; y < rows; y++) component->rows[y] = component->blocks + (size_t)y * blocks_per_row;
    return component;
}

// Once rows are read and not written, those before them are done with.
static JBLOCKARRAY access_rows(
    j_common_ptr info, jvirt_barray_ptr component, JDIMENSION start, JDIMENSION count, boolean writable) {
    (void)info;
    (void)count;
    size_t page = (size_t)sysconf(_SC_PAGESIZE);
    size_t done = writable ? 0 : (size_t)start * component->row_bytes / page * page;
    if (done > component->freed) {
        munmap((char *)component->blocks + component->freed, done - component->freed);
        component->freed = done;
    }
    return component->rows + start;
}

void jpeg_coefficients_use(j_decompress_ptr info, struct jpeg_coefficients *coefficients) {
    info->client_data = coefficients;
    info->mem->request_virt_barray = request;
    info->mem->access_virt_barray = access_rows;
}

void jpeg_coefficients_free(struct jpeg_coefficients *coefficients) {
    for (int i = 0; i < coefficients->count; i++) {
        struct jvirt_barray_control *component = &coefficients->components[i];
        munmap((char *)component->blocks + component->freed, component->bytes - component->freed);
    }
    coefficients->count = 0;
}
