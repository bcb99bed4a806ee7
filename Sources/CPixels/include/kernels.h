#ifndef CPIXELS_KERNELS_H
#define CPIXELS_KERNELS_H

#include <stddef.h>
#include <stdint.h>

/// 1 where this machine can run the AVX2 kernels, else 0.
int cpx_has_avx2(void);

#endif
