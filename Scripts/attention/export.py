#!/usr/bin/env python3
"""Turns the weights of the trained network into the C file that the program is built with. Needs numpy and PyTorch.

    export.py weights.npz > Sources/CPixels/network/weights.c

Each output of a layer has weights with a scale of its own. What it computes is the sum of weights times inputs, a shift
to the right, which leaves 16 bits, and a factor of 0.5...1 in Q15 (`cpx_layer` in kernels.h). Inputs and values behind
ReLU6 are in units of 1/2048. All other values are in units of 1/256, so that a layer reaches at least 64, and a sum of
layers 128; on pictures, layers make values up to 60, and sums up to 75. Larger ones count as the largest: compare.py
shows whether that hurts.
"""

import argparse
import sys

import numpy as np

from network import BLOCKS, DECODER, LEVELS, STEM

ACTIVATION, LINEAR, LOGIT = 1 / 2048, 1 / 256, 1 / 2048


def block(name, inputs, outputs, expansion, side):
    inner = expansion * inputs
    expand = [(name + ".expand", inputs, inner, 1, LINEAR, ACTIVATION)] if expansion > 1 else []
    return [
        *expand,
        (name + ".depthwise", 1, inner, side, ACTIVATION, ACTIVATION),
        (name + ".project", inner, outputs, 1, ACTIVATION, LINEAR),
    ]


def layers():
    """Returns name, inputs, outputs, side of the kernel, units of the inputs and of the outputs, in the order of use."""
    found = [("stem", 3, STEM, 3, ACTIVATION, ACTIVATION)]
    inputs = STEM
    for number, (outputs, expansion, side, _) in enumerate(BLOCKS):
        found += block(f"encoder.{number}", inputs, outputs, expansion, side)
        inputs = outputs
    first, second, third, last = LEVELS.values()
    for level, lateral in [(4, 2 * last), (3, third), (2, second), (1, first)]:
        found.append((f"l{level}", lateral, DECODER, 1, LINEAR, LINEAR))
        found += block(f"f{level}", DECODER, DECODER, 2, 3)
    return found + [("o", DECODER, 2, 1, LINEAR, LOGIT)]


def arranged(weights, side):
    """Returns the weights of a layer in the order of the kernels."""
    outputs, inputs = weights.shape[:2]
    if side > 1 and inputs == 1:
        return weights.reshape(outputs, side * side).T.ravel()
    rows = weights.transpose(0, 2, 3, 1).reshape(outputs, -1)
    rows = np.pad(rows, ((0, -outputs % 8), (0, rows.shape[1] % 2)))
    return rows.reshape(len(rows) // 8, 8, -1, 2).transpose(0, 2, 1, 3).ravel()


def quantized(weights, biases, unit_in, unit_out):
    """Returns weights of up to 12 bits, and for each output its bias, shift and factor."""
    # As large as sums of 31 bits allow, with biases of 30.
    largest = 6 * 2048 if unit_in == ACTIVATION else 2**15
    most = min(2047, (2**30 - 1) // (weights[0].size * largest))
    # An output whose weights are all 0 after training gets a scale that fits its bias.
    scales = np.maximum.reduce(
        [
            np.abs(weights).reshape(len(weights), -1).max(1) / most,
            np.abs(biases) / unit_in / 2**29,
            np.full(len(weights), 1e-6),
        ]
    )
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
    """Writes a weight as two characters of 6 bits each, from ? to ~."""
    sixes = np.stack([weights + 2048 >> 6, weights & 63], 1).ravel()
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
    parser.add_argument("weights")
    weights, (biases, shifts, factors) = exported(np.load(parser.parse_args().weights))
    print(
        "// Scripts/attention/export.py made this file. The weights were made from those of EfficientNet-Lite0 (Apache 2.0)."
    )
    print('\n#include "weights.h"\n')
    print(f'_Static_assert(CPX_SALIENCY_WEIGHTS == {len(weights)}, "");')
    print(f'_Static_assert(CPX_SALIENCY_OUTPUTS == {len(biases)}, "");\n')
    print("const char *const cpx_packed_weights =")
    print(*string_lines(packed(weights)), sep="\n", end=";\n")
    for kind, name, numbers in [
        ("int32_t", "biases", biases),
        ("int16_t", "factors", factors),
        ("uint8_t", "shifts", shifts),
    ]:
        print(f"\nconst {kind} cpx_{name}[] = {{", *number_lines(numbers), "};", sep="\n")


if __name__ == "__main__":
    main()
