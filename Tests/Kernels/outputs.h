#ifndef KERNELS_OUTPUTS_H
#define KERNELS_OUTPUTS_H

#include "trial.h"

enum { most_kept = 1 << 20 };

/// The outputs of one trial, with their margins.
typedef struct {
    uint8_t bytes[most_kept];
    size_t size;
} kept_outputs;

/// The first difference between two results of the same trial.
typedef struct {
    size_t output;
    ptrdiff_t byte; ///< Negative in the margin before the output.
    uint8_t expected, found;
} difference;

void keep_outputs(kept_outputs *kept, const trial *trial);

bool equal_outputs(const kept_outputs *a, const kept_outputs *b);

/// Returns the outputs that differ, one bit for each.
unsigned differing_outputs(const kept_outputs *a, const kept_outputs *b, const trial *trial);

difference first_difference(const kept_outputs *expected, const kept_outputs *found, const trial *trial);

/// Returns a checksum of outputs and of earlier ones, which had `sum`.
uint64_t checksum(uint64_t sum, const kept_outputs *kept);

#endif
