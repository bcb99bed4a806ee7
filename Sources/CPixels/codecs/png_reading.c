#include "png_reading.h"

#include <string.h>
#include <zlib.h>

static void read_bytes(png_structp png, png_bytep bytes, size_t count) {
    struct png_reading *reading = png_get_io_ptr(png);
    if (count > reading->source.byte_count - reading->position) png_error(png, "it is cut short");
    memcpy(bytes, reading->source.bytes + reading->position, count);
    reading->position += count;
}

// Skips ancillary chunks that do not change the pixels. Swift has read the relevant ones, and inflating texts would be
// wasted time.
static void ignore_chunks(png_structp png, int with_profile) {
    static const png_byte names[] =
        "iCCP\0bKGD\0cHRM\0cICP\0cLLI\0eXIf\0gAMA\0hIST\0iTXt\0mDCV\0oFFs\0pCAL\0pHYs\0sBIT\0sCAL\0sPLT\0"
        "sRGB\0sTER\0tEXt\0tIME\0zTXt";
    enum { NAME_BYTES = 5, COUNT = sizeof names / NAME_BYTES };
    int first = with_profile ? 1 : 0;
    png_set_keep_unknown_chunks(png, PNG_HANDLE_CHUNK_NEVER, names + first * NAME_BYTES, COUNT - first);
}

void png_reading_start(struct png_reading *reading, int with_profile, int keeps_depth) {
    png_structp png =
        png_create_read_struct(PNG_LIBPNG_VER_STRING, &reading->trap, png_trap_error, png_trap_warning);
    if (png == NULL) png_trap_spring(&reading->trap, CPX_PNG_NO_MEMORY, "no memory to read");
    reading->png = png;
    reading->info = png_create_info_struct(png);
    if (reading->info == NULL) png_trap_spring(&reading->trap, CPX_PNG_NO_MEMORY, "no memory to read");
    png_set_read_fn(png, reading, read_bytes);
    png_set_user_limits(png, reading->source.max_side, reading->source.max_side);
    png_set_chunk_malloc_max(png, reading->source.max_chunk_bytes);
    // A wrong checksum is an error in a chunk that the pixels need. Other chunks with one are skipped.
    png_set_crc_action(png, PNG_CRC_ERROR_QUIT, PNG_CRC_WARN_DISCARD);
    png_set_benign_errors(png, 1);
    ignore_chunks(png, with_profile);
    // A profile is small, and old programs also claim too small a window for it.
    png_set_option(png, PNG_MAXIMUM_INFLATE_WINDOW, PNG_OPTION_ON);
    png_read_info(png, reading->info);
    // The argument is a truth value, and the constant PNG_OPTION_OFF is not 0.
    if (!reading->source.ignores_window) png_set_option(png, PNG_MAXIMUM_INFLATE_WINDOW, 0);
    // This checksum covers all pixels, whose bytes the checksums of the chunks already protect. libpng identifies
    // profiles by the same checksum, but it has read these by now.
#ifdef PNG_IGNORE_ADLER32 // libpng can be built without it, and Ubuntu's is.
    png_set_option(png, PNG_IGNORE_ADLER32, PNG_OPTION_ON);
#endif
    png_set_expand(png);
    if (!keeps_depth)
        png_set_scale_16(png);
    else if (__BYTE_ORDER__ == __ORDER_LITTLE_ENDIAN__)
        png_set_swap(png);
}

void png_reading_finish(struct png_reading *reading) {
    png_destroy_read_struct(&reading->png, &reading->info, NULL);
}

int cpx_png_ignores_sum(void) {
#ifdef PNG_IGNORE_ADLER32
    return 1;
#else
    return 0;
#endif
}

uint32_t cpx_png_checksum(const uint8_t *bytes, size_t count) { return (uint32_t)crc32_z(0, bytes, count); }
