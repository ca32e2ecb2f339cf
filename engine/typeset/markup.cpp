// SPDX-License-Identifier: GPL-3.0-or-later
#include "typeset/markup.h"

#include <QSet>

#include <algorithm>
#include <array>
#include <map>
#include <ranges>

namespace lectograph::typeset {

using namespace Qt::StringLiterals;
using shape::SourceRange;

namespace {

struct MarkupLiteral
{
    QStringView command;
    QChar character;
};

constexpr std::array markupLiterals = std::to_array<MarkupLiteral>({
    {u"\\textbackslash{}", u'\\'},
    {u"\\textbraceleft{}", u'{'},
    {u"\\textbraceright{}", u'}'},
});

constexpr QStringView boldCommand = u"\\textbf{";
constexpr QStringView regularCommand = u"\\textmd{";
constexpr QStringView italicCommand = u"\\textit{";
constexpr QStringView uprightCommand = u"\\textup{";
constexpr QStringView colorCommand = u"\\textcolor{";
constexpr int boldWeight = 700;
constexpr int regularWeight = 400;

bool hasSameFormat(const Span &one, const Span &other)
{
    return one.color == other.color && one.colorName == other.colorName && one.weight == other.weight
        && one.italic == other.italic;
}

bool hasFormat(const Span &span)
{
    return !hasSameFormat(span, {});
}

/// Whether the colour is written as a name, not by its numbers.
bool isColorName(QStringView color)
{
    return !color.isEmpty() && color.front().isLetter() && !color.contains(u'(');
}

/// Appends a range; continues the last span if that ends there with the same format.
void appendSpan(std::vector<Span> &spans, const Span &span)
{
    if (!span.range.isValid() || !hasFormat(span))
        return;
    if (!spans.empty() && spans.back().range.end == span.range.start && hasSameFormat(spans.back(), span))
        spans.back().range.end = span.range.end;
    else
        spans.push_back(span);
}

class MarkupReader
{
public:
    MarkupReader(const QString &markup, const base::ColorNames &colors, Dollars dollars)
        : m_markup(markup), m_colors(colors), m_dollars(dollars)
    {}

    FormattedText read()
    {
        while (m_at < m_markup.size()) {
            const QChar next = m_markup[m_at];
            if ((next == u'\\' && readCommand()) || (next == u'$' && readFormula()))
                continue;
            ++m_at;
            if (next == u'}' && !m_groups.empty() && m_groups.back().open == 0) {
                m_groups.pop_back();
                continue;
            }
            if (!m_groups.empty() && (next == u'{' || next == u'}'))
                m_groups.back().open += next == u'{' ? 1 : -1;
            append(next);
        }
        return std::move(m_result);
    }

private:
    struct Group
    {
        Span format;
        int open = 0; ///< braces of the text that are not closed yet
    };

    bool readCommand()
    {
        const QStringView rest = QStringView(m_markup).mid(m_at);
        for (const MarkupLiteral &literal : markupLiterals) {
            if (rest.startsWith(literal.command)) {
                m_at += literal.command.size();
                append(literal.character);
                return true;
            }
        }
        Span format = current();
        qsizetype length = 0;
        const auto is = [&](QStringView command) {
            length = command.size();
            return rest.startsWith(command);
        };
        if (is(boldCommand)) {
            format.weight = boldWeight;
        } else if (is(regularCommand)) {
            format.weight = regularWeight;
        } else if (is(italicCommand)) {
            format.italic = true;
        } else if (is(uprightCommand)) {
            format.italic = false;
        } else if (is(colorCommand)) {
            constexpr qsizetype longest = 32;
            const QStringView name = rest.mid(length, longest);
            const qsizetype end = name.indexOf(u"}{");
            const auto color = base::parseColor(name.left(std::max<qsizetype>(end, 0)), m_colors);
            if (end < 0 || !color)
                return false;
            format.color = *color;
            format.colorName = isColorName(name.left(end)) ? name.left(end).toString() : QString();
            length += end + 2;
        } else {
            return false;
        }
        m_at += length;
        m_groups.push_back({format, 0});
        return true;
    }

    bool readFormula()
    {
        const qsizetype end = m_dollars == Dollars::Formulas ? formulaEnd(m_markup, m_at) : m_at;
        if (end == m_at)
            return false;
        const auto start = static_cast<int>(m_result.text.size());
        for (; m_at < end; ++m_at)
            append(m_markup[m_at]);
        m_result.formulas.push_back({start, static_cast<int>(m_result.text.size())});
        return true;
    }

    Span current() const { return m_groups.empty() ? Span() : m_groups.back().format; }

    void append(QChar character)
    {
        const auto at = static_cast<int>(m_result.text.size());
        m_result.text += character;
        Span span = current();
        span.range = {at, at + 1};
        appendSpan(m_result.spans, span);
    }

    QString m_markup;
    const base::ColorNames &m_colors;
    Dollars m_dollars;
    qsizetype m_at = 0;
    std::vector<Group> m_groups;
    FormattedText m_result;
};

/// The braces without a partner in the text.
QSet<qsizetype> unpairedBraces(QStringView text)
{
    QSet<qsizetype> unpaired;
    std::vector<qsizetype> open;
    for (qsizetype at = 0; at < text.size(); ++at) {
        if (text[at] == u'{') {
            open.push_back(at);
        } else if (text[at] == u'}' && open.empty()) {
            unpaired.insert(at);
        } else if (text[at] == u'}') {
            open.pop_back();
        }
    }
    for (const qsizetype at : open)
        unpaired.insert(at);
    return unpaired;
}

QString toLiteral(QStringView text, bool isInGroup)
{
    const QSet<qsizetype> unpaired = isInGroup ? unpairedBraces(text) : QSet<qsizetype>();
    QString markup;
    for (qsizetype at = 0; at < text.size(); ++at) {
        const bool isCommand = text[at] == u'\\' && text.mid(at + 1).startsWith(u"text");
        const auto literal = std::ranges::find(markupLiterals, text[at], &MarkupLiteral::character);
        if (isCommand || unpaired.contains(at))
            markup += literal->command;
        else
            markup += text[at];
    }
    return markup;
}

/// The range of a text, in which formulas are literal as they are.
QString toLiteral(QStringView text, SourceRange range, bool isInGroup, const std::vector<SourceRange> &formulas)
{
    QString markup;
    int written = range.start;
    const auto first = std::ranges::lower_bound(formulas, range.start, {}, &SourceRange::start);
    for (auto formula = first; formula != formulas.end() && formula->end <= range.end; ++formula) {
        markup += toLiteral(text.mid(written, formula->start - written), isInGroup);
        markup += text.mid(formula->start, formula->end - formula->start);
        written = formula->end;
    }
    return markup + toLiteral(text.mid(written, range.end - written), isInGroup);
}

bool isEscapedDollar(QStringView text, qsizetype at)
{
    return text[at] == u'$' && at > 0 && text[at - 1] == u'\\';
}

/// Calls `change` with the place of every dollar that is in no formula.
template <class Change>
void eachLetterDollar(QStringView text, const std::vector<SourceRange> &formulas, const Change &change)
{
    auto formula = formulas.begin();
    for (int at = 0; at < text.size(); ++at) {
        if (formula != formulas.end() && formula->start == at)
            at = formula++->end - 1;
        else if (text[at] == u'$')
            change(at);
    }
}

/// The ranges in which no format may change: formulas, and dollars with their backslashes.
std::vector<SourceRange> rangesOfOneFormat(QStringView text, const std::vector<SourceRange> &formulas)
{
    std::vector<SourceRange> ranges = formulas;
    eachLetterDollar(text, formulas, [&](int at) {
        if (isEscapedDollar(text, at))
            ranges.push_back({at - 1, at + 1});
    });
    return ranges;
}

/// The text with a backslash before every dollar that is in no formula.
FormattedText withEscapedDollars(const FormattedText &text, const std::vector<SourceRange> &formulas)
{
    std::vector<int> places; // of the backslashes
    eachLetterDollar(text.text, formulas, [&](int at) {
        if (!isEscapedDollar(text.text, at))
            places.push_back(at);
    });
    FormattedText result = text;
    for (const int place : places | std::views::reverse)
        result.text.insert(place, u'\\');
    const auto moved = [&places](int at) {
        return at + static_cast<int>(std::ranges::lower_bound(places, at) - places.begin());
    };
    for (Span &span : result.spans)
        span.range = {moved(span.range.start), moved(span.range.end)};
    return result;
}

/// The formats of all characters as spans without overlaps.
std::vector<Span> separated(const FormattedText &text, const std::vector<SourceRange> &ofOneFormat)
{
    std::vector<Span> ofCharacters(static_cast<std::size_t>(text.text.size()));
    for (const Span &span : text.spans) {
        const auto end = std::min<qsizetype>(span.range.end, text.text.size());
        for (qsizetype at = std::max(0, span.range.start); at < end; ++at) {
            Span &format = ofCharacters[static_cast<std::size_t>(at)];
            if (span.color) {
                format.color = span.color;
                format.colorName = span.colorName;
            }
            format.weight = span.weight ? span.weight : format.weight;
            format.italic = span.italic ? span.italic : format.italic;
        }
    }
    for (const SourceRange range : ofOneFormat) {
        const auto first = ofCharacters.begin() + range.start;
        std::fill(first, ofCharacters.begin() + range.end, Span(*first));
    }
    std::vector<Span> spans;
    for (std::size_t i = 0; i < ofCharacters.size(); ++i) {
        ofCharacters[i].range = {static_cast<int>(i), static_cast<int>(i + 1)};
        appendSpan(spans, ofCharacters[i]);
    }
    return spans;
}

/// The names of the colours of a text.
base::ColorNames colorNamesOf(const FormattedText &text)
{
    std::map<QString, base::Color> named;
    for (const Span &span : text.spans) {
        if (span.color && !span.colorName.isEmpty())
            named.insert_or_assign(span.colorName, *span.color);
    }
    return base::ColorNames(named);
}

/// Markup in which these formulas of the text are as they are.
QString markupOf(const FormattedText &text, const std::vector<SourceRange> &formulas,
                 const std::vector<SourceRange> &ofOneFormat)
{
    const QStringView whole = text.text;
    QString markup;
    int end = 0; // of what is written
    for (const Span &span : separated(text, ofOneFormat)) {
        markup += toLiteral(whole, {end, span.range.start}, false, formulas);
        QString closing;
        const auto open = [&](QStringView command) {
            markup += command;
            closing += u'}';
        };
        if (span.color) {
            markup += colorCommand;
            markup += span.colorName.isEmpty() ? base::toText(*span.color) : span.colorName;
            open(u"}{");
        }
        if (span.weight)
            open(*span.weight > (boldWeight + regularWeight) / 2 ? boldCommand : regularCommand);
        if (span.italic)
            open(*span.italic ? italicCommand : uprightCommand);
        end = span.range.end;
        markup += toLiteral(whole, span.range, true, formulas) + closing;
    }
    return markup + toLiteral(whole, {end, static_cast<int>(whole.size())}, false, formulas);
}

/// Whether a character outside the basic plane is on both sides of the place.
bool splitsCharacter(const QString &text, int at)
{
    return at > 0 && at < text.size() && text[at - 1].isHighSurrogate() && text[at].isLowSurrogate();
}

} // namespace

FormattedText fromMarkup(const QString &markup, const base::ColorNames &colors, Dollars dollars)
{
    return MarkupReader(markup, colors, dollars).read();
}

QString toMarkup(const FormattedText &text, Dollars dollars)
{
    if (dollars == Dollars::Letters)
        return markupOf(text, {}, {});
    const std::vector<SourceRange> formulas = formulasIn(text.text);
    const QString markup = markupOf(text, formulas, rangesOfOneFormat(text.text, formulas));
    const FormattedText again = fromMarkup(markup, colorNamesOf(text), dollars);
    if (again.text == text.text && again.formulas == formulas)
        return markup;
    const FormattedText clear = withEscapedDollars(text, formulas);
    const std::vector<SourceRange> same = formulasIn(clear.text);
    return markupOf(clear, same, rangesOfOneFormat(clear.text, same));
}

QString plainText(const QString &markup, Dollars dollars)
{
    return markup.contains(u"\\text") ? fromMarkup(markup, {}, dollars).text : markup;
}

QString escaped(const QString &text, Dollars dollars)
{
    const std::vector<SourceRange> formulas = dollars == Dollars::Formulas ? formulasIn(text)
                                                                           : std::vector<SourceRange>();
    return toLiteral(text, {0, static_cast<int>(text.size())}, true, formulas);
}

QString withPlainText(const QString &markup, const QString &text, Dollars dollars)
{
    const FormattedText before = fromMarkup(markup, {}, dollars);
    const auto same = std::ranges::mismatch(before.text, text);
    auto from = static_cast<int>(same.in1 - before.text.begin());
    if (splitsCharacter(before.text, from) || splitsCharacter(text, from))
        --from;
    auto to = static_cast<int>(before.text.size()); // of what is replaced
    auto end = static_cast<int>(text.size());       // of what replaces it
    for (; to > from && end > from && before.text[to - 1] == text[end - 1]; --to)
        --end;
    if (splitsCharacter(before.text, to) || splitsCharacter(text, end)) {
        ++to;
        ++end;
    }
    const int model = to > from ? from : from - 1; // the character whose format is taken
    FormattedText after{text, {}};
    for (Span span : before.spans) {
        const bool isModel = span.range.start <= model && model < span.range.end;
        if (span.range.start > model)
            span.range.start = span.range.start >= to ? span.range.start + end - to : end;
        if (span.range.end >= to)
            span.range.end += end - to;
        else if (span.range.end > from)
            span.range.end = isModel ? end : from;
        after.spans.push_back(span);
    }
    return toMarkup(after, dollars);
}

} // namespace lectograph::typeset
