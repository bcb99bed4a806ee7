#ifndef KERNELS_TRIAL_H
#define KERNELS_TRIAL_H

#include "levels.h"

enum { most_outputs = 8 };

/// The memory of one output. A kernel must not write to the margins.
typedef struct {
    uint8_t *first;
    size_t size, margin_before, margin_after;
} trial_output;

/// One call of a kernel. Its number and its seed determine all its inputs: each level gets the same ones.
typedef struct trial {
    size_t number;
    uint64_t random;
    char shape[96]; ///< Sizes, for messages.
    size_t areas;
    trial_output outputs[most_outputs];
    size_t output_count;
} trial;

/// Reserves the memory of all trials.
void reserve_areas(void);

void start_trial(trial *trial, uint64_t seed, const char *kernel, size_t number);

/// Returns a number from `low` to `high`.
int64_t between(trial *trial, int64_t low, int64_t high);

/// Returns a number of samples from 0 to 200, in half of all cases a multiple of a vector's size or one next to it.
size_t random_size(trial *trial);

/// Returns memory for `count` elements of `element` bytes, aligned for these and no better. In two of three cases it
/// starts or ends at an unreadable page.
void *input(trial *trial, size_t count, size_t element);
void *output(trial *trial, size_t count, size_t element);

/// Returns samples that are random, at the ends of the range, near each other or all the same.
uint8_t *samples(trial *trial, size_t count);

/// Returns samples between the two passes of resampling, up to their largest possible values.
int16_t *weighed_samples(trial *trial, size_t count);

/// Returns weights whose absolute values add up to at most 32768 for each of `count` outputs.
int16_t *random_weights(trial *trial, size_t count, size_t taps);

#endif
