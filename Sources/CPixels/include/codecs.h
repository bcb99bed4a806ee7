#ifndef CPIXELS_CODECS_H
#define CPIXELS_CODECS_H

#include <stddef.h>
#include <stdint.h>

#include "jpeg_codec.h"
#include "png_codec.h"

#endif
