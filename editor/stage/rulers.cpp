// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/stage/rulers.h"

#include "editor/settings/settings.h"
#include "editor/stage/guidecommands.h"
#include "editor/stage/overlay.h"
#include "editor/widgets/theme.h"
#include "editor/widgets/widgets.h"

#include <QMenu>
#include <QMouseEvent>
#include <QPainter>
#include <QToolButton>

#include <algorithm>
#include <cmath>

namespace lectograph::editor {

using namespace Qt::StringLiterals;

namespace {

constexpr double leastLabelRoom = 56; ///< pixels between two labels
constexpr double leastTickRoom = 5;   ///< pixels between two ticks

/// Without a fraction where there is none.
QString tickText(double value, double step)
{
    const int digits = std::max(0, static_cast<int>(-std::floor(std::log10(step) + 1e-9)));
    return QString::number(value == 0 ? 0.0 : value, 'f', digits).replace(u'-', u'−');
}

} // namespace

RulerTicks rulerTicks(double pixelsPerUnit)
{
    const double least = leastLabelRoom / std::max(pixelsPerUnit, 1e-6);
    const double power = std::pow(10, std::floor(std::log10(least)));
    const double share = least / power;
    const double step = power * (share <= 1 ? 1 : share <= 2 ? 2 : share <= 5 ? 5 : 10);
    const int whole = share > 1 && share <= 2 ? 4 : 5; // 2 is divided into halves, not into 0.4
    return {step, step * pixelsPerUnit / 10 >= leastTickRoom ? 10 : whole};
}

std::optional<RulerScale> rulerScale(const Projection &projection, Qt::Orientation along)
{
    const QRectF seen = projection.seenRect(false);
    const bool isHorizontal = along == Qt::Horizontal;
    const auto at = [&](double share) {
        const QPointF centre = seen.center();
        return isHorizontal ? projection.toWidget({seen.left() + share * seen.width(), centre.y(), 0}, false)
                            : projection.toWidget({centre.x(), seen.top() + share * seen.height(), 0}, false);
    };
    const auto from = at(0);
    const auto middle = at(0.5);
    const auto to = at(1);
    const double length = isHorizontal ? seen.width() : seen.height();
    if (!from || !middle || !to || length <= 0)
        return std::nullopt;
    const QPointF bend = (*from + *to) / 2 - *middle;
    const QPointF way = *to - *from;
    const double aside = isHorizontal ? way.y() : way.x();
    constexpr double sameLine = 0.5; // pixels
    if (std::hypot(bend.x(), bend.y()) > sameLine || std::abs(aside) > sameLine)
        return std::nullopt;
    const double unit = (isHorizontal ? way.x() : way.y()) / length;
    return unit == 0 ? std::nullopt
                     : std::optional(RulerScale{
                         isHorizontal ? from->x() - unit * seen.left() : from->y() - unit * seen.top(), unit});
}

StageRuler::StageRuler(StageOverlay &stage, Qt::Orientation along, QWidget *parent)
    : QWidget(parent), m_stage(stage), m_along(along)
{
    setObjectName(isHorizontal() ? u"topRuler"_s : u"leftRuler"_s);
    setAccessibleName(isHorizontal() ? tr("Horizontal ruler") : tr("Vertical ruler"));
    setToolTip(isHorizontal() ? tr("Drag down for a horizontal guide") : tr("Drag right for a vertical guide"));
    setCursor(isHorizontal() ? Qt::SplitVCursor : Qt::SplitHCursor);
    setContextMenuPolicy(Qt::ActionsContextMenu);
    const auto show = [this] {
        if (!m_stage.session().playhead.isPlaying()) // repainting would cost frames
            update();
    };
    connect(&stage, &FrameView::frameChanged, this, show);
    connect(&stage, &StageOverlay::pictureChanged, this, show);
    connect(&stage, &StageOverlay::pointerMoved, this, &StageRuler::followPointer);
    connect(&stage.session().preview, &Preview::pictureChanged, this, show);
    connect(&stage.session().selection, &Selection::changed, this, show);
    connect(&stage.session().playhead, &Playhead::rested, this, show);
}

QRectF StageRuler::across(double from, double to) const
{
    return isHorizontal() ? QRectF(from, 0, to - from, height()) : QRectF(0, from, width(), to - from);
}

void StageRuler::followPointer()
{
    const auto strip = [this] {
        constexpr double reach = 2;
        if (m_pointer)
            update(across(*m_pointer - reach, *m_pointer + reach).toAlignedRect());
    };
    strip();
    const auto pointer = m_stage.pointer();
    m_pointer = pointer ? std::optional(isHorizontal() ? pointer->x() : pointer->y()) : std::nullopt;
    strip();
}

void StageRuler::paintTicks(QPainter &painter, const RulerScale &scale) const
{
    const double length = isHorizontal() ? width() : height();
    const double pixels = std::abs(scale.unit);
    const RulerTicks ticks = rulerTicks(pixels);
    const double part = ticks.step / ticks.parts;
    const double least = std::min(-scale.zero / scale.unit, (length - scale.zero) / scale.unit);
    const double most = std::max(-scale.zero / scale.unit, (length - scale.zero) / scale.unit);
    painter.setFont(uiFont(11));
    for (double index = std::floor(least / part) - ticks.parts; index <= std::ceil(most / part); ++index) {
        const double value = index * part;
        const double at = std::floor(scale.zero + scale.unit * value) + 0.5;
        const bool isLabelled = std::fmod(std::abs(index), ticks.parts) == 0;
        const bool isHalf = ticks.parts == 10 && std::fmod(std::abs(index), 5) == 0;
        const double mark = isLabelled ? thickness : isHalf ? 7 : 4;
        painter.setPen(isLabelled && value == 0 ? theme().text : theme().line);
        painter.drawLine(isHorizontal() ? QLineF(at, thickness - mark, at, thickness)
                                        : QLineF(thickness - mark, at, thickness, at));
        if (!isLabelled)
            continue;
        painter.setPen(value == 0 ? theme().text : theme().muted);
        painter.save();
        painter.translate(isHorizontal() ? QPointF(at + 3, 0) : QPointF(0, at - 3));
        if (!isHorizontal())
            painter.rotate(-90);
        painter.drawText(QRectF(0, 1, leastLabelRoom, 13), Qt::AlignLeft | Qt::AlignVCenter,
                         tickText(value, ticks.step));
        painter.restore();
    }
}

void StageRuler::paintSelected(QPainter &painter) const
{
    QRectF bounds;
    for (const QString &node : m_stage.selectedActors())
        bounds |= m_stage.rectOf(node);
    if (bounds.isNull())
        return;
    QColor band = theme().accent;
    band.setAlpha(70);
    painter.fillRect(isHorizontal() ? across(bounds.left(), bounds.right()) : across(bounds.top(), bounds.bottom()),
                     band);
}

void StageRuler::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.fillRect(rect(), theme().panel);
    paintSelected(painter);
    if (const auto scale = rulerScale(m_stage.projection(), m_along))
        paintTicks(painter, *scale);
    painter.setPen(theme().line);
    painter.drawLine(isHorizontal() ? QLineF(0, height() - 0.5, width(), height() - 0.5)
                                    : QLineF(width() - 0.5, 0, width() - 0.5, height()));
    if (m_pointer)
        painter.fillRect(across(std::floor(*m_pointer), std::floor(*m_pointer) + 1), theme().accent);
}

void StageRuler::mousePressEvent(QMouseEvent *event)
{
    if (event->button() == Qt::LeftButton)
        m_stage.startDrag(newGuideDrag(m_stage, m_along), m_stage.mapFromGlobal(event->globalPosition()));
}

void StageRuler::mouseMoveEvent(QMouseEvent *event)
{
    m_stage.dragTo(m_stage.mapFromGlobal(event->globalPosition()), event->modifiers());
}

void StageRuler::mouseReleaseEvent(QMouseEvent *)
{
    m_stage.endDrag();
}

StageRulers::StageRulers(StageOverlay &stage, QWidget *panel)
    : m_top(new StageRuler(stage, Qt::Horizontal, panel)),
      m_left(new StageRuler(stage, Qt::Vertical, panel)),
      m_corner(toolButton(u"ruler"_s, StageRuler::tr("Guides"), panel))
{
    QMenu *menu = guidesMenu(stage, m_corner);
    m_corner->setMenu(menu);
    m_corner->setPopupMode(QToolButton::InstantPopup);
    m_corner->setIconSize({14, 14});
    m_corner->setProperty("tight", true); // it is as small as the rulers are thick
    m_corner->setMinimumSize(0, 0);
    for (StageRuler *ruler : {m_top, m_left})
        ruler->addActions(menu->actions());
    setShown(setting::showsRulers.value());
}

bool StageRulers::areShown() const
{
    return !m_top->isHidden();
}

void StageRulers::setShown(bool areShown)
{
    setting::showsRulers.set(areShown);
    for (QWidget *widget : std::initializer_list<QWidget *>{m_top, m_left, m_corner})
        widget->setVisible(areShown);
}

QRect StageRulers::placeAround(const QRect &panel)
{
    if (!areShown())
        return panel;
    constexpr int thick = StageRuler::thickness;
    m_corner->setGeometry(panel.left(), panel.top(), thick, thick);
    m_top->setGeometry(panel.left() + thick, panel.top(), panel.width() - thick, thick);
    m_left->setGeometry(panel.left(), panel.top() + thick, thick, panel.height() - thick);
    return panel.adjusted(thick, thick, 0, 0);
}

} // namespace lectograph::editor
