// SPDX-License-Identifier: GPL-3.0-or-later
// Lanes without sight or mouse: walking from clip to clip, and telling which one is meant.
#include "editor/language/names.h"
#include "editor/widgets/plaintexts.h"
#include "editor/operations/apply_edit.h"
#include "editor/timeline/lanes/lanes.h"
#include "editor/timeline/lanes/row_items.h"

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
    const Selection &selection = m_view.session().selection;
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
            PaintedItem item{idOf(bar.place), parent, QAccessible::ListItem, nameOf(bar), describe(row, bar)};
            item.rect = barRect(m_view, row, bar).toAlignedRect();
            if (!item.rect.intersects(rect()))
                continue;
            item.isSelected = selection.has(bar.place);
            item.isCurrent = current == LaneThing(bar.place);
            if (bar.clip->isGroup()) {
                item.isExpanded = m_view.isGroupOpen(bar.place);
                item.actions = {QAccessibleActionInterface::toggleAction()};
            }
            items.push_back(std::move(item));
        }
        for (const SoundBar &bar : row.sounds) {
            PaintedItem item{u"sound/%1"_s.arg(bar.index), parent, QAccessible::ListItem, bar.name};
            item.description =
                tr("%1, from %2, lasts %3").arg(bar.name, secondsText(bar.start), secondsText(bar.end - bar.start));
            item.rect = soundRect(m_view, row, bar).toAlignedRect();
            item.isSelected = selection.hasSound(bar.index);
            item.isCurrent = current == LaneThing(bar.index);
            items.push_back(std::move(item));
        }
        const auto [first, last] = keysBetween(m_view, row, 0, width());
        for (std::size_t i = first; i < last; ++i) {
            PaintedItem item{u"key/%1/%2"_s.arg(i).arg(parent), parent, QAccessible::ListItem, nameOf(row, i)};
            item.description = tr("Keyframe %1 of %2").arg(i + 1).arg(row.keys->at.size());
            const QPoint at = keyPoint(m_view, row, i).toPoint();
            item.rect = QRect(at.x() - 6, at.y() - 6, 12, 12);
            item.isSelected = m_view.selectedKeys(row).contains(static_cast<int>(i));
            item.isCurrent = current == LaneThing(keyPlace(row, i));
            items.push_back(std::move(item));
        }
    }
    return items;
}

void TimelineLanes::act(const QString &id, const QString &action)
{
    Selection &selection = m_view.session().selection;
    const QString kind = id.section(u'/', 0, 0);
    const auto number = [&] { return id.section(u'/', 1, 1).toInt(); };
    if (kind == u"clip") {
        const Bar *bar = barOfId(m_view.rows(), id);
        if (!bar)
            return;
        const lecture::ClipPlace place = bar->place;
        if (action == QAccessibleActionInterface::toggleAction())
            m_view.openGroup(place, !m_view.isGroupOpen(place));
        else
            selection.setClips({place});
    } else if (kind == u"key") {
        if (const TimeRow *row = rowOfId(m_view.rows(), id.section(u'/', 2)))
            select(selection, {}, {keyPlace(*row, static_cast<std::size_t>(number()))});
    } else if (kind == u"sound") {
        selection.setSounds({number()});
    } else if (const TimeRow *row = rowOfId(m_view.rows(), id); row && !row->nodes.isEmpty()) {
        selection.setNodes(row->nodes);
    }
}

QString TimelineLanes::nameOf(const Bar &bar) const
{
    return bar.target.isEmpty() ? bar.name : tr("%1 on %2", "an animation and its target").arg(bar.name, bar.target);
}

QString TimelineLanes::nameOf(const TimeRow &row, std::size_t key) const
{
    return tr("%1, %2").arg(row.label, secondsText(base::Time::fromSeconds(row.keys->at[key])));
}

void TimelineLanes::showTip(QHelpEvent *event)
{
    const LaneHit hit = hitAt(m_view, event->pos());
    QString text;
    if (hit.clip && hit.row) {
        if (const Bar *bar = m_view.barOf(*hit.clip))
            text = describe(*hit.row, *bar);
    } else if (hit.key && hit.row && hit.row->keys) {
        text = nameOf(*hit.row, static_cast<std::size_t>(hit.key->index));
    }
    text.isEmpty() ? QToolTip::hideText() : QToolTip::showText(event->globalPos(), tipOf(text), this);
}

QString TimelineLanes::describe(const TimeRow &row, const Bar &bar) const
{
    QString text =
        tr("%1, from %2, lasts %3").arg(nameOf(bar), secondsText(bar.start), secondsText(bar.end - bar.start));
    if (row.isLocked)
        text += tr(", locked");
    if (!bar.isKnown)
        text += u'\n' + tr("No plugin brings this animation. It is kept as it is.");
    return text;
}

/// A group shows what it holds; anything else is looked at closely.
void TimelineLanes::enter()
{
    const auto &clips = m_view.session().selection.clips();
    const Bar *bar = clips.size() == 1 && m_view.session().selection.keys().empty() ? m_view.barOf(clips.front())
                                                                                    : nullptr;
    if (bar && bar->clip->isGroup())
        m_view.openGroup(clips.front(), !m_view.isGroupOpen(clips.front()));
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
    std::ranges::stable_sort(bars, {}, [](const Bar *bar) { return bar->start; });
    const auto &selected = m_view.session().selection.clips();
    auto current = bars.end();
    if (!selected.empty())
        current = std::ranges::find(bars, next ? selected.back() : selected.front(),
                                    [](const Bar *bar) { return bar->place; });
    const bool isNone = current == bars.end();
    const bool isLast = !isNone && (next ? std::next(current) == bars.end() : current == bars.begin());
    if (bars.empty() || isLast)
        return QWidget::focusNextPrevChild(next);
    const Bar *wanted = isNone ? (next ? bars.front() : bars.back()) : next ? *std::next(current) : *std::prev(current);
    const lecture::ClipPlace place = wanted->place;
    m_view.session().selection.setClips({place});
    m_view.reveal(place);
    return true;
}

void TimelineLanes::tellCurrent()
{
    forgetItems();
    tellCurrentItem(this);
    const Selection &selection = m_view.session().selection;
    QString text;
    if (selection.clips().size() == 1) {
        const TimeRow *row = nullptr;
        if (const Bar *bar = m_view.barOf(selection.clips().front(), &row))
            text = describe(*row, *bar);
    } else if (!selection.clips().empty()) {
        text = tr("%n clips", "", static_cast<int>(selection.clips().size()));
    } else if (selection.keys().size() == 1) {
        const KeyPlace &key = selection.keys().front();
        const TimeRow *row = m_view.rowOf(key);
        const auto index = static_cast<std::size_t>(key.index);
        if (row && row->keys && index < row->keys->at.size())
            text = nameOf(*row, index);
    } else if (!selection.keys().empty()) {
        text = tr("%n keyframes", "", static_cast<int>(selection.keys().size()));
    }
    if (text == accessibleDescription())
        return;
    setAccessibleDescription(text);
    QAccessibleEvent told(this, QAccessible::DescriptionChanged);
    QAccessible::updateAccessibility(&told);
}

} // namespace lectograph::editor
