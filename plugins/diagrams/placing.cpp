// SPDX-License-Identifier: GPL-3.0-or-later
#include "placing.h"

#include "base/allowance.h"
#include "base/sentence.h"
#include "forms.h"
#include "kept_layout.h"

#include <algorithm>
#include <utility>

namespace lectograph::diagrams {

using namespace Qt::StringLiterals;
using base::Sentence;
using diagram::Direction;
using diagram::Side;

namespace {

constexpr quint64 workOfLink = 50'000; ///< of its layout, in nanoseconds

bool isUpright(Direction direction)
{
    return direction == Direction::Up || direction == Direction::Down;
}

std::optional<Side> sideNamed(const QString &port)
{
    static const QHash<QString, Side> sides{
        {u"left"_s, Side::Left}, {u"right"_s, Side::Right}, {u"top"_s, Side::Top}, {u"bottom"_s, Side::Bottom}};
    const auto found = sides.find(port);
    return found == sides.end() ? std::nullopt : std::optional(*found);
}

/// A text and the “× N” behind it.
QSizeF sizeWithRepeat(const QSizeF &text, const QSizeF &repeat, double em)
{
    if (repeat.isEmpty())
        return text;
    const double gap = text.isEmpty() ? 0 : 0.5 * em;
    return {text.width() + gap + repeat.width(), std::max(text.height(), repeat.height())};
}

/// Makes the diagram of the engine, and reads its layout.
class Placing
{
public:
    Placing(const Model &model, const Folded &folded, const Texts &texts, const LayoutWishes &wishes)
        : m_model(model), m_folded(folded), m_texts(texts), m_wishes(wishes), m_numbers(model.items.size(), -1)
    {
        const double em = texts.em;
        m_diagram.direction = wishes.direction;
        m_diagram.spacing = {.blocks = 1.1 * em * wishes.spacing,
                             .layers = 1.5 * em * wishes.spacing,
                             .linkBlock = 0.7 * em * wishes.spacing,
                             .links = 0.6 * em * wishes.spacing,
                             .label = 0.3 * em,
                             .tip = 0.4 * em};
        addGroups();
        addBlocks();
        addLinks();
    }

    base::Result<Placed> place(const graph::Context &context)
    {
        base::spend((m_diagram.links.size() + m_diagram.blocks.size()) * workOfLink);
        const auto kept = keptLayout(m_diagram);
        const auto &laidOut = *kept;
        if (!laidOut)
            return base::failure(Sentence::tr("The diagram is too large to be laid out."),
                                 Sentence::tr("Divide it into several, or fold groups."), u"source"_s);
        report(*laidOut, context);
        return read(*laidOut, middleOf(*laidOut));
    }

private:
    int groupAround(int item) const
    {
        const int parent = m_model.item(item).parent;
        return parent < 0 ? -1 : m_numbers[static_cast<std::size_t>(parent)];
    }

    void addGroups()
    {
        // Parents may be written after what they contain.
        std::vector<int> groups;
        for (int i = 0; i < static_cast<int>(m_model.items.size()); ++i) {
            if (m_folded.isShown(i) && !m_folded.isBlock[static_cast<std::size_t>(i)]) {
                m_numbers[static_cast<std::size_t>(i)] = static_cast<int>(groups.size());
                groups.push_back(i);
            }
        }
        for (const int item : groups) {
            const auto at = static_cast<std::size_t>(item);
            diagram::Group group;
            group.parent = groupAround(item);
            group.title = sizeWithRepeat(m_texts.items[at].size, m_texts.repeats[at].size, m_texts.em);
            group.padding = 0.8 * m_texts.em;
            group.direction = m_model.item(item).direction;
            group.offset = offsetOf(item);
            m_diagram.groups.push_back(group);
        }
    }

    std::optional<QPointF> offsetOf(int item) const
    {
        const auto &offset = m_model.item(item).offset;
        return offset ? std::optional(*offset * m_texts.em) : std::nullopt;
    }

    QSizeF sizeOfBlock(int item) const
    {
        const auto at = static_cast<std::size_t>(item);
        const double em = m_texts.em;
        const QSizeF text = sizeWithRepeat(m_texts.items[at].size, m_texts.repeats[at].size, em);
        QSizeF size = sizeAround(m_model.item(item).form, text, em);
        double across = 0;
        double along = 0;
        for (const SetText &port : m_texts.ports[at]) {
            const QSizeF own = isUpright(m_wishes.direction) ? port.size : port.size.transposed();
            across = std::max(across, own.width());
            along = std::max(along, own.height());
        }
        if (across > 0) {
            const double needed = (across + 0.6 * em) * static_cast<double>(m_texts.ports[at].size());
            if (isUpright(m_wishes.direction))
                size = {std::max(size.width(), needed), size.height() + 2 * along};
            else
                size = {size.width() + 2 * along, std::max(size.height(), needed)};
        }
        if (!m_model.item(item).repeat.isEmpty())
            size += QSizeF(2 * cardOffset * em, 2 * cardOffset * em);
        return size;
    }

    void addBlocks()
    {
        for (int i = 0; i < static_cast<int>(m_model.items.size()); ++i) {
            if (!m_folded.isBlock[static_cast<std::size_t>(i)])
                continue;
            const Item &item = m_model.item(i);
            diagram::Block block;
            block.size = sizeOfBlock(i);
            block.group = groupAround(i);
            block.offset = offsetOf(i);
            block.keepsPortOrder = !item.ports.isEmpty();
            block.ports.resize(static_cast<std::size_t>(item.ports.size()));
            m_numbers[static_cast<std::size_t>(i)] = static_cast<int>(m_diagram.blocks.size());
            m_diagram.blocks.push_back(std::move(block));
        }
    }

    Side residualSide() const
    {
        if (isUpright(m_wishes.direction))
            return m_wishes.areResidualsLeft ? Side::Left : Side::Right;
        return m_wishes.areResidualsLeft ? Side::Top : Side::Bottom;
    }

    /// A port at a side that is only for one link.
    int addPort(int block, Side side)
    {
        std::vector<diagram::Port> &ports = m_diagram.blocks[static_cast<std::size_t>(block)].ports;
        ports.push_back({side});
        return static_cast<int>(ports.size()) - 1;
    }

    diagram::End endAt(int shown, int written, const QString &port)
    {
        const int block = m_numbers[static_cast<std::size_t>(shown)];
        if (shown != written || port.isEmpty())
            return {block, -1};
        if (const auto side = sideNamed(port))
            return {block, addPort(block, *side)};
        return {block, static_cast<int>(m_model.item(shown).ports.indexOf(port))};
    }

    void addLinks()
    {
        for (const ShownLink &shown : m_folded.links) {
            const ItemLink &link = m_model.link(shown.index);
            diagram::Link added;
            added.from = endAt(shown.from, link.from, link.fromPort);
            added.to = endAt(shown.to, link.to, link.toPort);
            if (link.isResidual && added.to.port < 0)
                added.to.port = addPort(added.to.block, residualSide());
            added.label = m_texts.links[static_cast<std::size_t>(shown.index)].size;
            m_diagram.links.push_back(added);
        }
    }

    void report(const diagram::Layout &layout, const graph::Context &context) const
    {
        using Kind = diagram::Problem::Kind;
        for (const diagram::Problem &problem : layout.problems) {
            if (problem.link < 0)
                continue;
            const ShownLink &shown = m_folded.links[static_cast<std::size_t>(problem.link)];
            const ItemLink &link = m_model.link(shown.index);
            const QString name = m_model.item(link.from).name + u" → "_s + m_model.item(link.to).name;
            if (problem.kind == Kind::LabelMeets)
                context.warn(Sentence::tr("Line %1: there is no free place for the text of the link “%2”.")
                                 .arg(link.line)
                                 .arg(name));
        }
    }

    double factorFor(const QRectF &bounds) const
    {
        double factor = 1;
        if (m_wishes.maxWidth > 0 && bounds.width() > m_wishes.maxWidth)
            factor = m_wishes.maxWidth / bounds.width();
        if (m_wishes.maxHeight > 0 && bounds.height() * factor > m_wishes.maxHeight)
            factor = m_wishes.maxHeight / bounds.height();
        return factor;
    }

    /// Where it would be without what was moved by hand, so that only that moves.
    QPointF middleOf(const diagram::Layout &layout) const
    {
        diagram::Diagram automatic = m_diagram;
        bool isMoved = false;
        const auto reset = [&](auto &parts) {
            for (auto &part : parts)
                isMoved = std::exchange(part.offset, std::nullopt) || isMoved;
        };
        reset(automatic.blocks);
        reset(automatic.groups);
        if (!isMoved)
            return layout.bounds.center();
        const auto kept = keptLayout(automatic); // the same while a block is dragged
        return *kept ? (*kept)->bounds.center() : layout.bounds.center();
    }

    Placed read(const diagram::Layout &layout, const QPointF &middle) const
    {
        const double factor = factorFor(layout.bounds);
        const auto point = [&](const QPointF &p) { return (p - middle) * factor; };
        const auto rect = [&](const QRectF &r) { return QRectF(point(r.topLeft()), r.size() * factor); };
        Placed placed;
        placed.direction = m_wishes.direction;
        placed.scale = factor;
        placed.items.resize(m_model.items.size());
        placed.links.resize(m_model.links.size());
        for (std::size_t i = 0; i < m_model.items.size(); ++i) {
            if (!m_folded.isShown(static_cast<int>(i)))
                continue;
            const auto number = static_cast<std::size_t>(m_numbers[i]);
            Spot spot;
            spot.scale = factor;
            spot.openness = m_folded.isBlock[i] ? 0 : 1;
            spot.rect = rect(m_folded.isBlock[i] ? layout.blocks[number] : layout.groups[number]);
            spot.title = m_folded.isBlock[i] ? titleInBlock(i, spot) : rect(layout.titles[number]).center();
            placed.items[i] = spot;
        }
        for (std::size_t i = 0; i < m_folded.links.size(); ++i) {
            if (layout.links[i].size() < 2)
                continue;
            const ShownLink &shown = m_folded.links[i];
            Way way;
            way.scale = factor;
            std::ranges::transform(layout.links[i], std::back_inserter(way.points), point);
            way.points.front() = meeting(shown.from, *placed.items[static_cast<std::size_t>(shown.from)],
                                         way.points.front());
            way.points.back() = meeting(shown.to, *placed.items[static_cast<std::size_t>(shown.to)], way.points.back());
            if (!layout.labels[i].isEmpty())
                way.label = rect(layout.labels[i]).center();
            placed.links[static_cast<std::size_t>(shown.index)] = std::move(way);
        }
        for (const auto &[link, shown] : m_folded.merged) {
            auto &way = placed.links[static_cast<std::size_t>(link)];
            way = placed.links[static_cast<std::size_t>(m_folded.links[shown].index)];
            if (way)
                way->opacity = 0;
        }
        return placed;
    }

    QPointF titleInBlock(std::size_t item, const Spot &spot) const
    {
        QPointF middle = spot.rect.center();
        const double card = m_model.items[item].repeat.isEmpty() ? 0 : cardOffset * m_texts.em * spot.scale;
        middle -= QPointF(card, card);
        if (m_model.items[item].form == Form::Cylinder)
            middle.ry() -= 0.2 * m_texts.em * spot.scale;
        return middle;
    }

    QPointF meeting(int item, const Spot &spot, const QPointF &end) const
    {
        return atOutline(m_model.item(item).form, spot.rect, end);
    }

    const Model &m_model;
    const Folded &m_folded;
    const Texts &m_texts;
    const LayoutWishes &m_wishes;
    std::vector<int> m_numbers; ///< of the items, as blocks or as groups
    diagram::Diagram m_diagram;
};

} // namespace

base::Result<Placed> placed(const Model &model, const Folded &folded, const Texts &texts, const LayoutWishes &wishes,
                            const graph::Context &context)
{
    return Placing(model, folded, texts, wishes).place(context);
}

} // namespace lectograph::diagrams
