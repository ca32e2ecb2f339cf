// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/operations/tensorentries.h"

#include "editor/language/translated.h"
#include "editor/session/labels.h"
#include "editor/session/session.h"
#include "graph/number_text.h"
#include "graph/repetition.h"

namespace lectograph::editor {

using namespace Qt::StringLiterals;

namespace {

/// "Weights", or "Heads › 2 › Weights" of one inside: items are counted from 1, as people do.
QString placeOf(const Session &session, const TensorEntry &entry)
{
    QString scene = session.selection.scene();
    QStringList names;
    bool isItem = false;
    for (const QString &step : QStringList(entry.node) + entry.inside) {
        if (isItem) {
            names.append(QString::number(step.toUInt() + 1));
            isItem = false;
            continue;
        }
        names.append(nodeLabel(session, scene, step));
        const graph::Node *node = session.document.node(scene, step);
        const QString repeated = node ? graph::repeatedType(*node) : QString();
        isItem = !repeated.isEmpty();
        scene = isItem ? repeated : node ? node->type : QString();
    }
    return names.join(u" › "_s);
}

} // namespace

bool drawsEntries(const Session &session, const QString &node)
{
    const graph::Node *found = session.document.node(session.selection.scene(), node);
    const graph::NodeType *type = found ? session.registry().nodes.find(*found) : nullptr;
    return type && graph::drawsEntries(*type);
}

std::vector<std::optional<graph::ShownEntry>> entriesOf(Session &session, const QString &node, const QStringList &parts)
{
    timeline::Score *score = session.preview.score();
    const int index = score ? score->evaluator().indexOf(node) : -1;
    if (index < 0)
        return std::vector<std::optional<graph::ShownEntry>>(static_cast<std::size_t>(parts.size()));
    return graph::shownEntries(score->evaluator(), index, session.preview.scoreTime(), parts);
}

QString explanationOf(Session &session, const TensorEntry &entry)
{
    timeline::Score *score = session.preview.score();
    const auto found = score ? graph::explained(score->evaluator(), entry, session.preview.scoreTime()) : std::nullopt;
    if (!found)
        return {};
    const QString value = graph::shortNumber(found->value);
    const QString place = translated("Row %1, column %2 of %3").arg(found->row, found->column, placeOf(session, entry));
    return (found->how.isEmpty() ? value : value + u" = "_s + found->how) + u'\n' + place;
}

} // namespace lectograph::editor
