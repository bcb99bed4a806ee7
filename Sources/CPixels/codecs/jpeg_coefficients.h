#ifndef CPIXELS_JPEG_COEFFICIENTS_H
#define CPIXELS_JPEG_COEFFICIENTS_H

// jpeglib.h needs size_t and FILE before it.
#include <stddef.h>
#include <stdio.h>

#include <jpeglib.h>

#include "jpeg_memory.h"

/// The coefficients of one component of a file with several scans: all of them, or those of one iMCU row.
///
/// libjpeg knows the type by this name only, and leaves what is in it to its memory manager.
struct jvirt_barray_control {
    struct jpeg_pages pages;
    // Bytes at the start that were given back.
    size_t freed;
    size_t row_bytes;
    JBLOCKROW *rows;
};

/// The coefficients of all components.
struct jpeg_coefficients {
    struct jvirt_barray_control components[MAX_COMPONENTS];
    int count;
    // How many of them the decompressor that asks now has.
    int asked;
    // Whether there is but one iMCU row of them, which is used again and again, and cleared by who reads.
    int one_row;
    // Where the pages are from and go to; NULL where they are the system's. For writers only.
    struct jpeg_kept_pages *kept;
};

/// Takes the place of libjpeg's own memory for coefficients: given by the system, and, when
/// reading all of them, given back, piece by piece, once samples are made from it. (Writing needs all up to the last
/// scan.) To be called after `jpeg_create_decompress` or `jpeg_create_compress`; libjpeg's `client_data` becomes
/// the coefficients. Decompressors of the same frame that are given the same ones share them.
///
/// Not for block smoothing, which looks back.
void jpeg_coefficients_use(j_common_ptr info, struct jpeg_coefficients *coefficients);

/// Sets all of one row to 0.
void jpeg_coefficients_clear(struct jpeg_coefficients *coefficients);

/// Gives all back.
void jpeg_coefficients_free(struct jpeg_coefficients *coefficients);

#endif
