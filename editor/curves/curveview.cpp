// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/curves/curveview.h"

#include "editor/curves/curvepainter.h"
#include "editor/curves/scaledialog.h"
#include "editor/language/easingnames.h"
#include "editor/language/names.h"
#include "editor/widgets/plaintexts.h"
#include "editor/widgets/theme.h"

#include <QHelpEvent>
#include <QLocale>
#include <QMouseEvent>
#include <QPainter>
#include <QToolTip>

#include <algorithm>
#include <cmath>
#include <utility>

namespace lectograph::editor {

using namespace Qt::StringLiterals;

namespace {

constexpr double labelWidth = 52;
constexpr double rulerHeight = 24;

Qt::CursorShape cursorFor(const CurveHit &hit)
{
    using enum CurveHit::What;
    if (hit.what == Key || hit.what == OutHandle || hit.what == InHandle)
        return Qt::SizeAllCursor;
    if (hit.what != Grip)
        return Qt::ArrowCursor;
    if (hit.grip.x == 0 || hit.grip.y == 0)
        return hit.grip.x == 0 ? Qt::SizeVerCursor : Qt::SizeHorCursor;
    return hit.grip.x == hit.grip.y ? Qt::SizeFDiagCursor : Qt::SizeBDiagCursor;
}

QString timeOf(const CurveKey &key, base::Time sceneStart)
{
    return timeText(sceneStart + base::Time::fromSeconds(key.seconds));
}

/// For screen readers, with times of the lecture.
QString nameOf(const Curve &curve, std::size_t index, base::Time sceneStart)
{
    const CurveKey &key = curve.keys[index];
    return CurveView::tr("%1, keyframe %2 of %3: %4 at %5, then %6")
        .arg(curve.label, QString::number(index + 1), QString::number(curve.keys.size()), QLocale().toString(key.value),
             timeOf(key, sceneStart), key.out ? CurveView::tr("a curve of its own") : easingLabel(key.ease));
}

/// Describes an item and how to use it.
QString toolTipOf(const CurvePlot &plot, const CurveHit &hit, base::Time sceneStart)
{
    switch (hit.what) {
    case CurveHit::What::Key: {
        const Curve &curve = plot.curves()[hit.curve];
        const CurveKey &key = curve.keys[static_cast<std::size_t>(hit.index)];
        return CurveView::tr("%1: %2 at %3").arg(curve.label, QLocale().toString(key.value), timeOf(key, sceneStart));
    }
    case CurveHit::What::OutHandle:
    case CurveHit::What::InHandle:
        return CurveView::tr("Drag to bend the curve. Shift keeps it level, Alt leaves the other side alone.");
    case CurveHit::What::Grip:
        return CurveView::tr(
            "Drag to scale the selected keyframes. Shift: time and value alike, Alt: around the middle, Ctrl: without "
            "snapping.");
    case CurveHit::What::Line:
        return CurveView::tr("%1. Double-click adds a keyframe here.").arg(plot.curves()[hit.curve].label);
    case CurveHit::What::Ruler: return CurveView::tr("Drag to move the playhead.");
    case CurveHit::What::Nothing: break;
    }
    return {};
}

} // namespace

CurveView::CurveView(Session &session, QWidget *parent)
    : QWidget(parent), PaintedItems(QAccessible::List), m_session(session)
{
    setFocusPolicy(Qt::StrongFocus);
    setMouseTracking(true);
    setMinimumSize(240, 140);
    setAccessibleName(tr("Curves over time"));
    connect(&session.playhead, &Playhead::timeChanged, this, [this] { update(); });
}

CurveView::~CurveView() = default;

void CurveView::setCurves(std::vector<Curve> curves)
{
    const Selection &selection = m_session.selection;
    if (m_plot.setCurves(std::move(curves), selection.scene(), selection.keys())) {
        m_drag.reset(); // its keyframes may no longer be visible
        m_plot.fit(false);
    }
    tell();
    update();
}

void CurveView::setShowsSpeed(bool shows)
{
    m_plot.setShowsSpeed(shows);
    update();
}

void CurveView::fit(bool selectedOnly)
{
    m_plot.fit(selectedOnly);
    update();
}

void CurveView::pan(const QPointF &pixels)
{
    m_plot.scale.pan(pixels);
    update();
}

void CurveView::scrub(double x)
{
    m_session.playhead.setTime(sceneStart() + Time::fromSeconds(std::max(0.0, m_plot.scale.secondAt(x))));
}

double CurveView::onFrame(double seconds) const
{
    const base::FrameRate rate = m_session.document.lecture().rate;
    const auto frame = std::llround((sceneStart().seconds() + seconds) * rate.perSecond());
    return (rate.at(frame) - sceneStart()).seconds();
}

Time CurveView::frameAt(double seconds) const
{
    return Time::fromSeconds(std::max(0.0, onFrame(seconds)));
}

bool CurveView::editKeys(const QString &name, const KeysEditing &edit, LiveEdit *live)
{
    std::vector<KeyPlace> now;
    const auto noted = [&](const Lecture &lecture) {
        return edit(lecture).map([&](KeysEdit &&result) {
            now = std::move(result.keys);
            return std::move(result.lecture);
        });
    };
    const bool isDone = live ? live->apply(name, noted) : m_session.document.edit(name, noted);
    if (isDone)
        m_session.selection.setKeys(std::move(now));
    return isDone;
}

void CurveView::addKeys(const std::vector<PropertyPlace> &places, Time at)
{
    if (!places.empty())
        editKeys(tr("Add keyframe"),
                 [&](const Lecture &lecture) { return withKeysHeld(lecture, places, at, m_session.registry()); });
}

void CurveView::addAtPlayhead()
{
    const Time at = frameAt(playheadSeconds());
    std::vector<PropertyPlace> places;
    for (const Curve &curve : m_plot.curves()) {
        const bool isFirst = places.empty() || places.back() != curve.place;
        if (isFirst && keyAt(keyframesOf(writtenAt(m_session.document.lecture(), curve.place)), at) < 0)
            places.push_back(curve.place);
    }
    addKeys(places, at);
}

void CurveView::nudge(int frames, int steps)
{
    if (m_plot.selected().empty())
        return;
    const double first = m_plot.selected().front().key().seconds;
    const double frame = 1 / m_session.document.lecture().rate.perSecond();
    KeyShift by;
    if (frames != 0)
        by.seconds = onFrame(first + frames * frame) - first;
    if (steps != 0 && !m_plot.showsSpeed()) {
        by.value = niceStep(m_plot.scale.valuePerPixel() * 4) * steps;
        by.component = m_plot.selected().front().curve->component;
    }
    shift(by);
}

void CurveView::shift(const KeyShift &by)
{
    editKeys(tr("Move keyframes"), [&](const Lecture &lecture) {
        return withKeysShifted(lecture, m_session.selection.scene(), m_plot.selectedKeys(), by, m_session.registry());
    });
}

void CurveView::removeSelected()
{
    const std::vector<KeyPlace> keys = m_plot.selectedKeys();
    if (keys.empty())
        return;
    m_session.document.edit(tr("Remove keyframes"), [&](const Lecture &lecture) {
        return withoutKeys(lecture, m_session.selection.scene(), keys);
    });
    m_session.selection.setKeys({});
}

void CurveView::askScale()
{
    const auto extent = m_plot.selectedExtent();
    if (!extent)
        return;
    auto *dialog = new ScaleDialog(*extent, playheadSeconds(), this);
    const auto live = std::make_shared<LiveEdit>(m_session.document);
    connect(dialog, &ScaleDialog::changed, this, [this, dialog, live, keys = m_plot.selectedNumbers()] {
        editKeys(
            tr("Scale keyframes"),
            [&](const Lecture &before) {
                return withKeysScaled(
                    before, m_session.selection.scene(), keys, dialog->scale(),
                    [this](double seconds) { return onFrame(seconds); }, m_session.registry());
            },
            live.get());
    });
    connect(dialog, &QDialog::rejected, this, [live] { live->cancel(); });
    dialog->open();
}

/// Walks through the keyframes.
bool CurveView::focusNextPrevChild(bool next)
{
    const std::vector<KeyPlace> all = m_plot.allKeys();
    const std::vector<KeyPlace> &selects = m_session.selection.keys();
    const auto found = selects.empty() ? all.end() : std::ranges::find(all, selects.back());
    const auto index = found == all.end() ? (next ? 0 : std::ssize(all) - 1) : found - all.begin() + (next ? 1 : -1);
    if (index < 0 || index >= std::ssize(all))
        return QWidget::focusNextPrevChild(next);
    m_session.selection.setKeys({all[static_cast<std::size_t>(index)]});
    return true;
}

void CurveView::resizeEvent(QResizeEvent *)
{
    m_plot.scale.plot = QRectF(rect()).adjusted(labelWidth, rulerHeight, 0, 0);
}

void CurveView::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.fillRect(rect(), theme().background);
    painter.setFont(uiFont(11));
    paintCurves(painter, m_plot, m_session, m_drag.get());
    if (hasFocus()) {
        painter.setBrush(Qt::NoBrush);
        painter.setPen(QPen(theme().accent, 2));
        painter.drawRect(QRectF(rect()).adjusted(1, 1, -1, -1));
    }
}

void CurveView::mousePressEvent(QMouseEvent *event)
{
    const bool isMiddle = event->button() == Qt::MiddleButton;
    if (!isMiddle && event->button() != Qt::LeftButton)
        return;
    m_pressed = event->position();
    m_hasMoved = false;
    m_drag = curveDrag(*this, m_pressed, event->modifiers(), isMiddle);
    if (isMiddle)
        setCursor(Qt::ClosedHandCursor);
}

void CurveView::mouseMoveEvent(QMouseEvent *event)
{
    const QPointF at = event->position();
    const auto drag = m_drag;
    if (!drag) {
        setCursor(cursorFor(m_plot.hitAt(at)));
        return;
    }
    if (!m_hasMoved && (at - m_pressed).manhattanLength() < 3 && !drag->isImmediate())
        return;
    m_hasMoved = true;
    drag->moveTo(at, event->modifiers());
}

void CurveView::mouseReleaseEvent(QMouseEvent *event)
{
    if (const auto drag = std::exchange(m_drag, nullptr); drag && !m_hasMoved)
        drag->click(event->modifiers());
    unsetCursor();
    update();
}

void CurveView::mouseDoubleClickEvent(QMouseEvent *event)
{
    if (event->button() != Qt::LeftButton)
        return;
    const CurveHit hit = m_plot.hitAt(event->position());
    if (hit.what == CurveHit::What::Line)
        addKeys({m_plot.curves()[hit.curve].place}, frameAt(m_plot.scale.secondAt(event->position().x())));
}

void CurveView::wheelEvent(QWheelEvent *event)
{
    // Some systems report a horizontal wheel with Alt or Shift.
    const QPoint turned = event->angleDelta();
    const double notches = (turned.y() != 0 ? turned.y() : turned.x()) / 120.0;
    const double factor = std::pow(0.85, notches);
    if (event->modifiers() & Qt::ControlModifier) {
        const bool isVertical = event->modifiers() & Qt::ShiftModifier;
        m_plot.scale.zoom(event->position(), isVertical ? 1 : factor, isVertical ? factor : 1);
    } else if (event->modifiers() & Qt::ShiftModifier || turned.y() == 0) {
        m_plot.scale.pan({notches * 40, 0});
    } else {
        m_plot.scale.pan({0, notches * 24});
    }
    event->accept();
    update();
}

void CurveView::keyPressEvent(QKeyEvent *event)
{
    if (event->key() != Qt::Key_Escape || (!m_drag && m_session.selection.keys().empty())) {
        QWidget::keyPressEvent(event);
        return;
    }
    if (const auto drag = std::exchange(m_drag, nullptr)) {
        unsetCursor();
        drag->cancel();
        update();
    } else {
        m_session.selection.setKeys({});
    }
}

void CurveView::contextMenuEvent(QContextMenuEvent *event)
{
    Q_EMIT contextMenuWanted(event->globalPos());
}

bool CurveView::event(QEvent *event)
{
    if (event->type() == QEvent::ToolTip) {
        const auto *help = static_cast<QHelpEvent *>(event);
        const QString text = toolTipOf(m_plot, m_plot.hitAt(help->pos()), sceneStart());
        QToolTip::showText(help->globalPos(), tipOf(text), this);
        return true;
    }
    const bool isTaken = QWidget::event(event);
    if (event->type() == QEvent::FocusIn || event->type() == QEvent::FocusOut)
        tellCurrentItem(this);
    return isTaken;
}

std::vector<PaintedItem> CurveView::listItems() const
{
    std::vector<PaintedItem> items;
    const std::vector<KeyPlace> &selects = m_session.selection.keys();
    for (std::size_t number = 0; number < m_plot.curves().size(); ++number) {
        const Curve &curve = m_plot.curves()[number];
        for (int i = 0; i < static_cast<int>(curve.keys.size()); ++i) {
            const QPoint at = m_plot.keyPoint(number, i).toPoint();
            if (!m_plot.scale.plot.contains(at))
                continue;
            PaintedItem item{u"%1/%2"_s.arg(i).arg(curve.id()),
                             {},
                             QAccessible::ListItem,
                             nameOf(curve, static_cast<std::size_t>(i), sceneStart())};
            item.rect = QRect(at.x() - 6, at.y() - 6, 12, 12);
            item.isSelected = curve.keys[static_cast<std::size_t>(i)].isSelected;
            item.isCurrent = item.isSelected && selects.back() == keyPlace(curve.place, i);
            items.push_back(std::move(item));
        }
    }
    return items;
}

void CurveView::act(const QString &id, const QString &)
{
    const auto curve = std::ranges::find(m_plot.curves(), id.section(u'/', 1), &Curve::id);
    if (curve != m_plot.curves().end())
        m_session.selection.setKeys({keyPlace(curve->place, id.section(u'/', 0, 0).toInt())});
}

QString CurveView::spoken() const
{
    const std::vector<KeyPlace> &selects = m_session.selection.keys();
    const auto curve = std::ranges::find_if(m_plot.curves(), [&](const Curve &one) {
        return !selects.empty() && propertyOf(one.place.scene, selects.back()) == one.place
            && selects.back().index < static_cast<int>(one.keys.size());
    });
    if (curve != m_plot.curves().end())
        return nameOf(*curve, static_cast<std::size_t>(selects.back().index), sceneStart());
    return tr("Curves: %1. Tab walks through the keyframes.").arg(m_plot.curves().size());
}

void CurveView::tell()
{
    forgetItems();
    tellCurrentItem(this);
    const QString text = spoken();
    if (text == accessibleDescription())
        return;
    setAccessibleDescription(text);
    QAccessibleEvent event(this, QAccessible::DescriptionChanged);
    QAccessible::updateAccessibility(&event);
}

} // namespace lectograph::editor
