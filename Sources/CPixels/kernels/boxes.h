#ifndef CPIXELS_BOXES_H
#define CPIXELS_BOXES_H

#include <stddef.h>
#include <stdint.h>

/// Returns the samples of the widest box.
static inline uint32_t widest(const uint32_t *edges, size_t boxes) {
    uint32_t widest = 0;
    for (size_t i = 0; i < boxes; i++) {
        uint32_t width = edges[i + 1] - edges[i];
        widest = width > widest ? width : widest;
    }
    return widest;
}

/// `sum / count`, rounded half up; 0 if `count` is 0.
///
/// Exact while the sum is below 2^52: a quotient below a whole number is at least `1 / count` below it, which is more
/// than half the distance of two doubles there. Processors divide doubles faster than integers, and several at once.
static inline uint16_t rounded_mean(double sum, uint32_t count) {
    return (uint16_t)(int32_t)((sum + count / 2) / (count + (count == 0)));
}

/// The largest count that `rounded_mean_of_few` accepts.
enum { FEW = 127 };

/// The same for at most `FEW` whole numbers of 16 bits, in floats: processors divide twice as many of these at once.
///
/// Exact: the sum plus half of `count` is below 2^23, and a quotient below a whole number is at least `1 / (2 * count)`
/// below it, which is more than half the distance of two floats below 2^16. Here half of an odd `count` is not rounded,
/// which makes no difference: whole sums never reach the half step between.
static inline uint16_t rounded_mean_of_few(float sum, float count) {
    float least_one = count > 1 ? count : 1;
    return (uint16_t)(int32_t)((sum + 0.5f * count) / least_one);
}

#endif
