#ifndef KERNELS_CALLS_H
#define KERNELS_CALLS_H

#include "trial.h"

// Each makes the inputs of a trial and calls one kernel with them.

void call_weigh_rows(const cpx_kernels *kernels, trial *trial);
void call_weigh_columns(const cpx_kernels *kernels, trial *trial);
void call_double_columns(const cpx_kernels *kernels, trial *trial);

void call_split3(const cpx_kernels *kernels, trial *trial);
void call_split4(const cpx_kernels *kernels, trial *trial);
void call_rgb(const cpx_kernels *kernels, trial *trial);
void call_luma(const cpx_kernels *kernels, trial *trial);
void call_chroma(const cpx_kernels *kernels, trial *trial);
void call_half_chroma(const cpx_kernels *kernels, trial *trial);

void call_add_values(const cpx_kernels *kernels, trial *trial);

void call_pointwise(const cpx_kernels *kernels, trial *trial);
void call_depthwise(const cpx_kernels *kernels, trial *trial);
void call_saliency(const cpx_kernels *kernels, trial *trial);

// Equal at every level, but not on every processor and compiler.

void call_box_average(const cpx_kernels *kernels, trial *trial);
void call_box_means(const cpx_kernels *kernels, trial *trial);
void call_lanczos(const cpx_kernels *kernels, trial *trial);

#endif
