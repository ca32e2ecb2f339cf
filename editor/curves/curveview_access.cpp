// SPDX-License-Identifier: GPL-3.0-or-later
// Curves without sight or mouse: walking from keyframe to keyframe, and telling which one is meant.
#include "editor/curves/curveview.h"
#include "editor/language/names.h"
#include "editor/widgets/easingbutton.h"
#include "editor/widgets/plaintexts.h"

#include <QHelpEvent>
#include <QLocale>
#include <QToolTip>

#include <algorithm>

namespace lectograph::editor {

using namespace Qt::StringLiterals;

std::vector<KeyPlace> CurveView::allKeys() const
{
    std::vector<KeyPlace> all;
    for (auto curve = m_curves.begin(); curve != m_curves.end(); ++curve) {
        // The components of a vector have their keyframes in common.
        if (std::find_if(m_curves.begin(), curve, [&](const Curve &one) { return one.place == curve->place; }) != curve)
            continue;
        for (int i = 0; i < static_cast<int>(curve->keys.size()); ++i)
            all.push_back(keyPlace(curve->place, i));
    }
    return all;
}

void CurveView::walk(int by)
{
    const std::vector<KeyPlace> all = allKeys();
    const auto &selects = m_session.selection.keys();
    const auto found = selects.empty() ? all.end() : std::ranges::find(all, selects.back());
    const auto index = found == all.end() ? (by > 0 ? 0 : static_cast<std::ptrdiff_t>(all.size()) - 1)
                                          : found - all.begin() + by;
    if (index >= 0 && index < static_cast<std::ptrdiff_t>(all.size()))
        m_session.selection.setKeys({all[static_cast<std::size_t>(index)]});
}

bool CurveView::focusNextPrevChild(bool next)
{
    const std::vector<KeyPlace> before = m_session.selection.keys();
    walk(next ? 1 : -1);
    return m_session.selection.keys() != before || QWidget::focusNextPrevChild(next);
}

QString CurveView::nameOf(const Curve &curve, std::size_t index) const
{
    const CurveKey &key = curve.keys[index];
    return tr("%1, keyframe %2 of %3: %4 at %5, then %6")
        .arg(curve.label, QString::number(index + 1), QString::number(curve.keys.size()), QLocale().toString(key.value),
             timeText(base::Time::fromSeconds(sceneStart() + key.seconds)),
             key.out ? tr("a curve of its own") : easingLabel(key.ease));
}

std::vector<PaintedItem> CurveView::listItems() const
{
    std::vector<PaintedItem> items;
    const std::vector<KeyPlace> &selects = m_session.selection.keys();
    for (std::size_t number = 0; number < m_curves.size(); ++number) {
        const Curve &curve = m_curves[number];
        for (std::size_t i = 0; i < curve.keys.size(); ++i) {
            const QPoint at = keyPoint(number, static_cast<int>(i)).toPoint();
            if (!m_scale.plot.contains(at))
                continue;
            PaintedItem item{u"%1/%2"_s.arg(i).arg(curve.id()), {}, QAccessible::ListItem, nameOf(curve, i)};
            item.rect = QRect(at.x() - 6, at.y() - 6, 12, 12);
            item.isSelected = m_selected[number][i];
            item.isCurrent = item.isSelected && selects.back() == keyPlace(curve.place, static_cast<int>(i));
            items.push_back(std::move(item));
        }
    }
    return items;
}

void CurveView::act(const QString &id, const QString &)
{
    const auto curve = std::ranges::find(m_curves, id.section(u'/', 1), &Curve::id);
    if (curve != m_curves.end())
        m_session.selection.setKeys({keyPlace(curve->place, id.section(u'/', 0, 0).toInt())});
}

QString CurveView::spoken() const
{
    const auto &selects = m_session.selection.keys();
    for (const Curve &curve : m_curves) {
        if (selects.empty() || propertyOf(curve.place.scene, selects.back()) != curve.place
            || selects.back().index >= static_cast<int>(curve.keys.size()))
            continue;
        return nameOf(curve, static_cast<std::size_t>(selects.back().index));
    }
    return tr("Curves: %1. Tab walks through the keyframes.").arg(m_curves.size());
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

QString CurveView::toolTipAt(const QPointF &at) const
{
    const Hit hit = hitAt(at);
    switch (hit.what) {
    case Hit::What::Key: {
        const Curve &curve = m_curves[hit.curve];
        const CurveKey &key = curve.keys[static_cast<std::size_t>(hit.index)];
        return tr("%1: %2 at %3")
            .arg(curve.label, QLocale().toString(key.value),
                 timeText(base::Time::fromSeconds(sceneStart() + key.seconds)));
    }
    case Hit::What::OutHandle:
    case Hit::What::InHandle:
        return tr("Drag to bend the curve. Shift keeps it level, Alt leaves the other side alone.");
    case Hit::What::Grip:
        return tr(
            "Drag to scale the selected keyframes. Shift: time and value alike, Alt: around the middle, Ctrl: without "
            "snapping.");
    case Hit::What::Line: return tr("%1. Double-click adds a keyframe here.").arg(m_curves[hit.curve].label);
    case Hit::What::Ruler: return tr("Drag to move the playhead.");
    case Hit::What::Nothing: break;
    }
    return {};
}

bool CurveView::event(QEvent *event)
{
    if (event->type() == QEvent::ToolTip) {
        const auto *help = static_cast<QHelpEvent *>(event);
        QToolTip::showText(help->globalPos(), tipOf(toolTipAt(help->pos())), this);
        return true;
    }
    const bool isTaken = QWidget::event(event);
    if (event->type() == QEvent::FocusIn || event->type() == QEvent::FocusOut)
        tellCurrentItem(this);
    return isTaken;
}

} // namespace lectograph::editor
