// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/operations/tensorentries.h"

#include <QHash>
#include <QPolygonF>
#include <QTransform>
#include <QWidget>

namespace lectograph::editor {

class StageOverlay;
struct Actor;

/// Over the overlay: marks the entry of a matrix that the pointer is on, or that is selected as a part, wherever the
/// same tensor is drawn, and explains how it was computed. Nothing is computed before the pointer is on such a block.
class EntryLayer : public QWidget
{
    Q_OBJECT

public:
    explicit EntryLayer(StageOverlay &stage);

    const std::optional<TensorEntry> &entry() const { return m_entry; }
    /// The marked entries, in pixels of the overlay.
    const std::vector<QPolygonF> &marks() const { return m_marks; }
    /// How the marked entry was computed; empty if none is.
    QString explanation() const;

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;
    void paintEvent(QPaintEvent *event) override;

private:
    struct Cell
    {
        QPolygonF outline;
        TensorEntry entry;
    };
    /// Too many cells to draw each for itself.
    struct ImageOfCells
    {
        QTransform toPixels; ///< of the unit square, y down
        graph::ShownEntry first;
        bool isTransposed = false; ///< rows of the tensor are columns of the image

        std::optional<TensorEntry> entryAt(const QPointF &at) const;
        QPolygonF outlineOf(TensorEntry entry) const;
    };
    struct Cells
    {
        std::vector<Cell> single;
        std::vector<ImageOfCells> images;
    };
    void followPointer();
    void followSelection();
    void forget();
    void setEntry(const std::optional<TensorEntry> &entry);
    const Cells &cellsOf(const Actor &actor);
    std::optional<TensorEntry> entryAt(const QPointF &at);
    std::optional<TensorEntry> selectedEntry();

    StageOverlay &m_stage;
    QHash<QString, Cells> m_cells; ///< by actor, since the picture has changed
    std::optional<TensorEntry> m_entry;
    std::vector<QPolygonF> m_marks;
};

} // namespace lectograph::editor
