# SPDX-License-Identifier: GPL-3.0-or-later
"""The words of a language, read from the folder grammar/. The first lines of each file say what its columns mean."""
import pathlib
import re
import zlib

FOLDER = pathlib.Path(__file__).parent / "grammar"
LANGUAGES = ["en", "zh", "ko"]  # in the order of the columns

ELLIPSIS = {"en": "...", "zh": "……", "ko": "..."}
JOINT = {"en": "and", "zh": "和", "ko": "과"}
DETERMINERS = {"en": {"the": 10, "a": 8, "this": 1, "that": 1, "my": 1, "every": .5}, "zh": {"一": 6, "那": 2, "这": 2}}
PRONOUNS = {"en": {"it": "it", "he": "he", "she": "she", "they": "they", "things": "they"},
            "zh": {"it": "它", "he": "他", "she": "她", "they": "他们", "things": "它们"},
            "ko": {"it": "그것", "he": "그", "she": "그녀", "they": "그들", "things": "그것들"}}
AS_OBJECT = {"en": {"he": "him", "she": "her", "they": "them"}, "zh": {}, "ko": {}}
SPEAKERS = {"en": ["i", "we", "you", "he", "she", "they"], "zh": ["我", "我们", "你", "他", "她", "他们"],
            "ko": ["나", "우리", "그", "그녀", "그들"]}
PARTICLES = [("이", "가"), ("은", "는"), ("을", "를"), ("과", "와"), ("으로", "로")]  # after a consonant, after a vowel


def rows(name, columns):
    for line in (FOLDER / name).read_text("utf-8").splitlines():
        if line and not line.startswith("#"):
            cells = [cell.strip() for cell in line.split("|", columns - 1)]
            yield cells + [""] * (columns - len(cells))


def weighted(text):
    """'nature:6 urban' -> {'nature': 6, 'urban': 1}"""
    return {word.partition(":")[0]: float(word.partition(":")[2] or 1) for word in text.split()}


def held_out(kind, first, second):
    """One in eight is kept out of training: an adjective with its noun, a subject with its verb, a sentence of a sense."""
    return second != "..." and zlib.crc32(f"{kind} {first} {second}".encode()) % 8 == 0


class Lexicon:
    def __init__(self, language):
        self.language = language
        at = LANGUAGES.index(language)
        self.nouns, self.adjectives, self.verbs = [], [], []
        for en, classes, pronouns, weight, zh, ko in rows("nouns.txt", 6):
            word, measure = ((en, ""), tuple((zh + " ").split(" ")[:2]), (ko, ""))[at]
            if word:
                self.nouns.append(dict(id=en, word=word, measure=measure, classes=set(classes.split()),
                                       pronouns=pronouns.split(), weight=float(weight)))
        for en, classes, order, weight, zh, zh_said, ko, ko_said in rows("adjectives.txt", 8):
            word, said = ((en, en), (zh, zh_said), (ko, ko_said))[at]
            if word:
                self.adjectives.append(dict(id=en, word=word, said=said, classes=set(classes.split()),
                                            order=int(order), weight=float(weight)))
        self.adverbs = {(en, zh, ko)[at]: float(weight) for en, weight, zh, ko in rows("adverbs.txt", 4)}
        for subject, objects, weight, *patterns in rows("verbs.txt", 6):
            first, _, second = objects.partition(";")
            if patterns[at]:
                self.verbs.append(dict(id=re.search(r"\*(\w+)", patterns[0]).group(1), S=weighted(subject),
                                       O=weighted(first), P=weighted(second), weight=float(weight),
                                       pattern=patterns[at].split()))
        self.frames = [(float(weight), frame) for of, weight, frame in rows("frames.txt", 3) if of == language]
        self.senses = self.read_senses()  # word -> sense -> (telling words, sentences)
        self.unclear = self.senses.pop("?")["none"][1]
        known = {noun["word"] for noun in self.nouns}
        odd = {word for senses in self.senses.values() for _, sentences in senses.values()
               for word in re.findall(r"=(\w+)", " ".join(sentences))} | set(self.senses)
        self.any_noun = self.nouns + [
            dict(id=word, word=word, measure="-", classes={"name"} if word in self.senses else set(), pronouns=[], weight=1)
            for word in sorted(odd - known)]

    def read_senses(self):
        senses, sentences = {}, []
        for line in (FOLDER / f"senses.{self.language}.txt").read_text("utf-8").splitlines():
            if line.startswith("  "):
                sentences.append(line.strip())
            elif line and not line.startswith("#"):
                head, _, telling = line.partition("|")
                word, sense = (part.strip() for part in head.split("="))
                sentences = []
                senses.setdefault(word, {})[sense] = (telling.split(), sentences)
        return senses

    def words(self):
        """Every word that the language can bring forth, in a fixed order, by its kind."""
        kinds = {}
        def add(words, kind):
            for word in filter(None, words):
                kinds.setdefault(word, kind)
        add((noun["word"] for noun in self.nouns), "noun")
        add((word for a in self.adjectives for word in (a["word"], a["said"]) if word), "adjective")
        add(self.adverbs, "adverb")
        patterns = [item for verb in self.verbs for item in verb["pattern"] if item not in ("S", "O", "P", "A", "~")]
        sentences = self.unclear + [s for senses in self.senses.values() for _, of_sense in senses.values() for s in of_sense]
        patterns += [item for s in sentences for item in re.split(r"[()|\s]+", s) if item and item[0] != "{" and item != "..."]
        add((item.strip("*") for item in patterns if "*" in item), "verb")
        add((item.strip("^@#") for item in patterns if "^" in item), "adjective")
        add((item.strip("=@#") for item in patterns if re.search("[=@#].", item)), "noun")
        add(self.senses, "noun")
        add((word for senses in self.senses.values() for telling, _ in senses.values() for word in telling), "other")
        add((*PRONOUNS[self.language].values(), *AS_OBJECT[self.language].values(), *SPEAKERS[self.language]), "pronoun")
        add((item for item in patterns if not re.search("[*^@#=]", item)), "other")
        add((item for _, frame in self.frames for item in re.split(r"[()|\s]+", frame)
             if item and item not in "CRNX" and not item.startswith("N:")), "other")
        add((JOINT[self.language], ELLIPSIS[self.language]), "other")
        if self.language == "en":
            add((*DETERMINERS["en"], "an", ","), "other")
            add(["were"], "verb")
        elif self.language == "zh":
            add((d + n["measure"] for d in DETERMINERS["zh"] for n in self.nouns if n["measure"] not in ("", "-")), "other")
        else:
            add((particle for pair in PARTICLES for particle in pair), "other")
        return kinds
