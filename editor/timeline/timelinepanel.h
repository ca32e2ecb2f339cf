// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/timeline/lanes/lanes.h"
#include "editor/timeline/scenes/scenethumbnails.h"

#include <QPointer>
#include <QWidget>

class QMenu;
class QScrollBar;
class QSlider;

namespace lectograph::editor {

class SceneOverview;
class SceneStrip;
class TimelineRuler;
class TrackHeaders;

/// The timeline panel: scenes, ruler, tracks with clips, keyframes and sounds.
class TimelinePanel : public QWidget
{
    Q_OBJECT

public:
    explicit TimelinePanel(Session &session, QWidget *parent = nullptr);
    ~TimelinePanel() override;

    /// Adds the overview of all scenes, which covers `area`, a descendant of `parent`, and its action for the window.
    SceneOverview &addOverview(QWidget *area, QWidget *parent);

    TimelineView &view() { return m_view; }
    TimelineCommands &commands() { return m_commands; }
    TimelineLanes &lanes() { return *m_lanes; }
    SceneStrip &scenes() { return *m_scenes; }
    TimelineRuler &ruler() { return *m_ruler; }
    TrackHeaders &heads() { return *m_heads; }

Q_SIGNALS:
    void inspectRequested(); ///< the properties of the selection should be shown
    void showRequested();    ///< something is to be typed here

protected:
    void resizeEvent(QResizeEvent *event) override;

private:
    QWidget *makeHead();
    QWidget *makeSceneHead();
    void addActions();
    void addSwitches(); ///< the actions that are on or off
    void followScroll();
    void showMenu(const QPoint &at, const LaneHit &hit);
    void addSoundActions(QMenu &menu);
    QMenu *easeMenu(QWidget *parent);
    QMenu *animationMenu(QWidget *parent, const QStringList &targets, base::Time at, std::optional<int> track);

    Session &m_session;
    TimelineView m_view;
    TimelineCommands m_commands;
    SceneThumbnails m_thumbnails;
    TimelineLanes *m_lanes;
    SceneStrip *m_scenes;
    TimelineRuler *m_ruler;
    TrackHeaders *m_heads;
    QScrollBar *m_across;
    QScrollBar *m_down;
    QSlider *m_zoom = nullptr;
    QWidget *m_sceneHead = nullptr;
    QPointer<SceneOverview> m_overview;
};

} // namespace lectograph::editor
