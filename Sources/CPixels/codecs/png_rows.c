#include "png_rows.h"

#include <ctype.h>
#include <stdlib.h>
#include <string.h>

enum {
    // zlib keeps the last 32 KB in a window of its own after each call: the more at once, the less is copied.
    BYTES_AT_ONCE = 1 << 17,
    // How far kernels may read past a row.
    PADDING = 8,
    // Deflate with the usual window, whose distances are the same however many rows are inflated at once.
    USUAL_METHOD = 0x78,
};

struct chunk {
    const uint8_t *name;
    size_t start;
    size_t length;
};

static uint32_t number(const uint8_t *bytes) {
    return (uint32_t)bytes[0] << 24 | (uint32_t)bytes[1] << 16 | (uint32_t)bytes[2] << 8 | bytes[3];
}

static int is(const struct chunk *chunk, const char *name) { return memcmp(chunk->name, name, 4) == 0; }

static int next_chunk(struct png_rows *rows, struct chunk *chunk) {
    enum { LENGTH = 4, NAME = 4, SUM = 4, LONGEST = 0x7fffffff };
    const uint8_t *bytes = rows->source->bytes + rows->position;
    size_t left = rows->source->byte_count - rows->position;
    if (left < LENGTH + NAME + SUM) return 0;
    size_t length = number(bytes);
    if (length > LONGEST || length > left - (LENGTH + NAME + SUM)) return 0;
    const uint8_t *name = bytes + LENGTH;
    if (crc32(0, name, (uInt)(NAME + length)) != number(name + NAME + length)) return 0;
    *chunk = (struct chunk){name, rows->position + LENGTH + NAME, length};
    rows->position = chunk->start + length + SUM;
    return 1;
}

static int next_input(struct png_rows *rows) {
    struct chunk chunk;
    // libpng warns of a chunk that is longer than all rows.
    if (!next_chunk(rows, &chunk) || !is(&chunk, "IDAT") || chunk.length > rows->most_bytes) return 0;
    rows->input = chunk.start;
    rows->zlib.avail_in = (uInt)chunk.length;
    return 1;
}

int png_rows_open(struct png_rows *rows, size_t position, const cpx_png_planes *planes) {
    rows->position = position;
    rows->channels = (size_t)planes->channels;
    rows->row_bytes = 1 + planes->width * rows->channels;
    rows->rows_left = planes->height;
    rows->most_bytes = rows->row_bytes * planes->height;
    if (!next_input(rows) || rows->zlib.avail_in == 0) return 0;
    if (rows->source->bytes[rows->input] != USUAL_METHOD) return 0;
    rows->capacity = rows->row_bytes < BYTES_AT_ONCE ? BYTES_AT_ONCE / rows->row_bytes : 1;
    // Above the first row all is 0.
    rows->memory = calloc((rows->capacity + 1) * rows->row_bytes + PADDING, 1);
    if (rows->memory == NULL || inflateInit(&rows->zlib) != Z_OK) return 0;
    rows->is_inflating = 1;
    // The sums of chunks guard the same bytes as the Adler-32 of the stream.
    return inflateValidate(&rows->zlib, 0) == Z_OK;
}

// Inflates up to the end of the room or of the stream.
static int inflate_to(struct png_rows *rows, uint8_t *room, size_t bytes) {
    z_stream *zlib = &rows->zlib;
    zlib->next_out = room;
    zlib->avail_out = (uInt)bytes;
    while (zlib->avail_out > 0 && !rows->is_at_end) {
        while (zlib->avail_in == 0)
            if (!next_input(rows)) return 0;
        zlib->next_in = rows->source->bytes + rows->input;
        size_t had = zlib->avail_in;
        int status = inflate(zlib, Z_NO_FLUSH);
        rows->input += had - zlib->avail_in;
        if (status != Z_OK && status != Z_STREAM_END) return 0;
        rows->is_at_end = status == Z_STREAM_END;
    }
    return 1;
}

static int refill(struct png_rows *rows) {
    memcpy(rows->memory, rows->memory + rows->count * rows->row_bytes, rows->row_bytes);
    rows->count = rows->rows_left < rows->capacity ? rows->rows_left : rows->capacity;
    rows->rows_left -= rows->count;
    rows->taken = 0;
    return inflate_to(rows, rows->memory + rows->row_bytes, rows->count * rows->row_bytes) &&
           rows->zlib.avail_out == 0;
}

const uint8_t *png_rows_next(struct png_rows *rows) {
    if (rows->taken == rows->count && !refill(rows)) return NULL;
    const uint8_t *above = rows->memory + rows->taken * rows->row_bytes + 1;
    uint8_t *filter = rows->memory + ++rows->taken * rows->row_bytes;
    if (*filter > cpx_png_paeth) return NULL;
    cpx_undo_png_filter(*filter, filter + 1, above, rows->row_bytes - 1, rows->channels);
    return filter + 1;
}

// Chunks that libpng skips without a word, wherever they stand.
static int may_be_ignored(const struct chunk *chunk, size_t max_bytes) {
    for (int i = 0; i < 4; i++)
        if (!isalpha(chunk->name[i])) return 0;
    return islower(chunk->name[0]) && !is(chunk, "tRNS") && chunk->length <= max_bytes;
}

int png_rows_end(struct png_rows *rows) {
    // The end of the stream may stand in an IDAT of its own.
    uint8_t beyond;
    if (!inflate_to(rows, &beyond, 1) || rows->zlib.avail_out == 0 || rows->zlib.avail_in > 0) return 0;
    struct chunk chunk;
    do
        if (!next_chunk(rows, &chunk)) return 0;
    while (may_be_ignored(&chunk, rows->source->max_chunk_bytes));
    return is(&chunk, "IEND") && chunk.length == 0;
}

void png_rows_close(struct png_rows *rows) {
    if (rows->is_inflating) inflateEnd(&rows->zlib);
    free(rows->memory);
    memset(rows, 0, sizeof *rows);
}
