"""The losses of the network: for the map of the labeled boxes, and for the choice of crops itself."""

import torch
import torch.nn.functional as F

SHAPES = (1170 / 2532, 2532 / 1170, 2048 / 2732, 2732 / 2048, 1.0)  # width / height of the crops
PLACES = 49
MAPS = (1.0, 0.5)  # the weights of subject and core
MARGIN = 0.12  # of a window, on each side
PULL = {"across": 0.06, "down": 0.12}


def map_loss(logits, boxes, has):
    """Returns the cross entropy against soft ellipses in the boxes: the corners of a box are rarely subject."""
    _, _, height, width = logits.shape
    core = soft_box(boxes[:, 4:], height, width)
    subject = 0.55 * soft_box(boxes[:, :4], height, width) + 0.45 * core
    target = torch.stack([subject, core], 1) * has[:, None, None, None]
    entropy = F.binary_cross_entropy_with_logits(logits, target, reduction="none").mean((2, 3))
    return (entropy @ entropy.new_tensor(MAPS) * (0.3 + 0.7 * has)).mean()


def soft_box(box, height, width):
    left, top, right, bottom = box[:, :, None].unbind(1)

    def axis(low, high, samples):
        at = (torch.arange(samples, device=box.device) + 0.5) / samples
        inside = torch.sigmoid((at - low) * 2 * samples) * torch.sigmoid((high - at) * 2 * samples)
        return inside, ((at - (low + high) / 2) / ((high - low) / 2 + 0.5 / samples)).square()

    across, far_across = axis(left, right, width)
    down, far_down = axis(top, bottom, height)
    ellipse = torch.exp(-0.7 * (far_down[:, :, None] + far_across[:, None, :]).square())
    return down[:, :, None] * across[:, None, :] * (0.4 + 0.6 * ellipse)


class CropLoss:
    """The loss of quality when windows are chosen by the softmax of their content, for maps of one shape."""

    def __init__(self, height, width, ratio, verdict, device):
        self.verdict, self.cuts = verdict, []
        for shape in SHAPES:
            share = min(shape / ratio, ratio / shape)
            if share > 0.97:
                continue
            axis = "across" if shape < ratio else "down"
            samples = width if axis == "across" else height
            starts = torch.linspace(0, 1, PLACES, device=device) * (1 - share)
            pull = PULL[axis] * torch.linspace(-1, 1, PLACES, device=device).abs().pow(1.5)
            self.cuts.append((axis, share, starts, window_weights(samples, starts, share), pull))

    def __call__(self, logits, boxes, has):
        heat = torch.sigmoid(logits.float()) + 1e-4
        losses = [self.one(heat, boxes, has, *cut) for cut in self.cuts]
        return sum(losses) / max(1, len(losses))

    def one(self, heat, boxes, has, axis, share, starts, weights, pull):
        """Returns the mean of the loss by the subject alone, and by both maps together."""
        profiles = heat.sum(2 if axis == "across" else 3)
        subject, core = ((profiles / profiles.sum(2, keepdim=True)) @ weights - pull).unbind(1)
        with torch.no_grad():
            quality, cost = judged(boxes[:, 0::2] if axis == "across" else boxes[:, 1::2], starts, share)
            matters = has & (quality.amax(1) - quality.amin(1) > 0.03)
            regret = 2 * (quality.amax(1, keepdim=True) - quality) + self.verdict * (cost - cost.amin(1, keepdim=True))
            target = F.softmax(quality / 0.06, 1)
        loss = 0
        for holds in (subject, (subject + core) / 2):
            chosen = F.log_softmax(holds * 12, 1)
            loss = loss + ((chosen.exp() * regret).sum(1) - 0.25 * (target * chosen).sum(1)) / 2
        return (loss * matters).sum() / matters.sum().clamp(min=1)


def window_weights(samples, starts, share):
    """Returns [samples, places]: the weight of a sample in each window; the weight falls in the outer `MARGIN`."""
    fine = 64
    at = (torch.arange(samples * fine, device=starts.device) + 0.5) / (samples * fine)
    offset = at[:, None] - starts
    ramp = torch.minimum(offset, share - offset) / (MARGIN * share)
    return ramp.clamp(0, 1).view(samples, fine, -1).mean(1)


def judged(edges, starts, share):
    """Returns for each window its quality, 0...1, and the cost of its verdict: 0.4 if fair, 1.4 if bad."""
    low, high, core_low, core_high = edges[:, :, None].unbind(1)
    subject, core = kept(low, high, starts, share), kept(core_low, core_high, starts, share)
    aside = ((core_low + core_high) / 2 - starts - share / 2).abs() / (share / 2)
    quality = 0.62 * core + 0.33 * subject + 0.05 * (1 - aside).clamp(min=0)
    good = torch.sigmoid((core - 0.87) / 0.03) * torch.sigmoid((subject - 0.77) / 0.03)
    fair = torch.sigmoid((core - 0.53) / 0.04) * torch.sigmoid((subject - 0.43) / 0.04)
    return quality, 0.4 * (1 - good) + 1.0 * (1 - fair)


def kept(low, high, starts, share):
    """Returns the share of low...high that a window keeps, of the largest share possible."""
    inside = (torch.minimum(high, starts + share) - torch.maximum(low, starts)).clamp(min=0)
    return (inside / (high - low).clamp(min=1e-4, max=share)).clamp(max=1)
