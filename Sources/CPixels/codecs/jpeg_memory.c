// For MAP_ANONYMOUS and MADV_POPULATE_WRITE in glibc.
#define _DEFAULT_SOURCE

#include "jpeg_memory.h"

#include <stdlib.h>
#include <sys/mman.h>

// What the system gives at a time: while it does, other threads may wait for memory of theirs.
enum { GIVEN_AT_ONCE = 1 << 20 };

int jpeg_pages_map(struct jpeg_pages *pages, size_t bytes) {
    char *memory = mmap(NULL, bytes, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
    if (memory == MAP_FAILED) return 0;
    *pages = (struct jpeg_pages){memory, bytes, 0};
    return 1;
}

// Linux gives many pages at once: a page fault for each takes longer. Huge pages are faster still on a machine of
// one's own, but several times slower on a virtual one that hands free memory back to its host.
void jpeg_pages_expect(struct jpeg_pages *pages, size_t end) {
    size_t pieces = (end + GIVEN_AT_ONCE - 1) / GIVEN_AT_ONCE * GIVEN_AT_ONCE;
    size_t expected = pieces < pages->bytes ? pieces : pages->bytes;
    if (expected <= pages->expected) return;
#ifdef MADV_POPULATE_WRITE
    // Where that fails, or is not known, there are page faults.
    madvise(pages->memory + pages->expected, expected - pages->expected, MADV_POPULATE_WRITE);
#endif
    pages->expected = expected;
}

void jpeg_pages_unmap(struct jpeg_pages *pages, size_t skipped) {
    if (pages->memory != NULL) munmap(pages->memory + skipped, pages->bytes - skipped);
    *pages = (struct jpeg_pages){NULL, 0, 0};
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
