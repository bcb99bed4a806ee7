#ifndef CPIXELS_H
#define CPIXELS_H

/// All C of the pixel code: the boundaries to the codecs, and the kernels.

#include "decoders.h"
#include "jpeg_codec.h"
#include "kernels.h"
#include "png_codec.h"
#include "saliency.h"
#include "saliency_layers.h"
#include "versions.h"
#include "webp_codec.h"

#endif
