#include "jpeg_trap.h"

#include <jerror.h>
#include <string.h>

_Noreturn static void on_error(j_common_ptr info) {
    struct jpeg_trap *trap = (struct jpeg_trap *)info->err;
    char text[JMSG_LENGTH_MAX];
    trap->manager.format_message(info, text);
    int memory = trap->manager.msg_code == JERR_OUT_OF_MEMORY;
    jpeg_trap_spring(info, memory ? CPX_JPEG_NO_MEMORY : CPX_JPEG_FAILED, text);
}

// Level -1 is a warning, which usually means damage. Higher levels are traces.
static void on_message(j_common_ptr info, int level) {
    const struct jpeg_trap *trap = (const struct jpeg_trap *)info->err;
    if (level >= 0) return;
    switch (trap->manager.msg_code) {
    // The caller defines the meaning of the components.
    case JWRN_ADOBE_XFORM: return;
    // No pixel depends on the version of JFIF, nor on the spectral band of a scan that has all coefficients. Cameras
    // write 0 there.
    case JWRN_JFIF_MAJOR:
    case JWRN_NOT_SEQUENTIAL: return;
    // Its numbers are the bytes and the marker behind them. Between other markers, the bytes are damaged coded data.
    case JWRN_EXTRANEOUS_DATA:
        if (trap->manager.msg_parm.i[1] == JPEG_EOI) {
            trap->message->has_extra_bytes = 1;
            return;
        }
        break;
    default: break;
    }
    on_error(info);
}

static void print_nothing(j_common_ptr info) { (void)info; }

struct jpeg_error_mgr *jpeg_trap_set(struct jpeg_trap *trap, cpx_jpeg_message *message) {
    jpeg_std_error(&trap->manager);
    trap->manager.error_exit = on_error;
    trap->manager.emit_message = on_message;
    trap->manager.output_message = print_nothing;
    trap->code = CPX_JPEG_OK;
    trap->message = message;
    message->text[0] = '\0';
    message->has_extra_bytes = 0;
    return &trap->manager;
}

cpx_jpeg_code jpeg_trap_run(struct jpeg_trap *trap, void (*work)(void *job), void *job) {
    if (setjmp(trap->home) == 0) work(job);
    return trap->code;
}

void jpeg_trap_spring(j_common_ptr info, cpx_jpeg_code code, const char *text) {
    struct jpeg_trap *trap = (struct jpeg_trap *)info->err;
    trap->code = code;
    snprintf(trap->message->text, sizeof trap->message->text, "%s", text);
    longjmp(trap->home, 1);
}
