"""The steps of the training of one network."""

from dataclasses import dataclass

import numpy as np
import torch
from torch import nn

from losses import CropLoss, map_loss
from network import Network, imagenet
from pictures import LONGEST, views

ENCODER_RATE = 0.1  # of the encoder, which learned before, relative to the decoder
START = 3  # the seed of the decoder's first weights: only networks with the same start have a mean that works


@dataclass
class Settings:
    steps: int = 1370  # ten times each picture
    minutes: float = 0.0  # the duration of training, whatever the steps
    batch: int = 32
    rate: float = 2e-3
    decay: float = 0.02
    seed: int = 3  # of what is shown, and how it is altered
    strong: bool = True  # stronger alterations of the pictures
    verdict: float = 1.0  # weight of the verdict's cost in the loss of a crop
    people: float = 2.0  # the factor by which pictures of people are shown more often
    dropout: float = 0.1
    start: str = ""  # weights to continue from, instead of those of ImageNet


class Lessons:
    """Steps of the optimizer.

    On a GPU the step for each shape is one recorded graph, on a stream of its own: the network is so small that
    starting its kernels one by one takes longer than running them, and several fit side by side.
    """

    def __init__(self, album, settings):
        torch.manual_seed(START)
        self.album, self.settings, self.device = album, settings, album.pixels.device
        self.cuda = self.device.type == "cuda"
        self.network = Network(settings.dropout, folded=bool(settings.start))
        self.network.start(dict(np.load(settings.start)) if settings.start else imagenet())
        torch.manual_seed(settings.seed)
        self.network.to(self.device, memory_format=torch.channels_last)
        self.rate, self.encoder_rate = (torch.zeros((), device=self.device) for _ in range(2))
        encoder = list(self.network.encoder.parameters())
        of_encoder = {id(one) for one in encoder}
        others = [one for one in self.network.parameters() if id(one) not in of_encoder]
        self.optimizer = torch.optim.AdamW(
            [{"params": others, "lr": self.rate}, {"params": encoder, "lr": self.encoder_rate}],
            weight_decay=settings.decay,
            capturable=self.cuda,
            fused=self.cuda,
        )
        newest = self.network.state_dict()
        self.mean = {name: value.clone() for name, value in newest.items()}
        floating = [name for name, value in newest.items() if value.is_floating_point()]
        self.pairs = [self.mean[name] for name in floating], [newest[name] for name in floating]
        self.losses = torch.zeros(2, device=self.device)
        self.prepared, self.graphs, self.pool, self.stream = {}, {}, None, None
        if self.cuda:
            self.stream = torch.cuda.Stream()
            self.stream.wait_stream(torch.cuda.current_stream())

    def step(self, ratio, index, rate, share):
        """Takes one step on the pictures at `index`; then the mean weights move by a share toward the newest."""
        with torch.cuda.stream(self.stream):
            if self.cuda and ratio not in self.graphs:
                self.record(ratio, index)
            self.rate.fill_(rate)
            self.encoder_rate.fill_(ENCODER_RATE * rate)
            if self.cuda:
                graph, fixed = self.graphs[ratio]
                fixed.copy_(index, non_blocking=True)
                graph.replay()
            else:
                self.learn(ratio, index)
            with torch.no_grad():
                torch._foreach_lerp_(*self.pairs, share)

    def report(self):
        self.result()
        return "map {:.3f} crops {:.3f}".format(*self.losses.tolist())

    def result(self):
        """Returns the mean weights, once all steps are done."""
        if self.stream:
            self.stream.synchronize()
        return self.mean

    def record(self, ratio, index):
        """Warms up with a rate of 0, which creates the optimizer's state, then records."""
        fixed = index.to(self.device)
        self.rate.zero_()
        self.encoder_rate.zero_()
        for _ in range(2):
            self.learn(ratio, fixed)
        graph = torch.cuda.CUDAGraph()
        self.optimizer.zero_grad(set_to_none=True)
        with torch.cuda.graph(graph, pool=self.pool, stream=self.stream):
            self.learn(ratio, fixed)
        self.pool = self.pool or graph.pool()
        self.graphs[ratio] = graph, fixed

    def learn(self, ratio, index):
        columns, lines = shape = shape_of(ratio)
        if ratio not in self.prepared:
            self.prepared[ratio] = CropLoss(
                lines // 4, columns // 4, columns / lines, self.settings.verdict, self.device
            )
        planes, boxes, has = views(self.album, index, shape, self.settings.strong)
        planes = planes.contiguous(memory_format=torch.channels_last)
        with torch.autocast(self.device.type, torch.bfloat16, enabled=self.cuda, cache_enabled=False):
            logits = self.network(planes)
        logits = logits.float()
        on_map, on_crops = map_loss(logits, boxes, has), self.prepared[ratio](logits, boxes, has)
        self.optimizer.zero_grad(set_to_none=True)
        (on_map + on_crops).backward()
        nn.utils.clip_grad_norm_(self.network.parameters(), 2.0)
        self.optimizer.step()
        self.losses.copy_(torch.stack([on_map.detach(), on_crops.detach()]))


def shape_of(ratio):
    """Returns the size of pictures of a ratio: 256 along the longer side, multiples of 16."""
    width, height = ratio
    shorter = max(32, round(LONGEST * min(ratio) / max(ratio) / 16) * 16)
    return (LONGEST, shorter) if width >= height else (shorter, LONGEST)
