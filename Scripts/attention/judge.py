"""The crops that a map leads to, and how good they are against the labelled boxes."""

import numpy as np

SHAPES = {"portrait": 1170 / 2532, "landscape": 2532 / 1170, "pad": 2048 / 2732, "pad-landscape": 2732 / 2048}
KEYS = ("left", "top", "right", "bottom", "core_left", "core_top", "core_right", "core_bottom")
PULL = (0.15, 0.06)  # to the middle, across and down; chosen by cross-validation
MARGIN, UNSURE_FLOOR, PLACES = 0.12, 0.15, 97


def verdicts(row, saliency):
    """The verdict on each shape's crop, and the share of the map that it keeps."""
    box, ratio = [float(row[key]) for key in KEYS], float(row["width"]) / float(row["height"])
    return [(judge(box, crop), share) for crop, share in (cut(saliency, shape, ratio) for shape in SHAPES.values())]


def judge(box, crop):
    """Good: keeps 85 % of what fits of the core, and 75 % of the subject; bad: less than 50 % or 40 %."""
    subject, core = kept(box[:4], crop), kept(box[4:], crop)
    return "good" if core >= 0.85 and subject >= 0.75 else "bad" if core < 0.5 or subject < 0.4 else "fair"


def kept(box, crop):
    (left, top, right, bottom), (x0, y0, x1, y1) = box, crop
    inside = max(0, min(right, x1) - max(left, x0)) * max(0, min(bottom, y1) - max(top, y0))
    best = min(1, (x1 - x0) / (right - left)) * min(1, (y1 - y0) / (bottom - top))
    return min(1.0, inside / ((right - left) * (bottom - top)) / best)


def cut(saliency, shape, ratio):
    """The crop of a shape (width / height) in a picture of a ratio, and the share of the map inside."""
    if shape == ratio:
        return (0, 0, 1, 1), 1.0
    axis, share = (0, shape / ratio) if shape < ratio else (1, ratio / shape)
    start, inside = window((saliency + UNSURE_FLOOR * (1 - saliency.max())).sum(axis), share, PULL[axis])
    return ((start, 0, start + share, 1) if axis == 0 else (0, start, 1, start + share)), inside


def window(profile, share, pull):
    """The start of the window that holds most, and the share of the map inside. Its outer margin counts
    less and less, and places beside the middle count a little less."""
    profile = profile / profile.sum()
    count, margin = len(profile), MARGIN * share
    sums = np.concatenate([[0], profile.cumsum()])
    areas = np.concatenate([[0], ((sums[1:] + sums[:-1]) / 2).cumsum()]) / count

    def total(place):
        return np.interp(place * count, np.arange(count + 1), sums)

    def area(place):
        cell = np.minimum((place * count).astype(int), count - 1)
        part = place * count - cell
        return areas[cell] + (sums[cell] + total(place)) / 2 * part / count

    places = np.linspace(0, 1, PLACES)
    starts = places * (1 - share)
    rising = (area(starts + margin) - area(starts)) / margin
    falling = (area(starts + share) - area(starts + share - margin)) / margin
    best = starts[(falling - rising - pull * np.abs(2 * places - 1) ** 1.5).argmax()]
    return best, total(best + share) - total(best)
