#ifndef CPIXELS_JPEG_DESTINATION_H
#define CPIXELS_JPEG_DESTINATION_H

// jpeglib.h needs size_t and FILE before it.
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>

#include <jpeglib.h>

/// Where a JPEG is written to: memory that grows with it.
///
/// Not `jpeg_mem_dest`: when libjpeg fails midway, that leaves no way to free its buffer.
struct jpeg_destination {
    struct jpeg_destination_mgr manager;
    uint8_t *bytes;
    size_t capacity;
    /// The bytes of the file, once libjpeg has finished it.
    size_t count;
};

/// Makes a zeroed `destination` the one of `info`, after `jpeg_create_compress`.
void jpeg_destination_use(j_compress_ptr info, struct jpeg_destination *destination);

/// Frees the bytes.
void jpeg_destination_free(struct jpeg_destination *destination);

#endif
