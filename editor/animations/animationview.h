// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/animations/animationdelegate.h"
#include "editor/animations/animationmodel.h"

#include <QTreeView>

#include <optional>
#include <set>

namespace lectograph::editor {

class RowFields;
struct Session;

/// The list itself. A row that is dragged shows where it would go; the current row has fields for its times.
class AnimationView : public QTreeView
{
    Q_OBJECT

public:
    AnimationView(Session &session, QWidget *parent);

    AnimationModel &model() { return m_model; }
    RowFields &fields() const { return *m_fields; }
    /// The rows outside groups, from top to bottom.
    std::vector<QModelIndex> topRows() const;
    /// Shows these rows, and selects those of `selected`, opening the groups that contain them.
    void showRows(std::vector<AnimationRow> rows, const ClipIds &selected);
    /// In the order of the rows.
    ClipIds selectedClips() const;
    /// Puts the fields on the current row.
    void placeFields();
    /// The place of a dragged row between the rows outside groups; nothing without a drag.
    std::optional<int> dropPlace() const { return m_dropPlace; }

Q_SIGNALS:
    void selectedByUser();
    /// The selected rows are to be moved in front of the row at `place`, or to the end.
    void reorderRequested(int place);

protected:
    bool event(QEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void mousePressEvent(QMouseEvent *event) override;
    void mouseMoveEvent(QMouseEvent *event) override;
    void mouseReleaseEvent(QMouseEvent *event) override;
    void mouseDoubleClickEvent(QMouseEvent *event) override;
    void paintEvent(QPaintEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    void updateGeometries() override;
    void scrollContentsBy(int dx, int dy) override;
    void focusInEvent(QFocusEvent *event) override;
    void focusOutEvent(QFocusEvent *event) override;
    void selectionChanged(const QItemSelection &selected, const QItemSelection &deselected) override;
    void currentChanged(const QModelIndex &current, const QModelIndex &previous) override;
    void drawBranches(QPainter *, const QRect &, const QModelIndex &) const override {}

private:
    void select(const ClipIds &clips);
    QRect rectOf(const QModelIndex &row) const;
    AnimationColumns columnsOf(const QModelIndex &row) const;
    bool isOnChevron(const QPoint &at) const;
    int placeAt(int y) const;
    void endDrag();

    AnimationModel m_model;
    RowFields *m_fields;
    std::set<ClipId> m_open;         ///< expanded groups
    std::optional<QPoint> m_pressed; ///< where a drag may start
    std::optional<int> m_dropPlace;
    std::optional<ClipId> m_current;
    bool m_isShowing = false;
};

} // namespace lectograph::editor
