// SPDX-License-Identifier: GPL-3.0-or-later
// Lanes without sight or mouse: walking from clip to clip, and telling which one is meant.
#include "editor/core/names.h"
#include "editor/timeline/lanes.h"

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
    return QWidget::event(event);
}

void TimelineLanes::showTip(QHelpEvent *event)
{
    const LaneHit hit = hitAt(m_view, event->pos());
    QString text;
    if (hit.clip && hit.row) {
        if (const Bar *bar = m_view.barOf(*hit.clip))
            text = describe(*hit.row, *bar);
    } else if (hit.key && hit.row && hit.row->keys) {
        text = tr("%1, %2").arg(
            hit.row->label,
            secondsText(base::Time::fromSeconds(hit.row->keys->at[static_cast<std::size_t>(hit.key->index)])));
    }
    text.isEmpty() ? QToolTip::hideText() : QToolTip::showText(event->globalPos(), text, this);
}

QString TimelineLanes::describe(const TimeRow &row, const Bar &bar) const
{
    const QString name = bar.target.isEmpty() ? bar.name
                                              : tr("%1 on %2", "an animation and its target").arg(bar.name, bar.target);
    QString text = tr("%1, from %2, lasts %3").arg(name, secondsText(bar.start), secondsText(bar.end - bar.start));
    if (row.isLocked)
        text += tr(", locked");
    if (!bar.isKnown)
        text += u'\n' + tr("No plugin brings this animation. It is kept as it is.");
    return text;
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
    const auto &picked = m_view.session().selection.clips();
    auto current = bars.end();
    if (!picked.empty())
        current = std::ranges::find(bars, next ? picked.back() : picked.front(),
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
    const Selection &selection = m_view.session().selection;
    QString text;
    if (selection.clips().size() == 1) {
        const TimeRow *row = nullptr;
        if (const Bar *bar = m_view.barOf(selection.clips().front(), &row))
            text = describe(*row, *bar);
    } else if (!selection.clips().empty()) {
        text = tr("%n clips", "", static_cast<int>(selection.clips().size()));
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
