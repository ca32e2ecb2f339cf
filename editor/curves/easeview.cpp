// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/curves/easeview.h"

#include "editor/language/easingnames.h"
#include "editor/widgets/theme.h"

#include <QLineF>
#include <QMouseEvent>
#include <QPainter>
#include <QPainterPath>

#include <algorithm>
#include <cmath>

namespace lectograph::editor {

using namespace Qt::StringLiterals;

namespace {

constexpr double lowest = -0.4; ///< includes overshoot
constexpr double highest = 1.4;
constexpr double fastest = 4; ///< in the speed graph

double speedOf(const base::Easing &easing, double t, base::Dialect dialect)
{
    constexpr double step = 1.0 / 1000;
    const double from = std::max(0.0, t - step);
    const double to = std::min(1.0, t + step);
    return (easing.at(to, dialect) - easing.at(from, dialect)) / (to - from);
}

} // namespace

EaseView::EaseView(QWidget *parent) : QWidget(parent)
{
    setFocusPolicy(Qt::StrongFocus);
    setMouseTracking(true);
    setMinimumSize(240, 140);
    setAccessibleName(tr("Easing of the clip"));
    setToolTip(tr("Drag a handle to bend the easing. Tab takes the other handle, Ctrl with the arrows moves it."));
}

void EaseView::setEasing(const QString &text, base::Dialect dialect)
{
    const auto parsed = base::Easing::parse(text);
    m_text = text;
    m_dialect = dialect;
    m_easing = parsed ? *parsed : base::Easing();
    m_isOwn = bezierIn(text).has_value();
    m_bezier = bezierLike(m_easing, dialect);
    setAccessibleDescription(easingLabel(text));
    update();
}

void EaseView::setShowsSpeed(bool shows)
{
    m_showsSpeed = shows;
    place();
    update();
}

void EaseView::place()
{
    // A fixed aspect ratio keeps slopes comparable.
    const double height = std::max(60.0, this->height() - 32.0);
    const double width = std::min(this->width() - 80.0, height * 2.4);
    m_scale.plot = QRectF((this->width() - width) / 2, 16, width, height);
    m_scale.fromSeconds = 0;
    m_scale.seconds = 1;
    m_scale.fromValue = m_showsSpeed ? -1 : lowest;
    m_scale.values = m_showsSpeed ? fastest + 1 : highest - lowest;
}

QPointF EaseView::handlePoint(int which) const
{
    const QPointF &at = which == 0 ? m_bezier.first : m_bezier.second;
    return m_scale.at(at.x(), at.y());
}

void EaseView::bend(const UnitBezier &bezier, Gesture gesture)
{
    if (!m_isOwn || toText(bezier) != toText(m_bezier))
        Q_EMIT bent(toText(bezier), gesture);
}

void EaseView::nudge(int horizontally, int vertically)
{
    if (m_showsSpeed)
        return;
    UnitBezier bezier = m_bezier;
    QPointF &handle = m_current == 0 ? bezier.first : bezier.second;
    handle = {std::clamp(handle.x() + horizontally * 0.01, 0.0, 1.0), handle.y() + vertically * 0.01};
    bend(bezier, {});
}

bool EaseView::focusNextPrevChild(bool next)
{
    const int wanted = m_current + (next ? 1 : -1);
    if (m_showsSpeed || wanted < 0 || wanted > 1)
        return QWidget::focusNextPrevChild(next);
    m_current = wanted;
    setAccessibleDescription(m_current == 0 ? tr("First handle, %1").arg(easingLabel(m_text))
                                            : tr("Second handle, %1").arg(easingLabel(m_text)));
    update();
    return true;
}

void EaseView::mousePressEvent(QMouseEvent *event)
{
    if (event->button() != Qt::LeftButton || m_showsSpeed)
        return;
    const auto off = [&](int which) { return QLineF(handlePoint(which), event->position()).length(); };
    const int nearest = off(0) <= off(1) ? 0 : 1;
    if (off(nearest) > 12)
        return;
    m_grabbed = m_current = nearest;
    m_gesture = Gesture::begin();
    m_escape = std::make_unique<EscapeWatch>([this] {
        endDrag();
        Q_EMIT cancelled(m_gesture);
    });
    update();
}

void EaseView::mouseMoveEvent(QMouseEvent *event)
{
    if (m_grabbed < 0)
        return;
    UnitBezier bezier = m_bezier;
    QPointF &handle = m_grabbed == 0 ? bezier.first : bezier.second;
    handle = {std::clamp(m_scale.secondAt(event->position().x()), 0.0, 1.0),
              std::clamp(m_scale.valueAt(event->position().y()), -2.0, 3.0)};
    if (event->modifiers() & Qt::ShiftModifier)
        handle.setY(m_grabbed == 0 ? 0 : 1); // level: starts or ends with zero speed
    handle = {std::round(handle.x() * 100) / 100, std::round(handle.y() * 100) / 100};
    bend(bezier, m_gesture);
}

void EaseView::endDrag()
{
    m_grabbed = -1;
    m_escape.reset();
}

void EaseView::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.fillRect(rect(), theme().background);
    painter.setFont(uiFont(11));
    const QRectF &plot = m_scale.plot;
    const auto line = [&](double value, const QString &label) {
        const double y = std::round(m_scale.y(value)) + 0.5;
        painter.setPen(QPen(theme().line, 1));
        painter.drawLine(QPointF(plot.left(), y), QPointF(plot.right(), y));
        painter.setPen(theme().muted);
        painter.drawText(QRectF(plot.left() - 80, y - 8, 70, 16), Qt::AlignRight | Qt::AlignVCenter, label);
    };
    line(0, m_showsSpeed ? tr("at rest") : tr("start"));
    line(1, m_showsSpeed ? tr("even speed") : tr("end"));
    for (int quarter = 0; quarter <= 4; ++quarter) {
        const double x = std::round(m_scale.x(quarter / 4.0)) + 0.5;
        painter.setPen(QPen(theme().line, 1));
        painter.drawLine(QPointF(x, m_scale.y(m_showsSpeed ? fastest : 1)), QPointF(x, m_scale.y(0)));
        painter.setPen(theme().muted);
        painter.drawText(QRectF(x - 30, m_scale.y(0) + 4, 60, 16), Qt::AlignHCenter | Qt::AlignTop,
                         tr("%1 %").arg(quarter * 25));
    }
    QPainterPath path;
    for (double x = plot.left(); x <= plot.right() + 0.5; x += 1) {
        const double t = std::clamp(m_scale.secondAt(x), 0.0, 1.0);
        const double value = m_showsSpeed ? speedOf(m_easing, t, m_dialect) : m_easing.at(t, m_dialect);
        const QPointF at(x, m_scale.y(value));
        path.elementCount() == 0 ? path.moveTo(at) : path.lineTo(at);
    }
    painter.setPen(QPen(theme().accent, 2));
    painter.drawPath(path);
    if (!m_showsSpeed)
        paintHandles(painter);
    if (hasFocus()) {
        painter.setBrush(Qt::NoBrush);
        painter.setPen(QPen(theme().accent, 2));
        painter.drawRect(QRectF(rect()).adjusted(1, 1, -1, -1));
    }
}

void EaseView::paintHandles(QPainter &painter) const
{
    for (const int which : {0, 1}) {
        const QPointF end = which == 0 ? m_scale.at(0, 0) : m_scale.at(1, 1);
        const QPointF handle = handlePoint(which);
        painter.setPen(QPen(theme().muted, 1, m_isOwn ? Qt::SolidLine : Qt::DashLine));
        painter.drawLine(end, handle);
        const bool isMarked = hasFocus() && which == m_current;
        painter.setPen(QPen(isMarked ? theme().accent : theme().text, isMarked ? 3 : 1.5));
        painter.setBrush(m_isOwn ? theme().text : theme().background);
        painter.drawEllipse(handle, 5.5, 5.5);
        painter.setPen(QPen(theme().background, 1));
        painter.setBrush(theme().keyframe);
        painter.save();
        painter.translate(end);
        painter.rotate(45);
        painter.drawRect(QRectF(-4.5, -4.5, 9, 9));
        painter.restore();
    }
}

} // namespace lectograph::editor
