#include "kernels.h"

void cpx_add_to_boxes(const uint8_t *samples, const uint32_t *edges, size_t boxes, const uint16_t *table,
                      uint32_t *sums) {
    for (size_t i = 0; i < boxes; i++) {
        const uint8_t *sample = samples + edges[i], *end = samples + edges[i + 1];
        uint32_t sum = 0;
        for (; end - sample >= 4; sample += 4)
            sum += (uint32_t)table[sample[0]] + table[sample[1]] + table[sample[2]] + table[sample[3]];
        for (; sample < end; sample++) sum += table[*sample];
        sums[i] += sum;
    }
}
