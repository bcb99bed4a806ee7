#include "kernels.h"

#include <string.h>

// Looking up two codes at once halves what this costs, which is loads.

static inline uint32_t pair(const uint8_t *samples, const uint32_t *pairs) {
    uint16_t codes;
    memcpy(&codes, samples, 2);
    return pairs[codes];
}

static inline uint32_t eight(const uint8_t *samples, const uint32_t *pairs) {
    return pair(samples, pairs) + pair(samples + 2, pairs) + pair(samples + 4, pairs) +
           pair(samples + 6, pairs);
}

static inline uint32_t one(uint8_t code, const uint32_t *pairs) { return pairs[257 * code] / 2; }

void cpx_add_to_boxes(cpx_rgb_row row, const uint32_t *edges, size_t boxes, const uint32_t *pairs,
                      cpx_rgb_sums sums) {
    for (size_t i = 0; i < boxes; i++) {
        size_t x = edges[i], end = edges[i + 1];
        uint32_t r = 0, g = 0, b = 0;
        for (; x + 8 <= end; x += 8) {
            r += eight(row.r + x, pairs);
            g += eight(row.g + x, pairs);
            b += eight(row.b + x, pairs);
        }
        for (; x < end; x++) {
            r += one(row.r[x], pairs);
            g += one(row.g[x], pairs);
            b += one(row.b[x], pairs);
        }
        sums.r[i] += r;
        sums.g[i] += g;
        sums.b[i] += b;
    }
}
