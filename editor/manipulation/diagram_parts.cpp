// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/manipulation/diagram_parts.h"

#include "editor/manipulation/leaves.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace lectograph::editor {

using namespace Qt::StringLiterals;

namespace {

constexpr double linkReach = 7; // pixels from its line

const shape::Part *childOf(const shape::Part &part, QLatin1StringView name)
{
    const auto found = std::ranges::find_if(part.children,
                                            [&](const shape::Shape &child) { return child->name == name; });
    return found == part.children.end() ? nullptr : &**found;
}

double distanceTo(const QPainterPath &line, const QPointF &at)
{
    double nearest = std::numeric_limits<double>::infinity();
    for (const QPolygonF &polygon : line.toSubpathPolygons()) {
        for (qsizetype i = 1; i < polygon.size(); ++i)
            nearest = std::min(nearest, distanceToSegment(at, polygon.at(i - 1), polygon.at(i)));
    }
    return nearest;
}

/// Reads the shape of a diagram.
class DiagramReader
{
public:
    DiagramReader(const Projection &by, bool isPinned) : m_by(by), m_isPinned(isPinned) {}

    DiagramParts read(const shape::Part &root)
    {
        using Kind = DiagramPart::Kind;
        const base::Transform &place = root.placement;
        for (const auto &[group, kind] : {std::pair("groups"_L1, Kind::Group), std::pair("links"_L1, Kind::Link),
                                          std::pair("blocks"_L1, Kind::Block)}) {
            if (const shape::Part *parts = childOf(root, group)) {
                for (const shape::Shape &part : parts->children)
                    add(*part, place * parts->placement * part->placement, kind, QString(group) + u'/' + part->name);
            }
        }
        if (const shape::Part *labels = childOf(root, "labels"_L1)) {
            for (const shape::Shape &label : labels->children)
                addLabel(*label, place * labels->placement * label->placement);
        }
        return std::move(m_result);
    }

private:
    QRectF rectOf(const base::Box &box, const base::Transform &place) const
    {
        return m_by.corners(box, place, m_isPinned).boundingRect();
    }

    static base::Box boundsIn(const shape::Part &part)
    {
        shape::Part own = part;
        own.placement = {};
        return shape::Shape(std::move(own)).bounds();
    }

    void add(const shape::Part &part, const base::Transform &place, DiagramPart::Kind kind, const QString &path)
    {
        if (part.hidden || part.opacity <= 0)
            return;
        DiagramPart read{.kind = kind, .path = path, .name = part.name};
        if (kind == DiagramPart::Kind::Link) {
            const shape::Part *line = childOf(part, "line"_L1);
            if (!line || line->path.isEmpty())
                return;
            read.line = projected(line->path, place * line->placement, m_by, m_isPinned);
            read.rect = read.line.boundingRect();
        } else {
            const shape::Part *box = childOf(part, "box"_L1);
            read.rect = box ? rectOf(boundsIn(*box), place * box->placement) : rectOf(boundsIn(part), place);
            if (const shape::Part *text = childOf(part, "label"_L1))
                readText(*text, place * text->placement, read);
        }
        m_result.all.push_back(std::move(read));
    }

    void readText(const shape::Part &text, const base::Transform &place, DiagramPart &read)
    {
        read.words = rectOf(boundsIn(text), place);
        if (m_result.em > 0)
            return;
        for (const shape::Shape &glyph : text.children) { // glyphs are drawn in ems
            eachLeaf(glyph, place, 1, {}, [this](const Leaf &leaf) {
                if (m_result.em <= 0 && !leaf.part.path.isEmpty())
                    m_result.em = base::length(leaf.place.x);
            });
        }
    }

    void addLabel(const shape::Part &label, const base::Transform &place)
    {
        for (DiagramPart &part : m_result.all) {
            if (part.isLink() && part.name == label.name)
                part.words = rectOf(boundsIn(label), place);
        }
    }

    const Projection &m_by;
    bool m_isPinned;
    DiagramParts m_result;
};

} // namespace

const DiagramPart *DiagramParts::find(const QString &path) const
{
    const auto found = std::ranges::find(all, path, &DiagramPart::path);
    return path.isEmpty() || found == all.end() ? nullptr : &*found;
}

const DiagramPart *DiagramParts::linkUnder(const QPointF &at) const
{
    const DiagramPart *nearest = nullptr;
    double least = linkReach;
    for (const DiagramPart &part : all) {
        if (!part.isLink() || !part.rect.adjusted(-linkReach, -linkReach, linkReach, linkReach).contains(at))
            continue;
        if (const double distance = distanceTo(part.line, at); distance < least) {
            least = distance;
            nearest = &part;
        }
    }
    return nearest;
}

const DiagramPart *DiagramParts::under(const QPointF &at) const
{
    const auto smallest = [&](DiagramPart::Kind kind) {
        const DiagramPart *found = nullptr;
        for (const DiagramPart &part : all) {
            const auto area = [](const QRectF &rect) { return rect.width() * rect.height(); };
            if (part.kind == kind && part.rect.contains(at) && (!found || area(part.rect) < area(found->rect)))
                found = &part;
        }
        return found;
    };
    if (const DiagramPart *block = smallest(DiagramPart::Kind::Block))
        return block;
    if (const DiagramPart *link = linkUnder(at))
        return link;
    for (const DiagramPart &part : all) {
        if (part.isLink() && part.words.contains(at))
            return &part;
    }
    return smallest(DiagramPart::Kind::Group);
}

const DiagramPart *DiagramParts::beside(const DiagramPart &part, const QPointF &way) const
{
    const DiagramPart *best = nullptr;
    double least = std::numeric_limits<double>::infinity();
    const QPointF from = part.middle();
    for (const DiagramPart &other : all) {
        const bool isAround = other.kind == DiagramPart::Kind::Group && other.rect.contains(from);
        if (other.isLink() || &other == &part || isAround)
            continue;
        const QPointF by = other.middle() - from;
        const double along = QPointF::dotProduct(by, way);
        const double aside = std::abs(by.x() * way.y() - by.y() * way.x());
        if (along < 1 || aside > 3 * along)
            continue;
        if (const double cost = along + 2 * aside; cost < least) {
            least = cost;
            best = &other;
        }
    }
    return best;
}

DiagramParts diagramParts(const Actor &actor, const Projection &by)
{
    return DiagramReader(by, actor.isPinned).read(*actor.shape);
}

} // namespace lectograph::editor
