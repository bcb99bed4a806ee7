#ifndef CPIXELS_WEIGHTS_H
#define CPIXELS_WEIGHTS_H

#include "saliency.h"
#include "saliency_layers.h"

// The weights of the network, in the order of use. `Scripts/attention/export.py` writes them.

/// Weights plus 2048, each in two characters: their six low bits, the high ones first.
extern const char *const cpx_packed_weights;

// Of each output; see `cpx_layer`.
extern const int32_t cpx_biases[CPX_SALIENCY_OUTPUTS];
extern const int16_t cpx_factors[CPX_SALIENCY_OUTPUTS];
extern const uint8_t cpx_shifts[CPX_SALIENCY_OUTPUTS];

#endif
