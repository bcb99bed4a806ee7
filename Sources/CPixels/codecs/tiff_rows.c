#ifdef CPX_TIFF

#include "tiff_reading.h"

#include <string.h>

static unsigned sample_at(const uint8_t *row, size_t index, unsigned bits) {
    if (bits == 16) return ((const uint16_t *)row)[index];
    if (bits == 32) return ((const uint32_t *)row)[index] >> 16;
    size_t bit = index * bits;
    return row[bit / 8] >> (8 - bits - bit % 8) & ((1u << bits) - 1);
}

// Writes one of the samples of each pixel, scaled to 8 or 16 bits.
static void copy_samples(
    const struct tiff *tiff, const uint8_t *row, size_t first, size_t step, size_t count, int is_inverted,
    uint8_t *out) {
    size_t stride = tiff->out_samples;
    unsigned bits = tiff->bits, most = bits > 8 ? 0xFFFF : (1u << bits) - 1, flip = is_inverted ? most : 0;
    if (bits == 8) {
        for (size_t x = 0; x < count; x++) out[x * stride] = row[first + x * step] ^ flip;
    } else if (bits > 8) {
        uint16_t *words = (uint16_t *)out;
        for (size_t x = 0; x < count; x++) words[x * stride] = sample_at(row, first + x * step, bits) ^ flip;
    } else {
        unsigned scale = 255 / most;
        for (size_t x = 0; x < count; x++) out[x * stride] = (sample_at(row, first + x * step, bits) ^ flip) * scale;
    }
}

// The upper bytes of a palette's 16 bits count: some programs leave the lower ones at 0.
static void copy_colors(
    const struct tiff *tiff, const uint8_t *row, size_t first, size_t step, size_t count, uint8_t *out) {
    for (size_t x = 0; x < count; x++) {
        unsigned index = sample_at(row, first + x * step, tiff->bits);
        for (size_t c = 0; c < 3; c++) out[x * tiff->out_samples + c] = tiff->palette[c][index] >> 8;
    }
}

// Hands over `count` pixels of a stored row, or one of their samples if these lie in planes of their own.
static void unpack(const struct tiff *tiff, const uint8_t *row, size_t plane, size_t count, uint8_t *out) {
    int is_whole = tiff->bits == 8 * tiff->out_bytes && tiff->samples == tiff->out_samples;
    if (is_whole && !tiff->is_separate && !tiff->is_inverted && tiff->palette[0] == NULL) {
        memcpy(out, row, count * tiff->out_samples * tiff->out_bytes);
        return;
    }
    for (size_t k = tiff->is_separate ? plane : 0; k < tiff->kept_count; k++) {
        size_t first = tiff->is_separate ? 0 : tiff->kept[k], step = tiff->is_separate ? 1 : tiff->samples;
        if (tiff->palette[0] != NULL && k == 0)
            copy_colors(tiff, row, first, step, count, out);
        else
            copy_samples(
                tiff, row, first, step, count, tiff->is_inverted && k == 0,
                out + (tiff->palette[0] != NULL ? k + 2 : k) * tiff->out_bytes);
        if (tiff->is_separate) return;
    }
}

static int read_line(struct tiff *tiff, uint8_t *out) {
    size_t planes = tiff->is_separate ? tiff->kept_count : 1;
    for (size_t k = 0; k < planes; k++) {
        if (TIFFReadScanline(tiff->sources[k].handle, tiff->stored, tiff->next_row, tiff->kept[k]) < 0) return 0;
        unpack(tiff, tiff->stored, k, tiff->width, out);
    }
    return 1;
}

static int read_tile(struct tiff *tiff, uint32_t x, size_t plane, size_t rows) {
    TIFF *handle = tiff->sources[plane].handle;
    uint32_t tile = TIFFComputeTile(handle, x, tiff->next_row, 0, tiff->kept[plane]);
    if (TIFFReadEncodedTile(handle, tile, tiff->stored, (tmsize_t)tiff->tile_bytes) != (tmsize_t)tiff->tile_bytes)
        return 0;
    size_t rest = tiff->width - x, count = rest < tiff->tile_width ? rest : tiff->tile_width;
    size_t pixel_bytes = tiff->out_samples * tiff->out_bytes;
    for (size_t y = 0; y < rows; y++)
        unpack(
            tiff, tiff->stored + y * tiff->line_bytes, plane, count, tiff->band + (y * tiff->width + x) * pixel_bytes);
    return 1;
}

static int convert_band(struct tiff *tiff, uint32_t rows) {
    TIFFRGBAImage image;
    char reason[1024] = "";
    if (!TIFFRGBAImageBegin(&image, tiff->sources[0].handle, 1, reason)) {
        tiff_explain(tiff, reason);
        return 0;
    }
    image.req_orientation = image.orientation;
    image.row_offset = (int)tiff->next_row;
    int is_read = TIFFRGBAImageGet(&image, tiff->converted, tiff->width, rows);
    TIFFRGBAImageEnd(&image);
    return is_read;
}

static int read_band(struct tiff *tiff) {
    uint32_t rest = tiff->height - tiff->next_row, rows = rest < tiff->band_height ? rest : tiff->band_height;
    if (tiff->way == CONVERTED) return convert_band(tiff, rows);
    size_t planes = tiff->is_separate ? tiff->kept_count : 1;
    for (size_t x = 0; x < tiff->width; x += tiff->tile_width)
        for (size_t k = 0; k < planes; k++)
            if (!read_tile(tiff, (uint32_t)x, k, rows)) return 0;
    return 1;
}

int tiff_read_row(struct tiff *tiff, uint8_t *out) {
    if (tiff->way == LINES) return read_line(tiff, out);
    size_t y = tiff->next_row % tiff->band_height, row_bytes = tiff->width * tiff->out_samples * tiff->out_bytes;
    if (y == 0 && !read_band(tiff)) return 0;
    if (tiff->way == TILES) {
        memcpy(out, tiff->band + y * row_bytes, row_bytes);
        return 1;
    }
    const uint32_t *pixels = tiff->converted + y * tiff->width;
    for (size_t x = 0; x < tiff->width; x++, out += 3) {
        out[0] = TIFFGetR(pixels[x]);
        out[1] = TIFFGetG(pixels[x]);
        out[2] = TIFFGetB(pixels[x]);
    }
    return 1;
}

#endif
