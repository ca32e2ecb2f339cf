// SPDX-License-Identifier: GPL-3.0-or-later
#include "graph/evaluation.h"

#include "base/hash.h"
#include "base/idnames.h"
#include "base/memory.h"
#include "base/sentence.h"
#include "graph/limits.h"
#include "graph/outputs.h"
#include "graph/placement.h"
#include "shape/census.h"

#include <algorithm>
#include <utility>

namespace lectograph::graph {

using base::failure;
using base::Result;

namespace {

/// What decides about the result.
quint64 contentOf(const Evaluation &evaluation)
{
    const NodeType &type = evaluation.type;
    const GroupSetting &group = evaluation.group;
    base::Hash hash(group.settingHash);
    hash.add(type.id).add(type.version).add(type.contentHash);
    if (type.readsTime || type.readsLecture)
        hash.add((evaluation.time - group.start).flicks);
    for (const Value &value : evaluation.inputs)
        hash.add(hashOf(value));
    const auto isAsset = [](const PropertySpec &spec) { return spec.type == ValueType::Asset; };
    if (type.readsFiles || std::ranges::any_of(evaluation.table, isAsset))
        hash.add(group.setting.assetHash);
    if (type.readsLecture)
        hash.add(lectureHashOf(group.setting));
    return hash.value();
}

/// Checks the geometry before placing it, which measures it, and afterwards.
Result<Outputs> finished(const Evaluation &evaluation, const Inputs &inputs, Outputs outputs)
{
    const NodeType &type = evaluation.type;
    if (const auto good = checkOutputs(type, outputs); !good)
        return tl::unexpected(good.error());
    if (type.placed) {
        auto &shape = std::get<shape::Shape>(outputs.front());
        shape = placed(shape, inputs, evaluation.group.setting);
        if (const auto good = shape::checkDrawable(shape); !good)
            return tl::unexpected(good.error());
    }
    return outputs;
}

/// Results with warnings are not remembered: another block with the same content has to warn at its own place.
Evaluated remembered(quint64 content, Evaluated result, Memo &memo)
{
    if (result.warnings.isEmpty())
        memo.keep(content, result.outputs, result.cost);
    return result;
}

std::optional<Evaluated> recalled(quint64 content, Memo &memo)
{
    auto kept = memo.find(content);
    return kept ? std::optional(Evaluated{std::move(kept->outputs), kept->cost, {}}) : std::nullopt;
}

Result<Evaluated> evaluatedAs(quint64 content, const Evaluation &evaluation, const std::shared_ptr<Memo> &memo)
{
    if (auto known = recalled(content, *memo))
        return std::move(*known);
    Evaluated result;
    const Inputs inputs(evaluation.table, evaluation.inputs);
    const Context context{evaluation.group.setting, evaluation.time - evaluation.group.start, &result.warnings, memo,
                          &result.cost};
    Result<Outputs> outputs = base::withinMemory([&] {
        return evaluation.type.evaluate(inputs, context).and_then([&](Outputs made) {
            return finished(evaluation, inputs, std::move(made));
        });
    });
    if (!outputs)
        return tl::unexpected(outputs.error());
    result.outputs = std::move(*outputs);
    return remembered(content, std::move(result), *memo);
}

} // namespace

Result<Evaluated> evaluated(const Evaluation &evaluation, const std::shared_ptr<Memo> &memo)
{
    return evaluatedAs(contentOf(evaluation), evaluation, memo);
}

Result<Evaluated> repeated(const Evaluation &evaluation, const Items &items,
                           const std::vector<std::vector<Value>> &each, const std::shared_ptr<Memo> &memo)
{
    const Repetition &repetition = *evaluation.type.repetition;
    const auto evaluationOf = [&](std::size_t item) {
        return Evaluation{*repetition.block, repetition.table, each[item], evaluation.group, evaluation.time};
    };
    base::Hash hash(contentOf(evaluation));
    std::vector<quint64> contents;
    contents.reserve(each.size());
    for (std::size_t i = 0; i < each.size(); ++i) {
        contents.push_back(contentOf(evaluationOf(i)));
        hash.add(contents.back());
    }
    if (auto known = recalled(hash.value(), *memo))
        return std::move(*known);

    Evaluated result;
    std::vector<Outputs> results;
    for (std::size_t i = 0; i < each.size(); ++i) {
        auto item = evaluatedAs(contents[i], evaluationOf(i), memo);
        if (!item) {
            const QString name = items.names.value(static_cast<qsizetype>(i), QString::number(i));
            return failure(base::Sentence::tr("In the part “%1”: %2").arg(base::partInWords(name), item.error().what),
                           item.error().remedy);
        }
        result.cost += item->cost;
        if (result.cost > limit::evaluationsInside)
            return failure(base::Sentence::tr("Too many blocks would be evaluated inside of one."),
                           base::Sentence::tr("Repeat fewer, or put fewer into each other."));
        result.warnings += item->warnings;
        results.push_back(std::move(item->outputs));
    }
    const Inputs inputs(evaluation.table, evaluation.inputs);
    Result<Outputs> outputs = base::withinMemory([&] {
        return repetition.combined(inputs, items, std::move(results)).and_then([&](Outputs made) {
            return finished(evaluation, inputs, std::move(made));
        });
    });
    if (!outputs)
        return tl::unexpected(outputs.error());
    result.outputs = std::move(*outputs);
    result.warnings.removeDuplicates();
    return remembered(hash.value(), std::move(result), *memo);
}

} // namespace lectograph::graph
