#include "png_rows.h"

#include <ctype.h>
#include <stdlib.h>
#include <string.h>

#define ZLIB_CONST
#include <zlib.h>

enum {
    // zlib copies the last 32 KB into a window of its own after each call, so that large pieces copy less.
    BYTES_AT_ONCE = 1 << 17,
    // How far kernels may read past a row.
    PADDING = 8,
    // Deflate with the largest window. With a smaller one, the distances that zlib accepts depend on how many rows are
    // inflated at once.
    USUAL_METHOD = 0x78,
};

// A pixel of three or four channels. The fourth does not count where there are three. The compiler's own vectors
// suffice: each pixel needs the one to its left, so that wider vectors would be half empty.
typedef int16_t pixel __attribute__((vector_size(8)));
typedef uint8_t packed __attribute__((vector_size(4)));

static inline pixel load(const uint8_t *samples) {
    packed bytes;
    memcpy(&bytes, samples, sizeof bytes);
    return __builtin_convertvector(bytes, pixel);
}

static inline void store(uint8_t *samples, pixel value) {
    packed bytes = __builtin_convertvector(value, packed);
    memcpy(samples, &bytes, sizeof bytes);
}

static inline pixel choose(pixel mask, pixel a, pixel b) { return (a & mask) | (b & ~mask); }

/// Predicts a pixel from those to the left, above, and above to the left.
typedef pixel predictor(pixel a, pixel b, pixel c);

static inline pixel left(pixel a, pixel b, pixel c) { return a; }

static inline pixel average(pixel a, pixel b, pixel c) { return (a + b) >> 1; }

// The one of a, b and c that is nearest to a + b - c; a wins over b, and b over c. That is the smaller of a and b where
// 3c - a - b is at least the larger, the larger where it is at most the smaller, and otherwise c. In this form few
// operations have to wait for a.
static inline pixel paeth(pixel a, pixel b, pixel c) {
    pixel low = choose(a < b, a, b), high = choose(a > b, a, b), middle = 3 * c - b - a;
    return c ^ ((low ^ c) & (middle >= high)) ^ ((high ^ c) & (middle <= low));
}

static inline __attribute__((always_inline)) void undo(predictor predict, uint8_t *row, const uint8_t *above,
                                                       size_t bytes, size_t channels) {
    // With three channels a store overwrites the first byte of the next pixel, which is therefore loaded before.
    // Behind the row, that byte is restored.
    uint8_t behind = row[bytes];
    pixel a = {0}, c = {0}, next = load(row);
    for (size_t i = 0; i < bytes; i += channels) {
        pixel x = next, b = load(above + i);
        next = load(row + i + channels);
        a = (x + predict(a, b, c)) & 255;
        store(row + i, a);
        c = b;
    }
    row[bytes] = behind;
}

static inline __attribute__((always_inline)) void
undo_any(predictor predict, uint8_t *row, const uint8_t *above, size_t bytes, size_t channels) {
    if (channels == 3)
        undo(predict, row, above, bytes, 3);
    else
        undo(predict, row, above, bytes, 4);
}

void cpx_undo_png_filter(cpx_png_filter filter, uint8_t *row, const uint8_t *above, size_t bytes,
                         size_t channels) {
    switch (filter) {
    case cpx_png_none: break;
    case cpx_png_sub: undo_any(left, row, above, bytes, channels); break;
    case cpx_png_up:
        for (size_t i = 0; i < bytes; i++) row[i] += above[i];
        break;
    case cpx_png_average: undo_any(average, row, above, bytes, channels); break;
    case cpx_png_paeth: undo_any(paeth, row, above, bytes, channels); break;
    }
}

uint32_t cpx_png_checksum(const uint8_t *bytes, size_t count) { return (uint32_t)crc32_z(0, bytes, count); }

/// A walk through the chunks of a file that inflates its rows.
struct rows {
    const cpx_png_source *source;
    const cpx_png_planes *planes;
    // Where the next chunk begins.
    size_t position;
    // Where the bytes of IDAT begin that zlib has not read, `zlib.avail_in` of them.
    size_t input;
    z_stream zlib;
    int is_inflating, is_at_end;
    // The bytes of a row: the number of its filter, and its samples.
    size_t row_bytes;
    // Room for the row above, and for as many rows as are inflated at once.
    uint8_t *memory;
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

static int next_chunk(struct rows *rows, struct chunk *chunk) {
    enum { LENGTH = 4, NAME = 4, SUM = 4, LONGEST = 0x7fffffff };
    const uint8_t *bytes = rows->source->bytes + rows->position;
    size_t left = rows->source->byte_count - rows->position;
    if (left < LENGTH + NAME + SUM) return 0;
    size_t length = number(bytes);
    if (length > LONGEST || length > left - (LENGTH + NAME + SUM)) return 0;
    const uint8_t *name = bytes + LENGTH;
    if (cpx_png_checksum(name, NAME + length) != number(name + NAME + length)) return 0;
    *chunk = (struct chunk){name, rows->position + LENGTH + NAME, length};
    rows->position = chunk->start + length + SUM;
    return 1;
}

static int next_input(struct rows *rows) {
    struct chunk chunk;
    if (!next_chunk(rows, &chunk) || !is(&chunk, "IDAT")) return 0;
    // libpng warns about a chunk that is longer than all rows.
    if (chunk.length > rows->row_bytes * rows->planes->height) return 0;
    rows->input = chunk.start;
    rows->zlib.avail_in = (uInt)chunk.length;
    return 1;
}

static int start(struct rows *rows) {
    if (!next_input(rows) || rows->zlib.avail_in == 0) return 0;
    if (rows->source->bytes[rows->input] != USUAL_METHOD) return 0;
    if (inflateInit(&rows->zlib) != Z_OK) return 0;
    rows->is_inflating = 1;
    // The checksums of the chunks protect the same bytes as the Adler-32 of the stream.
    return inflateValidate(&rows->zlib, 0) == Z_OK;
}

// Inflates until `bytes` are there or the stream ends.
static int inflate_to(struct rows *rows, uint8_t *room, size_t bytes) {
    z_stream *zlib = &rows->zlib;
    zlib->next_out = room;
    zlib->avail_out = (uInt)bytes;
    while (zlib->avail_out > 0 && !rows->is_at_end) {
        while (zlib->avail_in == 0)
            if (!next_input(rows)) return 0;
        zlib->next_in = rows->source->bytes + rows->input;
        size_t before = zlib->avail_in;
        int status = inflate(zlib, Z_NO_FLUSH);
        rows->input += before - zlib->avail_in;
        if (status != Z_OK && status != Z_STREAM_END) return 0;
        rows->is_at_end = status == Z_STREAM_END;
    }
    return 1;
}

static void split(const cpx_png_planes *planes, const uint8_t *row, size_t y) {
    size_t start = y * planes->stride;
    uint8_t *const *to = planes->planes;
    if (planes->channels == 3)
        planes->kernels->split3(row, to[0] + start, to[1] + start, to[2] + start, planes->width);
    else
        planes->kernels->split4(row, to[0] + start, to[1] + start, to[2] + start, to[3] + start,
                                planes->width);
}

static int read_rows(struct rows *rows) {
    const cpx_png_planes *planes = rows->planes;
    size_t row_bytes = rows->row_bytes;
    size_t capacity = row_bytes < BYTES_AT_ONCE ? BYTES_AT_ONCE / row_bytes : 1;
    // The row above the first one is all 0.
    rows->memory = calloc((capacity + 1) * row_bytes + PADDING, 1);
    if (rows->memory == NULL) return 0;
    for (size_t first = 0; first < planes->height; first += capacity) {
        size_t count = planes->height - first < capacity ? planes->height - first : capacity;
        if (!inflate_to(rows, rows->memory + row_bytes, count * row_bytes) || rows->zlib.avail_out > 0)
            return 0;
        for (size_t i = 0; i < count; i++) {
            const uint8_t *above = rows->memory + i * row_bytes + 1;
            uint8_t *filter = rows->memory + (i + 1) * row_bytes;
            if (*filter > cpx_png_paeth) return 0;
            cpx_undo_png_filter(*filter, filter + 1, above, row_bytes - 1, (size_t)planes->channels);
            split(planes, filter + 1, first + i);
        }
        memcpy(rows->memory, rows->memory + count * row_bytes, row_bytes);
    }
    return 1;
}

// libpng skips these chunks without a warning, wherever they stand.
static int may_be_ignored(const struct chunk *chunk, size_t max_bytes) {
    for (int i = 0; i < 4; i++)
        if (!isalpha(chunk->name[i])) return 0;
    return islower(chunk->name[0]) && !is(chunk, "tRNS") && chunk->length <= max_bytes;
}

static int read_end(struct rows *rows) {
    // The end of the stream may stand in an IDAT of its own.
    uint8_t beyond;
    if (!inflate_to(rows, &beyond, 1) || rows->zlib.avail_out == 0 || rows->zlib.avail_in > 0) return 0;
    struct chunk chunk;
    do
        if (!next_chunk(rows, &chunk)) return 0;
    while (may_be_ignored(&chunk, rows->source->max_chunk_bytes));
    return is(&chunk, "IEND") && chunk.length == 0;
}

int png_rows_read(const cpx_png_source *source, size_t position, const cpx_png_planes *planes) {
    struct rows rows = {.source = source, .planes = planes, .position = position};
    rows.row_bytes = 1 + (size_t)planes->width * (size_t)planes->channels;
    int is_sound = start(&rows) && read_rows(&rows) && read_end(&rows);
    if (rows.is_inflating) inflateEnd(&rows.zlib);
    free(rows.memory);
    return is_sound;
}
