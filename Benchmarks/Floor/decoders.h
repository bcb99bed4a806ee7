// Decoding by the libraries of all formats of masters alone.

#ifndef FLOOR_DECODERS_H
#define FLOOR_DECODERS_H

#include "codecs.h"

// Decodes to RGB on one thread. The pixels of a JPEG or PNG are kept, pixels of other formats are freed.
void decode_master(const struct file *file, struct pixels *pixels);

#endif
