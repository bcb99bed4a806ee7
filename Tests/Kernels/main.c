#include "calls.h"
#include "outputs.h"

#include <inttypes.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

// Runs every kernel, portable and at each level of the machine, and compares the bytes.

enum { kernel_count = sizeof(cpx_kernels) / sizeof(void (*)(void)), trial_count = 1500 };

/// A kernel under test.
typedef struct {
    const char *name;
    void (*call)(const cpx_kernels *kernels, trial *trial);
    size_t index; ///< In `cpx_kernels`; `kernel_count` for functions that are the same at every level.
} subject;

#define KERNEL(name) {#name, call_##name, offsetof(cpx_kernels, name) / sizeof(void (*)(void))}
#define FUNCTION(name) {#name, call_##name, kernel_count}

static const subject subjects[] = {
    KERNEL(weigh_rows),  KERNEL(weigh_columns), KERNEL(double_columns), KERNEL(split3),
    KERNEL(split4),      KERNEL(rgb),           KERNEL(luma),           KERNEL(chroma),
    KERNEL(half_chroma), KERNEL(add_values),    KERNEL(pointwise),      KERNEL(depthwise),
    FUNCTION(saliency),  FUNCTION(box_average), FUNCTION(box_means),    FUNCTION(lanczos),
};
enum { subject_count = sizeof subjects / sizeof *subjects };

static kept_outputs expected, found;
static uint64_t seed;
static size_t passed, failed;

/// The running kernel, for `stop`.
static struct {
    const char *kernel, *level;
    const trial *trial;
} current;

/// Ends the program after a signal inside a kernel. The program prints nothing meanwhile.
static void stop(int signal) {
    (void)signal;
    printf("%s at level %s, trial %zu (%s): uses memory that is not its own, seed %" PRIu64 "\n",
           current.kernel, current.level, current.trial->number, current.trial->shape, seed);
    printf("%zu passed, %zu failed; the rest was not tried\n", passed, failed + 1);
    fflush(stdout);
    _exit(1);
}

/// Runs one trial, and keeps its outputs.
static void run(const subject *subject, const cpx_kernels *kernels, const char *level, size_t number,
                trial *trial, kept_outputs *outputs) {
    start_trial(trial, seed, subject->name, number);
    current.kernel = subject->name, current.level = level, current.trial = trial;
    subject->call(kernels, trial);
    keep_outputs(outputs, trial);
}

static void print_difference(const subject *subject, const char *level, const trial *trial) {
    difference first = first_difference(&expected, &found, trial);
    printf(
        "%s at level %s, trial %zu (%s): byte %td of output %zu, which has %zu, is %d, not %d, seed %" PRIu64
        "\n",
        subject->name, level, trial->number, trial->shape, first.byte, first.output + 1,
        trial->outputs[first.output].size, first.found, first.expected, seed);
}

/// The levels of this machine other than the portable one.
typedef struct {
    const cpx_kernels *kernels[32];
    const char *names[32];
    size_t count;
} level_list;

static level_list levels_of_machine(void) {
    static const char *const names[32] = {[cpx_avx2] = "avx2", [cpx_neon] = "neon"};
    level_list levels = {.count = 0};
    for (int level = 1; level < 32; level++) {
        if (!cpx_level_available((cpx_level)level)) continue;
        const cpx_kernels *own = cpx_kernels_of((cpx_level)level);
        const char *name = names[level] == NULL ? "without a name" : names[level];
        if (own == &cpx_portable_kernels) {
            printf("level %s is available, but its kernels are the portable ones\n", name);
            failed++;
        }
        levels.kernels[levels.count] = own;
        levels.names[levels.count++] = name;
    }
    return levels;
}

/// Runs trials of one kernel at every level. The checksum of the portable outputs is the same on every processor.
static void check(const subject *subject, const level_list *levels, size_t first, size_t end) {
    size_t failed_before = failed;
    uint64_t sum = 0;
    trial trial;
    for (size_t number = first; number < end; number++) {
        run(subject, &cpx_portable_kernels, "portable", number, &trial, &expected);
        sum = checksum(sum, &expected);
        bool same = true;
        for (size_t i = 0; i < levels->count; i++) {
            run(subject, levels->kernels[i], levels->names[i], number, &trial, &found);
            if (equal_outputs(&expected, &found)) continue;
            if (same && failed == failed_before) print_difference(subject, levels->names[i], &trial);
            same = false;
        }
        if (same)
            passed++;
        else
            failed++;
    }
    printf("%-16s %5zu trials %5zu failed  %016" PRIx64 "\n", subject->name, end - first,
           failed - failed_before, sum);
}

static void nothing(void) {}

/// Whether a trial calls its kernel: without the kernel's work, each output differs in one of a few trials.
static bool is_called_and_compared(const subject *subject) {
    // Calling a function with more arguments than it takes is harmless on the processors that have levels.
    void (*const idle)(void) = nothing;
    cpx_kernels idle_kernels;
    for (size_t i = 0; i < kernel_count; i++)
        memcpy((char *)&idle_kernels + i * sizeof idle, &idle, sizeof idle);
    unsigned differing = 0, all = 0;
    trial trial;
    // These trials are small.
    for (size_t number = 300; number < 320; number++) {
        run(subject, &cpx_portable_kernels, "portable", number, &trial, &expected);
        run(subject, &idle_kernels, "idle", number, &trial, &found);
        differing |= differing_outputs(&expected, &found, &trial);
        all |= (1u << trial.output_count) - 1;
    }
    return all != 0 && differing == all;
}

/// Fails for every kernel of the table that has no subject, or whose subject neither calls it nor compares its outputs.
static void check_table(void) {
    for (size_t i = 0; i < kernel_count; i++) {
        const subject *own = NULL;
        for (size_t k = 0; k < subject_count; k++)
            if (subjects[k].index == i) own = &subjects[k];
        if (own != NULL && is_called_and_compared(own)) continue;
        failed++;
        if (own == NULL)
            printf("kernel %zu of the %d in cpx_kernels has no test\n", i + 1, kernel_count);
        else
            printf("%s: a kernel that does nothing passes\n", own->name);
    }
}

int main(int count, char **arguments) {
    if (count != 2 && count != 4) {
        fprintf(stderr, "Usage: kernels SEED [KERNEL TRIAL]\n");
        return 2;
    }
    seed = strtoull(arguments[1], NULL, 10);
    level_list levels = levels_of_machine();
    if (levels.count == 0) {
        printf("This machine has only the portable kernels; nothing was compared.\n");
        return 1;
    }
    printf("seed %" PRIu64 ", portable and", seed);
    for (size_t i = 0; i < levels.count; i++) printf(" %s", levels.names[i]);
    printf("\n");
    reserve_areas();
    signal(SIGSEGV, stop);
    signal(SIGBUS, stop);
    if (count == 2) check_table();
    for (size_t i = 0; i < subject_count; i++) {
        size_t one = count == 4 ? strtoull(arguments[3], NULL, 10) : 0;
        if (count == 2)
            check(&subjects[i], &levels, 0, trial_count);
        else if (strcmp(subjects[i].name, arguments[2]) == 0)
            check(&subjects[i], &levels, one, one + 1);
    }
    printf("%zu passed, %zu failed\n", passed, failed);
    return failed != 0 || passed == 0;
}
