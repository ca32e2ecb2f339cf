// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/stage/entryparts.h"

namespace lectograph::editor {

using namespace Qt::StringLiterals;

namespace {

class EntryPartSearch
{
public:
    EntryPartSearch(const Projection &by, bool isPinned) : m_by(by), m_isPinned(isPinned) {}

    void search(const shape::Part &group, const base::Transform &place, const QString &prefix)
    {
        for (const shape::Shape &part : group.children) {
            if (part->hidden)
                continue;
            const base::Transform ofPart = place * part->placement;
            if (part->name == "entries"_L1)
                addEntries(*part, ofPart, prefix + u"entries/"_s);
            else if (part->image && part->name == "cells"_L1)
                m_parts.images.push_back({prefix, m_by.corners(unitSquare, ofPart, m_isPinned)});
            else if (!part->children.empty())
                search(*part, ofPart, prefix + part->name + u'/');
        }
    }

    EntryParts takeParts() { return std::move(m_parts); }

private:
    void addEntries(const shape::Part &group, const base::Transform &place, const QString &prefix)
    {
        for (const shape::Shape &row : group.children) {
            const base::Transform ofRow = place * row->placement;
            for (const shape::Shape &entry : row->children) {
                if (!row->hidden && !entry->hidden && !entry.bounds().isEmpty())
                    m_parts.entries.push_back(
                        {prefix + row->name + u'/' + entry->name, m_by.corners(entry.bounds(), ofRow, m_isPinned)});
            }
        }
    }

    static constexpr base::Box unitSquare{{-0.5, -0.5, 0}, {0.5, 0.5, 0}};

    const Projection &m_by;
    bool m_isPinned;
    EntryParts m_parts;
};

} // namespace

EntryParts entryParts(const Actor &actor, const Projection &by)
{
    EntryPartSearch search(by, actor.isPinned);
    search.search(*actor.shape, actor.shape->placement, {});
    return search.takeParts();
}

} // namespace lectograph::editor
