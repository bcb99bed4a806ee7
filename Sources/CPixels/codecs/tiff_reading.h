#ifndef TIFF_READING_H
#define TIFF_READING_H

#ifdef CPX_TIFF

#include <tiffio.h>

#include "decoders.h"

// A TIFF in memory, and where libtiff's messages about it go.
struct tiff_file {
    const uint8_t *bytes;
    size_t byte_count;
    size_t max_memory;
    cpx_decoder_message *message;
    int is_opening;
};

// A handle of libtiff with its position in the file.
struct tiff_source {
    struct tiff_file *file;
    TIFF *handle;
    size_t position;
};

// Opens a handle on the directory at the byte `start`. Returns 0 after an error. Then, too, the handle must be closed
// if it is not null.
int tiff_source_open(struct tiff_source *source, struct tiff_file *file, size_t start);

// Four colors or inks, and alpha.
enum { MAX_SAMPLES = 5 };

// Where the rows come from. libtiff converts YCbCr that is not in a JPEG only as a whole strip or tile.
enum way { LINES, TILES, CONVERTED };

struct tiff {
    struct tiff_file file;
    // One for each plane, so that planes behind each other are read row by row at the same time.
    struct tiff_source sources[MAX_SAMPLES];
    enum way way;
    uint32_t width, height, next_row;
    // As stored. Bits are 1, 2, 4, 8, 16 or 32.
    uint16_t bits, samples;
    int is_separate;
    // The stored samples that are handed over, alpha last.
    uint16_t kept[MAX_SAMPLES];
    uint16_t kept_count;
    int is_inverted;
    uint16_t *palette[3];
    // Bytes of a sample and samples of a pixel that are handed over.
    size_t out_bytes, out_samples;
    // A stored row or tile, and the pixels of libtiff's own conversion.
    size_t line_bytes, tile_bytes;
    uint32_t tile_width, band_height;
    uint8_t *stored;
    uint32_t *converted;
    // A row of tiles as it is handed over.
    uint8_t *band;
};

// Writes the next row. Returns 0 after an error.
int tiff_read_row(struct tiff *tiff, uint8_t *out);

// Keeps a text for the message, unless libtiff has said something.
void tiff_explain(struct tiff *tiff, const char *text);

#endif

#endif
