// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/timeline/sounds/soundlane.h"

#include "editor/language/names.h"
#include "editor/widgets/plaintexts.h"
#include "editor/edits/sounds.h"
#include "editor/widgets/theme.h"
#include "editor/timeline/sounds/waveforms.h"

#include <QAccessible>
#include <QApplication>
#include <QContextMenuEvent>
#include <QDropEvent>
#include <QHelpEvent>
#include <QMenu>
#include <QToolTip>

#include <algorithm>

namespace lectograph::editor {

using namespace Qt::StringLiterals;
using base::Time;

SoundLane::SoundLane(TimelineView &view, TimelineLanes *lanes)
    : QObject(lanes), m_view(view), m_lanes(lanes), m_commands(view)
{
    lanes->installEventFilter(this);
    connect(&view.session().selection, &Selection::changed, this, &SoundLane::tellCurrent);
    connect(&view, &TimelineView::rowsChanged, this, &SoundLane::tellCurrent);
}

QRectF SoundLane::rectOf(int sound) const
{
    const TimeRow *row = nullptr;
    const SoundBar *bar = m_view.soundOf(sound, &row);
    return bar ? soundRect(m_view, *row, *bar) : QRectF();
}

QPointF SoundLane::fadeHandleOf(int sound, ClipEdge edge) const
{
    const SoundBar *bar = m_view.soundOf(sound);
    if (!bar)
        return {};
    return edge == ClipEdge::Start ? fadeInHandle(m_view, rectOf(sound), *bar)
                                   : fadeOutHandle(m_view, rectOf(sound), *bar);
}

bool SoundLane::eventFilter(QObject *watched, QEvent *event)
{
    switch (event->type()) {
    case QEvent::MouseButtonPress: return press(*static_cast<QMouseEvent *>(event));
    case QEvent::MouseMove: return move(*static_cast<QMouseEvent *>(event));
    case QEvent::MouseButtonRelease: return release(*static_cast<QMouseEvent *>(event));
    case QEvent::MouseButtonDblClick:
        m_held.reset();
        if (soundAt(m_view, static_cast<QMouseEvent *>(event)->position()).sound < 0)
            return false;
        Q_EMIT m_lanes->inspectRequested();
        return true;
    case QEvent::Leave: m_view.setHoveredSound(-1); return false;
    case QEvent::KeyPress: return press(*static_cast<QKeyEvent *>(event));
    case QEvent::ToolTip: {
        const auto *help = static_cast<QHelpEvent *>(event);
        if (soundAt(m_view, help->pos()).sound < 0)
            return false;
        showTip(help->pos(), help->globalPos());
        return true;
    }
    case QEvent::ContextMenu: return openMenu(*static_cast<QContextMenuEvent *>(event));
    case QEvent::DragEnter:
    case QEvent::DragMove: return drag(*static_cast<QDropEvent *>(event));
    case QEvent::DragLeave: m_view.setSnapLine({}); return false;
    case QEvent::Drop: return drop(*static_cast<QDropEvent *>(event));
    default: return QObject::eventFilter(watched, event);
    }
}

void SoundLane::select(int sound, Qt::KeyboardModifiers modifiers)
{
    Selection &selection = m_view.session().selection;
    m_narrowsOnRelease = false;
    if (modifiers & Qt::ControlModifier) {
        selection.toggleSound(sound);
    } else if (selection.hasSound(sound)) {
        m_narrowsOnRelease = !(modifiers & Qt::ShiftModifier);
    } else if (modifiers & Qt::ShiftModifier) {
        SoundIndices sounds = selection.sounds();
        sounds.push_back(sound);
        selection.setSounds(std::move(sounds));
    } else {
        selection.setSounds({sound});
    }
}

bool SoundLane::press(const QMouseEvent &event)
{
    m_drag.reset();
    m_held.reset();
    const SoundHit hit = soundAt(m_view, event.position());
    if (hit.sound < 0 || (event.button() != Qt::LeftButton && event.button() != Qt::RightButton))
        return false;
    if (event.button() == Qt::RightButton) {
        // The menu is about what it was opened on.
        if (!m_view.session().selection.hasSound(hit.sound))
            m_view.session().selection.setSounds({hit.sound});
        m_view.setHeld(false); // the menu takes the release
        return true;
    }
    m_view.setHeld(true);
    m_pressed = event.position();
    select(hit.sound, event.modifiers());
    // What was just taken out of the selection is not dragged along with the rest.
    if (m_view.session().selection.hasSound(hit.sound))
        m_held = hit;
    return true;
}

bool SoundLane::move(const QMouseEvent &event)
{
    const QPointF at = event.position();
    if (m_held && !m_drag && (at - m_pressed).manhattanLength() >= QApplication::startDragDistance() / 2.0)
        m_drag = std::make_unique<SoundDrag>(m_view, *m_held, m_pressed);
    if (m_drag) {
        // Beyond the border there is more.
        const double width = m_lanes->width();
        const double beyond = at.x() < 0 ? at.x() : at.x() > width ? at.x() - width : 0;
        if (beyond != 0)
            m_view.scrollBy(std::clamp(beyond, -24.0, 24.0));
        m_drag->moveTo(at, event.modifiers());
        return true;
    }
    if (event.buttons() != Qt::NoButton)
        return m_held.has_value();
    const SoundHit hit = soundAt(m_view, at);
    m_view.setHoveredSound(hit.sound);
    switch (hit.part) {
    case SoundHit::Part::Nothing: return false;
    case SoundHit::Part::Start:
    case SoundHit::Part::End: m_lanes->setCursor(Qt::SizeHorCursor); break;
    case SoundHit::Part::FadeIn:
    case SoundHit::Part::FadeOut: m_lanes->setCursor(Qt::PointingHandCursor); break;
    case SoundHit::Part::Gain: m_lanes->setCursor(Qt::SizeVerCursor); break;
    case SoundHit::Part::Body: m_lanes->unsetCursor(); break;
    }
    return true;
}

bool SoundLane::release(const QMouseEvent &event)
{
    if (!m_held && !m_drag)
        return false;
    if (!m_drag && m_narrowsOnRelease && event.button() == Qt::LeftButton)
        m_view.session().selection.setSounds({m_held->sound});
    m_drag.reset();
    m_held.reset();
    m_view.setSnapLine({});
    m_view.setHeld(false);
    return true;
}

bool SoundLane::press(const QKeyEvent &event)
{
    if (event.key() == Qt::Key_Escape && m_drag) {
        m_drag->cancel();
        m_drag.reset();
        m_held.reset();
        m_view.setHeld(false);
        return true;
    }
    return false;
}

Time SoundLane::dropTime(const QPointF &at, std::optional<double> *line) const
{
    const TimeSnapTargets targets = m_view.snapTargets();
    const SnappedTime time = snapped(m_view.axis().seconds(at.x()), 7 / m_view.axis().scale,
                                     m_view.snaps() ? &targets : nullptr, m_view.rate());
    const Time start = std::max(Time(), Time::fromSeconds(time.seconds) - m_view.sceneStart());
    if (line)
        *line = (m_view.sceneStart() + start).seconds();
    return start;
}

bool SoundLane::drag(QDropEvent &event)
{
    if (soundFilesIn(event.mimeData()).isEmpty() || !m_view.scene())
        return false;
    std::optional<double> line;
    dropTime(event.position(), &line);
    m_view.setSnapLine(line);
    event.acceptProposedAction();
    return true;
}

bool SoundLane::drop(QDropEvent &event)
{
    const QStringList paths = soundFilesIn(event.mimeData());
    if (paths.isEmpty() || !m_view.scene())
        return false;
    m_view.setSnapLine({});
    m_commands.addFiles(paths, dropTime(event.position()));
    m_lanes->setFocus();
    event.acceptProposedAction();
    return true;
}

bool SoundLane::openMenu(const QContextMenuEvent &event)
{
    const bool byKey = event.reason() == QContextMenuEvent::Keyboard;
    if (byKey ? !m_commands.areSelected() : soundAt(m_view, event.pos()).sound < 0)
        return false;
    const SoundIndices sounds = m_view.session().selection.sounds();
    QPoint at = event.pos();
    if (byKey) {
        if (const TimeRow *row = nullptr; m_view.soundOf(sounds.front(), &row))
            m_view.reveal(*row);
        at = rectOf(sounds.front()).intersected(m_lanes->rect()).center().toPoint();
    }
    const bool areMuted = std::ranges::all_of(sounds, [this](int index) {
        const SoundBar *bar = m_view.soundOf(index);
        return bar && bar->sound->isMuted;
    });
    auto *menu = new QMenu(m_lanes);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    menu->addAction(icon(areMuted ? u"volume-2"_s : u"volume-x"_s), areMuted ? tr("Unmute") : tr("Mute"), this,
                    [this, sounds, areMuted] { m_commands.setMuted(sounds, !areMuted); });
    menu->addAction(icon(u"folder-open"_s), tr("Replace file…"), this, [this] { m_commands.replaceFile(m_lanes); });
    menu->addSeparator();
    menu->addAction(icon(u"scissors"_s), tr("Split at the playhead"), this, [this] { m_commands.split(); });
    menu->addAction(icon(u"copy"_s), tr("Duplicate"), this, [this] { m_commands.duplicate(); });
    menu->addAction(tr("Copy"), this, [this] { m_commands.copy(); });
    menu->addAction(icon(u"clipboard-paste"_s), tr("Paste at the playhead"), this, [this] { m_commands.paste(); });
    menu->addSeparator();
    menu->addAction(icon(u"trash-2"_s), tr("Delete"), this, [this] { m_commands.remove(); });
    menu->addSeparator();
    menu->addAction(m_view.session().actions.find(u"timeline.addSound"_s));
    menu->popup(m_lanes->mapToGlobal(at));
    return true;
}

QString SoundLane::describe(const SoundBar &bar) const
{
    QString text =
        tr("%1, sound from %2, lasts %3").arg(bar.name, secondsText(bar.start), secondsText(bar.end - bar.start));
    if (bar.sound->isMuted)
        text += tr(", muted");
    const QString problem = bar.content ? m_view.waveforms().of(bar.content).problem
                                        : tr("The lecture has no such file. Choose another one in the inspector.");
    return problem.isEmpty() ? text : text + u'\n' + problem;
}

void SoundLane::showTip(const QPoint &at, const QPoint &global)
{
    const SoundHit hit = soundAt(m_view, at);
    const SoundBar *bar = m_view.soundOf(hit.sound);
    if (!bar)
        return;
    QString text = describe(*bar);
    if (hit.part == SoundHit::Part::FadeIn)
        text = tr("Drag to fade in: %1").arg(secondsText(bar->sound->fadeIn));
    else if (hit.part == SoundHit::Part::FadeOut)
        text = tr("Drag to fade out: %1").arg(secondsText(bar->sound->fadeOut));
    else if (hit.part == SoundHit::Part::Gain)
        text = tr("Drag up for louder, down for softer: %1").arg(decibelsText(bar->sound->gain));
    QToolTip::showText(global, tipOf(text), m_lanes);
}

void SoundLane::tellCurrent()
{
    const SoundIndices &sounds = m_view.session().selection.sounds();
    if (sounds.empty())
        return;
    QString text = tr("%n sounds", "", static_cast<int>(sounds.size()));
    if (sounds.size() == 1) {
        if (const SoundBar *bar = m_view.soundOf(sounds.front()))
            text = describe(*bar);
    }
    if (text == m_lanes->accessibleDescription())
        return;
    m_lanes->setAccessibleDescription(text);
    QAccessibleEvent told(m_lanes, QAccessible::DescriptionChanged);
    QAccessible::updateAccessibility(&told);
}

} // namespace lectograph::editor
