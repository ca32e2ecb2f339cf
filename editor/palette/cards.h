// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/customblocks/customblocks.h"
#include "editor/language/allwords.h"
#include "timeline/animation.h"

#include <QStandardItemModel>

#include <optional>
#include <vector>

namespace lectograph::editor {

/// A hint is a text below a heading without cards.
enum class CardKind { Heading, Hint, Block, Animation, Own, Definition, OwnAnimation };

/// A block definition of the lecture, or an animation of the user.
struct DefinitionEntry
{
    QString type; ///< "block:ID" or "animation:ID"
    QString title;
    QString help;
    int instances = 0;
    QString stamp;       ///< changes when it looks otherwise
    QString origin = {}; ///< the block of a library that it was copied from

    friend bool operator==(const DefinitionEntry &, const DefinitionEntry &) = default;
};

/// The cards of one tab under the headings of their categories; filtered by a search.
class Cards : public QStandardItemModel
{
    Q_OBJECT

public:
    enum Role {
        KindRole = Qt::UserRole + 1,
        TypeRole, ///< for a custom block the path of its file
        StampRole,
        ProblemRole,  ///< why it cannot be added
        IsPictureRole ///< for a custom block: whether it has a thumbnail
    };

    /// `kind`: blocks or animations.
    Cards(const timeline::Registry &registry, CardKind kind, QObject *parent = nullptr);

    void search(const QString &query);
    /// The blocks of the user come first; if there are none, a hint at the end explains how to create one. The program's
    /// library comes after all types.
    void setOwn(const std::vector<CustomBlockEntry> &entries);
    /// Those of the lecture come last, so that making one moves no other card; one that was copied from the program's
    /// library stands for the block there, in its place. Those of the user come before other animations.
    void setDefinitions(const std::vector<DefinitionEntry> &entries);
    int count() const { return m_count; } ///< number of shown cards
    /// The number of cards that a search would find.
    int countOf(const QString &query) const;
    static CardKind kindOf(const QModelIndex &index) { return static_cast<CardKind>(index.data(KindRole).toInt()); }
    /// Whether it can be added, unlike a heading or a hint.
    static bool isCard(const QModelIndex &index);

    QStringList mimeTypes() const override;
    QMimeData *mimeData(const QModelIndexList &indexes) const override;
    Qt::DropActions supportedDragActions() const override { return Qt::CopyAction; }

private:
    struct Card
    {
        QString type;
        QString title;
        QString help;
        QString category;
        QStringList titles; ///< titles and id, in all languages
        QStringList words;  ///< search words, the best first in each language
        QStringList names;  ///< title, category, id and search words, in all languages
        QStringList helps;
        QString result; ///< what the badge of a block says that computes something other than a shape
    };
    /// In display order.
    std::vector<const Card *> found(const QString &query) const;
    std::vector<const CustomBlockEntry *> foundOwn(const QString &query) const;
    std::vector<const DefinitionEntry *> foundDefinitions(const QString &query) const;
    void appendCard(const Card &card);
    void appendOwn(const CustomBlockEntry &entry);
    void appendDefinition(const DefinitionEntry &entry);
    /// The copy of a block of the program's library in the lecture, or null.
    const DefinitionEntry *copyOf(const CustomBlockEntry &entry) const;
    bool isCopyOfCard(const DefinitionEntry &entry) const;
    QString madeTitle() const;

    CardKind m_kind;
    AllWords m_words;
    std::vector<Card> m_cards;                          ///< in display order
    std::optional<std::vector<CustomBlockEntry>> m_own; ///< null until they have been read
    std::vector<DefinitionEntry> m_definitions;
    QString m_query;
    int m_count = 0;
};

} // namespace lectograph::editor
