// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/customblocks/customblocks.h"
#include "editor/palette/translationindex.h"
#include "timeline/animation.h"

#include <QStandardItemModel>

namespace lectograph::editor {

/// A hint is a sentence below a heading where there is no card yet.
enum class CardKind { Heading, Hint, Block, Animation, Own };

/// The cards of one tab below the headings of their categories; a search leaves those that are found.
class Cards : public QStandardItemModel
{
    Q_OBJECT

public:
    enum Role {
        KindRole = Qt::UserRole + 1,
        TypeRole, ///< of a custom block: the path of its file
        StampRole,
        ProblemRole,  ///< why it cannot be added
        IsPictureRole ///< a custom block that has something to show
    };

    /// `kind`: blocks or animations.
    Cards(const timeline::Registry &registry, CardKind kind, QObject *parent = nullptr);

    void search(const QString &query);
    /// The custom blocks of the person come first; as long as there are none, a hint at the end says how to make one.
    void setOwn(const std::vector<CustomBlockEntry> &entries);
    int count() const { return m_count; } ///< cards that are shown
    /// How many a search would find.
    int countOf(const QString &query) const;
    static CardKind kindOf(const QModelIndex &index);
    /// Something that can be added, neither a heading nor a hint.
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
        QStringList titles; ///< with the id, in all languages
        QStringList words;  ///< what else people call it, what suits best first in each language
        QStringList names;  ///< title, category, id and what else people call it, in all languages
        QStringList helps;
    };
    /// How well a search means it, the smaller the better.
    static int rankOf(const Card &card, const QString &query);
    std::vector<const Card *> found(const QString &query) const;
    std::vector<const CustomBlockEntry *> foundOwn(const QString &query) const;
    void appendHeading(const QString &title);
    void appendOwn(const CustomBlockEntry &entry);

    CardKind m_kind;
    TranslationIndex m_words;
    std::vector<Card> m_cards;                          ///< in the order in which they are shown
    std::optional<std::vector<CustomBlockEntry>> m_own; ///< once they are known
    QString m_query;
    int m_count = 0;
};

} // namespace lectograph::editor
