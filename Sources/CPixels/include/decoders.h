#ifndef CPIXELS_DECODERS_H
#define CPIXELS_DECODERS_H

#include <stddef.h>
#include <stdint.h>

/// The boundary to the libraries that read masters, one shape for all of them: a decoder opens a picture, describes it,
/// and delivers its rows from top to bottom. These functions never jump, exit, print or start threads of their own, and
/// write no files.

/// The outcome of a call.
typedef enum {
    CPX_DECODER_OK = 0,
    /// The library reported an error.
    CPX_DECODER_DAMAGED,
    /// The picture has an unsupported feature. The message names it, such as "JPEG compression".
    CPX_DECODER_UNSUPPORTED,
    /// More memory than allowed is needed. `needed_bytes` of the message is the amount, or 0.
    CPX_DECODER_OVER_MEMORY,
    CPX_DECODER_NO_MEMORY,
} cpx_decoder_code;

/// The library's report, as C strings, which are empty without one.
typedef struct {
    /// Its error, or the unsupported feature.
    char text[256];
    /// Its warnings so far, each of them once and ended by a line feed. Warnings without room are omitted.
    char warnings[1024];
    size_t needed_bytes;
} cpx_decoder_message;

/// The conversion of samples to R, G and B: each is a sum of the three, less their zeros, times a row of factors.
typedef struct {
    /// 0: they are R, G and B.
    int is_used;
    /// The 8-bit values that represent 0.
    float zeros[3];
    /// From 8 bits to 0...1. Three for R, three for G, three for B.
    float factors[9];
    /// Not 0: alpha is 16...235 of 8 bits.
    int is_alpha_limited;
} cpx_color_matrix;

/// The part of a stored picture that is shown.
typedef struct {
    /// Columns and rows before it.
    size_t left;
    size_t top;
    size_t width;
    size_t height;
} cpx_image_part;

/// A file in memory. The memory must stay valid until the picture is closed.
typedef struct {
    const uint8_t *bytes;
    size_t byte_count;
    /// Width times height of the largest picture that is accepted.
    size_t max_pixels;
    /// Bytes that the library may allocate.
    size_t max_memory;
    /// The byte where the directory of a TIFF's picture begins. Other formats have it at 0.
    size_t start;
    /// Only for HEIC and AVIF.
    cpx_color_matrix matrix;
    cpx_image_part part;
    /// Only for PNG; see `cpx_png_source`.
    int ignores_window;
} cpx_encoded;

typedef enum {
    CPX_PICTURE_GRAY,
    CPX_PICTURE_RGB,
    /// C, M, Y, K; the largest value is full ink.
    CPX_PICTURE_CMYK,
    /// L*, a*, b* with the white point D50, encoded as in ICC profiles of version 4: 0...100, and -128...127.
    CPX_PICTURE_LAB,
} cpx_image_model;

/// The properties of an open picture. Only its first frame, page or item counts.
typedef struct {
    /// Pixels in a row and rows, as delivered.
    uint32_t width;
    uint32_t height;
    cpx_image_model model;
    /// Not 0: each pixel ends with alpha, where the largest value is opaque.
    int has_alpha;
    /// Not 0: the colors are multiplied by alpha.
    int is_premultiplied;
    /// 8: samples are `uint8_t`. 9...16: they are `uint16_t` of this machine, 0...2^bits - 1.
    int bits;
    /// The rotation that makes the rows upright: a value of EXIF's tag Orientation, 1...8. 1 if the library has already
    /// applied it.
    int orientation;
    /// The ICC profile, or null. It belongs to the picture.
    const uint8_t *profile;
    size_t profile_bytes;
    /// Color primaries and transfer function (ITU-T H.273); 0 or 2 if the file has none.
    int primaries;
    int transfer;
    /// Not 0: there are more frames.
    int is_animated;
} cpx_image_info;

/// A library that decodes pictures.
typedef struct {
    /// Opens a picture. After `CPX_DECODER_OK`, `picture` must be closed; otherwise it is null.
    cpx_decoder_code (*open)(const cpx_encoded *encoded, void **picture, cpx_image_info *info,
                             cpx_decoder_message *message);
    /// Writes the next `count` rows: pixels next to each other, no padding between rows.
    cpx_decoder_code (*read_rows)(void *picture, size_t count, void *rows, cpx_decoder_message *message);
    /// Frees a picture.
    void (*close)(void *picture);
    /// The version of the library in use, such as "1.2.4". The text is valid as long as the program runs.
    const char *(*version)(void);
} cpx_decoder;

/// libpng, for pictures of 16 bits a sample.
const cpx_decoder *cpx_deep_png_decoder(void);

/// libtiff. Only with CPX_TIFF.
const cpx_decoder *cpx_tiff_decoder(void);

/// libwebp. Only with CPX_WEBP.
const cpx_decoder *cpx_webp_decoder(void);

/// libheif. Only with CPX_HEIF.
const cpx_decoder *cpx_heif_decoder(void);

/// The header of a JPEG XL codestream, as needed to read its frames.
typedef struct {
    /// Pixels in a row and rows, as stored.
    uint32_t width;
    uint32_t height;
    /// A value of EXIF's tag Orientation, 1...8.
    int orientation;
    /// Bits of a sample.
    uint32_t bits;
    /// Not 0: the colors are stored as XYB.
    int is_xyb;
    /// Channels besides the colors: alpha and others.
    uint32_t extra_channels;
    int has_animation;
    int has_timecodes;
    /// 0 without a preview.
    uint32_t preview_width;
    uint32_t preview_height;
    /// Not 0: a channel of black ink, of a color filter mosaic, of depth.
    int has_black;
    int has_mosaic;
    int has_depth;
    /// Bytes before the first frame, if requested.
    size_t byte_count;
} cpx_jpegxl_header;

/// Reads the header of a JPEG XL codestream, and finds its frames if `finds_frames` is not 0.
///
/// `is_complete` becomes 0 if more bytes are needed.
cpx_decoder_code cpx_jpegxl_read_header(const uint8_t *bytes, size_t byte_count, int finds_frames,
                                        cpx_jpegxl_header *header, int *is_complete);

/// libjxl. It decodes bare codestreams. Only with CPX_JPEGXL, like the function before.
const cpx_decoder *cpx_jpegxl_decoder(void);

#endif
