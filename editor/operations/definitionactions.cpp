// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/operations/definitionactions.h"

#include "editor/customblocks/customblocks.h"
#include "editor/edits/definitions.h"
#include "editor/language/block_names.h"
#include "editor/language/names.h"
#include "editor/language/translated.h"
#include "editor/operations/makeblockdialog.h"
#include "editor/session/labels.h"
#include "editor/session/session.h"
#include "editor/widgets/theme.h"

#include <QCursor>
#include <QInputDialog>
#include <QMenu>
#include <QPointer>

#include <algorithm>

namespace lectograph::editor {

using namespace Qt::StringLiterals;
using lecture::Block;

namespace {

QString nameOfDefinition(Session &session, const QString &block)
{
    const Block *found = definitionOf(session.document.lecture(), block);
    return found ? titleOf(*found, session.preview.languages()) : block;
}

/// "Scene 1 › Token 2".
QString nameOfPlace(Session &session, const InstancePlace &place)
{
    const Lecture &lecture = session.document.lecture();
    const QStringList languages = session.preview.languages();
    const lecture::Scene *scene = session.document.scene(place.scene);
    const QString outer = lecture::blockIdOf(place.scene);
    const QString where = place.scene.isEmpty() ? translated("All scenes")
        : !outer.isEmpty()                      ? nameOfDefinition(session, outer)
        : scene                                 ? labelOf(*scene, languages)
                                                : place.scene;
    const auto shared = std::ranges::find(lecture.nodes, place.node, [](const auto &node) { return node->id; });
    const QString node = place.scene.isEmpty() && shared != lecture.nodes.end()
        ? labelOf(**shared, lecture.nodes, session.registry().nodes, languages)
        : nodeLabel(session, place.scene, place.node);
    return u"%1 › %2"_s.arg(where, node);
}

void goTo(Session &session, const InstancePlace &place)
{
    if (!place.scene.isEmpty())
        session.preview.enter(place.scene);
    session.selection.setNodes({place.node});
}

} // namespace

QString definitionOfSelected(const Session &session)
{
    const QStringList nodes = session.selection.nodes();
    const graph::Node *node = nodes.size() == 1 ? session.document.node(session.selection.scene(), nodes.first())
                                                : nullptr;
    const QString block = node ? lecture::blockIdOf(node->type) : QString();
    return definitionOf(session.document.lecture(), block) ? block : QString();
}

bool enterDefinition(Session &session, const QString &node)
{
    const graph::Node *found = session.document.node(session.selection.scene(), node);
    const QString block = found ? lecture::blockIdOf(found->type) : QString();
    if (!definitionOf(session.document.lecture(), block))
        return false;
    session.preview.enter(found->type, node);
    return true;
}

void makeBlock(Session &session, QWidget *over)
{
    const QString scene = session.selection.scene();
    const QStringList nodes = session.selection.nodes();
    if (const auto can = canBeDefinition(session.document.lecture(), scene, nodes, session.registry()); !can) {
        Q_EMIT session.document.refused(can.error());
        return;
    }
    MakeBlockDialog dialog(session, nodes, over);
    if (dialog.exec() != QDialog::Accepted)
        return;
    const DefinitionWish wish{
        .name = dialog.name(), .nodes = nodes, .published = dialog.published(), .shown = session.preview.language()};
    QString instance;
    QString block;
    const bool isDone =
        session.document.edit(translated("Make block “%1”").arg(wish.name), [&](const Lecture &lecture) {
            return withMadeDefinition(lecture, scene, wish, session.document.plugins())
                .and_then([&](MadeDefinition &&made) -> base::Result<Lecture> {
                    instance = made.instance;
                    block = made.block;
                    if (!dialog.isKept())
                        return std::move(made.lecture);
                    Block kept = *definitionOf(made.lecture, block);
                    kept.origin = originOf(userLibrary, block); // as saving would set it, in a step of its own
                    return lecture::withDefinition(made.lecture, std::move(kept));
                });
        });
    if (!isDone)
        return;
    session.selection.setNodes({instance});
    Q_EMIT session.document.statusMessage(
        translated("“%1” is among the blocks of this lecture in the palette now. Press Enter on it to change it.")
            .arg(wish.name));
    if (dialog.isKept())
        saveToMyBlocks(session, block);
}

void detachSelected(Session &session)
{
    const QString scene = session.selection.scene();
    const QString block = definitionOfSelected(session);
    if (block.isEmpty())
        return;
    QStringList added;
    const bool isDone = session.document.edit(
        translated("Detach from “%1”").arg(nameOfDefinition(session, block)), [&](const Lecture &lecture) {
            return withDetached(lecture, scene, session.selection.nodes().first(), session.document.plugins())
                .map([&](Detached &&detached) {
                    added = detached.nodes;
                    return std::move(detached.lecture);
                });
        });
    if (isDone)
        session.selection.setNodes(added);
}

void renameDefinition(Session &session, const QString &block, QWidget *over)
{
    const QString old = nameOfDefinition(session, block);
    bool isWanted = false;
    const QString name = QInputDialog::getText(over, translated("Rename block"), translated("Name"), QLineEdit::Normal,
                                               old, &isWanted)
                             .simplified();
    if (!isWanted || name == old)
        return;
    session.document.edit(translated("Rename block"), [&](const Lecture &lecture) {
        return withDefinitionTitle(lecture, block, name, session.preview.language());
    });
}

void deleteDefinition(Session &session, const QString &block)
{
    session.document.edit(translated("Delete block “%1”").arg(nameOfDefinition(session, block)),
                          [&](const Lecture &lecture) { return withDefinitionDeleted(lecture, block); });
}

void updateInstances(Session &session, const QString &block)
{
    const Block *definition = definitionOf(session.document.lecture(), block);
    if (!definition)
        return;
    const auto source = sourceOf(*definition);
    if (!source) {
        Q_EMIT session.document.refused(source.error());
        return;
    }
    const auto count = static_cast<int>(instancesOf(session.document.lecture(), block).size());
    const bool isDone = session.document.edit(translated("Update “%1”").arg(source->name), [&](const Lecture &lecture) {
        return withDefinitionUpdated(lecture, block, source->lecture, source->definition);
    });
    if (isDone)
        Q_EMIT session.document.statusMessage(translated("%n instance(s) follow the block of the library now.", count));
}

void saveToMyBlocks(Session &session, const QString &block)
{
    auto custom = customBlockOfDefinition(session.document.lecture(), block);
    if (!custom) {
        Q_EMIT session.document.refused(custom.error());
        return;
    }
    const auto path = saveCustomBlock(*custom);
    tellKept(session, path);
    const QString origin = originOf(userLibrary, block);
    const Block *definition = definitionOf(session.document.lecture(), block);
    if (!path || definition->origin == origin)
        return;
    session.document.edit(translated("Save to my blocks"), [&](const Lecture &lecture) {
        Block changed = *definitionOf(lecture, block);
        changed.origin = origin;
        return lecture::withDefinition(lecture, std::move(changed));
    });
}

void findInstances(Session &session, const QString &block, QWidget *over, const QPoint &global)
{
    auto *menu = new QMenu(over);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    menu->setObjectName(u"instances"_s);
    constexpr std::size_t most = 60;
    const std::vector<InstancePlace> places = instancesOf(session.document.lecture(), block);
    for (const InstancePlace &place : places) {
        if (menu->actions().size() == most) {
            menu->addAction(translated("And %n more", static_cast<int>(places.size() - most)))->setEnabled(false);
            break;
        }
        const QAction *leading = menu->addAction(nameOfPlace(session, place));
        QObject::connect(leading, &QAction::triggered, menu, [&session, place] { goTo(session, place); });
    }
    if (places.empty())
        menu->addAction(translated("It is not used yet"))->setEnabled(false);
    menu->popup(global);
}

void addDefinitionActions(Session &session, QWidget *window)
{
    const QString category = translated("Blocks");
    const auto add = [&](const ActionSpec &spec, const std::function<void()> &run) {
        return session.actions.add(window, spec, run);
    };
    QAction *make = add(
        {definitionaction::make, category, translated("Make a block…"), {Qt::CTRL | Qt::ALT | Qt::Key_M}, u"blocks"_s},
        [&session, window] { makeBlock(session, window); });
    QAction *enter = add({definitionaction::enter,
                          category,
                          translated("Edit definition"),
                          {Qt::CTRL | Qt::ALT | Qt::Key_Return},
                          u"pencil"_s},
                         [&session] {
                             if (!session.selection.nodes().isEmpty())
                                 enterDefinition(session, session.selection.nodes().first());
                         });
    QAction *leave = add({definitionaction::leave,
                          category,
                          translated("Back from the definition"),
                          {Qt::CTRL | Qt::ALT | Qt::Key_Backspace},
                          u"arrow-left"_s},
                         [&session] { session.preview.leave(); });
    QAction *detach =
        add({definitionaction::detach, category, translated("Detach from the definition"), {}, u"unlink"_s},
            [&session] { detachSelected(session); });
    QAction *find =
        add({definitionaction::find, category, translated("Find instances"), {}, u"search"_s},
            [&session, window] { findInstances(session, definitionOfSelected(session), window, QCursor::pos()); });
    const auto enable = [&session, make, enter, leave, detach, find] {
        const bool isInstance = !definitionOfSelected(session).isEmpty();
        make->setEnabled(!session.selection.nodes().isEmpty());
        for (QAction *action : {enter, detach, find})
            action->setEnabled(isInstance);
        leave->setEnabled(session.preview.isInside());
    };
    QObject::connect(&session.selection, &Selection::changed, make, enable);
    QObject::connect(&session.preview, &Preview::pictureChanged, make, enable);
    enable();
}

void addDefinitionMenu(const Session &session, QMenu *menu)
{
    const auto add = [&](ActionId id) {
        if (QAction *action = session.actions.find(id))
            menu->addAction(action);
    };
    if (!definitionOfSelected(session).isEmpty()) {
        for (const ActionId id : {definitionaction::enter, definitionaction::find, definitionaction::detach})
            add(id);
        menu->addSeparator();
    }
    add(definitionaction::make);
}

void fillDefinitionMenu(Session &session, QMenu *menu, const QString &block, QWidget *over)
{
    const auto add = [&](const QString &iconName, const QString &text, const std::function<void()> &run) {
        QAction *action = menu->addAction(icon(iconName), text);
        QObject::connect(action, &QAction::triggered, over, run);
        return action;
    };
    const Block *definition = definitionOf(session.document.lecture(), block);
    if (!definition)
        return;
    add(u"pencil"_s, translated("Edit definition"),
        [&session, block] { session.preview.enter(lecture::blockType(block)); });
    add(u"type"_s, translated("Rename…"), [&session, block, over] {
        renameDefinition(session, block, over);
    })->setShortcut(Qt::Key_F2);
    add(u"search"_s, translated("Find instances"),
        [&session, block, over] { findInstances(session, block, over, QCursor::pos()); });
    add(u"refresh-cw"_s, translated("Update all instances"), [&session, block] {
        updateInstances(session, block);
    })->setEnabled(!definition->origin.isEmpty());
    menu->addSeparator();
    add(u"download"_s, translated("Save to my blocks"), [&session, block] { saveToMyBlocks(session, block); });
    menu->addSeparator();
    add(u"trash-2"_s, translated("Delete"), [&session, block] {
        deleteDefinition(session, block);
    })->setShortcut(Qt::Key_Delete);
}

} // namespace lectograph::editor
