#include "outputs.h"

#include <stdlib.h>
#include <string.h>

static size_t size_with_margins(const trial_output *output) {
    return output->margin_before + output->size + output->margin_after;
}

void keep_outputs(kept_outputs *kept, const trial *trial) {
    kept->size = 0;
    for (size_t i = 0; i < trial->output_count; i++) {
        const trial_output *own = &trial->outputs[i];
        size_t size = size_with_margins(own);
        if (kept->size + size > most_kept) abort();
        memcpy(kept->bytes + kept->size, own->first - own->margin_before, size);
        kept->size += size;
    }
}

bool equal_outputs(const kept_outputs *a, const kept_outputs *b) {
    return a->size == b->size && memcmp(a->bytes, b->bytes, a->size) == 0;
}

unsigned differing_outputs(const kept_outputs *a, const kept_outputs *b, const trial *trial) {
    unsigned differing = 0;
    size_t place = 0;
    for (size_t i = 0; i < trial->output_count; i++) {
        size_t size = size_with_margins(&trial->outputs[i]);
        if (memcmp(a->bytes + place, b->bytes + place, size) != 0) differing |= 1u << i;
        place += size;
    }
    return differing;
}

difference first_difference(const kept_outputs *expected, const kept_outputs *found, const trial *trial) {
    size_t place = 0, output = 0;
    while (expected->bytes[place] == found->bytes[place]) place++;
    difference first = {.expected = expected->bytes[place], .found = found->bytes[place]};
    while (place >= size_with_margins(&trial->outputs[output]))
        place -= size_with_margins(&trial->outputs[output++]);
    first.output = output;
    first.byte = (ptrdiff_t)place - (ptrdiff_t)trial->outputs[output].margin_before;
    return first;
}

uint64_t checksum(uint64_t sum, const kept_outputs *kept) {
    for (size_t i = 0; i < kept->size; i += 8) {
        uint64_t eight = 0;
        memcpy(&eight, kept->bytes + i, kept->size - i < 8 ? kept->size - i : 8);
        sum = (sum ^ eight) * 0x9e3779b97f4a7c15;
        sum ^= sum >> 32;
    }
    return sum;
}
