#ifndef CPIXELS_SALIENCY_LAYERS_H
#define CPIXELS_SALIENCY_LAYERS_H

#include <stdbool.h>

#include "kernels.h"

#pragma clang assume_nonnull begin

/// The weights of all layers, with the zeros that fill them up, and their outputs.
enum { CPX_SALIENCY_WEIGHTS = 2356096, CPX_SALIENCY_OUTPUTS = 17880 };

/// The remaining layers of the saliency network, in the order of use.
typedef struct {
    const int16_t *weights; ///< Unpacked, from the next layer on.
    size_t output;          ///< The index of the next layer's first output.
} cpx_layer_reader;

/// Unpacks the `CPX_SALIENCY_WEIGHTS` weights of the network, and returns its layers, which point to them.
cpx_layer_reader cpx_unpack_weights(int16_t *weights);

/// Returns the next layer. `inputs` is the count for one output: 9 or 25 in a depthwise layer. Values behind ReLU6 are
/// 0...12288, in units of 1/2048; values of other layers use all 16 bits, in a unit chosen by the export.
cpx_layer cpx_next_layer(cpx_layer_reader *reader, size_t inputs, size_t outputs, bool relu6);

#pragma clang assume_nonnull end

#endif
