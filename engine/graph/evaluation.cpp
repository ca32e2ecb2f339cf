// SPDX-License-Identifier: GPL-3.0-or-later
#include "graph/evaluation.h"

#include "base/allowance.h"
#include "base/hash.h"
#include "base/idnames.h"
#include "base/memory.h"
#include "base/sentence.h"
#include "graph/limits.h"
#include "graph/measure.h"
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

/// Results with warnings or failures are not remembered: another block with the same content has to report them at its
/// own place.
Evaluated remembered(quint64 content, Evaluated result, Memo &memo)
{
    if (result.warnings.isEmpty() && result.failures.empty())
        memo.keep(content, result.outputs, result.cost);
    return result;
}

/// It costs again what it cost: what is too much fails the same way each time.
std::optional<Evaluated> recalled(quint64 content, Memo &memo)
{
    auto kept = memo.find(content);
    if (!kept)
        return std::nullopt;
    base::spend(kept->cost);
    return Evaluated{std::move(kept->outputs), kept->cost, {}, {}};
}

base::Error inItem(const Items &items, std::size_t item, const base::Error &error)
{
    const QString name = items.names.value(static_cast<qsizetype>(item), QString::number(item));
    return base::around(error, base::Sentence::tr("In the part “%1”: %2").arg(base::partInWords(name), error.what));
}

/// What `evaluate` gives, with what it cost. What was refused is refused at once until more is left.
template <class Evaluate>
Result<Evaluated> paid(quint64 content, Memo &memo, const Evaluate &evaluate)
{
    base::Allowance all({}, base::currentAllowance());
    const base::Allowance::Limits left = all.left();
    auto paid = base::withinMemory([&]() -> Result<Evaluated> {
        const base::AllowanceScope scope(&all);
        if (const auto refusal = memo.refusal(content, left))
            all.refuse(refusal->spent, refusal->reason);
        Evaluated result;
        const Result<void> done = evaluate(result);
        if (!done)
            return tl::unexpected(done.error());
        base::spend(workOf(result.outputs));
        result.cost = all.spent();
        return result;
    });
    if (all.isUsedUp() && !paid && !base::isStopping())
        memo.refuse(content, {left, all.spent(), paid.error()});
    return paid;
}

Result<Evaluated> evaluatedAs(quint64 content, const Evaluation &evaluation, const std::shared_ptr<Memo> &memo)
{
    if (auto known = recalled(content, *memo))
        return std::move(*known);
    return paid(content, *memo,
                [&](Evaluated &result) {
                    base::spend(limit::workOfEvaluation);
                    const Inputs inputs(evaluation.table, evaluation.inputs);
                    const Context context{evaluation.group.setting, evaluation.time - evaluation.group.start,
                                          &result.warnings, memo, &result.failures};
                    return evaluation.type.evaluate(inputs, context)
                        .and_then([&](Outputs made) { return finished(evaluation, inputs, std::move(made)); })
                        .map([&](Outputs made) { result.outputs = std::move(made); });
                })
        .map([&](Evaluated result) { return remembered(content, std::move(result), *memo); });
}

Result<Evaluated> repeatedAs(const Evaluation &evaluation, const Items &items,
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
    return paid(hash.value(), *memo,
                [&](Evaluated &result) -> Result<void> {
                    base::spend(limit::workOfEvaluation);
                    const Context whole{evaluation.group.setting, {}, &result.warnings, memo, &result.failures};
                    // Lists of other outputs would be shorter than the list of shapes.
                    const bool isOnlyDrawn = repetition.block->placed && repetition.block->outputs.size() == 1;
                    std::optional<base::Error> failed;
                    bool isSomething = false;
                    std::vector<Outputs> results;
                    shape::Census drawn;
                    for (std::size_t i = 0; i < each.size(); ++i) {
                        auto item = evaluatedAs(contents[i], evaluationOf(i), memo);
                        if (!item && (!isOnlyDrawn || base::currentAllowance()->isUsedUp()))
                            return tl::unexpected(inItem(items, i, item.error()));
                        if (!item) {
                            const base::Error error = inItem(items, i, item.error());
                            failed = failed.value_or(error);
                            whole.fail(error);
                            results.push_back(Outputs{shape::group({})});
                            continue;
                        }
                        isSomething = true;
                        result.warnings += item->warnings;
                        for (const base::Error &error : item->failures)
                            whole.fail(inItem(items, i, error));
                        if (const auto *shape = std::get_if<shape::Shape>(&item->outputs.front()))
                            drawn = drawn + shape->census();
                        if (const auto good = shape::checkCount(drawn, shape::blockBudget); !good)
                            return good;
                        results.push_back(std::move(item->outputs));
                    }
                    if (failed && !isSomething)
                        return tl::unexpected(*failed);
                    result.warnings.removeDuplicates();
                    const Inputs inputs(evaluation.table, evaluation.inputs);
                    return repetition.combined(inputs, items, std::move(results))
                        .and_then([&](Outputs made) { return finished(evaluation, inputs, std::move(made)); })
                        .map([&](Outputs made) { result.outputs = std::move(made); });
                })
        .map([&](Evaluated result) { return remembered(hash.value(), std::move(result), *memo); });
}

} // namespace

Result<Evaluated> evaluated(const Evaluation &evaluation, const std::shared_ptr<Memo> &memo)
{
    return base::withinMemory([&] { return evaluatedAs(contentOf(evaluation), evaluation, memo); });
}

Result<Evaluated> repeated(const Evaluation &evaluation, const Items &items,
                           const std::vector<std::vector<Value>> &each, const std::shared_ptr<Memo> &memo)
{
    return base::withinMemory([&] { return repeatedAs(evaluation, items, each, memo); });
}

} // namespace lectograph::graph
