// SPDX-License-Identifier: GPL-3.0-or-later
#include "drawing.h"

#include "blocks/style.h"
#include "forms.h"
#include "lines.h"
#include "shape/layout.h"

#include <algorithm>
#include <cmath>

namespace lectograph::diagrams {

using namespace Qt::StringLiterals;
using base::Color;
using shape::Shape;

namespace {

/// How far along the flow a point is.
double progressOf(const QPointF &point, diagram::Direction direction)
{
    switch (direction) {
    case diagram::Direction::Up: return point.y();
    case diagram::Direction::Down: return -point.y();
    case diagram::Direction::Left: return -point.x();
    default: return point.x();
    }
}

/// An item or a link, in the order in which a diagram comes to be.
struct Element
{
    bool isLink = false;
    std::size_t index = 0;
    double key = 0;
};

/// Along the flow: each block after the links that lead to it, each group with the first of its blocks.
std::vector<Element> inFlow(const Model &model, const Placed &placed)
{
    constexpr double before = 1e-4;
    std::vector<Element> elements;
    std::vector<double> keys(model.items.size(), std::numeric_limits<double>::infinity());
    for (std::size_t i = model.items.size(); i-- > 0;) {
        if (!placed.items[i])
            continue;
        keys[i] = std::min(keys[i],
                           placed.items[i]->openness > 0
                               ? std::numeric_limits<double>::infinity()
                               : progressOf(placed.items[i]->rect.center(), placed.direction));
        double key = keys[i] - 2 * before;
        for (int at = model.items[i].parent; at >= 0; at = model.item(at).parent, key -= before)
            keys[static_cast<std::size_t>(at)] = std::min(keys[static_cast<std::size_t>(at)], key);
    }
    for (std::size_t i = 0; i < model.items.size(); ++i) {
        if (placed.items[i])
            elements.push_back({false, i, keys[i]});
    }
    for (std::size_t i = 0; i < model.links.size(); ++i) {
        if (!placed.links[i] || placed.links[i]->opacity <= 0)
            continue;
        const double from = progressOf(placed.links[i]->points.front(), placed.direction);
        const double to = progressOf(placed.links[i]->points.back(), placed.direction);
        elements.push_back({true, i, to > from ? to : from + before});
    }
    std::ranges::stable_sort(elements, {}, &Element::key);
    return elements;
}

/// Draws the elements one after the other into the groups of their kinds.
class Drawing
{
public:
    Drawing(const Model &model, const Placed &placed, const Texts &texts, const TensorShapes &tensors,
            const Emphasis &emphasis, const DiagramLook &look, const graph::Context &context)
        : m_model(model),
          m_placed(placed),
          m_texts(texts),
          m_tensors(tensors),
          m_emphasis(emphasis),
          m_look(look),
          m_context(context),
          m_names(linkNames(model)),
          m_hops(hopsOf(model, placed)),
          m_hasEmphasis(!emphasis.isEmpty())
    {}

    std::vector<Shape> draw()
    {
        const std::vector<Element> elements = inFlow(m_model, m_placed);
        constexpr double overlap = 2; // elements that come at the same time
        const double steps = static_cast<double>(elements.size()) + overlap - 1;
        for (std::size_t i = 0; i < elements.size(); ++i) {
            const double share = std::clamp((m_look.build * steps - static_cast<double>(i)) / overlap, 0.0, 1.0);
            if (elements[i].isLink)
                drawLink(elements[i].index, share);
            else
                drawItem(elements[i].index, share);
        }
        return {shape::group(std::move(m_groups), u"groups"_s), shape::group(std::move(m_links), u"links"_s),
                shape::group(std::move(m_blocks), u"blocks"_s), shape::group(std::move(m_labels), u"labels"_s)};
    }

private:
    double opacityOf(bool isMarked) const
    {
        return m_hasEmphasis && !isMarked ? std::lerp(1.0, m_look.dimmed, m_look.highlightShare) : 1;
    }
    double markOf(bool isMarked) const { return isMarked ? m_look.highlightShare : 0; }

    std::optional<Color> ownColor(const Item &item) const
    {
        QString written = m_model.itemColors.value(item.name);
        if (written.isEmpty())
            written = m_model.classColors.value(item.className, item.className);
        if (written.isEmpty())
            return std::nullopt;
        const auto color = base::parseColor(written, m_context.setting.colors);
        return color ? std::optional(*color) : std::nullopt;
    }

    shape::Style blockStyle(std::size_t index) const
    {
        const Item &item = m_model.items[index];
        shape::Style style = blocks::lineStyle(m_look.stroke, m_look.strokeWidth, m_context.setting);
        style.fill = m_look.fill.withAlpha(m_look.fillOpacity);
        if (const auto own = ownColor(item)) {
            style.fill = base::mix(m_look.background, *own, 0.3).withAlpha(m_look.fillOpacity);
            style.stroke = *own;
        }
        if (m_tensors.isWrong[index])
            style.stroke = m_look.wrong;
        const double mark = markOf(m_emphasis.items[index]);
        style.stroke = base::mix(style.stroke, m_look.highlight, mark);
        style.strokeWidth *= 1 + 0.75 * std::max(mark, m_tensors.isWrong[index] ? 1.0 : 0.0);
        return style;
    }

    /// Between the style of a folded group and that of its frame.
    shape::Style frameStyle(std::size_t index, double openness) const
    {
        const shape::Style block = blockStyle(index);
        shape::Style style = block;
        style.fill = base::mix(block.fill, block.stroke.withAlpha(0.08 * m_look.fillOpacity), openness);
        style.stroke.a *= static_cast<float>(std::lerp(1.0, 0.7, openness));
        return style;
    }

    void drawItem(std::size_t index, double share)
    {
        const Spot &spot = *m_placed.items[index];
        const Item &item = m_model.items[index];
        const bool isGroup = item.isGroup;
        const QPointF middle = spot.rect.center();
        std::vector<Shape> parts;
        const double card = item.repeat.isEmpty() ? 0 : cardOffset * m_texts.em * spot.scale * (1 - spot.openness);
        const QSizeF size = spot.rect.size() - QSizeF(2 * card, 2 * card);
        const Form form = isGroup ? Form::Box : item.form;
        const shape::Path outline = outlineOf(form, size, m_look.corner * spot.scale);
        const shape::Style style = isGroup ? frameStyle(index, spot.openness) : blockStyle(index);
        if (!outline.isEmpty()) {
            for (int back = 2; back > 0 && card > 0; --back)
                parts.push_back(shape::shifted(shape::leaf(outline, style, u"card%1"_s.arg(back)),
                                               {card * (back - 1), card * (back - 1), 0}));
            parts.push_back(shape::shifted(shape::leaf(outline, style, u"box"_s), {-card, -card, 0}));
        }
        if (const shape::Path detail = detailOf(form, size); !detail.isEmpty()) {
            shape::Style line = style;
            line.fill.a = 0;
            parts.push_back(shape::shifted(shape::leaf(detail, line, u"sign"_s), {-card, -card, 0}));
        }
        addTexts(index, spot, middle, parts);
        Shape whole = shape::group(std::move(parts), partName(item.name));
        const double grown = 0.85 + 0.15 * share;
        whole = shape::transformed(whole, base::Transform::scaling(grown, grown));
        whole = shape::shifted(whole, {middle.x(), middle.y(), 0}).edited([&](shape::Part &part) {
            part.opacity = spot.opacity * share * opacityOf(m_emphasis.items[index]);
            if (!item.className.isEmpty())
                part.tags = {item.className};
        });
        (isGroup ? m_groups : m_blocks).push_back(std::move(whole));
    }

    /// The text and “× N” behind it, with their common middle where the title of the spot is.
    void addTexts(std::size_t index, const Spot &spot, const QPointF &middle, std::vector<Shape> &parts) const
    {
        const SetText &text = m_texts.items[index];
        const SetText &repeat = m_texts.repeats[index];
        const double gap = text.isEmpty() || repeat.isEmpty() ? 0 : 0.5 * m_texts.em * spot.scale;
        const double width = (text.size.width() + repeat.size.width()) * spot.scale + gap;
        const base::Transform scale = base::Transform::scaling(spot.scale, spot.scale);
        const QPointF at = spot.title - middle;
        const auto add = [&](const SetText &set, double x, const QString &name) {
            if (set.isEmpty())
                return;
            parts.push_back(
                shape::shifted(shape::transformed(set.shape, scale), {x, at.y(), 0}).edited([&](shape::Part &part) {
                    part.name = name;
                }));
        };
        add(text, at.x() - width / 2 + text.size.width() * spot.scale / 2, u"label"_s);
        add(repeat, at.x() + width / 2 - repeat.size.width() * spot.scale / 2, u"times"_s);
        addPorts(index, spot, middle, parts);
    }

    /// The names of ports inside of a block, where the links are.
    void addPorts(std::size_t index, const Spot &spot, const QPointF &middle, std::vector<Shape> &parts) const
    {
        const Item &item = m_model.items[index];
        for (std::size_t i = 0; i < m_model.links.size(); ++i) {
            const ItemLink &link = m_model.links[i];
            const auto &way = m_placed.links[i];
            const bool isEnd = link.to == static_cast<int>(index);
            const qsizetype port = !way || (!isEnd && link.from != static_cast<int>(index))
                ? -1
                : item.ports.indexOf(isEnd ? link.toPort : link.fromPort);
            if (port < 0)
                continue;
            const SetText &text = m_texts.ports[index][static_cast<std::size_t>(port)];
            const QPointF end = isEnd ? way->points.back() : way->points.front();
            const QString name = u"port "_s + partName(item.ports[port]);
            if (text.isEmpty() || std::ranges::any_of(parts, [&](const Shape &part) { return part->name == name; }))
                continue;
            const QPointF at = portPlace(end, text, spot) - middle;
            parts.push_back(
                shape::shifted(shape::transformed(text.shape, base::Transform::scaling(spot.scale, spot.scale)),
                               {at.x(), at.y(), 0})
                    .edited([&](shape::Part &part) { part.name = name; }));
        }
    }

    QPointF portPlace(const QPointF &end, const SetText &text, const Spot &spot) const
    {
        const double gap = 0.15 * m_texts.em * spot.scale;
        const double up = text.size.height() / 2 * spot.scale + gap;
        const double across = text.size.width() / 2 * spot.scale + gap;
        if (std::abs(end.y() - spot.rect.top()) < 1e-6)
            return end + QPointF(0, up);
        if (std::abs(end.y() - spot.rect.bottom()) < 1e-6)
            return end - QPointF(0, up);
        return end + QPointF(end.x() < spot.rect.center().x() ? across : -across, 0);
    }

    void drawLink(std::size_t index, double share)
    {
        const ItemLink &link = m_model.links[index];
        const Way &way = *m_placed.links[index];
        if (link.stroke == Stroke::Hidden)
            return;
        const bool isMarked = m_emphasis.links[index];
        const double mark = markOf(isMarked);
        const double em = m_texts.em * way.scale;
        LineLook look;
        const double width = m_look.lineWidth * (link.stroke == Stroke::Thick ? 1.8 : 1) * (1 + 0.5 * mark);
        look.style = blocks::lineStyle(base::mix(m_look.line, m_look.highlight, mark), width, m_context.setting);
        look.style.join = shape::Join::Round;
        look.corner = m_look.linkCorner * way.scale;
        look.tip = (0.3 * em + 0.03 * width) * (link.stroke == Stroke::Thick ? 1.2 : 1);
        look.hop = 0.22 * em;
        look.dash = link.stroke == Stroke::Dashed ? 0.3 * em : 0;
        const double pale = link.stroke == Stroke::Pale ? std::lerp(0.25, 1.0, mark) : 1;
        const double opacity = way.opacity * opacityOf(isMarked) * pale;
        constexpr double shortest = 1e-4;
        m_links.push_back(shape::group(drawnLink(link, way, m_hops[index], look, std::max(share, shortest)),
                                       m_names[static_cast<qsizetype>(index)])
                              .edited([&](shape::Part &part) { part.opacity = share > 0 ? opacity : 0; }));
        drawLabel(index, way, share * way.opacity * opacityOf(isMarked));
    }

    void drawLabel(std::size_t index, const Way &way, double opacity)
    {
        const SetText &text = m_texts.links[index];
        if (text.isEmpty() || !way.label)
            return;
        const Shape label = shape::transformed(text.shape, base::Transform::scaling(way.scale, way.scale));
        m_labels.push_back(shape::shifted(label, {way.label->x(), way.label->y(), 0}).edited([&](shape::Part &part) {
            part.name = m_names[static_cast<qsizetype>(index)];
            part.opacity = opacity;
        }));
    }

    const Model &m_model;
    const Placed &m_placed;
    const Texts &m_texts;
    const TensorShapes &m_tensors;
    const Emphasis &m_emphasis;
    const DiagramLook &m_look;
    const graph::Context &m_context;
    QStringList m_names;
    std::vector<std::vector<QPointF>> m_hops;
    bool m_hasEmphasis;
    std::vector<Shape> m_groups;
    std::vector<Shape> m_links;
    std::vector<Shape> m_labels;
    std::vector<Shape> m_blocks;
};

} // namespace

std::vector<Shape> drawnDiagram(const Model &model, const Placed &placed, const Texts &texts,
                                const TensorShapes &tensors, const Emphasis &emphasis, const DiagramLook &look,
                                const graph::Context &context)
{
    return Drawing(model, placed, texts, tensors, emphasis, look, context).draw();
}

} // namespace lectograph::diagrams
