// SPDX-License-Identifier: GPL-3.0-or-later
#include "timeline/units.h"

#include <algorithm>
#include <span>

namespace lectograph::timeline {

using base::Transform;
using shape::IndexPath;
using shape::Part;
using shape::Shape;

int unitCount(const Shape &shape, const std::vector<IndexPath> &targets, Over over)
{
    int count = 0;
    for (const IndexPath &path : targets) {
        const Shape part = shape::partAt(shape, path);
        count += over == Over::Leaves ? part.leafCount()
            : over == Over::Children  ? std::max(1, static_cast<int>(part->children.size()))
                                      : 1;
    }
    return count;
}

namespace {

class Walk
{
public:
    Walk(Over over, bool inSpace, const std::function<void(Part &)> &prepare, const UnitEdit &edit)
        : m_over(over), m_inSpace(inSpace), m_prepare(prepare), m_edit(edit)
    {}

    /// `paths`: the paths that lead through this part, with the first `depth` steps taken.
    Shape editedAlong(const Shape &shape, std::span<const IndexPath> paths, std::size_t depth, const Transform &space)
    {
        if (paths.front().size() == depth)
            return target(shape, space);
        return shape.edited([&](Part &part) {
            const Transform inner = space * part.placement;
            while (!paths.empty()) {
                const int child = paths.front()[depth];
                std::size_t same = 1;
                while (same < paths.size() && paths[same][depth] == child)
                    ++same;
                Shape &place = part.children[static_cast<std::size_t>(child)];
                place = editedAlong(place, paths.first(same), depth + 1, inner);
                paths = paths.subspan(same);
            }
        });
    }

private:
    Shape target(const Shape &shape, const Transform &space)
    {
        if (m_over == Over::Children && !shape->children.empty()) {
            return shape.edited([&](Part &part) {
                m_prepare(part);
                const Transform inner = space * part.placement;
                for (Shape &child : part.children)
                    child = unit(child, inner);
            });
        }
        const Shape prepared = shape.edited(m_prepare);
        return m_over == Over::Leaves ? leaves(prepared, space) : unit(prepared, space);
    }

    Shape leaves(const Shape &shape, const Transform &space)
    {
        if (shape->children.empty())
            return shape::isLeaf(*shape) ? unit(shape, space) : shape;
        const Transform inner = space * shape->placement;
        std::vector<Shape> children;
        children.reserve(shape->children.size());
        // A part with both a path and children is a unit of its own, without the children.
        Shape root = shape;
        if (shape::isLeaf(*shape))
            root = unit(shape.edited([](Part &part) { part.children.clear(); }), space);
        for (const Shape &child : shape->children)
            children.push_back(leaves(child, inner));
        return root.edited([&](Part &part) { part.children = std::move(children); });
    }

    Shape unit(const Shape &shape, const Transform &space)
    {
        const int index = m_next++;
        if (!m_inSpace || space.isIdentity())
            return m_edit(shape, index);
        const Shape seen = shape::transformed(shape, space);
        const Shape edited = m_edit(seen, index);
        if (edited.isSame(seen))
            return shape;
        if (edited->placement == seen->placement) // kept exactly, without a round trip through the inverse
            return edited.edited([&](Part &part) { part.placement = shape->placement; });
        return shape::transformed(edited, space.inverted());
    }

    Over m_over;
    bool m_inSpace;
    const std::function<void(Part &)> &m_prepare;
    const UnitEdit &m_edit;
    int m_next = 0;
};

} // namespace

Shape withUnits(const Shape &shape, const std::vector<IndexPath> &targets, Over over, bool inSpace,
                const std::function<void(Part &)> &prepare, const UnitEdit &edit)
{
    if (targets.empty())
        return shape;
    return Walk(over, inSpace, prepare, edit).editedAlong(shape, targets, 0, {});
}

Wholes phrasesIn(const Shape &shape, const shape::Pattern &pattern)
{
    const auto &segments = pattern.segments();
    if (segments.empty() || segments.back().kind != shape::Pattern::Segment::Kind::Phrase)
        return {};
    constexpr QLatin1StringView every("#*");
    const QString &text = pattern.text();
    Wholes phrases;
    if (!text.endsWith(every)) {
        if (auto found = shape::select(shape, pattern))
            phrases.push_back(std::move(*found));
        return phrases;
    }
    const QString one = text.chopped(every.size());
    while (auto found = shape::select(shape, one + u'#' + QString::number(phrases.size() + 1)))
        phrases.push_back(std::move(*found));
    return phrases;
}

namespace {

std::optional<Shape> withWhole(const Shape &shape, const std::vector<IndexPath> &targets, bool staysInForm,
                               const std::function<void(Part &)> &prepare,
                               const std::function<Shape(const Shape &group)> &edit)
{
    std::vector<Shape> seen;
    withUnits(shape, targets, Over::Whole, true, prepare, [&](const Shape &unit, int) {
        seen.push_back(unit);
        return unit;
    });
    const Shape group = edit(shape::group(seen));
    const std::vector<Shape> &made = group->children;
    const auto isKept = [&](const Shape &before, const Shape &after) {
        return staysInForm ? before.isSame(after) : before->name == after->name;
    };
    if (made.size() < seen.size() || !std::equal(seen.begin(), seen.end(), made.begin(), isKept))
        return std::nullopt;
    const bool isMoved = !group->placement.isIdentity() || group->opacity != 1;
    const Shape changed = withUnits(shape, targets, Over::Whole, true, prepare, [&](const Shape &, int index) {
        const Shape &unit = made[static_cast<std::size_t>(index)];
        return !isMoved
            ? unit
            : shape::transformed(unit, group->placement).edited([&](Part &part) { part.opacity *= group->opacity; });
    });
    if (made.size() == seen.size())
        return changed;
    return changed.edited([&](Part &part) {
        for (std::size_t i = seen.size(); i < made.size(); ++i)
            part.children.push_back(shape::transformed(made[i], part.placement.inverted() * group->placement));
    });
}

} // namespace

std::optional<Shape> withWholes(const Shape &shape, const Wholes &wholes, bool staysInForm,
                                const std::function<void(Part &)> &prepare, const UnitEdit &edit)
{
    std::optional<Shape> changed = shape;
    for (int i = 0; changed && i < static_cast<int>(wholes.size()); ++i)
        changed = withWhole(*changed, wholes[static_cast<std::size_t>(i)], staysInForm, prepare,
                            [&](const Shape &group) { return edit(group, i); });
    return changed;
}

} // namespace lectograph::timeline
