#ifndef CPIXELS_JPEG_MEMORY_H
#define CPIXELS_JPEG_MEMORY_H

#include <stdatomic.h>
#include <stddef.h>

#include "jpeg_codec.h"

enum { CPX_JPEG_WRITTEN_COMPONENTS = 3 };

/// Zeroed memory of the system.
struct jpeg_pages {
    char *memory;
    size_t bytes;
    // How many of them from the start the system was told to give.
    size_t expected;
};

/// Whether there is any; `pages` is to be empty before.
int jpeg_pages_map(struct jpeg_pages *pages, size_t bytes);

/// Tells the system that the bytes before `end`, or all if there are fewer, will be written.
void jpeg_pages_expect(struct jpeg_pages *pages, size_t end);

/// Gives all but the first `skipped` bytes back.
void jpeg_pages_unmap(struct jpeg_pages *pages, size_t skipped);

/// What one writer needs, kept for the next one as it is.
struct jpeg_kept_pages {
    atomic_flag taken;
    struct jpeg_pages components[CPX_JPEG_WRITTEN_COMPONENTS];
};

/// Pages that nobody uses, or NULL when all are in use.
struct jpeg_kept_pages *jpeg_memory_take(cpx_jpeg_memory *memory);

void jpeg_memory_give_back(struct jpeg_kept_pages *pages);

#endif
