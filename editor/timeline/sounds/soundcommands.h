// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/edits/arranging.h"
#include "editor/edits/sound_edits.h"
#include "editor/timeline/timelineview.h"

#include <QCoreApplication>

class QWidget;

namespace lectograph::editor {

/// What can be done on the timeline with the sounds that are selected.
class SoundCommands
{
    Q_DECLARE_TR_FUNCTIONS(lectograph::editor::SoundCommands)

public:
    explicit SoundCommands(TimelineView &view) : m_view(view) {}

    /// Sounds are selected, so that what is asked for is about them.
    bool areSelected() const { return !session().selection.sounds().empty(); }

    /// Asks for files; they begin at the playhead.
    void add(QWidget *parent) const;
    /// At a time of the scene.
    void addFiles(const QStringList &paths, base::Time at) const;
    /// Asks for another file, heard in the language that is looked at.
    void replaceFile(QWidget *parent) const;
    void setMuted(const SoundIndices &sounds, bool isMuted) const;

    void remove() const;
    void duplicate() const;
    void split() const;
    void copy() const;
    /// False if no sounds were copied.
    bool paste() const;
    void selectAll() const;
    void nudge(int frames) const;
    void moveEdgeToPlayhead(ClipEdge edge) const;
    void trimToPlayhead(ClipEdge edge) const;

private:
    using EdgeChange =
        std::function<base::Result<lecture::Lecture>(const lecture::Lecture &, int index, base::Time by)>;

    Session &session() const { return m_view.session(); }
    QString scene() const { return session().selection.scene(); }
    const SoundIndices &selected() const { return session().selection.sounds(); }
    /// Of files that came into the lecture just now too, which the view does not know yet. Outlived by the lecture.
    SoundLength lengthIn(const lecture::Lecture &lecture) const;
    void apply(const QString &name,
               const std::function<base::Result<SoundsEdit>(const lecture::Lecture &)> &edit) const;
    void eachToPlayhead(const QString &name, ClipEdge edge, const EdgeChange &change) const;

    TimelineView &m_view;
};

} // namespace lectograph::editor
