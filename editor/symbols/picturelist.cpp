// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/symbols/picturelist.h"

#include "editor/language/searchwords.h"

#include <QSet>

#include <algorithm>

namespace lectograph::editor {

using namespace Qt::StringLiterals;

PictureList::PictureList(std::vector<PictureChoice> choices, QObject *parent)
    : QAbstractListModel(parent), m_all(std::move(choices))
{
    fill();
}

void PictureList::setChoices(std::vector<PictureChoice> choices)
{
    beginResetModel();
    m_all = std::move(choices);
    fill();
    endResetModel();
}

void PictureList::search(const QString &query)
{
    beginResetModel();
    m_query = query.simplified();
    fill();
    endResetModel();
}

void PictureList::setGroup(int group)
{
    beginResetModel();
    m_group = group;
    fill();
    endResetModel();
}

void PictureList::fill()
{
    m_shown.clear();
    using Rank = std::pair<Fit, Fit>; // of the best of its names, and of what it is called
    std::vector<std::pair<Rank, const PictureChoice *>> found;
    for (const PictureChoice &choice : m_all) {
        if (m_query.isEmpty()) {
            if (choice.group == m_group)
                found.emplace_back(Rank{}, &choice);
            continue;
        }
        const QStringList names = QStringList{choice.value, choice.title} + choice.words;
        Fit fit = fitOf(m_query, names);
        if (fit == Fit::None && matches(m_query, names))
            fit = Fit::Inside;
        if (fit != Fit::None)
            found.emplace_back(Rank{fit, fitOf(m_query, choice.title)}, &choice);
    }
    std::ranges::stable_sort(found, {}, [](const auto &one) { return one.first; });
    QSet<QString> shown; // what is in several groups is found once
    for (const auto &[rank, choice] : found) {
        if (!m_query.isEmpty() && shown.contains(choice->value))
            continue;
        shown.insert(choice->value);
        m_shown.push_back(choice);
    }
}

QModelIndex PictureList::indexOf(const QString &value) const
{
    auto found = std::ranges::find(m_shown, value, [](const PictureChoice *one) { return one->value; });
    if (found == m_shown.end())
        found = std::ranges::find_if(m_shown,
                                     [&value](const PictureChoice *one) { return one->words.contains(value); });
    return found == m_shown.end() ? QModelIndex() : index(static_cast<int>(found - m_shown.begin()), 0);
}

int PictureList::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_shown.size());
}

QVariant PictureList::data(const QModelIndex &index, int role) const
{
    constexpr qsizetype mostWords = 8;
    if (!index.isValid() || index.row() >= rowCount())
        return {};
    const PictureChoice &shown = choice(index);
    switch (role) {
    case Qt::DisplayRole:
    case Qt::AccessibleTextRole: return shown.title;
    case ValueRole: return shown.value;
    case Qt::ToolTipRole: {
        const QString words = shown.words.first(std::min(mostWords, shown.words.size())).join(u", "_s);
        return words.isEmpty() ? shown.title : u"%1\n%2"_s.arg(shown.title, words);
    }
    default: return {};
    }
}

} // namespace lectograph::editor
