#include "decoders.h"

#include <jxl/decode.h>
#include <libheif/heif.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>
#include <tiffio.h>
#include <webp/decode.h>

static int starts(const struct file *file, size_t at, const char *text) {
    return file->count >= at + strlen(text) && memcmp(file->bytes + at, text, strlen(text)) == 0;
}

static void decode_webp(const struct file *file) {
    int width, height;
    uint8_t *pixels = WebPDecodeRGB(file->bytes, file->count, &width, &height);
    if (pixels == NULL) fail("libwebp", "no picture");
    WebPFree(pixels);
}

static void expect(struct heif_error error) {
    if (error.code != heif_error_Ok) fail("libheif", error.message);
}

static void decode_heif(const struct file *file) {
    struct heif_context *context = heif_context_alloc();
    struct heif_image_handle *handle;
    struct heif_image *image;
    expect(heif_context_read_from_memory_without_copy(context, file->bytes, file->count, NULL));
    heif_context_set_max_decoding_threads(context, 0);
    expect(heif_context_get_primary_image_handle(context, &handle));
    int is_deep = heif_image_handle_get_luma_bits_per_pixel(handle) > 8;
    enum heif_chroma chroma = is_deep ? heif_chroma_interleaved_RRGGBB_LE : heif_chroma_interleaved_RGB;
    expect(heif_decode_image(handle, &image, heif_colorspace_RGB, chroma, NULL));
    heif_image_release(image);
    heif_image_handle_release(handle);
    heif_context_free(context);
}

struct cursor {
    const struct file *file;
    uint64_t position;
};

static tmsize_t read_tiff(thandle_t handle, void *room, tmsize_t count) {
    struct cursor *cursor = handle;
    uint64_t left = cursor->file->count - cursor->position;
    if ((uint64_t)count > left) count = (tmsize_t)left;
    memcpy(room, cursor->file->bytes + cursor->position, (size_t)count);
    cursor->position += (uint64_t)count;
    return count;
}

static tmsize_t write_tiff(thandle_t handle, void *bytes, tmsize_t count) {
    (void)handle, (void)bytes, (void)count;
    return 0;
}

static toff_t seek_tiff(thandle_t handle, toff_t offset, int from) {
    struct cursor *cursor = handle;
    uint64_t start = from == SEEK_CUR ? cursor->position : from == SEEK_END ? cursor->file->count : 0;
    cursor->position = start + offset;
    return cursor->position;
}

static int close_tiff(thandle_t handle) {
    (void)handle;
    return 0;
}

static toff_t size_of_tiff(thandle_t handle) { return ((struct cursor *)handle)->file->count; }

static void decode_tiff(const struct file *file) {
    struct cursor cursor = {file, 0};
    TIFF *tiff = TIFFClientOpen("master", "rm", &cursor, read_tiff, write_tiff, seek_tiff, close_tiff,
                                size_of_tiff, NULL, NULL);
    uint32_t height;
    if (tiff == NULL || !TIFFGetField(tiff, TIFFTAG_IMAGELENGTH, &height)) fail("libtiff", "no picture");
    unsigned char *row = malloc((size_t)TIFFScanlineSize(tiff));
    for (uint32_t y = 0; y < height; y++)
        if (row == NULL || TIFFReadScanline(tiff, row, y, 0) < 0) fail("libtiff", "no row");
    free(row);
    TIFFClose(tiff);
}

static void decode_jpeg_xl(const struct file *file) {
    JxlDecoder *decoder = JxlDecoderCreate(NULL);
    JxlDecoderSubscribeEvents(decoder, JXL_DEC_BASIC_INFO | JXL_DEC_FULL_IMAGE);
    JxlDecoderSetInput(decoder, file->bytes, file->count);
    JxlPixelFormat format = {3, JXL_TYPE_UINT8, JXL_NATIVE_ENDIAN, 0};
    void *pixels = NULL;
    for (;;) {
        JxlDecoderStatus status = JxlDecoderProcessInput(decoder);
        if (status == JXL_DEC_NEED_IMAGE_OUT_BUFFER) {
            size_t bytes;
            JxlDecoderImageOutBufferSize(decoder, &format, &bytes);
            pixels = malloc(bytes);
            JxlDecoderSetImageOutBuffer(decoder, &format, pixels, bytes);
        } else if (status == JXL_DEC_FULL_IMAGE) {
            break;
        } else if (status != JXL_DEC_BASIC_INFO) {
            fail("libjxl", "no picture");
        }
    }
    free(pixels);
    JxlDecoderDestroy(decoder);
}

void decode_master(const struct file *file, struct pixels *pixels) {
    if (starts(file, 0, "RIFF"))
        decode_webp(file);
    else if (starts(file, 4, "ftyp"))
        decode_heif(file);
    else if (starts(file, 0, "II*") || starts(file, 0, "MM"))
        decode_tiff(file);
    else if (starts(file, 0, "\xFF\x0A") || starts(file, 4, "JXL "))
        decode_jpeg_xl(file);
    else
        decode(file, pixels);
}
