// SPDX-License-Identifier: GPL-3.0-or-later
#include "graph/outputs.h"

#include "base/sentence.h"

#include <algorithm>
#include <cmath>

namespace lectograph::graph {

namespace {

using base::failure;
using base::Result;
using base::Sentence;

struct Check
{
    Result<void> operator()(double number) const { return finite(std::isfinite(number)); }
    Result<void> operator()(const base::Vec3 &v) const
    {
        return finite(std::isfinite(v.x) && std::isfinite(v.y) && std::isfinite(v.z));
    }
    Result<void> operator()(const std::vector<double> &numbers) const
    {
        return finite(std::ranges::all_of(numbers, [](double number) { return std::isfinite(number); }));
    }
    Result<void> operator()(const shape::Shape &shape) const { return shape::checkDrawable(shape); }
    Result<void> operator()(const std::vector<shape::Shape> &shapes) const
    {
        shape::Census all;
        for (const shape::Shape &shape : shapes) {
            if (auto good = shape::checkDrawable(shape); !good)
                return good;
            all = all + shape.census();
        }
        return shape::checkCount(all, shape::blockBudget);
    }
    Result<void> operator()(const auto &) const { return {}; }

    static Result<void> finite(bool holds)
    {
        if (holds)
            return {};
        return failure(Sentence::tr("What this computes is not finite: something like 1/0 or 0/0."),
                       Sentence::tr("Look up the numbers that it is computed from."));
    }
};

} // namespace

Result<void> checkOutputs(const NodeType &type, const Outputs &outputs)
{
    const bool keepsItsWord = outputs.size() == type.outputs.size()
        && (!type.placed || std::holds_alternative<shape::Shape>(outputs.front()));
    if (!keepsItsWord) {
        return failure(Sentence::tr("A block of the type “%1” gave other outputs than it declares.").arg(type.id),
                       Sentence::tr("Update the plugin that brings it."));
    }
    for (const Value &value : outputs) {
        if (auto good = std::visit(Check{}, value); !good)
            return good;
    }
    return {};
}

quint64 partsOf(const Outputs &outputs)
{
    quint64 parts = 0;
    for (const Value &value : outputs) {
        if (const auto *shape = std::get_if<shape::Shape>(&value)) {
            parts += shape->census().parts;
        } else if (const auto *shapes = std::get_if<std::vector<shape::Shape>>(&value)) {
            for (const shape::Shape &each : *shapes)
                parts += each.census().parts;
        }
    }
    return parts;
}

} // namespace lectograph::graph
