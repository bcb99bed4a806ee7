#ifndef CPIXELS_HEAPS_H
#define CPIXELS_HEAPS_H

#include <stddef.h>

/// Lets all threads of the process share so many heaps of the C library, where it has more than one. Larger blocks
/// are kept out of them: those are the system's again as soon as they are free. So much that is free at its end is
/// kept by a heap at most.
void cpx_limit_heaps(int count, size_t largest_block, size_t most_kept);

/// Gives back to the system what the C library keeps of memory that is free.
void cpx_trim_heaps(void);

#endif
