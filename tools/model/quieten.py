# SPDX-License-Identifier: GPL-3.0-or-later
"""Lowers the scores that head 1 gives to later words, which training never sees because it masks them.

    /usr/bin/python3 tools/model/quieten.py en    after train.py; changes the queries and keys of that head alone

A lecture shows the grid of scores before it masks them. The weights after the mask stay what they are, so that everything
that follows from them stays too. Without the mask they shall be nearly the same; and a token that looks at itself shall
have smaller scores than one that looks at others, which changes no weight.
"""
import json
import sys

import numpy as np

from grammar import Grammar
from lexicon import LANGUAGES
from reference import MODELS, Transformer, positional_encoding, softmax
from safetensors import save

SETTINGS = dict(seed=7, sentences=6000, steps=9000, batch=48, rate=6e-3, asking=15., later=.4, height=8., level=.001,
                wildness=.25)
STAND_INS = {"noun": "<noun>", "adjective": "<adjective>", "verb": "<verb>", "adverb": "<adverb>"}
NAMES = ("block1.head1.W_Q", "block1.head1.W_K")


def examples(model, settings, rng):
    """The inputs of sentences, [n, T, d], and how long they are; some words are replaced by the stand-in of their kind."""
    grammar = Grammar(model.language, settings["seed"], wildness=settings["wildness"])
    sentences = [grammar.sentence() for _ in range(settings["sentences"])]
    lengths = np.array([len(tokens) for tokens in sentences])
    ids = np.zeros((len(sentences), lengths.max()), int)
    for row, tokens in enumerate(sentences):
        for i, token in enumerate(tokens):
            word = STAND_INS.get(token.kind, token.word) if rng.random() < .06 else token.word
            ids[row, i] = model.index.get(word, 1)
    first = rng.integers(0, model.about["positions"] - lengths.max() + 1, len(sentences))
    first[::2] = 0  # most sentences of a lecture begin at the first position
    positions = positional_encoding(model.about["positions"], model.tensors["W_E"].shape[1])
    return model.tensors["W_E"][ids] + positions[first[:, None] + np.arange(ids.shape[1])], lengths


class Batch:
    """Some sentences, and the weights that the head gave before."""

    def __init__(self, x, lengths, w_q, w_k):
        self.x = x[:, :lengths.max()]
        place = np.arange(self.x.shape[1])
        self.real = place[None, :] < lengths[:, None]
        self.seen = self.real[:, None, :] & np.ones((1, len(place), 1), bool)
        self.past = self.seen & (place[None, :, None] >= place[None, None, :])
        self.wanted = softmax(np.where(self.past, self.scores(w_q, w_k), -1e9))

    def scores(self, w_q, w_k):
        return (self.x @ w_q) @ (self.x @ w_k).transpose(0, 2, 1) / np.sqrt(w_q.shape[1])

    def costs(self, w_q, w_k, settings):
        """({name: cost}, their gradients by both matrices)."""
        scores = self.scores(w_q, w_k)
        before, free = (softmax(np.where(mask, scores, -1e9)) for mask in (self.past, self.seen))
        level = np.log((np.exp(scores.clip(-60, 60)) * self.past).sum(2, keepdims=True) + 1e-30)
        own = np.diagonal(self.wanted, axis1=1, axis2=2)[:, :, None]
        off = level - settings["height"] * (1 - own)  # softmax does not see it
        rows = self.real[:, :, None] * (1 + settings["asking"] * (1 - own))
        rows /= rows.sum()
        costs = {"kept": float((rows * self.wanted * (np.log(self.wanted + 1e-9) - np.log(before + 1e-9))).sum()),
                 "later": float((rows * free * ~self.past).sum()),
                 "level": float((rows * off ** 2).sum() ** .5)}
        slope = rows * ((before - self.wanted) + settings["later"] * (free - before)
                        + settings["level"] * 2 * off * before)
        slope /= np.sqrt(w_q.shape[1])
        q, k = self.x @ w_q, self.x @ w_k
        return costs, (np.einsum("nid,nie->de", self.x, slope @ k),
                       np.einsum("njd,nje->de", self.x, slope.transpose(0, 2, 1) @ q))


def quieten(model, settings):
    rng = np.random.default_rng(settings["seed"])
    x, lengths = examples(model, settings, rng)
    old = [model.tensors[name] for name in NAMES]
    matrices = [matrix.copy() for matrix in old]
    mean, square = [0., 0.], [0., 0.]
    for step in range(settings["steps"]):
        pick = rng.integers(0, len(x), settings["batch"])
        batch = Batch(x[pick], lengths[pick], *old)
        costs, slopes = batch.costs(*matrices, settings)
        rate = settings["rate"] * (1 - step / settings["steps"])
        for i, slope in enumerate(slopes):  # Adam
            mean[i] = .9 * mean[i] + .1 * slope
            square[i] = .98 * square[i] + .02 * slope ** 2
            correction = (1 - .98 ** (step + 1)) ** .5 / (1 - .9 ** (step + 1))
            matrices[i] -= rate * correction * mean[i] / (np.sqrt(square[i]) + 1e-9)
        if step % 1000 == 0 or step == settings["steps"] - 1:
            print(f"{step:5d} " + "  ".join(f"{name} {value:.4f}" for name, value in costs.items()), flush=True)
    for name, matrix in zip(NAMES, matrices):
        model.tensors[name] = matrix


def main():
    for language in sys.argv[1:] or LANGUAGES:
        path = MODELS / f"{language}.safetensors"
        model = Transformer(path)
        quieten(model, SETTINGS)
        about = model.about | {"training": model.about["training"] | {"quieten": SETTINGS}}
        texts = {name: json.dumps(value, ensure_ascii=False) for name, value in about.items()}
        save(path, model.tensors,
             {"format": "lectograph small language model 1", "language": language, "license": "GPL-3.0-or-later"} | texts)


if __name__ == "__main__":
    main()
