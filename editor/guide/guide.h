// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/guide/steps.h"
#include "editor/session/session.h"

#include <QFrame>
#include <QLabel>
#include <QPointer>
#include <QPushButton>
#include <QRegion>
#include <QTimer>

#include <chrono>
#include <functional>

namespace lectograph::editor {

/// An outline in the accent colour around a widget of the window; transparent to the mouse.
class Outline : public QWidget
{
    Q_OBJECT

public:
    explicit Outline(QWidget *window);

    /// Around a part of the target, or all of it if `part` is empty. Null hides it.
    void surround(QWidget *target, const QRect &part = {});
    QWidget *target() const { return m_target; }

Q_SIGNALS:
    void moved(); ///< following its target

protected:
    void paintEvent(QPaintEvent *event) override;
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void follow();

    QPointer<QWidget> m_target;
    QRect m_part;
};

/// A guided tour of seven steps in the real window, and a last word on what to do next. It observes the author's work, points at the place of the next
/// step, and detects completed steps. It blocks nothing.
class Guide : public QFrame
{
    Q_OBJECT

public:
    /// A completed step stays visible for `tickTime`.
    Guide(Session &session, QWidget *window, int step = 0,
          std::chrono::milliseconds tickTime = std::chrono::milliseconds(900));
    ~Guide() override;

    int step() const { return m_step; } ///< zero-based; their count after the last
    /// The card of the palette that the step is about, or empty.
    QString card() const { return isOver() ? QString() : current().card; }
    /// Surrounds this part of the step's target; all of it if `part` is empty.
    void pointAt(const QRect &part);
    /// What the author works on, in the window: the card stands elsewhere if there is room.
    void keepFree(const std::function<QRegion()> &places);
    /// A video is being made.
    void exportBegan();
    void exportEnded(bool isDone);

Q_SIGNALS:
    void stepped();  ///< to another step
    void finished(); ///< the author closed it; it is then hidden

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void mousePressEvent(QMouseEvent *event) override;
    void mouseMoveEvent(QMouseEvent *event) override;
    void mouseReleaseEvent(QMouseEvent *) override { m_grip.reset(); }
    void showEvent(QShowEvent *event) override;

private:
    const GuideStep &current() const { return m_steps[static_cast<std::size_t>(m_step)]; }
    bool isOver() const { return m_step >= static_cast<int>(m_steps.size()); }
    void begin(int step);
    void sayWhatNext();
    Progress progress() const { return progressOf(m_session, m_exports); }
    void tell(); ///< shows the instructions of the step
    void look();
    void tick();
    void place();
    QPoint cornerIn(const QRect &room) const;
    QPoint cornerBeside(const QRect &room, const QPoint &wanted) const;
    void makeWay();
    void finish();

    Session &m_session;
    QWidget *m_window;
    QPointer<Outline> m_outline; ///< a child of the window, so that it is on top
    std::vector<GuideStep> m_steps;
    int m_step = 0;
    Progress m_first;  ///< at the start of the guide
    Progress m_before; ///< at the start of the step
    bool m_isTicked = false;
    bool m_isPlacedByHand = false;
    std::function<QRegion()> m_busyPlaces;
    std::optional<QPoint> m_grip;
    int m_exports = 0; ///< begun since the guide began
    enum class Video { None, InWork, Ready } m_video = Video::None;
    QTimer m_next;
    QLabel *m_count;
    QLabel *m_title;
    QLabel *m_body;
    QPushButton *m_skip;
};

} // namespace lectograph::editor
