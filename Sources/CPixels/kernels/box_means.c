#include "levels.h"
#include "boxes.h"

// With four rows at a time, each sum is read and written once for all four.
void cpx_portable_add_values(cpx_rows rows, size_t count, const uint16_t *values, uint32_t *sums,
                             size_t width) {
    size_t k = 0;
    for (; k + 4 <= count; k += 4) {
        const uint8_t *a = row_of(rows, k), *b = a + rows.stride, *c = b + rows.stride, *d = c + rows.stride;
        for (size_t x = 0; x < width; x++)
            sums[x] += (uint32_t)values[a[x]] + values[b[x]] + values[c[x]] + values[d[x]];
    }
    for (; k < count; k++)
        for (size_t x = 0; x < width; x++) sums[x] += values[row_of(rows, k)[x]];
}

static inline uint32_t total(const uint32_t *sums, size_t count) {
    uint32_t total = 0;
    for (size_t i = 0; i < count; i++) total += sums[i];
    return total;
}

/// Boxes of variants are mostly five or six columns wide, and boxes of reduced pictures one or two. Neither needs a loop
/// whose end the processor would have to predict.
static inline uint32_t box_sum(const uint32_t *sums, size_t width) {
    if (width == 5) return total(sums, 5);
    if (width == 6) return total(sums, 6);
    if (width == 1 || width == 2) return sums[0] + sums[width - 1] * (uint32_t)(width - 1);
    return total(sums, width);
}

// These loops are separate, which lets compilers vectorize them.
static void divide_boxes(const uint32_t *sums, size_t rows, const uint32_t *edges, size_t boxes,
                         uint16_t *means) {
    if (rows * widest(edges, boxes) <= FEW) {
        float height = (float)rows;
        for (size_t i = 0; i < boxes; i++)
            means[i] = rounded_mean_of_few((float)(int32_t)sums[i],
                                           height * (float)(int32_t)(edges[i + 1] - edges[i]));
    } else {
        for (size_t i = 0; i < boxes; i++)
            means[i] = rounded_mean(sums[i], (edges[i + 1] - edges[i]) * (uint32_t)rows);
    }
}

uint64_t cpx_box_means(const uint32_t *sums, size_t rows, const uint32_t *edges, size_t boxes,
                       uint16_t *means) {
    enum { block = 64 };
    uint64_t whole = 0;
    for (size_t first = 0; first < boxes; first += block) {
        size_t count = boxes - first < block ? boxes - first : block;
        const uint32_t *starts = edges + first;
        uint32_t boxed[block];
        for (size_t i = 0; i < count; i++) {
            boxed[i] = box_sum(sums + starts[i], starts[i + 1] - starts[i]);
            whole += boxed[i];
        }
        divide_boxes(boxed, rows, starts, count, means + first);
    }
    return whole;
}
