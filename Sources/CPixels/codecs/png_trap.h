#ifndef CPIXELS_PNG_TRAP_H
#define CPIXELS_PNG_TRAP_H

#include <png.h>
#include <setjmp.h>

#include "png_codec.h"

/// Catches libpng's errors, and collects its warnings.
struct png_trap {
    jmp_buf home;
    cpx_png_code code;
    cpx_png_log *log;
};

/// Prepares `trap` to be libpng's error pointer, together with the two functions below.
void png_trap_set(struct png_trap *trap, cpx_png_log *log);

/// Runs `work(job)`, which may end by a jump, and returns its outcome.
///
/// This is the only `setjmp` of the PNG codec. No local of this function changes after it, and everything that `work`
/// changes is behind `job`, in the frame of a caller. Therefore nothing is indeterminate after a jump.
cpx_png_code png_trap_run(struct png_trap *trap, void (*work)(void *job), void *job);

/// Ends the work with a code and a message of our own.
_Noreturn void png_trap_spring(struct png_trap *trap, cpx_png_code code, const char *text);

/// libpng's error function. Ends the work.
_Noreturn void png_trap_error(png_structp png, png_const_charp text);

/// libpng's warning function. Collects each text once.
void png_trap_warning(png_structp png, png_const_charp text);

#endif
