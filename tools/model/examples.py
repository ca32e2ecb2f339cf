# SPDX-License-Identifier: GPL-3.0-or-later
"""Sentences of the grammar as tensors: what the model reads, and what it is asked."""
import torch

from grammar import LONGEST, Grammar
from lexicon import Lexicon

STAND_INS = {"noun": "<noun>", "adjective": "<adjective>", "verb": "<verb>", "adverb": "<adverb>"}
KINDS = ["pad", "noun", "adjective", "predicate", "verb", "adverb", "pronoun", "other"]


class Vocabulary:
    """Token 0 is padding and 1 the unknown word; then one stand-in for each kind of word; then the words."""

    def __init__(self, language):
        lexicon = Lexicon(language)
        self.kinds = lexicon.words()
        self.words = ["<pad>", "<unknown>", *STAND_INS.values(), *sorted(self.kinds)]
        self.index = {word: i for i, word in enumerate(self.words)}
        self.senses = sorted(f"{word}={sense}" for word, senses in lexicon.senses.items() for sense in senses)
        self.sense_index = {sense: i for i, sense in enumerate(self.senses)}

    def own_senses(self):
        """For each word which senses are its own, [words, senses]; a disguised word may be any."""
        table = torch.zeros(len(self.words), len(self.senses), dtype=torch.bool)
        for i, sense in enumerate(self.senses):
            table[self.index[sense.split("=")[0]], i] = True
        table[1:2 + len(STAND_INS)] = True
        return table

    def answer(self, sense):
        """{number of a sense: probability}; a word of which nothing tells the sense may have any of its own."""
        word, meaning = sense.split("=")
        if meaning != "none":
            return {self.sense_index[sense]: 1.}
        own = [i for s, i in self.sense_index.items() if s.startswith(word + "=")]
        return dict.fromkeys(own, 1 / len(own))


def training_sentences(language, count, seed, wildness):
    """[(tokens, whether they are wild)]"""
    grammar = Grammar(language, seed, wildness=wildness)
    return [(grammar.sentence(), grammar.wild) for _ in range(count)]


def tensors(sentences, vocabulary):
    """ids, kinds [n, T]; gold [role, n, T, T]: where the answers stand; senses [n, T, senses]; wild [n]."""
    n = len(sentences)
    result = {"ids": torch.zeros(n, LONGEST, dtype=torch.long), "kinds": torch.zeros(n, LONGEST, dtype=torch.long),
              "gold": torch.zeros(3, n, LONGEST, LONGEST, dtype=torch.bool),
              "senses": torch.zeros(n, LONGEST, len(vocabulary.senses)), "wild": torch.tensor([w for _, w in sentences])}
    for row, (tokens, _) in enumerate(sentences):
        place = {id(token): i for i, token in enumerate(tokens)}
        for i, token in enumerate(tokens):
            result["ids"][row, i] = vocabulary.index[token.word]
            result["kinds"][row, i] = KINDS.index(token.kind)
            for role, others in enumerate((token.described_by, token.about, token.told_by)):
                for other in others:
                    result["gold"][role, row, i, place[id(other)]] = True
            if token.sense:
                for sense, probability in vocabulary.answer(token.sense).items():
                    result["senses"][row, i, sense] = probability
    return result


def batch_of(data, pick):
    """The sentences `pick`, as long as the longest of them."""
    length = int((data["kinds"][pick] > 0).sum(1).max())
    return {"ids": data["ids"][pick, :length], "kinds": data["kinds"][pick, :length],
            "gold": data["gold"][:, pick, :length, :length], "senses": data["senses"][pick, :length],
            "wild": data["wild"][pick]}


def disguised(batch, vocabulary, generator, share=.06):
    """The ids with some words replaced by the stand-in of their kind, or by <unknown>."""
    dice = torch.rand(batch["ids"].shape, generator=generator)
    result = batch["ids"].clone()
    for kind, stand_in in STAND_INS.items():
        chosen = (batch["kinds"] == KINDS.index(kind)) & (dice < share)
        result[chosen] = vocabulary.index[stand_in]
        result[chosen & (dice < share / 3)] = vocabulary.index["<unknown>"]
    return result
