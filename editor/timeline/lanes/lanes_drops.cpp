// SPDX-License-Identifier: GPL-3.0-or-later
// Dropping on the lanes: blocks, animations and easings from the palette, sound files.
#include "editor/edits/mime.h"
#include "editor/edits/sounds.h"
#include "editor/language/names.h"
#include "editor/operations/adding.h"
#include "editor/timeline/lanes/lanes.h"

#include <QDragEnterEvent>

#include <algorithm>

namespace lectograph::editor {

using namespace Qt::StringLiterals;

namespace {

bool carriesBlock(const QMimeData *data)
{
    return data->hasFormat(QString::fromLatin1(mime::block)) || data->hasFormat(QString::fromLatin1(mime::customBlock));
}

/// To the scene, where there is room; the whole scene shows it.
void addCarriedBlock(Session &session, const QMimeData *data)
{
    if (const auto type = mime::read(data, mime::block))
        addBlockAndType(session, *type);
    else if (const auto path = mime::read(data, mime::customBlock))
        addCustomBlockAndType(session, *path, {.start = session.preview.localTime()});
}

} // namespace

Time TimelineLanes::dropTime(double x) const
{
    const TimeSnapTargets targets = m_view.snapTargets();
    const SnappedTime time = snapped(m_view.axis().seconds(x), 7 / m_view.axis().scale,
                                     m_view.snaps() ? &targets : nullptr, m_view.rate());
    return std::max(Time(), Time::fromSeconds(time.seconds) - m_view.sceneStart());
}

TimelineLanes::Drop TimelineLanes::dropAt(const QMimeData &carried, const QPointF &at) const
{
    Drop drop;
    const auto type = mime::read(&carried, mime::animation);
    const timeline::AnimationType *animation = type ? m_view.session().registry().animations.find(*type) : nullptr;
    const LaneHit hit = hitAt(m_view, at);
    drop.at = dropTime(at.x());
    const Bar *bar = hit.clip() ? m_view.barOf(*hit.item) : nullptr;
    if (bar) {
        const std::vector<QString> targets = targetsOf(*bar->clip()->clip);
        drop.targets = QStringList(targets.begin(), targets.end());
    }
    if (drop.targets.isEmpty())
        drop.targets = m_commands.targetsOf(hit.row);
    if (hit.row && hit.row->track >= 0)
        drop.track = hit.row->track;
    const double left = m_view.x(drop.at);
    const double width = animation ? std::max(24.0, animation->seconds * m_view.axis().scale) : 60;
    const double top = hit.row ? hit.row->top - m_view.scrollY() + 3 : std::clamp(at.y() - 11, 2.0, height() - 24.0);
    drop.ghost = QRectF(left, top, width, 22);
    if (drop.targets.isEmpty())
        drop.text = tr("Select on the stage what it should animate, or drop it on its track.");
    else if (animation)
        drop.text = tr("%1 on %2", "an animation and its target").arg(titleOf(*animation), drop.targets.join(u", "_s));
    return drop;
}

void TimelineLanes::dragEnterEvent(QDragEnterEvent *event)
{
    const bool isSound = !soundFilesIn(event->mimeData()).isEmpty() && m_view.scene();
    if (isSound || event->mimeData()->hasFormat(QString::fromLatin1(mime::animation))
        || event->mimeData()->hasFormat(QString::fromLatin1(mime::easing))
        || (carriesBlock(event->mimeData()) && m_view.scene()))
        event->acceptProposedAction();
}

void TimelineLanes::dragMoveEvent(QDragMoveEvent *event)
{
    if (event->mimeData()->hasFormat(QString::fromLatin1(mime::easing))) {
        event->setAccepted(hitAt(m_view, event->position()).clip() != nullptr);
        return;
    }
    if (carriesBlock(event->mimeData())) {
        event->acceptProposedAction();
        return;
    }
    if (!soundFilesIn(event->mimeData()).isEmpty())
        m_view.setSnapLine((m_view.sceneStart() + dropTime(event->position().x())).seconds());
    else
        m_drop = dropAt(*event->mimeData(), event->position());
    event->acceptProposedAction();
    update();
}

void TimelineLanes::dragLeaveEvent(QDragLeaveEvent *)
{
    m_drop.reset();
    m_view.setSnapLine({});
    update();
}

void TimelineLanes::dropEvent(QDropEvent *event)
{
    m_drop.reset();
    m_view.setSnapLine({});
    update();
    if (const auto ease = mime::read(event->mimeData(), mime::easing)) {
        const LaneHit hit = hitAt(m_view, event->position());
        if (!hit.clip())
            return;
        if (!m_view.session().selection.has(*hit.clip()))
            m_view.session().selection.setClips({*hit.clip()});
        m_commands.ease(*ease);
        event->acceptProposedAction();
        return;
    }
    if (const QStringList sounds = soundFilesIn(event->mimeData()); !sounds.isEmpty()) {
        m_commands.addSoundFiles(sounds, dropTime(event->position().x()));
        setFocus();
        event->acceptProposedAction();
        return;
    }
    if (carriesBlock(event->mimeData())) {
        event->acceptProposedAction();
        addCarriedBlock(m_view.session(), event->mimeData());
        return;
    }
    const auto type = mime::read(event->mimeData(), mime::animation);
    if (!type)
        return;
    const Drop drop = dropAt(*event->mimeData(), event->position());
    m_commands.addAnimation(*type, drop.targets, drop.at, drop.track);
    setFocus();
    event->acceptProposedAction();
}

} // namespace lectograph::editor
