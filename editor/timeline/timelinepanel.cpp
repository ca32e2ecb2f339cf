// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/timeline/timelinepanel.h"

#include "editor/language/easingnames.h"
#include "editor/language/names.h"
#include "editor/operations/animating.h"
#include "editor/operations/own_animations.h"
#include "editor/timeline/actionids.h"
#include "editor/timeline/lanes/trackheaders.h"
#include "editor/timeline/ruler/ruler.h"
#include "editor/timeline/scenes/sceneoverview.h"
#include "editor/timeline/scenes/scenestrip.h"
#include "editor/widgets/easingbutton.h"
#include "editor/widgets/helptopic.h"
#include "editor/widgets/theme.h"
#include "editor/widgets/widgets.h"

#include <QGridLayout>
#include <QLabel>
#include <QMenu>
#include <QPainter>
#include <QResizeEvent>
#include <QScrollBar>
#include <QSignalBlocker>
#include <QSlider>

#include <algorithm>
#include <cmath>
#include <functional>
#include <map>

namespace lectograph::editor {

using namespace Qt::StringLiterals;

namespace {

constexpr int zoomSteps = 1000;

double scaleOf(int step)
{
    return TimeAxis::minScale
        * std::pow(TimeAxis::maxScale / TimeAxis::minScale, static_cast<double>(step) / zoomSteps);
}

int stepOf(double scale)
{
    return static_cast<int>(std::lround(zoomSteps * std::log(scale / TimeAxis::minScale)
                                        / std::log(TimeAxis::maxScale / TimeAxis::minScale)));
}

} // namespace

TimelinePanel::TimelinePanel(Session &session, QWidget *parent)
    : QWidget(parent),
      m_session(session),
      m_view(session),
      m_commands(m_view),
      m_thumbnails(session),
      m_lanes(new TimelineLanes(m_commands, this)),
      m_scenes(new SceneStrip(m_commands, m_thumbnails, this)),
      m_ruler(new TimelineRuler(m_commands, this)),
      m_heads(new TrackHeaders(m_commands, this)),
      m_across(new QScrollBar(Qt::Horizontal, this)),
      m_down(new QScrollBar(Qt::Vertical, this))
{
    setAccessibleName(tr("Timeline"));
    setFocusProxy(m_lanes);
    m_ruler->setFocusPolicy(Qt::ClickFocus); // keys that follow a click on it are those of the timeline
    m_ruler->setFocusProxy(m_lanes);
    addActions();
    addSwitches();
    auto *corner = new QWidget(this);
    corner->setFixedHeight(TimelineRuler::rulerHeight);
    auto *time = new QLabel(corner);
    time->setProperty("muted", true);
    time->setFont(uiFont(12));
    time->setFixedSize(120, 20); // fixed, so that a new time does not cause a layout of the whole window
    time->setAccessibleName(tr("Time within the scene"));
    auto *cornerLayout = new QHBoxLayout(corner);
    cornerLayout->setContentsMargins(3 * Theme::grid, 0, Theme::grid, 0);
    cornerLayout->addWidget(time);
    const auto tellTime = [this, time] { time->setText(timeText(m_view.playhead())); };
    connect(&m_view, &TimelineView::changed, time, tellTime);
    connect(&m_view, &TimelineView::playheadMoved, time, tellTime);
    tellTime();

    auto *grid = new QGridLayout(this);
    grid->setContentsMargins(0, 0, 0, 0);
    grid->setSpacing(0);
    grid->addWidget(makeHead(), 0, 0, 1, 3);
    grid->addWidget(makeSceneHead(), 1, 0);
    grid->addWidget(m_scenes, 1, 1, 1, 2);
    grid->addWidget(corner, 2, 0);
    grid->addWidget(m_ruler, 2, 1, 1, 2);
    grid->addWidget(m_heads, 3, 0);
    grid->addWidget(m_lanes, 3, 1);
    grid->addWidget(m_down, 3, 2);
    grid->addWidget(m_across, 4, 1);
    grid->setColumnStretch(1, 1);
    grid->setRowStretch(3, 1);
    setHelpTopic(m_scenes, u"scenes"_s);

    m_across->setAccessibleName(tr("Scroll through time"));
    m_down->setAccessibleName(tr("Scroll through tracks"));
    connect(m_across, &QScrollBar::valueChanged, this, [this](int value) {
        TimeAxis axis = m_view.axis();
        axis.left = value / 100.0;
        m_view.setAxis(axis);
    });
    connect(m_down, &QScrollBar::valueChanged, &m_view, &TimelineView::setScrollY);
    connect(&m_view, &TimelineView::axisChanged, this, &TimelinePanel::followScroll);
    connect(&m_view, &TimelineView::rowsChanged, this, &TimelinePanel::followScroll);
    connect(&session.playhead, &Playhead::lengthChanged, this, &TimelinePanel::followScroll);
    connect(m_lanes, &TimelineLanes::inspectRequested, this, &TimelinePanel::inspectRequested);
    connect(m_lanes, &TimelineLanes::menuRequested, this, &TimelinePanel::showMenu);
    followScroll();
}

TimelinePanel::~TimelinePanel()
{
    // Deleted here, because they access the view, which would be destroyed before them.
    delete m_overview;
    for (QWidget *part : std::initializer_list<QWidget *>{m_lanes, m_scenes, m_ruler, m_heads, m_across, m_down})
        delete part;
}

void TimelinePanel::addActions()
{
    using namespace timelineaction;
    using enum TimeEdge;
    using Way = LaneNavigation::Way;
    using Commands = TimelineCommands;
    const auto add = [&, category = tr("Timeline")](ActionId id, const QString &text, const QList<QKeySequence> &keys,
                                                    const QString &iconName, const std::function<void()> &run) {
        m_session.actions.add(this, {id, category, text, keys, iconName}, run);
    };
    const auto addEdit = [&](ActionId id, const QString &text, const QList<QKeySequence> &keys, const QString &iconName,
                             auto onItems, auto onScene) {
        add(id, text, keys, iconName, [this, onItems, onScene] {
            if (m_scenes->hasFocus())
                std::invoke(onScene, m_scenes);
            else
                std::invoke(onItems, m_commands);
        });
    };
    using Scenes = SceneStrip;
    addEdit(timelineaction::remove, tr("Delete"), {Qt::Key_Delete, Qt::Key_Backspace}, u"trash-2"_s, &Commands::remove,
            &Scenes::remove);
    addEdit(duplicate, tr("Duplicate"), {u"Ctrl+D"_s}, u"copy"_s, &Commands::duplicate, &Scenes::duplicate);
    add(split, tr("Split at the playhead"), {u"S"_s, u"Ctrl+B"_s}, u"scissors"_s, [this] { m_commands.split(); });
    addEdit(copy, tr("Copy"), {u"Ctrl+C"_s}, {}, &Commands::copy, &Scenes::copy);
    addEdit(cut, tr("Cut"), {u"Ctrl+X"_s}, {}, &Commands::cut, &Scenes::cut);
    add(paste, tr("Paste at the playhead"), {u"Ctrl+V"_s}, u"clipboard-paste"_s, [this] { m_commands.paste(); });
    add(pasteAsTheyWere, tr("Paste with the colors that they had"), {u"Ctrl+Alt+Shift+V"_s}, {},
        [this] { m_commands.paste(PastedColors::AsTheyWere); });
    add(selectAll, tr("Select all clips and keyframes"), {u"Ctrl+A"_s}, {}, [this] { m_commands.selectAll(); });
    add(group, tr("Group clips"), {u"Ctrl+G"_s}, u"group"_s, [this] { m_commands.group(); });
    add(ungroup, tr("Ungroup clips"), {u"Ctrl+Shift+G"_s}, u"ungroup"_s, [this] { m_commands.ungroup(); });
    add(timelineaction::splitTargets, tr("Split into single clips"), {}, u"ungroup"_s,
        [this] { editor::splitTargets(m_session); });
    add(inTurn, tr("Items, rows or lines one after another"), {}, u"list-video"_s, [this] { playInTurn(m_session); });
    add(timelineaction::mergeClips, tr("Merge into one clip"), {}, u"group"_s,
        [this] { editor::mergeClips(m_session); });
    add(saveAnimation, tr("Save as my animation…"), {}, u"wand-sparkles"_s,
        [this] { saveAsOwnAnimation(m_session, this); });

    const auto edgeToPlayhead = [this](TimeEdge edge) { return [this, edge] { m_commands.moveEdgeToPlayhead(edge); }; };
    const auto trimToPlayhead = [this](TimeEdge edge) { return [this, edge] { m_commands.trimToPlayhead(edge); }; };
    const auto place = [this](Neighbour neighbour) { return [this, neighbour] { m_commands.place(neighbour); }; };
    const auto nudge = [this](int count) { return [this, count] { m_commands.nudge(count); }; };
    add(startHere, tr("Move the clips’ start to the playhead"), {u"["_s}, {}, edgeToPlayhead(Start));
    add(endHere, tr("Move the clips’ end to the playhead"), {u"]"_s}, {}, edgeToPlayhead(End));
    add(trimStart, tr("Trim the clips’ start to the playhead"), {u"Alt+["_s}, {}, trimToPlayhead(Start));
    add(trimEnd, tr("Trim the clips’ end to the playhead"), {u"Alt+]"_s}, {}, trimToPlayhead(End));
    add(withPrevious, tr("Place with the previous"), {}, {}, place(Neighbour::With));
    add(afterPrevious, tr("Place after the previous"), {}, {}, place(Neighbour::After));
    add(earlier, tr("Move one frame earlier"), {u"Ctrl+Left"_s}, {}, nudge(-1));
    add(later, tr("Move one frame later"), {u"Ctrl+Right"_s}, {}, nudge(1));
    add(muchEarlier, tr("Move ten frames earlier"), {u"Ctrl+Shift+Left"_s}, {}, nudge(-10));
    add(muchLater, tr("Move ten frames later"), {u"Ctrl+Shift+Right"_s}, {}, nudge(10));

    // Keyboard equivalents of mouse operations.
    const auto walk = [this](Way way, bool extends) { return [=, this] { m_lanes->walk(way, extends); }; };
    const auto toTrack = [this](int tracks) { return [this, tracks] { m_commands.moveToTrack(tracks); }; };
    const auto trim = [this](TimeEdge edge, int count) { return [=, this] { m_commands.trim(edge, count); }; };
    const auto stretch = [this](int count) { return [this, count] { m_commands.stretch(count); }; };
    add(selectEarlier, tr("Select the clip or keyframe before"), {u"Alt+Left"_s}, {}, walk(Way::Earlier, false));
    add(selectLater, tr("Select the clip or keyframe after"), {u"Alt+Right"_s}, {}, walk(Way::Later, false));
    add(selectAbove, tr("Select the clip or keyframe above"), {u"Alt+Up"_s}, {}, walk(Way::Up, false));
    add(selectBelow, tr("Select the clip or keyframe below"), {u"Alt+Down"_s}, {}, walk(Way::Down, false));
    add(extendEarlier, tr("Select the clip or keyframe before as well"), {u"Alt+Shift+Left"_s}, {},
        walk(Way::Earlier, true));
    add(extendLater, tr("Select the clip or keyframe after as well"), {u"Alt+Shift+Right"_s}, {},
        walk(Way::Later, true));
    add(extendUp, tr("Select the clip or keyframe above as well"), {u"Alt+Shift+Up"_s}, {}, walk(Way::Up, true));
    add(extendDown, tr("Select the clip or keyframe below as well"), {u"Alt+Shift+Down"_s}, {}, walk(Way::Down, true));
    add(trackUp, tr("Move clips to the track above"), {u"Ctrl+Up"_s}, {}, toTrack(-1));
    add(trackDown, tr("Move clips to the track below"), {u"Ctrl+Down"_s}, {}, toTrack(1));
    add(startEarlier, tr("Start clips one frame earlier"), {u"Ctrl+["_s}, {}, trim(Start, -1));
    add(startLater, tr("Start clips one frame later"), {u"Ctrl+Shift+["_s}, {}, trim(Start, 1));
    add(endLater, tr("End clips one frame later"), {u"Ctrl+]"_s}, {}, trim(End, 1));
    add(endEarlier, tr("End clips one frame earlier"), {u"Ctrl+Shift+]"_s}, {}, trim(End, -1));
    add(shorter, tr("Squeeze what is selected by one frame"), {u"Alt+Shift+["_s}, {}, stretch(-1));
    add(longer, tr("Stretch what is selected by one frame"), {u"Alt+Shift+]"_s}, {}, stretch(1));

    add(marker, tr("Add or remove a marker at the playhead"), {u"M"_s}, u"flag"_s,
        [this] { m_commands.toggleMarker(); });
    add(addKeys, tr("Add keyframes to the animated properties of what is selected"), {u"Alt+K"_s}, u"diamond"_s,
        [this] { m_commands.addKeys(); });
    add(renameMarker, tr("Name the marker at the playhead"), {u"Alt+M"_s}, {}, [this] {
        if (const auto at = m_commands.markerAtPlayhead()) {
            Q_EMIT showRequested();
            m_ruler->renameMarker(*at);
        }
    });
    add(previousMarker, tr("Previous marker"), {u"Shift+Up"_s}, {}, [this] { m_commands.goToMarker(false); });
    add(nextMarker, tr("Next marker"), {u"Shift+Down"_s}, {}, [this] { m_commands.goToMarker(true); });
    add(previousKey, tr("Previous keyframe"), {Qt::Key_Up}, {}, [this] { m_commands.goToKey(false); });
    add(nextKey, tr("Next keyframe"), {Qt::Key_Down}, {}, [this] { m_commands.goToKey(true); });
    add(insertTime, tr("Insert a second of silence at the playhead"), {}, u"between-vertical-start"_s,
        [this] { m_commands.insertSecond(); });
    add(addTrack, tr("Add track"), {}, u"list-plus"_s, [this] { m_commands.addTrack(); });
    add(lockTrack, tr("Lock or unlock the tracks of the selected clips"), {}, u"lock"_s,
        [this] { m_commands.toggleTracksLocked(); });
    add(addSound, tr("Add sound…"), {}, u"music"_s, [this] { m_commands.addSounds(this); });
    add(addScene, tr("Add scene"), {}, u"plus"_s, [this] { m_commands.addScene(); });
    add(timelineaction::continueScene, tr("New scene that continues"), {}, u"link"_s,
        [this] { m_commands.continueScene(); });
    const auto scene = [this] { return m_session.selection.scene(); };
    add(duplicateScene, tr("Duplicate scene"), {}, u"copy"_s, [this, scene] { m_commands.duplicateScenes({scene()}); });
    add(copyScene, tr("Copy scene"), {}, {}, [this, scene] { m_commands.copyScenes({scene()}); });
    add(renameScene, tr("Rename scene"), {}, u"pencil"_s, [this, scene] { m_scenes->rename(scene()); });
    add(sceneLength, tr("Set scene length…"), {}, u"timer"_s, [this, scene] { m_scenes->askLength(scene()); });
    add(deleteScene, tr("Delete scene"), {}, u"trash-2"_s, [this, scene] { m_commands.removeScenes({scene()}); });
    add(transition, tr("Transition…"), {}, u"blend"_s,
        [this] { m_scenes->askTransition(m_session.selection.scene()); });

    const auto zoom = [this](double factor) {
        return [this, factor] { m_view.zoom(factor, m_view.laneSize().width() / 2.0); };
    };
    add(zoomIn, tr("Zoom in"), {u"+"_s, u"="_s}, u"zoom-in"_s, zoom(1.4));
    add(zoomOut, tr("Zoom out"), {u"-"_s}, u"zoom-out"_s, zoom(1 / 1.4));
    add(fitSelection, tr("Show what is selected"), {u"F"_s}, u"scan"_s, [this] { m_view.fitSelection(); });
    add(fitScene, tr("Show the whole scene"), {u"A"_s}, u"scan-search"_s, [this] { m_view.fitScene(); });
    QAction *whole = m_session.actions.add(
        this, {fitLecture, tr("Timeline"), tr("Show the whole lecture"), {u"Shift+A"_s}, u"unfold-horizontal"_s, true},
        [this] { m_view.setShowsWholeLecture(!m_view.showsWholeLecture()); });
    connect(&m_view, &TimelineView::wholeLectureChanged, whole, &QAction::setChecked);
}

SceneOverview &TimelinePanel::addOverview(QWidget *area, QWidget *parent)
{
    m_overview = new SceneOverview(m_commands, m_thumbnails, area, parent);
    QAction *action = m_session.actions.add(
        window(),
        {timelineaction::overview, tr("Timeline"), tr("Scene overview"), {u"Alt+0"_s}, u"layout-grid"_s, true},
        [this] { m_overview->isVisible() ? m_overview->leave() : m_overview->open(); });
    connect(m_overview, &SceneOverview::shownChanged, action, &QAction::setChecked);
    QToolButton *button = toolButton(action, m_sceneHead);
    button->setFixedSize(24, 24);
    m_sceneHead->layout()->addWidget(button);
    return *m_overview;
}

void TimelinePanel::resizeEvent(QResizeEvent *event)
{
    constexpr int enough = 270; // for scenes, ruler and five tracks
    const int height = event->size().height() < enough ? SceneStrip::lowHeight : SceneStrip::fullHeight;
    m_scenes->setFixedHeight(height);
    m_sceneHead->setFixedHeight(height);
    QWidget::resizeEvent(event);
}

void TimelinePanel::addSwitches()
{
    const auto add = [&](ActionId id, const QString &text, const QString &iconName, bool isOn, const auto &set) {
        QAction *action = m_session.actions.add(this, {id, tr("Timeline"), text, {}, iconName, true}, [] {});
        action->setChecked(isOn);
        connect(action, &QAction::toggled, &m_view, set);
    };
    add(timelineaction::snap, tr("Snap to clips, keyframes, markers and seconds (Shift while dragging: do not)"),
        u"magnet"_s, m_view.snaps(), &TimelineView::setSnaps);
    add(timelineaction::ripple, tr("Ripple: what comes later moves along"), u"arrow-right-to-line"_s, m_view.ripples(),
        &TimelineView::setRipples);
    add(timelineaction::allProperties, tr("Show all properties, not only the animated ones"), u"list-filter"_s,
        m_view.showsAllProperties(), &TimelineView::setShowsAllProperties);
    add(timelineaction::frames, tr("Count frames instead of seconds"), u"film"_s, m_view.unit() == TimeUnit::Frames,
        [this](bool on) { m_view.setUnit(on ? TimeUnit::Frames : TimeUnit::Seconds); });
}

QWidget *TimelinePanel::makeHead()
{
    auto *head = new PanelHeader(tr("Timeline"), this);
    auto *row = new QWidget(head);
    row->setSizePolicy(QSizePolicy::Maximum, QSizePolicy::Preferred);
    QHBoxLayout *tools = rowLayout(row, Theme::grid, {0, 0, 2 * Theme::grid, 0});
    const auto add = [&](ActionId id) { tools->addWidget(toolButton(m_session.actions.find(id), row)); };
    using namespace timelineaction;
    for (const ActionId id : {addTrack, addSound, split, marker, addKeys})
        add(id);
    tools->addWidget(separator(row));
    for (const ActionId id : {snap, ripple, allProperties, frames})
        add(id);
    tools->addWidget(separator(row));
    add(fitScene);
    add(fitLecture);
    m_zoom = new QSlider(Qt::Horizontal, row);
    m_zoom->setRange(0, zoomSteps);
    m_zoom->setFixedWidth(96);
    m_zoom->setAccessibleName(tr("Zoom of the timeline"));
    m_zoom->setToolTip(tr("Zoom of the timeline  (Ctrl and the mouse wheel)"));
    connect(m_zoom, &QSlider::valueChanged, this, [this](int step) {
        const double playhead = m_view.axis().x(m_session.playhead.time());
        const double width = m_view.laneSize().width();
        const double x = playhead >= 0 && playhead < width ? playhead : width / 2;
        m_view.zoom(scaleOf(step) / m_view.axis().scale, x);
    });
    tools->addWidget(m_zoom);
    head->add(row);
    return head;
}

QWidget *TimelinePanel::makeSceneHead()
{
    auto *head = m_sceneHead = new QWidget(this);
    head->setFixedHeight(SceneStrip::lowHeight);
    QHBoxLayout *layout = rowLayout(head, 2 * Theme::grid, {3 * Theme::grid, 0, Theme::grid, 0});
    auto *title = new QLabel(tr("Scenes"), head);
    title->setFont(uiFont(13));
    layout->addWidget(title);
    layout->addStretch();
    QToolButton *add = toolButton(m_session.actions.find(timelineaction::addScene), head);
    add->setFixedSize(24, 24);
    QToolButton *continuing = toolButton(m_session.actions.find(timelineaction::continueScene), head);
    continuing->setFixedSize(24, 24);
    layout->addWidget(continuing);
    layout->addWidget(add);
    return head;
}

void TimelinePanel::followScroll()
{
    const QSignalBlocker across(m_across);
    const QSignalBlocker down(m_down);
    const TimeAxis &axis = m_view.axis();
    const double page = m_view.laneSize().width() / axis.scale;
    m_across->setRange(static_cast<int>(std::floor(-1200 / axis.scale)),
                       static_cast<int>(std::max(0.0, (m_view.end() - page) * 100)));
    m_across->setPageStep(std::max(1, static_cast<int>(page * 100)));
    m_across->setSingleStep(std::max(1, static_cast<int>(page * 8)));
    m_across->setValue(static_cast<int>(std::lround(axis.left * 100)));
    constexpr int room = 40;
    m_down->setRange(0, std::max(0, m_view.rowsHeight() + room - m_view.laneSize().height()));
    m_down->setPageStep(std::max(1, m_view.laneSize().height()));
    m_down->setSingleStep(Theme::row);
    m_down->setValue(m_view.scrollY());
    if (m_zoom) {
        const QSignalBlocker zoom(m_zoom);
        m_zoom->setValue(stepOf(axis.scale));
    }
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

QMenu *TimelinePanel::animationMenu(QWidget *parent, const QStringList &targets, Time at, std::optional<int> track)
{
    auto *menu = new QMenu(tr("Add animation here"), parent);
    menu->setIcon(icon(u"wand-sparkles"_s));
    std::map<std::pair<int, QString>, QMenu *> categories;
    for (const auto &[id, type] : m_session.registry().animations.types()) {
        QMenu *&in = categories[{categoryRank(m_session.registry().catalog, type.category), categoryOf(type)}];
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
    using namespace timelineaction;
    const auto add = [&](ActionId id) { menu->addAction(m_session.actions.find(id)); };
    const TimelineItems &items = m_session.selection.items();
    const bool isLocked = hit.row && hit.row->isLocked;
    if (hit.sound())
        addSoundActions(*menu);
    const bool areClips = !items.clips.empty() && (hit.clip() || !hit.row);
    if (areClips) {
        add(withPrevious);
        add(afterPrevious);
        menu->addSeparator();
    }
    if (areClips || hit.key())
        menu->addMenu(easeMenu(menu));
    if (areClips || hit.sound()) {
        add(split);
        add(duplicate);
        if (items.clips.size() > 1)
            add(group);
        if (std::ranges::any_of(m_session.selectedClips(), &timeline::Clip::isGroup))
            add(ungroup);
        if (canSplitTargets(m_session))
            add(timelineaction::splitTargets);
        if (canPlayInTurn(m_session))
            add(inTurn);
        if (items.clips.size() > 1)
            add(timelineaction::mergeClips);
        if (areClips)
            add(saveAnimation);
    }
    menu->addSeparator();
    if (!hit.key() && !hit.sound() && !isLocked) {
        const std::optional<int> track = hit.row && hit.row->track >= 0 ? std::optional(hit.row->track) : std::nullopt;
        menu->addMenu(animationMenu(menu, m_commands.targetsOf(hit.row), m_view.sceneTimeAt(at.x()), track));
    }
    if (!items.isEmpty()) {
        add(copy);
        add(cut);
    }
    add(paste);
    if (!items.isEmpty())
        add(timelineaction::remove);
    menu->addSeparator();
    add(marker);
    add(insertTime);
    add(addTrack);
    add(addSound);
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
