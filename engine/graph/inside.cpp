// SPDX-License-Identifier: GPL-3.0-or-later
#include "graph/inside.h"

#include "base/allowance.h"
#include "base/hash.h"
#include "base/idnames.h"
#include "base/memory.h"
#include "base/sentence.h"
#include "graph/limits.h"

#include <algorithm>
#include <functional>

namespace lectograph::graph {

using namespace Qt::StringLiterals;
using base::Error;
using base::failure;
using base::Result;
using base::Time;

namespace {

/// More are needed only if as many threads evaluate instances at once.
constexpr std::size_t mostKeptInsides = 8;
constexpr quint64 mostKeptBytes = 256 * 1024; // of each

/// As of keyframes; beyond that the time of a definition stands still.
constexpr double farthestTime = 360'000;

Time timeOf(const Value &value)
{
    const auto *seconds = std::get_if<double>(&value);
    return Time::fromSeconds(seconds ? std::clamp(*seconds, -farthestTime, farthestTime) : 0);
}

} // namespace

Inside::Inside(const Blueprint &blueprint, const Setting &setting)
    : m_blueprint(blueprint),
      m_evaluator(blueprint.nodes, blueprint.types, setting, std::make_shared<Memo>(0), {}),
      m_results(m_evaluator.bind(blueprint.published.results, blueprint.results, u"outputs"_s)),
      m_in(m_evaluator.indexOf(inNode))
{
    for (const QString &id : blueprint.draws)
        m_draws.push_back(m_evaluator.indexOf(id));
    // Nothing is animated by clips inside: the state on the stage is what the graph gives.
    m_evaluator.setStaged([this](int node, Time time) { return m_evaluator.shapeOf(node, time); });
}

Time Inside::begin(std::vector<Value> published, const Context &context)
{
    const Time time = m_blueprint.timeRow ? timeOf(published[*m_blueprint.timeRow]) : context.time;
    m_evaluator.takeProblems(); // of the instance before
    m_evaluator.setMemo(context.memo ? context.memo : std::make_shared<Memo>());
    m_evaluator.give(m_in, std::move(published));
    return time;
}

void Inside::ask(std::vector<Value> published, const Context &context, const UseInside &use)
{
    base::Allowance allowance({limit::work, limit::bytes}, base::currentAllowance());
    const base::AllowanceScope scope(&allowance);
    use(*this, begin(std::move(published), context));
    m_isExhausted = allowance.isUsedUp() || base::isStopping();
}

Result<Outputs> Inside::outputs(std::vector<Value> published, const Context &context)
{
    base::Allowance allowance({limit::work, limit::bytes}, base::currentAllowance());
    Result<Outputs> result = base::withinMemory([&] {
        const base::AllowanceScope scope(&allowance);
        Result<Outputs> outputs = evaluated(begin(std::move(published), context));
        // What is the same for all instances is not evaluated again, but costs as much.
        base::spend(m_evaluator.cost() - std::min(m_evaluator.cost(), allowance.spent()));
        return outputs;
    });
    m_isExhausted = allowance.isUsedUp() || base::isStopping();
    if (m_isExhausted && !result)
        return failure(result.error().what, result.error().remedy);
    for (const Problem &problem : m_evaluator.takeProblems()) {
        if (problem.severity == Severity::Warning)
            context.warn(explained(problem.error).what);
    }
    if (!result)
        return tl::unexpected(explained(result.error()));
    const std::vector<Error> lacking = failures();
    if (m_isExhausted && !lacking.empty()) // how much of it there is depends on what was evaluated before
        return failure(lacking.front().what, lacking.front().remedy);
    for (const Error &error : lacking)
        context.fail(explained(error));
    return result;
}

/// Asked of the nodes, not of the problems: what is the same for all instances was reported for another one.
std::vector<Error> Inside::failures() const
{
    std::vector<int> given = m_draws;
    eachLink(m_results, [&](const Link &link) { given.push_back(link.node); });
    std::vector<Error> all;
    for (const int node : given) {
        for (const Error &error : m_evaluator.failuresOf(node)) {
            // One missing file may be asked for by several nodes.
            const auto isTheSame = [&](const Error &other) {
                return other.what == error.what && other.remedy == error.remedy;
            };
            if (std::ranges::none_of(all, isTheSame))
                all.push_back(error);
        }
    }
    return all;
}

Result<Outputs> Inside::evaluated(Time time)
{
    Outputs outputs;
    if (!m_draws.empty()) {
        auto shape = drawn(time);
        if (!shape)
            return tl::unexpected(shape.error());
        outputs.emplace_back(std::move(*shape));
    }
    auto results = m_evaluator.values(m_results, time, time);
    if (!results)
        return tl::unexpected(results.error());
    std::ranges::move(*results, std::back_inserter(outputs));
    return outputs;
}

/// A group of the drawn nodes, which stand in the order in which actors of a scene would. One that fails is empty,
/// unless all of them fail.
Result<shape::Shape> Inside::drawn(Time time)
{
    std::vector<shape::Shape> shapes;
    shapes.reserve(m_draws.size());
    std::optional<Error> failed;
    bool isSomething = false;
    for (const int node : m_draws) {
        auto shape = m_evaluator.shapeOf(node, time);
        isSomething = isSomething || shape;
        if (!shape) {
            if (m_evaluator.failuresOf(node).empty()) // it gives no shape
                return shape;
            failed = failed.value_or(shape.error());
            shape = shape::group({});
        }
        const QString &id = m_evaluator.idOf(node);
        if ((*shape)->name != id)
            shape = shape->edited([&](shape::Part &root) { root.name = id; });
        shapes.push_back(std::move(*shape));
    }
    if (failed && !isSomething)
        return tl::unexpected(*failed);
    std::ranges::stable_sort(shapes, {}, [](const shape::Shape &shape) { return shape->z; });
    return shape::group(std::move(shapes));
}

/// The error as the instance reports it: its text names the block inside.
Error Inside::explained(const Error &error) const
{
    const QStringList place = error.place.split(u'/', Qt::SkipEmptyParts);
    if (place.size() < 2)
        return {error.what, error.remedy, {}};
    QString name = place[1];
    const auto node = std::ranges::find(m_blueprint.nodes, name, [](const NodePtr &one) { return one->id; });
    const QString label = node == m_blueprint.nodes.end() ? QString() : (*node)->extra.value("label"_L1).toString();
    name = label.isEmpty() ? base::styleInWords(name) : label;
    return base::around(error, base::Sentence::tr("Inside, at “%1”: %2").arg(name, error.what));
}

std::optional<Link> Inside::resultLink(int result) const
{
    if (result < 0 || result >= static_cast<int>(m_results.rows.size()))
        return std::nullopt;
    const auto *link = std::get_if<Link>(&m_results.rows[static_cast<std::size_t>(result)].source);
    return link ? std::optional(*link) : std::nullopt;
}

std::vector<Span> Inside::motion() const
{
    std::vector<Span> spans = m_evaluator.motion();
    std::ranges::copy(motionOf(m_results), std::back_inserter(spans));
    std::ranges::sort(spans, {}, &Span::start);
    std::vector<Span> joined;
    for (const Span &span : spans) {
        if (!joined.empty() && span.start < joined.back().end)
            joined.back().end = std::max(joined.back().end, span.end);
        else if (joined.empty() || joined.back() != span)
            joined.push_back(span);
    }
    return joined;
}

int Inside::depth() const
{
    std::vector<int> depths(static_cast<std::size_t>(m_evaluator.nodeCount()), -1);
    const std::function<int(int)> depthOf = [&](int node) { // terminates because the evaluator breaks cycles
        int &depth = depths[static_cast<std::size_t>(node)];
        if (depth < 0) {
            int below = 0;
            m_evaluator.eachLink(node, [&](const Link &link) { below = std::max(below, depthOf(link.node)); });
            const NodeType *type = m_evaluator.typeOf(node);
            depths[static_cast<std::size_t>(node)] = below + 1 + (type ? type->depth : 0);
        }
        return depths[static_cast<std::size_t>(node)];
    };
    int deepest = 0;
    for (int node = 0; node < m_evaluator.nodeCount(); ++node)
        deepest = std::max(deepest, depthOf(node));
    return deepest;
}

Result<Outputs> InsidePool::outputs(std::vector<Value> published, const Context &context)
{
    Kept kept = taken(context.setting);
    Result<Outputs> result = kept.inside->outputs(std::move(published), context);
    putBack(std::move(kept));
    return result;
}

void InsidePool::ask(std::vector<Value> published, const Context &context, const UseInside &use)
{
    Kept kept = taken(context.setting);
    kept.inside->ask(std::move(published), context, use);
    putBack(std::move(kept));
}

InsidePool::Kept InsidePool::taken(const Setting &setting)
{
    const quint64 hash = base::Hash(hashOf(setting)).add(lectureHashOf(setting)).add(setting.assetHash).value();
    {
        const std::scoped_lock lock(m_mutex);
        const auto found = std::ranges::find(m_kept.rbegin(), m_kept.rend(), hash, &Kept::setting);
        if (found != m_kept.rend()) {
            Kept kept = std::move(*found);
            m_kept.erase(std::next(found).base());
            return kept;
        }
    }
    return {hash, std::make_unique<Inside>(m_blueprint, setting)};
}

/// Unless it cannot be used again. There may be thousands of definitions: what is large is in the memo only.
void InsidePool::putBack(Kept kept)
{
    if (kept.inside->isExhausted())
        return;
    if (kept.inside->evaluator().bytes() > mostKeptBytes)
        kept.inside->evaluator().forget();
    const std::scoped_lock lock(m_mutex);
    if (m_kept.size() == mostKeptInsides)
        m_kept.erase(m_kept.begin());
    m_kept.push_back(std::move(kept));
}

} // namespace lectograph::graph
