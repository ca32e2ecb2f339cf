// SPDX-License-Identifier: GPL-3.0-or-later
// Accessibility of the lanes: keyboard navigation, and announcing the current item.
#include "editor/language/names.h"
#include "editor/timeline/lanes/lanes.h"
#include "editor/timeline/lanes/row_items.h"
#include "editor/timeline/sounds/waveforms.h"
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
            PaintedItem item{idOf(bar.id()), parent, QAccessible::ListItem, nameOf(bar), describe(row, bar)};
            item.rect = barRect(m_view, row, bar).toAlignedRect();
            if (!item.rect.intersects(rect()))
                continue;
            item.isSelected = selection.has(bar.id());
            item.isCurrent = current == TimelineItem(bar.id());
            if (bar.clip->isGroup()) {
                item.isExpanded = m_view.isGroupOpen(bar.id());
                item.actions = {QAccessibleActionInterface::toggleAction()};
            }
            items.push_back(std::move(item));
        }
        for (const SoundBar &bar : row.sounds) {
            PaintedItem item{idOf(bar.id()), parent, QAccessible::ListItem, bar.name, describe(bar)};
            item.rect = soundRect(m_view, row, bar).toAlignedRect();
            item.isSelected = selection.has(bar.id());
            item.isCurrent = current == TimelineItem(bar.id());
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
            m_view.openGroup(*clip, !m_view.isGroupOpen(*clip));
        else
            selection.setItems(itemsOf(*item));
    } else if (id.startsWith(u"key/")) {
        if (const TimeRow *row = rowOfId(m_view.rows(), id.section(u'/', 2)))
            selection.setItems({{}, {keyPlace(*row, id.section(u'/', 1, 1).toULongLong())}, {}});
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
    QString text = hit.item ? describe(*hit.item) : QString();
    const SoundBar *sound = hit.sound() ? m_view.barOf(*hit.sound()) : nullptr;
    if (hit.part == LaneHit::Part::FadeIn)
        text = tr("Drag to fade in: %1").arg(secondsText(sound->sound->fadeIn));
    else if (hit.part == LaneHit::Part::FadeOut)
        text = tr("Drag to fade out: %1").arg(secondsText(sound->sound->fadeOut));
    else if (hit.part == LaneHit::Part::Gain)
        text = tr("Drag up for louder, down for softer: %1").arg(decibelsText(sound->sound->gain));
    text.isEmpty() ? QToolTip::hideText() : QToolTip::showText(event->globalPos(), tipOf(text), this);
}

QString TimelineLanes::describe(const TimelineItem &item) const
{
    const TimeRow *row = m_view.rowOf(item);
    if (!row || !m_view.spanOf(item))
        return {};
    if (const auto *clip = std::get_if<ClipId>(&item))
        return describe(*row, *m_view.barOf(*clip));
    if (const auto *sound = std::get_if<SoundId>(&item))
        return describe(*m_view.barOf(*sound));
    return nameOf(*row, static_cast<std::size_t>(std::get<KeyPlace>(item).index));
}

QString TimelineLanes::describe(const SoundBar &bar) const
{
    QString text =
        tr("%1, sound from %2, lasts %3").arg(bar.name, secondsText(bar.start), secondsText(bar.end - bar.start));
    if (bar.sound->isMuted)
        text += tr(", muted");
    const QString problem = bar.content ? m_view.waveforms().of(bar.content).problem
                                        : tr("The lecture has no such file. Choose another one in the inspector.");
    return problem.isEmpty() ? text : text + u'\n' + problem;
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

/// Expands a group; for anything else asks to show its properties.
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
                                    [](const Bar *bar) { return bar->id(); });
    const bool isNone = current == bars.end();
    const bool isLast = !isNone && (next ? std::next(current) == bars.end() : current == bars.begin());
    if (bars.empty() || isLast)
        return QWidget::focusNextPrevChild(next);
    const Bar *wanted = isNone ? (next ? bars.front() : bars.back()) : next ? *std::next(current) : *std::prev(current);
    const ClipId clip = wanted->id(); // selecting may recreate the rows
    m_view.session().selection.setClips({clip});
    m_view.reveal(clip);
    return true;
}

void TimelineLanes::tellCurrent()
{
    forgetItems();
    tellCurrentItem(this);
    const TimelineItems &items = m_view.session().selection.items();
    QString text;
    if (items.clips.size() + items.sounds.size() == 1)
        text = describe(items.clips.empty() ? TimelineItem(items.sounds.front()) : TimelineItem(items.clips.front()));
    else if (!items.clips.empty())
        text = tr("%n clips", "", static_cast<int>(items.clips.size()));
    else if (!items.sounds.empty())
        text = tr("%n sounds", "", static_cast<int>(items.sounds.size()));
    else if (items.keys.size() == 1)
        text = describe(items.keys.front());
    else if (!items.keys.empty())
        text = tr("%n keyframes", "", static_cast<int>(items.keys.size()));
    if (text == accessibleDescription())
        return;
    setAccessibleDescription(text);
    QAccessibleEvent told(this, QAccessible::DescriptionChanged);
    QAccessible::updateAccessibility(&told);
}

} // namespace lectograph::editor
