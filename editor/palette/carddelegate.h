// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/widgets/theme.h"

#include <QPainterPath>
#include <QStyledItemDelegate>

namespace lectograph::editor {

class CardView;

/// Draws headings and cards: a thumbnail with a title of up to two lines below.
class CardDelegate : public QStyledItemDelegate
{
    Q_OBJECT

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

/// The icon of a port, as drawn in the graph.
QPainterPath portPath(PortShape shape, const QRectF &rect);

} // namespace lectograph::editor
