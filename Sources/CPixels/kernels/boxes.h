#ifndef CPIXELS_BOXES_H
#define CPIXELS_BOXES_H

#include <stddef.h>
#include <stdint.h>

/// The samples of the widest of some boxes.
static inline uint32_t widest(const uint32_t *edges, size_t boxes) {
    uint32_t widest = 0;
    for (size_t i = 0; i < boxes; i++) {
        uint32_t width = edges[i + 1] - edges[i];
        widest = width > widest ? width : widest;
    }
    return widest;
}

/// A whole `sum / count`, rounded half up; 0 where there is nothing.
///
/// Exact while the sum is below 2^52: a quotient just below a whole number is so by at least `1 / count`, which is
/// more than half the distance of two numbers there. Processors divide these faster than integers, several at once.
static inline uint16_t rounded_mean(double sum, uint32_t count) {
    return (uint16_t)(int32_t)((sum + count / 2) / (count + (count == 0)));
}

/// As many numbers as `rounded_mean_of_few` takes.
enum { FEW = 127 };

/// The same of `count` whole numbers of 16 bits, at most `FEW`, in numbers of half the size: processors divide twice as
/// many of these at once.
///
/// Exact: the sum with half of `count` is below 2^23, and a quotient below a whole number is so by at least
/// `1 / (2 * count)`, which is more than half the distance of two numbers below 2^16. Whether an odd `count` is halved
/// before or after rounding is all one: no sum and a half lie at its border.
static inline uint16_t rounded_mean_of_few(float sum, float count) {
    float least_one = count > 1 ? count : 1;
    return (uint16_t)(int32_t)((sum + 0.5f * count) / least_one);
}

#endif
