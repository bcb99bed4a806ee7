#ifndef CPIXELS_JPEG_READ_H
#define CPIXELS_JPEG_READ_H

#include "jpeg_coefficients.h"
#include "jpeg_trap.h"

/// The scans that a file may have at most: libjpeg reads all of a progressive file in one call, and asks its
/// progress manager only whether to go on.
struct jpeg_scan_limit {
    struct jpeg_progress_mgr manager;
    int most;
};

/// Creates a decompressor, which traps what goes wrong, and reads the header of a file from `bytes`. What it
/// is given stays its caller's, and must outlive it.
void jpeg_read_header_of(
    j_decompress_ptr info, struct jpeg_trap *trap, struct jpeg_coefficients *coefficients,
    struct jpeg_scan_limit *limit, const cpx_jpeg_source *source, const uint8_t *bytes, size_t byte_count);

/// Lets a decompressor give the components as they are stored.
void jpeg_read_as_stored(j_decompress_ptr info);

/// Ends the work where the planes of `source` have no room for whole blocks of all components.
void jpeg_expect_blocks(j_decompress_ptr info, const cpx_jpeg_source *source);

/// Reads the next iMCU row into the `index`-th of the planes.
void jpeg_read_imcu_row(j_decompress_ptr info, const cpx_jpeg_plane *planes, size_t index);

#endif
