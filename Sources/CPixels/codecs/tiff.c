#ifdef CPX_TIFF

#include "tiff_reading.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define SPELLED(x) #x
#define TEXT(x) SPELLED(x)

void tiff_explain(struct tiff *tiff, const char *text) {
    cpx_decoder_message *message = tiff->file.message;
    if (message->text[0] == 0) snprintf(message->text, sizeof message->text, "%s", text);
}

static cpx_decoder_code refuse(struct tiff *tiff, cpx_decoder_code code, const char *text) {
    if (code == CPX_DECODER_UNSUPPORTED) tiff->file.message->text[0] = 0;
    tiff_explain(tiff, text);
    return code;
}

// The colors come first, then the first extra sample that is alpha.
static void choose_samples(struct tiff *tiff, cpx_picture_info *info, uint16_t colors) {
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

static cpx_decoder_code describe(struct tiff *tiff, cpx_picture_info *info) {
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
    static const struct { uint16_t colors; cpx_picture_model model; } kinds[] = {
        [PHOTOMETRIC_MINISWHITE] = {1, CPX_PICTURE_GRAY}, [PHOTOMETRIC_MINISBLACK] = {1, CPX_PICTURE_GRAY},
        [PHOTOMETRIC_RGB] = {3, CPX_PICTURE_RGB},         [PHOTOMETRIC_PALETTE] = {1, CPX_PICTURE_RGB},
        [PHOTOMETRIC_SEPARATED] = {4, CPX_PICTURE_CMYK},  [PHOTOMETRIC_YCBCR] = {3, CPX_PICTURE_RGB},
    };
    if (photometric >= sizeof kinds / sizeof *kinds || kinds[photometric].colors == 0
        || kinds[photometric].colors > tiff->samples || format == SAMPLEFORMAT_IEEEFP)
        return refuse(tiff, CPX_DECODER_DAMAGED, "its samples do not fit its colors");
    if (tiff->bits > 32 || (tiff->bits & (tiff->bits - 1)) != 0)
        return refuse(tiff, CPX_DECODER_DAMAGED, "its samples have a length no sample can have");
    uint16_t **palette = tiff->palette;
    if (photometric == PHOTOMETRIC_PALETTE
        && (tiff->bits > 8 || !TIFFGetField(handle, TIFFTAG_COLORMAP, palette, palette + 1, palette + 2)))
        return refuse(tiff, CPX_DECODER_DAMAGED, "its palette cannot be read");
    tiff->is_separate = planar == PLANARCONFIG_SEPARATE && tiff->samples > 1;
    tiff->is_inverted = photometric == PHOTOMETRIC_MINISWHITE;
    tiff->way = photometric == PHOTOMETRIC_YCBCR && compression != COMPRESSION_JPEG ? CONVERTED
        : TIFFIsTiled(handle) ? TILES : LINES;
    *info = (cpx_picture_info){
        .width = tiff->width, .height = tiff->height, .model = kinds[photometric].model, .orientation = 1,
        .bits = tiff->bits > 8 ? 16 : 8,
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

// libtiff's sizes must be ours: it writes as many bytes as it says.
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

static cpx_decoder_code start(struct tiff *tiff, size_t start, cpx_picture_info *info) {
    if (!tiff_source_open(&tiff->sources[0], &tiff->file, start))
        return refuse(tiff, CPX_DECODER_DAMAGED, "its directory cannot be read");
    cpx_decoder_code code = describe(tiff, info);
    if (code == CPX_DECODER_OK) code = make_room(tiff);
    for (uint16_t k = 1; code == CPX_DECODER_OK && tiff->is_separate && k < tiff->kept_count; k++)
        if (!tiff_source_open(&tiff->sources[k], &tiff->file, start))
            code = refuse(tiff, CPX_DECODER_DAMAGED, "its directory cannot be read");
    return code;
}

// MARK: - The decoder

static void close_picture(void *picture) {
    struct tiff *tiff = picture;
    tiff->file.message = NULL;
    for (size_t k = 0; k < MAX_SAMPLES; k++)
        if (tiff->sources[k].handle != NULL) TIFFClose(tiff->sources[k].handle);
    free(tiff->stored);
    free(tiff->converted);
    free(tiff->band);
    free(tiff);
}

static cpx_decoder_code open_picture(
    const cpx_encoded *encoded, void **picture, cpx_picture_info *info, cpx_decoder_message *message) {
    struct tiff *tiff = calloc(1, sizeof *tiff);
    *picture = NULL;
    if (tiff == NULL) return CPX_DECODER_NO_MEMORY;
    tiff->file = (struct tiff_file){encoded->bytes, encoded->byte_count, encoded->max_memory, message, 1};
    cpx_decoder_code code = start(tiff, encoded->start, info);
    tiff->file.message = NULL;
    tiff->file.is_opening = 0;
    if (code != CPX_DECODER_OK) {
        close_picture(tiff);
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
        is_read = tiff_read_row(tiff, (uint8_t *)rows + i * row_bytes);
    if (!is_read) tiff_explain(tiff, "its pixels cannot be read");
    tiff->file.message = NULL;
    return is_read ? CPX_DECODER_OK : CPX_DECODER_DAMAGED;
}

static const char *version(void) {
    return TEXT(TIFFLIB_MAJOR_VERSION) "." TEXT(TIFFLIB_MINOR_VERSION) "." TEXT(TIFFLIB_MICRO_VERSION);
}

const cpx_decoder *cpx_tiff_decoder(void) {
    static const cpx_decoder decoder = {open_picture, read_rows, close_picture, version};
    return &decoder;
}

#endif
