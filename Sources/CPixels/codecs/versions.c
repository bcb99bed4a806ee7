#include "versions.h"

#include <stddef.h>
#include <stdio.h>

#include <jpeglib.h>
#include <png.h>
#include <zlib.h>

#define SPELLED(x) #x
#define TEXT(x) SPELLED(x)

const char *cpx_libjpeg_version(void) { return TEXT(LIBJPEG_TURBO_VERSION); }

const char *cpx_libpng_version(void) { return png_get_libpng_ver(NULL); }

const char *cpx_zlib_version(void) { return zlibVersion(); }
