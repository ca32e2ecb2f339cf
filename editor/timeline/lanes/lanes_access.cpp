// SPDX-License-Identifier: GPL-3.0-or-later
// Accessibility of the lanes: keyboard navigation, and announcing the current item.
#include "editor/language/names.h"
#include "editor/timeline/lanes/lanes.h"
#include "editor/widgets/plaintexts.h"

#include <QAccessible>
#include <QHelpEvent>
#include <QToolTip>

#include <algorithm>

namespace lectograph::editor {

using namespace Qt::StringLiterals;

bool TimelineLanes::event(QEvent *event)
{
    if (event->type() == QEvent::ToolTip) {
        showTip(static_cast<QHelpEvent *>(event));
        return true;
    }
    const bool isTaken = QWidget::event(event);
    if (event->type() == QEvent::FocusIn || event->type() == QEvent::FocusOut)
        tellCurrentItem(this);
    return isTaken;
}

std::vector<PaintedItem> TimelineLanes::listItems() const
{
    const auto current = m_walk.current();
    std::vector<PaintedItem> items;
    for (const TimeRow &row : m_view.rows()) {
        const int top = row.top - m_view.scrollY();
        if (top + row.height <= 0 || top >= height())
            continue;
        const QString parent = idOf(row);
        PaintedItem whole{parent, {}, QAccessible::Grouping, row.label};
        whole.rect = QRect(0, top, width(), row.height);
        whole.isSelectable = false;
        if (row.keys)
            whole.description = tr("%n keyframes", "", static_cast<int>(row.keys->at.size()));
        else if (row.kind != RowKind::Sound)
            whole.description = tr("%n clips", "", static_cast<int>(row.bars.size()));
        items.push_back(std::move(whole));
        for (const Bar &bar : row.bars) {
            const ShownBar shown{m_view, row, bar};
            if (!shown.rect.intersects(rect()))
                continue;
            const QString name = std::visit([&](const auto &kind) { return editor::nameOf(shown, kind); }, bar.of);
            PaintedItem item{idOf(bar.item), parent, QAccessible::ListItem, name, describe(bar.item)};
            item.rect = shown.rect.toAlignedRect();
            item.isSelected = shown.isSelected();
            item.isCurrent = current == bar.item;
            if (isGroup(bar.item)) {
                item.isExpanded = m_view.isGroupOpen(bar.clip()->id());
                item.actions = {QAccessibleActionInterface::toggleAction()};
            }
            items.push_back(std::move(item));
        }
        const auto [first, last] = keysBetween(m_view, row, 0, width());
        for (std::size_t i = first; i < last; ++i) {
            PaintedItem item{u"key/%1/%2"_s.arg(i).arg(parent), parent, QAccessible::ListItem, nameOf(row, i)};
            item.description = tr("Keyframe %1 of %2").arg(i + 1).arg(row.keys->at.size());
            const QPoint at = keyPoint(m_view, row, i).toPoint();
            item.rect = QRect(at.x() - 6, at.y() - 6, 12, 12);
            item.isSelected = m_view.selectedKeys(row).contains(static_cast<int>(i));
            item.isCurrent = current == TimelineItem(keyPlace(row, i));
            items.push_back(std::move(item));
        }
    }
    return items;
}

void TimelineLanes::act(const QString &id, const QString &action)
{
    Selection &selection = m_view.session().selection;
    if (const auto item = barOfId(m_view.rows(), id)) {
        const ClipId *clip = std::get_if<ClipId>(&*item);
        if (clip && action == QAccessibleActionInterface::toggleAction())
            m_view.toggleGroup(*clip);
        else
            selection.setItems(itemsOf(*item));
    } else if (id.startsWith(u"key/")) {
        if (const TimeRow *row = rowOfId(m_view.rows(), id.section(u'/', 2)))
            selection.setItems({{}, {keyPlace(*row, id.section(u'/', 1, 1).toULongLong())}, {}});
    } else if (const TimeRow *row = rowOfId(m_view.rows(), id); row && !row->nodes.isEmpty()) {
        selection.setNodes(row->nodes);
    }
}

QString TimelineLanes::nameOf(const TimeRow &row, std::size_t key) const
{
    return tr("%1, %2").arg(row.label, secondsText(Time::fromSeconds(row.keys->at[key])));
}

void TimelineLanes::showTip(QHelpEvent *event)
{
    const LaneHit hit = hitAt(m_view, event->pos());
    const Bar *bar = hit.item ? m_view.barOf(*hit.item) : nullptr;
    QString text = bar ? std::visit([&](const auto &kind) { return tipOf(kind, hit.part); }, bar->of) : QString();
    if (text.isEmpty() && hit.item)
        text = describe(*hit.item);
    text.isEmpty() ? QToolTip::hideText() : QToolTip::showText(event->globalPos(), tipOf(text), this);
}

QString TimelineLanes::describe(const TimelineItem &item) const
{
    const TimeRow *row = m_view.rowOf(item);
    if (const Bar *bar = m_view.barOf(item)) {
        const ShownBar shown{m_view, *row, *bar};
        return std::visit([&](const auto &kind) { return editor::describe(shown, kind); }, bar->of);
    }
    return m_view.spanOf(item) ? nameOf(*row, static_cast<std::size_t>(std::get<KeyPlace>(item).index)) : QString();
}

bool TimelineLanes::isGroup(const std::optional<TimelineItem> &item) const
{
    const Bar *bar = item ? m_view.barOf(*item) : nullptr;
    return bar && bar->clip() && bar->clip()->clip->isGroup();
}

/// Expands a group; for anything else asks to show its properties.
void TimelineLanes::enter()
{
    const TimelineItems &items = m_view.session().selection.items();
    if (items.clips.size() == 1 && items.keys.empty() && isGroup(items.clips.front()))
        m_view.toggleGroup(items.clips.front());
    else
        Q_EMIT inspectRequested();
}

bool TimelineLanes::focusNextPrevChild(bool next)
{
    if (!hasFocus() || !isVisible())
        return QWidget::focusNextPrevChild(next);
    std::vector<const Bar *> bars;
    for (const TimeRow &row : m_view.rows()) {
        for (const Bar &bar : row.bars)
            bars.push_back(&bar);
    }
    std::ranges::stable_sort(bars, {}, &Bar::start);
    if (!next)
        std::ranges::reverse(bars);
    const auto current = m_walk.current();
    const auto from = std::ranges::find_if(bars, [&](const Bar *bar) { return bar->item == current; });
    const auto to = from == bars.end() ? bars.begin() : std::next(from);
    if (to == bars.end())
        return QWidget::focusNextPrevChild(next);
    const TimelineItem item = (*to)->item; // selecting may recreate the rows
    m_view.session().selection.setItems(itemsOf(item));
    m_view.reveal(item);
    return true;
}

void TimelineLanes::tellCurrent()
{
    forgetItems();
    tellCurrentItem(this);
    const TimelineItems &items = m_view.session().selection.items();
    QString text;
    const TimelineItems bars = items.bars();
    if (const std::vector<TimelineItem> all = listed(bars.isEmpty() ? items : bars); all.size() == 1)
        text = describe(all.front());
    else if (!items.clips.empty())
        text = tr("%n clips", "", static_cast<int>(items.clips.size()));
    else if (!items.sounds.empty())
        text = tr("%n sounds", "", static_cast<int>(items.sounds.size()));
    else if (!items.keys.empty())
        text = tr("%n keyframes", "", static_cast<int>(items.keys.size()));
    if (text == accessibleDescription())
        return;
    setAccessibleDescription(text);
    QAccessibleEvent told(this, QAccessible::DescriptionChanged);
    QAccessible::updateAccessibility(&told);
}

} // namespace lectograph::editor
