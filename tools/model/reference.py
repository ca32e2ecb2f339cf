# SPDX-License-Identifier: GPL-3.0-or-later
"""The model with numpy alone: an independent computation of every number that the program shows.

    /usr/bin/python3 tools/model/reference.py    writes the table that the program is tested against
"""
import json
import pathlib

import numpy as np

from safetensors import load
from tokenizer import Tokenizer

ROOT = pathlib.Path(__file__).parents[2]
MODELS = ROOT / "resources" / "models"
TABLE = ROOT / "tests" / "plugins" / "language" / "reference.json"
SENTENCES = {"en": ["the creature roamed the verdant forest", "An American shrew mole", "a zorbic Wombat roams"],
             "ko": ["폭신한 파란 생물이 숲을 거닐었다.", "달콤한 배를 먹었다"],
             "zh": ["一只毛茸茸的生物在森林里漫步。", "一摩尔二氧化碳"]}
SPECIAL_WORDS = 6  # padding and stand-ins


def softmax(x):
    e = np.exp(x - x.max(axis=-1, keepdims=True))
    return e / e.sum(axis=-1, keepdims=True)


def layer_norm(x, gain, bias):
    return (x - x.mean(-1, keepdims=True)) / np.sqrt(x.var(-1, keepdims=True) + 1e-5) * gain + bias


def positional_encoding(positions, dimensions, base=10000.):
    angles = np.arange(positions)[:, None] / base ** (np.arange(0, dimensions, 2) / dimensions)
    return np.stack([np.sin(angles), np.cos(angles)], axis=2).reshape(positions, dimensions)


class Transformer:
    def __init__(self, path):
        self.tensors, metadata = load(path)
        self.language = metadata["language"]
        self.about = {name: json.loads(text) for name, text in metadata.items()
                      if name not in ("format", "language", "license")}
        self.words, self.kinds = self.about["vocabulary"], self.about["kinds"]
        self.index = {word: i for i, word in enumerate(self.words)}
        self.tokenizer = Tokenizer(self.about["tokenizer"], self.words)

    def run(self, words, first=0):
        """Every number of a sentence, beginning at position `first`. Rows are tokens."""
        t = self.tensors
        embeddings = t["W_E"][[self.index.get(word, 1) for word in words]]
        positions = positional_encoding(first + len(words), embeddings.shape[1])[first:]
        x = embeddings + positions
        heads = [self.head(number, x) for number in range(1, 1 + sum(name.endswith("W_Q") for name in t))]
        attended = layer_norm(x + sum(head["added"] for head in heads), t["block1.norm1.gain"], t["block1.norm1.bias"])
        mlp = np.maximum(attended @ t["block1.W_1"] + t["block1.b_1"], 0) @ t["block1.W_2"] + t["block1.b_2"]
        output = layer_norm(attended + mlp, t["block1.norm2.gain"], t["block1.norm2.bias"])
        logits = output @ t["W_U"]
        return dict(embeddings=embeddings, positions=positions, input=x, heads=heads, attended=attended, mlp=mlp,
                    output=output, logits=logits, probabilities=softmax(logits))

    def head(self, number, x):
        w_q, w_k, w_v, w_o = (self.tensors[f"block1.head{number}.{name}"] for name in ("W_Q", "W_K", "W_V", "W_O"))
        q, k, v = x @ w_q, x @ w_k, x @ w_v
        scores = q @ k.T / np.sqrt(q.shape[1])
        weights = softmax(np.where(np.triu(np.ones_like(scores, bool), 1), -np.inf, scores))
        return dict(query=q, key=k, value=v, scores=scores, weights=weights, added=weights @ v @ w_o)

    def likeliest(self, run, count=8):
        """[(word, probability)] of what follows the last token; padding and stand-ins left out."""
        p = run["probabilities"][-1].copy()
        p[:SPECIAL_WORDS] = 0
        return [(self.words[i], float(p[i])) for i in np.argsort(-p, kind="stable")[:count]]

    def descriptions(self, run, token):
        """What head 1 has fetched for a token, by its read-out: [(word, probability)]."""
        z = run["heads"][0]["added"][token] @ self.tensors["read.description"] + self.tensors["read.description.bias"][0]
        return [(self.words[i], float(1 / (1 + np.exp(-z[i])))) for i in np.argsort(-z)[:4] if z[i] > 0]

    def senses(self, run, token, word):
        """What head 3 takes an ambiguous word for: {sense: probability}."""
        own = [i for i, sense in enumerate(self.about["senses"]) if sense.startswith(word + "=")]
        if not own:
            return {}
        p = softmax((run["heads"][2]["added"][token] @ self.tensors["read.meaning"])[own])
        return {self.about["senses"][i].split("=")[1]: float(value) for i, value in zip(own, p)}


def rounded(matrix):
    return [[float(f"{number:.8g}") for number in row] for row in matrix]


def expected(model, text):
    tokens = model.tokenizer.tokens(text)
    run = model.run([word for _, word in tokens])
    result = {"language": model.language, "sentence": text, "tokens": [shown for shown, _ in tokens],
              "read": [word for _, word in tokens], "next": model.likeliest(run),
              "meanings": list(model.senses(run, -1, tokens[-1][1]).items())}
    result |= {name: rounded(run[name]) for name in ("input", "attended", "mlp", "output")}
    result["logits"] = rounded(run["logits"][-1:])
    result["heads"] = [{name: rounded(matrix) for name, matrix in head.items()} for head in run["heads"]]
    return result


def main():
    cases = [expected(Transformer(path), text) for language, texts in SENTENCES.items()
             for path in [MODELS / f"{language}.safetensors"] if path.exists() for text in texts]
    origin = "computed with numpy by tools/model/reference.py from resources/models"
    TABLE.write_text('{"origin": "%s", "cases": [\n' % origin
                     + ",\n".join(json.dumps(case, ensure_ascii=False, separators=(",", ":")) for case in cases) + "\n]}\n",
                     "utf-8")
    print(f"{TABLE}: {len(cases)} sentences, {TABLE.stat().st_size} bytes")


if __name__ == "__main__":
    main()
