// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/timeline/ruler/ruler.h"

#include "editor/edits/lookup.h"
#include "editor/edits/scene_edits.h"
#include "editor/session/liveedit.h"
#include "editor/timeline/wheel.h"
#include "editor/widgets/nameedit.h"
#include "editor/widgets/theme.h"

#include <QContextMenuEvent>
#include <QMenu>
#include <QPainter>

#include <algorithm>
#include <cmath>

namespace lectograph::editor {

using namespace Qt::StringLiterals;

namespace {

constexpr int handleReach = 6;  ///< half width of the playhead's handle
constexpr int labelReach = 100; ///< from the handle to the far end of a label that it may displace

class PlayheadDrag : public TimelineDrag
{
public:
    PlayheadDrag(TimelineView &view, const QWidget &ruler) : m_view(view), m_ruler(ruler)
    {
        view.session().playhead.stop();
    }

    void moveTo(const QPointF &to, Qt::KeyboardModifiers modifiers) override
    {
        const TimeSnapTargets targets = m_view.snapTargets(false);
        const bool snaps = m_view.snaps() && !(modifiers & Qt::ShiftModifier);
        const double x = std::clamp(to.x(), 0.0, m_ruler.width() - 1.0);
        const SnappedTime time = snapped(m_view.axis().seconds(x), 5 / m_view.axis().scale, snaps ? &targets : nullptr,
                                         m_view.rate());
        m_view.session().playhead.setTime(Time::fromSeconds(std::max(0.0, time.seconds)));
    }

private:
    TimelineView &m_view;
    const QWidget &m_ruler;
};

class MarkerDrag : public TimelineDrag
{
public:
    MarkerDrag(TimelineView &view, int marker, const QPointF &from)
        : m_view(view),
          m_marker(static_cast<std::size_t>(marker)),
          m_from(from),
          m_scene(view.session().selection.scene()),
          m_edit(view.session().document)
    {}

    void moveTo(const QPointF &to, Qt::KeyboardModifiers) override
    {
        const double pixels = to.x() - m_from.x();
        if (std::abs(pixels) <= 3 && !m_edit.hasChanged())
            return;
        const Time delta = Time::fromSeconds(pixels / m_view.axis().scale);
        m_edit.apply(TimelineRuler::tr("Move marker"), [&](const Lecture &before) {
            return foundScene(before, m_scene).and_then([&](const lecture::Scene *scene) {
                std::vector<Marker> markers = markersOf(*scene);
                markers[m_marker].at = m_view.onFrame(std::max(Time(), markers[m_marker].at + delta));
                return withMarkers(before, m_scene, std::move(markers));
            });
        });
    }
    void cancel() override { m_edit.cancel(); }
    bool autoScrolls() const override { return false; }

private:
    TimelineView &m_view;
    std::size_t m_marker;
    QPointF m_from;
    QString m_scene;
    LiveEdit m_edit;
};

} // namespace

std::optional<double> labelLeft(double tick, double advance, double playhead, double width)
{
    constexpr double gap = 4;
    double left = tick + gap;
    if (playhead + handleReach > left - 1 && playhead - handleReach < left + advance + 1)
        left = playhead < tick + advance / 2 ? playhead + handleReach + gap : playhead - handleReach - gap - advance;
    if (left + advance > width)
        left = std::min(tick - gap - advance, width - gap - advance);
    const bool isCovered = playhead + handleReach > left && playhead - handleReach < left + advance;
    return left < 0 || isCovered ? std::nullopt : std::optional(left);
}

TimelineRuler::TimelineRuler(TimelineCommands &commands, QWidget *parent)
    : QWidget(parent), m_commands(commands), m_view(commands.view())
{
    setFixedHeight(rulerHeight);
    setAccessibleName(tr("Ruler"));
    setToolTip(tr("Press to put the playhead there. Shift: between the snapping points."));
    connect(&m_view, &TimelineView::changed, this, qOverload<>(&QWidget::update));
    connect(&m_view, &TimelineView::scenesChanged, this, qOverload<>(&QWidget::update));
    connect(&m_view, &TimelineView::playheadMoved, this,
            [this](Time from) { update(m_view.stripes(from, labelReach, height())); });
    connect(&m_view, &TimelineView::staticRangesChanged, this, [this] { update(0, height() - 6, width(), 6); });
}

void TimelineRuler::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.fillRect(rect(), theme().panel);
    paintStaticRanges(painter);
    paintRange(painter);
    painter.setFont(uiFont(11));
    const TimeAxis &axis = m_view.axis();
    double labelled = 0; // right end of the last label
    for (const Tick &tick : ticks(axis, width(), m_view.rate(), m_view.unit())) {
        const double x = std::floor(axis.x(tick.seconds));
        const bool isMajor = !tick.label.isEmpty();
        painter.fillRect(QRectF(x, isMajor ? 8 : height() - 6, 1, height()), theme().line);
        if (!isMajor)
            continue;
        const double advance = painter.fontMetrics().horizontalAdvance(tick.label);
        const auto left = labelLeft(x, advance, std::floor(axis.x(m_view.session().playhead.time())) + 0.5, width());
        painter.setPen(theme().muted);
        if (!left || *left < labelled)
            continue;
        painter.drawText(QRectF(*left, 0, advance + 2, height() - 2), Qt::AlignVCenter | Qt::AlignLeft, tick.label);
        labelled = *left + advance + 2;
    }
    painter.fillRect(QRect(0, height() - 1, width(), 1), theme().line);
    paintMarkers(painter);
    const double x = axis.x(m_view.session().playhead.time());
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(Qt::NoPen);
    painter.setBrush(theme().accent);
    const double left = std::floor(x) + 0.5;
    const double reach = handleReach;
    const QPointF handle[] = {{left - reach, 5},  {left - 5, 4}, {left + 5, 4},     {left + reach, 5},
                              {left + reach, 13}, {left, 19.5},  {left - reach, 13}};
    painter.drawConvexPolygon(handle, 7);
    painter.setRenderHint(QPainter::Antialiasing, false);
    painter.fillRect(QRectF(std::floor(x), 16, 1, height() - 16), theme().accent);
}

void TimelineRuler::paintStaticRanges(QPainter &painter) const
{
    QColor band = theme().muted;
    band.setAlpha(theme().isDark ? 44 : 40);
    QColor color = theme().muted;
    color.setAlpha(170);
    const QBrush hatch(color, Qt::BDiagPattern);
    for (const StillSpan &span : m_view.staticRanges().spans()) {
        const double left = m_view.axis().x(span.start);
        const double right = m_view.axis().x(span.end);
        if (right <= 0 || left >= width())
            continue;
        const QRectF stripe(left, height() - 6, right - left, 5);
        painter.fillRect(stripe, band);
        painter.fillRect(stripe, hatch);
    }
}

void TimelineRuler::paintRange(QPainter &painter) const
{
    const Playhead &playhead = m_view.session().playhead;
    if (!playhead.in() && !playhead.out())
        return;
    const double left = m_view.axis().x(playhead.in().value_or(Time()));
    const double right = m_view.axis().x(playhead.out().value_or(playhead.duration()));
    QColor tint = theme().accent;
    tint.setAlpha(38);
    painter.fillRect(QRectF(left, 0, right - left, height()), tint);
    painter.fillRect(QRectF(left, 0, right - left, 2), theme().accent);
    for (const double x : {left, right})
        painter.fillRect(QRectF(std::floor(x), 0, 1, height()), theme().accent);
}

void TimelineRuler::paintMarkers(QPainter &painter) const
{
    painter.setFont(uiFont(11));
    painter.setRenderHint(QPainter::Antialiasing);
    for (const Marker &marker : m_view.markers()) {
        const double x = std::floor(m_view.x(marker.at)) + 0.5;
        if (x < -200 || x > width() + 10)
            continue;
        painter.setPen(QPen(theme().good, 1));
        painter.drawLine(QPointF(x, 2), QPointF(x, height() - 1));
        painter.setPen(Qt::NoPen);
        painter.setBrush(theme().good);
        const QPointF flag[] = {{x, 2}, {x + 9, 5}, {x, 9}};
        painter.drawConvexPolygon(flag, 3);
        if (!marker.name.isEmpty()) {
            const double advance = QFontMetricsF(painter.font()).horizontalAdvance(marker.name);
            painter.setBrush(theme().panel);
            painter.drawRoundedRect(QRectF(x + 2, 10, advance + 8, 14), 3, 3);
            painter.setPen(theme().good);
            painter.drawText(QPointF(x + 6, 21), marker.name);
        }
    }
    painter.setRenderHint(QPainter::Antialiasing, false);
}

int TimelineRuler::markerAt(const QPointF &at) const
{
    const std::vector<Marker> markers = m_view.markers();
    for (std::size_t i = 0; at.y() <= 12 && i < markers.size(); ++i) {
        const double x = m_view.x(markers[i].at);
        if (at.x() >= x - 4 && at.x() <= x + 10)
            return static_cast<int>(i);
    }
    return -1;
}

void TimelineRuler::mousePressEvent(QMouseEvent *event)
{
    if (event->button() != Qt::LeftButton)
        return;
    if (const int marker = markerAt(event->position()); marker >= 0)
        m_drag = std::make_unique<MarkerDrag>(m_view, marker, event->position());
    else
        m_drag = std::make_unique<PlayheadDrag>(m_view, *this);
    m_drag->moveTo(event->position(), event->modifiers());
    m_escape = std::make_unique<EscapeWatch>([this] {
        m_drag->cancel();
        endDrag();
    });
}

void TimelineRuler::mouseMoveEvent(QMouseEvent *event)
{
    if (!m_drag) {
        setCursor(markerAt(event->position()) >= 0 ? Qt::SizeHorCursor : Qt::ArrowCursor);
        return;
    }
    const double x = event->position().x();
    const double beside = x < 0 ? x : x > width() ? x - width() : 0;
    if (beside != 0 && m_drag->autoScrolls())
        m_view.scrollBy(std::clamp(beside, -24.0, 24.0));
    m_drag->moveTo(event->position(), event->modifiers());
}

void TimelineRuler::mouseReleaseEvent(QMouseEvent *)
{
    endDrag();
}

void TimelineRuler::endDrag()
{
    m_drag.reset();
    m_escape.reset();
}

void TimelineRuler::mouseDoubleClickEvent(QMouseEvent *event)
{
    endDrag();
    if (const int marker = markerAt(event->position()); marker >= 0)
        renameMarker(marker);
}

void TimelineRuler::renameMarker(int index)
{
    const std::vector<Marker> markers = m_view.markers();
    const auto at = static_cast<std::size_t>(index);
    if (at >= markers.size())
        return;
    const QRect place(static_cast<int>(m_view.x(markers[at].at)), 0, 140, height());
    new NameEdit(markers[at].name, place, this, [this, at](const QString &name) {
        m_commands.editMarkers(tr("Rename marker"), [&](std::vector<Marker> &all) {
            if (at < all.size())
                all[at].name = name;
        });
    });
}

void TimelineRuler::contextMenuEvent(QContextMenuEvent *event)
{
    QMenu menu(this);
    const Playhead &playhead = m_view.session().playhead;
    const int marker = markerAt(event->pos());
    if (marker >= 0) {
        menu.addAction(icon(u"pencil"_s), tr("Rename marker"), this, [this, marker] { renameMarker(marker); });
        menu.addAction(icon(u"trash-2"_s), tr("Delete marker"), this, [this, marker] {
            m_commands.editMarkers(tr("Delete marker"),
                                   [&](std::vector<Marker> &all) { all.erase(all.begin() + marker); });
        });
        menu.addSeparator();
    }
    const Time at = m_view.sceneStart() + m_view.sceneTimeAt(event->pos().x());
    menu.addAction(icon(u"flag"_s), tr("Add marker here"), this, [this, at] {
        m_view.session().playhead.setTime(at);
        m_commands.toggleMarker();
    });
    menu.addSeparator();
    menu.addAction(tr("Set in point here"), this, [this, at] { m_view.session().playhead.setIn(at); });
    menu.addAction(tr("Set out point here"), this, [this, at] { m_view.session().playhead.setOut(at); });
    QAction *clear = menu.addAction(tr("Clear in and out"), this, [this] {
        m_view.session().playhead.setIn({});
        m_view.session().playhead.setOut({});
    });
    clear->setEnabled(playhead.in() || playhead.out());
    menu.exec(event->globalPos());
}

void TimelineRuler::wheelEvent(QWheelEvent *event)
{
    scrollTime(m_view, *event);
}

} // namespace lectograph::editor
