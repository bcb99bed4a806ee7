#include "trial.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <unistd.h>

enum { area_count = 16, area_size = 1 << 20, widest_margin = 64, filling = 0x55 };

static uint8_t *areas[area_count];

void reserve_areas(void) {
    // At least a page on every system.
    enum { guard = 1 << 16 };
    for (size_t i = 0; i < area_count; i++) {
        uint8_t *memory = mmap(NULL, area_size + 2 * guard, PROT_NONE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
        if (memory == MAP_FAILED || mprotect(memory + guard, area_size, PROT_READ | PROT_WRITE) != 0) {
            perror("No memory with guards");
            exit(1);
        }
        areas[i] = memory + guard;
    }
}

/// SplitMix64.
static uint64_t next(trial *trial) {
    uint64_t z = trial->random += 0x9e3779b97f4a7c15;
    z = (z ^ (z >> 30)) * 0xbf58476d1ce4e5b9;
    z = (z ^ (z >> 27)) * 0x94d049bb133111eb;
    return z ^ (z >> 31);
}

void start_trial(trial *trial, uint64_t seed, const char *kernel, size_t number) {
    *trial = (struct trial){.number = number, .random = seed};
    for (const char *c = kernel; *c != 0; c++) trial->random = next(trial) + (uint8_t)*c;
    trial->random = next(trial) + number;
}

int64_t between(trial *trial, int64_t low, int64_t high) {
    return low + (int64_t)(next(trial) % (uint64_t)(high - low + 1));
}

size_t random_size(trial *trial) {
    if (between(trial, 0, 1) == 0) return (size_t)between(trial, 0, 200);
    int64_t vector = 8 << between(trial, 0, 3), vectors = between(trial, 1, 3);
    return (size_t)(vectors * vector + between(trial, -1, 1));
}

static size_t random_offset(trial *trial, size_t size, size_t element) {
    size_t free = area_size - size;
    switch (between(trial, 0, 2)) {
    case 0: return free / element * element;
    case 1: return 0;
    default: return (size_t)between(trial, 0, free < 4096 ? 0 : 64) * element;
    }
}

void *input(trial *trial, size_t count, size_t element) {
    size_t size = count * element;
    if (trial->areas == area_count || size > area_size) {
        fprintf(stderr, "A trial asks for too much memory.\n");
        exit(1);
    }
    return areas[trial->areas++] + random_offset(trial, size, element);
}

void *output(trial *trial, size_t count, size_t element) {
    uint8_t *area = areas[trial->areas], *first = input(trial, count, element);
    size_t size = count * element, before = (size_t)(first - area), after = area_size - size - before;
    trial_output own = {first, size, before < widest_margin ? before : widest_margin,
                        after < widest_margin ? after : widest_margin};
    memset(first - own.margin_before, filling, own.margin_before + size + own.margin_after);
    trial->outputs[trial->output_count++] = own;
    return first;
}

static void fill(trial *trial, uint8_t *bytes, size_t count) {
    for (size_t i = 0; i < count; i += 8) {
        uint64_t eight = next(trial);
        memcpy(bytes + i, &eight, count - i < 8 ? count - i : 8);
    }
}

uint8_t *samples(trial *trial, size_t count) {
    uint8_t *bytes = input(trial, count, 1);
    uint8_t first = (uint8_t)next(trial), range = (uint8_t)between(trial, 1, 64);
    fill(trial, bytes, count);
    switch (between(trial, 0, 4)) {
    case 0:
        for (size_t i = 0; i < count; i++) bytes[i] = bytes[i] & 1 ? 255 : 0;
        break;
    case 1:
        for (size_t i = 0; i < count; i++) bytes[i] = (uint8_t)(first + bytes[i] % range);
        break;
    case 2: memset(bytes, between(trial, 0, 1) == 0 ? first : 255, count); break;
    }
    return bytes;
}

int16_t *weighed_samples(trial *trial, size_t count) {
    enum { most = 32640 };
    int16_t *words = input(trial, count, 2);
    fill(trial, (uint8_t *)words, 2 * count);
    switch (between(trial, 0, 3)) {
    case 0:
        for (size_t i = 0; i < count; i++) words[i] = (int16_t)((words[i] & 1) == 0 ? most : -most);
        break;
    case 1:
        for (size_t i = 0; i < count; i++) words[i] = (int16_t)(words[i] & 16383);
        break;
    default:
        for (size_t i = 0; i < count; i++) {
            if (words[i] > most) words[i] = most;
            if (words[i] < -most) words[i] = -most;
        }
    }
    return words;
}

/// Makes the weights of one output: all the same except for the sign, of any size, or few large ones.
static void weigh(trial *trial, int16_t *weights, size_t taps) {
    int64_t share = taps == 1 ? 32767 : 32768 / (int64_t)taps, left = 32768;
    int64_t kind = between(trial, 0, 2);
    size_t first = (size_t)between(trial, 0, (int64_t)taps - 1);
    for (size_t i = 0; i < taps; i++) {
        int64_t most = kind == 2 ? (left < 32767 ? left : 32767) : share;
        int64_t weight = kind == 0 ? (between(trial, 0, 1) == 0 ? most : -most) : between(trial, -most, most);
        weights[(first + i) % taps] = (int16_t)weight;
        left -= weight < 0 ? -weight : weight;
    }
}

int16_t *random_weights(trial *trial, size_t count, size_t taps) {
    int16_t *weights = input(trial, count * taps, 2);
    for (size_t i = 0; i < count; i++) weigh(trial, weights + i * taps, taps);
    return weights;
}
