#include "kernels.h"

#include <string.h>

// A pixel of three or four channels, one of which does not count where there are three. The compiler's own vectors
// are enough here: each pixel waits for the one to its left, so that wider ones would stand empty.
typedef int16_t pixel __attribute__((vector_size(8)));
typedef uint8_t packed __attribute__((vector_size(4)));

static inline pixel load(const uint8_t *samples) {
    packed bytes;
    memcpy(&bytes, samples, sizeof bytes);
    return __builtin_convertvector(bytes, pixel);
}

static inline void store(uint8_t *samples, pixel value) {
    packed bytes = __builtin_convertvector(value, packed);
    memcpy(samples, &bytes, sizeof bytes);
}

static inline pixel choose(pixel mask, pixel a, pixel b) { return (a & mask) | (b & ~mask); }

// What is left, above, and above to the left.
typedef pixel predictor(pixel a, pixel b, pixel c);

static inline pixel left(pixel a, pixel b, pixel c) { return a; }

static inline pixel average(pixel a, pixel b, pixel c) { return (a + b) >> 1; }

// The one of a, b and c that is nearest to a + b - c, in doubt a, then b: the smaller of a and b where 3c - a - b is not
// below the larger, the larger where it is not above the smaller, else c. Said so, little waits for a.
static inline pixel paeth(pixel a, pixel b, pixel c) {
    pixel low = choose(a < b, a, b), high = choose(a > b, a, b), middle = 3 * c - b - a;
    return c ^ ((low ^ c) & (middle >= high)) ^ ((high ^ c) & (middle <= low));
}

static inline __attribute__((always_inline)) void undo(
    predictor predict, uint8_t *row, const uint8_t *above, size_t bytes, size_t channels) {
    // Where there are three channels, a store reaches into the next pixel, which is therefore loaded before, and
    // at last behind the row.
    uint8_t behind = row[bytes];
    pixel a = {0}, c = {0}, next = load(row);
    for (size_t i = 0; i < bytes; i += channels) {
        pixel x = next, b = load(above + i);
        next = load(row + i + channels);
        a = (x + predict(a, b, c)) & 255;
        store(row + i, a);
        c = b;
    }
    row[bytes] = behind;
}

static inline __attribute__((always_inline)) void undo_any(
    predictor predict, uint8_t *row, const uint8_t *above, size_t bytes, size_t channels) {
    if (channels == 3)
        undo(predict, row, above, bytes, 3);
    else
        undo(predict, row, above, bytes, 4);
}

void cpx_undo_png_filter(
    cpx_png_filter filter, uint8_t *row, const uint8_t *above, size_t bytes, size_t channels) {
    switch (filter) {
    case cpx_png_none:
        break;
    case cpx_png_sub:
        undo_any(left, row, above, bytes, channels);
        break;
    case cpx_png_up:
        for (size_t i = 0; i < bytes; i++) row[i] += above[i];
        break;
    case cpx_png_average:
        undo_any(average, row, above, bytes, channels);
        break;
    case cpx_png_paeth:
        undo_any(paeth, row, above, bytes, channels);
        break;
    }
}
