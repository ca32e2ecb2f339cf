// SPDX-License-Identifier: GPL-3.0-or-later
#include "outline.h"

#include "base/sentence.h"

#include <array>

namespace lectograph::trees {

using namespace Qt::StringLiterals;

namespace {

constexpr int mostLetters = 200; ///< of one line

struct Indent
{
    int columns = 0;
    qsizetype length = 0;
};

Indent indentOf(const QString &line)
{
    Indent indent;
    for (; indent.length < line.size() && line[indent.length].isSpace(); ++indent.length) {
        const QChar space = line[indent.length];
        indent.columns += space == u'\t' ? 4 - indent.columns % 4 : space == QChar(0x3000) ? 2 : 1;
    }
    return indent;
}

QString withoutBullet(const QString &text)
{
    static constexpr std::array bullets{u'-', u'*', u'•', u'–'};
    for (const char16_t bullet : bullets) {
        if (text.size() > 2 && text.front() == bullet && text[1].isSpace())
            return text.sliced(2).trimmed();
    }
    return text;
}

} // namespace

Outline readOutline(const QString &text)
{
    struct Open
    {
        int item;
        int columns;
    };
    Outline outline;
    std::vector<Open> open; ///< the line before and those that it is below
    int number = 0;
    for (QStringView rest = text; !rest.isEmpty();) {
        const qsizetype end = rest.indexOf(u'\n');
        const QString line = rest.left(end < 0 ? rest.size() : end).toString();
        rest = end < 0 ? QStringView() : rest.sliced(end + 1);
        ++number;
        const Indent indent = indentOf(line);
        QString words = withoutBullet(line.sliced(indent.length).trimmed());
        if (words.isEmpty())
            continue;
        if (outline.items.size() == mostOutlineItems) {
            outline.notes.append(
                base::Sentence::tr("Only the first %1 lines are drawn; line %2 is the first that is not.")
                    .arg(mostOutlineItems)
                    .arg(number));
            break;
        }
        if (words.size() > mostLetters) {
            outline.notes.append(
                base::Sentence::tr("Line %1 is long; its first %2 letters are drawn.").arg(number).arg(mostLetters));
            words = words.left(mostLetters) + u'…';
        }
        while (!open.empty() && open.back().columns >= indent.columns)
            open.pop_back();
        const int index = static_cast<int>(outline.items.size());
        OutlineItem item{words, open.empty() ? -1 : open.back().item, static_cast<int>(open.size()), {}};
        if (item.parent >= 0)
            outline.items[static_cast<std::size_t>(item.parent)].children.push_back(index);
        outline.items.push_back(std::move(item));
        open.push_back({index, indent.columns});
    }
    return outline;
}

} // namespace lectograph::trees
