#ifdef CPX_HEIF

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <libheif/heif.h>

#include "decoders.h"

struct heif {
    struct heif_context *context;
    struct heif_image_handle *handle;
    // The whole picture: planes of red, green, blue and alpha.
    struct heif_image *image;
    // They begin at the part that is shown.
    const uint8_t *planes[4];
    size_t strides[4];
    size_t next_row;
    size_t samples;
    int bits;
    cpx_color_matrix matrix;
    cpx_image_part part;
    uint8_t *profile;
};

static cpx_decoder_code damaged(cpx_decoder_message *message, const char *reason) {
    snprintf(message->text, sizeof message->text, "%s", reason);
    return CPX_DECODER_DAMAGED;
}

static cpx_decoder_code not_understood(struct heif_error error, cpx_decoder_message *message) {
    // Some of its messages end with a line feed.
    snprintf(message->text, sizeof message->text,
             "something that this libheif, %s, does not understand (%.*s)", heif_get_version(),
             (int)strcspn(error.message, "\n"), error.message);
    return CPX_DECODER_UNSUPPORTED;
}

static cpx_decoder_code checked(struct heif_error error, cpx_decoder_message *message) {
    snprintf(message->text, sizeof message->text, "%s", error.message);
    switch (error.code) {
    case heif_error_Ok: message->text[0] = '\0'; return CPX_DECODER_OK;
    case heif_error_Unsupported_feature:
    case heif_error_Unsupported_filetype:
        // For example "Unsupported feature: Unsupported codec".
        return not_understood(error, message);
    case heif_error_Memory_allocation_error:
        // Also reported if the picture exceeds a limit of libheif's own.
        if (error.subcode == heif_suberror_Security_limit_exceeded) return not_understood(error, message);
        return CPX_DECODER_NO_MEMORY;
    default: return CPX_DECODER_DAMAGED;
    }
}

// An ICC profile takes precedence over code points.
static cpx_decoder_code read_colors(struct heif *heif, cpx_image_info *info, cpx_decoder_message *message) {
    size_t bytes = heif_image_handle_get_raw_color_profile_size(heif->handle);
    if (bytes > 0) {
        heif->profile = malloc(bytes);
        if (heif->profile == NULL) return CPX_DECODER_NO_MEMORY;
        cpx_decoder_code code =
            checked(heif_image_handle_get_raw_color_profile(heif->handle, heif->profile), message);
        if (code != CPX_DECODER_OK) return code;
        info->profile = heif->profile;
        info->profile_bytes = bytes;
    }
    struct heif_color_profile_nclx *points = NULL;
    // A file may have none.
    struct heif_error error = heif_image_handle_get_nclx_color_profile(heif->handle, &points);
    if (error.code != heif_error_Ok || points == NULL) return CPX_DECODER_OK;
    info->primaries = (int)points->color_primaries;
    info->transfer = (int)points->transfer_characteristics;
    heif_nclx_color_profile_free(points);
    return CPX_DECODER_OK;
}

static cpx_decoder_code decode(struct heif *heif, cpx_decoder_message *message) {
    struct heif_decoding_options *options = heif_decoding_options_alloc();
    if (options == NULL) return CPX_DECODER_NO_MEMORY;
    options->strict_decoding = 1;
    // dav1d, which libheif prefers for AVIF, starts a thread for each processor, without an option against it. libaom
    // starts none. Without libaom, and for HEIC, this has no effect.
    options->decoder_id = "aom";
    // libheif would interleave the samples without comparing the size of alpha with the picture's, and counts bytes
    // with 31 bits there.
    struct heif_error error =
        heif_decode_image(heif->handle, &heif->image, heif_colorspace_RGB, heif_chroma_444, options);
    heif_decoding_options_free(options);
    cpx_decoder_code code = checked(error, message);
    if (code != CPX_DECODER_OK) return code;
    const cpx_image_part *part = &heif->part;
    int width = heif_image_handle_get_width(heif->handle),
        height = heif_image_handle_get_height(heif->handle);
    static const enum heif_channel channels[4] = {heif_channel_R, heif_channel_G, heif_channel_B,
                                                  heif_channel_Alpha};
    for (size_t i = 0; i < heif->samples; i++) {
        int stride = 0;
        heif->planes[i] = heif_image_get_plane_readonly(heif->image, channels[i], &stride);
        heif->strides[i] = (size_t)stride;
        if (heif->planes[i] == NULL || stride <= 0 ||
            heif_image_get_width(heif->image, channels[i]) != width ||
            heif_image_get_height(heif->image, channels[i]) != height ||
            heif_image_get_bits_per_pixel_range(heif->image, channels[i]) != heif->bits)
            return damaged(message, "its picture is not the one that its header describes");
        heif->planes[i] += part->top * heif->strides[i] + part->left * (heif->bits > 8 ? 2 : 1);
    }
    return CPX_DECODER_OK;
}

static cpx_decoder_code start(struct heif *heif, const cpx_encoded *encoded, cpx_image_info *info,
                              cpx_decoder_message *message) {
    heif->context = heif_context_alloc();
    if (heif->context == NULL) return CPX_DECODER_NO_MEMORY;
    // Tiles are decoded sequentially: other wallpapers use the other cores.
    heif_context_set_max_decoding_threads(heif->context, 0);
    struct heif_error error =
        heif_context_read_from_memory_without_copy(heif->context, encoded->bytes, encoded->byte_count, NULL);
    // Our own code wrote the boxes. Damage is in the coded data.
    if (error.code == heif_error_Invalid_input) return not_understood(error, message);
    cpx_decoder_code code = checked(error, message);
    if (code != CPX_DECODER_OK) return code;
    code = checked(heif_context_get_primary_image_handle(heif->context, &heif->handle), message);
    if (code != CPX_DECODER_OK) return code;

    int width = heif_image_handle_get_width(heif->handle),
        height = heif_image_handle_get_height(heif->handle);
    int bits = heif_image_handle_get_luma_bits_per_pixel(heif->handle);
    if (width <= 0 || height <= 0 || bits < 1 || bits > 16) return damaged(message, "it has no picture");
    if ((size_t)width * (size_t)height > encoded->max_pixels)
        return damaged(message, "it is larger than its header");
    heif->part = encoded->part;
    if (heif->part.left + heif->part.width > (size_t)width ||
        heif->part.top + heif->part.height > (size_t)height)
        return damaged(message, "it is smaller than its header");
    int has_alpha = heif_image_handle_has_alpha_channel(heif->handle) != 0;
    heif->samples = has_alpha ? 4 : 3;
    heif->bits = bits > 8 ? bits : 8;
    heif->matrix = encoded->matrix;
    code = decode(heif, message);
    if (code != CPX_DECODER_OK) return code;
    *info = (cpx_image_info){
        .width = (uint32_t)heif->part.width,
        .height = (uint32_t)heif->part.height,
        .model = CPX_PICTURE_RGB,
        .has_alpha = has_alpha,
        .is_premultiplied = has_alpha && heif_image_handle_is_premultiplied_alpha(heif->handle),
        .bits = heif->bits,
        // The file's orientation is known before the file is written for libheif.
        .orientation = 1,
    };
    return read_colors(heif, info, message);
}

static void close_image(void *picture) {
    struct heif *heif = picture;
    if (heif->image != NULL) heif_image_release(heif->image);
    if (heif->handle != NULL) heif_image_handle_release(heif->handle);
    if (heif->context != NULL) heif_context_free(heif->context);
    free(heif->profile);
    free(heif);
}

static cpx_decoder_code open_image(const cpx_encoded *encoded, void **picture, cpx_image_info *info,
                                   cpx_decoder_message *message) {
    struct heif *heif = calloc(1, sizeof *heif);
    *picture = NULL;
    if (heif == NULL) return CPX_DECODER_NO_MEMORY;
    cpx_decoder_code code = start(heif, encoded, info, message);
    if (code == CPX_DECODER_OK)
        *picture = heif;
    else
        close_image(heif);
    return code;
}

// Interleaves the next row of the planes. The callers of this and the next functions pass one type of samples, and the
// compiler makes two loops of each.
static inline void interleave(const struct heif *heif, uint8_t *bytes, uint16_t *words) {
    for (size_t k = 0; k < heif->samples; k++) {
        const uint8_t *row = heif->planes[k] + heif->next_row * heif->strides[k];
        const uint16_t *deep = (const uint16_t *)(const void *)row;
        if (words == NULL)
            for (size_t i = 0; i < heif->part.width; i++) bytes[i * heif->samples + k] = row[i];
        else
            for (size_t i = 0; i < heif->part.width; i++) words[i * heif->samples + k] = deep[i];
    }
}

// Converts a row in place.
static inline void convert(const struct heif *heif, uint8_t *bytes, uint16_t *words) {
    float unit = (float)(1 << (heif->bits - 8)), most = (float)((1 << heif->bits) - 1), zeros[3], factors[9];
    for (int i = 0; i < 3; i++) zeros[i] = heif->matrix.zeros[i] * unit;
    for (int i = 0; i < 9; i++) factors[i] = heif->matrix.factors[i] * most / unit;
    for (size_t i = 0; i < heif->part.width * heif->samples; i += heif->samples) {
        float from[3];
        for (size_t k = 0; k < 3; k++) from[k] = (words == NULL ? bytes[i + k] : words[i + k]) - zeros[k];
        for (size_t k = 0; k < 3; k++) {
            const float *row = factors + 3 * k;
            float value = row[0] * from[0] + row[1] * from[1] + row[2] * from[2];
            value = value < 0 ? 0 : value > most ? most : value;
            if (words == NULL)
                bytes[i + k] = (uint8_t)(value + 0.5f);
            else
                words[i + k] = (uint16_t)(value + 0.5f);
        }
    }
}

// Widens the alpha of a row in place.
static inline void widen_alpha(const struct heif *heif, uint8_t *bytes, uint16_t *words) {
    int unit = 1 << (heif->bits - 8), most = (1 << heif->bits) - 1, range = 219 * unit;
    for (size_t i = 3; i < heif->part.width * 4; i += 4) {
        int value = (words == NULL ? bytes[i] : words[i]) - 16 * unit;
        value = value < 0 ? 0 : value > range ? most : (value * most + range / 2) / range;
        if (words == NULL)
            bytes[i] = (uint8_t)value;
        else
            words[i] = (uint16_t)value;
    }
}

static inline void write_row(const struct heif *heif, uint8_t *bytes, uint16_t *words) {
    interleave(heif, bytes, words);
    if (heif->matrix.is_used) convert(heif, bytes, words);
    if (heif->matrix.is_alpha_limited && heif->samples == 4) widen_alpha(heif, bytes, words);
}

static cpx_decoder_code read_rows(void *picture, size_t count, void *rows, cpx_decoder_message *message) {
    struct heif *heif = picture;
    if (count > heif->part.height - heif->next_row) return damaged(message, "it has fewer rows");
    for (size_t i = 0; i < count; i++, heif->next_row++) {
        size_t first = i * heif->part.width * heif->samples;
        if (heif->bits > 8)
            write_row(heif, NULL, (uint16_t *)rows + first);
        else
            write_row(heif, (uint8_t *)rows + first, NULL);
    }
    return CPX_DECODER_OK;
}

const cpx_decoder *cpx_heif_decoder(void) {
    static const cpx_decoder decoder = {open_image, read_rows, close_image, heif_get_version};
    return &decoder;
}

#endif
