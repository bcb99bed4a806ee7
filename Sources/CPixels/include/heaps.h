#ifndef CPIXELS_HEAPS_H
#define CPIXELS_HEAPS_H

/// Lets all threads of the process share so many heaps of the C library, where it has more than one.
void cpx_limit_heaps(int count);

/// Gives back to the system what the C library keeps of memory that is free.
void cpx_trim_heaps(void);

#endif
