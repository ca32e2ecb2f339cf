# SPDX-License-Identifier: GPL-3.0-or-later
"""Trains the small language model of one language. README.md says what for, and how.

    nice -n 15 /usr/bin/python3 tools/model/train.py en
"""
import argparse
import json
import pathlib
import time

import torch
import torch.nn.functional as F

from examples import KINDS, Vocabulary, batch_of, disguised, tensors, training_sentences
from grammar import LONGEST
from lexicon import LANGUAGES
from network import POSITIONS, ROLES, Network
from safetensors import save
from tokenizer import rules

MODELS = pathlib.Path(__file__).parents[2] / "resources" / "models"
SETTINGS = dict(seed=1, sentences=100000, steps=12000, batch=64, d=48, heads=4, d_head=12, d_ff=96, rate=1e-2, decay=.02,
                wildness=.25)
COSTS = {"guide": 2., "home": .2, "rest": .05, "apart": 3.}  # of attention; see attention_costs


def kinds_of(*names):
    return torch.tensor([KINDS.index(name) for name in names])


ASKING = {"description": kinds_of("noun", "verb"), "reference": kinds_of("verb", "pronoun", "predicate", "adverb")}
DESCRIBING = kinds_of("adjective", "adverb")


def words_at(gold, ids, asked, words):
    """For the tokens `asked` the words that `gold` points at, [asked, words] of 0 and 1."""
    number = asked.flatten().cumsum(0).view_as(asked) - 1
    n, i, j = (gold & asked[:, :, None]).nonzero(as_tuple=True)
    result = torch.zeros(int(asked.sum()), words)
    result[number[n, i], ids[n, j]] = 1
    return result


def losses(network, batch, seen, first, own_senses):
    """`seen` are the ids with some words disguised; answers are what the model can know from them."""
    out = network(seen, first)
    kinds, gold, words = batch["kinds"], batch["gold"], len(network.W_E)
    target = torch.where((kinds[:, 1:] == 0) | batch["wild"][:, None], -100, batch["ids"][:, 1:])
    result = {"next": F.cross_entropy(out["logits"][:, :-1].transpose(1, 2), target, ignore_index=-100)}

    asked = torch.isin(kinds, ASKING["description"])
    result["description"] = F.binary_cross_entropy_with_logits(
        network.answer("description", out, asked), words_at(gold[0], seen, asked, words), reduction="sum") / asked.sum()

    asked = gold[1].any(2)
    wanted = words_at(gold[1], seen, asked, words)
    result["reference"] = F.cross_entropy(network.answer("reference", out, asked), wanted / wanted.sum(1, keepdim=True))

    asked = batch["senses"].any(2)
    others = ~own_senses[seen[asked]]
    result["meaning"] = F.cross_entropy(network.answer("meaning", out, asked).masked_fill(others, -1e9),
                                        batch["senses"][asked])
    return result | attention_costs(out["weights"], kinds, gold, asked)


def attention_costs(weights, kinds, gold, ambiguous):
    """Of heads 1 to 3: guide, look where the answer is; home, who asks in vain looks at himself; rest, so do all others;
    apart, nouns and verbs do not look at what describes others."""
    logs = (weights[:, :3].transpose(0, 1) + 1e-6).log()
    stay = logs.diagonal(dim1=2, dim2=3)
    asking = torch.stack([torch.isin(kinds, ASKING["description"]), torch.isin(kinds, ASKING["reference"]), ambiguous])
    told = gold.any(3)
    share = gold.float() / gold.sum(3, keepdim=True).clamp(min=1)
    result = {"guide": -COSTS["guide"] * (share * logs).sum() / told.sum()}
    for name, idle in (("home", asking & ~told), ("rest", (kinds > 0) & ~asking & ~told)):
        result[name] = -COSTS[name] * (stay * idle).sum() / idle.sum()
    describing = torch.isin(kinds, DESCRIBING)
    wrong = (weights[:, 0] * (describing[:, None] & ~gold[0])).sum(2)[asking[0] & describing.cumsum(1).gt(0)]
    result["apart"] = -COSTS["apart"] * (1 - wrong + 1e-6).log().mean()
    return result


def train(options):
    """(network, vocabulary, seconds)"""
    torch.manual_seed(options.seed)
    torch.use_deterministic_algorithms(True)
    torch.set_num_threads(1)
    vocabulary = Vocabulary(options.language)
    data = tensors(training_sentences(options.language, options.sentences, options.seed + 1, options.wildness), vocabulary)
    own_senses = vocabulary.own_senses()
    network = Network(vocabulary, options.d, options.heads, options.d_head, options.d_ff)
    optimizer = torch.optim.AdamW(network.parameters(), lr=options.rate, betas=(.9, .98), weight_decay=options.decay)
    schedule = torch.optim.lr_scheduler.OneCycleLR(optimizer, options.rate, total_steps=options.steps, pct_start=.1)
    generator = torch.Generator().manual_seed(options.seed)
    print(f"{len(vocabulary.words)} words, {network.parameters_of_model()} parameters", flush=True)

    start = time.process_time()
    for step in range(options.steps):
        batch = batch_of(data, torch.randint(options.sentences, (options.batch,), generator=generator))
        seen = disguised(batch, vocabulary, generator)
        first = torch.randint(POSITIONS - LONGEST + 1, (options.batch,), generator=generator)
        first[::2] = 0  # most sentences of a lecture begin at the first position
        parts = losses(network, batch, seen, first, own_senses)
        optimizer.zero_grad()
        sum(parts.values()).backward()
        torch.nn.utils.clip_grad_norm_(network.parameters(), 1.)
        optimizer.step()
        schedule.step()
        if step % 1000 == 0 or step == options.steps - 1:
            print(f"{step:5d} {time.process_time() - start:4.0f} s  "
                  + "  ".join(f"{name} {float(value):.3f}" for name, value in parts.items()), flush=True)
    return network, vocabulary, round(time.process_time() - start)


def metadata(options, network, vocabulary, seconds):
    about = {"vocabulary": vocabulary.words, "kinds": vocabulary.kinds, "senses": vocabulary.senses, "heads": ROLES,
             "positions": POSITIONS, "tokenizer": rules(options.language),
             "training": vars(options) | {"out": options.out.name, "costs": COSTS, "seconds": seconds,
                                          "parameters": network.parameters_of_model()}}
    return {"format": "lectograph small language model 1", "language": options.language, "license": "GPL-3.0-or-later"} \
        | {name: json.dumps(value, ensure_ascii=False) for name, value in about.items()}


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("language", choices=LANGUAGES)
    parser.add_argument("--out", type=pathlib.Path, help="default: resources/models/LANGUAGE.safetensors")
    for name, value in SETTINGS.items():
        parser.add_argument(f"--{name}", type=type(value), default=value)
    options = parser.parse_args()
    options.out = options.out or MODELS / f"{options.language}.safetensors"
    network, vocabulary, seconds = train(options)
    options.out.parent.mkdir(parents=True, exist_ok=True)
    save(options.out, network.named_tensors(), metadata(options, network, vocabulary, seconds))
    print(f"{options.out}: {options.out.stat().st_size} bytes")


if __name__ == "__main__":
    main()
