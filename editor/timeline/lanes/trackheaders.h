// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/timeline/commands.h"
#include "editor/widgets/paintedaccess.h"

#include <QWidget>

class QMenu;

namespace lectograph::editor {

/// The headers of the rows, left of the lanes.
class TrackHeaders : public QWidget, public PaintedItems
{
    Q_OBJECT

public:
    explicit TrackHeaders(TimelineCommands &commands, QWidget *parent = nullptr);

    void rename(int track);
    void act(const QString &id, const QString &action) override;

protected:
    void paintEvent(QPaintEvent *event) override;
    void mousePressEvent(QMouseEvent *event) override;
    void mouseMoveEvent(QMouseEvent *event) override;
    void mouseDoubleClickEvent(QMouseEvent *event) override;
    void contextMenuEvent(QContextMenuEvent *event) override;
    void wheelEvent(QWheelEvent *event) override;
    void leaveEvent(QEvent *event) override;
    bool event(QEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void focusInEvent(QFocusEvent *event) override;
    std::vector<PaintedItem> listItems() const override;

private:
    void paintRow(QPainter &painter, const TimeRow &row) const;
    const TimeRow *rowAt(const QPointF &at) const;
    void goTo(const TimeRow &row);
    bool isSelected(const TimeRow &row) const;
    void selectRow(const TimeRow &row);
    /// Its state besides the name, for screen readers.
    QString spoken(const TimeRow &row) const;
    std::vector<TimeRow>::const_iterator current() const;
    QString tipAt(const TimeRow &row, const QPoint &at) const;
    void setMark(int track, const QString &name, const QString &key, const QJsonValue &value);
    void chooseColor(int track, const QPoint &at);
    void addKeyActions(QMenu &menu, const PropertyPlace &property);
    void addTrackActions(QMenu &menu, int track, bool isLocked, const QPoint &at);
    void addSoundActions(QMenu &menu, const SoundIds &sounds, bool areMuted);

    TimelineCommands &m_commands;
    TimelineView &m_view;
    int m_hovered = -1; ///< top of the row under the pointer
    int m_current = 0;  ///< top of the row with keyboard focus
};

} // namespace lectograph::editor
