#ifdef CPX_WEBP

#include <stdio.h>
#include <string.h>

#include <webp/encode.h>

#include "webp_codec.h"

struct writing {
    const cpx_webp_image *picture;
    WebPConfig config;
    WebPPicture webp;
    WebPMemoryWriter writer;
};

static cpx_webp_code reported(cpx_webp_message *message, cpx_webp_code code, const char *text) {
    snprintf(message->text, sizeof message->text, "%s", text);
    return code;
}

static int is_over_limit(const cpx_webp_image *picture) {
    if (picture->width > WEBP_MAX_DIMENSION || picture->height > WEBP_MAX_DIMENSION) return 1;
    return (size_t)picture->width * picture->height > picture->max_pixels;
}

static cpx_webp_code failed(const struct writing *writing, cpx_webp_message *message) {
    switch (writing->webp.error_code) {
    case VP8_ENC_ERROR_OUT_OF_MEMORY:
    case VP8_ENC_ERROR_BITSTREAM_OUT_OF_MEMORY:
        return reported(message, CPX_WEBP_NO_MEMORY, "no memory to write");
    case VP8_ENC_ERROR_BAD_DIMENSION: return reported(message, CPX_WEBP_FAILED, "a picture without pixels");
    case VP8_ENC_ERROR_PARTITION0_OVERFLOW:
    case VP8_ENC_ERROR_PARTITION_OVERFLOW:
    case VP8_ENC_ERROR_FILE_TOO_BIG:
        return reported(message, CPX_WEBP_FAILED, "more bytes than the format can hold");
    default:
        snprintf(message->text, sizeof message->text, "error %d of libwebp", writing->webp.error_code);
        return CPX_WEBP_FAILED;
    }
}

// libwebp reads ARGB words, and converts them to YUV 4:2:0 itself.
static void gather(struct writing *writing) {
    const cpx_webp_image *picture = writing->picture;
    for (size_t y = 0; y < picture->height; y++) {
        const uint8_t *red = picture->planes[0] + y * picture->strides[0];
        const uint8_t *green = picture->planes[1] + y * picture->strides[1];
        const uint8_t *blue = picture->planes[2] + y * picture->strides[2];
        uint32_t *row = writing->webp.argb + y * (size_t)writing->webp.argb_stride;
        for (size_t x = 0; x < picture->width; x++)
            row[x] = 0xFF000000u | (uint32_t)red[x] << 16 | (uint32_t)green[x] << 8 | blue[x];
    }
}

static cpx_webp_code write_image(struct writing *writing, cpx_webp_message *message) {
    const cpx_webp_image *picture = writing->picture;
    if (!WebPConfigPreset(&writing->config, WEBP_PRESET_PHOTO, (float)picture->quality))
        return reported(message, CPX_WEBP_FAILED, "a quality that libwebp does not have");
    writing->webp.use_argb = 1;
    writing->webp.width = (int)picture->width;
    writing->webp.height = (int)picture->height;
    writing->webp.writer = WebPMemoryWrite;
    writing->webp.custom_ptr = &writing->writer;
    if (!WebPPictureAlloc(&writing->webp)) return failed(writing, message);
    gather(writing);
    return WebPEncode(&writing->config, &writing->webp) ? CPX_WEBP_OK : failed(writing, message);
}

cpx_webp_code cpx_webp_write(const cpx_webp_image *picture, cpx_webp_output *output,
                             cpx_webp_message *message) {
    memset(output, 0, sizeof *output);
    memset(message, 0, sizeof *message);
    if (is_over_limit(picture)) return reported(message, CPX_WEBP_OVER_LIMIT, "too many pixels");
    struct writing writing = {.picture = picture};
    if (!WebPPictureInit(&writing.webp))
        return reported(message, CPX_WEBP_FAILED, "libwebp has another interface than expected");
    WebPMemoryWriterInit(&writing.writer);
    cpx_webp_code code = write_image(&writing, message);
    WebPPictureFree(&writing.webp);
    *output = (cpx_webp_output){writing.writer.mem, writing.writer.size};
    if (code != CPX_WEBP_OK) cpx_webp_free_output(output);
    return code;
}

void cpx_webp_free_output(cpx_webp_output *output) {
    WebPFree(output->bytes);
    memset(output, 0, sizeof *output);
}

#endif
