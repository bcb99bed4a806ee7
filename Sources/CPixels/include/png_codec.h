#ifndef CPIXELS_PNG_CODEC_H
#define CPIXELS_PNG_CODEC_H

#include <stddef.h>
#include <stdint.h>

#include "kernels.h"

/// libpng behind a wall: no jump, no exit and no print ever leaves these functions, and all they take
/// from the heap they give back, however they end, save what the caller is told to free.

/// What a call came to.
typedef enum {
    CPX_PNG_OK = 0,
    /// libpng gave up.
    CPX_PNG_FAILED,
    /// The bytes hold another picture than the planes were made for.
    CPX_PNG_MISMATCH,
    CPX_PNG_NO_MEMORY,
} cpx_png_code;

/// What libpng said, as C strings; empty when it said nothing.
typedef struct {
    char error[256];
    /// Its warnings, each once and ended by a line feed; those for which there is no room are left out.
    char warnings[1024];
} cpx_png_log;

/// A PNG to read.
typedef struct {
    const uint8_t *bytes;
    size_t byte_count;
    /// The width and the height it may have at most.
    uint32_t max_side;
    /// What one chunk may take from the heap, or inflate to; the pixels do not count.
    size_t max_chunk_bytes;
} cpx_png_source;

/// What stands before the pixels.
typedef struct {
    uint32_t width;
    uint32_t height;
    /// Once expanded to 8 bits: 1 gray, 2 gray and alpha, 3 RGB, 4 RGB and alpha.
    int channels;
    /// The ICC profile of iCCP, on the heap, to be given back with `cpx_png_free_header`. Null where there is
    /// none that libpng would take.
    uint8_t *profile;
    size_t profile_bytes;
} cpx_png_header;

/// Reads all up to the pixels. Color chunks other than iCCP are not looked at.
///
/// `header` holds what was read after `CPX_PNG_OK`, and else nothing.
cpx_png_code cpx_png_read_header(const cpx_png_source *source, cpx_png_header *header, cpx_png_log *log);

/// Frees what `cpx_png_read_header` returned.
void cpx_png_free_header(cpx_png_header *header);

#define CPX_PNG_MAX_PLANES 4

/// Memory for a picture of `width` and `height`: for each channel its rows, `stride` bytes apart.
typedef struct {
    uint32_t width;
    uint32_t height;
    size_t stride;
    int channels;
    /// What takes pixels apart.
    const cpx_kernels *kernels;
    uint8_t *planes[CPX_PNG_MAX_PLANES];
} cpx_png_planes;

/// Reads the pixels up to the end of the file, as 8 bits a channel: palettes and transparent colors
/// expanded, 16 bits rounded.
///
/// One row at a time is in memory besides the planes, interlaced or not.
cpx_png_code cpx_png_read_planes(
    const cpx_png_source *source, const cpx_png_planes *planes, cpx_png_log *log);

/// A PNG that is read from top to bottom.
typedef struct cpx_png_reader cpx_png_reader;

/// Reads up to the first row of a picture that is not interlaced. `planes` says how large it is; they have no
/// samples. `opened` is to be closed after `CPX_PNG_OK`, and else is null.
cpx_png_code cpx_png_open_planes(
    const cpx_png_source *source, const cpx_png_planes *planes, cpx_png_reader **opened,
    cpx_png_log *log);

/// Reads the next rows, as many as `planes` are high, or all that are left. `source` has the same bytes as before.
/// Not to be called again after an error or the last row.
cpx_png_code cpx_png_read_band(
    cpx_png_reader *reader, const cpx_png_source *source, const cpx_png_planes *planes, cpx_png_log *log);

/// Frees what `cpx_png_open_planes` opened, wherever it stands.
void cpx_png_close(cpx_png_reader *reader);

/// A picture to write: R, G and B, the rows of each `strides[i]` bytes apart.
typedef struct {
    uint32_t width;
    uint32_t height;
    const uint8_t *planes[3];
    size_t strides[3];
    /// zlib's level, 1...9.
    int level;
} cpx_png_picture;

/// Bytes on the heap, to be given back with `cpx_png_free_output`.
typedef struct {
    uint8_t *bytes;
    size_t count;
    size_t capacity;
} cpx_png_output;

/// Writes 8-bit RGB with an sRGB chunk and no metadata, each row filtered in the way that leaves the smallest
/// sum of absolute differences. `output` holds it after `CPX_PNG_OK`, and else nothing.
cpx_png_code cpx_png_write(const cpx_png_picture *picture, cpx_png_output *output, cpx_png_log *log);

/// Frees what `cpx_png_write` returned.
void cpx_png_free_output(cpx_png_output *output);

#endif
