// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/stage/commands.h"

#include "editor/edits/blocks.h"
#include "editor/edits/copiednodes.h"
#include "editor/edits/groups.h"
#include "editor/language/categories.h"
#include "editor/language/names.h"
#include "editor/language/translated.h"
#include "editor/operations/animating.h"
#include "editor/operations/deletion.h"
#include "editor/operations/pasting.h"
#include "editor/stage/manipulation.h"

#include <QClipboard>
#include <QGuiApplication>
#include <QMenu>
#include <QMimeData>

#include <algorithm>
#include <map>

namespace lectograph::editor {

using namespace Qt::StringLiterals;
using base::Vec3;
using lecture::Lecture;

namespace {

void pasteFrom(Session &session, const QString &name, const NodeCopies &copies, const QPointF &stageOffset)
{
    QStringList added;
    const QString scene = session.selection.scene();
    const bool done = session.document.edit(name, [&](const Lecture &lecture) {
        return withPasted(lecture, scene, copies, session.registry, {0, 176}, stageOffset).map([&](Pasted &&pasted) {
            added = std::move(pasted.ids);
            return std::move(pasted.lecture);
        });
    });
    if (done)
        session.selection.setNodes(added);
}

constexpr QPointF besideOriginal(0.25, -0.25);

} // namespace

void deleteSelectedBlocks(Session &session)
{
    const QStringList nodes = session.selection.nodes();
    if (!nodes.isEmpty())
        deleteNodes(session, nodes, translated("Delete %n block(s)", static_cast<int>(nodes.size())));
}

void duplicateSelected(Session &session)
{
    const QStringList nodes = session.selection.nodes();
    if (!nodes.isEmpty())
        pasteFrom(session, translated("Duplicate"),
                  {copyNodes(session.document.lecture(), session.selection.scene(), nodes), {}}, besideOriginal);
}

void copySelected(const Session &session)
{
    if (session.selection.nodes().isEmpty())
        return;
    QGuiApplication::clipboard()->setMimeData(new CopiedNodes(
        copiesWithFiles(session.document.lecture(), session.selection.scene(), session.selection.nodes())));
}

void paste(Session &session, std::optional<Vec3> at)
{
    const QMimeData *held = QGuiApplication::clipboard()->mimeData();
    if (const auto copied = CopiedNodes::in(held))
        pasteFrom(session, translated("Paste"), *copied, besideOriginal);
    else
        pasteFromElsewhere(session, held, at);
}

void selectAll(Session &session)
{
    if (const lecture::Scene *scene = session.document.scene(session.selection.scene()))
        session.selection.setNodes(QStringList(scene->actors.begin(), scene->actors.end()));
}

void groupSelected(Session &session)
{
    const QStringList nodes = session.selection.nodes();
    const QString scene = session.selection.scene();
    if (nodes.size() > 1)
        session.document.edit(translated("Group blocks"), [&](const Lecture &lecture) {
            return withGroup(lecture, scene, nodes, translated("Group"));
        });
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
    const QStringList nodes = session.selection.nodes();
    const QString scene = session.selection.scene();
    if (!nodes.isEmpty())
        session.document.edit(translated("Take off the stage"),
                              [&](const Lecture &lecture) { return withoutActors(lecture, scene, nodes); });
}

void orderSelected(Session &session, Order order)
{
    const QStringList nodes = session.selection.nodes();
    const QString scene = session.selection.scene();
    if (!nodes.isEmpty())
        session.document.edit(order == Order::Front ? translated("Bring to front") : translated("Send to back"),
                              [&](const Lecture &lecture) { return withOrder(lecture, scene, nodes, order); });
}

void alignSelected(Session &session, const std::vector<Actor> &cast, const QRectF &frame, std::optional<int> across,
                   std::optional<int> up)
{
    const QStringList nodes = session.selection.nodes();
    base::Box target = boundsOf(cast, nodes);
    if (nodes.size() == 1) {
        target = {};
        target.add(Vec3{frame.left(), frame.top(), 0});
        target.add(Vec3{frame.right(), frame.bottom(), 0});
    }
    std::vector<TransformDelta> placings;
    const PropertyWriteMode writing = writingOf(session);
    const MovedNodes moved = movedTogether(session.document.lecture(), writing.scene, nodes, session.registry,
                                           writing.time);
    for (const QString &node : moved.whole) { // each by its own shift; followers are placed by what they follow
        const Actor *actor = findActor(cast, node);
        if (!actor || actor->shape.bounds().isEmpty())
            continue;
        const base::Box &box = actor->shape.bounds();
        Vec3 by;
        if (across)
            by.x = target.at({double(*across), 0, 0}).x - box.at({double(*across), 0, 0}).x;
        if (up)
            by.y = target.at({0, double(*up), 0}).y - box.at({0, double(*up), 0}).y;
        if (std::abs(by.x) > 0.0005 || std::abs(by.y) > 0.0005)
            placings.push_back({.node = node, .shift = by});
    }
    if (!placings.empty())
        session.document.edit(translated("Align"), [&](const Lecture &lecture) {
            return withTransforms(lecture, placings, writing, session.registry);
        });
}

void animateSelected(Session &session, const QString &animation)
{
    addAnimation(session, animation, animationTargets(session), session.preview.localTime());
}

QMenu *animationMenu(Session &session, QWidget *parent)
{
    auto *menu = new QMenu(translated("Animate"), parent);
    std::map<std::pair<int, QString>, QMenu *> categories;
    for (const auto &[id, type] : session.registry.animations.types()) {
        QMenu *&under = categories[{categoryRank(type.category), categoryOf(type)}];
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
        const graph::NodeType *type = session.registry.nodes.find(node->type);
        if (!type || !type->placed || std::ranges::find(scene->actors, node->id) != scene->actors.end())
            continue;
        QAction *action = menu->addAction(labelOf(*node, session.registry.nodes, session.preview.languages()));
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
