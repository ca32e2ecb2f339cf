// SPDX-License-Identifier: GPL-3.0-or-later
#include "icon_set.h"

#include "base/spelling.h"
#include "base/text.h"

#include <QFile>

#include <algorithm>
#include <limits>

namespace lectograph::icons {

using namespace Qt::StringLiterals;

namespace {

QString asWord(const QString &text)
{
    return base::plainForms(text).simplified().toLower();
}

QString asName(const QString &text)
{
    return asWord(text).replace(u' ', u'-').replace(u'_', u'-');
}

} // namespace

const IconSet &IconSet::all()
{
    static const IconSet set;
    return set;
}

IconSet::IconSet()
{
    QFile file(u":/lectograph/outlines/icons.txt"_s);
    if (!file.open(QIODevice::ReadOnly))
        return;
    const QStringList lines = QString::fromUtf8(file.readAll()).split(u'\n', Qt::SkipEmptyParts);
    std::vector<int> ranks; // of each icon among those that lectures use most
    for (const QString &line : lines) {
        const QStringList columns = line.split(u'\t');
        if (columns.size() != 4)
            continue;
        const int icon = static_cast<int>(m_names.size());
        const QStringList names = columns[0].split(u',');
        m_names.append(names.front());
        m_outlines.append(columns[2]);
        for (const QString &name : names)
            m_byName.insert(name, icon);
        addWords(columns[1], icon);
        m_words.push_back(columns[1].split(u'|', Qt::SkipEmptyParts) + names.sliced(1));
        m_order.push_back(icon);
        ranks.push_back(columns[3].isEmpty() ? std::numeric_limits<int>::max() : columns[3].toInt());
    }
    std::ranges::stable_sort(m_order, {}, [&ranks](int icon) { return ranks[static_cast<std::size_t>(icon)]; });
}

void IconSet::addWords(const QString &words, int icon)
{
    // Our own words stand before an empty one, those of the package behind it: the first of these fit best.
    int rank = 0;
    bool isOwn = true;
    for (const QString &each : words.split(u'|')) {
        if (each.isEmpty()) {
            isOwn = false;
            continue;
        }
        const QString word = asWord(each);
        const int own = isOwn ? 0 : ++rank;
        const auto known = m_ranks.constFind(word);
        if (known != m_ranks.cend() && *known <= own)
            continue;
        m_byWord.insert(word, icon);
        m_ranks.insert(word, own);
    }
}

std::optional<QString> IconSet::find(const QString &nameOrWord) const
{
    if (const auto named = m_byName.constFind(asName(nameOrWord)); named != m_byName.cend())
        return m_names[*named];
    if (const auto word = m_byWord.constFind(asWord(nameOrWord)); word != m_byWord.cend())
        return m_names[*word];
    return {};
}

std::vector<IconLine> IconSet::lines(const QString &name) const
{
    const auto icon = m_byName.constFind(name);
    if (icon == m_byName.cend())
        return {};
    std::vector<IconLine> lines;
    for (const QString &line : m_outlines[*icon].split(u';')) {
        const bool isFilled = line.startsWith(u'*');
        lines.push_back({isFilled ? line.sliced(1) : line, isFilled});
    }
    return lines;
}

QStringList IconSet::near(const QString &text) const
{
    constexpr qsizetype most = 3;
    const QString word = asWord(text).left(50);
    if (word.isEmpty())
        return {};
    std::vector<std::pair<qsizetype, QString>> found; // the shortest words first: they say the least besides
    const bool isLong = word.size() > 2 || !word.front().isLetter() || word.front().unicode() > 0x2E80;
    for (auto it = m_byWord.cbegin(); isLong && it != m_byWord.cend(); ++it) {
        if (it.key().contains(word) || (it.key().front().unicode() > 0x2E80 && word.contains(it.key())))
            found.emplace_back(std::abs(it.key().size() - word.size()), m_names[*it]);
    }
    std::ranges::sort(found);
    QStringList names = base::nearNames(asName(word), m_names);
    for (const auto &[difference, name] : found) {
        if (names.size() >= most)
            break;
        if (!names.contains(name))
            names.append(name);
    }
    return names.first(std::min(names.size(), most));
}

std::vector<graph::Gallery::Choice> IconSet::choices() const
{
    std::vector<graph::Gallery::Choice> choices;
    choices.reserve(m_order.size());
    for (const int icon : m_order)
        choices.push_back({m_names[icon], m_words[static_cast<std::size_t>(icon)]});
    return choices;
}

} // namespace lectograph::icons
