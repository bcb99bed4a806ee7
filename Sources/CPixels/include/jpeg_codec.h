#ifndef CPIXELS_JPEG_CODEC_H
#define CPIXELS_JPEG_CODEC_H

#include <stddef.h>
#include <stdint.h>

/// The boundary to libjpeg. These functions never jump, exit or print, and they free all memory they allocate, unless
/// documented otherwise.

/// The outcome of a call.
typedef enum {
    CPX_JPEG_OK = 0,
    /// libjpeg reported an error or a warning. Warnings count: a truncated file would otherwise decode to a picture
    /// with a gray bottom.
    CPX_JPEG_FAILED,
    /// The bytes hold another picture than the planes were made for.
    CPX_JPEG_MISMATCH,
    CPX_JPEG_TOO_MANY_SCANS,
    CPX_JPEG_NO_MEMORY,
} cpx_jpeg_code;

/// The report of libjpeg.
typedef struct {
    /// Its error, as a C string. It is empty after `CPX_JPEG_OK`.
    char text[256];
    /// Not 0: it skipped bytes between the coded data and EOI, and may have read ahead into others. Other warnings are
    /// errors.
    int has_extra_bytes;
} cpx_jpeg_message;

/// The color model of a JPEG's components.
typedef enum {
    CPX_JPEG_GRAY,
    CPX_JPEG_YCBCR,
    CPX_JPEG_RGB,
    CPX_JPEG_CMYK,
    CPX_JPEG_YCCK,
} cpx_jpeg_color;

#define CPX_JPEG_MAX_PLANES 4

/// Memory for the samples of one component: `rows` rows of `stride` bytes.
typedef struct {
    uint8_t *samples;
    size_t stride;
    size_t rows;
} cpx_jpeg_plane;

/// A JPEG to read, and the planes for its samples.
typedef struct {
    /// From SOI to EOI.
    const uint8_t *bytes;
    size_t byte_count;
    /// The meaning of the components. This overrides libjpeg's own guess.
    cpx_jpeg_color color;
    /// The largest accepted number of scans.
    int max_scans;
    int plane_count;
    cpx_jpeg_plane planes[CPX_JPEG_MAX_PLANES];
} cpx_jpeg_source;

/// Reads the components as stored, without upsampling or color conversion.
///
/// Each plane needs room for whole blocks: `stride` and `rows` of at least the component's size rounded up to 8.
cpx_jpeg_code cpx_jpeg_read_components(const cpx_jpeg_source *source, cpx_jpeg_message *message);

/// One component to write: its samples, its size, and its sampling factors, 1...4.
typedef struct {
    const uint8_t *samples;
    /// Bytes from one row to the next; 0 if all rows are the same.
    size_t stride;
    size_t width;
    size_t height;
    int horizontal;
    int vertical;
} cpx_jpeg_component;

/// A picture to write: Y, Cb and Cr, each with the size that its sampling factors require.
typedef struct {
    uint32_t width;
    uint32_t height;
    /// 1...100, on the scale of the Independent JPEG Group.
    int quality;
    /// 1: progressive, with Huffman tables made for the picture. 0: baseline, with the tables of T.81, annex K.
    int progressive;
    cpx_jpeg_component components[3];
} cpx_jpeg_image;

/// Bytes on the heap. Free them with `cpx_jpeg_free_output`.
typedef struct {
    uint8_t *bytes;
    size_t count;
} cpx_jpeg_output;

/// Writes a JFIF file without metadata. `output` contains the file after `CPX_JPEG_OK`, and nothing otherwise.
cpx_jpeg_code cpx_jpeg_write(const cpx_jpeg_image *picture, cpx_jpeg_output *output,
                             cpx_jpeg_message *message);

/// Frees the output of `cpx_jpeg_write`.
void cpx_jpeg_free_output(cpx_jpeg_output *output);

#endif
