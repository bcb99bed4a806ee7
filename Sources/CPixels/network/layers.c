#include "network.h"

void cpx_unpack_weights(int16_t *weights) {
    const char *packed = cpx_packed_weights;
    for (size_t i = 0; i < cpx_weight_count; packed += 4) {
        uint32_t bits = 0;
        for (size_t k = 0; k < 4; k++) bits = bits << 6 | ((uint32_t)packed[k] & 63);
        for (size_t k = 0; k < 3 && i < cpx_weight_count; k++, i++) weights[i] = (int8_t)(bits >> (16 - 8 * k));
    }
}

cpx_layer cpx_next_layer(cpx_run *run, size_t inputs, size_t outputs, cpx_activation activation) {
    cpx_layer layer = {
        .weights = run->weights,
        .biases = cpx_biases + run->output,
        .shifts = cpx_shifts + run->output,
        .factors = cpx_factors + run->output,
        .inputs = inputs,
        .outputs = outputs,
        .least = activation == cpx_relu6 ? 0 : INT16_MIN,
        .most = activation == cpx_relu6 ? 6 * cpx_one : INT16_MAX,
    };
    run->weights += inputs * outputs;
    run->output += outputs;
    return layer;
}
