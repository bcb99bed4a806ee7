#ifdef CPX_JPEGXL

// For fopencookie and memmem.
#ifndef _GNU_SOURCE
#define _GNU_SOURCE
#endif

#include <jxl/decode.h>
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "decoders.h"

#ifdef __GLIBC__

// Debian's libjxl prints a line for each function that fails or reports a doubt, such as "./lib/jxl/dec_ans.cc:367:
// Histogram can represent ...", which concerns many sound files of newer encoders. There is no option against it. All
// other output to stderr is passed on, such as failed assertions of libjxl and of other libraries.
static ssize_t write_unless_from_libjxl(void *cookie, const char *text, size_t count) {
    (void)cookie;
    static const char place[] = "lib/jxl/";
    static const char *const crashes[] = {": JXL_ABORT", ": JXL_ASSERT", ": JXL_CHECK"};
    int is_dropped = memmem(text, count, place, strlen(place)) != NULL;
    for (size_t i = 0; i < sizeof crashes / sizeof *crashes; i++)
        if (memmem(text, count, crashes[i], strlen(crashes[i])) != NULL) is_dropped = 0;
    return is_dropped ? (ssize_t)count : write(STDERR_FILENO, text, count);
}

static void quiet_libjxl(void) {
    FILE *filter = fopencookie(NULL, "w", (cookie_io_functions_t){.write = write_unless_from_libjxl});
    if (filter == NULL) return;
    // Lines are passed on one at a time, as they are printed.
    setvbuf(filter, NULL, _IOLBF, BUFSIZ);
    stderr = filter;
}

#else

static void quiet_libjxl(void) {}

#endif

struct jpegxl {
    JxlDecoder *decoder;
    JxlPixelFormat format;
    uint8_t *profile;
    // The library decodes whole pictures only.
    uint8_t *pixels;
    size_t row_bytes;
    size_t height;
    size_t next_row;
};

// Returns a decoder with the whole input, or null. Without a runner, the library works in the caller's thread.
static JxlDecoder *start(const uint8_t *bytes, size_t byte_count, int events) {
    static pthread_once_t once = PTHREAD_ONCE_INIT;
    pthread_once(&once, quiet_libjxl);
    JxlDecoder *decoder = JxlDecoderCreate(NULL);
    if (decoder == NULL) return NULL;
    if (JxlDecoderSubscribeEvents(decoder, events) == JXL_DEC_SUCCESS &&
        JxlDecoderSetKeepOrientation(decoder, JXL_TRUE) == JXL_DEC_SUCCESS &&
        JxlDecoderSetInput(decoder, bytes, byte_count) == JXL_DEC_SUCCESS)
        return decoder;
    JxlDecoderDestroy(decoder);
    return NULL;
}

static cpx_decoder_code fail(cpx_decoder_message *message, const char *text) {
    snprintf(message->text, sizeof message->text, "%s", text);
    return CPX_DECODER_DAMAGED;
}

static char version_text[32];

static void spell_version(void) {
    uint32_t version = JxlDecoderVersion();
    snprintf(version_text, sizeof version_text, "%u.%u.%u", version / 1000000, version / 1000 % 1000,
             version % 1000);
}

static const char *find_version(void) {
    static pthread_once_t once = PTHREAD_ONCE_INIT;
    pthread_once(&once, spell_version);
    return version_text;
}

// Advances to an event. The library does not report the reason of a failure.
static cpx_decoder_code advance(JxlDecoder *decoder, JxlDecoderStatus event, const char *part,
                                cpx_decoder_message *message) {
    JxlDecoderStatus status = JxlDecoderProcessInput(decoder);
    if (status == event) return CPX_DECODER_OK;
    // The picture may need a newer version of the library.
    if (status == JXL_DEC_NEED_MORE_INPUT)
        snprintf(message->text, sizeof message->text, "it is cut short within its %s", part);
    else
        snprintf(message->text, sizeof message->text, "its %s cannot be decoded by libjxl %s", part,
                 find_version());
    return CPX_DECODER_DAMAGED;
}

static void describe(const JxlDecoder *decoder, const JxlBasicInfo *basic, cpx_jpegxl_header *header) {
    *header = (cpx_jpegxl_header){
        .width = basic->xsize,
        .height = basic->ysize,
        .orientation = basic->orientation,
        .bits = basic->bits_per_sample,
        .is_xyb = !basic->uses_original_profile,
        .extra_channels = basic->num_extra_channels,
        .has_animation = basic->have_animation,
        .has_timecodes = basic->have_animation && basic->animation.have_timecodes,
        .preview_width = basic->have_preview ? basic->preview.xsize : 0,
        .preview_height = basic->have_preview ? basic->preview.ysize : 0,
    };
    for (uint32_t i = 0; i < basic->num_extra_channels; i++) {
        JxlExtraChannelInfo extra;
        if (JxlDecoderGetExtraChannelInfo(decoder, i, &extra) != JXL_DEC_SUCCESS) continue;
        header->has_black |= extra.type == JXL_CHANNEL_BLACK;
        header->has_mosaic |= extra.type == JXL_CHANNEL_CFA;
        header->has_depth |= extra.type == JXL_CHANNEL_DEPTH;
    }
}

cpx_decoder_code cpx_jpegxl_read_header(const uint8_t *bytes, size_t byte_count, int finds_frames,
                                        cpx_jpegxl_header *header, int *is_complete) {
    *is_complete = 0;
    int events = JXL_DEC_BASIC_INFO | (finds_frames ? JXL_DEC_COLOR_ENCODING : 0);
    JxlDecoder *decoder = start(bytes, byte_count, events);
    if (decoder == NULL) return CPX_DECODER_NO_MEMORY;
    JxlBasicInfo basic;
    JxlDecoderStatus status = JxlDecoderProcessInput(decoder);
    if (status == JXL_DEC_BASIC_INFO && JxlDecoderGetBasicInfo(decoder, &basic) == JXL_DEC_SUCCESS) {
        describe(decoder, &basic, header);
        *is_complete = !finds_frames;
        if (finds_frames) status = JxlDecoderProcessInput(decoder);
        if (status == JXL_DEC_COLOR_ENCODING) {
            header->byte_count = byte_count - JxlDecoderReleaseInput(decoder);
            *is_complete = 1;
        }
    }
    JxlDecoderDestroy(decoder);
    return *is_complete || status == JXL_DEC_NEED_MORE_INPUT ? CPX_DECODER_OK : CPX_DECODER_DAMAGED;
}

// The calls of the library lost an argument in version 0.9.
#if JPEGXL_MAJOR_VERSION > 0 || JPEGXL_MINOR_VERSION >= 9
#define COLORS_OF(jpegxl) (jpegxl)->decoder, JXL_COLOR_PROFILE_TARGET_DATA
#else
#define COLORS_OF(jpegxl) (jpegxl)->decoder, &(jpegxl)->format, JXL_COLOR_PROFILE_TARGET_DATA
#endif

// Finds the code points of a color space that has them.
static int find_code_points(const struct jpegxl *jpegxl, cpx_image_info *info) {
    JxlColorEncoding colors;
    if (JxlDecoderGetColorAsEncodedProfile(COLORS_OF(jpegxl), &colors) != JXL_DEC_SUCCESS) return 0;
    JxlTransferFunction transfer = colors.transfer_function;
    if (transfer == JXL_TRANSFER_FUNCTION_UNKNOWN || transfer == JXL_TRANSFER_FUNCTION_GAMMA) return 0;
    // In JPEG XL, unlike in other formats, this is exactly the curve of BT.709; see CodePoints. The ICC profile
    // contains it.
    if (transfer == JXL_TRANSFER_FUNCTION_709) return 0;
    int is_gray = colors.color_space == JXL_COLOR_SPACE_GRAY;
    if (!is_gray && colors.color_space != JXL_COLOR_SPACE_RGB) return 0;
    // HDR transfer functions are refused, whatever the primaries are.
    info->transfer = transfer;
    int is_d65 = colors.white_point == JXL_WHITE_POINT_D65;
    if (is_d65 && (is_gray || colors.primaries == JXL_PRIMARIES_SRGB))
        info->primaries = 1;
    else if (is_d65 && colors.primaries == JXL_PRIMARIES_2100)
        info->primaries = 9;
    else if (is_d65 && colors.primaries == JXL_PRIMARIES_P3)
        info->primaries = 12;
    else if (!is_gray && colors.white_point == JXL_WHITE_POINT_DCI && colors.primaries == JXL_PRIMARIES_P3)
        info->primaries = 11;
    return info->primaries != 0;
}

// Asks for sRGB if the library would return linear light, since it cannot convert to the profile: 8 bits of linear
// light are too few for shadows.
static void avoid_linear_light(const struct jpegxl *jpegxl, cpx_image_info *info) {
    if (info->transfer != JXL_TRANSFER_FUNCTION_LINEAR) return;
    JxlColorEncoding colors = {
        .color_space = info->model == CPX_PICTURE_GRAY ? JXL_COLOR_SPACE_GRAY : JXL_COLOR_SPACE_RGB,
        .white_point = JXL_WHITE_POINT_D65,
        .primaries = JXL_PRIMARIES_SRGB,
        .transfer_function = JXL_TRANSFER_FUNCTION_SRGB,
        .rendering_intent = JXL_RENDERING_INTENT_RELATIVE,
    };
    if (JxlDecoderSetPreferredColorProfile(jpegxl->decoder, &colors) == JXL_DEC_SUCCESS)
        find_code_points(jpegxl, info);
}

static cpx_decoder_code find_colors(struct jpegxl *jpegxl, int is_xyb, cpx_image_info *info,
                                    cpx_decoder_message *message) {
    if (find_code_points(jpegxl, info)) {
        if (is_xyb) avoid_linear_light(jpegxl, info);
        return CPX_DECODER_OK;
    }
    size_t size = 0;
    if (JxlDecoderGetICCProfileSize(COLORS_OF(jpegxl), &size) != JXL_DEC_SUCCESS || size == 0)
        return CPX_DECODER_OK;
    jpegxl->profile = malloc(size);
    if (jpegxl->profile == NULL) return CPX_DECODER_NO_MEMORY;
    if (JxlDecoderGetColorAsICCProfile(COLORS_OF(jpegxl), jpegxl->profile, size) != JXL_DEC_SUCCESS)
        return fail(message, "its color profile cannot be decoded");
    info->profile = jpegxl->profile;
    info->profile_bytes = size;
    return CPX_DECODER_OK;
}

static cpx_decoder_code read_info(struct jpegxl *jpegxl, cpx_image_info *info, cpx_decoder_message *message) {
    cpx_decoder_code code = advance(jpegxl->decoder, JXL_DEC_BASIC_INFO, "header", message);
    if (code != CPX_DECODER_OK) return code;
    JxlBasicInfo basic;
    if (JxlDecoderGetBasicInfo(jpegxl->decoder, &basic) != JXL_DEC_SUCCESS)
        return fail(message, "it has no header");
    int is_deep = basic.bits_per_sample > 8;
    *info = (cpx_image_info){
        .width = basic.xsize,
        .height = basic.ysize,
        .model = basic.num_color_channels == 1 ? CPX_PICTURE_GRAY : CPX_PICTURE_RGB,
        .has_alpha = basic.alpha_bits > 0,
        .is_premultiplied = basic.alpha_bits > 0 && basic.alpha_premultiplied,
        .bits = is_deep ? 16 : 8,
        .orientation = basic.orientation,
        .is_animated = basic.have_animation,
    };
    uint32_t samples = basic.num_color_channels + (info->has_alpha ? 1 : 0);
    jpegxl->format =
        (JxlPixelFormat){samples, is_deep ? JXL_TYPE_UINT16 : JXL_TYPE_UINT8, JXL_NATIVE_ENDIAN, 0};
    jpegxl->height = basic.ysize;
    jpegxl->row_bytes = (size_t)basic.xsize * samples * (is_deep ? 2 : 1);
    code = advance(jpegxl->decoder, JXL_DEC_COLOR_ENCODING, "color profile", message);
    return code == CPX_DECODER_OK ? find_colors(jpegxl, !basic.uses_original_profile, info, message) : code;
}

static void close_image(void *picture) {
    struct jpegxl *jpegxl = picture;
    JxlDecoderDestroy(jpegxl->decoder);
    free(jpegxl->profile);
    free(jpegxl->pixels);
    free(jpegxl);
}

static cpx_decoder_code open_image(const cpx_encoded *encoded, void **picture, cpx_image_info *info,
                                   cpx_decoder_message *message) {
    struct jpegxl *jpegxl = calloc(1, sizeof *jpegxl);
    *picture = NULL;
    if (jpegxl == NULL) return CPX_DECODER_NO_MEMORY;
    int events = JXL_DEC_BASIC_INFO | JXL_DEC_COLOR_ENCODING | JXL_DEC_FULL_IMAGE;
    jpegxl->decoder = start(encoded->bytes, encoded->byte_count, events);
    cpx_decoder_code code =
        jpegxl->decoder == NULL ? CPX_DECODER_NO_MEMORY : read_info(jpegxl, info, message);
    if (code == CPX_DECODER_OK)
        *picture = jpegxl;
    else
        close_image(jpegxl);
    return code;
}

static cpx_decoder_code decode(struct jpegxl *jpegxl, cpx_decoder_message *message) {
    cpx_decoder_code code = advance(jpegxl->decoder, JXL_DEC_NEED_IMAGE_OUT_BUFFER, "first frame", message);
    if (code != CPX_DECODER_OK) return code;
    size_t bytes = jpegxl->row_bytes * jpegxl->height;
    jpegxl->pixels = malloc(bytes);
    if (jpegxl->pixels == NULL) {
        message->needed_bytes = bytes;
        return CPX_DECODER_NO_MEMORY;
    }
    if (JxlDecoderSetImageOutBuffer(jpegxl->decoder, &jpegxl->format, jpegxl->pixels, bytes) !=
        JXL_DEC_SUCCESS)
        return fail(message, "its samples cannot be decoded");
    return advance(jpegxl->decoder, JXL_DEC_FULL_IMAGE, "pixels", message);
}

static cpx_decoder_code read_rows(void *picture, size_t count, void *rows, cpx_decoder_message *message) {
    struct jpegxl *jpegxl = picture;
    if (count > jpegxl->height - jpegxl->next_row) return CPX_DECODER_DAMAGED;
    if (jpegxl->pixels == NULL) {
        cpx_decoder_code code = decode(jpegxl, message);
        if (code != CPX_DECODER_OK) return code;
    }
    memcpy(rows, jpegxl->pixels + jpegxl->next_row * jpegxl->row_bytes, count * jpegxl->row_bytes);
    jpegxl->next_row += count;
    return CPX_DECODER_OK;
}

const cpx_decoder *cpx_jpegxl_decoder(void) {
    static const cpx_decoder decoder = {open_image, read_rows, close_image, find_version};
    return &decoder;
}

#endif
