// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/edits/timeline_edits.h"
#include "editor/timeline/timelineview.h"

#include <QCoreApplication>

class QWidget;

namespace lectograph::editor {

/// What can be done on the timeline with what is selected, at the playhead.
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
    void paste();
    void selectAll();
    /// What is selected; if nothing is, the marker at the playhead, and this with it.
    void nudge(int frames);
    void moveToTrack(int tracks);
    void trim(TimeEdge edge, int frames);
    void stretch(int frames);
    void moveEdgeToPlayhead(TimeEdge edge);
    void trimToPlayhead(TimeEdge edge);
    void place(Neighbour neighbour);
    void ease(const QString &text);

    /// Asks for sound files; they begin at the playhead.
    void addSounds(QWidget *parent);
    /// At a time of the scene.
    void addSoundFiles(const QStringList &paths, base::Time at);
    /// Asks for another file for the selected sounds, heard in the language that is shown.
    void replaceSoundFile(QWidget *parent);
    void setMuted(const SoundIds &sounds, bool isMuted);

    void toggleMarker();
    /// Adds one if there is none yet. Nothing if that is refused.
    std::optional<int> markerAtPlayhead();
    /// Puts the playhead on the next one after it (or before it).
    void goToMarker(bool forward);
    void addKeys();
    /// Puts the playhead on the next one after it (or before it) among the rows.
    void goToKey(bool forward);

    void addTrack();
    void removeTrack(int track);
    /// For the nodes, one clip each; an error tells that there are none. Nothing: on the track of the target.
    void addAnimation(const QString &type, const QStringList &targets, base::Time at, std::optional<int> track);
    /// What animations here are for: those the clips of the track move, or else what is selected.
    QStringList targetsOf(const TimeRow *row) const;

    void addScene();
    void duplicateScene(const QString &scene);
    void removeScene(const QString &scene);

private:
    Session &session() const { return m_view.session(); }
    QString scene() const { return session().selection.scene(); }
    const TimelineItems &items() const { return session().selection.items(); }
    /// Adds an undo step and selects the items that the edit was about.
    void apply(const QString &name, const std::function<base::Result<ItemsEdit>(const lecture::Lecture &)> &edit);
    EditContext context() const;
    std::vector<PropertyPlace> selectedOwners() const;
    std::optional<int> findMarker() const;
    void nudgeMarker(base::Time delta);

    TimelineView &m_view;
};

} // namespace lectograph::editor
