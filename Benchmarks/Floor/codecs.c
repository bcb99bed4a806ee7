#include "codecs.h"

#include <png.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
// After stdio.h, whose types it uses.
#include <jpeglib.h>

enum { CHANNELS = 3, QUALITY = 85 };

_Noreturn void fail(const char *what, const char *why) {
    fprintf(stderr, "floor: %s: %s\n", what, why);
    exit(1);
}

void *reserve(void *bytes, size_t *capacity, size_t count) {
    if (count <= *capacity) return bytes;
    free(bytes);
    bytes = malloc(count);
    if (bytes == NULL) fail("memory", "not enough");
    *capacity = count;
    return bytes;
}

static void shape(struct pixels *pixels, size_t width, size_t height) {
    pixels->samples = reserve(pixels->samples, &pixels->capacity, width * height * CHANNELS);
    pixels->width = width;
    pixels->height = height;
}

static unsigned char *row(const struct pixels *pixels, size_t y) {
    return pixels->samples + y * pixels->width * CHANNELS;
}

static void decode_jpeg(const struct file *file, struct pixels *pixels) {
    struct jpeg_decompress_struct info;
    struct jpeg_error_mgr errors;
    info.err = jpeg_std_error(&errors);
    jpeg_create_decompress(&info);
    jpeg_mem_src(&info, file->bytes, file->count);
    jpeg_read_header(&info, TRUE);
    info.out_color_space = JCS_RGB;
    jpeg_start_decompress(&info);
    shape(pixels, info.output_width, info.output_height);
    while (info.output_scanline < info.output_height) {
        JSAMPROW next = row(pixels, info.output_scanline);
        jpeg_read_scanlines(&info, &next, 1);
    }
    jpeg_finish_decompress(&info);
    jpeg_destroy_decompress(&info);
}

static void fail_in_png(png_structp png, png_const_charp message) {
    (void)png;
    fail("libpng", message);
}

static void ignore_warning(png_structp png, png_const_charp message) {
    (void)png;
    (void)message;
}

static void read_from_file(png_structp png, png_bytep bytes, size_t count) {
    struct file *rest = png_get_io_ptr(png);
    if (count > rest->count) png_error(png, "the file is cut short");
    memcpy(bytes, rest->bytes, count);
    rest->bytes += count;
    rest->count -= count;
}

static void decode_png(const struct file *file, struct pixels *pixels) {
    png_structp png = png_create_read_struct(PNG_LIBPNG_VER_STRING, NULL, fail_in_png, ignore_warning);
    png_infop info = png == NULL ? NULL : png_create_info_struct(png);
    if (info == NULL) fail("libpng", "not enough memory");
    struct file rest = *file;
    png_set_read_fn(png, &rest, read_from_file);
    png_read_info(png, info);
    png_set_expand(png);
    png_set_strip_16(png);
    png_set_gray_to_rgb(png);
    png_set_strip_alpha(png);
    int passes = png_set_interlace_handling(png);
    png_read_update_info(png, info);
    shape(pixels, png_get_image_width(png, info), png_get_image_height(png, info));
    if (png_get_rowbytes(png, info) != pixels->width * CHANNELS) fail("libpng", "rows are not RGB");
    for (int pass = 0; pass < passes; pass++) {
        for (size_t y = 0; y < pixels->height; y++) png_read_row(png, row(pixels, y), NULL);
    }
    png_read_end(png, NULL);
    png_destroy_read_struct(&png, &info, NULL);
}

void decode(const struct file *file, struct pixels *pixels) {
    if (file->count > 0 && file->bytes[0] == 0xFF) {
        decode_jpeg(file, pixels);
    } else {
        decode_png(file, pixels);
    }
}

void encode(const struct pixels *pixels, bool progressive, struct file *file) {
    struct jpeg_compress_struct info;
    struct jpeg_error_mgr errors;
    info.err = jpeg_std_error(&errors);
    jpeg_create_compress(&info);
    // The buffer is as large as the pixels. libjpeg would replace a smaller one by its own.
    size_t room = pixels->width * pixels->height * CHANNELS + 4096;
    file->bytes = reserve(file->bytes, &file->capacity, room);
    unsigned char *bytes = file->bytes;
    unsigned long count = (unsigned long)file->capacity;
    jpeg_mem_dest(&info, &bytes, &count);
    info.image_width = (JDIMENSION)pixels->width;
    info.image_height = (JDIMENSION)pixels->height;
    info.input_components = CHANNELS;
    info.in_color_space = JCS_RGB;
    // In YCbCr, with chroma at half the width and height.
    jpeg_set_defaults(&info);
    jpeg_set_quality(&info, QUALITY, TRUE);
    if (progressive) jpeg_simple_progression(&info);
    jpeg_start_compress(&info, TRUE);
    while (info.next_scanline < info.image_height) {
        JSAMPROW next = row(pixels, info.next_scanline);
        jpeg_write_scanlines(&info, &next, 1);
    }
    jpeg_finish_compress(&info);
    jpeg_destroy_compress(&info);
    if (bytes != file->bytes) fail("libjpeg", "a result larger than its pixels");
    file->count = count;
}
