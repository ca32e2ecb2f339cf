// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/edits/look_transfer.h"
#include "editor/edits/scene_edits.h"
#include "editor/edits/timeline_edits.h"
#include "editor/session/repeatededit.h"
#include "editor/timeline/timelineview.h"

#include <QCoreApplication>

#include <set>

class QWidget;

namespace lectograph::editor {

/// Edits of the selected items at the playhead, as invoked by actions and menus.
class TimelineCommands
{
    Q_DECLARE_TR_FUNCTIONS(lectograph::editor::TimelineCommands)

public:
    explicit TimelineCommands(TimelineView &view) : m_view(view) {}

    TimelineView &view() const { return m_view; }

    void remove();
    void duplicate();
    void split();
    void group();
    void ungroup();
    void copy() const;
    void cut();
    void paste(PastedColors colors = PastedColors::OfTheLook);
    void selectAll();
    // Those by frames are one undo step if they are repeated.
    /// Moves the selected items, or, if nothing is selected, the marker at the playhead together with the playhead.
    void nudge(int frames);
    void moveToTrack(int tracks);
    void trim(TimeEdge edge, int frames);
    void stretch(int frames);
    void moveEdgeToPlayhead(TimeEdge edge);
    void trimToPlayhead(TimeEdge edge);
    void place(Neighbour neighbour);
    void ease(const QString &text);

    /// Asks for sound files, and adds them at the playhead.
    void addSounds(QWidget *parent);
    /// `at` is in scene time.
    void addSoundFiles(const QStringList &paths, Time at);
    /// Asks for another file for the selected sounds, in the language that is shown.
    void replaceSoundFile(QWidget *parent);
    void setMuted(const SoundIds &sounds, bool isMuted);

    /// Inserts a second at the playhead: silence in the selected sounds, or in all of the scene, and everything later moves.
    void insertSecond();

    /// Applies `change` to the markers of the open scene.
    bool editMarkers(const QString &name, const std::function<void(std::vector<Marker> &)> &change,
                     Gesture gesture = {});
    void toggleMarker();
    /// The index of the marker at the playhead, adding one if necessary. Returns nothing if that fails.
    std::optional<int> markerAtPlayhead();
    /// Moves the playhead to the next marker (or the previous one).
    void goToMarker(bool forward);
    void addKeys();
    /// Moves the playhead to the next keyframe in the rows (or the previous one).
    void goToKey(bool forward);

    void addTrack();
    void removeTrack(int track);
    void setTracksLocked(const std::set<int> &tracks, bool areLocked);
    /// The tracks of the selected clips: unlocks them if all are locked.
    void toggleTracksLocked();
    /// Adds one clip for each target; an error if there are none. Without `track` they go to the tracks of the targets.
    void addAnimation(const QString &type, const QStringList &targets, Time at, std::optional<int> track);
    /// The targets of an animation added to this row: its first node, or else those of the selection.
    QStringList targetsOf(const TimeRow *row) const;

    void addScene() { addScene(scene()); }
    void addScene(const QString &after);
    /// Adds a scene that continues this one.
    void continueScene(const QString &scene);
    void continueScene() { continueScene(scene()); }
    /// Opens the first copy. Returns the copies.
    QStringList duplicateScenes(const QStringList &scenes);
    void copyScenes(const QStringList &scenes) const;
    /// Offers to undo it.
    void removeScenes(const QStringList &scenes);
    /// The same by a key, which may have been meant otherwise: asks if there is something in the scenes.
    void removeScenesByKey(const QStringList &scenes, QWidget *parent);
    /// Moves them before the scene that is now at `index`, or to the end.
    void moveScenes(const QStringList &scenes, int index);
    /// In the language that is shown.
    void renameScene(const QString &scene, const QString &name);

private:
    Session &session() const { return m_view.session(); }
    QString scene() const { return session().selection.scene(); }
    const TimelineItems &items() const { return session().selection.items(); }
    EditContext context() const;
    bool hasEdges() const { return !items().clips.empty() || !items().sounds.empty(); }
    std::optional<int> findMarker() const;
    void nudgeMarker(Time delta);
    /// Applies an edit that a key may repeat. `kind`: what distinguishes it from others with the same name.
    void repeat(const QString &name, const EditItems &edit, const QString &kind = {});

    TimelineView &m_view;
    RepeatedEdit m_repeated;
};

} // namespace lectograph::editor
