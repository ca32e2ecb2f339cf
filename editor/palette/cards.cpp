// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/palette/cards.h"

#include "editor/core/categories.h"
#include "editor/core/mime.h"
#include "editor/core/names.h"
#include "editor/palette/samples.h"

#include <algorithm>

namespace lectograph::editor {

using namespace Qt::StringLiterals;

namespace {

QString wordsOfId(const QString &id)
{
    return id.section(u'.', -1).replace(u'-', u' ');
}

} // namespace

Cards::Cards(const timeline::Registry &registry, CardKind kind, QObject *parent)
    : QStandardItemModel(parent), m_kind(kind)
{
    const auto add = [this](const auto &type) {
        Card card{type.id,
                  titleOf(type),
                  helpOf(type),
                  type.category,
                  {wordsOfId(type.id), searchWordsOf(type.id)},
                  m_words.of(type.help)};
        card.names += m_words.of(type.title) + m_words.of(type.category);
        m_cards.push_back(std::move(card));
    };
    if (kind == CardKind::Animation) {
        for (const auto &[id, type] : registry.animations.types())
            add(type);
    } else {
        for (const auto &[id, type] : registry.nodes.types())
            add(type);
    }
    const QStringList first = typesByUse();
    const auto place = [&](const Card &card) {
        const qsizetype use = first.indexOf(card.type);
        return std::tuple(categoryRank(card.category), card.category, use < 0 ? first.size() : use);
    };
    std::ranges::stable_sort(m_cards, {}, place);
    search({});
}

CardKind Cards::kindOf(const QModelIndex &index)
{
    return static_cast<CardKind>(index.data(KindRole).toInt());
}

std::vector<const Cards::Card *> Cards::found(const QString &query) const
{
    std::vector<const Card *> named;
    std::vector<const Card *> explained;
    for (const Card &card : m_cards) {
        if (matches(query, card.names))
            named.push_back(&card);
        else if (matches(query, card.helps))
            explained.push_back(&card);
    }
    // What is only mentioned somewhere counts where nothing has that name.
    return named.empty() ? explained : named;
}

void Cards::search(const QString &query)
{
    clear();
    QString category;
    const auto shown = found(query);
    m_count = static_cast<int>(shown.size());
    for (const Card *card : shown) {
        if (card->category != category || rowCount() == 0) {
            category = card->category;
            auto *heading = new QStandardItem(vocabulary(category));
            heading->setFlags(Qt::NoItemFlags);
            heading->setData(static_cast<int>(CardKind::Heading), KindRole);
            appendRow(heading);
        }
        auto *item = new QStandardItem(card->title);
        item->setFlags(Qt::ItemIsEnabled | Qt::ItemIsSelectable | Qt::ItemIsDragEnabled);
        item->setData(static_cast<int>(m_kind), KindRole);
        item->setData(card->type, TypeRole);
        item->setToolTip(u"<b>%1</b><br>%2"_s.arg(card->title.toHtmlEscaped(), card->help.toHtmlEscaped()));
        item->setAccessibleText(card->title);
        item->setAccessibleDescription(tr("%1. %2").arg(vocabulary(card->category), card->help));
        appendRow(item);
    }
}

QStringList Cards::mimeTypes() const
{
    return {QString::fromLatin1(m_kind == CardKind::Animation ? mime::animation : mime::block)};
}

QMimeData *Cards::mimeData(const QModelIndexList &indexes) const
{
    if (indexes.isEmpty() || kindOf(indexes.first()) == CardKind::Heading)
        return nullptr;
    auto *data = new QMimeData;
    data->setData(mimeTypes().first(), indexes.first().data(TypeRole).toString().toUtf8());
    return data;
}

} // namespace lectograph::editor
