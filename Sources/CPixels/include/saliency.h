#ifndef CPIXELS_SALIENCY_H
#define CPIXELS_SALIENCY_H

#include <stddef.h>
#include <stdint.h>

#include "kernels.h"

#pragma clang assume_nonnull begin

/// The outcome of a call.
typedef enum {
    CPX_SALIENCY_OK = 0,
    /// A side of the picture is shorter than `CPX_SALIENCY_MIN_SIDE` or longer than `CPX_SALIENCY_MAX_SIDE`.
    CPX_SALIENCY_SIZE,
} cpx_saliency_code;

enum { CPX_SALIENCY_MIN_SIDE = 16, CPX_SALIENCY_MAX_SIDE = 256 };

/// A reduced picture in the color model of JFIF.
typedef struct {
    size_t width;
    size_t height;
    /// Y, Cb and Cr, all of this size, or only Y of a gray picture.
    const cpx_rows *planes;
    size_t plane_count;
} cpx_saliency_image;

/// Room for the result: a byte for each cell of 4 x 4 samples, `(width + 3) / 4` in a row and `(height + 3) / 4` rows.
typedef struct {
    /// The share of the subject in each cell, 0...255.
    uint8_t *subject;
    /// The share of its core, the part that must never be cut.
    uint8_t *core;
} cpx_saliency_maps;

/// Bytes of working memory for a picture of any size, less than 8 MB.
size_t cpx_saliency_memory(void);

/// Finds the subject of a picture with a neural network in integer arithmetic.
///
/// The kernels of all levels return the same maps. `memory` holds `cpx_saliency_memory` bytes, aligned for 16 bits.
cpx_saliency_code cpx_saliency(const cpx_saliency_image *picture, const cpx_kernels *kernels, void *memory,
                               const cpx_saliency_maps *maps);

#pragma clang assume_nonnull end

#endif
