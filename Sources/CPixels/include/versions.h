#ifndef CPIXELS_VERSIONS_H
#define CPIXELS_VERSIONS_H

/// The version of libjpeg-turbo at compile time. libjpeg-turbo has no call for its own version.
const char *cpx_libjpeg_version(void);

/// The version of libpng in use.
const char *cpx_libpng_version(void);

/// The version of zlib in use.
const char *cpx_zlib_version(void);

#endif
