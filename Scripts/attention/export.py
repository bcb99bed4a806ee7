#!/usr/bin/env python3
"""Turns the weights of trained networks into the C file that the program is built with. Needs numpy.

    export.py one.npz other.npz > Sources/CPixels/network/weights.c

Each output of a layer has weights of 8 bits with a scale of its own. What it computes is the sum of weights times inputs,
a shift to the right, which leaves 16 bits, and a factor of 0.5...1 in Q15 (`cpx_layer` in kernels.h). Inputs and values
behind ReLU6 are in units of 1/2048. All other values are in units of 1/512, so that a layer reaches at least 32, and a sum
of layers 64; the networks so far made no values beyond 26. Larger ones count as the largest: compare.py shows whether that
hurts.
"""

import argparse
import sys

import numpy as np

ACTIVATION, LINEAR, LOGIT = 1 / 2048, 1 / 512, 1 / 2048


def block(name, inputs, outputs):
    return [
        (name + ".expand", inputs, 2 * inputs, 1, LINEAR, ACTIVATION),
        (name + ".depthwise", 1, 2 * inputs, 3, ACTIVATION, ACTIVATION),
        (name + ".project", 2 * inputs, outputs, 1, ACTIVATION, LINEAR),
    ]


def lateral(name, inputs):
    return [(name, inputs, 32, 1, LINEAR, LINEAR)]


def layers():
    """Returns name, inputs, outputs, side of the kernel, units of the inputs and of the outputs, in the order of use."""
    found = [("stem", 5, 16, 3, ACTIVATION, ACTIVATION)]
    channels = 16
    for level, (outputs, blocks) in enumerate([(24, 2), (32, 3), (48, 3), (64, 4)], 1):
        for i in range(blocks):
            found += block(f"e{level}.{i}", channels, outputs)
            channels = outputs
    # The inputs of the first block are behind ReLU6.
    found[1] = found[1][:4] + (ACTIVATION, ACTIVATION)
    found += lateral("l4", 2 * 64)
    for level, inputs in [(3, 48), (2, 32), (1, 24)]:
        found += lateral(f"l{level}", inputs) + block(f"f{level}", 32, 32)
    return found + [("o", 32, 2, 1, LINEAR, LOGIT)]


def arranged(weights, side):
    """Returns the weights of a layer in the order of the kernels."""
    outputs, inputs = weights.shape[:2]
    if side == 3 and inputs == 1:
        return weights.reshape(outputs, 9).T.ravel()
    rows = weights.transpose(0, 2, 3, 1).reshape(outputs, -1)
    rows = np.pad(rows, ((0, -outputs % 8), (0, rows.shape[1] % 2)))
    return rows.reshape(len(rows), -1, 2).transpose(1, 0, 2).ravel()


def quantized(weights, biases, unit_in, unit_out):
    """Returns weights of 8 bits, and for each output its bias, shift and factor."""
    # An output whose weights are all 0 after training gets a scale that fits its bias.
    largest = np.abs(weights).reshape(len(weights), -1).max(1)
    scales = np.maximum.reduce([largest / 127, np.abs(biases) / unit_in / 2**29, np.full(len(weights), 1e-6)])
    small = np.rint(weights / scales[:, None, None, None]).astype(np.int64)
    # One unit of the sum in units of the output: a factor of 0.5...1 and a power of two.
    ratios = scales * unit_in / unit_out
    shifts = np.ceil(-np.log2(ratios)).astype(np.int64) - 1
    factors = np.rint(ratios * 2.0 ** (shifts + 15)).astype(np.int64)
    carried = factors == 1 << 15
    factors[carried], shifts[carried] = 1 << 14, shifts[carried] - 1
    sums = np.rint(biases / (scales * unit_in)).astype(np.int64) + (1 << shifts >> 1)
    if shifts.min() < 0 or shifts.max() > 31 or np.abs(sums).max() > 1 << 30:
        sys.exit("A layer needs a scale or a bias that the kernels do not have.")
    return small, sums, shifts, factors


def packed(weights):
    """Packs three weights into four characters of 6 bits each, from ? to ~."""
    padded = np.pad(weights, (0, -len(weights) % 3)).astype(np.uint8).reshape(-1, 3).astype(np.uint32)
    bits = padded[:, 0] << 16 | padded[:, 1] << 8 | padded[:, 2]
    sixes = np.stack([bits >> shift & 63 for shift in (18, 12, 6, 0)], 1).ravel()
    return "".join(chr(63 if six == 63 else 64 + six) for six in sixes)


def string_lines(text, width=112):
    for start in range(0, len(text), width):
        yield '    "' + text[start : start + width].replace("\\", "\\\\") + '"'


def number_lines(numbers, width=116):
    line = "   "
    for number in numbers:
        if len(line) + len(f" {number},") > width:
            yield line
            line = "   "
        line += f" {number},"
    yield line


def exported(network):
    """Returns the weights of a network as text, and the biases, shifts and factors of its outputs."""
    weights, per_output = [], []
    for name, inputs, outputs, side, unit_in, unit_out in layers():
        w, b = (network[f"{name}.{kind}"].astype(np.float64) for kind in "wb")
        if w.shape != (outputs, inputs, side, side):
            sys.exit(f"{name} is {w.shape}, not {(outputs, inputs, side, side)}: another architecture.")
        small, *numbers = quantized(w, b, unit_in, unit_out)
        weights.append(arranged(small, side))
        per_output.append(np.pad(np.stack(numbers), ((0, 0), (0, -outputs % 8))))
    return np.concatenate(weights), np.concatenate(per_output, 1)


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("weights", nargs="+")
    weights, per_output = zip(*(exported(np.load(path)) for path in parser.parse_args().weights), strict=True)
    biases, shifts, factors = np.concatenate(per_output, 1)
    print('// Scripts/attention/export.py made this file.\n\n#include "weights.h"\n')
    print(f'_Static_assert(CPX_SALIENCY_NETWORKS == {len(weights)}, "");')
    print(f'_Static_assert(CPX_SALIENCY_WEIGHTS == {len(weights[0])}, "");')
    print(f'_Static_assert(CPX_SALIENCY_NETWORKS * CPX_SALIENCY_OUTPUTS == {len(biases)}, "");\n')
    print("const char *const cpx_packed_weights[] = {")
    for one in weights:
        print(*string_lines(packed(one)), sep="\n", end=",\n")
    print("};")
    for kind, name, numbers in [
        ("int32_t", "biases", biases),
        ("int16_t", "factors", factors),
        ("uint8_t", "shifts", shifts),
    ]:
        print(f"\nconst {kind} cpx_{name}[] = {{", *number_lines(numbers), "};", sep="\n")


if __name__ == "__main__":
    main()
