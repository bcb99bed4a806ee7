#ifndef CPIXELS_ROW_QUEUE_H
#define CPIXELS_ROW_QUEUE_H

#include <stddef.h>
#include <stdint.h>

/// Rows of one plane between a caller, who has them in portions of any size, and a codec that takes so many
/// at a time. They are copied only when a portion is over before they are taken.
struct row_queue {
    /// Samples in a row.
    size_t width;
    /// Rows of earlier portions, packed.
    uint8_t *kept;
    size_t kept_rows;
    size_t kept_capacity;
    /// Rows of the portion at hand, behind those kept; the caller's.
    const uint8_t *given;
    size_t given_rows;
    size_t stride;
    /// Rows at the front that have been taken.
    size_t taken;
};

/// The rows that can be taken.
size_t row_queue_count(const struct row_queue *queue);

/// The row `index` places behind the next; less than `row_queue_count`. Valid until `row_queue_keep`.
const uint8_t *row_queue_row(const struct row_queue *queue, size_t index);

/// Copies what was not taken, so that the caller's portion may go. Returns 0 when there is no memory for it.
int row_queue_keep(struct row_queue *queue);

/// Frees what is kept.
void row_queue_free(struct row_queue *queue);

#endif
