#ifdef CPX_TIFF

#include "tiff_reading.h"

#include <stdio.h>
#include <string.h>

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

// Keeps the first error; what follows is its consequence.
static int hear_error(TIFF *handle, void *data, const char *module, const char *format, va_list values) {
    (void)handle, (void)module;
    struct tiff_file *file = data;
    cpx_decoder_message *message = file->message;
    if (message != NULL && message->text[0] == 0) vsnprintf(message->text, sizeof message->text, format, values);
    return 1;
}

// Warnings about the directory are of no use to designers: they are about tags that do not change the picture.
static int hear_warning(TIFF *handle, void *data, const char *module, const char *format, va_list values) {
    (void)handle, (void)module;
    struct tiff_file *file = data;
    cpx_decoder_message *message = file->message;
    char line[256];
    if (message == NULL || file->is_opening) return 1;
    vsnprintf(line, sizeof line - 1, format, values);
    strcat(line, "\n");
    size_t used = strlen(message->warnings);
    if (strstr(message->warnings, line) == NULL && used + strlen(line) < sizeof message->warnings)
        strcpy(message->warnings + used, line);
    return 1;
}

int tiff_source_open(struct tiff_source *source, struct tiff_file *file, size_t start) {
    TIFFOpenOptions *options = TIFFOpenOptionsAlloc();
    if (options == NULL) return 0;
    source->file = file;
    TIFFOpenOptionsSetErrorHandlerExtR(options, hear_error, file);
    TIFFOpenOptionsSetWarningHandlerExtR(options, hear_warning, file);
    TIFFOpenOptionsSetMaxSingleMemAlloc(
        options, file->max_memory < PTRDIFF_MAX ? (tmsize_t)file->max_memory : PTRDIFF_MAX);
    TIFF *handle = TIFFClientOpenExt(
        "picture", "r", source, read_bytes, write_nothing, seek, close_nothing, size_of_file, map, unmap, options);
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

#endif
