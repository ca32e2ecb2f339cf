// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/session/actions.h"

#include <QToolButton>

class QLabel;
class QSlider;

namespace lectograph::editor {

class SoundPlayer;

/// The button for the bar under the stage: mutes, and opens how loud the lecture is heard here. It shows when nothing can be
/// heard, and why.
class VolumeControl : public QToolButton
{
    Q_OBJECT

public:
    /// Its keys work in the whole of `shortcutPlace`.
    VolumeControl(SoundPlayer &player, Actions &actions, QWidget *parent, QWidget *shortcutPlace = nullptr);

    QSlider &slider() { return *m_slider; }

protected:
    void wheelEvent(QWheelEvent *event) override;

private:
    void addActions(QWidget *place);
    QMenu *makeMenu();
    void showState(); ///< what the player says
    void step(double by);

    SoundPlayer &m_player;
    Actions &m_actions;
    QAction *m_mute = nullptr;
    QAction *m_scrubs = nullptr;
    QSlider *m_slider = nullptr;
    QLabel *m_told = nullptr;
    QLabel *m_problem = nullptr;
};

} // namespace lectograph::editor
