// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/timeline/timelinepanel.h"

#include "editor/language/names.h"
#include "editor/timeline/actionids.h"
#include "editor/timeline/lanes/trackheaders.h"
#include "editor/timeline/ruler/ruler.h"
#include "editor/timeline/scenes/scenestrip.h"
#include "editor/widgets/theme.h"
#include "editor/widgets/widgets.h"

#include <QGridLayout>
#include <QLabel>
#include <QScrollBar>
#include <QSignalBlocker>
#include <QSlider>

#include <cmath>

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
      m_lanes(new TimelineLanes(m_commands, this)),
      m_scenes(new SceneStrip(m_commands, this)),
      m_ruler(new TimelineRuler(m_commands, this)),
      m_heads(new TrackHeaders(m_commands, this)),
      m_across(new QScrollBar(Qt::Horizontal, this)),
      m_down(new QScrollBar(Qt::Vertical, this))
{
    setAccessibleName(tr("Timeline"));
    setFocusProxy(m_lanes);
    addActions();
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
    for (QWidget *part : std::initializer_list<QWidget *>{m_lanes, m_scenes, m_ruler, m_heads, m_across, m_down})
        delete part;
}

QWidget *TimelinePanel::makeHead()
{
    auto *head = new PanelHeader(tr("Timeline"), this);
    auto *row = new QWidget(head);
    row->setSizePolicy(QSizePolicy::Maximum, QSizePolicy::Preferred);
    auto *tools = new QHBoxLayout(row);
    tools->setContentsMargins(0, 0, 2 * Theme::grid, 0);
    tools->setSpacing(Theme::grid);
    const auto add = [&](ActionId id) { tools->addWidget(toolButton(m_session.actions.find(id), row)); };
    using namespace timelineaction;
    for (const ActionId id : {addTrack, addSound, split, marker, addKeys})
        add(id);
    tools->addWidget(separator(row));
    for (const ActionId id : {snap, ripple, allProperties, frames})
        add(id);
    tools->addWidget(separator(row));
    add(fitScene);
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
    auto *head = new QWidget(this);
    head->setFixedHeight(SceneStrip::stripHeight);
    auto *layout = new QHBoxLayout(head);
    layout->setContentsMargins(3 * Theme::grid, 0, Theme::grid, 0);
    layout->setSpacing(2 * Theme::grid);
    auto *title = new QLabel(tr("Scenes"), head);
    title->setFont(uiFont(13));
    layout->addWidget(title);
    layout->addStretch();
    QToolButton *add = toolButton(m_session.actions.find(timelineaction::addScene), head);
    add->setFixedSize(24, 24);
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

} // namespace lectograph::editor
