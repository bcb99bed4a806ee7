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
    const cpx_png_source *source; ///< To be set before each call.
    size_t position;              ///< Where the next chunk begins.
    size_t input;                 ///< Where the bytes of IDAT begin that zlib has not had, `zlib.avail_in` of them.
    z_stream zlib;
    int is_inflating; ///< Whether `zlib` is to be ended.
    int is_at_end;    ///< Whether zlib saw the end of its stream.
    size_t channels;
    size_t row_bytes; ///< The number of the filter, and the samples.
    size_t rows_left; ///< To be inflated.
    size_t most_bytes; ///< Of all rows.
    uint8_t *memory;  ///< The row above, and behind it as many as are inflated at once.
    size_t capacity, count, taken; ///< Of the rows behind the row above.
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
