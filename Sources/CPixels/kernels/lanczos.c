#include "kernels.h"

// With a fused multiply-add, some machines would round once instead of twice, and compute other weights.
#pragma STDC FP_CONTRACT OFF

void cpx_lanczos(double *values, size_t count, double radius) {
    for (size_t i = 0; i < count; i++) {
        double u = values[i] / radius;
        double square = 9.869604401089358 * u * u; // (pi u)^2
        double sinc = 1 - square * (1.0 / 210);
        sinc = 1 - square * (1.0 / 156) * sinc;
        sinc = 1 - square * (1.0 / 110) * sinc;
        sinc = 1 - square * (1.0 / 72) * sinc;
        sinc = 1 - square * (1.0 / 42) * sinc;
        sinc = 1 - square * (1.0 / 20) * sinc;
        sinc = 1 - square * (1.0 / 6) * sinc;
        values[i] = sinc * sinc * (1 - square * (4.0 / 3) * sinc * sinc);
    }
}
