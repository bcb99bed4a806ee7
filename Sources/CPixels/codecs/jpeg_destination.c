#include "jpeg_destination.h"

#include <stdlib.h>

#include "jpeg_trap.h"

enum { FIRST_CAPACITY = 1 << 16 };

static void grow(j_compress_ptr info) {
    // `manager` is the first thing in it.
    struct jpeg_destination *destination = (struct jpeg_destination *)info->dest;
    size_t capacity = destination->capacity == 0 ? FIRST_CAPACITY : destination->capacity * 2;
    uint8_t *bytes = realloc(destination->bytes, capacity);
    if (bytes == NULL) jpeg_trap_spring((j_common_ptr)info, CPX_JPEG_NO_MEMORY, "no memory for the file");
    destination->manager.next_output_byte = bytes + destination->capacity;
    destination->manager.free_in_buffer = capacity - destination->capacity;
    destination->bytes = bytes;
    destination->capacity = capacity;
}

// libjpeg calls this when the buffer is full, and expects it to be taken as full.
static boolean grow_when_full(j_compress_ptr info) {
    grow(info);
    return TRUE;
}

static void note_count(j_compress_ptr info) {
    struct jpeg_destination *destination = (struct jpeg_destination *)info->dest;
    destination->count = destination->capacity - destination->manager.free_in_buffer;
}

void jpeg_destination_use(j_compress_ptr info, struct jpeg_destination *destination) {
    destination->manager.init_destination = grow;
    destination->manager.empty_output_buffer = grow_when_full;
    destination->manager.term_destination = note_count;
    info->dest = &destination->manager;
}

void jpeg_destination_free(struct jpeg_destination *destination) {
    free(destination->bytes);
    destination->bytes = NULL;
}
