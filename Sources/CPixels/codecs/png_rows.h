#ifndef CPIXELS_PNG_ROWS_H
#define CPIXELS_PNG_ROWS_H

#define ZLIB_CONST
#include <zlib.h>

#include "png_codec.h"

/// The rows of a PNG that stores its pixels as RGB of 8 bits, with alpha or without, from top to bottom: zlib
/// inflates them, and a kernel undoes their filters.
///
/// libpng does the same, but distributions build it for x86 so that it undoes them byte by byte, which was up to a
/// quarter of a build of PNGs. It stays the judge: only sound files are known here, and what is wrong with
/// another is to be asked of libpng.
struct png_rows {
    /// To be set before each call.
    const cpx_png_source *source;
    /// Where the next chunk begins.
    size_t position;
    /// Where the bytes of IDAT begin that zlib has not had, `zlib.avail_in` of them.
    size_t input;
    z_stream zlib;
    /// Whether `zlib` is to be ended, and whether it saw the end of its stream.
    int is_inflating, is_at_end;
    size_t channels;
    /// The number of the filter, and the samples.
    size_t row_bytes;
    /// Of all rows.
    size_t most_bytes;
    /// Rows that are not inflated yet.
    size_t rows_left;
    /// The row above, and behind it room for as many rows as are inflated at once.
    uint8_t *memory;
    /// Of these rows: how many there is room for, how many there are, and how many were taken.
    size_t capacity, count, taken;
};

/// Begins at the first IDAT, the chunk at `position`, of a picture as large as `planes`. `rows` is all zeros but for
/// its source, and is to be closed whatever comes of it.
///
/// All these functions say with 0, or null, that something is not as it is in a sound file.
int png_rows_open(struct png_rows *rows, size_t position, const cpx_png_planes *planes);

/// The samples of the next row, until the next call.
const uint8_t *png_rows_next(struct png_rows *rows);

/// Whether nothing stands behind the last row but what may be ignored, up to the end.
int png_rows_end(struct png_rows *rows);

void png_rows_close(struct png_rows *rows);

#endif
