// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/edits/parts.h"

#include "base/idnames.h"
#include "editor/language/timelinewords.h"
#include "shape/phrase.h"
#include "shape/select.h"

#include <algorithm>

namespace lectograph::editor {

using namespace Qt::StringLiterals;

namespace {

constexpr qsizetype mostOffered = 200;

QString quoted(QString phrase)
{
    return u'"' + phrase.replace(u'"', u"\\\""_s) + u'"';
}

/// The end of what begins at `i` in LaTeX: a command with its arguments, a group, or a letter.
qsizetype endOfAtom(const QString &latex, qsizetype i)
{
    if (i >= latex.size())
        return i;
    const auto endOfGroup = [&](qsizetype from) {
        int depth = 0;
        for (qsizetype k = from; k < latex.size(); ++k) {
            if (latex[k] == u'\\')
                ++k;
            else if (latex[k] == u'{')
                ++depth;
            else if (latex[k] == u'}' && --depth == 0)
                return k + 1;
        }
        return latex.size();
    };
    if (latex[i] == u'{')
        return endOfGroup(i);
    if (latex[i] != u'\\')
        return i + 1;
    qsizetype end = i + 1;
    while (end < latex.size() && latex[end].isLetter())
        ++end;
    end = std::max(end, std::min(i + 2, latex.size()));
    while (end < latex.size() && latex[end] == u'{')
        end = endOfGroup(end);
    return end;
}

/// Commands with arguments and letters with what is above or below them, from the outside in.
QStringList piecesOfLatex(const QString &latex)
{
    QStringList pieces;
    for (qsizetype i = 0; i < latex.size() && pieces.size() < mostOffered; ++i) {
        const bool isCommand = latex[i] == u'\\';
        if (!isCommand && !latex[i].isLetterOrNumber())
            continue;
        qsizetype end = endOfAtom(latex, i);
        while (end < latex.size() && (latex[end] == u'_' || latex[end] == u'^'))
            end = endOfAtom(latex, end + 1);
        const QString piece = latex.sliced(i, end - i);
        if (!isCommand || piece.contains(u'{') || piece.contains(u'_') || piece.contains(u'^'))
            pieces.append(piece);
        if (!isCommand)
            continue;
        while (i + 1 < latex.size() && latex[i + 1].isLetter()) // on inside its arguments
            ++i;
    }
    return pieces;
}

QStringList wordsOfText(const QString &text)
{
    QStringList words;
    for (QString word : text.simplified().split(u' ')) {
        while (!word.isEmpty() && word.back().isPunct())
            word.chop(1);
        while (!word.isEmpty() && word.front().isPunct())
            word.remove(0, 1);
        words.append(word);
    }
    return words;
}

/// The path of parts whose names read so, below `shape`; empty if there are none.
QString pathInWords(const shape::Shape &shape, const QStringList &words)
{
    if (words.isEmpty())
        return {};
    for (const shape::Shape &child : shape->children) {
        if (base::partInWords(child->name).compare(words.front().trimmed(), Qt::CaseInsensitive) != 0)
            continue;
        const QString below = pathInWords(child, words.mid(1));
        if (words.size() == 1 || !below.isEmpty())
            return below.isEmpty() ? child->name : child->name + u'/' + below;
    }
    return {};
}

} // namespace

QString partShown(const shape::Shape &shape, const QString &part)
{
    const QString words = base::partInWords(part);
    if (words == part)
        return part;
    const auto meant = partFrom(shape, words); // several may read the same
    return meant && *meant == part ? words : part;
}

QStringList partsOf(const shape::Shape &shape)
{
    QStringList parts;
    const QString text = shape::phraseText(shape, {});
    const bool isLatex = text.contains(u'\\') || text.contains(u'^') || text.contains(u'_');
    for (const QString &piece : isLatex ? piecesOfLatex(text) : wordsOfText(text)) {
        if (!piece.isEmpty() && shape::select(shape, quoted(piece)))
            parts.append(piece);
    }
    // Glyphs have numbers for names, which say nothing.
    const auto isNumber = [](const shape::Shape &child) {
        return std::ranges::all_of(child->name, [](QChar c) { return c.isDigit(); });
    };
    const bool areGlyphs = !text.isEmpty() && std::ranges::all_of(shape->children, isNumber);
    for (const shape::Shape &child : shape->children) {
        if (!areGlyphs && !child->name.isEmpty() && parts.size() < mostOffered)
            parts.append(partShown(shape, child->name));
    }
    if (shape->children.size() > 1)
        parts.append(u"leaves"_s);
    parts.removeDuplicates();
    return parts;
}

base::Result<QString> partFrom(const shape::Shape &shape, const QString &typed)
{
    if (typed.isEmpty() || shape::select(shape, typed))
        return typed;
    if (const QString phrase = quoted(typed); !typed.contains(u'"') && shape::select(shape, phrase))
        return phrase;
    if (const QString path = pathInWords(shape, QString(typed).replace(u'/', u'›').split(u'›')); !path.isEmpty())
        return path;
    const QString text = shape::phraseText(shape, {}).simplified();
    constexpr qsizetype shown = 80;
    if (!text.isEmpty())
        return base::failure(
            TimelineWords::tr("There is no “%1” in it.").arg(typed),
            TimelineWords::tr("Type a piece of “%1” as it is written there, or choose one from the list.")
                .arg(text.size() > shown ? text.first(shown - 1) + u'…' : text));
    const QStringList parts = partsOf(shape);
    if (parts.isEmpty())
        return base::failure(TimelineWords::tr("It has no parts."), TimelineWords::tr("Leave this empty."));
    return base::failure(TimelineWords::tr("It has no part “%1”.").arg(typed),
                         TimelineWords::tr("Choose one from the list, such as “%1”.").arg(parts.front()));
}

} // namespace lectograph::editor
