#ifndef CPIXELS_WEIGHTS_H
#define CPIXELS_WEIGHTS_H

#include <stddef.h>
#include <stdint.h>

/// The network's weights, in the order of use. `Scripts/attention/export.py` writes them.

enum { cpx_weight_count = 129280, cpx_output_count = 3160 };

/// Weights of 8 bits, three in four characters: the six low bits of each character, the highest bits first.
extern const char cpx_packed_weights[];

// Of each output; see `cpx_layer`.
extern const int32_t cpx_biases[cpx_output_count];
extern const int16_t cpx_factors[cpx_output_count];
extern const uint8_t cpx_shifts[cpx_output_count];

#endif
