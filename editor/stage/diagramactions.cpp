// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/stage/diagramactions.h"

#include "base/interface_language.h"
#include "editor/language/translated.h"
#include "editor/stage/actionids.h"
#include "editor/stage/overlay.h"
#include "editor/stage/stagediagram.h"
#include "editor/widgets/theme.h"
#include "graph/value.h"

#include <QJsonObject>
#include <QMenu>

#include <algorithm>

namespace lectograph::editor {

using namespace Qt::StringLiterals;

namespace {

/// “diagram.begin-encoder” for each text with which a diagram may begin, as the catalog says.
std::vector<std::pair<QString, QJsonObject>> beginnings(const Session &session)
{
    std::vector<std::pair<QString, QJsonObject>> all;
    for (const auto &[id, type] : session.registry().nodes.types()) {
        const QJsonObject entries =
            session.registry().catalog.type(id).value(u"diagram"_s).toObject().value(u"beginnings"_s).toObject();
        for (auto it = entries.begin(); it != entries.end(); ++it)
            all.emplace_back(u"diagram.begin-"_s + it.key(), it.value().toObject());
    }
    std::ranges::stable_sort(all, {}, [](const auto &one) { return one.second.value(u"rank"_s).toInt(); });
    return all;
}

/// In the language of the interface.
QString titleOf(const QJsonObject &entry)
{
    return graph::localized(entry.value(u"title"_s), {base::interfaceLanguage(), u"en"_s}).value_or(QString());
}

void addBeginningActions(StageOverlay &stage)
{
    for (const auto &[id, entry] : beginnings(stage.session())) {
        const QString title = titleOf(entry);
        stage.session().actions.add(
            &stage, {id, translated("Diagram"), translated("Begin the diagram with: %1").arg(title)},
            [&stage, texts = entry.value(u"text"_s).toObject()] { stage.diagram().beginWith(texts); });
    }
}

} // namespace

void addDiagramActions(StageOverlay &stage)
{
    const QString category = translated("Diagram");
    const auto add = [&](ActionId id, const QString &text, const QList<QKeySequence> &keys, const QString &icon,
                         const std::function<void(StageDiagram &)> &run) {
        stage.session().actions.add(&stage, {id, category, text, keys, icon}, [&stage, run] {
            if (stage.diagram().isOn())
                run(stage.diagram());
            else
                Q_EMIT stage.session().document.statusMessage(translated("Select a block diagram on the stage first."));
        });
    };
    add(diagramaction::add, translated("Add a block to the diagram"), {}, u"plus"_s,
        [](StageDiagram &diagram) { diagram.addBlock(); });
    add(diagramaction::rename, translated("Change the words in the diagram"), {}, u"pencil"_s,
        [](StageDiagram &diagram) { diagram.rename(); });
    add(diagramaction::link, translated("Link the block of the diagram to another one"), {}, u"workflow"_s,
        [](StageDiagram &diagram) { diagram.startLink(); });
    add(diagramaction::arc, translated("Lead the link around, or straight"), {}, {},
        [](StageDiagram &diagram) { diagram.toggleArc(); });
    add(diagramaction::repeat, translated("Repeat the block × N…"), {}, {},
        [](StageDiagram &diagram) { diagram.askForRepeat(); });
    add(diagramaction::group, translated("Group the blocks of the diagram"), {}, u"group"_s,
        [](StageDiagram &diagram) { diagram.groupSelected(); });
    add(diagramaction::fold, translated("Fold the group"), {Qt::CTRL | Qt::Key_Home}, {},
        [](StageDiagram &diagram) { diagram.fold(true); });
    add(diagramaction::unfold, translated("Unfold the group"), {Qt::CTRL | Qt::Key_End}, {},
        [](StageDiagram &diagram) { diagram.fold(false); });
    add(diagramaction::remove, translated("Delete from the diagram"), {}, u"trash-2"_s,
        [](StageDiagram &diagram) { diagram.removeSelected(); });
    add(diagramaction::up, translated("Diagram upwards"), {}, {}, [](StageDiagram &diagram) { diagram.turn(u"up"_s); });
    add(diagramaction::down, translated("Diagram downwards"), {}, {},
        [](StageDiagram &diagram) { diagram.turn(u"down"_s); });
    add(diagramaction::right, translated("Diagram to the right"), {}, {},
        [](StageDiagram &diagram) { diagram.turn(u"right"_s); });
    add(diagramaction::left, translated("Diagram to the left"), {}, {},
        [](StageDiagram &diagram) { diagram.turn(u"left"_s); });
    add(diagramaction::layOut, translated("Lay out the diagram again"), {}, {},
        [](StageDiagram &diagram) { diagram.layOutAgain(); });
    addBeginningActions(stage);
}

void addDiagramMenu(QMenu *menu, StageOverlay &stage)
{
    const StageDiagram &diagram = stage.diagram();
    if (!diagram.isOn())
        return;
    Actions &actions = stage.session().actions;
    const auto add = [&](QMenu *to, std::initializer_list<ActionId> ids) {
        for (const ActionId id : ids)
            to->addAction(actions.find(id));
    };
    const DiagramPart *part = diagram.selected();
    if (part && part->isLink()) {
        add(menu, {diagramaction::add, diagramaction::rename, diagramaction::arc, diagramaction::remove});
    } else if (part) {
        add(menu,
            {diagramaction::add, diagramaction::rename, diagramaction::link, diagramaction::repeat,
             diagramaction::group});
        if (part->kind == DiagramPart::Kind::Group)
            add(menu, {diagramaction::fold, diagramaction::unfold});
        add(menu, {diagramaction::remove});
    }
    QMenu *direction = menu->addMenu(translated("Direction"));
    add(direction, {diagramaction::up, diagramaction::down, diagramaction::right, diagramaction::left});
    add(menu, {diagramaction::layOut});
    QMenu *begin = menu->addMenu(translated("Begin with"));
    for (const auto &[id, entry] : beginnings(stage.session())) {
        QAction *action = begin->addAction(titleOf(entry));
        QObject::connect(action, &QAction::triggered, actions.find(id), &QAction::trigger);
    }
    menu->addSeparator();
}

} // namespace lectograph::editor
