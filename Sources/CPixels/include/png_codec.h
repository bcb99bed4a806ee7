#ifndef CPIXELS_PNG_CODEC_H
#define CPIXELS_PNG_CODEC_H

#include <stddef.h>
#include <stdint.h>

#include "kernels.h"

/// The boundary to libpng. These functions never jump, exit or print, and they free all memory they allocate, unless
/// the caller is told to free it.

/// The outcome of a call.
typedef enum {
    CPX_PNG_OK = 0,
    /// libpng reported an error.
    CPX_PNG_FAILED,
    /// The bytes hold another picture than the planes were made for.
    CPX_PNG_MISMATCH,
    CPX_PNG_NO_MEMORY,
} cpx_png_code;

/// What libpng reported, as C strings. They are empty when it reported nothing.
typedef struct {
    char error[256];
    /// Its warnings, each of them once and ended by a line feed. Those that find no room are left out.
    char warnings[1024];
} cpx_png_log;

/// A PNG to read.
typedef struct {
    const uint8_t *bytes;
    size_t byte_count;
    /// The largest width and height that are accepted.
    uint32_t max_side;
    /// The largest memory for one chunk, also inflated. The pixels do not count.
    size_t max_chunk_bytes;
    /// Not 0: the pixels are inflated with the largest window, whatever window their stream claims.
    int ignores_window;
} cpx_png_source;

/// What a file says before its pixels.
typedef struct {
    /// After the expansion to 8 bits: 1 gray, 2 gray and alpha, 3 RGB, 4 RGB and alpha.
    int channels;
    /// The ICC profile of iCCP, on the heap, or null where there is none that libpng accepts. Free it with
    /// `cpx_png_free_header`.
    uint8_t *profile;
    size_t profile_bytes;
} cpx_png_header;

/// Reads everything before the pixels. Color chunks other than iCCP are ignored.
///
/// `header` holds what was read after `CPX_PNG_OK`, and otherwise nothing.
cpx_png_code cpx_png_read_header(const cpx_png_source *source, cpx_png_header *header, cpx_png_log *log);

/// Frees what `cpx_png_read_header` returned.
void cpx_png_free_header(cpx_png_header *header);

#define CPX_PNG_MAX_PLANES 4

/// Memory for a picture of `width` x `height` pixels: the rows of each channel lie `stride` bytes apart.
typedef struct {
    uint32_t width;
    uint32_t height;
    size_t stride;
    int channels;
    /// The kernels that separate the channels.
    const cpx_kernels *kernels;
    uint8_t *planes[CPX_PNG_MAX_PLANES];
} cpx_png_planes;

/// Reads the pixels and the rest of the file. Palettes and transparent colors are expanded, and 16 bits are rounded
/// to 8.
///
/// Besides the planes only a few rows are in memory, whether the picture is interlaced or not.
cpx_png_code cpx_png_read_planes(const cpx_png_source *source, const cpx_png_planes *planes,
                                 cpx_png_log *log);

/// A picture to write: R, G and B, the rows of each `strides[i]` bytes apart.
typedef struct {
    uint32_t width;
    uint32_t height;
    const uint8_t *planes[3];
    size_t strides[3];
    /// zlib's level, 1...9.
    int level;
} cpx_png_picture;

/// Bytes on the heap. Free them with `cpx_png_free_output`.
typedef struct {
    uint8_t *bytes;
    size_t count;
    size_t capacity;
} cpx_png_output;

/// Writes 8-bit RGB with an sRGB chunk and no other metadata. Each row gets the filter that leaves the smallest sum of
/// absolute differences. `output` holds the file after `CPX_PNG_OK`, and otherwise nothing.
cpx_png_code cpx_png_write(const cpx_png_picture *picture, cpx_png_output *output, cpx_png_log *log);

/// Frees what `cpx_png_write` returned.
void cpx_png_free_output(cpx_png_output *output);

/// Not 0 if this libpng can pass over a wrong checksum of all pixels. That of Ubuntu cannot.
int cpx_png_ignores_sum(void);

/// The checksum of a chunk's name and payload, by zlib.
uint32_t cpx_png_checksum(const uint8_t *bytes, size_t count);

#endif
