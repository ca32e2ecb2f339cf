// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/customblocks/customblocks.h"
#include "editor/graph/canvas.h"
#include "editor/graph/insertion.h"
#include "editor/language/names.h"

#include <QToolTip>

namespace lectograph::editor {

using namespace Qt::StringLiterals;
using namespace diagram;

namespace {

constexpr auto customKey = "own:"_L1; // prefix of a custom block's path among the types

} // namespace

BlockSearch::BlockSearch(GraphCanvas &canvas) : m_canvas(canvas), m_box(new SearchBox(&canvas)) {}

void BlockSearch::show(const QPointF &at, const QString &hint, std::vector<SearchRow> rows, const SearchBox::Take &take)
{
    m_box->open(m_canvas.toScreen(at).toPoint(), hint, std::move(rows), take);
}

void BlockSearch::open(const QPointF &at)
{
    if (!m_custom)
        m_custom = new CustomBlocks(m_canvas.session().registry, &m_canvas);
    std::vector<SearchRow> rows = blockRows(m_canvas.session().registry.nodes);
    for (const CustomBlockEntry &custom : m_custom->entries()) {
        if (custom.problem.isEmpty())
            rows.push_back(
                {customKey + custom.path, custom.name, {}, vocabulary(u"Custom blocks"_s), custom.description});
    }
    show(at, GraphCanvas::tr("Find a block"), std::move(rows), [this, at](const QString &key) {
        if (key.startsWith(customKey))
            addCustom(m_canvas, key.sliced(customKey.size()), at);
        else
            addBlock(m_canvas, key, at);
    });
}

void BlockSearch::openFor(const LooseLink &link)
{
    const graph::ValueType type = link.port.type;
    const auto filter = [&](const graph::NodeType &one) {
        return link.isFromOutput ? fittingInput(one, {}, type, {}).has_value() : fittingOutput(one, type).has_value();
    };
    show(link.tip,
         link.isFromOutput ? GraphCanvas::tr("Find a block that takes: %1").arg(editor::nameOf(type))
                           : GraphCanvas::tr("Find a block that gives: %1").arg(editor::nameOf(type)),
         blockRows(m_canvas.session().registry.nodes, filter),
         [this, link](const QString &selected) { addLinked(m_canvas, selected, link); });
}

/// The keyboard alternative to dragging a link: all targets that the current block's outputs can be linked to.
void BlockSearch::openLinks()
{
    Session &session = m_canvas.session();
    const QString sceneId = m_canvas.scene();
    const lecture::Scene *scene = session.document.scene(sceneId);
    const NodeCard *from = m_canvas.cardOf(m_canvas.current());
    if (!scene || !from || from->group)
        return;
    const QStringList languages = session.preview.languages();
    std::vector<SearchRow> rows;
    for (const NodeCard &to : m_canvas.drawn().diagram.cards) {
        const graph::Node *node = session.document.node(sceneId, to.id);
        if (!node || to.id == from->id)
            continue;
        for (const Port &output : from->outputs) {
            for (const Port &input : opened(to, *node, session.registry, Show::Fitting, output.type).inputs) {
                if (!fits(output.type, input.type)
                    || !linkable(*scene, {from->id, output.key}, {to.id, input.key}, session.registry, languages))
                    continue;
                const QString target = u"%1 · %2"_s.arg(to.label, input.label);
                const QString source = from->outputs.size() > 1 ? output.label + u" → "_s : QString();
                rows.push_back({QStringList{output.key, to.id, input.key}.join(u'\n'), source + target,
                                to.id + u' ' + input.key, to.title, input.help, input.type});
            }
        }
    }
    if (rows.empty()) {
        QToolTip::showText(m_canvas.mapToGlobal(m_canvas.toScreen(from->rect.bottomLeft()).toPoint()),
                           GraphCanvas::tr("No other block takes what this one gives."), &m_canvas);
        return;
    }
    show(from->rect.topRight(), GraphCanvas::tr("Link “%1” to").arg(from->label), std::move(rows),
         [&session, sceneId, id = from->id](const QString &key) {
             const QStringList ends = key.split(u'\n');
             session.document.edit(GraphCanvas::tr("Link blocks"), [&](const lecture::Lecture &lecture) {
                 return withLink(lecture, sceneId, {id, ends.at(0)}, {ends.at(1), ends.at(2)}, session.registry);
             });
         });
}

} // namespace lectograph::editor
