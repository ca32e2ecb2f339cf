// SPDX-License-Identifier: GPL-3.0-or-later
#include "typeset/markup.h"

#include <QSet>

#include <algorithm>
#include <array>

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
    MarkupReader(const QString &markup, const base::ColorNames &colors) : m_markup(markup), m_colors(colors) {}

    FormattedText read()
    {
        while (m_at < m_markup.size()) {
            const QChar next = m_markup[m_at];
            if (next == u'\\' && readCommand())
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

/// The formats of all characters as spans without overlaps.
std::vector<Span> separated(const FormattedText &text)
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
    std::vector<Span> spans;
    for (std::size_t i = 0; i < ofCharacters.size(); ++i) {
        ofCharacters[i].range = {static_cast<int>(i), static_cast<int>(i + 1)};
        appendSpan(spans, ofCharacters[i]);
    }
    return spans;
}

/// Whether a character outside the basic plane is on both sides of the place.
bool splitsCharacter(const QString &text, int at)
{
    return at > 0 && at < text.size() && text[at - 1].isHighSurrogate() && text[at].isLowSurrogate();
}

} // namespace

FormattedText fromMarkup(const QString &markup, const base::ColorNames &colors)
{
    return MarkupReader(markup, colors).read();
}

QString toMarkup(const FormattedText &text)
{
    const QStringView whole = text.text;
    QString markup;
    qsizetype written = 0;
    for (const Span &span : separated(text)) {
        markup += toLiteral(whole.mid(written, span.range.start - written), false);
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
        written = span.range.end;
        markup += toLiteral(whole.mid(span.range.start, written - span.range.start), true) + closing;
    }
    return markup + toLiteral(whole.mid(written), false);
}

QString plainText(const QString &markup)
{
    return markup.contains(u"\\text") ? fromMarkup(markup).text : markup;
}

QString escaped(const QString &text)
{
    return toLiteral(text, true);
}

QString withPlainText(const QString &markup, const QString &text)
{
    const FormattedText before = fromMarkup(markup);
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
    return toMarkup(after);
}

} // namespace lectograph::typeset
