#include "network.h"

cpx_layer_reader cpx_unpack_weights(int16_t *weights) {
    const char *packed = cpx_packed_weights;
    for (size_t i = 0; i < CPX_SALIENCY_WEIGHTS; i++, packed += 2)
        weights[i] = (int16_t)(((packed[0] & 63) << 6 | (packed[1] & 63)) - 2048);
    return (cpx_layer_reader){weights, 0};
}

cpx_layer cpx_next_layer(cpx_layer_reader *reader, size_t inputs, size_t outputs, bool relu6) {
    cpx_layer layer = {
        .weights = reader->weights,
        .biases = cpx_biases + reader->output,
        .shifts = cpx_shifts + reader->output,
        .factors = cpx_factors + reader->output,
        .inputs = inputs,
        .outputs = outputs,
        .least = relu6 ? 0 : INT16_MIN,
        .most = relu6 ? 6 * cpx_one : INT16_MAX,
    };
    reader->weights += inputs * outputs;
    reader->output += outputs;
    return layer;
}
