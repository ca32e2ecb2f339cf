// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/palette/words.h"
#include "timeline/animation.h"

#include <QStandardItemModel>

namespace lectograph::editor {

enum class CardKind { Heading, Block, Animation };

/// The cards of one tab below the headings of their categories; a search leaves those that are found.
class Cards : public QStandardItemModel
{
    Q_OBJECT

public:
    enum Role { KindRole = Qt::UserRole + 1, TypeRole };

    /// `kind`: blocks or animations.
    Cards(const timeline::Registry &registry, CardKind kind, QObject *parent = nullptr);

    void search(const QString &query);
    int count() const { return m_count; } ///< cards that are shown
    /// How many a search would find.
    int countOf(const QString &query) const { return static_cast<int>(found(query).size()); }
    static CardKind kindOf(const QModelIndex &index);

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
        QStringList names; ///< title, category and id in all languages
        QStringList helps;
    };
    std::vector<const Card *> found(const QString &query) const;

    CardKind m_kind;
    Words m_words;
    std::vector<Card> m_cards; ///< in the order in which they are shown
    int m_count = 0;
};

} // namespace lectograph::editor
