// SPDX-License-Identifier: GPL-3.0-or-later
#include "texts.h"

#include "blocks/label.h"
#include "shape/layout.h"
#include "typeset/formula.h"

namespace lectograph::diagrams {

using namespace Qt::StringLiterals;
using graph::Context;
using graph::Inputs;
using shape::Shape;

namespace {

/// Sizes of the small texts, as shares of that in blocks.
constexpr double labelShare = 0.8;
constexpr double portShare = 0.7;

/// A long text in lines of about equal length.
typeset::TextStyle wrappedStyle(typeset::TextStyle style, const QString &text)
{
    constexpr double broadest = 12; // ems
    if (text.size() > 20 && !text.contains(u'\n'))
        style.wrapWidth = broadest * style.em;
    return style;
}

QString linkText(const ItemLink &link, const std::optional<QStringList> &dims)
{
    QStringList lines;
    if (!link.label.isEmpty())
        lines.append(link.label);
    if (dims)
        lines.append(writtenDims(*dims));
    return lines.join(u'\n');
}

bool isSign(const Item &item)
{
    return item.form == Form::Plus || item.form == Form::Times;
}

} // namespace

SetText setText(const QString &text, double size, const base::Color &color, const Context &context)
{
    if (text.trimmed().isEmpty())
        return {};
    const typeset::TextStyle style = wrappedStyle(blocks::textStyle(size, color, context), text);
    base::Result<typeset::Typeset> set = typeset::mixed(text, style);
    if (!set) {
        context.fail(base::within(u"source"_s, set.error()).value());
        set = typeset::text(text, style);
    }
    for (const QString &warning : set->warnings)
        context.warn(warning);
    // As high as its lines are, so that blocks of a row are equally high whatever their letters.
    const base::Box box = shape::lineBox(set->shape);
    const base::Box ink = set->shape.bounds();
    const double middle = shape::textLinesOf(set->shape) ? shape::textLinesOf(set->shape)->centre() : ink.centre().y;
    return {shape::shifted(set->shape, {-ink.centre().x, -middle, 0}), {box.width(), box.height()}};
}

Texts textsOf(const Model &model, const TensorShapes &shapes, const Inputs &in, const Context &context)
{
    const double size = in.number("size");
    const base::Color ink = in.color("labelColour");
    const base::Color small = in.color("linkColour");
    Texts texts;
    texts.em = typeset::emForSize(size, context.setting.dialect);
    for (const Item &item : model.items) {
        const QString text = item.label.isEmpty() && !item.isGroup ? item.name : item.label;
        const QString title = item.isGroup && item.label.isEmpty() ? item.name : text;
        texts.items.push_back(isSign(item) ? SetText{} : setText(title, size, ink, context));
        texts.repeats.push_back(item.repeat.isEmpty() ? SetText{}
                                                      : setText(u"× "_s + item.repeat, size, small, context));
        std::vector<SetText> ports;
        for (const QString &port : item.ports)
            ports.push_back(setText(port, size * portShare, small, context));
        texts.ports.push_back(std::move(ports));
    }
    for (std::size_t i = 0; i < model.links.size(); ++i) {
        const auto &dims = in.boolean("showShapes") ? shapes.ofLinks[i] : std::optional<QStringList>();
        const bool isHidden = model.links[i].stroke == Stroke::Hidden;
        texts.links.push_back(isHidden ? SetText{}
                                       : setText(linkText(model.links[i], dims), size * labelShare, small, context));
    }
    return texts;
}

} // namespace lectograph::diagrams
