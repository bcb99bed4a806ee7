#ifdef CPX_TIFF

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <tiffio.h>

#include "decoders.h"

#define SPELLED(x) #x
#define TEXT(x) SPELLED(x)

// A TIFF in memory, and the destination of libtiff's messages about it.
struct tiff_file {
    const uint8_t *bytes;
    size_t byte_count;
    size_t max_memory;
    cpx_decoder_message *message;
    int is_opening;
    // A warning concerned wrong pixels.
    int is_damaged;
};

// A handle of libtiff with its position in the file.
struct tiff_source {
    struct tiff_file *file;
    TIFF *handle;
    size_t position;
};

// Four colors or inks, and alpha.
enum { MAX_SAMPLES = 5 };

// The source of the rows. libtiff converts YCbCr that is not in a JPEG only as a whole strip or tile.
enum way { LINES, TILES, CONVERTED };

struct tiff {
    struct tiff_file file;
    // One for each plane: consecutive planes are read row by row at the same time.
    struct tiff_source sources[MAX_SAMPLES];
    enum way way;
    uint32_t width, height, next_row;
    // As stored. Bits are 1, 2, 4, 8, 16 or 32.
    uint16_t bits, samples;
    int is_separate;
    // The stored samples to deliver, alpha last.
    uint16_t kept[MAX_SAMPLES];
    uint16_t kept_count;
    int is_inverted, is_lab;
    uint16_t *palette[3];
    unsigned palette_shift;
    // Bytes per sample and samples per pixel of the delivered rows.
    size_t out_bytes, out_samples;
    // A stored row or tile, and the pixels of libtiff's own conversion.
    size_t line_bytes, tile_bytes;
    uint32_t tile_width, band_height;
    uint8_t *stored;
    uint32_t *converted;
    // A row of tiles as delivered.
    uint8_t *band;
};

// Stores a text for the message, unless libtiff has already stored one.
static void explain(struct tiff *tiff, const char *text) {
    cpx_decoder_message *message = tiff->file.message;
    if (message->text[0] == 0) snprintf(message->text, sizeof message->text, "%s", text);
}

// MARK: - The file in memory

static tmsize_t read_bytes(thandle_t handle, void *room, tmsize_t count) {
    struct tiff_source *source = handle;
    struct tiff_file *file = source->file;
    if (count < 0 || source->position >= file->byte_count) return 0;
    size_t rest = file->byte_count - source->position;
    size_t taken = (size_t)count < rest ? (size_t)count : rest;
    memcpy(room, file->bytes + source->position, taken);
    source->position += taken;
    return (tmsize_t)taken;
}

static tmsize_t write_nothing(thandle_t handle, void *bytes, tmsize_t count) {
    (void)handle, (void)bytes, (void)count;
    return 0;
}

static toff_t seek(thandle_t handle, toff_t offset, int origin) {
    struct tiff_source *source = handle;
    toff_t start = origin == SEEK_SET ? 0 : origin == SEEK_CUR ? source->position : source->file->byte_count;
    source->position = start + offset;
    return source->position;
}

static int close_nothing(thandle_t handle) {
    (void)handle;
    return 0;
}

static toff_t size_of_file(thandle_t handle) { return ((struct tiff_source *)handle)->file->byte_count; }

static int map(thandle_t handle, void **base, toff_t *size) {
    struct tiff_file *file = ((struct tiff_source *)handle)->file;
    *base = (void *)file->bytes;
    *size = file->byte_count;
    return 1;
}

static void unmap(thandle_t handle, void *base, toff_t size) { (void)handle, (void)base, (void)size; }

// Keeps the first error; later ones are its consequences.
static int hear_error(TIFF *handle, void *data, const char *module, const char *format, va_list values) {
    (void)handle, (void)module;
    struct tiff_file *file = data;
    cpx_decoder_message *message = file->message;
    if (message != NULL && message->text[0] == 0)
        vsnprintf(message->text, sizeof message->text, format, values);
    return 1;
}

// libjpeg and the decoder of PackBits only warn if data are truncated or corrupt, and continue with wrong pixels.
static int is_of_damage(const char *module) {
    return module != NULL && (strcmp(module, "JPEGLib") == 0 || strcmp(module, "PackBitsDecode") == 0);
}

// Warnings about the directory are useless to designers: they concern tags that do not change the picture.
static int hear_warning(TIFF *handle, void *data, const char *module, const char *format, va_list values) {
    struct tiff_file *file = data;
    cpx_decoder_message *message = file->message;
    char line[256];
    if (message == NULL || file->is_opening) return 1;
    if (is_of_damage(module)) {
        file->is_damaged = 1;
        return hear_error(handle, data, module, format, values);
    }
    vsnprintf(line, sizeof line - 1, format, values);
    strcat(line, "\n");
    size_t used = strlen(message->warnings);
    if (strstr(message->warnings, line) == NULL && used + strlen(line) < sizeof message->warnings)
        strcpy(message->warnings + used, line);
    return 1;
}

// Opens a handle on the directory at the byte `start`. Returns 0 after an error; the handle must be closed even then if
// it is not null.
static int open_source(struct tiff_source *source, struct tiff_file *file, size_t start) {
    TIFFOpenOptions *options = TIFFOpenOptionsAlloc();
    if (options == NULL) return 0;
    source->file = file;
    TIFFOpenOptionsSetErrorHandlerExtR(options, hear_error, file);
    TIFFOpenOptionsSetWarningHandlerExtR(options, hear_warning, file);
    TIFFOpenOptionsSetMaxSingleMemAlloc(options, file->max_memory < PTRDIFF_MAX ? (tmsize_t)file->max_memory
                                                                                : PTRDIFF_MAX);
    TIFF *handle = TIFFClientOpenExt("picture", "r", source, read_bytes, write_nothing, seek, close_nothing,
                                     size_of_file, map, unmap, options);
    TIFFOpenOptionsFree(options);
    source->handle = handle;
    if (handle == NULL) return 0;
    if (TIFFCurrentDirOffset(handle) != start && !TIFFSetSubDirectory(handle, start)) return 0;
    uint16_t compression = 0, photometric = 0;
    TIFFGetFieldDefaulted(handle, TIFFTAG_COMPRESSION, &compression);
    TIFFGetFieldDefaulted(handle, TIFFTAG_PHOTOMETRIC, &photometric);
    if (compression == COMPRESSION_JPEG && photometric == PHOTOMETRIC_YCBCR)
        TIFFSetField(handle, TIFFTAG_JPEGCOLORMODE, JPEGCOLORMODE_RGB);
    return 1;
}

// MARK: - Opening

static cpx_decoder_code refuse(struct tiff *tiff, cpx_decoder_code code, const char *text) {
    if (code == CPX_DECODER_UNSUPPORTED) tiff->file.message->text[0] = 0;
    explain(tiff, text);
    return code;
}

// The colors come first, then the first extra sample that is alpha.
static void choose_samples(struct tiff *tiff, cpx_image_info *info, uint16_t colors) {
    uint16_t count = 0, *kinds = NULL;
    for (uint16_t i = 0; i < colors; i++) tiff->kept[i] = i;
    tiff->kept_count = colors;
    TIFFGetFieldDefaulted(tiff->sources[0].handle, TIFFTAG_EXTRASAMPLES, &count, &kinds);
    for (uint16_t i = 0; kinds != NULL && i < count && colors + i < tiff->samples; i++) {
        if (kinds[i] != EXTRASAMPLE_ASSOCALPHA && kinds[i] != EXTRASAMPLE_UNASSALPHA) continue;
        tiff->kept[tiff->kept_count++] = (uint16_t)(colors + i);
        info->has_alpha = 1;
        info->is_premultiplied = kinds[i] == EXTRASAMPLE_ASSOCALPHA;
        return;
    }
}

// Returns the shift from a palette's values to 8 bits. Their upper bytes count, since some programs leave the lower
// ones at 0. Others write 8 bits: as in libtiff's own reader, a palette without larger values is taken as one of 8
// bits.
static unsigned shift_of_palette(uint16_t *const palette[3], unsigned bits) {
    for (size_t c = 0; c < 3; c++)
        for (size_t i = 0; i < (size_t)1 << bits; i++)
            if (palette[c][i] > 255) return 8;
    return 0;
}

static cpx_decoder_code describe(struct tiff *tiff, cpx_image_info *info) {
    TIFF *handle = tiff->sources[0].handle;
    uint16_t photometric = 0, planar = 0, compression = 0, format = 0;
    TIFFGetField(handle, TIFFTAG_IMAGEWIDTH, &tiff->width);
    TIFFGetField(handle, TIFFTAG_IMAGELENGTH, &tiff->height);
    TIFFGetFieldDefaulted(handle, TIFFTAG_BITSPERSAMPLE, &tiff->bits);
    TIFFGetFieldDefaulted(handle, TIFFTAG_SAMPLESPERPIXEL, &tiff->samples);
    TIFFGetFieldDefaulted(handle, TIFFTAG_PLANARCONFIG, &planar);
    TIFFGetFieldDefaulted(handle, TIFFTAG_COMPRESSION, &compression);
    TIFFGetFieldDefaulted(handle, TIFFTAG_SAMPLEFORMAT, &format);
    TIFFGetField(handle, TIFFTAG_PHOTOMETRIC, &photometric);
    if (!TIFFIsCODECConfigured(compression))
        return refuse(tiff, CPX_DECODER_UNSUPPORTED, "a compression that its libtiff was built without");
    static const struct {
        uint16_t colors;
        cpx_image_model model;
    } kinds[] = {
        [PHOTOMETRIC_MINISWHITE] = {1, CPX_PICTURE_GRAY}, [PHOTOMETRIC_MINISBLACK] = {1, CPX_PICTURE_GRAY},
        [PHOTOMETRIC_RGB] = {3, CPX_PICTURE_RGB},         [PHOTOMETRIC_PALETTE] = {1, CPX_PICTURE_RGB},
        [PHOTOMETRIC_SEPARATED] = {4, CPX_PICTURE_CMYK},  [PHOTOMETRIC_YCBCR] = {3, CPX_PICTURE_RGB},
        [PHOTOMETRIC_CIELAB] = {3, CPX_PICTURE_LAB},
    };
    if (photometric >= sizeof kinds / sizeof *kinds || kinds[photometric].colors == 0 ||
        kinds[photometric].colors > tiff->samples || format == SAMPLEFORMAT_IEEEFP)
        return refuse(tiff, CPX_DECODER_DAMAGED, "its samples do not fit its colors");
    if (tiff->bits > 32 || (tiff->bits & (tiff->bits - 1)) != 0)
        return refuse(tiff, CPX_DECODER_DAMAGED, "its samples have a length no sample can have");
    uint16_t **palette = tiff->palette;
    if (photometric == PHOTOMETRIC_PALETTE &&
        (tiff->bits > 8 || !TIFFGetField(handle, TIFFTAG_COLORMAP, palette, palette + 1, palette + 2)))
        return refuse(tiff, CPX_DECODER_DAMAGED, "its palette cannot be read");
    if (palette[0] != NULL) tiff->palette_shift = shift_of_palette(palette, tiff->bits);
    tiff->is_separate = planar == PLANARCONFIG_SEPARATE && tiff->samples > 1;
    tiff->is_inverted = photometric == PHOTOMETRIC_MINISWHITE;
    tiff->is_lab = photometric == PHOTOMETRIC_CIELAB;
    tiff->way = photometric == PHOTOMETRIC_YCBCR && compression != COMPRESSION_JPEG ? CONVERTED
                : TIFFIsTiled(handle)                                               ? TILES
                                                                                    : LINES;
    *info = (cpx_image_info){
        .width = tiff->width,
        .height = tiff->height,
        .model = kinds[photometric].model,
        .orientation = 1,
        .bits = tiff->bits > 8 || tiff->is_lab ? 16 : 8,
    };
    choose_samples(tiff, info, kinds[photometric].colors);
    if (tiff->way == CONVERTED && (info->has_alpha || tiff->samples != 3))
        return refuse(tiff, CPX_DECODER_UNSUPPORTED, "YCbCr colors with other channels");
    tiff->out_bytes = info->bits / 8;
    tiff->out_samples = tiff->kept_count + (tiff->palette[0] != NULL ? 2 : 0);
    uint32_t bytes = 0;
    void *profile = NULL;
    if (TIFFGetField(handle, TIFFTAG_ICCPROFILE, &bytes, &profile) && bytes > 0) {
        info->profile = profile;
        info->profile_bytes = bytes;
    }
    return CPX_DECODER_OK;
}

// libtiff's sizes must equal ours: it writes that many bytes.
static cpx_decoder_code make_room(struct tiff *tiff) {
    TIFF *handle = tiff->sources[0].handle;
    size_t stored_samples = tiff->is_separate ? 1 : tiff->samples;
    uint32_t width = tiff->width, rows = 1;
    if (TIFFIsTiled(handle)) {
        TIFFGetField(handle, TIFFTAG_TILEWIDTH, &tiff->tile_width);
        TIFFGetField(handle, TIFFTAG_TILELENGTH, &rows);
        width = tiff->tile_width;
    } else if (tiff->way == CONVERTED) {
        TIFFGetFieldDefaulted(handle, TIFFTAG_ROWSPERSTRIP, &rows);
    }
    if (width == 0 || rows == 0) return refuse(tiff, CPX_DECODER_DAMAGED, "its tiles have no pixels");
    tiff->band_height = rows < tiff->height ? rows : tiff->height;
    tiff->line_bytes = ((size_t)width * stored_samples * tiff->bits + 7) / 8;
    tiff->tile_bytes = tiff->way == TILES ? tiff->line_bytes * rows : tiff->line_bytes;
    uint64_t expected = tiff->way == TILES ? TIFFTileSize64(handle) : TIFFScanlineSize64(handle);
    size_t pixels = (size_t)tiff->width * tiff->band_height;
    size_t needed = tiff->tile_bytes + pixels * tiff->out_samples * tiff->out_bytes;
    if (tiff->way == CONVERTED)
        needed = pixels * 7;
    else if (expected == 0 || expected != tiff->tile_bytes)
        return refuse(tiff, CPX_DECODER_DAMAGED, "its rows have a length that does not fit its width");
    uint16_t compression = 0;
    TIFFGetFieldDefaulted(handle, TIFFTAG_COMPRESSION, &compression);
    // libwebp decodes a whole strip or tile.
    if (compression == COMPRESSION_WEBP)
        needed += (size_t)(TIFFIsTiled(handle) ? TIFFTileSize64(handle) : TIFFStripSize64(handle));
    if (needed > tiff->file.max_memory) {
        tiff->file.message->needed_bytes = needed;
        return refuse(tiff, CPX_DECODER_OVER_MEMORY, "");
    }
    if (tiff->way == CONVERTED) {
        tiff->converted = malloc(pixels * sizeof *tiff->converted);
        return tiff->converted != NULL ? CPX_DECODER_OK : CPX_DECODER_NO_MEMORY;
    }
    tiff->stored = malloc(tiff->tile_bytes);
    if (tiff->way == TILES) tiff->band = malloc(pixels * tiff->out_samples * tiff->out_bytes);
    return tiff->stored == NULL || (tiff->way == TILES && tiff->band == NULL) ? CPX_DECODER_NO_MEMORY
                                                                              : CPX_DECODER_OK;
}

static cpx_decoder_code start(struct tiff *tiff, size_t start, cpx_image_info *info) {
    if (!open_source(&tiff->sources[0], &tiff->file, start))
        return refuse(tiff, CPX_DECODER_DAMAGED, "its directory cannot be read");
    cpx_decoder_code code = describe(tiff, info);
    if (code == CPX_DECODER_OK) code = make_room(tiff);
    for (uint16_t k = 1; code == CPX_DECODER_OK && tiff->is_separate && k < tiff->kept_count; k++)
        if (!open_source(&tiff->sources[k], &tiff->file, start))
            code = refuse(tiff, CPX_DECODER_DAMAGED, "its directory cannot be read");
    return code;
}

// MARK: - Rows

static unsigned sample_at(const uint8_t *row, size_t index, unsigned bits) {
    if (bits == 16) return ((const uint16_t *)row)[index];
    if (bits == 32) return ((const uint32_t *)row)[index] >> 16;
    size_t bit = index * bits;
    return row[bit / 8] >> (8 - bits - bit % 8) & ((1u << bits) - 1);
}

// Writes one of the samples of each pixel, scaled to 8 or 16 bits.
static void copy_samples(const struct tiff *tiff, const uint8_t *row, size_t first, size_t step, size_t count,
                         int is_inverted, uint8_t *out) {
    size_t stride = tiff->out_samples;
    unsigned bits = tiff->bits, most = bits > 8 ? 0xFFFF : (1u << bits) - 1, flip = is_inverted ? most : 0;
    if (bits == 8) {
        for (size_t x = 0; x < count; x++) out[x * stride] = row[first + x * step] ^ flip;
    } else if (bits > 8) {
        uint16_t *words = (uint16_t *)out;
        for (size_t x = 0; x < count; x++) words[x * stride] = sample_at(row, first + x * step, bits) ^ flip;
    } else {
        unsigned scale = 255 / most;
        for (size_t x = 0; x < count; x++)
            out[x * stride] = (sample_at(row, first + x * step, bits) ^ flip) * scale;
    }
}

static void copy_colors(const struct tiff *tiff, const uint8_t *row, size_t first, size_t step, size_t count,
                        uint8_t *out) {
    for (size_t x = 0; x < count; x++) {
        unsigned index = sample_at(row, first + x * step, tiff->bits);
        for (size_t c = 0; c < 3; c++)
            out[x * tiff->out_samples + c] = tiff->palette[c][index] >> tiff->palette_shift;
    }
}

// Writes a sample of CIELAB or its alpha in 16 bits: some dark colors that differ in sRGB are equal in 8 bits of
// CIELAB. a* and b* are signed in TIFF, and 128 larger in ICC profiles. There, 16 bits are 257 times 8, and here 256
// times.
static void copy_lab(const struct tiff *tiff, const uint8_t *row, size_t first, size_t step, size_t count,
                     int is_signed, uint8_t *out) {
    uint16_t *words = (uint16_t *)out;
    for (size_t x = 0; x < count; x++) {
        unsigned value = sample_at(row, first + x * step, tiff->bits);
        if (is_signed) value ^= 1u << (tiff->bits - 1);
        unsigned wider = tiff->bits == 8 ? 257 * value : is_signed ? value + (value >> 8) : value;
        words[x * tiff->out_samples] = (uint16_t)(wider < 0xFFFF ? wider : 0xFFFF);
    }
}

// Delivers `count` pixels of a stored row, or one of their samples if the samples are in separate planes.
static void unpack(const struct tiff *tiff, const uint8_t *row, size_t plane, size_t count, uint8_t *out) {
    int is_whole = tiff->bits == 8 * tiff->out_bytes && tiff->samples == tiff->out_samples && !tiff->is_lab;
    if (is_whole && !tiff->is_separate && !tiff->is_inverted && tiff->palette[0] == NULL) {
        memcpy(out, row, count * tiff->out_samples * tiff->out_bytes);
        return;
    }
    for (size_t k = tiff->is_separate ? plane : 0; k < tiff->kept_count; k++) {
        size_t first = tiff->is_separate ? 0 : tiff->kept[k], step = tiff->is_separate ? 1 : tiff->samples;
        if (tiff->palette[0] != NULL && k == 0)
            copy_colors(tiff, row, first, step, count, out);
        else if (tiff->is_lab)
            copy_lab(tiff, row, first, step, count, k == 1 || k == 2, out + k * tiff->out_bytes);
        else
            copy_samples(tiff, row, first, step, count, tiff->is_inverted && k == 0,
                         out + (tiff->palette[0] != NULL ? k + 2 : k) * tiff->out_bytes);
        if (tiff->is_separate) return;
    }
}

static int read_line(struct tiff *tiff, uint8_t *out) {
    size_t planes = tiff->is_separate ? tiff->kept_count : 1;
    for (size_t k = 0; k < planes; k++) {
        if (TIFFReadScanline(tiff->sources[k].handle, tiff->stored, tiff->next_row, tiff->kept[k]) < 0)
            return 0;
        unpack(tiff, tiff->stored, k, tiff->width, out);
    }
    return 1;
}

static int read_tile(struct tiff *tiff, uint32_t x, size_t plane, size_t rows) {
    TIFF *handle = tiff->sources[plane].handle;
    uint32_t tile = TIFFComputeTile(handle, x, tiff->next_row, 0, tiff->kept[plane]);
    if (TIFFReadEncodedTile(handle, tile, tiff->stored, (tmsize_t)tiff->tile_bytes) !=
        (tmsize_t)tiff->tile_bytes)
        return 0;
    size_t rest = tiff->width - x, count = rest < tiff->tile_width ? rest : tiff->tile_width;
    size_t pixel_bytes = tiff->out_samples * tiff->out_bytes;
    for (size_t y = 0; y < rows; y++)
        unpack(tiff, tiff->stored + y * tiff->line_bytes, plane, count,
               tiff->band + (y * tiff->width + x) * pixel_bytes);
    return 1;
}

static int convert_band(struct tiff *tiff, uint32_t rows) {
    TIFFRGBAImage image;
    char reason[1024] = "";
    if (!TIFFRGBAImageBegin(&image, tiff->sources[0].handle, 1, reason)) {
        explain(tiff, reason);
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

// Writes the next row. Returns 0 after an error.
static int read_row(struct tiff *tiff, uint8_t *out) {
    if (tiff->way == LINES) return read_line(tiff, out);
    size_t y = tiff->next_row % tiff->band_height,
           row_bytes = tiff->width * tiff->out_samples * tiff->out_bytes;
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

// MARK: - The decoder

static void close_image(void *picture) {
    struct tiff *tiff = picture;
    tiff->file.message = NULL;
    for (size_t k = 0; k < MAX_SAMPLES; k++)
        if (tiff->sources[k].handle != NULL) TIFFClose(tiff->sources[k].handle);
    free(tiff->stored);
    free(tiff->converted);
    free(tiff->band);
    free(tiff);
}

static cpx_decoder_code open_image(const cpx_encoded *encoded, void **picture, cpx_image_info *info,
                                   cpx_decoder_message *message) {
    struct tiff *tiff = calloc(1, sizeof *tiff);
    *picture = NULL;
    if (tiff == NULL) return CPX_DECODER_NO_MEMORY;
    tiff->file = (struct tiff_file){encoded->bytes, encoded->byte_count, encoded->max_memory, message, 1, 0};
    cpx_decoder_code code = start(tiff, encoded->start, info);
    tiff->file.message = NULL;
    tiff->file.is_opening = 0;
    if (code != CPX_DECODER_OK) {
        close_image(tiff);
        return code;
    }
    message->text[0] = 0;
    *picture = tiff;
    return code;
}

static cpx_decoder_code read_rows(void *picture, size_t count, void *rows, cpx_decoder_message *message) {
    struct tiff *tiff = picture;
    size_t row_bytes = tiff->width * tiff->out_samples * tiff->out_bytes;
    if (count > tiff->height - tiff->next_row) return CPX_DECODER_DAMAGED;
    tiff->file.message = message;
    int is_read = 1;
    for (size_t i = 0; i < count && is_read; i++, tiff->next_row++)
        is_read = read_row(tiff, (uint8_t *)rows + i * row_bytes) && !tiff->file.is_damaged;
    if (!is_read) explain(tiff, "its pixels cannot be read");
    tiff->file.message = NULL;
    return is_read ? CPX_DECODER_OK : CPX_DECODER_DAMAGED;
}

static const char *version(void) {
    return TEXT(TIFFLIB_MAJOR_VERSION) "." TEXT(TIFFLIB_MINOR_VERSION) "." TEXT(TIFFLIB_MICRO_VERSION);
}

const cpx_decoder *cpx_tiff_decoder(void) {
    static const cpx_decoder decoder = {open_image, read_rows, close_image, version};
    return &decoder;
}

#endif
