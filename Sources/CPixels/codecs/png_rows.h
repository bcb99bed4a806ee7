#ifndef CPIXELS_PNG_ROWS_H
#define CPIXELS_PNG_ROWS_H

#include "png_codec.h"

/// Reads all rows of a PNG, and the chunks behind them, without libpng. The pixels are stored as RGB of 8 bits, with or
/// without alpha, and are not interlaced. The first IDAT chunk begins at `position`.
///
/// libpng can do the same, but distributions build it for x86 so that it undoes filters byte by byte, which takes up to
/// a quarter of the time of a build from PNGs. libpng remains the judge: returns 1 for a file that is sound in every
/// respect, and otherwise 0, whereupon libpng has to read the rows, and tells what is wrong.
int png_rows_read(const cpx_png_source *source, size_t position, const cpx_png_planes *planes);

#endif
