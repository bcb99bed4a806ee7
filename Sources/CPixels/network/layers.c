#include "network.h"

cpx_layer_reader cpx_unpack_weights(size_t network, int16_t *weights) {
    const char *packed = cpx_packed_weights[network];
    for (size_t i = 0; i < CPX_SALIENCY_WEIGHTS; packed += 4) {
        uint32_t bits = 0;
        for (size_t k = 0; k < 4; k++) bits = bits << 6 | ((uint32_t)packed[k] & 63);
        for (size_t k = 0; k < 3 && i < CPX_SALIENCY_WEIGHTS; k++, i++)
            weights[i] = (int8_t)(bits >> (16 - 8 * k));
    }
    return (cpx_layer_reader){weights, network * CPX_SALIENCY_OUTPUTS};
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
