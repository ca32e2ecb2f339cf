# SPDX-License-Identifier: GPL-3.0-or-later
"""Sentences of a small grammar, with what each word is about.

Every token knows which earlier tokens describe it (a noun's adjectives, a verb's adverb), whom it is about (a verb's
subject, a pronoun's antecedent) and, if it is ambiguous, what it means and which earlier words tell so. Training asks
for these words and never for the places where they stand.

    python3 grammar.py en    prints some sentences with their links
"""
import random
import re
import sys
from dataclasses import dataclass, field

from lexicon import (AS_OBJECT, DETERMINERS, ELLIPSIS, JOINT, LANGUAGES, PARTICLES, PRONOUNS, SPEAKERS, Lexicon,
                     held_out)

LONGEST = 24  # tokens


@dataclass(eq=False)
class Token:
    word: str
    kind: str = "other"
    described_by: list = field(default_factory=list)
    about: list = field(default_factory=list)
    sense: str = ""  # "mole=animal"; "mole=none" while nothing tells
    told_by: list = field(default_factory=list)


@dataclass(eq=False)
class Entity:
    """Somebody or something in the story: its entries in the lexicon and the tokens that named it first."""
    nouns: list
    tokens: list = field(default_factory=list)

    def pronouns(self):
        if len(self.nouns) == 1:
            return ["things" if p == "they" and "person" not in self.nouns[0]["classes"] else p
                    for p in self.nouns[0]["pronouns"]]
        return ["they" if all("person" in n["classes"] for n in self.nouns) else "things"]

    def is_plural(self):
        return len(self.tokens) > 1 or self.tokens[0].word in ("they", "we", "you") \
            or any("plural" in n["classes"] for n in self.nouns)


def ends_in_consonant(word):
    """Of a Korean word: the number of its final consonant (0: none), and whether it is ㄹ."""
    last = ord(word[-1]) - 0xAC00
    return (last % 28 if 0 <= last < 11172 else 0), last % 28 == 8


class Grammar:
    """Of the latest sentence `novel` tells whether it holds something that is kept out of training, `wild` whether any
    adjective could meet any noun and any verb, as when a lecturer plays: then its next words teach nothing."""

    def __init__(self, language, seed, avoid_held_out=True, wildness=0.):
        self.language, self.rng, self.avoid = language, random.Random(seed), avoid_held_out
        self.wildness = wildness
        self.lexicon = Lexicon(language)
        self.novel = self.wild = False

    def pick(self, options):
        """From {thing: weight}, or from a list of entries that have a weight."""
        if isinstance(options, dict):
            return self.rng.choices(list(options), list(options.values()))[0]
        return self.rng.choices(options, [o["weight"] for o in options])[0]

    def chosen(self, pattern):
        """The items of a pattern, with one of each (a|b|) chosen."""
        while "(" in pattern:
            pattern = re.sub(r"\(([^()]*)\)", lambda m: self.rng.choice(m.group(1).split("|")), pattern, count=1)
        return pattern.split()

    def allowed(self, *pair):
        """Whether training may show this pair; remembers that a sentence holds one that it may not."""
        kept = held_out(*pair)
        if not (kept and self.avoid):
            self.novel |= kept
        return not (kept and self.avoid)

    # --- noun phrases -------------------------------------------------------------------------------------------------

    def noun_of(self, classes, verb=None):
        while True:
            if self.wild:
                return self.rng.choice(self.lexicon.any_noun)
            wanted = self.pick(classes)
            fitting = [n for n in self.lexicon.nouns if wanted in n["classes"]]
            noun = self.pick(fitting) if fitting else None
            if noun and (not verb or self.allowed("subject", noun["id"], verb)):
                return noun

    def fitting_adjectives(self, noun):
        return [a for a in self.lexicon.adjectives if (self.wild or a["classes"] & noun["classes"])
                and not (self.avoid and held_out("adjective", a["id"], noun["id"]))]

    def adjectives_of(self, noun):
        fitting = self.fitting_adjectives(noun)
        count = 0 if "name" in noun["classes"] else self.rng.choices([0, 1, 2, 3], [42, 33, 20, 5])[0]
        chosen = []
        while fitting and len(chosen) < count:
            chosen.append(self.pick(fitting))
            order = chosen[-1]["order"]  # a thing has one size, one age, one colour
            fitting = [a for a in fitting if a is not chosen[-1] and (order == 1 or a["order"] != order)]
        if self.rng.random() < .7:
            chosen.sort(key=lambda a: a["order"])
        if self.language == "zh":  # adjectives without 的 stand next to the noun
            chosen.sort(key=lambda a: not a["word"].endswith("的"))
        for adjective in chosen:
            self.allowed("adjective", adjective["id"], noun["id"])
        return [Token(a["word"], "adjective") for a in chosen]

    def noun_phrase(self, noun):
        adjectives = self.adjectives_of(noun)
        head = Token(noun["word"], "noun", described_by=adjectives)
        tokens = adjectives + [head]
        if self.language == "en":
            if len(adjectives) == 2 and self.rng.random() < .15:
                tokens.insert(1, Token(self.rng.choice([",", "and"])))
            if "name" not in noun["classes"]:
                determiner = self.pick(DETERMINERS["en"])
                singular = determiner in ("a", "this", "that", "every")
                tokens = [Token("the" if singular and "plural" in noun["classes"] else determiner)] + tokens
        elif self.language == "zh" and noun["measure"] not in ("", "-") and self.rng.random() < .45:
            tokens = [Token(self.pick(DETERMINERS["zh"]) + noun["measure"])] + tokens
        return tokens, head

    def entity(self, classes, verb=None, pair=False):
        """The tokens that bring somebody into the story; with `pair` perhaps two joined by 'and'."""
        both = pair and self.rng.random() < .07
        entity, tokens = Entity([]), []
        for index in range(2 if both else 1):
            noun = self.noun_of(classes, verb)
            phrase, head = self.noun_phrase(noun)
            tokens += ([Token(JOINT[self.language])] if index else []) + phrase
            entity.nouns.append(noun)
            entity.tokens.append(head)
        return tokens, entity

    # --- clauses ------------------------------------------------------------------------------------------------------

    def clause(self, before=()):
        """The tokens of a clause and its entities. With entities of the clause `before` its subject is a pronoun for one
        of them; None if no verb fits that."""
        while True:
            subject, pronoun, verbs = None, "", self.lexicon.verbs
            if before:
                pronoun = self.rng.choice(self.rng.choice([before[0], before[0], self.rng.choice(before)]).pronouns())
                subject = next(e for e in before if pronoun in e.pronouns())  # of several that fit, the one named first
                verbs = [v for v in verbs if self.wild or all(set(v["S"]) & n["classes"] for n in subject.nouns)]
            if not verbs:
                return None, ()
            verb = self.pick(verbs)
            if "A" not in verb["pattern"]:
                return self.laid_out(verb, before, subject, pronoun)
            noun = subject.nouns[0] if subject else self.noun_of(verb["S"], verb["id"])
            sayable = [a for a in self.fitting_adjectives(noun) if a["said"]]
            if sayable:
                return self.laid_out(verb, before, subject, pronoun, noun, self.pick(sayable))

    def laid_out(self, verb, before, who, pronoun, noun=None, adjective=None):
        """A clause by the pattern of its verb. `who` is the subject if it is a `pronoun`, `noun` the subject of a
        predicate `adjective`."""
        tokens, found, last, action = [], {}, [], None
        for item in verb["pattern"]:
            if item == "S" and who:
                tokens.append(Token(PRONOUNS[self.language][pronoun], "pronoun", about=list(who.tokens)))
                found["S"] = Entity(who.nouns, [tokens[-1]])
            elif item == "S" and noun:
                phrase, head = self.noun_phrase(noun)
                found["S"] = Entity([noun], [head])
                tokens += phrase
            elif item == "S" and "person" in verb["S"] and self.rng.random() < .06:
                tokens.append(Token(self.rng.choice(SPEAKERS[self.language]), "pronoun"))
                found["S"] = Entity([], [tokens[-1]])
            elif item == "S":
                phrase, found["S"] = self.entity(verb["S"], verb["id"], pair=True)
                tokens += phrase
            elif item in ("O", "P"):
                phrase, found[item] = self.object(verb[item], before, who)
                tokens += phrase
            elif item == "A":
                self.allowed("adjective", adjective["id"], noun["id"])
                tokens.append(Token(adjective["said"], "predicate", about=list(found["S"].tokens)))
            elif item == "~":
                if self.rng.random() < .15:
                    adverb = Token(self.pick(self.lexicon.adverbs), "adverb")
                    (last if self.language == "en" and self.rng.random() < .5 else tokens).append(adverb)
            elif item.startswith("*"):
                plural = item == "*was" and found["S"].is_plural()
                action = Token("were" if plural else item[1:], "verb", about=list(found["S"].tokens))
                action.described_by = [t for t in tokens[-1:] if t.kind == "adverb"]
                tokens.append(action)
            else:
                tokens.append(Token(item))
        for adverb in last:
            adverb.about = [action]
        entities = [e for e in found.values() if e.nouns and e.tokens[0].kind == "noun"
                    and all(n["pronouns"] for n in e.nouns)]
        return tokens + last, entities

    def object(self, classes, before, who):
        """A noun phrase, or a pronoun for somebody of the clause before who is not its subject."""
        others = [e for e in before if e is not who and set(classes) & e.nouns[0]["classes"]
                  and not set(e.pronouns()) & set(who.pronouns())] if who else []
        if not others or self.rng.random() < .5:
            return self.entity(classes)
        other = others[0]
        pronoun = self.rng.choice(other.pronouns())
        word = AS_OBJECT[self.language].get(pronoun, PRONOUNS[self.language][pronoun])
        token = Token(word, "pronoun", about=list(other.tokens))
        return [token], Entity(other.nouns, [token])

    # --- ambiguous words ----------------------------------------------------------------------------------------------

    def ambiguous(self):
        """A sentence of the file of senses."""
        word = self.rng.choice(list(self.lexicon.senses))
        if self.rng.random() < .1:
            sense, telling, pattern = "none", [], self.rng.choice(self.lexicon.unclear)
        else:
            sense = self.rng.choice(list(self.lexicon.senses[word]))
            telling, sentences = self.lexicon.senses[word][sense]
            pattern = self.rng.choice([p for p in sentences if not (self.avoid and held_out(word, sense, p))])
            self.allowed(word, sense, pattern)
        if pattern == "...":
            pattern = self.dotted(telling)
        tokens, subject, waiting = [], [], []
        for item in self.chosen(pattern):
            if item[0] == "{":
                phrase, entity = self.entity({item[1:-1]: 1})
                tokens += phrase
                subject = list(entity.tokens)
                continue
            marks = re.match(r"[#@^*=]*", item).group()
            token = Token(item[len(marks):] or word)
            if "^" in marks:
                token.kind = "adjective"
                waiting.append(token)
            elif "*" in marks:
                token.kind, token.about = "verb", list(subject)
            elif marks:
                token.kind, token.described_by, waiting = "noun", waiting, []
            if "@" in marks:
                token.told_by = [t for t in tokens if t.word in telling]
                token.sense = f"{word}={sense if token.told_by else 'none'}"
            if "#" in marks:
                subject = [token]
            tokens.append(token)
        return tokens

    def dotted(self, telling):
        """Telling words and others between dots, then the ambiguous word."""
        others = [self.rng.choice(self.lexicon.nouns)["word"] for _ in range(self.rng.choice([0, 0, 1, 2]))]
        words = self.rng.sample(telling, min(len(telling), self.rng.choice([1, 2, 2, 3]))) + others
        self.rng.shuffle(words)
        dots = ELLIPSIS[self.language]
        return " ".join(f"{dots} {word}" for word in words) + f" {dots} @"

    # --- sentences ----------------------------------------------------------------------------------------------------

    def sentence(self, longest=LONGEST):
        weights = [weight for weight, _ in self.lexicon.frames]
        while True:
            frame = self.rng.choices(self.lexicon.frames, weights)[0][1]
            self.novel, self.wild = False, self.rng.random() < self.wildness
            tokens = self.framed(frame)
            if tokens and 1 < len(tokens) <= longest:
                return self.spelt(tokens)

    def framed(self, frame):
        tokens, entities = [], []
        for item in self.chosen(frame):
            if item == "C":
                phrase, entities = self.clause()
            elif item == "R":
                phrase, _ = self.clause(entities) if entities else (None, None)
            elif item == "N":
                phrase, _ = self.entity({"animal": 2, "nature": 2, "person": 1, "thing": 1, "vehicle": 1})
            elif item.startswith("N:"):
                phrase, _ = self.entity({item[2:]: 1})
            elif item == "X":
                phrase = self.ambiguous()
            else:
                phrase = [Token(item)]
            if phrase is None:
                return None
            tokens += phrase
        return tokens

    def spelt(self, tokens):
        """English a/an and Korean particles, by the sound of the word beside them."""
        for before, token in zip(tokens, tokens[1:]):
            if self.language == "en" and before.word in ("a", "an") and token.word[0].isalpha():
                before.word = "an" if token.word[0] in "aeiou" else "a"
            for closed, open_ in PARTICLES if self.language == "ko" and before.kind in ("noun", "pronoun") else []:
                if token.word in (closed, open_):
                    final, is_l = ends_in_consonant(before.word)
                    token.word = closed if final and not (is_l and closed == "으로") else open_
                    if closed == "이" and self.rng.random() < .3:
                        token.word = "은" if final else "는"  # the topic
        return tokens


def main():
    for language in sys.argv[1:] or LANGUAGES:
        grammar = Grammar(language, 1)
        for _ in range(25):
            tokens = grammar.sentence()
            links = [f"{t.word}<{'+'.join(o.word for o in t.described_by + t.about + t.told_by)}"
                     for t in tokens if t.described_by or t.about or t.told_by]
            print(" ".join(t.word for t in tokens), "   [", ", ".join(links), "]")


if __name__ == "__main__":
    main()
