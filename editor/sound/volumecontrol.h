// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/session/actions.h"

#include <QToolButton>

class QLabel;
class QSlider;

namespace lectograph::editor {

class SoundPlayer;

/// A button for the transport bar: mutes, and opens a volume slider. Shows whether playback fails, and why.
class VolumeControl : public QToolButton
{
    Q_OBJECT

public:
    /// Its shortcuts work in all of `shortcutPlace`.
    VolumeControl(SoundPlayer &player, Actions &actions, QWidget *parent, QWidget *shortcutPlace = nullptr);

    QSlider &slider() { return *m_slider; }

protected:
    void wheelEvent(QWheelEvent *event) override;

private:
    void addActions(Actions &actions, QWidget *place);
    QMenu *makeMenu();
    void showState(); ///< the state of the player
    void step(double by);

    SoundPlayer &m_player;
    QAction *m_mute = nullptr;
    QAction *m_scrubs = nullptr;
    QSlider *m_slider = nullptr;
    QLabel *m_told = nullptr;
    QLabel *m_problem = nullptr;
};

} // namespace lectograph::editor
