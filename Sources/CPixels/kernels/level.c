#include "levels.h"

bool cpx_level_available(cpx_level level) {
    switch (level) {
    case cpx_portable: return true;
#if defined(__x86_64__)
    case cpx_avx2: __builtin_cpu_init(); return __builtin_cpu_supports("avx2");
#elif defined(__aarch64__)
    case cpx_neon: return true;
#endif
    default: return false;
    }
}

const cpx_kernels *cpx_kernels_of(cpx_level level) {
    if (!cpx_level_available(level)) return &cpx_portable_kernels;
    switch (level) {
#if defined(__x86_64__)
    case cpx_avx2: return &cpx_avx2_kernels;
#elif defined(__aarch64__)
    case cpx_neon: return &cpx_neon_kernels;
#endif
    default: return &cpx_portable_kernels;
    }
}
