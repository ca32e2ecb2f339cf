// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/stage/commands.h"

#include "editor/edits/blocks.h"
#include "editor/edits/connecting.h"
#include "editor/edits/groups.h"
#include "editor/edits/texts.h"
#include "editor/language/names.h"
#include "editor/language/translated.h"
#include "editor/operations/acted_on.h"
#include "editor/operations/animating.h"
#include "editor/operations/copying.h"
#include "editor/operations/deletion.h"
#include "editor/operations/focus_steps.h"
#include "editor/operations/pasting.h"
#include "editor/session/labels.h"
#include "editor/stage/overlay.h"

#include <QJsonArray>
#include <QMenu>

#include <algorithm>
#include <cmath>
#include <map>

namespace lectograph::editor {

using namespace Qt::StringLiterals;
using base::Vec3;

namespace {

void editSelected(Session &session, const QString &name, const auto &edit)
{
    const QStringList nodes = session.selection.nodes();
    const QString scene = session.selection.scene();
    if (!nodes.isEmpty())
        session.document.edit(name, [&](const Lecture &lecture) { return edit(lecture, scene, nodes); });
}

} // namespace

void deleteSelectedBlocks(Session &session)
{
    const QStringList nodes = session.selection.nodes();
    if (hasSelectedBlocks(session))
        deleteFromStage(session, nodes, translated("Delete %n block(s)", static_cast<int>(nodes.size())));
}

void duplicateSelected(Session &session)
{
    if (hasSelectedBlocks(session))
        duplicateBlocks(session, {.name = translated("Duplicate")});
}

void paste(Session &session, std::optional<Vec3> at, PastedColors colors)
{
    pasteClipboard(session, {.name = translated("Paste"), .colors = colors}, {.at = at});
}

void pasteInPlace(Session &session, std::optional<Vec3> at)
{
    pasteClipboard(session, {.name = translated("Paste in place"), .stageOffset = QPointF()}, {.at = at});
}

void selectAll(Session &session)
{
    if (const lecture::Scene *scene = session.document.scene(session.selection.scene()))
        session.selection.setNodes(QStringList(scene->actors.begin(), scene->actors.end()));
}

void groupSelected(Session &session)
{
    const auto group = [](const Lecture &lecture, const QString &scene, const QStringList &nodes) {
        return withGroup(lecture, scene, nodes, translated("Group"));
    };
    if (session.selection.nodes().size() > 1)
        editSelected(session, translated("Group blocks"), group);
}

bool canConnectSelected(const Session &session)
{
    const lecture::Scene *scene = session.document.scene(session.selection.scene());
    return scene && connectableOf(*scene, session.selection.nodes(), session.registry()).size() > 1;
}

void connectSelected(Session &session)
{
    const QStringList nodes = session.selection.nodes();
    const QString scene = session.selection.scene();
    QStringList added;
    const bool done = session.document.edit(translated("Connect blocks"), [&](const Lecture &lecture) {
        return withConnected(lecture, scene, nodes, session.registry()).map([&](ConnectedNodes &&connected) {
            added = std::move(connected.connectors);
            return std::move(connected.lecture);
        });
    });
    if (done)
        session.selection.setNodes(added);
}

QStringList groupOfSelected(const Session &session)
{
    QStringList group;
    if (const lecture::Scene *scene = session.document.scene(session.selection.scene())) {
        const QStringList all = groupedWith(*scene, session.selection.nodes());
        std::ranges::copy_if(scene->actors, std::back_inserter(group),
                             [&](const QString &actor) { return all.contains(actor); });
    }
    return group;
}

void hideSelected(Session &session)
{
    editSelected(session, translated("Take off the stage"), withoutActors);
}

void orderSelected(Session &session, Order order)
{
    editSelected(session, order == Order::Front ? translated("Bring to front") : translated("Send to back"),
                 [order](const Lecture &lecture, const QString &scene, const QStringList &nodes) {
                     return withOrder(lecture, scene, nodes, order);
                 });
}

QMenu *animationMenu(Session &session, QWidget *parent)
{
    auto *menu = new QMenu(translated("Animate"), parent);
    if (focusStepsOfSelected(session) > 1) {
        QAction *steps = menu->addAction(translated("Light steps one after another"));
        steps->setObjectName(u"focusSteps"_s);
        QObject::connect(steps, &QAction::triggered, menu, [&session] { playFocusSteps(session); });
        menu->addSeparator();
    }
    std::map<std::pair<int, QString>, QMenu *> categories;
    for (const auto &[id, type] : session.registry().animations.types()) {
        QMenu *&under = categories[{categoryRank(session.registry().catalog, type.category), categoryOf(type)}];
        if (!under)
            under = new QMenu(categoryOf(type), menu);
        QAction *action = under->addAction(titleOf(type));
        action->setToolTip(helpOf(type));
        QObject::connect(action, &QAction::triggered, menu, [&session, name = id] { animateSelected(session, name); });
    }
    for (const auto &[category, under] : categories)
        menu->addMenu(under);
    return menu;
}

QMenu *bringMenu(Session &session, QWidget *parent)
{
    auto *menu = new QMenu(translated("Bring on stage"), parent);
    const QString sceneId = session.selection.scene();
    const lecture::Scene *scene = session.document.scene(sceneId);
    for (const graph::NodePtr &node : scene ? scene->nodes : std::vector<graph::NodePtr>()) {
        const graph::NodeType *type = session.registry().nodes.find(*node);
        if (!type || !type->placed || std::ranges::find(scene->actors, node->id) != scene->actors.end())
            continue;
        QAction *action = menu->addAction(nodeLabel(session, sceneId, node->id));
        QObject::connect(action, &QAction::triggered, menu, [&session, sceneId, id = node->id] {
            const bool done = session.document.edit(
                translated("Bring on stage"), [&](const Lecture &lecture) { return withActor(lecture, sceneId, id); });
            if (done)
                session.selection.setNodes({id});
        });
    }
    return menu;
}

} // namespace lectograph::editor
