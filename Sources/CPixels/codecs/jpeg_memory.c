// For MAP_ANONYMOUS and MAP_POPULATE in glibc.
#define _DEFAULT_SOURCE

#include "jpeg_memory.h"

#include <stdlib.h>
#include <sys/mman.h>

// All of it will be written to, so Linux gives it at once: a page fault for each page takes longer. Huge pages are
// faster still on a machine of one's own, but several times slower on a virtual one that hands free memory back to
// its host.
#ifndef MAP_POPULATE
#define MAP_POPULATE 0
#endif

int jpeg_pages_map(struct jpeg_pages *pages, size_t bytes) {
    int flags = MAP_PRIVATE | MAP_ANONYMOUS | MAP_POPULATE;
    char *memory = mmap(NULL, bytes, PROT_READ | PROT_WRITE, flags, -1, 0);
    if (memory == MAP_FAILED) return 0;
    *pages = (struct jpeg_pages){memory, bytes};
    return 1;
}

void jpeg_pages_unmap(struct jpeg_pages *pages, size_t skipped) {
    if (pages->memory != NULL) munmap(pages->memory + skipped, pages->bytes - skipped);
    *pages = (struct jpeg_pages){NULL, 0};
}

struct cpx_jpeg_memory {
    size_t count;
    struct jpeg_kept_pages writers[];
};

cpx_jpeg_memory *cpx_jpeg_memory_open(size_t writers) {
    cpx_jpeg_memory *memory = calloc(1, sizeof *memory + writers * sizeof memory->writers[0]);
    if (memory == NULL) return NULL;
    memory->count = writers;
    for (size_t i = 0; i < writers; i++) atomic_flag_clear(&memory->writers[i].taken);
    return memory;
}

static void unmap_all(struct jpeg_kept_pages *pages) {
    for (int i = 0; i < CPX_JPEG_WRITTEN_COMPONENTS; i++) jpeg_pages_unmap(&pages->components[i], 0);
}

void cpx_jpeg_memory_close(cpx_jpeg_memory *memory) {
    if (memory == NULL) return;
    for (size_t i = 0; i < memory->count; i++) unmap_all(&memory->writers[i]);
    free(memory);
}

void cpx_jpeg_memory_give_back(cpx_jpeg_memory *memory) {
    if (memory == NULL) return;
    for (size_t i = 0; i < memory->count; i++) {
        if (atomic_flag_test_and_set(&memory->writers[i].taken)) continue;
        unmap_all(&memory->writers[i]);
        atomic_flag_clear(&memory->writers[i].taken);
    }
}

struct jpeg_kept_pages *jpeg_memory_take(cpx_jpeg_memory *memory) {
    if (memory == NULL) return NULL;
    for (size_t i = 0; i < memory->count; i++)
        if (!atomic_flag_test_and_set(&memory->writers[i].taken)) return &memory->writers[i];
    return NULL;
}

void jpeg_memory_give_back(struct jpeg_kept_pages *pages) {
    if (pages != NULL) atomic_flag_clear(&pages->taken);
}
