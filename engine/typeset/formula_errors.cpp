// SPDX-License-Identifier: GPL-3.0-or-later
#include "typeset/formula_errors.h"

#include "base/sentence.h"

#include <QRegularExpression>

#include <algorithm>
#include <array>
#include <optional>
#include <vector>

namespace lectograph::typeset {

using namespace Qt::StringLiterals;

namespace {

struct Mistake
{
    QLatin1StringView id;
    const char *message; ///< MathJax's message, translated on use
    const char *remedy;  ///< the same
};

constexpr std::array mistakes = std::to_array<Mistake>({
    {"MissingCloseBrace"_L1, QT_TRANSLATE_NOOP("Sentence", "Missing close brace"),
     QT_TRANSLATE_NOOP("Sentence", "Add the “}” that is missing.")},
    {"ExtraOpenMissingClose"_L1, QT_TRANSLATE_NOOP("Sentence", "Extra open brace or missing close brace"),
     QT_TRANSLATE_NOOP("Sentence", "Add the “}” that is missing, or remove the “{” that is too many.")},
    {"ExtraCloseMissingOpen"_L1, QT_TRANSLATE_NOOP("Sentence", "Extra close brace or missing open brace"),
     QT_TRANSLATE_NOOP("Sentence", "Remove the “}” that is too many, or add the “{” that is missing before it.")},
    {"ExtraCloseLooking"_L1, QT_TRANSLATE_NOOP("Sentence", "Extra close brace while looking for %1"),
     QT_TRANSLATE_NOOP("Sentence", "Remove the “}” that is too many, or add the “{” that is missing before it.")},
    {"MissingCloseBracket"_L1, QT_TRANSLATE_NOOP("Sentence", "Could not find closing ']' for argument to %1"),
     QT_TRANSLATE_NOOP("Sentence", "Add the “]” that is missing.")},
    {"TokenNotFoundForCommand"_L1, QT_TRANSLATE_NOOP("Sentence", "Could not find %1 for %2"), nullptr},
    {"UndefinedControlSequence"_L1, QT_TRANSLATE_NOOP("Sentence", "Undefined control sequence %1"),
     QT_TRANSLATE_NOOP("Sentence",
                       "Check its spelling; words belong into \\text{…}, names of functions into \\operatorname{…}.")},
    {"MissingArgFor"_L1, QT_TRANSLATE_NOOP("Sentence", "Missing argument for %1"),
     QT_TRANSLATE_NOOP("Sentence", "Put what the command needs into braces after it.")},
    {"MissingScript"_L1, QT_TRANSLATE_NOOP("Sentence", "Missing superscript or subscript argument"),
     QT_TRANSLATE_NOOP("Sentence",
                       "Put the superscript or subscript after it, in braces if it is longer than one character.")},
    {"MissingOpenForSup"_L1, QT_TRANSLATE_NOOP("Sentence", "Missing open brace for superscript"), nullptr},
    {"MissingOpenForSub"_L1, QT_TRANSLATE_NOOP("Sentence", "Missing open brace for subscript"), nullptr},
    {"DoubleSubscripts"_L1, QT_TRANSLATE_NOOP("Sentence", "Double subscripts: use braces to clarify"),
     QT_TRANSLATE_NOOP(
         "Sentence",
         "Put braces around what carries the first subscript, or both subscripts into one pair of braces.")},
    {"DoubleExponent"_L1, QT_TRANSLATE_NOOP("Sentence", "Double exponent: use braces to clarify"),
     QT_TRANSLATE_NOOP(
         "Sentence",
         "Put braces around what carries the first superscript, or both superscripts into one pair of braces.")},
    {"DoubleExponentPrime"_L1, QT_TRANSLATE_NOOP("Sentence", "Prime causes double exponent: use braces to clarify"),
     nullptr},
    {"ExtraLeftMissingRight"_L1, QT_TRANSLATE_NOOP("Sentence", "Extra \\left or missing \\right"),
     QT_TRANSLATE_NOOP("Sentence", "Give every \\left its \\right; “\\right.” closes without a bracket.")},
    {"MissingLeftExtraRight"_L1, QT_TRANSLATE_NOOP("Sentence", "Missing \\left or extra \\right"),
     QT_TRANSLATE_NOOP("Sentence", "Give every \\right its \\left; “\\left.” opens without a bracket.")},
    {"ExtraMiddle"_L1, QT_TRANSLATE_NOOP("Sentence", "Extra \\middle"), nullptr},
    {"MissingOrUnrecognizedDelim"_L1, QT_TRANSLATE_NOOP("Sentence", "Missing or unrecognized delimiter for %1"),
     QT_TRANSLATE_NOOP("Sentence", "Put a bracket after it, such as ( [ \\{ or | — or “.” for none.")},
    {"Misplaced"_L1, QT_TRANSLATE_NOOP("Sentence", "Misplaced %1"),
     QT_TRANSLATE_NOOP("Sentence",
                       "“&” stands between the columns of a matrix or of aligned lines; \\& is the character itself.")},
    {"MisplacedLimits"_L1, QT_TRANSLATE_NOOP("Sentence", "%1 is allowed only on operators"), nullptr},
    {"UnknownEnv"_L1, QT_TRANSLATE_NOOP("Sentence", "Unknown environment '%1'"),
     QT_TRANSLATE_NOOP("Sentence", "Check the name of the environment.")},
    {"InvalidEnv"_L1, QT_TRANSLATE_NOOP("Sentence", "Invalid environment name '%1'"), nullptr},
    {"EnvBadEnd"_L1, QT_TRANSLATE_NOOP("Sentence", "\\begin{%1} ended with \\end{%2}"),
     QT_TRANSLATE_NOOP("Sentence",
                       "Let \\begin{…} and \\end{…} name the same environment, the inner ones closed first.")},
    {"EnvMissingEnd"_L1, QT_TRANSLATE_NOOP("Sentence", "Missing \\end{%1}"),
     QT_TRANSLATE_NOOP("Sentence", "Add the \\end{…} that is missing.")},
    {"ErroneousNestingEq"_L1, QT_TRANSLATE_NOOP("Sentence", "Erroneous nesting of equation structures"), nullptr},
    {"MathNotTerminated"_L1, QT_TRANSLATE_NOOP("Sentence", "Math mode is not properly terminated"),
     QT_TRANSLATE_NOOP("Sentence", "Close the mathematics in the text with a “$”.")},
    {"CantUseHash1"_L1, QT_TRANSLATE_NOOP("Sentence", "You can't use 'macro parameter character #' in math mode"),
     QT_TRANSLATE_NOOP("Sentence", "\\# is the character itself.")},
    {"MaxMacroSub1"_L1,
     QT_TRANSLATE_NOOP("Sentence",
                       "MathJax maximum macro substitution count exceeded; is here a recursive macro call?"),
     QT_TRANSLATE_NOOP("Sentence", "A macro calls itself: define it by something else.")},
    {"MaxMacroSub2"_L1,
     QT_TRANSLATE_NOOP("Sentence",
                       "MathJax maximum substitution count exceeded; is there a recursive latex environment?"),
     QT_TRANSLATE_NOOP("Sentence", "A macro calls itself: define it by something else.")},
    {"MissingBoxFor"_L1, QT_TRANSLATE_NOOP("Sentence", "Missing box for %1"), nullptr},
    {"MissingDimOrUnits"_L1, QT_TRANSLATE_NOOP("Sentence", "Missing dimension or its units for %1"), nullptr},
    {"BracketMustBeDimension"_L1, QT_TRANSLATE_NOOP("Sentence", "Bracket argument to %1 must be a dimension"), nullptr},
    {"IntegerArg"_L1, QT_TRANSLATE_NOOP("Sentence", "The argument to %1 must be an integer"), nullptr},
    {"PositiveIntegerArg"_L1, QT_TRANSLATE_NOOP("Sentence", "Argument to %1 must be a positive integer"), nullptr},
    {"BadAlignment"_L1, QT_TRANSLATE_NOOP("Sentence", "Alignment must be one to three copies of l, c, or r"), nullptr},
    {"BadPreamToken"_L1, QT_TRANSLATE_NOOP("Sentence", "Illegal pream-token (%1)"), nullptr},
    {"ExtraAlignTab"_L1, QT_TRANSLATE_NOOP("Sentence", "Extra alignment tab in \\cases text"), nullptr},
    {"MultipleCommand"_L1, QT_TRANSLATE_NOOP("Sentence", "Multiple %1"), nullptr},
    {"UndefinedColorModel"_L1, QT_TRANSLATE_NOOP("Sentence", "Color model '%1' not defined"), nullptr},
    {"BadColorValue"_L1, QT_TRANSLATE_NOOP("Sentence", "Invalid color value"), nullptr},
    {"InvalidNumber"_L1, QT_TRANSLATE_NOOP("Sentence", "Invalid number"), nullptr},
    {"CommandNotAllowedInEnv"_L1, QT_TRANSLATE_NOOP("Sentence", "%1 not allowed in %2 environment"), nullptr},
    {"RunawayArgument"_L1, QT_TRANSLATE_NOOP("Sentence", "Runaway argument for %1?"), nullptr},
    {"Tag"_L1, QT_TRANSLATE_NOOP("Sentence", "An equation number cannot be drawn"),
     QT_TRANSLATE_NOOP("Sentence", "Remove \\tag{…} and put the number beside the formula as a text.")},
    {"BeginEnd"_L1, nullptr, QT_TRANSLATE_NOOP("Sentence", "Give every \\end{…} its \\begin{…}.")},
    {"MacroRecursion"_L1, nullptr, QT_TRANSLATE_NOOP("Sentence", "A macro calls itself: define it by something else.")},
});

/// The arguments of MathJax's message; nothing if the message does not match.
std::optional<QStringList> wordsOf(const QString &message, const QString &pattern)
{
    static const QRegularExpression place(u"%[12]"_s);
    QString expression;
    qsizetype from = 0;
    for (auto match = place.globalMatch(pattern); match.hasNext();) {
        const QRegularExpressionMatch one = match.next();
        expression += QRegularExpression::escape(pattern.sliced(from, one.capturedStart() - from)) + u"(.*)"_s;
        from = one.capturedEnd();
    }
    expression += QRegularExpression::escape(pattern.sliced(from));
    const QRegularExpression whole(QRegularExpression::anchoredPattern(expression),
                                   QRegularExpression::DotMatchesEverythingOption);
    const QRegularExpressionMatch match = whole.match(message);
    return match.hasMatch() ? std::optional(match.capturedTexts().sliced(1)) : std::nullopt;
}

/// In the language of the interface, if translated.
QString translated(const QString &message, const char *pattern)
{
    const auto words = pattern ? wordsOf(message, QString::fromUtf8(pattern)) : std::nullopt;
    if (!words)
        return message;
    QString sentence = base::Sentence::tr(pattern);
    // The arguments may themselves look like placeholders.
    if (words->size() == 2)
        return sentence.arg(words->at(0), words->at(1));
    return words->size() == 1 ? sentence.arg(words->front()) : sentence;
}

QString placeOf(const QString &latex, shape::SourceRange range)
{
    const auto [start, end] = range;
    const QString piece = latex.mid(start, std::min(end - start, 40)) + (end - start > 40 ? u"…"_s : QString());
    if (end - start <= 1)
        return base::Sentence::tr("character %1 “%2”").arg(QString::number(start + 1), piece);
    return base::Sentence::tr("characters %1–%2 “%3”").arg(QString::number(start + 1), QString::number(end), piece);
}

/// From the innermost unclosed brace to the end of the formula; `otherwise` if there is none.
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

shape::SourceRange mistakenRange(const QString &latex, const QString &id, shape::SourceRange range)
{
    if (id == "MissingCloseBrace"_L1 || id == "ExtraOpenMissingClose"_L1)
        range = afterOpenBrace(latex, range);
    const int size = static_cast<int>(latex.size());
    const int start = std::clamp(range.start, 0, size);
    return {start, std::clamp(range.end, start, size)};
}

base::Error formulaError(const QString &latex, const QString &id, const QString &message, shape::SourceRange range)
{
    const auto known = std::find_if(mistakes.begin(), mistakes.end(),
                                    [&](const Mistake &mistake) { return mistake.id == id; });
    const bool isKnown = known != mistakes.end();
    const QString remedy = isKnown && known->remedy ? base::Sentence::tr(known->remedy)
                                                    : base::Sentence::tr("Correct the LaTeX of the formula.");
    const QString what = translated(message, isKnown ? known->message : nullptr);
    const bool isSentence = what.endsWith(u'.') || what.endsWith(u'?') || what.endsWith(u'。') || what.endsWith(u'？');
    return {isSentence ? what : base::Sentence::tr("%1.").arg(what), remedy,
            placeOf(latex, mistakenRange(latex, id, range))};
}

} // namespace lectograph::typeset
