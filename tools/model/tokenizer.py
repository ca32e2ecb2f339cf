# SPDX-License-Identifier: GPL-3.0-or-later
"""From text to the tokens of the model. The rules of a language are data in the file of the model, so that the program,
which reads them there, takes a sentence apart in the same way."""
import re

PIECES = re.compile(r"\.\.\.|…+|[,.，。]|[^\s,.，。!?;:！？；：、\"“”()（）…]+")

RULES = {
    # words: between spaces; an unknown word is a known one in another form, if one of these endings makes it one
    "en": {"split": "words", "forms": [["", "ed"], ["", "d"], ["s", ""], ["s", "ed"], ["s", "d"], ["ing", "ed"]],
           "stand_ins": [["ly", "adverb"], ["ed", "verb"], *([ending, "adjective"] for ending in (
               "y", "ful", "ous", "ish", "less", "ic", "al", "ive", "able", "ant", "ent")), ["", "noun"]],
           "same": {"，": ",", "。": ".", "…": "...", "……": "..."}},
    # longest: the longest known words; what is between them is one unknown word
    "zh": {"split": "longest", "stand_ins": [["的", "adjective"], ["地", "adverb"], ["", "noun"]],
           "same": {",": "，", ".": "。", "…": "……", "...": "……"}},
    # particles: a known word before one of these, or a long unknown word before one of the clear ones
    "ko": {"split": "particles",
           "particles": ["으로", "에서", "에게", "이", "가", "은", "는", "을", "를", "과", "와", "로", "에", "의"],
           "clear_particles": ["으로", "에서", "에게", "을", "를", "과", "와", "로", "에", "의"],
           "stand_ins": [*([ending, "verb"] for ending in ("었다", "았다", "했다", "였다", "렸다", "졌다", "났다", "갔다", "왔다")),
                         ["게", "adverb"], ["히", "adverb"],
                         *([ending, "adjective"] for ending in ("한", "은", "운", "는", "린", "진", "된")), ["", "noun"]],
           "same": {"，": ",", "。": ".", "…": "...", "……": "..."}},
}


def rules(language):
    return RULES[language]


class Tokenizer:
    def __init__(self, rules, words):
        self.rules, self.known = rules, set(words)

    def tokens(self, text):
        """[(what is shown, what the model reads)]"""
        result = []
        for piece in PIECES.findall(text.replace("’", "'")):
            word = self.known_word(piece)
            if word:
                result.append((piece, word))
            else:
                result += {"words": self.word, "longest": self.longest, "particles": self.stem}[self.rules["split"]](piece)
        return result

    def known_word(self, piece):
        return next((word for word in (piece, self.rules["same"].get(piece), piece.lower()) if word in self.known), None)

    def stand_in(self, piece):
        """Of an unknown word: a known word of which it is another form, or the stand-in of its likely kind."""
        word = piece.lower()
        for ending, other in self.rules.get("forms", []):
            form = word[:len(word) - len(ending)] + other
            if word.endswith(ending) and form in self.known:
                return form
        return f"<{next(kind for ending, kind in self.rules['stand_ins'] if word.endswith(ending))}>"

    def word(self, piece):
        return [(piece, self.stand_in(piece))]

    def longest(self, piece):
        result, start, unknown = [], 0, 0
        while start < len(piece):
            end = next((e for e in range(len(piece), start, -1) if piece[start:e] in self.known), None)
            if end is None:
                start += 1
                continue
            if unknown < start:
                result += self.word(piece[unknown:start])
            result.append((piece[start:end], piece[start:end]))
            start = unknown = end
        return result + (self.word(piece[unknown:]) if unknown < len(piece) else [])

    def stem(self, piece):
        particle = next((p for p in self.rules["particles"] if piece.endswith(p) and piece[:-len(p)] in self.known), "") \
            or next((p for p in self.rules["clear_particles"] if piece.endswith(p) and len(piece) > len(p) + 1), "")
        stem = piece[:len(piece) - len(particle)]
        return [(stem, stem if stem in self.known else self.stand_in(stem))] + ([(particle, particle)] if particle else [])
