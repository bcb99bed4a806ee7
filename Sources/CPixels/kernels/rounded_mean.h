#ifndef CPIXELS_ROUNDED_MEAN_H
#define CPIXELS_ROUNDED_MEAN_H

#include <stdint.h>

/// A whole `sum / count`, rounded half up; 0 where there is nothing.
///
/// Exact while the sum is below 2^52: a quotient just below a whole number is so by at least `1 / count`, which is
/// more than half the distance of two numbers there. Processors divide these faster than integers, several at once.
static inline uint16_t rounded_mean(double sum, uint32_t count) {
    return (uint16_t)(int32_t)((sum + count / 2) / (count + (count == 0)));
}

#endif
