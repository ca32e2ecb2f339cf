// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

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
         .properties = {{.key = "radius", .type = ValueType::Number, .preset = "1", .min = 0},
                        {.key = "color", .type = ValueType::Color, .preset = "\"#FFFFFF\""},
                        {.key = "inside", .type = ValueType::Shape}},
         .outputs = shapeOut,
         .placed = true,
         .evaluate = [](const Inputs &in, const Context &) -> Result<Outputs> {
             if (in.number("radius") == 13)
                 return base::failure(u"A circle of 13 brings bad luck."_s, u"Choose another radius."_s);
             return Outputs{shape::leaf(shape::circle(in.number("radius")), {})};
         }});
    add({.id = u"test.image"_s,
         .properties = {{.key = "file", .type = ValueType::Asset, .preset = "\"\""}},
         .outputs = shapeOut,
         .placed = true,
         .evaluate = [](const Inputs &in, const Context &context) -> Result<Outputs> {
             return context.setting.asset(in.text("file")).map([](const QByteArray &) {
                 return Outputs{shape::leaf(shape::circle(1), {})};
             });
         }});
    add({.id = u"test.number"_s,
         .properties = {{.key = "value", .type = ValueType::Number, .preset = "1"}},
         .outputs = {{.key = "number", .type = ValueType::Number}},
         .evaluate = [](const Inputs &in, const Context &) -> Result<Outputs> { return Outputs{in.number("value")}; }});
    add({.id = u"test.matrix"_s,
         .properties = {{.key = "values", .type = ValueType::Tensor, .preset = "[[1]]"}},
         .outputs = {{.key = "tensor", .type = ValueType::Tensor}},
         .evaluate = [](const Inputs &in, const Context &) -> Result<Outputs> {
             return Outputs{in.tensor("values")};
         }});

    const auto play = [&](timeline::AnimationType type) {
        if (const auto added = registry.animations.add(std::move(type)); !added)
            qFatal("%s", qPrintable(added.error().text()));
    };
    play({.id = u"test.fade"_s,
          .properties = {{.key = "opacity", .type = ValueType::Number, .preset = "0", .min = 0, .max = 1},
                         {.key = "caption", .type = ValueType::Text, .preset = "\"\""},
                         {.key = "like", .type = ValueType::Shape}},
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
           .properties = {{.key = "text", .type = ValueType::Text, .preset = "\"Text\""},
                          {.key = "font", .type = ValueType::Text, .preset = "\"\""}},
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
           .properties = {{.key = "formula", .type = ValueType::Text, .preset = "\"x\""}},
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
