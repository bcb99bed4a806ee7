// The lower bound for the cost of a build: each master is decoded to RGB into one buffer, and each of its variants is
// encoded from RGB, in one process. Nothing is resampled; the pixels of the variants are read beforehand.
//
//     floor baseline|progressive RESULTS OUT MASTER...
//
// RESULTS contains wallpress's variants, as ios/ID/ID_VARIANT.jpg. The same pictures are written to OUT for comparison.
// Prints the seconds of wall and CPU time between reading and writing, as JSON.
//
//     floor decode MASTER...
//
// decodes masters of any format, and nothing more.

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/resource.h>
#include <time.h>

#include "decoders.h"

static const char *const suffixes[] = {"", "_ls", "_pad", "_pad_ls", "_thumbnail"};
enum { RESULTS = sizeof suffixes / sizeof *suffixes, PATH_LENGTH = 4096 };

static void read_file(const char *path, struct file *file) {
    FILE *stream = fopen(path, "rb");
    if (stream == NULL || fseek(stream, 0, SEEK_END) != 0) fail(path, "cannot be read");
    long count = ftell(stream);
    if (count < 0) fail(path, "cannot be read");
    rewind(stream);
    file->bytes = reserve(file->bytes, &file->capacity, (size_t)count);
    file->count = fread(file->bytes, 1, (size_t)count, stream);
    if (file->count != (size_t)count) fail(path, "cannot be read");
    fclose(stream);
}

static void write_file(const char *path, const struct file *file) {
    FILE *stream = fopen(path, "wb");
    if (stream == NULL || fwrite(file->bytes, 1, file->count, stream) != file->count || fclose(stream) != 0)
        fail(path, "cannot be written");
}

// Writes the path RESULTS/ios/ID/IDsuffix.jpg, where ID is the master's name without its extension.
static void result_path(char path[PATH_LENGTH], const char *root, const char *master, const char *suffix) {
    const char *slash = strrchr(master, '/');
    const char *name = slash == NULL ? master : slash + 1;
    const char *dot = strrchr(name, '.');
    int length = dot == NULL ? (int)strlen(name) : (int)(dot - name);
    int needed =
        snprintf(path, PATH_LENGTH, "%s/ios/%.*s/%.*s%s.jpg", root, length, name, length, name, suffix);
    if (needed >= PATH_LENGTH) fail(master, "too long a path");
}

struct cost {
    double wall, cpu;
};

static double seconds(struct timeval time) { return (double)time.tv_sec + (double)time.tv_usec * 1e-6; }

static struct cost cost_so_far(void) {
    struct timespec now;
    struct rusage usage;
    clock_gettime(CLOCK_MONOTONIC, &now);
    getrusage(RUSAGE_SELF, &usage);
    return (struct cost){(double)now.tv_sec + (double)now.tv_nsec * 1e-9,
                         seconds(usage.ru_utime) + seconds(usage.ru_stime)};
}

static void add(struct cost *total, struct cost before) {
    struct cost after = cost_so_far();
    total->wall += after.wall - before.wall;
    total->cpu += after.cpu - before.cpu;
}

static void decode_all(int count, char **masters, struct cost *total) {
    struct pixels decoded = {0};
    struct file master = {0};
    for (int i = 0; i < count; i++) {
        read_file(masters[i], &master);
        struct cost before = cost_so_far();
        decode_master(&master, &decoded);
        add(total, before);
    }
}

static void build_all(bool progressive, char **roots, int count, char **masters, struct cost *total) {
    struct pixels decoded = {0}, results[RESULTS] = {0};
    struct file master = {0}, encoded[RESULTS] = {0};
    char path[PATH_LENGTH];
    for (int i = 0; i < count; i++) {
        for (int j = 0; j < RESULTS; j++) {
            result_path(path, roots[0], masters[i], suffixes[j]);
            read_file(path, &master);
            decode(&master, &results[j]);
        }
        read_file(masters[i], &master);

        struct cost before = cost_so_far();
        decode(&master, &decoded);
        for (int j = 0; j < RESULTS; j++) encode(&results[j], progressive, &encoded[j]);
        add(total, before);

        for (int j = 0; j < RESULTS; j++) {
            result_path(path, roots[1], masters[i], suffixes[j]);
            write_file(path, &encoded[j]);
        }
    }
}

int main(int count, char **arguments) {
    struct cost total = {0};
    if (count > 2 && strcmp(arguments[1], "decode") == 0)
        decode_all(count - 2, arguments + 2, &total);
    else if (count > 4)
        build_all(strcmp(arguments[1], "progressive") == 0, arguments + 2, count - 4, arguments + 4, &total);
    else
        fail("usage", "floor baseline|progressive RESULTS OUT MASTER..., or floor decode MASTER...");
    printf("{\"wall\": %.6f, \"cpu\": %.6f}\n", total.wall, total.cpu);
    return 0;
}
