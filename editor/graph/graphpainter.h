// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/graph/painting.h"
#include "editor/graph/showngraph.h"

#include <QPixmap>

namespace lectograph::editor {

class GraphView;

/// Paints the graph of a view, and caches painted cards so that scrolling is cheap.
class GraphPainter
{
public:
    explicit GraphPainter(const GraphView &view) : m_view(view) {}

    void paint(QPainter &painter);
    /// Drops cached cards that look different in `after`.
    void forgetChanged(const diagram::Diagram &before, const diagram::Diagram &after);
    int paintedCards() const { return m_paintedCards; } ///< in the last paint
    int drawnCards() const { return m_drawnCards; }     ///< painted without the cache, since the start

private:
    void paintCards(QPainter &painter, const QRectF &visible, bool open);
    void paintLinks(QPainter &painter, const QRectF &visible, bool open) const;
    void paintLooseLink(QPainter &painter) const;
    const QPixmap &pictureOf(int card, const diagram::CardLook &look);

    const GraphView &m_view;
    QHash<int, std::pair<QString, QPixmap>> m_pictures; ///< cached cards, with a key of their appearance
    int m_paintedCards = 0;
    int m_drawnCards = 0;
};

} // namespace lectograph::editor
