#ifndef CPIXELS_H
#define CPIXELS_H

/// All C of the pixel code: the boundaries to the codecs, and the kernels.

#include "codecs.h"
#include "kernels.h"
#include "versions.h"

#endif
