// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/edits/foreign_code.h"

#include <QRegularExpression>
#include <QStringList>

#include <algorithm>

namespace lectograph::editor {

using namespace Qt::StringLiterals;

namespace {

bool isBlankLine(const QString &line)
{
    return line.trimmed().isEmpty();
}

qsizetype indentOf(const QString &line)
{
    return std::ranges::find_if_not(line, [](QChar letter) { return letter == u' ' || letter == u'\t'; })
        - line.begin();
}

QString withoutMargins(const QString &text)
{
    QStringList lines = QString(text).replace(u"\r\n"_s, u"\n"_s).replace(u'\r', u'\n').split(u'\n');
    while (!lines.isEmpty() && isBlankLine(lines.back()))
        lines.removeLast();
    while (!lines.isEmpty() && isBlankLine(lines.front()))
        lines.removeFirst();
    qsizetype common = -1;
    for (const QString &line : std::as_const(lines)) {
        if (!isBlankLine(line))
            common = common < 0 ? indentOf(line) : std::min(common, indentOf(line));
    }
    for (QString &line : lines)
        line = isBlankLine(line) ? QString() : line.sliced(std::max<qsizetype>(common, 0));
    return lines.join(u'\n');
}

/// Words with which lines of programs begin, and which sentences seldom do, or only with what stands behind them here.
bool beginsLikeCode(const QString &line)
{
    static const QRegularExpression words(
        u"^(def \\w+\\(|class \\w+[(:{ ]|import [\\w.*{]+|from [\\w.]+ import |return\\b.*[^.]$|"
        "(async )?function\\b.*\\(|(const|let|var|auto|int|float|double|bool|void|char|size_t)\\b[^.]*[=;({]|"
        "(public|private|protected|static|export|template|struct|enum|impl|fn|func|pub|namespace|using)\\b.*[{;(<:]|"
        "(if|elif|while|for|switch|with|try|except|else|catch|elseif)\\b.*[:{]$|#include\\b|#define\\b|@\\w+|//|/\\*|"
        "SELECT\\b|<[/!?]?\\w+[^>]*>|\\$ \\w+|>>> )"_s);
    return line.contains(words);
}

/// Signs of programs, without those that sentences have too.
bool hasSignsOfCode(const QString &line)
{
    static const QRegularExpression signs(u"([;{}]$|^[}\\])]+[;,]?$|\\w+(\\.\\w+)*\\(.*\\)?[;:,]?$|^[\\w.\\[\\], ]+ "
                                          u"?([-+*/|&@]?=|:=) ?\\S|==|!=|->|=>|::|"
                                          "&&|\\|\\|)"_s);
    return line.contains(signs);
}

} // namespace

std::optional<Listing> fencedIn(const QString &text)
{
    static const QRegularExpression fence(u"^\\s*```[ \\t]*([\\w+#.-]*)[^\\n`]*\\n(.*?)\\n?[ \\t]*```\\s*$"_s,
                                          QRegularExpression::DotMatchesEverythingOption);
    const QString lines = QString(text).replace(u"\r\n"_s, u"\n"_s);
    const QRegularExpressionMatch match = fence.match(lines);
    if (!match.hasMatch() || isBlankLine(match.captured(2)))
        return std::nullopt;
    return Listing{withoutMargins(match.captured(2)), match.captured(1).toLower()};
}

bool isListing(const QString &text)
{
    constexpr qsizetype looked = 20'000;
    int lines = 0;
    int ofCode = 0;
    bool isClear = false; // one line that only a program has
    for (const QString &line : text.first(std::min(text.size(), looked)).split(u'\n')) {
        const QString words = line.trimmed();
        if (words.isEmpty())
            continue;
        const bool begins = beginsLikeCode(words);
        ++lines;
        ofCode += begins || hasSignsOfCode(words) ? 1 : 0;
        isClear = isClear || begins || words.endsWith(u';') || words.endsWith(u'{');
    }
    constexpr double most = 0.6;
    return lines > 1 && isClear && ofCode >= most * lines;
}

Listing listingIn(const QString &text)
{
    const auto fenced = fencedIn(text);
    return fenced ? *fenced : Listing{withoutMargins(text), {}};
}

} // namespace lectograph::editor
