# SPDX-License-Identifier: GPL-3.0-or-later
"""Measures the shipped models on sentences whose links are known, and writes their cards.

    /usr/bin/python3 tools/model/measure.py en zh ko
"""
import random
import sys

import numpy as np

from grammar import Grammar, Token
from lexicon import LANGUAGES, Lexicon
from reference import MODELS, Transformer

NAMES = {"en": "English", "zh": "Chinese", "ko": "Korean"}
# name: (head, who asks, where the answer stands)
RELATIONS = {"noun → its adjectives": (0, lambda t: t.kind == "noun" and t.described_by, lambda t: t.described_by),
             "verb → its subject": (1, lambda t: t.kind == "verb" and t.about, lambda t: t.about),
             "pronoun → its antecedent": (1, lambda t: t.kind == "pronoun" and t.about, lambda t: t.about),
             "ambiguous word → what tells": (2, lambda t: t.told_by, lambda t: t.told_by)}
CARD = """# Small language model, {name}

A transformer of one layer with {heads} attention heads, {parameters} parameters and {words} words, for lectures that show
every number of a model. Made by `tools/model` (GPL-3.0-or-later, like the program); trained in {seconds} s on one core with
seed {seed} on {sentences} sentences of a small grammar, which is all it knows of the world.

It was asked for more than the next word. Costs in training guide three heads to look at what describes a word (1), at whom
it is about (2) and at what tells its meaning (3): guide {guide}, home {home}, rest {rest}, apart {apart}. Head 4 is free.
Without them the same roles appear, mixed over the heads. Never present the roles as something that emerged by itself.
The scores of head 1 for later words, which the mask hides and training does not see, were lowered afterwards.

Of the attention on sentences that training never showed, to where it should go (share), and how often most of it goes there:

| sentences | {relations} | sense right |
|---|{columns}---|
{rows}

The next word is among the five likeliest in {five:.0%} of all cases; a noun without adjectives gives {bare:.2f} of its
attention to those of others.

It fails where adjectives and nouns meet at random (third row), reads an unknown word as the stand-in of its kind, knows
sentences of up to {positions} tokens, and cannot see what stands later in the sentence: at *it* in “the animal did not cross
the street because it was too wide” it has not read *wide*. With one layer, a verb does not find its subject across a clause
that stands between them.
"""


def links(tokens):
    place = {id(token): i for i, token in enumerate(tokens)}
    for i, token in enumerate(tokens):
        for name, (head, asks, answers) in RELATIONS.items():
            if asks(token):
                yield name, head, i, {place[id(other)] for other in answers(token)}


def measured(model, sentences, first=0, only=lambda token: True):
    """{relation: (share, largest is right)}, and how often the sense is right."""
    found, senses = {name: [] for name in RELATIONS}, []
    for tokens in sentences:
        run = model.run([t.word for t in tokens], first)
        for name, head, i, right in links(tokens):
            if only(tokens[i]):
                weights = run["heads"][head]["weights"][i]
                found[name].append((sum(weights[j] for j in right), int(weights.argmax()) in right))
        for i, token in enumerate(tokens):
            word, _, sense = token.sense.partition("=")
            if sense and sense != "none" and token.word == word:
                told = model.senses(run, i, word)
                senses.append(max(told, key=told.get) == sense)
    result = {name: tuple(np.mean(cases, axis=0)) for name, cases in found.items() if cases}
    return result | ({"sense": (np.mean(senses),)} if senses else {})


def sample(model, count, seed=99):
    """Sentences that hold something that training never showed, in words of the model."""
    grammar, found = Grammar(model.language, seed, avoid_held_out=False), []
    while len(found) < count:
        tokens = grammar.sentence()
        if grammar.novel and all(t.word in model.index for t in tokens) \
                and all(not t.sense or t.sense.endswith("=none") or t.sense in model.about["senses"] for t in tokens):
            found.append(tokens)
    return found


def copy_with(tokens, change):
    """The sentence with other words; links are between tokens and stay."""
    new = {id(t): Token(change(t), t.kind, sense=t.sense) for t in tokens}
    for t in tokens:
        n = new[id(t)]
        n.described_by, n.about, n.told_by = ([new[id(o)] for o in group] for group in (t.described_by, t.about, t.told_by))
    return [new[id(t)] for t in tokens]


def exchanged(model, sentences):
    """Each adjective replaced by any, each noun by any that goes by the same pronoun: mostly nonsense."""
    rng, lexicon = random.Random(5), Lexicon(model.language)
    nouns = {n["word"]: n for n in lexicon.nouns if n["word"] in model.index}
    adjectives = sorted({a["word"] for a in lexicon.adjectives} & set(model.index))
    def other(token):
        if token.kind == "adjective" and token.word in adjectives:
            return rng.choice(adjectives)
        if token.kind == "noun" and token.word in nouns:
            own = nouns[token.word]
            return rng.choice([w for w, n in nouns.items() if n["pronouns"] == own["pronouns"]
                               and ("person" in n["classes"]) == ("person" in own["classes"])])
        return token.word
    return [copy_with(tokens, other) for tokens in sentences if not any(t.sense for t in tokens)]


def with_stand_ins(sentences):
    """One noun, adjective or verb of each sentence is unknown."""
    rng, result = random.Random(6), []
    for tokens in sentences:
        telling = {id(o) for t in tokens for o in t.told_by}
        unknown = rng.choice([t for t in tokens if t.kind in ("noun", "adjective", "verb") and not t.sense
                              and id(t) not in telling] or [None])
        result.append(copy_with(tokens, lambda t: f"<{t.kind}>" if t is unknown else t.word))
    return result


def touches_stand_in(token):
    return any(t.word.startswith("<") for t in [token, *token.described_by, *token.about])


def figures(model, count=600):
    sentences = sample(model, count)
    return {"held out": measured(model, sentences),
            "8 positions later": measured(model, [t for t in sentences if len(t) + 8 <= model.about["positions"]], first=8),
            "any nouns and adjectives": measured(model, exchanged(model, sentences)),
            "an unknown word": measured(model, with_stand_ins(sentences), only=touches_stand_in)}


def five_likeliest(model, sentences):
    right = []
    for tokens in sentences:
        likely = np.argsort(-model.run([t.word for t in tokens])["probabilities"], axis=1)[:-1, :5]
        right += [model.index[t.word] in row for t, row in zip(tokens[1:], likely)]
    return np.mean(right)


def bare_nouns(model, sentences):
    shares = []
    for tokens in sentences:
        weights = model.run([t.word for t in tokens])["heads"][0]["weights"]
        for i, token in enumerate(tokens):
            others = [j for j in range(i) if tokens[j].kind == "adjective"]
            if token.kind == "noun" and not token.described_by and others:
                shares.append(sum(weights[i, j] for j in others))
    return np.mean(shares)


def card(model):
    def cell(values):
        return ", ".join(f"{value:.3f}" for value in values) if values else "–"
    rows = [f"| {name} | " + " | ".join(cell(row.get(relation)) for relation in RELATIONS) + f" | {cell(row.get('sense'))} |"
            for name, row in figures(model).items()]
    training, sentences = model.about["training"], sample(model, 300)
    values = training | training["costs"] | dict(heads=training["heads"])
    return CARD.format(**values, name=NAMES[model.language], words=len(model.words), relations=" | ".join(RELATIONS),
                       columns="---|" * len(RELATIONS), rows="\n".join(rows), five=five_likeliest(model, sentences),
                       bare=bare_nouns(model, sentences), positions=model.about["positions"])


def main():
    for language in sys.argv[1:] or LANGUAGES:
        text = card(Transformer(MODELS / f"{language}.safetensors"))
        (MODELS / f"{language}.md").write_text(text, "utf-8")
        print(text)


if __name__ == "__main__":
    main()
