#include "row_queue.h"

#include <stdlib.h>
#include <string.h>

size_t row_queue_count(const struct row_queue *queue) {
    return queue->kept_rows + queue->given_rows - queue->taken;
}

const uint8_t *row_queue_row(const struct row_queue *queue, size_t index) {
    size_t y = queue->taken + index;
    if (y < queue->kept_rows) return queue->kept + y * queue->width;
    return queue->given + (y - queue->kept_rows) * queue->stride;
}

static int reserve(struct row_queue *queue, size_t rows) {
    if (rows <= queue->kept_capacity) return 1;
    size_t capacity = rows < 2 * queue->kept_capacity ? 2 * queue->kept_capacity : rows;
    uint8_t *kept = realloc(queue->kept, capacity * queue->width);
    if (kept == NULL) return 0;
    queue->kept = kept;
    queue->kept_capacity = capacity;
    return 1;
}

int row_queue_keep(struct row_queue *queue) {
    size_t width = queue->width;
    size_t rows = row_queue_count(queue);
    size_t still_kept = queue->taken < queue->kept_rows ? queue->kept_rows - queue->taken : 0;
    if (!reserve(queue, rows)) return 0;
    if (still_kept > 0 && queue->taken > 0)
        memmove(queue->kept, queue->kept + queue->taken * width, still_kept * width);
    for (size_t y = still_kept; y < rows; y++)
        memcpy(queue->kept + y * width, row_queue_row(queue, y), width);
    queue->kept_rows = rows;
    queue->given_rows = 0;
    queue->taken = 0;
    return 1;
}

void row_queue_free(struct row_queue *queue) {
    free(queue->kept);
    queue->kept = NULL;
}
