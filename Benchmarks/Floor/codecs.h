// Decoding and encoding by the codec libraries alone, with as few of their calls as possible.
// A picture that cannot be read or written ends the program, which is only a benchmark.

#ifndef FLOOR_CODECS_H
#define FLOOR_CODECS_H

#include <stdbool.h>
#include <stddef.h>

// Interleaved 8-bit RGB, rows without padding; `samples` grows as needed and is reused.
struct pixels {
    unsigned char *samples;
    size_t capacity, width, height;
};

// A file in memory; grows as needed and is reused.
struct file {
    unsigned char *bytes;
    size_t capacity, count;
};

// Ends the program with a message.
_Noreturn void fail(const char *what, const char *why);

// Ensures room for `count` bytes, whose contents are lost.
void *reserve(void *bytes, size_t *capacity, size_t count);

// Reads a JPEG or PNG, depending on the first byte. Alpha is ignored.
void decode(const struct file *file, struct pixels *pixels);

// Writes a 4:2:0 JPEG with quality 85, and libjpeg-turbo's defaults for everything else.
void encode(const struct pixels *pixels, bool progressive, struct file *file);

#endif
