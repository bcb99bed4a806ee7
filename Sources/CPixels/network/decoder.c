#include "network.h"

#include <stdlib.h>
#include <string.h>

void cpx_join_mean(cpx_run *run, const cpx_tensor *in, const cpx_tensor *out) {
    size_t channels = in->channels;
    cpx_layer layer = cpx_next_layer(&run->layers, 2 * channels, out->channels, false);
    int32_t places = (int32_t)(in->width * in->height);
    for (size_t c = 0; c < channels; c++) {
        // At most 64 places. The offset keeps the sum nonnegative, and division rounds down.
        int32_t sum = 0;
        for (int32_t i = 0; i < places; i++) sum += in->values[(size_t)i * channels + c] - INT16_MIN;
        run->lines[c] = (int16_t)((sum + places / 2) / places + INT16_MIN);
    }
    for (int32_t i = 0; i < places; i++) {
        int16_t *joined = run->rows + (size_t)i * 2 * channels;
        memcpy(joined, in->values + (size_t)i * channels, channels * sizeof *joined);
        memcpy(joined + channels, run->lines, channels * sizeof *joined);
    }
    run->kernels->pointwise(&layer, run->rows, out->values, (size_t)places);
}

/// The place of a sample of an enlarged axis: between two samples of the original, with a weight of the second in Q14.
typedef struct {
    size_t first;
    size_t second;
    int32_t weight;
} between;

/// Returns the place of sample `i` of `count`, computed from `original`. Samples are in the middle of cells.
static between place(size_t i, size_t count, size_t original) {
    size_t position = (2 * i + 1) * original, whole = 2 * count;
    position = position < count ? 0 : position - count;
    size_t first = position / whole;
    if (first + 1 >= original) return (between){original - 1, original - 1, 0};
    return (between){first, first + 1, (int32_t)(((position % whole << 14) + count) / whole)};
}

static inline int16_t blended(int16_t first, int16_t second, int32_t weight) {
    return (int16_t)((first * ((1 << 14) - weight) + second * weight + (1 << 13)) >> 14);
}

/// Enlarges row `y` of `in` to `width` x `height`, bilinear. `line` has room for a row of `in`.
static void enlarge(const cpx_tensor *in, size_t y, size_t width, size_t height, int16_t *line,
                    int16_t *out) {
    size_t channels = in->channels;
    between row = place(y, height, in->height);
    const int16_t *first = cpx_row(in, row.first), *second = cpx_row(in, row.second);
    for (size_t i = 0; i < in->width * channels; i++) line[i] = blended(first[i], second[i], row.weight);
    for (size_t x = 0; x < width; x++) {
        between column = place(x, width, in->width);
        const int16_t *left = line + column.first * channels, *right = line + column.second * channels;
        for (size_t c = 0; c < channels; c++)
            out[x * channels + c] = blended(left[c], right[c], column.weight);
    }
}

void cpx_join(cpx_run *run, const cpx_tensor *below, const cpx_tensor *beside, const cpx_tensor *out) {
    cpx_layer layer = cpx_next_layer(&run->layers, beside->channels, out->channels, false);
    for (size_t y = 0; y < out->height; y++) {
        int16_t *result = cpx_row(out, y), *lateral = run->lines;
        enlarge(below, y, out->width, out->height, run->rows, result);
        run->kernels->pointwise(&layer, cpx_row(beside, y), lateral, out->width);
        for (size_t i = 0; i < out->width * out->channels; i++)
            result[i] = cpx_clamp16(result[i] + lateral[i]);
    }
}

/// 1 / (1 + exp(-x)) in Q16, for x from 0 to 8 in steps of 1/8.
static const uint16_t logistic[] = {
    32768, 34813, 36843, 38841, 40793, 42687, 44511, 46254, 47911, 49474, 50941, 52310, 53581,
    54754, 55834, 56822, 57724, 58544, 59287, 59959, 60565, 61109, 61598, 62036, 62428, 62778,
    63090, 63368, 63615, 63835, 64030, 64203, 64357, 64494, 64614, 64721, 64816, 64900, 64974,
    65039, 65097, 65149, 65194, 65234, 65269, 65300, 65328, 65352, 65374, 65393, 65410, 65425,
    65438, 65449, 65459, 65468, 65476, 65483, 65489, 65495, 65500, 65504, 65508, 65511, 65514,
};

/// 255 / (1 + exp(-value / 2048)), rounded, with an error below 0.55.
static uint8_t share(int16_t value) {
    enum { last = sizeof logistic / sizeof *logistic - 1 };
    uint32_t size = (uint32_t)abs(value), step = size >> 8;
    uint32_t q16 = logistic[last];
    if (step < last) q16 = (logistic[step] * (256 - (size & 255)) + logistic[step + 1] * (size & 255)) >> 8;
    if (value < 0) q16 = 65536 - q16;
    return (uint8_t)((q16 * 255 + (1 << 15)) >> 16);
}

void cpx_write_maps(cpx_run *run, const cpx_tensor *in, const cpx_saliency_maps *maps) {
    // Layers have at least eight outputs; the other six are unused.
    enum { outputs = 8 };
    cpx_layer layer = cpx_next_layer(&run->layers, in->channels, outputs, false);
    for (size_t y = 0; y < in->height; y++) {
        run->kernels->pointwise(&layer, cpx_row(in, y), run->lines, in->width);
        for (size_t x = 0; x < in->width; x++) {
            maps->subject[y * in->width + x] = share(run->lines[outputs * x]);
            maps->core[y * in->width + x] = share(run->lines[outputs * x + 1]);
        }
    }
}
