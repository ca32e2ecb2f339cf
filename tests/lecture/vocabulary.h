// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "graph/row.h"
#include "shape/outlines.h"
#include "timeline/animation.h"
#include "typeset/formula.h"
#include "typeset/text.h"

namespace lectograph::lecture {

inline void addTo(timeline::Registry &registry, graph::NodeType type)
{
    if (const auto added = registry.nodes.add(std::move(type)); !added)
        qFatal("%s", qPrintable(added.error().text()));
}

inline const std::vector<graph::PortSpec> shapeOut{{.key = "shape", .type = graph::ValueType::Shape}};

/// A few blocks and animations, one per kind of possible problem.
inline timeline::Registry wordlessVocabulary()
{
    using namespace Qt::StringLiterals;
    using base::Result;
    using graph::Context;
    using graph::Inputs;
    using graph::Outputs;
    using graph::ValueType;
    timeline::Registry registry;
    const auto add = [&](graph::NodeType type) { addTo(registry, std::move(type)); };
    add({.id = u"test.circle"_s,
         .version = 2,
         .properties = {row::number("radius", 1).atLeast(0), row::color("color", "#FFFFFF"), row::shape("inside")},
         .outputs = shapeOut,
         .placed = true,
         .evaluate = [](const Inputs &in, const Context &) -> Result<Outputs> {
             if (in.number("radius") == 13)
                 return base::failure(u"A circle of 13 brings bad luck."_s, u"Choose another radius."_s);
             return Outputs{shape::leaf(shape::circle(in.number("radius")), {})};
         }});
    add({.id = u"test.image"_s,
         .properties = {row::asset("file")},
         .outputs = shapeOut,
         .placed = true,
         .evaluate = [](const Inputs &in, const Context &context) -> Result<Outputs> {
             return context.setting.asset(in.text("file")).map([](const QByteArray &) {
                 return Outputs{shape::leaf(shape::circle(1), {})};
             });
         }});
    add({.id = u"test.number"_s,
         .properties = {row::number("value", 1)},
         .outputs = {{.key = "number", .type = ValueType::Number}},
         .evaluate = [](const Inputs &in, const Context &) -> Result<Outputs> { return Outputs{in.number("value")}; }});
    add({.id = u"test.matrix"_s,
         .properties = {row::matrix("values", {{1}}, "")},
         .outputs = {{.key = "tensor", .type = ValueType::Tensor}},
         .evaluate = [](const Inputs &in, const Context &) -> Result<Outputs> {
             return Outputs{in.tensor("values")};
         }});

    const auto play = [&](timeline::AnimationType type) {
        if (const auto added = registry.animations.add(std::move(type)); !added)
            qFatal("%s", qPrintable(added.error().text()));
    };
    play({.id = u"test.fade"_s,
          .properties = {row::number("opacity", 0).between(0, 1), row::text("caption", ""), row::shape("like")},
          .channels = timeline::Look,
          .apply = [](const shape::Shape &before, const timeline::Progress &, const timeline::Cue &) {
              return Result<shape::Shape>(before);
          }});
    return registry;
}

/// The same plus blocks that typeset.
inline timeline::Registry vocabulary()
{
    using namespace Qt::StringLiterals;
    using base::Result;
    using graph::Context;
    using graph::Inputs;
    using graph::Outputs;
    using graph::ValueType;
    timeline::Registry registry = wordlessVocabulary();
    addTo(registry,
          {.id = u"test.text"_s,
           .properties = {row::text("text", "Text"), row::text("font", "")},
           .outputs = shapeOut,
           .placed = true,
           .evaluate = [](const Inputs &in, const Context &context) -> Result<Outputs> {
               typeset::TextStyle style;
               style.language = context.setting.language();
               style.family = in.text("font").isEmpty() ? context.setting.font : in.text("font");
               const typeset::Typeset made = typeset::text(in.text("text"), style);
               for (const QString &warning : made.warnings)
                   context.warn(warning);
               return Outputs{made.shape};
           }});
    addTo(registry,
          {.id = u"test.formula"_s,
           .properties = {row::text("formula", "x")},
           .outputs = shapeOut,
           .placed = true,
           .evaluate = [](const Inputs &in, const Context &) -> Result<Outputs> {
               return typeset::formula(in.text("formula"), {}).map([](const typeset::Typeset &made) {
                   return Outputs{made.shape};
               });
           }});
    return registry;
}

} // namespace lectograph::lecture
