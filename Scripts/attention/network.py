"""The saliency network, and its weights with batch normalization folded in."""

import numpy as np
import torch
import torch.nn.functional as F
from torch import nn

CHANNELS = (16, 24, 32, 48, 64)
STAGES = {"e1": (1, 1), "e2": (1, 1, 1), "e3": (1, 1, 1), "e4": (1, 1, 2, 1)}  # the dilation of each block


def normalized(inputs, outputs, folded, **options):
    """Makes a convolution and its normalization, or a convolution with the normalization folded in."""
    if folded:
        return nn.Sequential(nn.Conv2d(inputs, outputs, **options))
    return nn.Sequential(nn.Conv2d(inputs, outputs, bias=False, **options), nn.BatchNorm2d(outputs))


class Block(nn.Module):
    """An inverted residual: expand, depthwise 3 x 3, project; adds its input if the shapes agree."""

    def __init__(self, inputs, outputs, folded, stride=1, dilation=1):
        super().__init__()
        inner = 2 * inputs
        self.expand = normalized(inputs, inner, folded, kernel_size=1)
        self.depthwise = normalized(
            inner, inner, folded, kernel_size=3, stride=stride, padding=dilation, dilation=dilation, groups=inner
        )
        self.project = normalized(inner, outputs, folded, kernel_size=1)
        self.residual = stride == 1 and inputs == outputs

    def forward(self, samples):
        inner = F.relu6(self.depthwise(F.relu6(self.expand(samples), inplace=True)), inplace=True)
        return samples + self.project(inner) if self.residual else self.project(inner)


class Network(nn.Module):
    """Three color planes to the logits of two maps of a quarter of their size: of the subject, and of its core.

    If normalization is folded in, the network can start with the arrays of inference.
    """

    def __init__(self, dropout=0.15, folded=False, keeps_details=False):
        super().__init__()
        self.keeps_details = keeps_details
        self.dropout = dropout
        self.stem = normalized(5, CHANNELS[0], folded, kernel_size=3, stride=2, padding=1)
        for stage, (name, dilations) in enumerate(STAGES.items()):
            inputs, outputs = CHANNELS[stage : stage + 2]
            blocks = [Block(inputs, outputs, folded, 2)]
            blocks += [Block(outputs, outputs, folded, 1, d) for d in dilations[1:]]
            setattr(self, name, nn.Sequential(*blocks))
        middle = CHANNELS[2]
        self.l4 = nn.Conv2d(2 * CHANNELS[4], middle, 1)
        self.l3, self.l2, self.l1 = (nn.Conv2d(CHANNELS[stage], middle, 1) for stage in (3, 2, 1))
        self.f3, self.f2, self.f1 = (Block(middle, middle, folded) for _ in range(3))
        self.o = nn.Conv2d(middle, 2, 1)

    def forward(self, planes):
        with torch.set_grad_enabled(torch.is_grad_enabled() and not self.keeps_details):
            first = self.e1(F.relu6(self.stem(with_coordinates(planes)), inplace=True))
        levels = [first]
        for stage in (self.e2, self.e3, self.e4):
            levels.append(stage(levels[-1]))
        encoded = levels[-1]
        deepest = F.dropout2d(encoded, self.dropout, self.training)
        mean = deepest.mean((2, 3), keepdim=True).expand_as(deepest)
        decoded = self.l4(torch.cat([deepest, mean], 1))
        for lateral, refine, level in (
            (self.l3, self.f3, levels[2]),
            (self.l2, self.f2, levels[1]),
            (self.l1, self.f1, levels[0]),
        ):
            larger = F.interpolate(decoded, size=level.shape[2:], mode="bilinear", align_corners=False)
            decoded = refine(larger + lateral(level))
        return self.o(decoded)

    def start(self, arrays):
        """Continues from the arrays of inference. A core that is not among them starts as the subject."""
        if len(arrays["o.w"]) == 1:
            less = np.array([0, 1], np.float32)
            arrays = arrays | {"o.w": arrays["o.w"].repeat(2, 0), "o.b": arrays["o.b"].repeat(2) - less}
        state = {}
        for name in self.state_dict():
            layer, _, kind = name.rpartition(".")
            state[name] = torch.from_numpy(arrays[f"{layer.removesuffix('.0')}.{kind[0]}"])
        self.load_state_dict(state)


def with_coordinates(planes):
    """Adds x squared and y, -1 to 1: they distinguish the middle and the ground, but not left from right."""
    count, _, height, width = planes.shape
    across = torch.linspace(-1, 1, width, device=planes.device).square().expand(count, 1, height, width)
    down = torch.linspace(-1, 1, height, device=planes.device)[:, None].expand(count, 1, height, width)
    return torch.cat([planes, across, down], 1)


def color_planes(rgb):
    """Converts [n, 3, h, w] RGB 0...255 to luma and two color differences, each of about unit spread."""
    red, green, blue = rgb.unbind(1)
    luma = 0.299 * red + 0.587 * green + 0.114 * blue
    return torch.stack([(luma - 118) / 64, (blue - luma) * 0.564 / 32, (red - luma) * 0.713 / 32], 1)


def folded(state):
    """Returns the arrays of inference: `<layer>.w` and `<layer>.b`."""
    state = {name: value.detach().double().cpu().numpy() for name, value in state.items()}
    arrays = {}
    for name in sorted(state):
        layer, _, kind = name.rpartition(".")
        if kind != "weight" or state[name].ndim < 4:
            continue
        if layer.endswith(".0") and layer[:-1] + "1.running_var" in state:
            layer, norm = layer[:-2], layer[:-1] + "1."
            factor = state[norm + "weight"] / np.sqrt(state[norm + "running_var"] + 1e-5)
            bias = state[norm + "bias"] - state[norm + "running_mean"] * factor
            arrays[layer + ".w"], arrays[layer + ".b"] = state[name] * factor[:, None, None, None], bias
        else:
            inner = layer.removesuffix(".0")
            arrays[inner + ".w"], arrays[inner + ".b"] = state[name], state[layer + ".bias"]
    return {name: array.astype(np.float32) for name, array in arrays.items()}
