// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/session/session.h"

#include <QLabel>
#include <QVariantAnimation>
#include <QWidget>

class QToolButton;

namespace lectograph::editor {

/// The buttons of a presentation, and the position in the lecture.
class PresentationControls : public QWidget
{
    Q_OBJECT

public:
    PresentationControls(Session &session, QWidget *parent);

Q_SIGNALS:
    void backClicked();
    void playClicked();
    void onClicked();
    void endClicked();

protected:
    void paintEvent(QPaintEvent *event) override;
    void mousePressEvent(QMouseEvent *event) override;

private:
    void showState();

    Session &m_session;
    QToolButton *m_play;
    QLabel *m_scene;
};

/// Shows the keys for some seconds.
class PresentationHint : public QWidget
{
    Q_OBJECT

public:
    explicit PresentationHint(QWidget *parent);

    static QString words();
    void appear();
    QSize sizeHint() const override;

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    QVariantAnimation m_fading;
};

} // namespace lectograph::editor
