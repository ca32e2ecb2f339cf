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

bool isNumbered(const shape::Shape &shape)
{
    return !shape->name.isEmpty() && std::ranges::all_of(shape->name, [](QChar c) { return c.isDigit(); });
}

/// The path of parts whose names read so, below `shape`; empty if there are none. "1번째 점" is one name, of a part and
/// of a number in it: numbers are looked for below the part `above`.
QString pathInWords(const shape::Shape &shape, const QStringList &words, const QString &above = {})
{
    if (words.isEmpty())
        return {};
    const QString word = words.front().trimmed();
    const bool hasNumber = std::ranges::any_of(word, [](QChar c) { return c.isDigit(); });
    for (const shape::Shape &child : shape->children) {
        if (!above.isEmpty() && !isNumbered(child))
            continue;
        const QString path = above.isEmpty() ? child->name : above + u'/' + child->name;
        const bool isRead = base::partInWords(path).compare(word, Qt::CaseInsensitive) == 0;
        if (isRead && words.size() == 1)
            return path;
        if (const QString below = isRead ? pathInWords(child, words.mid(1)) : QString(); !below.isEmpty())
            return path + u'/' + below;
        if (const QString numbered = hasNumber ? pathInWords(child, words, path) : QString(); !numbered.isEmpty())
            return numbered;
    }
    return {};
}

const QString everyLeaf = u"leaves"_s; ///< of the patterns of shape::select

} // namespace

QString lineNamed(int number)
{
    return u"line %1"_s.arg(number);
}

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
    const int lines = shape::lineCount(shape, {});
    for (int line = 1; line <= lines && lines > 1 && parts.size() < mostOffered; ++line)
        parts.append(partShown(shape, lineNamed(line)));
    // Glyphs have numbers for names, which say nothing.
    const bool areGlyphs = !text.isEmpty() && std::ranges::all_of(shape->children, isNumbered);
    for (const shape::Shape &child : shape->children) {
        if (!areGlyphs && !child->name.isEmpty() && parts.size() < mostOffered)
            parts.append(partShown(shape, child->name));
    }
    if (shape->children.size() > 1)
        parts.append(partShown(shape, everyLeaf));
    parts.removeDuplicates();
    return parts;
}

base::Result<QString> partFrom(const shape::Shape &shape, const QString &typed)
{
    if (typed.isEmpty() || shape::select(shape, typed))
        return typed;
    if (typed.compare(base::partInWords(everyLeaf), Qt::CaseInsensitive) == 0)
        return everyLeaf;
    if (const QString phrase = quoted(typed); !typed.contains(u'"') && shape::select(shape, phrase))
        return phrase;
    const int lines = shape::lineCount(shape, {});
    for (int line = 1; line <= lines; ++line) {
        if (typed.compare(base::partInWords(lineNamed(line)), Qt::CaseInsensitive) == 0)
            return lineNamed(line);
    }
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
