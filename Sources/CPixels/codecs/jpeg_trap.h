#ifndef CPIXELS_JPEG_TRAP_H
#define CPIXELS_JPEG_TRAP_H

// jpeglib.h needs size_t and FILE before it.
#include <stddef.h>
#include <stdio.h>

#include <jpeglib.h>
#include <setjmp.h>

#include "jpeg_codec.h"

/// Catches libjpeg's errors and warnings.
struct jpeg_trap {
    struct jpeg_error_mgr manager;
    jmp_buf home;
    cpx_jpeg_code code;
    cpx_jpeg_message *message;
};

/// Prepares `trap`, which must be zeroed, to be libjpeg's error manager.
struct jpeg_error_mgr *jpeg_trap_set(struct jpeg_trap *trap, cpx_jpeg_message *message);

/// Runs `work(job)`, which may end by a jump, and returns its outcome.
///
/// This is the only `setjmp` of the JPEG codec. No local of this function changes after it, and everything that `work`
/// changes is behind `job`, in the frame of a caller. Therefore nothing is indeterminate after a jump.
cpx_jpeg_code jpeg_trap_run(struct jpeg_trap *trap, void (*work)(void *job), void *job);

/// Ends the work of the trap around `info` with a code and a message of our own.
_Noreturn void jpeg_trap_spring(j_common_ptr info, cpx_jpeg_code code, const char *text);

#endif
