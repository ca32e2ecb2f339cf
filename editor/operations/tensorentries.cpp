// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/operations/tensorentries.h"

#include "base/text.h"
#include "editor/language/translated.h"
#include "editor/session/labels.h"
#include "editor/session/session.h"
#include "graph/number_text.h"

#include <algorithm>
#include <deque>
#include <set>

namespace lectograph::editor {

using namespace Qt::StringLiterals;
using tensor::Tensor;

namespace {

constexpr std::size_t mostSearched = 200; // nodes whose outputs may name rows and columns

const Tensor *tensorAt(const base::Result<graph::Outputs> &outputs, int port)
{
    if (!outputs || port < 0 || port >= static_cast<int>(outputs->size()))
        return nullptr;
    return std::get_if<Tensor>(&(*outputs)[static_cast<std::size_t>(port)]);
}

/// The names of the tokens in rows and columns: the nearest list of so many texts that the tensor is computed from.
struct TokenNames
{
    QStringList rows;
    QStringList columns;
};

TokenNames tokenNames(graph::Evaluator &evaluator, int from, base::Time time, const Tensor &tensor)
{
    TokenNames names;
    std::deque<int> waiting{from};
    std::set<int> seen{from};
    while (!waiting.empty() && seen.size() < mostSearched && (names.rows.isEmpty() || names.columns.isEmpty())) {
        const int node = waiting.front();
        waiting.pop_front();
        if (const auto outputs = evaluator.outputs(node, time)) {
            for (const graph::Value &value : *outputs) {
                const auto *texts = std::get_if<QStringList>(&value);
                if (texts && names.rows.isEmpty() && texts->size() == tensor.rows())
                    names.rows = *texts;
                if (texts && names.columns.isEmpty() && texts->size() == tensor.columns())
                    names.columns = *texts;
            }
        }
        evaluator.eachLink(node, [&](const graph::Link &link) {
            if (link.node >= 0 && seen.insert(link.node).second)
                waiting.push_back(link.node);
        });
    }
    return names;
}

QString nameOf(const QStringList &names, int index)
{
    return names.isEmpty() ? QString::number(index) : u'“' + names.value(index).simplified().left(40) + u'”';
}

} // namespace

bool drawsEntries(const Session &session, const QString &node)
{
    const graph::Node *found = session.document.node(session.selection.scene(), node);
    const graph::NodeType *type = found ? session.registry().nodes.find(*found) : nullptr;
    return type && type->drawnEntry;
}

std::vector<EntryOnStage> entriesOf(Session &session, const QString &node, const std::vector<QString> &parts)
{
    std::vector<EntryOnStage> entries;
    timeline::Score *score = session.preview.score();
    const int index = score ? score->evaluator().indexOf(node) : -1;
    if (index < 0)
        return entries;
    graph::Evaluator &evaluator = score->evaluator();
    const auto collect = [&](const graph::NodeType &type, const graph::Inputs &in, const graph::Context &) {
        for (const QString &part : parts) {
            const auto drawn = type.drawnEntry ? type.drawnEntry(in, part) : std::nullopt;
            if (!drawn)
                continue;
            const QString key = base::toText(drawn->key);
            const auto link = evaluator.linkOf(index, key);
            const TensorEntry entry = link
                ? TensorEntry{evaluator.idOf(link->node), link->port, {}, drawn->row, drawn->column}
                : TensorEntry{node, -1, key, drawn->row, drawn->column};
            entries.push_back({part, entry});
        }
    };
    static_cast<void>(evaluator.withInputs(index, session.preview.scoreTime(), collect));
    return entries;
}

QString explanationOf(Session &session, const TensorEntry &entry)
{
    timeline::Score *score = session.preview.score();
    const int index = score ? score->evaluator().indexOf(entry.node) : -1;
    if (index < 0)
        return {};
    graph::Evaluator &evaluator = score->evaluator();
    const base::Time time = session.preview.scoreTime();
    const auto outputs = evaluator.outputs(index, time);
    QString how;
    Tensor tensor;
    TokenNames names;
    const auto ask = [&](const graph::NodeType &type, const graph::Inputs &in, const graph::Context &) {
        const Tensor *found = entry.key.isEmpty() ? tensorAt(outputs, entry.port) : &in.tensor(entry.key.toStdString());
        if (!found || entry.row >= found->rows() || entry.column >= found->columns())
            return;
        tensor = *found;
        names = tokenNames(evaluator, index, time, tensor);
        if (type.explain && entry.key.isEmpty())
            how = type.explain(in, *outputs,
                               {entry.port, entry.row, entry.column, nameOf(names.rows, entry.row),
                                nameOf(names.columns, entry.column)});
    };
    if (!evaluator.withInputs(index, time, ask) || tensor.isEmpty())
        return {};
    const QString value = graph::shortNumber(tensor.at(entry.row, entry.column));
    const QString place = translated("Row %1, column %2 of %3")
                              .arg(nameOf(names.rows, entry.row), nameOf(names.columns, entry.column),
                                   nodeLabel(session, session.selection.scene(), entry.node));
    return (how.isEmpty() ? value : value + u" = "_s + how) + u'\n' + place;
}

} // namespace lectograph::editor
