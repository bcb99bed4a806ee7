#ifndef CPIXELS_PNG_CODEC_H
#define CPIXELS_PNG_CODEC_H

#include <stddef.h>
#include <stdint.h>

#include "kernels.h"

/// The boundary to libpng. These functions never jump, exit or print, and they free all memory they allocate, unless
/// documented otherwise.

/// The outcome of a call.
typedef enum {
    CPX_PNG_OK = 0,
    /// libpng reported an error.
    CPX_PNG_FAILED,
    /// The bytes hold another picture than the planes were made for.
    CPX_PNG_MISMATCH,
    CPX_PNG_NO_MEMORY,
} cpx_png_code;

/// The report of libpng, as C strings, which are empty without one.
typedef struct {
    char error[256];
    /// Its warnings, each of them once and ended by a line feed. Warnings without room are omitted.
    char warnings[1024];
} cpx_png_log;

/// A PNG to read.
typedef struct {
    const uint8_t *bytes;
    size_t byte_count;
    /// The largest accepted width and height.
    uint32_t max_side;
    /// The largest memory for one chunk, including inflated data. The pixels do not count.
    size_t max_chunk_bytes;
    /// Not 0: the pixels are inflated with the largest window, whatever window their stream claims.
    int ignores_window;
} cpx_png_source;

/// The data before the pixels of a file.
typedef struct {
    /// After the expansion to 8 bits: 1 gray, 2 gray and alpha, 3 RGB, 4 RGB and alpha.
    int channels;
    /// The ICC profile of iCCP, on the heap, or null without one that libpng accepts. Free it with
    /// `cpx_png_free_header`.
    uint8_t *profile;
    size_t profile_bytes;
} cpx_png_header;

/// Reads everything before the pixels. Color chunks other than iCCP are ignored.
///
/// `header` contains the result after `CPX_PNG_OK`, and nothing otherwise.
cpx_png_code cpx_png_read_header(const cpx_png_source *source, cpx_png_header *header, cpx_png_log *log);

/// Frees the header of `cpx_png_read_header`.
void cpx_png_free_header(cpx_png_header *header);

#define CPX_PNG_MAX_PLANES 4

/// Memory for a picture of `width` x `height` pixels: the rows of each channel are `stride` bytes apart.
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
} cpx_png_image;

/// Bytes on the heap. Free them with `cpx_png_free_output`.
typedef struct {
    uint8_t *bytes;
    size_t count;
    size_t capacity;
} cpx_png_output;

/// Writes 8-bit RGB with an sRGB chunk and no other metadata. Each row gets the filter with the smallest sum of
/// absolute differences. `output` contains the file after `CPX_PNG_OK`, and nothing otherwise.
cpx_png_code cpx_png_write(const cpx_png_image *picture, cpx_png_output *output, cpx_png_log *log);

/// Frees the output of `cpx_png_write`.
void cpx_png_free_output(cpx_png_output *output);

/// Not 0 if this libpng can ignore a wrong checksum of all pixels. Ubuntu's cannot.
int cpx_png_ignores_sum(void);

/// The checksum of a chunk's name and payload, by zlib.
uint32_t cpx_png_checksum(const uint8_t *bytes, size_t count);

#endif
