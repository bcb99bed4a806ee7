#include "png_trap.h"

#include <stdio.h>
#include <string.h>

void png_trap_set(struct png_trap *trap, cpx_png_log *log) {
    trap->code = CPX_PNG_OK;
    trap->log = log;
    log->error[0] = '\0';
    log->warnings[0] = '\0';
}

cpx_png_code png_trap_run(struct png_trap *trap, void (*work)(void *job), void *job) {
    if (setjmp(trap->home) == 0) work(job);
    return trap->code;
}

void png_trap_spring(struct png_trap *trap, cpx_png_code code, const char *text) {
    trap->code = code;
    snprintf(trap->log->error, sizeof trap->log->error, "%s", text);
    longjmp(trap->home, 1);
}

void png_trap_error(png_structp png, png_const_charp text) {
    png_trap_spring(png_get_error_ptr(png), CPX_PNG_FAILED, text);
}

void png_trap_warning(png_structp png, png_const_charp text) {
    struct png_trap *trap = png_get_error_ptr(png);
    char *kept = trap->log->warnings;
    char line[160];
    snprintf(line, sizeof line, "%.*s\n", (int)sizeof line - 2, text);
    if (strstr(kept, line) != NULL) return;
    size_t used = strlen(kept);
    if (used + strlen(line) < sizeof trap->log->warnings) strcpy(kept + used, line);
}
