// SPDX-License-Identifier: GPL-3.0-or-later
#include "base/idnames.h"

#include <QCoreApplication>
#include <QLocale>
#include <QRegularExpression>

#include <algorithm>
#include <array>
#include <span>
#include <string_view>

namespace lectograph::base {

using namespace Qt::StringLiterals;

namespace {

/// Words that ids of the library and of the templates are made of, in alphabetical order.
constexpr std::array knownWords{
    QT_TRANSLATE_NOOP("Identifiers", "above"),      QT_TRANSLATE_NOOP("Identifiers", "accent"),
    QT_TRANSLATE_NOOP("Identifiers", "across"),     QT_TRANSLATE_NOOP("Identifiers", "added"),
    QT_TRANSLATE_NOOP("Identifiers", "after"),      QT_TRANSLATE_NOOP("Identifiers", "again"),
    QT_TRANSLATE_NOOP("Identifiers", "aim"),        QT_TRANSLATE_NOOP("Identifiers", "all"),
    QT_TRANSLATE_NOOP("Identifiers", "and"),        QT_TRANSLATE_NOOP("Identifiers", "angle"),
    QT_TRANSLATE_NOOP("Identifiers", "answer"),     QT_TRANSLATE_NOOP("Identifiers", "answerer"),
    QT_TRANSLATE_NOOP("Identifiers", "answerers"),  QT_TRANSLATE_NOOP("Identifiers", "answers"),
    QT_TRANSLATE_NOOP("Identifiers", "arc"),        QT_TRANSLATE_NOOP("Identifiers", "arcs"),
    QT_TRANSLATE_NOOP("Identifiers", "around"),     QT_TRANSLATE_NOOP("Identifiers", "arrow"),
    QT_TRANSLATE_NOOP("Identifiers", "arrows"),     QT_TRANSLATE_NOOP("Identifiers", "aside"),
    QT_TRANSLATE_NOOP("Identifiers", "asked"),      QT_TRANSLATE_NOOP("Identifiers", "asks"),
    QT_TRANSLATE_NOOP("Identifiers", "at"),         QT_TRANSLATE_NOOP("Identifiers", "attends"),
    QT_TRANSLATE_NOOP("Identifiers", "attention"),  QT_TRANSLATE_NOOP("Identifiers", "author"),
    QT_TRANSLATE_NOOP("Identifiers", "back"),       QT_TRANSLATE_NOOP("Identifiers", "backdrop"),
    QT_TRANSLATE_NOOP("Identifiers", "background"), QT_TRANSLATE_NOOP("Identifiers", "bar"),
    QT_TRANSLATE_NOOP("Identifiers", "bars"),       QT_TRANSLATE_NOOP("Identifiers", "baseline"),
    QT_TRANSLATE_NOOP("Identifiers", "beam"),       QT_TRANSLATE_NOOP("Identifiers", "before"),
    QT_TRANSLATE_NOOP("Identifiers", "begun"),      QT_TRANSLATE_NOOP("Identifiers", "below"),
    QT_TRANSLATE_NOOP("Identifiers", "beside"),     QT_TRANSLATE_NOOP("Identifiers", "beyond"),
    QT_TRANSLATE_NOOP("Identifiers", "big"),        QT_TRANSLATE_NOOP("Identifiers", "blocks"),
    QT_TRANSLATE_NOOP("Identifiers", "blue"),       QT_TRANSLATE_NOOP("Identifiers", "body"),
    QT_TRANSLATE_NOOP("Identifiers", "both"),       QT_TRANSLATE_NOOP("Identifiers", "box"),
    QT_TRANSLATE_NOOP("Identifiers", "boxed"),      QT_TRANSLATE_NOOP("Identifiers", "boxes"),
    QT_TRANSLATE_NOOP("Identifiers", "brace"),      QT_TRANSLATE_NOOP("Identifiers", "brackets"),
    QT_TRANSLATE_NOOP("Identifiers", "bubble"),     QT_TRANSLATE_NOOP("Identifiers", "bubbles"),
    QT_TRANSLATE_NOOP("Identifiers", "calm"),       QT_TRANSLATE_NOOP("Identifiers", "camera"),
    QT_TRANSLATE_NOOP("Identifiers", "caption"),    QT_TRANSLATE_NOOP("Identifiers", "captions"),
    QT_TRANSLATE_NOOP("Identifiers", "card"),       QT_TRANSLATE_NOOP("Identifiers", "cards"),
    QT_TRANSLATE_NOOP("Identifiers", "cell"),       QT_TRANSLATE_NOOP("Identifiers", "cells"),
    QT_TRANSLATE_NOOP("Identifiers", "chain"),      QT_TRANSLATE_NOOP("Identifiers", "change"),
    QT_TRANSLATE_NOOP("Identifiers", "changes"),    QT_TRANSLATE_NOOP("Identifiers", "cheating"),
    QT_TRANSLATE_NOOP("Identifiers", "chosen"),     QT_TRANSLATE_NOOP("Identifiers", "circle"),
    QT_TRANSLATE_NOOP("Identifiers", "circles"),    QT_TRANSLATE_NOOP("Identifiers", "close"),
    QT_TRANSLATE_NOOP("Identifiers", "code"),       QT_TRANSLATE_NOOP("Identifiers", "cold"),
    QT_TRANSLATE_NOOP("Identifiers", "colored"),    QT_TRANSLATE_NOOP("Identifiers", "colour"),
    QT_TRANSLATE_NOOP("Identifiers", "coloured"),   QT_TRANSLATE_NOOP("Identifiers", "colours"),
    QT_TRANSLATE_NOOP("Identifiers", "cols"),       QT_TRANSLATE_NOOP("Identifiers", "column"),
    QT_TRANSLATE_NOOP("Identifiers", "columns"),    QT_TRANSLATE_NOOP("Identifiers", "compact"),
    QT_TRANSLATE_NOOP("Identifiers", "content"),    QT_TRANSLATE_NOOP("Identifiers", "context"),
    QT_TRANSLATE_NOOP("Identifiers", "copies"),     QT_TRANSLATE_NOOP("Identifiers", "copy"),
    QT_TRANSLATE_NOOP("Identifiers", "cos"),        QT_TRANSLATE_NOOP("Identifiers", "count"),
    QT_TRANSLATE_NOOP("Identifiers", "counted"),    QT_TRANSLATE_NOOP("Identifiers", "counter"),
    QT_TRANSLATE_NOOP("Identifiers", "counters"),   QT_TRANSLATE_NOOP("Identifiers", "cover"),
    QT_TRANSLATE_NOOP("Identifiers", "covers"),     QT_TRANSLATE_NOOP("Identifiers", "cross"),
    QT_TRANSLATE_NOOP("Identifiers", "curve"),      QT_TRANSLATE_NOOP("Identifiers", "curves"),
    QT_TRANSLATE_NOOP("Identifiers", "cut"),        QT_TRANSLATE_NOOP("Identifiers", "decoder"),
    QT_TRANSLATE_NOOP("Identifiers", "delivered"),  QT_TRANSLATE_NOOP("Identifiers", "depth"),
    QT_TRANSLATE_NOOP("Identifiers", "described"),  QT_TRANSLATE_NOOP("Identifiers", "describing"),
    QT_TRANSLATE_NOOP("Identifiers", "different"),  QT_TRANSLATE_NOOP("Identifiers", "digits"),
    QT_TRANSLATE_NOOP("Identifiers", "dim"),        QT_TRANSLATE_NOOP("Identifiers", "dimension"),
    QT_TRANSLATE_NOOP("Identifiers", "dimensions"), QT_TRANSLATE_NOOP("Identifiers", "dimmed"),
    QT_TRANSLATE_NOOP("Identifiers", "distance"),   QT_TRANSLATE_NOOP("Identifiers", "done"),
    QT_TRANSLATE_NOOP("Identifiers", "dots"),       QT_TRANSLATE_NOOP("Identifiers", "down"),
    QT_TRANSLATE_NOOP("Identifiers", "downs"),      QT_TRANSLATE_NOOP("Identifiers", "downward"),
    QT_TRANSLATE_NOOP("Identifiers", "drawn"),      QT_TRANSLATE_NOOP("Identifiers", "draws"),
    QT_TRANSLATE_NOOP("Identifiers", "early"),      QT_TRANSLATE_NOOP("Identifiers", "eiffel"),
    QT_TRANSLATE_NOOP("Identifiers", "embedding"),  QT_TRANSLATE_NOOP("Identifiers", "embeddings"),
    QT_TRANSLATE_NOOP("Identifiers", "emerge"),     QT_TRANSLATE_NOOP("Identifiers", "encoder"),
    QT_TRANSLATE_NOOP("Identifiers", "encoding"),   QT_TRANSLATE_NOOP("Identifiers", "encodings"),
    QT_TRANSLATE_NOOP("Identifiers", "end"),        QT_TRANSLATE_NOOP("Identifiers", "ends"),
    QT_TRANSLATE_NOOP("Identifiers", "entries"),    QT_TRANSLATE_NOOP("Identifiers", "entry"),
    QT_TRANSLATE_NOOP("Identifiers", "equals"),     QT_TRANSLATE_NOOP("Identifiers", "even"),
    QT_TRANSLATE_NOOP("Identifiers", "every"),      QT_TRANSLATE_NOOP("Identifiers", "exp"),
    QT_TRANSLATE_NOOP("Identifiers", "expression"), QT_TRANSLATE_NOOP("Identifiers", "far"),
    QT_TRANSLATE_NOOP("Identifiers", "feed"),       QT_TRANSLATE_NOOP("Identifiers", "feedback"),
    QT_TRANSLATE_NOOP("Identifiers", "first"),      QT_TRANSLATE_NOOP("Identifiers", "fit"),
    QT_TRANSLATE_NOOP("Identifiers", "fitted"),     QT_TRANSLATE_NOOP("Identifiers", "flash"),
    QT_TRANSLATE_NOOP("Identifiers", "flashes"),    QT_TRANSLATE_NOOP("Identifiers", "flat"),
    QT_TRANSLATE_NOOP("Identifiers", "floor"),      QT_TRANSLATE_NOOP("Identifiers", "flow"),
    QT_TRANSLATE_NOOP("Identifiers", "fork"),       QT_TRANSLATE_NOOP("Identifiers", "formula"),
    QT_TRANSLATE_NOOP("Identifiers", "forward"),    QT_TRANSLATE_NOOP("Identifiers", "fraction"),
    QT_TRANSLATE_NOOP("Identifiers", "fractions"),  QT_TRANSLATE_NOOP("Identifiers", "frame"),
    QT_TRANSLATE_NOOP("Identifiers", "from"),       QT_TRANSLATE_NOOP("Identifiers", "front"),
    QT_TRANSLATE_NOOP("Identifiers", "full"),       QT_TRANSLATE_NOOP("Identifiers", "further"),
    QT_TRANSLATE_NOOP("Identifiers", "gap"),        QT_TRANSLATE_NOOP("Identifiers", "gaze"),
    QT_TRANSLATE_NOOP("Identifiers", "given"),      QT_TRANSLATE_NOOP("Identifiers", "graph"),
    QT_TRANSLATE_NOOP("Identifiers", "grey"),       QT_TRANSLATE_NOOP("Identifiers", "grid"),
    QT_TRANSLATE_NOOP("Identifiers", "groups"),     QT_TRANSLATE_NOOP("Identifiers", "grow"),
    QT_TRANSLATE_NOOP("Identifiers", "guess"),      QT_TRANSLATE_NOOP("Identifiers", "half"),
    QT_TRANSLATE_NOOP("Identifiers", "hand"),       QT_TRANSLATE_NOOP("Identifiers", "hanging"),
    QT_TRANSLATE_NOOP("Identifiers", "head"),       QT_TRANSLATE_NOOP("Identifiers", "heading"),
    QT_TRANSLATE_NOOP("Identifiers", "headings"),   QT_TRANSLATE_NOOP("Identifiers", "heads"),
    QT_TRANSLATE_NOOP("Identifiers", "height"),     QT_TRANSLATE_NOOP("Identifiers", "high"),
    QT_TRANSLATE_NOOP("Identifiers", "highest"),    QT_TRANSLATE_NOOP("Identifiers", "hot"),
    QT_TRANSLATE_NOOP("Identifiers", "icon"),       QT_TRANSLATE_NOOP("Identifiers", "image"),
    QT_TRANSLATE_NOOP("Identifiers", "in"),         QT_TRANSLATE_NOOP("Identifiers", "index"),
    QT_TRANSLATE_NOOP("Identifiers", "ink"),        QT_TRANSLATE_NOOP("Identifiers", "input"),
    QT_TRANSLATE_NOOP("Identifiers", "inputs"),     QT_TRANSLATE_NOOP("Identifiers", "inside"),
    QT_TRANSLATE_NOOP("Identifiers", "insight"),    QT_TRANSLATE_NOOP("Identifiers", "into"),
    QT_TRANSLATE_NOOP("Identifiers", "inwards"),    QT_TRANSLATE_NOOP("Identifiers", "item"),
    QT_TRANSLATE_NOOP("Identifiers", "items"),      QT_TRANSLATE_NOOP("Identifiers", "key"),
    QT_TRANSLATE_NOOP("Identifiers", "keys"),       QT_TRANSLATE_NOOP("Identifiers", "kind"),
    QT_TRANSLATE_NOOP("Identifiers", "kinds"),      QT_TRANSLATE_NOOP("Identifiers", "known"),
    QT_TRANSLATE_NOOP("Identifiers", "label"),      QT_TRANSLATE_NOOP("Identifiers", "labels"),
    QT_TRANSLATE_NOOP("Identifiers", "lanes"),      QT_TRANSLATE_NOOP("Identifiers", "large"),
    QT_TRANSLATE_NOOP("Identifiers", "largest"),    QT_TRANSLATE_NOOP("Identifiers", "last"),
    QT_TRANSLATE_NOOP("Identifiers", "late"),       QT_TRANSLATE_NOOP("Identifiers", "later"),
    QT_TRANSLATE_NOOP("Identifiers", "layer"),      QT_TRANSLATE_NOOP("Identifiers", "layers"),
    QT_TRANSLATE_NOOP("Identifiers", "least"),      QT_TRANSLATE_NOOP("Identifiers", "leave"),
    QT_TRANSLATE_NOOP("Identifiers", "leaves"),     QT_TRANSLATE_NOOP("Identifiers", "left"),
    QT_TRANSLATE_NOOP("Identifiers", "letter"),     QT_TRANSLATE_NOOP("Identifiers", "letters"),
    QT_TRANSLATE_NOOP("Identifiers", "lifted"),     QT_TRANSLATE_NOOP("Identifiers", "line"),
    QT_TRANSLATE_NOOP("Identifiers", "linear"),     QT_TRANSLATE_NOOP("Identifiers", "lines"),
    QT_TRANSLATE_NOOP("Identifiers", "link"),       QT_TRANSLATE_NOOP("Identifiers", "links"),
    QT_TRANSLATE_NOOP("Identifiers", "list"),       QT_TRANSLATE_NOOP("Identifiers", "lit"),
    QT_TRANSLATE_NOOP("Identifiers", "logit"),      QT_TRANSLATE_NOOP("Identifiers", "logits"),
    QT_TRANSLATE_NOOP("Identifiers", "longer"),     QT_TRANSLATE_NOOP("Identifiers", "look"),
    QT_TRANSLATE_NOOP("Identifiers", "looks"),      QT_TRANSLATE_NOOP("Identifiers", "low"),
    QT_TRANSLATE_NOOP("Identifiers", "lower"),      QT_TRANSLATE_NOOP("Identifiers", "main"),
    QT_TRANSLATE_NOOP("Identifiers", "map"),        QT_TRANSLATE_NOOP("Identifiers", "mark"),
    QT_TRANSLATE_NOOP("Identifiers", "mask"),       QT_TRANSLATE_NOOP("Identifiers", "masked"),
    QT_TRANSLATE_NOOP("Identifiers", "matrices"),   QT_TRANSLATE_NOOP("Identifiers", "matrix"),
    QT_TRANSLATE_NOOP("Identifiers", "max"),        QT_TRANSLATE_NOOP("Identifiers", "maximum"),
    QT_TRANSLATE_NOOP("Identifiers", "meaning"),    QT_TRANSLATE_NOOP("Identifiers", "meant"),
    QT_TRANSLATE_NOOP("Identifiers", "memory"),     QT_TRANSLATE_NOOP("Identifiers", "middle"),
    QT_TRANSLATE_NOOP("Identifiers", "minus"),      QT_TRANSLATE_NOOP("Identifiers", "mixing"),
    QT_TRANSLATE_NOOP("Identifiers", "model"),      QT_TRANSLATE_NOOP("Identifiers", "more"),
    QT_TRANSLATE_NOOP("Identifiers", "most"),       QT_TRANSLATE_NOOP("Identifiers", "move"),
    QT_TRANSLATE_NOOP("Identifiers", "moved"),      QT_TRANSLATE_NOOP("Identifiers", "multi"),
    QT_TRANSLATE_NOOP("Identifiers", "name"),       QT_TRANSLATE_NOOP("Identifiers", "names"),
    QT_TRANSLATE_NOOP("Identifiers", "natural"),    QT_TRANSLATE_NOOP("Identifiers", "near"),
    QT_TRANSLATE_NOOP("Identifiers", "new"),        QT_TRANSLATE_NOOP("Identifiers", "next"),
    QT_TRANSLATE_NOOP("Identifiers", "noise"),      QT_TRANSLATE_NOOP("Identifiers", "norm"),
    QT_TRANSLATE_NOOP("Identifiers", "note"),       QT_TRANSLATE_NOOP("Identifiers", "notes"),
    QT_TRANSLATE_NOOP("Identifiers", "noun"),       QT_TRANSLATE_NOOP("Identifiers", "now"),
    QT_TRANSLATE_NOOP("Identifiers", "number"),     QT_TRANSLATE_NOOP("Identifiers", "numbers"),
    QT_TRANSLATE_NOOP("Identifiers", "of"),         QT_TRANSLATE_NOOP("Identifiers", "off"),
    QT_TRANSLATE_NOOP("Identifiers", "on"),         QT_TRANSLATE_NOOP("Identifiers", "once"),
    QT_TRANSLATE_NOOP("Identifiers", "one"),        QT_TRANSLATE_NOOP("Identifiers", "ones"),
    QT_TRANSLATE_NOOP("Identifiers", "onwards"),    QT_TRANSLATE_NOOP("Identifiers", "opacities"),
    QT_TRANSLATE_NOOP("Identifiers", "opacity"),    QT_TRANSLATE_NOOP("Identifiers", "open"),
    QT_TRANSLATE_NOOP("Identifiers", "opened"),     QT_TRANSLATE_NOOP("Identifiers", "opposite"),
    QT_TRANSLATE_NOOP("Identifiers", "original"),   QT_TRANSLATE_NOOP("Identifiers", "other"),
    QT_TRANSLATE_NOOP("Identifiers", "others"),     QT_TRANSLATE_NOOP("Identifiers", "out"),
    QT_TRANSLATE_NOOP("Identifiers", "outcome"),    QT_TRANSLATE_NOOP("Identifiers", "outline"),
    QT_TRANSLATE_NOOP("Identifiers", "output"),     QT_TRANSLATE_NOOP("Identifiers", "outwards"),
    QT_TRANSLATE_NOOP("Identifiers", "page"),       QT_TRANSLATE_NOOP("Identifiers", "pages"),
    QT_TRANSLATE_NOOP("Identifiers", "pair"),       QT_TRANSLATE_NOOP("Identifiers", "pairs"),
    QT_TRANSLATE_NOOP("Identifiers", "panel"),      QT_TRANSLATE_NOOP("Identifiers", "part"),
    QT_TRANSLATE_NOOP("Identifiers", "parts"),      QT_TRANSLATE_NOOP("Identifiers", "patch"),
    QT_TRANSLATE_NOOP("Identifiers", "pattern"),    QT_TRANSLATE_NOOP("Identifiers", "percent"),
    QT_TRANSLATE_NOOP("Identifiers", "percents"),   QT_TRANSLATE_NOOP("Identifiers", "phrase"),
    QT_TRANSLATE_NOOP("Identifiers", "picture"),    QT_TRANSLATE_NOOP("Identifiers", "pictures"),
    QT_TRANSLATE_NOOP("Identifiers", "piece"),      QT_TRANSLATE_NOOP("Identifiers", "pieces"),
    QT_TRANSLATE_NOOP("Identifiers", "pitch"),      QT_TRANSLATE_NOOP("Identifiers", "place"),
    QT_TRANSLATE_NOOP("Identifiers", "placed"),     QT_TRANSLATE_NOOP("Identifiers", "places"),
    QT_TRANSLATE_NOOP("Identifiers", "plain"),      QT_TRANSLATE_NOOP("Identifiers", "plot"),
    QT_TRANSLATE_NOOP("Identifiers", "plus"),       QT_TRANSLATE_NOOP("Identifiers", "pluses"),
    QT_TRANSLATE_NOOP("Identifiers", "poem"),       QT_TRANSLATE_NOOP("Identifiers", "point"),
    QT_TRANSLATE_NOOP("Identifiers", "pointer"),    QT_TRANSLATE_NOOP("Identifiers", "pointers"),
    QT_TRANSLATE_NOOP("Identifiers", "points"),     QT_TRANSLATE_NOOP("Identifiers", "port"),
    QT_TRANSLATE_NOOP("Identifiers", "positions"),  QT_TRANSLATE_NOOP("Identifiers", "primes"),
    QT_TRANSLATE_NOOP("Identifiers", "product"),    QT_TRANSLATE_NOOP("Identifiers", "products"),
    QT_TRANSLATE_NOOP("Identifiers", "progress"),   QT_TRANSLATE_NOOP("Identifiers", "pronoun"),
    QT_TRANSLATE_NOOP("Identifiers", "pulse"),      QT_TRANSLATE_NOOP("Identifiers", "pulses"),
    QT_TRANSLATE_NOOP("Identifiers", "queries"),    QT_TRANSLATE_NOOP("Identifiers", "query"),
    QT_TRANSLATE_NOOP("Identifiers", "question"),   QT_TRANSLATE_NOOP("Identifiers", "quote"),
    QT_TRANSLATE_NOOP("Identifiers", "radius"),     QT_TRANSLATE_NOOP("Identifiers", "range"),
    QT_TRANSLATE_NOOP("Identifiers", "rank"),       QT_TRANSLATE_NOOP("Identifiers", "raw"),
    QT_TRANSLATE_NOOP("Identifiers", "ray"),        QT_TRANSLATE_NOOP("Identifiers", "reach"),
    QT_TRANSLATE_NOOP("Identifiers", "read"),       QT_TRANSLATE_NOOP("Identifiers", "reader"),
    QT_TRANSLATE_NOOP("Identifiers", "reading"),    QT_TRANSLATE_NOOP("Identifiers", "red"),
    QT_TRANSLATE_NOOP("Identifiers", "region"),     QT_TRANSLATE_NOOP("Identifiers", "remark"),
    QT_TRANSLATE_NOOP("Identifiers", "residual"),   QT_TRANSLATE_NOOP("Identifiers", "rest"),
    QT_TRANSLATE_NOOP("Identifiers", "result"),     QT_TRANSLATE_NOOP("Identifiers", "results"),
    QT_TRANSLATE_NOOP("Identifiers", "right"),      QT_TRANSLATE_NOOP("Identifiers", "ring"),
    QT_TRANSLATE_NOOP("Identifiers", "room"),       QT_TRANSLATE_NOOP("Identifiers", "root"),
    QT_TRANSLATE_NOOP("Identifiers", "roots"),      QT_TRANSLATE_NOOP("Identifiers", "row"),
    QT_TRANSLATE_NOOP("Identifiers", "rows"),       QT_TRANSLATE_NOOP("Identifiers", "rule"),
    QT_TRANSLATE_NOOP("Identifiers", "scale"),      QT_TRANSLATE_NOOP("Identifiers", "scaled"),
    QT_TRANSLATE_NOOP("Identifiers", "scene"),      QT_TRANSLATE_NOOP("Identifiers", "score"),
    QT_TRANSLATE_NOOP("Identifiers", "scores"),     QT_TRANSLATE_NOOP("Identifiers", "screen"),
    QT_TRANSLATE_NOOP("Identifiers", "scroll"),     QT_TRANSLATE_NOOP("Identifiers", "second"),
    QT_TRANSLATE_NOOP("Identifiers", "see"),        QT_TRANSLATE_NOOP("Identifiers", "seen"),
    QT_TRANSLATE_NOOP("Identifiers", "self"),       QT_TRANSLATE_NOOP("Identifiers", "sentence"),
    QT_TRANSLATE_NOOP("Identifiers", "sequence"),   QT_TRANSLATE_NOOP("Identifiers", "series"),
    QT_TRANSLATE_NOOP("Identifiers", "shaft"),      QT_TRANSLATE_NOOP("Identifiers", "shape"),
    QT_TRANSLATE_NOOP("Identifiers", "share"),      QT_TRANSLATE_NOOP("Identifiers", "shares"),
    QT_TRANSLATE_NOOP("Identifiers", "sheet"),      QT_TRANSLATE_NOOP("Identifiers", "shifted"),
    QT_TRANSLATE_NOOP("Identifiers", "short"),      QT_TRANSLATE_NOOP("Identifiers", "shown"),
    QT_TRANSLATE_NOOP("Identifiers", "shrunk"),     QT_TRANSLATE_NOOP("Identifiers", "side"),
    QT_TRANSLATE_NOOP("Identifiers", "sign"),       QT_TRANSLATE_NOOP("Identifiers", "signal"),
    QT_TRANSLATE_NOOP("Identifiers", "sin"),        QT_TRANSLATE_NOOP("Identifiers", "size"),
    QT_TRANSLATE_NOOP("Identifiers", "sizes"),      QT_TRANSLATE_NOOP("Identifiers", "small"),
    QT_TRANSLATE_NOOP("Identifiers", "soft"),       QT_TRANSLATE_NOOP("Identifiers", "softmax"),
    QT_TRANSLATE_NOOP("Identifiers", "source"),     QT_TRANSLATE_NOOP("Identifiers", "sources"),
    QT_TRANSLATE_NOOP("Identifiers", "space"),      QT_TRANSLATE_NOOP("Identifiers", "speaker"),
    QT_TRANSLATE_NOOP("Identifiers", "speakers"),   QT_TRANSLATE_NOOP("Identifiers", "spot"),
    QT_TRANSLATE_NOOP("Identifiers", "spread"),     QT_TRANSLATE_NOOP("Identifiers", "square"),
    QT_TRANSLATE_NOOP("Identifiers", "squares"),    QT_TRANSLATE_NOOP("Identifiers", "stack"),
    QT_TRANSLATE_NOOP("Identifiers", "start"),      QT_TRANSLATE_NOOP("Identifiers", "stems"),
    QT_TRANSLATE_NOOP("Identifiers", "step"),       QT_TRANSLATE_NOOP("Identifiers", "steps"),
    QT_TRANSLATE_NOOP("Identifiers", "still"),      QT_TRANSLATE_NOOP("Identifiers", "strength"),
    QT_TRANSLATE_NOOP("Identifiers", "strip"),      QT_TRANSLATE_NOOP("Identifiers", "struck"),
    QT_TRANSLATE_NOOP("Identifiers", "sublayer"),   QT_TRANSLATE_NOOP("Identifiers", "subtitle"),
    QT_TRANSLATE_NOOP("Identifiers", "sum"),        QT_TRANSLATE_NOOP("Identifiers", "sums"),
    QT_TRANSLATE_NOOP("Identifiers", "swap"),       QT_TRANSLATE_NOOP("Identifiers", "swung"),
    QT_TRANSLATE_NOOP("Identifiers", "symbols"),    QT_TRANSLATE_NOOP("Identifiers", "table"),
    QT_TRANSLATE_NOOP("Identifiers", "tag"),        QT_TRANSLATE_NOOP("Identifiers", "tall"),
    QT_TRANSLATE_NOOP("Identifiers", "target"),     QT_TRANSLATE_NOOP("Identifiers", "tellers"),
    QT_TRANSLATE_NOOP("Identifiers", "telling"),    QT_TRANSLATE_NOOP("Identifiers", "temperature"),
    QT_TRANSLATE_NOOP("Identifiers", "term"),       QT_TRANSLATE_NOOP("Identifiers", "terms"),
    QT_TRANSLATE_NOOP("Identifiers", "text"),       QT_TRANSLATE_NOOP("Identifiers", "texts"),
    QT_TRANSLATE_NOOP("Identifiers", "there"),      QT_TRANSLATE_NOOP("Identifiers", "third"),
    QT_TRANSLATE_NOOP("Identifiers", "thread"),     QT_TRANSLATE_NOOP("Identifiers", "through"),
    QT_TRANSLATE_NOOP("Identifiers", "times"),      QT_TRANSLATE_NOOP("Identifiers", "title"),
    QT_TRANSLATE_NOOP("Identifiers", "to"),         QT_TRANSLATE_NOOP("Identifiers", "together"),
    QT_TRANSLATE_NOOP("Identifiers", "token"),      QT_TRANSLATE_NOOP("Identifiers", "tokens"),
    QT_TRANSLATE_NOOP("Identifiers", "told"),       QT_TRANSLATE_NOOP("Identifiers", "top"),
    QT_TRANSLATE_NOOP("Identifiers", "tops"),       QT_TRANSLATE_NOOP("Identifiers", "total"),
    QT_TRANSLATE_NOOP("Identifiers", "totals"),     QT_TRANSLATE_NOOP("Identifiers", "towards"),
    QT_TRANSLATE_NOOP("Identifiers", "tower"),      QT_TRANSLATE_NOOP("Identifiers", "track"),
    QT_TRANSLATE_NOOP("Identifiers", "turn"),       QT_TRANSLATE_NOOP("Identifiers", "turned"),
    QT_TRANSLATE_NOOP("Identifiers", "twice"),      QT_TRANSLATE_NOOP("Identifiers", "underline"),
    QT_TRANSLATE_NOOP("Identifiers", "underlines"), QT_TRANSLATE_NOOP("Identifiers", "unit"),
    QT_TRANSLATE_NOOP("Identifiers", "unknown"),    QT_TRANSLATE_NOOP("Identifiers", "unseen"),
    QT_TRANSLATE_NOOP("Identifiers", "up"),         QT_TRANSLATE_NOOP("Identifiers", "update"),
    QT_TRANSLATE_NOOP("Identifiers", "updates"),    QT_TRANSLATE_NOOP("Identifiers", "ups"),
    QT_TRANSLATE_NOOP("Identifiers", "value"),      QT_TRANSLATE_NOOP("Identifiers", "values"),
    QT_TRANSLATE_NOOP("Identifiers", "vector"),     QT_TRANSLATE_NOOP("Identifiers", "vectors"),
    QT_TRANSLATE_NOOP("Identifiers", "veil"),       QT_TRANSLATE_NOOP("Identifiers", "veils"),
    QT_TRANSLATE_NOOP("Identifiers", "walk"),       QT_TRANSLATE_NOOP("Identifiers", "wall"),
    QT_TRANSLATE_NOOP("Identifiers", "way"),        QT_TRANSLATE_NOOP("Identifiers", "weight"),
    QT_TRANSLATE_NOOP("Identifiers", "weights"),    QT_TRANSLATE_NOOP("Identifiers", "whole"),
    QT_TRANSLATE_NOOP("Identifiers", "wide"),       QT_TRANSLATE_NOOP("Identifiers", "widest"),
    QT_TRANSLATE_NOOP("Identifiers", "width"),      QT_TRANSLATE_NOOP("Identifiers", "wire"),
    QT_TRANSLATE_NOOP("Identifiers", "word"),       QT_TRANSLATE_NOOP("Identifiers", "words"),
    QT_TRANSLATE_NOOP("Identifiers", "world"),      QT_TRANSLATE_NOOP("Identifiers", "yellow"),
    QT_TRANSLATE_NOOP("Identifiers", "zero"),       QT_TRANSLATE_NOOP("Identifiers", "zeroes"),
    QT_TRANSLATE_NOOP("Identifiers", "zoom"),
};

/// More of them, for the parts that blocks draw, in alphabetical order.
constexpr std::array knownParts{
    QT_TRANSLATE_NOOP("Identifiers", "axes"),       QT_TRANSLATE_NOOP("Identifiers", "between"),
    QT_TRANSLATE_NOOP("Identifiers", "components"), QT_TRANSLATE_NOOP("Identifiers", "corner"),
    QT_TRANSLATE_NOOP("Identifiers", "dot"),        QT_TRANSLATE_NOOP("Identifiers", "drop"),
    QT_TRANSLATE_NOOP("Identifiers", "emphasis"),   QT_TRANSLATE_NOOP("Identifiers", "knob"),
    QT_TRANSLATE_NOOP("Identifiers", "mountain"),   QT_TRANSLATE_NOOP("Identifiers", "path"),
    QT_TRANSLATE_NOOP("Identifiers", "puffs"),      QT_TRANSLATE_NOOP("Identifiers", "sample"),
    QT_TRANSLATE_NOOP("Identifiers", "sun"),        QT_TRANSLATE_NOOP("Identifiers", "surface"),
    QT_TRANSLATE_NOOP("Identifiers", "symbol"),     QT_TRANSLATE_NOOP("Identifiers", "ticks"),
    QT_TRANSLATE_NOOP("Identifiers", "tip")};

/// Words that mean something of their own together, in alphabetical order.
constexpr std::array knownPairs{QT_TRANSLATE_NOOP("Identifiers", "feed forward")};

bool isKnown(std::span<const char *const> all, const QString &words)
{
    const QByteArray bytes = words.toLatin1();
    return std::ranges::binary_search(all, std::string_view(bytes), {},
                                      [](const char *one) { return std::string_view(one); });
}

QString translatedWord(const QString &known)
{
    return QCoreApplication::translate("Identifiers", known.toLatin1().constData());
}

/// Letters of formulas: "K", "Ei".
bool isSymbol(const QString &word)
{
    constexpr qsizetype longest = 2;
    return word.size() <= longest;
}

/// Also on the command line, whatever language the system has.
bool isEnglish()
{
    const char *title = QT_TRANSLATE_NOOP("Identifiers", "title");
    return QCoreApplication::translate("Identifiers", title) == QLatin1StringView(title);
}

bool isIndex(QStringView part)
{
    constexpr qsizetype longest = 9;
    return !part.isEmpty() && part.size() <= longest
        && std::ranges::all_of(part, [](QChar c) { return c >= u'0' && c <= u'9'; });
}

/// "1번째 항목", and of a row and a column "성분 (4, 3)".
QString inPlace(const QString &word, const QStringList &places)
{
    if (places.isEmpty())
        return word;
    if (places.size() > 1)
        return u"%1 (%2)"_s.arg(word, places.join(u", "_s));
    const char *numbered = QT_TRANSLATE_NOOP("Identifiers", "%1 number %2");
    return QCoreApplication::translate("Identifiers", numbered).arg(word, places.front());
}

QString capitalized(QString word)
{
    word[0] = word[0].toUpper();
    return word;
}

} // namespace

std::optional<QString> idInWords(const QString &id)
{
    static const QRegularExpression parts(u"[A-Z]?[a-z]+|[A-Z]+(?![a-z])|[0-9]+"_s);
    static const QRegularExpression others(u"[^-_ A-Za-z0-9]"_s); // formulas, other scripts
    if (id.contains(others))
        return std::nullopt;
    QStringList written;
    for (auto part = parts.globalMatch(id); part.hasNext();)
        written.append(part.next().captured().toLower());
    QStringList words;
    for (qsizetype i = 0; i < written.size(); ++i) {
        const QString &word = written[i];
        if (const QString pair = word + u' ' + written.value(i + 1); isKnown(knownPairs, pair)) {
            words.append(translatedWord(pair));
            ++i;
        } else if (isKnown(knownWords, word) || isKnown(knownParts, word))
            words.append(translatedWord(word));
        else if (isSymbol(word))
            words.append(capitalized(word));
        else if (word[0].isDigit() || isEnglish())
            words.append(word);
        else
            return std::nullopt;
    }
    if (words.isEmpty())
        return std::nullopt;
    return capitalized(words.join(QLocale().language() == QLocale::Chinese ? u""_s : u" "_s));
}

QString partInWords(const QString &path)
{
    if (isEnglish() || path.contains(u'"')) // a phrase
        return path;
    const QStringList parts = path.split(u'/');
    QStringList words;
    const QLatin1StringView line("line "); // of a text as it is written
    for (qsizetype i = 0; i < parts.size();) {
        if (parts[i].startsWith(line) && isIndex(QStringView(parts[i]).sliced(line.size()))) {
            const char *numbered = QT_TRANSLATE_NOOP("Identifiers", "line %1");
            words.append(QCoreApplication::translate("Identifiers", numbered).arg(parts[i++].sliced(line.size())));
            continue;
        }
        const QString word = isIndex(parts[i]) ? QCoreApplication::translate("Identifiers", "part")
                                               : idInWords(parts[i]).value_or(parts[i]);
        i += isIndex(parts[i]) ? 0 : 1;
        QStringList places; // counted from 1, as people do
        for (; i < parts.size() && isIndex(parts[i]); ++i)
            places.append(QString::number(parts[i].toLongLong() + 1));
        words.append(inPlace(word, places));
    }
    return words.join(u" › "_s);
}

QString styleInWords(const QString &style)
{
    return isEnglish() ? style : idInWords(style).value_or(style);
}

} // namespace lectograph::base
