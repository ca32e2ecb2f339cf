// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/palette/cards.h"

#include "editor/edits/mime.h"
#include "editor/language/names.h"
#include "editor/language/searchwords.h"
#include "editor/palette/samples.h"
#include "editor/widgets/helptopic.h"
#include "lecture/animation.h"
#include "lecture/block.h"

#include <QFileInfo>

#include <algorithm>
#include <functional>
#include <limits>
#include <map>
#include <ranges>
#include <tuple>

namespace lectograph::editor {

using namespace Qt::StringLiterals;

namespace {

QString ownTitle()
{
    return Cards::tr("My blocks");
}

QString shippedTitle()
{
    return Cards::tr("Block library");
}

QString definitionsTitle()
{
    return Cards::tr("Blocks of this lecture");
}

QStandardItem *itemOf(const QString &text, CardKind kind, Qt::ItemFlags flags = Qt::NoItemFlags)
{
    auto *item = new QStandardItem(text);
    item->setFlags(flags);
    item->setData(static_cast<int>(kind), Cards::KindRole);
    return item;
}

/// An item that can be selected, with `lines` below its title in the tooltip.
QStandardItem *cardOf(const QString &title, CardKind kind, const QString &type, const QStringList &lines)
{
    QStandardItem *item = itemOf(title, kind, Qt::ItemIsEnabled | Qt::ItemIsSelectable | Qt::ItemIsDragEnabled);
    item->setData(type, Cards::TypeRole);
    const bool isMade = kind == CardKind::Own || kind == CardKind::Definition;
    item->setData(isMade                               ? u"custom-blocks"_s
                      : kind == CardKind::OwnAnimation ? u"animations"_s
                      : kind == CardKind::Block        ? blockTopic(type)
                                                       : animationTopic(type),
                  helpTopicRole);
    QString tip = u"<b>%1</b>"_s.arg(title.toHtmlEscaped());
    for (const QString &line : lines)
        tip += u"<br>"_s + line.toHtmlEscaped();
    item->setToolTip(tip);
    item->setAccessibleText(title);
    return item;
}

/// What else people call a block of the program's library.
QStringList libraryWordsOf(const CustomBlockEntry &entry)
{
    return entry.isShipped ? searchWordsOf(lecture::blockType(QFileInfo(entry.path).completeBaseName()))
                           : QStringList();
}

QString resultOf(const graph::NodeType &type)
{
    if (type.outputs.empty() || type.outputs.front().type == graph::ValueType::Shape)
        return {};
    return Cards::tr("Computes: %1").arg(editor::nameOf(type.outputs.front().type));
}

QString resultOf(const timeline::AnimationType &)
{
    return {};
}

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
                  QStringList{wordsOfId(type.id)} + m_words.of(type.title),
                  searchWordsOf(type.id),
                  {},
                  m_words.of(type.help),
                  resultOf(type)};
        card.names = card.titles + card.words + m_words.of(type.category);
        m_cards.push_back(std::move(card));
    };
    if (kind == CardKind::Animation)
        std::ranges::for_each(registry.animations.types() | std::views::values, add);
    else
        std::ranges::for_each(registry.nodes.types() | std::views::values, add);
    const QStringList first = typesByUse();
    const auto place = [&](const Card &card) {
        const qsizetype use = first.indexOf(card.type);
        return std::tuple(categoryRank(card.category), card.category, use < 0 ? first.size() : use);
    };
    std::ranges::stable_sort(m_cards, {}, place);
    search({});
}

int Cards::rankOf(const Card &card, const QString &query)
{
    if (query.isEmpty() || beginsWordOf(query, card.titles))
        return 0;
    std::map<QChar::Script, int> earlier; // counts the words of each language
    for (const QString &word : card.words) {
        const int rank = ++earlier[word.front().script()];
        if (beginsWordOf(query, {word}))
            return rank;
    }
    return std::numeric_limits<int>::max();
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
    // Matches in help texts count only if no name matches.
    if (named.empty())
        return explained;
    // Titles rank before search words, and those before matches inside a word: "표" finds the table before "화살표", which
    // ends with it. Categories are not split, and are sorted by their best card.
    std::map<const Card *, int> ranks;
    std::map<QString, int> best;
    for (const Card *card : named) {
        const int rank = rankOf(*card, query.trimmed());
        ranks.emplace(card, rank);
        const auto known = best.emplace(card->category, rank).first;
        known->second = std::min(known->second, rank);
    }
    std::ranges::stable_sort(named, {}, [&](const Card *card) {
        return std::tuple(best.at(card->category), categoryRank(card->category), card->category, ranks.at(card));
    });
    return named;
}

std::vector<const CustomBlockEntry *> Cards::foundOwn(const QString &query) const
{
    std::vector<const CustomBlockEntry *> entries;
    if (!m_own || m_kind != CardKind::Block)
        return entries;
    for (const CustomBlockEntry &entry : *m_own) {
        const QString category = entry.isShipped ? shippedTitle() : ownTitle();
        const DefinitionEntry *copy = copyOf(entry);
        const QStringList renamed = copy ? QStringList{copy->title, copy->help} : QStringList();
        if (matches(query, QStringList{entry.name, entry.description, category} + renamed + libraryWordsOf(entry)))
            entries.push_back(&entry);
    }
    return entries;
}

const DefinitionEntry *Cards::copyOf(const CustomBlockEntry &entry) const
{
    const auto found = std::ranges::find_if(
        m_definitions, [&](const DefinitionEntry &one) { return entry.isShipped && one.origin == entry.origin; });
    return found == m_definitions.end() ? nullptr : &*found;
}

bool Cards::isCopyOfCard(const DefinitionEntry &entry) const
{
    return m_kind == CardKind::Block && m_own
        && std::ranges::any_of(*m_own, [&](const CustomBlockEntry &one) { return copyOf(one) == &entry; });
}

std::vector<const DefinitionEntry *> Cards::foundDefinitions(const QString &query) const
{
    std::vector<const DefinitionEntry *> entries;
    for (const DefinitionEntry &entry : m_definitions) {
        if (!isCopyOfCard(entry) && matches(query, QStringList{entry.title, entry.help, madeTitle()}))
            entries.push_back(&entry);
    }
    return entries;
}

int Cards::countOf(const QString &query) const
{
    return static_cast<int>(found(query).size() + foundOwn(query).size() + foundDefinitions(query).size());
}

bool Cards::isCard(const QModelIndex &index)
{
    return index.isValid() && kindOf(index) != CardKind::Heading && kindOf(index) != CardKind::Hint;
}

void Cards::setOwn(const std::vector<CustomBlockEntry> &entries)
{
    m_own = entries;
    search(m_query);
}

void Cards::setDefinitions(const std::vector<DefinitionEntry> &entries)
{
    m_definitions = entries;
    search(m_query);
}

/// The heading above what the author has made.
QString Cards::madeTitle() const
{
    return m_kind == CardKind::Animation ? vocabulary(lecture::ownAnimationCategory) : definitionsTitle();
}

void Cards::appendDefinition(const DefinitionEntry &entry)
{
    const bool isAnimation = m_kind == CardKind::Animation;
    QStringList sentences;
    if (!entry.help.isEmpty())
        sentences.append(entry.help);
    if (!isAnimation)
        sentences.append(tr("%n instance(s)", nullptr, entry.instances));
    QStandardItem *item = cardOf(entry.title, isAnimation ? CardKind::OwnAnimation : CardKind::Definition, entry.type,
                                 sentences);
    item->setData(entry.stamp, StampRole);
    item->setAccessibleDescription(tr("%1. %2").arg(madeTitle(), sentences.join(u' ')));
    appendRow(item);
}

void Cards::appendDefinitions(const std::vector<const DefinitionEntry *> &entries)
{
    if (!entries.empty())
        appendRow(itemOf(madeTitle(), CardKind::Heading));
    for (const DefinitionEntry *entry : entries)
        appendDefinition(*entry);
}

void Cards::appendOwn(const CustomBlockEntry &entry)
{
    QStringList sentences;
    if (!entry.problem.isEmpty()) {
        sentences.append(tr("This file cannot be used: %1").arg(entry.problem));
    } else {
        if (!entry.description.isEmpty())
            sentences.append(entry.description);
        sentences.append(tr("%n block(s)", nullptr, entry.nodes)
                         + (entry.isAnimated ? u", "_s + tr("with its animations") : QString()));
    }
    QStandardItem *item = cardOf(entry.name, CardKind::Own, entry.path, sentences);
    item->setDragEnabled(entry.problem.isEmpty());
    item->setData(entry.stamp, StampRole);
    item->setData(entry.problem, ProblemRole);
    item->setData(entry.isOnStage, IsPictureRole);
    item->setAccessibleDescription(
        tr("%1. %2").arg(entry.isShipped ? shippedTitle() : ownTitle(), sentences.join(u' ')));
    appendRow(item);
}

void Cards::search(const QString &query)
{
    clear();
    m_query = query;
    const auto own = foundOwn(query);
    const auto shown = found(query);
    const auto definitions = foundDefinitions(query);
    m_count = static_cast<int>(shown.size() + own.size() + definitions.size());
    if (m_kind == CardKind::Animation)
        appendDefinitions(definitions);
    const auto appendAll = [&](bool isShipped, const QString &title) {
        if (std::ranges::any_of(own, [&](const auto *entry) { return entry->isShipped == isShipped; }))
            appendRow(itemOf(title, CardKind::Heading));
        for (const CustomBlockEntry *entry : own) {
            if (entry->isShipped != isShipped)
                continue;
            if (const DefinitionEntry *copy = copyOf(*entry))
                appendDefinition(*copy);
            else
                appendOwn(*entry);
        }
    };
    appendAll(false, ownTitle());
    QString category;
    for (const Card *card : shown) {
        if (card->category != category) {
            category = card->category;
            appendRow(itemOf(vocabulary(category), CardKind::Heading));
        }
        QStringList lines{card->help};
        if (!card->result.isEmpty())
            lines.append(card->result);
        QStandardItem *item = cardOf(card->title, m_kind, card->type, lines);
        item->setAccessibleDescription(tr("%1. %2").arg(vocabulary(card->category), lines.join(u' ')));
        appendRow(item);
    }
    appendAll(true, shippedTitle());
    const bool hasOwn = m_own && std::ranges::any_of(*m_own, std::not_fn(&CustomBlockEntry::isShipped));
    if (m_own && !hasOwn && query.isEmpty() && m_kind == CardKind::Block) {
        appendRow(itemOf(ownTitle(), CardKind::Heading));
        appendRow(itemOf(tr("Select blocks, choose “Make a block…” in their menu, and save it to your blocks to find "
                            "it here again."),
                         CardKind::Hint));
    }
    if (m_kind == CardKind::Block)
        appendDefinitions(definitions);
}

QStringList Cards::mimeTypes() const
{
    if (m_kind == CardKind::Animation)
        return {QString::fromLatin1(mime::animation)};
    return {QString::fromLatin1(mime::block), QString::fromLatin1(mime::customBlock)};
}

QMimeData *Cards::mimeData(const QModelIndexList &indexes) const
{
    if (indexes.isEmpty() || !isCard(indexes.first()) || !indexes.first().flags().testFlag(Qt::ItemIsDragEnabled))
        return nullptr;
    const QModelIndex card = indexes.first();
    const char *type = kindOf(card) == CardKind::Own ? mime::customBlock
        : m_kind == CardKind::Animation              ? mime::animation
                                                     : mime::block;
    auto *data = new QMimeData;
    data->setData(QString::fromLatin1(type), card.data(TypeRole).toString().toUtf8());
    return data;
}

} // namespace lectograph::editor
