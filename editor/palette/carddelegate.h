// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/widgets/theme.h"

#include <QStyledItemDelegate>

namespace lectograph::editor {

class CardView;

/// Draws headings and cards: a thumbnail with a title of up to two lines below.
class CardDelegate : public QStyledItemDelegate
{
public:
    static constexpr int height = 78;
    static constexpr int pictureHeight = 38;
    static constexpr int gap = Theme::grid; ///< around a card

    explicit CardDelegate(CardView &view);

    void paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const override;
    QSize sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const override;

private:
    CardView &m_view;
};

} // namespace lectograph::editor
