// SPDX-License-Identifier: GPL-3.0-or-later
// Accessible items of rows and scenes; those of the lanes are in lanes_access.cpp.
#include "editor/timeline/lanes/row_items.h"

#include "editor/language/names.h"
#include "editor/timeline/lanes/trackheaders.h"
#include "editor/timeline/scenes/scenestrip.h"

#include <algorithm>

namespace lectograph::editor {

using namespace Qt::StringLiterals;

QString idOf(const TimelineItem &item)
{
    if (const auto *clip = std::get_if<ClipId>(&item))
        return u"clip/%1"_s.arg(clip->number());
    if (const auto *sound = std::get_if<SoundId>(&item))
        return u"sound/%1"_s.arg(sound->number());
    const auto &key = std::get<KeyPlace>(item);
    return u"key/%1/%2/%3"_s.arg(key.index).arg(key.clip ? idOf(*key.clip) : key.node, key.property);
}

QString idOf(const TimeRow &row)
{
    if (!row.foldId.isEmpty())
        return u"row/"_s + row.foldId;
    if (row.kind == RowKind::Property)
        return u"row/"_s + (row.property.clip ? idOf(*row.property.clip) : row.property.node) + u'/' + row.property.key;
    return u"row/"_s + (row.bars.empty() ? QString() : idOf(row.bars.front().item));
}

const TimeRow *rowOfId(const std::vector<TimeRow> &rows, const QString &id)
{
    const auto found = std::ranges::find_if(rows, [&](const TimeRow &row) { return idOf(row) == id; });
    return found == rows.end() ? nullptr : &*found;
}

std::optional<TimelineItem> barOfId(const std::vector<TimeRow> &rows, const QString &id)
{
    for (const TimeRow &row : rows) {
        for (const Bar &bar : row.bars) {
            if (idOf(bar.item) == id)
                return bar.item;
        }
    }
    return std::nullopt;
}

std::vector<PaintedItem> TrackHeaders::listItems() const
{
    std::vector<PaintedItem> items;
    QString track;
    for (const TimeRow &row : m_view.rows()) {
        PaintedItem item{idOf(row), {}, QAccessible::TreeItem, row.label};
        if (row.kind == RowKind::Group || row.kind == RowKind::Property)
            item.parent = track;
        else
            track = item.id;
        item.description = spoken(row);
        item.rect = QRect(0, row.top - m_view.scrollY(), width(), row.height);
        item.isSelected = isSelected(row);
        item.isCurrent = row.top == m_current;
        if (row.isExpandable) {
            item.isExpanded = row.isExpanded;
            item.actions = {QAccessibleActionInterface::toggleAction()};
        }
        items.push_back(std::move(item));
    }
    return items;
}

void TrackHeaders::act(const QString &id, const QString &action)
{
    const TimeRow *row = rowOfId(m_view.rows(), id);
    if (!row)
        return;
    if (action == QAccessibleActionInterface::toggleAction())
        m_view.toggleFold(*row);
    else
        selectRow(*row);
}

std::vector<PaintedItem> SceneStrip::listItems() const
{
    std::vector<PaintedItem> items;
    const auto &spans = m_view.session().preview.show().scenes();
    for (std::size_t i = 0; i < spans.size(); ++i) {
        PaintedItem item{u"scene/"_s + spans[i].id, {}, QAccessible::PageTab, label(static_cast<int>(i))};
        item.description = tr("Lasts %1").arg(secondsText(spans[i].duration));
        item.rect = rectOf(spans[i].id).toRect();
        item.isSelected = item.isCurrent = spans[i].id == m_view.session().selection.scene();
        items.push_back(std::move(item));
    }
    return items;
}

void SceneStrip::act(const QString &id, const QString &)
{
    m_view.session().preview.enter(id.section(u'/', 1));
}

} // namespace lectograph::editor
