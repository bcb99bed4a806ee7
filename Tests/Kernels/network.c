#include "calls.h"
#include "saliency.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/// Returns values from `low` to `high`, the ends more often than others.
static int16_t *values(trial *trial, size_t count, int64_t low, int64_t high) {
    int16_t *all = input(trial, count, sizeof *all);
    for (size_t i = 0; i < count; i++) {
        int64_t kind = between(trial, 0, 7);
        all[i] = (int16_t)(kind == 0 ? low : kind == 1 ? high : between(trial, low, high));
    }
    return all;
}

/// Returns a layer with random weights, and scales of any size.
static cpx_layer random_layer(trial *trial, size_t inputs, size_t outputs) {
    int32_t *biases = input(trial, outputs, sizeof *biases);
    uint8_t *shifts = input(trial, outputs, sizeof *shifts);
    int64_t most = (int64_t)1 << between(trial, 0, 30);
    for (size_t i = 0; i < outputs; i++) {
        biases[i] = (int32_t)between(trial, -most, most);
        shifts[i] = (uint8_t)between(trial, 0, 31);
    }
    bool relu6 = between(trial, 0, 1) == 0;
    int64_t largest = ((1 << 30) - 1) / (int64_t)(32768 * inputs);
    if (largest > 2047) largest = 2047;
    return (cpx_layer){
        .weights = values(trial, inputs * outputs, -largest, largest),
        .biases = biases,
        .shifts = shifts,
        .factors = values(trial, outputs, 0, INT16_MAX),
        .inputs = inputs,
        .outputs = outputs,
        .least = relu6 ? 0 : INT16_MIN,
        .most = relu6 ? 12288 : INT16_MAX,
    };
}

void call_pointwise(const cpx_kernels *kernels, trial *trial) {
    size_t inputs = 2 * (size_t)between(trial, 1, between(trial, 0, 7) == 0 ? 576 : 64),
           outputs = 8 * (size_t)between(trial, 1, 16);
    size_t count = (size_t)between(trial, 0, 20);
    cpx_layer layer = random_layer(trial, inputs, outputs);
    int16_t *in = values(trial, count * inputs, INT16_MIN, INT16_MAX);
    snprintf(trial->shape, sizeof trial->shape, "%zu x %zu from %zu", count, outputs, inputs);
    kernels->pointwise(&layer, in, output(trial, count * outputs, sizeof(int16_t)), count);
}

void call_depthwise(const cpx_kernels *kernels, trial *trial) {
    size_t channels = 8 * (size_t)between(trial, 1, 16), count = (size_t)between(trial, 1, 20);
    size_t side = between(trial, 0, 1) == 0 ? 3 : 5, stride = (size_t)between(trial, 1, 2);
    size_t row = ((count - 1) * stride + side) * channels;
    cpx_layer layer = random_layer(trial, side * side, channels);
    const int16_t *rows[5];
    for (size_t i = 0; i < side; i++) rows[i] = values(trial, row, INT16_MIN, INT16_MAX);
    snprintf(trial->shape, sizeof trial->shape, "%zu x %zu, side %zu, stride %zu", count, channels, side,
             stride);
    kernels->depthwise(&layer, rows, side, stride, output(trial, count * channels, sizeof(int16_t)), count);
}

void call_saliency(const cpx_kernels *kernels, trial *trial) {
    // Most are small, because large ones take long under an emulator.
    int64_t longest = between(trial, 0, 49) == 0 ? CPX_SALIENCY_MAX_SIDE : 40;
    size_t width = (size_t)between(trial, CPX_SALIENCY_MIN_SIDE, longest);
    size_t height = (size_t)between(trial, CPX_SALIENCY_MIN_SIDE, longest);
    cpx_rows planes[3];
    for (size_t i = 0; i < 3; i++) planes[i] = (cpx_rows){samples(trial, width * height), width};
    cpx_saliency_image picture = {width, height, planes, between(trial, 0, 3) == 0 ? 1 : 3};
    snprintf(trial->shape, sizeof trial->shape, "%zu x %zu, %zu planes", width, height, picture.plane_count);
    size_t cells = (width + 3) / 4 * ((height + 3) / 4);
    uint8_t *both = output(trial, 2 * cells, 1);
    cpx_saliency_maps maps = {both, both + cells};
    void *memory = malloc(cpx_saliency_memory());
    if (memory == NULL) abort();
    // The remains of an earlier picture must not matter.
    memset(memory, kernels == &cpx_portable_kernels ? 0 : 0x7f, cpx_saliency_memory());
    if (cpx_saliency(&picture, kernels, memory, &maps) != CPX_SALIENCY_OK) abort();
    free(memory);
}
