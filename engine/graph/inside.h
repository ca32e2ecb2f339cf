// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "graph/evaluator.h"
#include "graph/published.h"

#include <mutex>

namespace lectograph::graph {

/// What the inside of a definition is made of, before it is known in which setting it is evaluated.
struct Blueprint
{
    NodeRegistry types; ///< of the nodes, with that of the pseudo node
    std::vector<NodePtr> nodes;
    std::vector<QString> draws;
    Published published;
    QJsonObject results;                ///< what the further outputs come from, by key
    std::optional<std::size_t> timeRow; ///< the published property at which the inside runs
};

/// The nodes inside a definition, compiled for one setting. Single-threaded.
class Inside
{
public:
    Inside(const Blueprint &blueprint, const Setting &setting);
    Inside(const Inside &) = delete; // the evaluator holds a callback into this object
    Inside &operator=(const Inside &) = delete;

    /// `published` are the values of the published properties, in their order.
    base::Result<Outputs> outputs(std::vector<Value> published, const Context &context);
    /// Whether the last call ended because it was too much, or was to stop: what is kept of it cannot be used again.
    bool isExhausted() const { return m_isExhausted; }

    /// The same for whoever asks the nodes inside themselves: calls `use`, and forgets the problems.
    void ask(std::vector<Value> published, const Context &context, const UseInside &use);

    Evaluator &evaluator() { return m_evaluator; }
    const Evaluator &evaluator() const { return m_evaluator; }
    const Bindings &results() const { return m_results; }
    /// The link that an output after the shape comes from, counted from 0; nothing if it is computed.
    std::optional<Link> resultLink(int result) const;
    /// The time spans in which it changes; only of a blueprint without a time row.
    std::vector<Span> motion() const;
    /// The longest chain of blocks that depend on each other, with those inside of blocks.
    int depth() const;

private:
    /// Gives the properties their values, and returns the time inside.
    base::Time begin(std::vector<Value> published, const Context &context);
    base::Result<shape::Shape> drawn(base::Time time);
    base::Result<Outputs> evaluated(base::Time time);
    std::vector<base::Error> failures() const; ///< what the last outputs lack
    base::Error explained(const base::Error &error) const;

    const Blueprint &m_blueprint;
    Evaluator m_evaluator;
    Bindings m_results;
    int m_in;
    std::vector<int> m_draws;
    bool m_isExhausted = false;
};

/// Compiled insides of one definition that nobody uses at the moment. Thread-safe.
class InsidePool
{
public:
    explicit InsidePool(Blueprint blueprint) : m_blueprint(std::move(blueprint)) {}

    const Blueprint &blueprint() const { return m_blueprint; }
    base::Result<Outputs> outputs(std::vector<Value> published, const Context &context);
    void ask(std::vector<Value> published, const Context &context, const UseInside &use);

private:
    struct Kept
    {
        quint64 setting = 0; ///< a hash of all that the inside depends on
        std::unique_ptr<Inside> inside;
    };
    Kept taken(const Setting &setting);
    void putBack(Kept kept);

    const Blueprint m_blueprint;
    std::mutex m_mutex;
    std::vector<Kept> m_kept; ///< the last one used last
};

} // namespace lectograph::graph
