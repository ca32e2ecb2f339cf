// SPDX-License-Identifier: GPL-3.0-or-later
// The actions of the timeline: shortcuts, buttons and menu.
#include "editor/language/categories.h"
#include "editor/language/names.h"
#include "editor/timeline/ruler/ruler.h"
#include "editor/timeline/timelinepanel.h"
#include "editor/widgets/easingbutton.h"
#include "editor/widgets/theme.h"

#include "editor/timeline/actionids.h"
#include <QMenu>
#include <QPainter>

#include <algorithm>
#include <map>

namespace lectograph::editor {

using namespace Qt::StringLiterals;

void TimelinePanel::addActions()
{
    addEditActions();
    addViewActions();
}

void TimelinePanel::addEditActions()
{
    const QString category = tr("Timeline");
    const auto add = [&](ActionId id, const QString &text, const QList<QKeySequence> &keys, const QString &iconName,
                         const std::function<void()> &run) {
        m_session.actions.add(this, {id, category, text, keys, iconName}, run);
    };
    using enum TimeEdge;
    add(timelineaction::remove, tr("Delete"), {Qt::Key_Delete, Qt::Key_Backspace}, u"trash-2"_s,
        [this] { m_commands.remove(); });
    add(timelineaction::duplicate, tr("Duplicate"), {QKeySequence(u"Ctrl+D"_s)}, u"copy"_s,
        [this] { m_commands.duplicate(); });
    add(timelineaction::split, tr("Split at the playhead"), {QKeySequence(u"S"_s), QKeySequence(u"Ctrl+B"_s)},
        u"scissors"_s, [this] { m_commands.split(); });
    add(timelineaction::copy, tr("Copy"), {QKeySequence(u"Ctrl+C"_s)}, {}, [this] { m_commands.copy(); });
    add(timelineaction::cut, tr("Cut"), {QKeySequence(u"Ctrl+X"_s)}, {}, [this] { m_commands.cut(); });
    add(timelineaction::paste, tr("Paste at the playhead"), {QKeySequence(u"Ctrl+V"_s)}, u"clipboard-paste"_s,
        [this] { m_commands.paste(); });
    add(timelineaction::selectAll, tr("Select all clips and keyframes"), {QKeySequence(u"Ctrl+A"_s)}, {},
        [this] { m_commands.selectAll(); });
    add(timelineaction::group, tr("Group clips"), {QKeySequence(u"Ctrl+G"_s)}, u"group"_s,
        [this] { m_commands.group(); });
    add(timelineaction::ungroup, tr("Ungroup clips"), {QKeySequence(u"Ctrl+Shift+G"_s)}, u"ungroup"_s,
        [this] { m_commands.ungroup(); });
    add(timelineaction::startHere, tr("Move the clips’ start to the playhead"), {QKeySequence(u"["_s)}, {},
        [this] { m_commands.moveEdgeToPlayhead(Start); });
    add(timelineaction::endHere, tr("Move the clips’ end to the playhead"), {QKeySequence(u"]"_s)}, {},
        [this] { m_commands.moveEdgeToPlayhead(End); });
    add(timelineaction::trimStart, tr("Trim the clips’ start to the playhead"), {QKeySequence(u"Alt+["_s)}, {},
        [this] { m_commands.trimToPlayhead(Start); });
    add(timelineaction::trimEnd, tr("Trim the clips’ end to the playhead"), {QKeySequence(u"Alt+]"_s)}, {},
        [this] { m_commands.trimToPlayhead(End); });
    add(timelineaction::withPrevious, tr("Place with the previous"), {}, {},
        [this] { m_commands.place(Neighbour::With); });
    add(timelineaction::afterPrevious, tr("Place after the previous"), {}, {},
        [this] { m_commands.place(Neighbour::After); });
    add(timelineaction::earlier, tr("Move one frame earlier"), {QKeySequence(u"Ctrl+Left"_s)}, {},
        [this] { m_commands.nudge(-1); });
    add(timelineaction::later, tr("Move one frame later"), {QKeySequence(u"Ctrl+Right"_s)}, {},
        [this] { m_commands.nudge(1); });
    add(timelineaction::muchEarlier, tr("Move ten frames earlier"), {QKeySequence(u"Ctrl+Shift+Left"_s)}, {},
        [this] { m_commands.nudge(-10); });
    add(timelineaction::muchLater, tr("Move ten frames later"), {QKeySequence(u"Ctrl+Shift+Right"_s)}, {},
        [this] { m_commands.nudge(10); });
    addKeyboardActions();
    add(timelineaction::marker, tr("Add or remove a marker at the playhead"), {QKeySequence(u"M"_s)}, u"flag"_s,
        [this] { m_commands.toggleMarker(); });
    add(timelineaction::addKeys, tr("Add keyframes to the animated properties of what is selected"),
        {QKeySequence(u"Alt+K"_s)}, u"diamond"_s, [this] { m_commands.addKeys(); });
    add(timelineaction::renameMarker, tr("Name the marker at the playhead"), {QKeySequence(u"Alt+M"_s)}, {}, [this] {
        if (const auto marker = m_commands.markerAtPlayhead())
            m_ruler->renameMarker(*marker);
    });
    add(timelineaction::previousMarker, tr("Previous marker"), {QKeySequence(u"Shift+Up"_s)}, {},
        [this] { m_commands.goToMarker(false); });
    add(timelineaction::nextMarker, tr("Next marker"), {QKeySequence(u"Shift+Down"_s)}, {},
        [this] { m_commands.goToMarker(true); });
    add(timelineaction::previousKey, tr("Previous keyframe"), {Qt::Key_Up}, {}, [this] { m_commands.goToKey(false); });
    add(timelineaction::nextKey, tr("Next keyframe"), {Qt::Key_Down}, {}, [this] { m_commands.goToKey(true); });
    add(timelineaction::addTrack, tr("Add track"), {}, u"plus"_s, [this] { m_commands.addTrack(); });
    add(timelineaction::addSound, tr("Add sound…"), {}, u"music"_s, [this] { m_commands.addSounds(this); });
    add(timelineaction::addScene, tr("Add scene"), {}, u"plus"_s, [this] { m_commands.addScene(); });
}

/// Keyboard equivalents of mouse operations.
void TimelinePanel::addKeyboardActions()
{
    const QString category = tr("Timeline");
    const auto add = [&](ActionId id, const QString &text, const QString &key, const std::function<void()> &run) {
        m_session.actions.add(this, {id, category, text, {QKeySequence(key)}}, run);
    };
    using Way = LaneNavigation::Way;
    const auto walk = [this](Way way, bool extends) { return [=, this] { m_lanes->walk(way, extends); }; };
    add(timelineaction::selectEarlier, tr("Select the clip or keyframe before"), u"Alt+Left"_s,
        walk(Way::Earlier, false));
    add(timelineaction::selectLater, tr("Select the clip or keyframe after"), u"Alt+Right"_s, walk(Way::Later, false));
    add(timelineaction::selectAbove, tr("Select the clip or keyframe above"), u"Alt+Up"_s, walk(Way::Up, false));
    add(timelineaction::selectBelow, tr("Select the clip or keyframe below"), u"Alt+Down"_s, walk(Way::Down, false));
    add(timelineaction::extendEarlier, tr("Select the clip or keyframe before as well"), u"Alt+Shift+Left"_s,
        walk(Way::Earlier, true));
    add(timelineaction::extendLater, tr("Select the clip or keyframe after as well"), u"Alt+Shift+Right"_s,
        walk(Way::Later, true));
    add(timelineaction::extendUp, tr("Select the clip or keyframe above as well"), u"Alt+Shift+Up"_s,
        walk(Way::Up, true));
    add(timelineaction::extendDown, tr("Select the clip or keyframe below as well"), u"Alt+Shift+Down"_s,
        walk(Way::Down, true));
    add(timelineaction::trackUp, tr("Move clips to the track above"), u"Ctrl+Up"_s,
        [this] { m_commands.moveToTrack(-1); });
    add(timelineaction::trackDown, tr("Move clips to the track below"), u"Ctrl+Down"_s,
        [this] { m_commands.moveToTrack(1); });
    add(timelineaction::startEarlier, tr("Start clips one frame earlier"), u"Ctrl+["_s,
        [this] { m_commands.trim(TimeEdge::Start, -1); });
    add(timelineaction::startLater, tr("Start clips one frame later"), u"Ctrl+Shift+["_s,
        [this] { m_commands.trim(TimeEdge::Start, 1); });
    add(timelineaction::endLater, tr("End clips one frame later"), u"Ctrl+]"_s,
        [this] { m_commands.trim(TimeEdge::End, 1); });
    add(timelineaction::endEarlier, tr("End clips one frame earlier"), u"Ctrl+Shift+]"_s,
        [this] { m_commands.trim(TimeEdge::End, -1); });
    add(timelineaction::shorter, tr("Squeeze what is selected by one frame"), u"Alt+Shift+["_s,
        [this] { m_commands.stretch(-1); });
    add(timelineaction::longer, tr("Stretch what is selected by one frame"), u"Alt+Shift+]"_s,
        [this] { m_commands.stretch(1); });
}

void TimelinePanel::addViewActions()
{
    const QString category = tr("Timeline");
    const auto add = [&](ActionId id, const QString &text, const QList<QKeySequence> &keys, const QString &iconName,
                         const std::function<void()> &run) {
        m_session.actions.add(this, {id, category, text, keys, iconName}, run);
    };
    const auto middle = [this] { return m_view.laneSize().width() / 2.0; };
    add(timelineaction::zoomIn, tr("Zoom in"), {QKeySequence(u"+"_s), QKeySequence(u"="_s)}, u"zoom-in"_s,
        [this, middle] { m_view.zoom(1.4, middle()); });
    add(timelineaction::zoomOut, tr("Zoom out"), {QKeySequence(u"-"_s)}, u"zoom-out"_s,
        [this, middle] { m_view.zoom(1 / 1.4, middle()); });
    add(timelineaction::fitSelection, tr("Show what is selected"), {QKeySequence(u"F"_s)}, u"frame"_s,
        [this] { m_view.fitSelection(); });
    add(timelineaction::fitScene, tr("Show the whole scene"), {QKeySequence(u"A"_s)}, u"maximize"_s,
        [this] { m_view.fitScene(); });
    add(timelineaction::fitLecture, tr("Show the whole lecture"), {QKeySequence(u"Shift+A"_s)}, {},
        [this] { m_view.fitLecture(); });

    const auto toggle = [&](ActionId id, const QString &text, const QString &iconName, bool isOn,
                            const std::function<void(bool)> &set) {
        QAction *action = m_session.actions.add(this, {id, category, text, {}, iconName, true}, [] {});
        action->setChecked(isOn);
        connect(action, &QAction::toggled, this, [set](bool on) { set(on); });
    };
    toggle(timelineaction::snap, tr("Snap to clips, keyframes, markers and seconds (Shift while dragging: do not)"),
           u"magnet"_s, m_view.snaps(), [this](bool on) { m_view.setSnaps(on); });
    toggle(timelineaction::ripple, tr("Ripple: what comes later moves along"), u"arrow-right-to-line"_s,
           m_view.ripples(), [this](bool on) { m_view.setRipples(on); });
    toggle(timelineaction::allProperties, tr("Show all properties, not only the animated ones"), u"list-filter"_s,
           m_view.showsAllProperties(), [this](bool on) { m_view.setShowsAllProperties(on); });
    toggle(timelineaction::frames, tr("Count frames instead of seconds"), u"hash"_s, m_view.unit() == TimeUnit::Frames,
           [this](bool on) { m_view.setUnit(on ? TimeUnit::Frames : TimeUnit::Seconds); });
}

QMenu *TimelinePanel::easeMenu(QWidget *parent)
{
    auto *menu = new QMenu(tr("Easing"), parent);
    menu->setIcon(icon(u"spline"_s));
    menu->addAction(tr("Default"), this, [this] { m_commands.ease({}); });
    menu->addSeparator();
    for (const QString &name : {u"linear"_s, u"smooth"_s, u"ease-in"_s, u"ease-out"_s, u"ease-in-out"_s, u"rush-into"_s,
                                u"rush-from"_s, u"there-and-back"_s, u"overshoot"_s, u"hold"_s}) {
        const auto easing = base::Easing::parse(name);
        if (!easing)
            continue;
        QPixmap picture(QSize(20, 16) * devicePixelRatioF());
        picture.setDevicePixelRatio(devicePixelRatioF());
        picture.fill(Qt::transparent);
        QPainter painter(&picture);
        painter.setRenderHint(QPainter::Antialiasing);
        painter.setPen(QPen(theme().accent, 1.5));
        painter.drawPath(easingPath(*easing, m_session.document.lecture().dialect, QRectF(2, 4, 16, 9)));
        painter.end();
        menu->addAction(QIcon(picture), easingLabel(name), this, [this, name] { m_commands.ease(name); });
    }
    return menu;
}

QMenu *TimelinePanel::animationMenu(QWidget *parent, const QStringList &targets, base::Time at,
                                    std::optional<int> track)
{
    auto *menu = new QMenu(tr("Add animation here"), parent);
    menu->setIcon(icon(u"wand-sparkles"_s));
    std::map<std::pair<int, QString>, QMenu *> categories;
    for (const auto &[id, type] : m_session.registry.animations.types()) {
        QMenu *&in = categories[{categoryRank(type.category), categoryOf(type)}];
        if (!in)
            in = new QMenu(categoryOf(type), menu);
        in->addAction(titleOf(type), this,
                      [this, type = id, targets, at, track] { m_commands.addAnimation(type, targets, at, track); });
    }
    for (const auto &[category, in] : categories)
        menu->addMenu(in);
    return menu;
}

void TimelinePanel::showMenu(const QPoint &at, const LaneHit &hit)
{
    auto *menu = new QMenu(this);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    const auto add = [&](ActionId id) { menu->addAction(m_session.actions.find(id)); };
    const TimelineItems &items = m_session.selection.items();
    const bool isLocked = hit.row && hit.row->isLocked;
    if (hit.sound())
        addSoundActions(*menu);
    const bool areClips = !items.clips.empty() && (hit.clip() || !hit.row);
    if (areClips) {
        add(timelineaction::withPrevious);
        add(timelineaction::afterPrevious);
        menu->addSeparator();
    }
    if (areClips || hit.key())
        menu->addMenu(easeMenu(menu));
    if (areClips || hit.sound()) {
        add(timelineaction::split);
        add(timelineaction::duplicate);
        if (items.clips.size() > 1)
            add(timelineaction::group);
        if (std::ranges::any_of(m_session.selectedClips(), &timeline::Clip::isGroup))
            add(timelineaction::ungroup);
    }
    menu->addSeparator();
    if (!hit.key() && !hit.sound() && !isLocked) {
        const std::optional<int> track = hit.row && hit.row->track >= 0 ? std::optional(hit.row->track) : std::nullopt;
        menu->addMenu(animationMenu(menu, m_commands.targetsOf(hit.row), m_view.sceneTimeAt(at.x()), track));
    }
    if (!items.isEmpty()) {
        add(timelineaction::copy);
        add(timelineaction::cut);
    }
    add(timelineaction::paste);
    if (!items.isEmpty())
        add(timelineaction::remove);
    menu->addSeparator();
    add(timelineaction::marker);
    add(timelineaction::addTrack);
    add(timelineaction::addSound);
    menu->popup(m_lanes->mapToGlobal(at));
}

void TimelinePanel::addSoundActions(QMenu &menu)
{
    const SoundIds sounds = m_session.selection.sounds();
    const bool areMuted = std::ranges::all_of(sounds, [this](SoundId sound) {
        const Bar *bar = m_view.barOf(sound);
        return bar && bar->sound()->sound->isMuted;
    });
    menu.addAction(icon(areMuted ? u"volume-2"_s : u"volume-x"_s), areMuted ? tr("Unmute") : tr("Mute"), this,
                   [this, sounds, areMuted] { m_commands.setMuted(sounds, !areMuted); });
    menu.addAction(icon(u"folder-open"_s), tr("Replace file…"), this, [this] { m_commands.replaceSoundFile(this); });
    menu.addSeparator();
}

} // namespace lectograph::editor
