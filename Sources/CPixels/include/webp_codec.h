#ifndef CPIXELS_WEBP_CODEC_H
#define CPIXELS_WEBP_CODEC_H

#include <stddef.h>
#include <stdint.h>

/// The boundary to the encoder of libwebp. These functions never jump, exit, print or start threads, and free all
/// memory that they allocate, unless documented otherwise. Only with CPX_WEBP.

/// The outcome of a call.
typedef enum {
    CPX_WEBP_OK = 0,
    /// libwebp reported an error.
    CPX_WEBP_FAILED,
    /// The picture has more pixels than allowed, or a side that is too long for WebP. Nothing was allocated.
    CPX_WEBP_OVER_LIMIT,
    CPX_WEBP_NO_MEMORY,
} cpx_webp_code;

/// The report of libwebp, as a C string, which is empty without one.
typedef struct {
    char text[64];
} cpx_webp_message;

/// A picture to write: R, G and B, the rows of each `strides[i]` bytes apart.
typedef struct {
    uint32_t width;
    uint32_t height;
    const uint8_t *planes[3];
    size_t strides[3];
    /// 1...100, on the scale of libwebp.
    int quality;
    /// Width times height of the largest accepted picture.
    size_t max_pixels;
} cpx_webp_image;

/// Bytes on the heap. Free them with `cpx_webp_free_output`.
typedef struct {
    uint8_t *bytes;
    size_t count;
} cpx_webp_output;

/// Writes a lossy WebP of one frame, without metadata. `output` contains the file after `CPX_WEBP_OK`, and nothing
/// otherwise.
cpx_webp_code cpx_webp_write(const cpx_webp_image *picture, cpx_webp_output *output,
                             cpx_webp_message *message);

/// Frees the output of `cpx_webp_write`.
void cpx_webp_free_output(cpx_webp_output *output);

#endif
