// What the codec libraries alone do with a picture, in as few calls of their own as there are.
// A picture that cannot be read or written ends the program: this is a measure, not a product.

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

// JPEG or PNG, told by the first byte. Alpha is left out.
void decode(const struct file *file, struct pixels *pixels);

// 4:2:0 JPEG at quality 85 with libjpeg-turbo's defaults for everything else.
void encode(const struct pixels *pixels, bool progressive, struct file *file);

#endif
