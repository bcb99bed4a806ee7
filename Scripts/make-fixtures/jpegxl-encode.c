// Writes pictures that cjxl cannot make: jpegxl-encode KIND FILE. See jpegxl.py.
#include <jxl/encode.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { WIDTH = 19, HEIGHT = 13, LAYER_WIDTH = 8, LAYER_HEIGHT = 6 };

static void check(JxlEncoderStatus status) {
    if (status != JXL_ENC_SUCCESS) exit(1);
}

static void add_frame(JxlEncoderFrameSettings *settings, uint32_t channels, int width, int height,
                      int shift) {
    uint8_t pixels[WIDTH * HEIGHT * 4];
    for (int y = 0; y < height; y++)
        for (int x = 0; x < width; x++) {
            uint8_t alpha = 19 * y;
            uint8_t *pixel = pixels + (y * width + x) * channels;
            uint8_t colors[3] = {12 * x + 10 + shift, 17 * y + 20, 250 - 6 * x - 7 * y};
            for (int c = 0; c < 3; c++) pixel[c] = channels == 4 ? colors[c] * alpha / 255 : colors[c];
            if (channels == 4) pixel[3] = alpha;
        }
    JxlPixelFormat format = {channels, JXL_TYPE_UINT8, JXL_NATIVE_ENDIAN, 0};
    check(JxlEncoderAddImageFrame(settings, &format, pixels, (size_t)width * height * channels));
}

int main(int count, char **words) {
    if (count != 3) return 64;
    const char *kind = words[1];
    int is_premultiplied = strcmp(kind, "premultiplied") == 0, is_layered = strcmp(kind, "layers") == 0;
    JxlEncoder *encoder = JxlEncoderCreate(NULL);
    JxlBasicInfo info;
    JxlEncoderInitBasicInfo(&info);
    info.xsize = WIDTH;
    info.ysize = HEIGHT;
    info.bits_per_sample = 8;
    info.num_color_channels = 3;
    info.uses_original_profile = JXL_TRUE;
    JxlExtraChannelType type = strcmp(kind, "ink") == 0      ? JXL_CHANNEL_BLACK
                               : strcmp(kind, "mosaic") == 0 ? JXL_CHANNEL_CFA
                                                             : JXL_CHANNEL_DEPTH;
    info.num_extra_channels = is_layered ? 0 : 1;
    info.alpha_bits = is_premultiplied ? 8 : 0;
    info.alpha_premultiplied = is_premultiplied;
    check(JxlEncoderSetCodestreamLevel(encoder, type == JXL_CHANNEL_BLACK ? 10 : -1));
    check(JxlEncoderSetBasicInfo(encoder, &info));
    if (!is_layered && !is_premultiplied) {
        JxlExtraChannelInfo extra;
        JxlEncoderInitExtraChannelInfo(type, &extra);
        extra.bits_per_sample = 8;
        check(JxlEncoderSetExtraChannelInfo(encoder, 0, &extra));
    }
    JxlColorEncoding colors;
    JxlColorEncodingSetToSRGB(&colors, JXL_FALSE);
    check(JxlEncoderSetColorEncoding(encoder, &colors));
    JxlEncoderFrameSettings *settings = JxlEncoderFrameSettingsCreate(encoder, NULL);
    check(JxlEncoderSetFrameLossless(settings, JXL_TRUE));
    if (info.num_extra_channels > 0 && !is_premultiplied) {
        static uint8_t other[WIDTH * HEIGHT];
        JxlPixelFormat format = {1, JXL_TYPE_UINT8, JXL_NATIVE_ENDIAN, 0};
        add_frame(settings, 3, WIDTH, HEIGHT, 0);
        check(JxlEncoderSetExtraChannelBuffer(settings, &format, other, sizeof other, 0));
    } else {
        add_frame(settings, is_premultiplied ? 4 : 3, WIDTH, HEIGHT, 0);
    }
    if (is_layered) {
        JxlEncoderFrameSettings *above = JxlEncoderFrameSettingsCreate(encoder, settings);
        JxlFrameHeader header;
        JxlEncoderInitFrameHeader(&header);
        header.layer_info.have_crop = JXL_TRUE;
        header.layer_info.crop_x0 = 5;
        header.layer_info.crop_y0 = 4;
        header.layer_info.xsize = LAYER_WIDTH;
        header.layer_info.ysize = LAYER_HEIGHT;
        header.layer_info.blend_info.blendmode = JXL_BLEND_REPLACE;
        check(JxlEncoderSetFrameHeader(above, &header));
        add_frame(above, 3, LAYER_WIDTH, LAYER_HEIGHT, 90);
    }
    JxlEncoderCloseInput(encoder);
    static uint8_t bytes[1 << 16];
    uint8_t *next = bytes;
    size_t room = sizeof bytes;
    check(JxlEncoderProcessOutput(encoder, &next, &room));
    FILE *file = fopen(words[2], "wb");
    fwrite(bytes, 1, sizeof bytes - room, file);
    return fclose(file);
}
