#include "heaps.h"

// For what tells glibc from others.
#include <stdlib.h>

#ifdef __GLIBC__
#include <malloc.h>
#endif

void cpx_limit_heaps(int count, size_t largest_block, size_t most_kept) {
#ifdef __GLIBC__
    mallopt(M_ARENA_MAX, count);
    mallopt(M_MMAP_THRESHOLD, (int)largest_block);
    mallopt(M_TRIM_THRESHOLD, (int)most_kept);
#else
    (void)count;
    (void)largest_block;
    (void)most_kept;
#endif
}

void cpx_trim_heaps(void) {
#ifdef __GLIBC__
    malloc_trim(0);
#endif
}
