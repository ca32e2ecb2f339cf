// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/session/liveedit.h"
#include "lecture/transition.h"

#include <QElapsedTimer>
#include <QFrame>
#include <QImage>
#include <QTimer>

#include <vector>

class QCheckBox;
class QToolButton;

namespace lectograph::editor {

class DecimalSpinBox;
class SceneThumbnails;
struct Session;

/// A picture of a kind of transition, for buttons.
QIcon transitionIcon(const QString &kind);

/// Plays a transition between two images over and over.
class TransitionPreview : public QWidget
{
    Q_OBJECT

public:
    explicit TransitionPreview(QWidget *parent);

    void setImages(const QImage &before, const QImage &after);
    void setTransition(const lecture::Transition &transition);

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    QImage imageAt(double progress) const;

    QImage m_before;
    QImage m_after;
    lecture::Transition m_transition;
    QElapsedTimer m_clock;
    QTimer m_frames;
};

/// Changes the transition with which a scene begins: kind, direction, duration, and whether both scenes play. Everything
/// is one undo step; Enter or a click elsewhere keeps the result, Escape restores the state before.
class TransitionPopup : public QFrame
{
    Q_OBJECT

public:
    TransitionPopup(Session &session, SceneThumbnails &thumbnails, const QString &scene, QWidget *parent);

    /// Below or above this rectangle on the screen.
    void openAt(const QRect &around);

protected:
    void keyPressEvent(QKeyEvent *event) override;

private:
    QWidget *makeKinds();
    QWidget *makeDirections();
    void choose(const QString &kind);
    void change(const std::function<void(lecture::Transition &)> &change);
    void refresh();
    void showImages();

    Session &m_session;
    SceneThumbnails &m_thumbnails;
    QString m_scene;
    LiveEdit m_edit;
    lecture::Transition m_transition;
    TransitionPreview *m_preview;
    std::vector<QToolButton *> m_kinds;      ///< in the order of lecture::transitionKinds()
    std::vector<QToolButton *> m_directions; ///< in the order of lecture::transitionDirections()
    QWidget *m_directionRow = nullptr;
    DecimalSpinBox *m_duration;
    QCheckBox *m_overlaps;
};

} // namespace lectograph::editor
