// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/operations/target_picking.h"

#include "editor/edits/clip_edits.h"
#include "editor/language/timelinewords.h"
#include "editor/operations/animating.h"
#include "timeline/targets.h"

#include <QTimer>

#include <algorithm>

namespace lectograph::editor {

namespace {

/// Waits for one selection of blocks, and is gone then.
class TargetPicking : public QObject
{
public:
    TargetPicking(Session &session, ClipIds clips)
        : QObject(&session.selection), m_session(session), m_clips(std::move(clips))
    {
        // Afterwards, so that everything else has taken the selection before it changes again.
        connect(&session.selection, &Selection::changed, this,
                [this] { QTimer::singleShot(0, this, [this] { take(); }); });
        connect(&session.selection, &Selection::sceneChanged, this, &QObject::deleteLater);
    }

private:
    void take()
    {
        const QStringList targets = selectedTargets(m_session.selection);
        disconnect(&m_session.selection, nullptr, this, nullptr);
        deleteLater();
        if (targets.isEmpty())
            return;
        const QString scene = m_session.selection.scene();
        m_session.document.edit(TimelineWords::tr("Add target"), [&](const lecture::Lecture &lecture) {
            return withTargetsAdded(lecture, scene, m_clips, targets);
        });
        m_session.selection.setClips(m_clips);
    }

    Session &m_session;
    ClipIds m_clips;
};

} // namespace

void pickTargets(Session &session, const ClipIds &clips)
{
    new TargetPicking(session, clips); // owned by the selection until it is done
    Q_EMIT session.document.statusMessage(
        TimelineWords::tr("Click on what the clip should animate too, on the stage or in the graph."));
}

base::Result<lecture::Lecture> withTargetsAdded(const lecture::Lecture &lecture, const QString &scene,
                                                const ClipIds &clips, const QStringList &targets)
{
    return withClipsChanged(lecture, scene, clips, [&](timeline::Clip &clip) -> base::Result<void> {
        std::vector<QString> all = targetsOf(clip);
        for (const QString &target : targets) {
            if (std::ranges::find(all, target) == all.end())
                all.push_back(target);
        }
        timeline::setTargets(clip, std::move(all));
        return {};
    });
}

} // namespace lectograph::editor
