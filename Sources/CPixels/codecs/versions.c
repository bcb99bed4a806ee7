// For RTLD_DEFAULT in glibc.
#define _GNU_SOURCE

#include "versions.h"

#include <dlfcn.h>
#include <stddef.h>
#include <stdio.h>

#include <jpeglib.h>
#include <png.h>
#include <zlib.h>

#define SPELLED(x) #x
#define TEXT(x) SPELLED(x)

const char *cpx_libjpeg_version(void) { return TEXT(LIBJPEG_TURBO_VERSION); }

const char *cpx_libpng_version(void) { return png_get_libpng_ver(NULL); }

// libpng links zlib; this program does not, and needs not.
const char *cpx_zlib_version(void) {
    const char *(*version)(void) = (const char *(*)(void))dlsym(RTLD_DEFAULT, "zlibVersion");
    return version != NULL ? version() : ZLIB_VERSION;
}
