// SPDX-License-Identifier: GPL-3.0-or-later
#include "typeset/formula_errors.h"

#include "base/sentence.h"

#include <algorithm>
#include <array>
#include <vector>

namespace lectograph::typeset {

using namespace Qt::StringLiterals;

namespace {

struct Remedy
{
    QLatin1StringView id;
    const char *text; ///< translated where it is used
};

constexpr std::array remedies = std::to_array<Remedy>({
    {"MissingCloseBrace"_L1, QT_TRANSLATE_NOOP("Sentence", "Add the “}” that is missing.")},
    {"ExtraOpenMissingClose"_L1,
     QT_TRANSLATE_NOOP("Sentence", "Add the “}” that is missing, or remove the “{” that is too many.")},
    {"ExtraCloseMissingOpen"_L1,
     QT_TRANSLATE_NOOP("Sentence", "Remove the “}” that is too many, or add the “{” that is missing before it.")},
    {"ExtraCloseLooking"_L1,
     QT_TRANSLATE_NOOP("Sentence", "Remove the “}” that is too many, or add the “{” that is missing before it.")},
    {"MissingCloseBracket"_L1, QT_TRANSLATE_NOOP("Sentence", "Add the “]” that is missing.")},
    {"UndefinedControlSequence"_L1,
     QT_TRANSLATE_NOOP("Sentence",
                       "Check its spelling; words belong into \\text{…}, names of functions into \\operatorname{…}.")},
    {"MissingArgFor"_L1, QT_TRANSLATE_NOOP("Sentence", "Put what the command needs into braces after it.")},
    {"MissingScript"_L1,
     QT_TRANSLATE_NOOP("Sentence",
                       "Put the superscript or subscript after it, in braces if it is longer than one character.")},
    {"DoubleSubscripts"_L1,
     QT_TRANSLATE_NOOP(
         "Sentence",
         "Put braces around what carries the first subscript, or both subscripts into one pair of braces.")},
    {"DoubleExponent"_L1,
     QT_TRANSLATE_NOOP(
         "Sentence",
         "Put braces around what carries the first superscript, or both superscripts into one pair of braces.")},
    {"ExtraLeftMissingRight"_L1,
     QT_TRANSLATE_NOOP("Sentence", "Give every \\left its \\right; “\\right.” closes without a bracket.")},
    {"MissingLeftExtraRight"_L1,
     QT_TRANSLATE_NOOP("Sentence", "Give every \\right its \\left; “\\left.” opens without a bracket.")},
    {"MissingOrUnrecognizedDelim"_L1,
     QT_TRANSLATE_NOOP("Sentence", "Put a bracket after it, such as ( [ \\{ or | — or “.” for none.")},
    {"Misplaced"_L1,
     QT_TRANSLATE_NOOP("Sentence",
                       "“&” stands between the columns of a matrix or of aligned lines; \\& is the character itself.")},
    {"UnknownEnv"_L1, QT_TRANSLATE_NOOP("Sentence", "Check the name of the environment.")},
    {"EnvBadEnd"_L1,
     QT_TRANSLATE_NOOP("Sentence",
                       "Let \\begin{…} and \\end{…} name the same environment, the inner ones closed first.")},
    {"EnvMissingEnd"_L1, QT_TRANSLATE_NOOP("Sentence", "Add the \\end{…} that is missing.")},
    {"BeginEnd"_L1, QT_TRANSLATE_NOOP("Sentence", "Give every \\end{…} its \\begin{…}.")},
    {"MathNotTerminated"_L1, QT_TRANSLATE_NOOP("Sentence", "Close the mathematics in the text with a “$”.")},
    {"CantUseHash1"_L1, QT_TRANSLATE_NOOP("Sentence", "\\# is the character itself.")},
    {"MacroRecursion"_L1, QT_TRANSLATE_NOOP("Sentence", "A macro calls itself: define it by something else.")},
    {"MaxMacroSub1"_L1, QT_TRANSLATE_NOOP("Sentence", "A macro calls itself: define it by something else.")},
    {"MaxMacroSub2"_L1, QT_TRANSLATE_NOOP("Sentence", "A macro calls itself: define it by something else.")},
    {"Tag"_L1, QT_TRANSLATE_NOOP("Sentence", "Remove \\tag{…} and put the number beside the formula as a text.")},
});

QString placeOf(const QString &latex, shape::SourceRange range)
{
    const int size = static_cast<int>(latex.size());
    const int start = std::clamp(range.start, 0, size);
    const int end = std::clamp(range.end, start, size);
    const QString piece = latex.mid(start, std::min(end - start, 40)) + (end - start > 40 ? u"…"_s : QString());
    if (end - start <= 1)
        return u"character %1 “%2”"_s.arg(start + 1).arg(piece);
    return u"characters %1–%2 “%3”"_s.arg(start + 1).arg(end).arg(piece);
}

/// From the innermost brace that is not closed to the end of the formula; `otherwise` if there is none.
shape::SourceRange afterOpenBrace(const QString &latex, shape::SourceRange otherwise)
{
    std::vector<int> open;
    for (int at = 0; at < latex.size(); ++at) {
        if (latex[at] == u'\\')
            ++at;
        else if (latex[at] == u'{')
            open.push_back(at);
        else if (latex[at] == u'}' && !open.empty())
            open.pop_back();
    }
    return open.empty() ? otherwise : shape::SourceRange{open.back(), static_cast<int>(latex.size())};
}

} // namespace

base::Error formulaError(const QString &latex, const QString &id, const QString &message, shape::SourceRange range)
{
    const auto known = std::find_if(remedies.begin(), remedies.end(),
                                    [&](const Remedy &remedy) { return remedy.id == id; });
    const QString remedy = known != remedies.end() ? base::Sentence::tr(known->text)
                                                   : base::Sentence::tr("Correct the LaTeX of the formula.");
    if (id == "MissingCloseBrace"_L1 || id == "ExtraOpenMissingClose"_L1)
        range = afterOpenBrace(latex, range);
    const bool isSentence = message.endsWith(u'.') || message.endsWith(u'?');
    return {isSentence ? message : message + u'.', remedy, placeOf(latex, range)};
}

} // namespace lectograph::typeset
