#ifndef CPIXELS_PNG_READING_H
#define CPIXELS_PNG_READING_H

#include "png_trap.h"

/// A file that libpng reads.
struct png_reading {
    struct png_trap trap;
    cpx_png_source source;
    /// The position at which libpng continues.
    size_t position;
    png_structp png;
    png_infop info;
};

/// Reads everything before the pixels, and asks libpng for gray or RGB, with alpha if the file has any transparency.
/// Runs inside the trap.
///
/// Color chunks are ignored, iCCP only unless `with_profile`. Samples of 16 bits are rounded to 8 unless `keeps_depth`;
/// then they have the byte order of this machine.
void png_reading_start(struct png_reading *reading, int with_profile, int keeps_depth);

/// Frees libpng's memory.
void png_reading_finish(struct png_reading *reading);

#endif
