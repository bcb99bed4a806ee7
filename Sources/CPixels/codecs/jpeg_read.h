#ifndef CPIXELS_JPEG_READ_H
#define CPIXELS_JPEG_READ_H

#include "jpeg_trap.h"

/// The largest number of scans. libjpeg reads all scans of a progressive file in one call, and asks its progress
/// manager only whether to go on.
struct jpeg_scan_limit {
    struct jpeg_progress_mgr manager;
    int most;
};

/// Creates a decompressor whose errors go to `trap`. The trap, the limit and the source must outlive it.
void jpeg_create_reader(j_decompress_ptr info, struct jpeg_trap *trap, struct jpeg_scan_limit *limit,
                        const cpx_jpeg_source *source);

/// Reads the header of a file in `bytes`, and sets up how it is decoded: to the components as they are stored.
void jpeg_read_header_of(j_decompress_ptr info, const cpx_jpeg_source *source, const uint8_t *bytes,
                         size_t byte_count);

/// Ends the work unless the planes of `source` have room for whole blocks of all components.
void jpeg_expect_blocks(j_decompress_ptr info, const cpx_jpeg_source *source);

/// Reads the next row of MCUs, which is number `index`, into the planes.
void jpeg_read_imcu_row(j_decompress_ptr info, const cpx_jpeg_plane *planes, size_t index);

#endif
