// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/session/session.h"
#include "editor/stage/cast.h"
#include "editor/stage/manipulation.h"
#include "editor/stage/viewport.h"
#include "editor/widgets/paintedaccess.h"

#include <QWidget>

#include <memory>

namespace lectograph::editor {

/// What lies over the picture: outlines and handles of what is selected, and all the hands-on work with mouse and keyboard.
class StageOverlay : public QWidget, public PaintedItems
{
    Q_OBJECT

public:
    StageOverlay(Session &session, QWidget *parent);
    ~StageOverlay() override;

    QRect frame() const; ///< where the picture lies
    Projection projection() const;
    const std::vector<Actor> &cast() const;
    /// Where something that is selected is on the widget, upright; empty if it is not to be seen.
    QRectF rectOf(const QString &node) const;

    /// A handle: a side or corner of the selection box to scale, the one to turn, or a free end of a line.
    struct Grip
    {
        base::Vec3 side{};
        bool isTurn = false;
        QString end{};      ///< the property that is that end
        base::Vec3 endAt{}; ///< in the scene
    };
    std::vector<Grip> grips() const;
    std::optional<QPointF> gripAt(const Grip &grip) const; ///< where it is; nothing if there is none

    bool showsGrid() const { return m_showsGrid; }
    bool showsSafeAreas() const { return m_showsSafeAreas; }
    bool snaps() const { return m_snaps; }
    void setShowsGrid(bool show);
    void setShowsSafeAreas(bool show);
    void setSnaps(bool snap);

    void fit();
    void zoomTo(double percent); ///< 100: a pixel of a film of 1080 lines is one of the screen
    void zoomBy(double factor);
    double percent() const;

    QStringList selectedActors() const; ///< those of the selection that are on stage
    void act(const QString &id, const QString &action) override;
    void setTyping(bool isTyping); ///< its words are being typed: no handles meanwhile
    /// Where tools stand above it: no outline runs through them.
    void setCovered(const QRect &tools);

Q_SIGNALS:
    void frameChanged();
    void editRequested(const QString &node); ///< to type its words
    void menuRequested(const QPoint &global);

protected:
    bool event(QEvent *event) override;
    void paintEvent(QPaintEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    void mousePressEvent(QMouseEvent *event) override;
    void mouseMoveEvent(QMouseEvent *event) override;
    void mouseReleaseEvent(QMouseEvent *event) override;
    void mouseDoubleClickEvent(QMouseEvent *event) override;
    void wheelEvent(QWheelEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void leaveEvent(QEvent *event) override;
    void focusInEvent(QFocusEvent *event) override;
    void focusOutEvent(QFocusEvent *event) override;
    bool focusNextPrevChild(bool next) override;
    void contextMenuEvent(QContextMenuEvent *event) override;
    void dragEnterEvent(QDragEnterEvent *event) override;
    void dragMoveEvent(QDragMoveEvent *event) override;
    void dragLeaveEvent(QDragLeaveEvent *event) override;
    void dropEvent(QDropEvent *event) override;
    std::vector<PaintedItem> listItems() const override; ///< overlay_access.cpp

private:
    enum class Mode { Idle, Actor, Empty, Move, Scale, Turn, End, Band, Pan, Refused };

    // overlay_paint.cpp
    void paintAids(QPainter &painter) const;
    void paintSelection(QPainter &painter) const;
    void paintGrips(QPainter &painter) const;
    void paintNotes(QPainter &painter) const;
    /// What of all this depends on the picture.
    struct Marks
    {
        QRegion region;
        QPolygonF points;       ///< the same ones: it looks the same
        bool isUnknown = false; ///< it may look otherwise all the same
    };
    Marks marks() const;
    void updateMarks();

    void forget();
    /// Of what is selected and on stage.
    const std::optional<SelectionBox> &selectedBox() const;
    double aspect() const;
    void changeFrame();
    void describe();
    const Actor *selectedUnder(const QPointF &at) const; ///< one that is not seen now, and so cannot be met
    std::optional<Grip> gripUnder(const QPointF &at) const;
    void updateCursor(const QPointF &at);
    void setHover(const QString &node);
    QPolygonF gripOutline() const; ///< through the corner handles
    base::Vec3 movedByClips(const QString &node) const;
    void startDrag();
    bool mayDrag(); ///< tries the smallest step, so that the reason is told once and not for every pixel
    SnapTargets snapTargets() const;
    void dragTo(const QPointF &at, Qt::KeyboardModifiers modifiers);
    void moveTo(const QPointF &at, Qt::KeyboardModifiers modifiers);
    void scaleTo(const QPointF &at, Qt::KeyboardModifiers modifiers);
    void endTo(const QPointF &at, Qt::KeyboardModifiers modifiers);
    void turnTo(const QPointF &at, Qt::KeyboardModifiers modifiers);
    void endDrag();
    void cancelDrag();
    bool nudge(const QKeyEvent &event);
    void walk(int step);
    std::optional<base::Vec3> scenePoint(const QPointF &at, bool isPinned) const;
    void dropBlock(const QString &type, const QPointF &at);
    void dropCustomBlock(const QString &path, const QPointF &at);
    void dropAnimation(const QString &type, const QPointF &at);

    Session &m_session;
    Viewport m_viewport;
    mutable std::optional<std::vector<Actor>> m_cast;                 ///< worked out when it is needed
    mutable std::optional<std::optional<SelectionBox>> m_selectedBox; ///< the same
    mutable Selection::Snapshot m_selectedBoxOf;                      ///< what was selected then
    Mode m_mode = Mode::Idle;
    QPointF m_pressed;
    QPointF m_point; ///< where the pointer was last
    Grip m_grip;
    std::optional<base::Vec3> m_grabbed; ///< the scene's point under the press
    QStringList m_bandBefore;
    std::unique_ptr<Manipulation> m_manipulation;
    std::vector<QLineF> m_guides; ///< in scene units
    QString m_note;               ///< what a drag does, in figures
    QString m_hover;
    QString m_dropOn;
    std::optional<QPointF> m_dropAt;
    Gesture m_nudging;
    QRect m_frame;  ///< that was told last
    Marks m_marked; ///< as they were painted last
    QRect m_covered;
    bool m_isFocusShown = false;
    bool m_isTyping = false;
    bool m_showsGrid = false;
    bool m_showsSafeAreas = false;
    bool m_snaps = true;
};

} // namespace lectograph::editor
