// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

namespace lectograph::editor {

class GraphView;

/// An overview of the graph in a corner of the canvas; a click or drag moves the view there.
class MiniMap : public QWidget
{
    Q_OBJECT

public:
    explicit MiniMap(GraphView &view);

protected:
    void paintEvent(QPaintEvent *event) override;
    void mousePressEvent(QMouseEvent *event) override;
    void mouseMoveEvent(QMouseEvent *event) override;
    void mouseReleaseEvent(QMouseEvent *) override {} // accepted: it is not for the canvas below
    void mouseDoubleClickEvent(QMouseEvent *) override {}

private:
    /// Maps canvas to widget coordinates.
    QTransform map() const;

    GraphView &m_view;
};

} // namespace lectograph::editor
