#ifndef CPIXELS_JPEG_CODEC_H
#define CPIXELS_JPEG_CODEC_H

#include <stddef.h>
#include <stdint.h>

/// libjpeg behind a wall: no jump, no exit and no print ever leaves these functions, and all they take
/// from the heap they give back, however they end.

/// What a call came to.
typedef enum {
    CPX_JPEG_OK = 0,
    /// libjpeg gave up, or warned: a cut JPEG would else decode to a picture with a gray bottom.
    CPX_JPEG_FAILED,
    /// The bytes hold another picture than the planes were made for.
    CPX_JPEG_MISMATCH,
    CPX_JPEG_TOO_MANY_SCANS,
    CPX_JPEG_NO_MEMORY,
} cpx_jpeg_code;

/// What libjpeg said, as a C string; empty when all went well.
typedef struct {
    char text[256];
} cpx_jpeg_message;

/// What the components of a JPEG mean.
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

/// A JPEG to read, and where to.
typedef struct {
    /// From SOI to EOI.
    const uint8_t *bytes;
    size_t byte_count;
    /// What the components mean; overrides libjpeg's own guess.
    cpx_jpeg_color color;
    /// The scans it may have at most.
    int max_scans;
    int plane_count;
    cpx_jpeg_plane planes[CPX_JPEG_MAX_PLANES];
    /// For `cpx_jpeg_open_components`, of a progressive file: `scan_count` files in `bytes`, one behind the other, each
    /// with one scan of the file, in their order, and the tables that it needs; where each of them ends. Each scan must
    /// refine just what those before it left. No scans where `bytes` is one file.
    const size_t *scan_ends;
    size_t scan_count;
} cpx_jpeg_source;

/// Reads the components as they are stored, without upsampling or color conversion.
///
/// Each plane needs whole blocks: `stride` and `rows` of at least the component's size rounded up to 8.
cpx_jpeg_code cpx_jpeg_read_components(const cpx_jpeg_source *source, cpx_jpeg_message *message);

/// A JPEG whose components are read from top to bottom, as they are stored.
typedef struct cpx_jpeg_reader cpx_jpeg_reader;

/// Reads up to the first row. The planes of `source` say how large the whole components are; they have no samples.
/// `opened` is to be closed after `CPX_JPEG_OK`, and else is null.
cpx_jpeg_code cpx_jpeg_open_components(
    const cpx_jpeg_source *source, cpx_jpeg_reader **opened, cpx_jpeg_message *message);

/// Reads the next rows: those of `imcu_rows` rows of MCUs, or all that are left. `source` has the same bytes as
/// before, or none where all scans of a progressive file are behind it, and planes for these rows only. Not to be
/// called again after an error or the last row.
cpx_jpeg_code cpx_jpeg_read_band(
    cpx_jpeg_reader *reader, const cpx_jpeg_source *source, size_t imcu_rows, cpx_jpeg_message *message);

/// Frees what `cpx_jpeg_open_components` opened, wherever it stands.
void cpx_jpeg_close(cpx_jpeg_reader *reader);

/// Reads planes of full size, upsampled and converted by libjpeg: R, G, B from YCbCr and RGB,
/// C, M, Y, K (as stored: often inverted) from CMYK and YCCK.
cpx_jpeg_code cpx_jpeg_read_pixels(const cpx_jpeg_source *source, cpx_jpeg_message *message);

/// The size and the sampling factors, 1...4, of one component to write.
typedef struct {
    size_t width;
    size_t height;
    int horizontal;
    int vertical;
} cpx_jpeg_component;

/// A picture to write: Y, Cb and Cr, each of the size its sampling factors call for.
typedef struct {
    uint32_t width;
    uint32_t height;
    /// 1...100, on the scale of the Independent JPEG Group.
    int quality;
    /// 1: progressive with Huffman tables made for the picture. 0: baseline with the tables of T.81, annex K.
    int progressive;
    cpx_jpeg_component components[3];
} cpx_jpeg_picture;

/// A JFIF file without metadata that is written from top to bottom.
typedef struct cpx_jpeg_writer cpx_jpeg_writer;

/// Memory for the coefficients of progressive files, 2 bytes for each sample, that goes from one writer to the
/// next: fresh memory costs the system the time to clear it. Many threads may write with it at the same time.
typedef struct cpx_jpeg_memory cpx_jpeg_memory;

/// Memory for so many writers at the same time, those beyond that get their own; null when there is none. It is
/// taken from the system when it is needed first, and given back with `cpx_jpeg_memory_close`, after all writers
/// are closed.
cpx_jpeg_memory *cpx_jpeg_memory_open(size_t writers);
void cpx_jpeg_memory_close(cpx_jpeg_memory *memory);

/// Gives back to the system what no writer uses.
void cpx_jpeg_memory_give_back(cpx_jpeg_memory *memory);

/// Begins a file. `memory` may be null. `opened` is to be closed after `CPX_JPEG_OK`, and else is null.
cpx_jpeg_code cpx_jpeg_open_writer(
    const cpx_jpeg_picture *picture, cpx_jpeg_memory *memory, cpx_jpeg_writer **opened,
    cpx_jpeg_message *message);

/// Rows of one component, `stride` bytes apart. `samples` may be null when there are none.
typedef struct {
    const uint8_t *samples;
    size_t stride;
    size_t count;
} cpx_jpeg_rows;

/// Writes the next rows of each component, as many as there happen to be. Those that do not yet fill a row of
/// MCUs in all components are copied, the others are not. After an error each further call has its code.
cpx_jpeg_code cpx_jpeg_write_rows(
    cpx_jpeg_writer *writer, const cpx_jpeg_rows rows[3], cpx_jpeg_message *message);

/// The bytes of a file, its writer's.
typedef struct {
    const uint8_t *bytes;
    size_t count;
} cpx_jpeg_output;

/// Ends a file that has all its rows. `output` holds it after `CPX_JPEG_OK`, and else nothing.
cpx_jpeg_code cpx_jpeg_finish(cpx_jpeg_writer *writer, cpx_jpeg_output *output, cpx_jpeg_message *message);

/// Frees what `cpx_jpeg_open_writer` opened, wherever it stands, with its output.
void cpx_jpeg_close_writer(cpx_jpeg_writer *writer);

#endif
