#ifndef CPIXELS_PNG_TRAP_H
#define CPIXELS_PNG_TRAP_H

#include <png.h>
#include <setjmp.h>

#include "png_codec.h"

/// Where libpng's errors end, and where its warnings are kept.
struct png_trap {
    jmp_buf home;
    cpx_png_code code;
    cpx_png_log *log;
};

/// Makes `trap` ready, to be given to libpng as its error pointer with the two functions below.
void png_trap_set(struct png_trap *trap, cpx_png_log *log);

/// Runs `work(job)`, which may end by a jump, and says how it ended.
///
/// The only `setjmp` of the PNG codec. No local of this function changes after it, and all that `work`
/// changes lies behind `job`, in the frame of a caller: nothing is indeterminate after a jump.
cpx_png_code png_trap_run(struct png_trap *trap, void (*work)(void *job), void *job);

/// Ends the work with a code and a message of our own.
_Noreturn void png_trap_spring(struct png_trap *trap, cpx_png_code code, const char *text);

/// libpng's error function: ends the work.
_Noreturn void png_trap_error(png_structp png, png_const_charp text);

/// libpng's warning function: keeps the text once.
void png_trap_warning(png_structp png, png_const_charp text);

#endif
