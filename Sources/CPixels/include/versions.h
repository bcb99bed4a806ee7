#ifndef CPIXELS_VERSIONS_H
#define CPIXELS_VERSIONS_H

/// The version of libjpeg-turbo this was compiled with: it has no call that tells its own.
const char *cpx_libjpeg_version(void);

/// The version of libpng in use.
const char *cpx_libpng_version(void);

/// The version of zlib in use, or the one this was compiled with where that cannot be asked.
const char *cpx_zlib_version(void);

#endif
