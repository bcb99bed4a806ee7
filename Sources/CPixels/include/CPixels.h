#ifndef CPIXELS_H
#define CPIXELS_H

/// All C that pixels need: the two codec boundaries and the kernels.

#include "codecs.h"
#include "heaps.h"
#include "kernels.h"
#include "versions.h"

#endif
