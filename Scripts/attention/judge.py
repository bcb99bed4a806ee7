"""Computes crops from the maps of a picture, and judges them against the labeled boxes.

Maps are an array [2, h, w] of 0...1: of the subject and of its core.
"""

from dataclasses import dataclass

import numpy as np

SHAPES = {"portrait": 1170 / 2532, "landscape": 2532 / 1170, "pad": 2048 / 2732, "pad-landscape": 2732 / 2048}
KEYS = ("left", "top", "right", "bottom", "core_left", "core_top", "core_right", "core_bottom")
PULL = (0.15, 0.06)  # toward the middle, across and down; chosen by cross-validation
CORE_WEIGHT = 1.0  # of the core relative to the subject
MARGIN, UNSURE_FLOOR, PLACES = 0.12, 0.15, 97
ROOM = 0.03  # of a crop, on both sides of the core
LEAST_CONFIDENCE = 0.3  # of a picture with a subject


@dataclass
class Crop:
    box: tuple  # left, top, right, bottom in fractions of the picture
    kept: float = 1.0  # the share of the subject inside
    trust: float = 1.0  # the share of the core inside, times what it has in common with that of another look

    def verdict(self, row):
        """Good: keeps 85 % of the part of the core that fits, and 75 % of the subject; bad: less than 50 % or 40 %."""
        labelled = [float(row[key]) for key in KEYS]
        subject, core = kept(labelled[:4], self.box), kept(labelled[4:], self.box)
        return "good" if core >= 0.85 and subject >= 0.75 else "bad" if core < 0.5 or subject < 0.4 else "fair"


def crops(maps, ratio, others=None):
    """Returns the crop of each shape (width / height) in a picture of a ratio. `others` are its maps from another look."""
    return [cut(maps, shape, ratio, others) for shape in SHAPES.values()]


def kept(box, crop):
    (left, top, right, bottom), (x0, y0, x1, y1) = box, crop
    inside = max(0, min(right, x1) - max(left, x0)) * max(0, min(bottom, y1) - max(top, y0))
    best = min(1, (x1 - x0) / (right - left)) * min(1, (y1 - y0) / (bottom - top))
    return min(1.0, inside / ((right - left) * (bottom - top)) / best)


def cut(maps, shape, ratio, others=None):
    if shape == ratio:
        return Crop((0, 0, 1, 1))
    axis, share = (0, shape / ratio) if shape < ratio else (1, ratio / shape)
    profiles = profiles_of(maps, axis)
    start = placed(maps, profiles, axis, share)
    box = (start, 0, start + share, 1) if axis == 0 else (0, start, 1, start + share)
    subject, core = (profile.total(start + share) - profile.total(start) for profile in profiles)
    aside = 0 if others is None else abs(placed(others, profiles_of(others, axis), axis, share) - start)
    return Crop(box, subject, core * max(0, 1 - aside / share))


def placed(maps, profiles, axis, share):
    """Returns the start of the window that contains most, moved until it holds the core."""
    start = best(profiles, share, PULL[axis])
    return around(core_range(maps[1], axis), start, share) if maps[0].max() >= LEAST_CONFIDENCE else start


def profiles_of(maps, axis):
    """Returns the profiles of the subject and of its core along an axis. Uncertain mass is spread evenly."""
    return [Profile((one + UNSURE_FLOOR * (1 - one.max())).sum(axis)) for one in maps]


def best(profiles, share, pull):
    """Returns the start of the window with the largest content. Places away from the middle count a little less."""
    places = np.linspace(0, 1, PLACES)
    starts = places * (1 - share)
    subject, core = (profile.window(starts, share) for profile in profiles)
    holds = (subject + CORE_WEIGHT * core) / (1 + CORE_WEIGHT)
    return starts[(holds - pull * np.abs(2 * places - 1) ** 1.5).argmax()]


def core_range(core, axis):
    """Returns the range of the cells of at least half the largest one."""
    lines = np.flatnonzero(core.max(axis) >= core.max() / 2)
    return lines[0] / core.shape[1 - axis], (lines[-1] + 1) / core.shape[1 - axis]


def around(core, start, share):
    """Returns the start of the nearest window that holds the core, and some room beside it, as far as they fit."""
    low, high = core
    if high - low > share:
        return start
    room = min(ROOM * share, (share - (high - low)) / 2)
    return min(max(start, min(1, high + room) - share), max(0, low - room))


class Profile:
    def __init__(self, lines):
        self.count = len(lines)
        self.sums = np.concatenate([[0], (lines / lines.sum()).cumsum()])
        self.areas = np.concatenate([[0], ((self.sums[1:] + self.sums[:-1]) / 2).cumsum()]) / self.count

    def total(self, place):
        """Returns the share before a place."""
        return np.interp(place * self.count, np.arange(self.count + 1), self.sums)

    def area(self, place):
        """Returns the integral of the total up to a place."""
        cell = np.minimum((place * self.count).astype(int), self.count - 1)
        part = place * self.count - cell
        return self.areas[cell] + (self.sums[cell] + self.total(place)) / 2 * part / self.count

    def window(self, starts, share):
        """Returns the share in windows, with weights that fall toward their outer edges."""
        margin = MARGIN * share
        rising = self.area(starts + margin) - self.area(starts)
        falling = self.area(starts + share) - self.area(starts + share - margin)
        return (falling - rising) / margin
