// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/palette/cards.h"

#include "editor/edits/mime.h"
#include "editor/language/names.h"
#include "editor/language/searchwords.h"
#include "editor/palette/samples.h"
#include "editor/widgets/helptopic.h"
#include "lecture/animation.h"
#include "lecture/block.h"

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

/// Smaller is better. Titles rank before search words, and those before matches inside a word: "표" finds the table
/// before "화살표", which ends with it.
int rankOf(const QString &query, const QStringList &titles, const QStringList &words)
{
    constexpr int inside = 1000; // no card has so many search words
    if (query.isEmpty())
        return 0;
    const Fit fit = fitOf(query, titles);
    if (fit <= Fit::BeginsWord)
        return static_cast<int>(fit);
    std::map<QChar::Script, int> earlier; // counts the words of each language
    for (const QString &word : words) {
        const int rank = static_cast<int>(Fit::BeginsWord) + ++earlier[word.front().script()];
        if (fitOf(query, word) <= Fit::BeginsWord)
            return rank;
    }
    return inside + static_cast<int>(fit);
}

/// Cards below a heading.
struct Section
{
    QString heading;
    std::vector<std::pair<int, std::function<void()>>> cards = {}; ///< rank, and what appends it

    int best() const { return std::ranges::min(cards | std::views::keys); }
};

/// The best first. A section is not split, and comes where its best card would.
void sortByRank(std::vector<Section> &sections)
{
    for (Section &section : sections)
        std::ranges::stable_sort(section.cards, {}, [](const auto &card) { return card.first; });
    std::ranges::stable_sort(sections, {}, &Section::best);
}

} // namespace

Cards::Cards(const timeline::Registry &registry, CardKind kind, QObject *parent)
    : QStandardItemModel(parent), m_kind(kind)
{
    const auto add = [&](const auto &type) {
        Card card{type.id,
                  titleOf(type),
                  helpOf(type),
                  type.category,
                  QStringList{wordsOfId(type.id)} + m_words.of(type.title),
                  searchWordsOf(registry.catalog, type.id),
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
    const auto place = [&](const Card &card) {
        return std::tuple(categoryRank(registry.catalog, card.category), card.category,
                          typeRank(registry.catalog, card.type));
    };
    std::ranges::stable_sort(m_cards, {}, place);
    search({});
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
    return named.empty() ? explained : named;
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
        if (matches(query, QStringList{entry.name, entry.description, category} + renamed + searchWordsOf(entry)))
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

void Cards::appendCard(const Card &card)
{
    QStringList lines{card.help};
    if (!card.result.isEmpty())
        lines.append(card.result);
    QStandardItem *item = cardOf(card.title, m_kind, card.type, lines);
    item->setAccessibleDescription(tr("%1. %2").arg(vocabulary(card.category), lines.join(u' ')));
    appendRow(item);
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
    const QString wanted = query.trimmed();
    std::vector<Section> sections;
    m_count = 0;
    const auto add = [&](const QString &heading, int rank, const std::function<void()> &append) {
        if (sections.empty() || sections.back().heading != heading)
            sections.push_back({.heading = heading});
        sections.back().cards.emplace_back(rank, append);
        ++m_count;
    };
    const auto addDefinitions = [&] {
        for (const DefinitionEntry *entry : foundDefinitions(query))
            add(madeTitle(), rankOf(wanted, {entry->title}, {}), [this, entry] { appendDefinition(*entry); });
    };
    const auto addOwn = [&](bool isShipped) {
        for (const CustomBlockEntry *entry : foundOwn(query)) {
            if (entry->isShipped != isShipped)
                continue;
            const DefinitionEntry *copy = copyOf(*entry);
            const QString title = copy ? copy->title : entry->name;
            add(isShipped ? shippedTitle() : ownTitle(), rankOf(wanted, {title}, searchWordsOf(*entry)),
                [this, entry, copy] { copy ? appendDefinition(*copy) : appendOwn(*entry); });
        }
    };
    if (m_kind == CardKind::Animation)
        addDefinitions();
    addOwn(false);
    for (const Card *card : found(query))
        add(vocabulary(card->category), rankOf(wanted, card->titles, card->words), [this, card] { appendCard(*card); });
    addOwn(true);
    const bool hasOwn = m_own && std::ranges::any_of(*m_own, std::not_fn(&CustomBlockEntry::isShipped));
    if (m_own && !hasOwn && query.isEmpty() && m_kind == CardKind::Block) {
        const QString hint = tr("Select blocks, choose “Make a block…” in their menu, and save it to your blocks to "
                                "find it here again.");
        sections.push_back({ownTitle(), {{0, [this, hint] { appendRow(itemOf(hint, CardKind::Hint)); }}}});
    }
    if (m_kind == CardKind::Block)
        addDefinitions();
    if (!wanted.isEmpty())
        sortByRank(sections);
    for (const Section &section : sections) {
        appendRow(itemOf(section.heading, CardKind::Heading));
        for (const auto &[rank, append] : section.cards)
            append();
    }
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
