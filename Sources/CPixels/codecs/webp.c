#ifdef CPX_WEBP

#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <webp/decode.h>
#include <webp/demux.h>

#include "decoders.h"

struct webp {
    WebPDemuxer *demuxer;
    WebPIterator frame;
    WebPChunkIterator profile;
    WebPDecoderConfig config;
    size_t height;
    // 3, or 4 with alpha.
    size_t samples;
    size_t row_bytes;
    // The whole picture, after the first call for rows.
    uint8_t *pixels;
    size_t next_row;
};

static cpx_decoder_code damaged(cpx_decoder_message *message, const char *reason) {
    snprintf(message->text, sizeof message->text, "%s", reason);
    return CPX_DECODER_DAMAGED;
}

static cpx_decoder_code checked(VP8StatusCode status, size_t bytes, cpx_decoder_message *message) {
    switch (status) {
    case VP8_STATUS_OK: return CPX_DECODER_OK;
    case VP8_STATUS_OUT_OF_MEMORY: message->needed_bytes = bytes; return CPX_DECODER_NO_MEMORY;
    case VP8_STATUS_UNSUPPORTED_FEATURE:
        snprintf(message->text, sizeof message->text, "a feature that libwebp does not know");
        return CPX_DECODER_UNSUPPORTED;
    case VP8_STATUS_SUSPENDED:
    case VP8_STATUS_NOT_ENOUGH_DATA: return damaged(message, "its compressed pixels end too early");
    default: return damaged(message, "its compressed pixels are broken");
    }
}

// Returns the size of the result, plus the most that the decoder keeps of a whole picture. The decoder's rows and the
// tables of usual files are small in comparison.
static size_t needed_bytes(const struct webp *webp) {
    size_t result = webp->row_bytes * webp->height;
    size_t pixels = (size_t)webp->frame.width * webp->frame.height;
    // Lossless pixels are words of ARGB. Lossy pictures have their alpha in such words, and as a plane.
    int is_lossless = webp->config.input.format == 2;
    size_t words = is_lossless ? 4 : webp->frame.has_alpha ? 5 : 0;
    return result + words * pixels;
}

static cpx_decoder_code start(struct webp *webp, const cpx_encoded *encoded, cpx_image_info *info,
                              cpx_decoder_message *message) {
    WebPData data = {encoded->bytes, encoded->byte_count};
    if (!WebPInitDecoderConfig(&webp->config))
        return damaged(message, "libwebp has another interface than expected");
    webp->demuxer = WebPDemux(&data);
    if (webp->demuxer == NULL) return damaged(message, "its chunks do not fit together");
    if (!WebPDemuxGetFrame(webp->demuxer, 1, &webp->frame) || !webp->frame.complete)
        return damaged(message, "it has no picture");
    const WebPData *frame = &webp->frame.fragment;
    VP8StatusCode status = WebPGetFeatures(frame->bytes, frame->size, &webp->config.input);
    if (status != VP8_STATUS_OK) return checked(status, 0, message);

    size_t width = WebPDemuxGetI(webp->demuxer, WEBP_FF_CANVAS_WIDTH);
    webp->height = WebPDemuxGetI(webp->demuxer, WEBP_FF_CANVAS_HEIGHT);
    int fills_canvas = (size_t)webp->frame.width == width && (size_t)webp->frame.height == webp->height;
    webp->samples = webp->frame.has_alpha || !fills_canvas ? 4 : 3;
    webp->row_bytes = width * webp->samples;
    message->needed_bytes = needed_bytes(webp);
    if (message->needed_bytes > encoded->max_memory) return CPX_DECODER_OVER_MEMORY;

    *info = (cpx_image_info){
        .width = (uint32_t)width,
        .height = (uint32_t)webp->height,
        .model = CPX_PICTURE_RGB,
        .has_alpha = webp->samples == 4,
        .bits = 8,
        .orientation = 1,
        .is_animated = WebPDemuxGetI(webp->demuxer, WEBP_FF_FRAME_COUNT) > 1,
    };
    if (WebPDemuxGetChunk(webp->demuxer, "ICCP", 1, &webp->profile)) {
        info->profile = webp->profile.chunk.bytes;
        info->profile_bytes = webp->profile.chunk.size;
    }
    return CPX_DECODER_OK;
}

// Decodes the frame to its place on the canvas, where zeros are transparent.
static cpx_decoder_code decode(struct webp *webp, cpx_decoder_message *message) {
    size_t bytes = webp->height * webp->row_bytes;
    webp->pixels = calloc(1, bytes);
    if (webp->pixels == NULL) return checked(VP8_STATUS_OUT_OF_MEMORY, bytes, message);
    size_t place = webp->frame.y_offset * webp->row_bytes + webp->frame.x_offset * webp->samples;
    WebPDecBuffer *output = &webp->config.output;
    output->colorspace = webp->samples == 4 ? MODE_RGBA : MODE_RGB;
    output->is_external_memory = 1;
    output->u.RGBA = (WebPRGBABuffer){webp->pixels + place, (int)webp->row_bytes, bytes - place};
    const WebPData *frame = &webp->frame.fragment;
    return checked(WebPDecode(frame->bytes, frame->size, &webp->config), needed_bytes(webp), message);
}

static void close_image(void *picture) {
    struct webp *webp = picture;
    WebPDemuxReleaseChunkIterator(&webp->profile);
    WebPDemuxReleaseIterator(&webp->frame);
    WebPDemuxDelete(webp->demuxer);
    free(webp->pixels);
    free(webp);
}

static cpx_decoder_code open_image(const cpx_encoded *encoded, void **picture, cpx_image_info *info,
                                   cpx_decoder_message *message) {
    struct webp *webp = calloc(1, sizeof *webp);
    *picture = NULL;
    if (webp == NULL) return CPX_DECODER_NO_MEMORY;
    cpx_decoder_code code = start(webp, encoded, info, message);
    if (code == CPX_DECODER_OK)
        *picture = webp;
    else
        close_image(webp);
    return code;
}

static cpx_decoder_code read_rows(void *picture, size_t count, void *rows, cpx_decoder_message *message) {
    struct webp *webp = picture;
    if (count > webp->height - webp->next_row) return damaged(message, "it has fewer rows");
    if (webp->pixels == NULL) {
        cpx_decoder_code code = decode(webp, message);
        if (code != CPX_DECODER_OK) return code;
    }
    memcpy(rows, webp->pixels + webp->next_row * webp->row_bytes, count * webp->row_bytes);
    webp->next_row += count;
    return CPX_DECODER_OK;
}

static char version_text[16];

static void spell_version(void) {
    int version = WebPGetDecoderVersion();
    snprintf(version_text, sizeof version_text, "%d.%d.%d", version >> 16 & 0xFF, version >> 8 & 0xFF,
             version & 0xFF);
}

static const char *version(void) {
    static pthread_once_t once = PTHREAD_ONCE_INIT;
    pthread_once(&once, spell_version);
    return version_text;
}

const cpx_decoder *cpx_webp_decoder(void) {
    static const cpx_decoder decoder = {open_image, read_rows, close_image, version};
    return &decoder;
}

#endif
