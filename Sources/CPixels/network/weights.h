#ifndef CPIXELS_WEIGHTS_H
#define CPIXELS_WEIGHTS_H

#include "saliency.h"
#include "saliency_layers.h"

// The weights of each network, in the order of use. `Scripts/attention/export.py` writes them.

/// Weights of 8 bits, three in four characters: the six low bits of each character, the highest bits first.
extern const char *const cpx_packed_weights[CPX_SALIENCY_NETWORKS];

// Of each output, network after network; see `cpx_layer`.
extern const int32_t cpx_biases[CPX_SALIENCY_NETWORKS * CPX_SALIENCY_OUTPUTS];
extern const int16_t cpx_factors[CPX_SALIENCY_NETWORKS * CPX_SALIENCY_OUTPUTS];
extern const uint8_t cpx_shifts[CPX_SALIENCY_NETWORKS * CPX_SALIENCY_OUTPUTS];

#endif
