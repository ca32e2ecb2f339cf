// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/shell/editmenu.h"

#include "editor/animations/actionids.h"
#include "editor/curves/actionids.h"
#include "editor/graph/actionids.h"
#include "editor/shell/actionids.h"
#include "editor/stage/actionids.h"
#include "editor/timeline/actionids.h"

#include <QApplication>
#include <QCoreApplication>
#include <QMenu>

#include <algorithm>
#include <vector>

namespace lectograph::editor {

namespace {

class EditMenuWords
{
    Q_DECLARE_TR_FUNCTIONS(lectograph::editor::EditMenuWords)
};

/// What the panels call the same; first the stage's. The Space panel has those of the stage, the list of animations those
/// of the timeline.
using SameActions = std::vector<ActionId>;

const std::vector<SameActions> &entries()
{
    static const std::vector<SameActions> all{
        {stageaction::cut, graphaction::dissolve, timelineaction::cut},
        {stageaction::copy, graphaction::copy, timelineaction::copy, curveaction::copy},
        {stageaction::paste, graphaction::paste, timelineaction::paste, curveaction::paste},
        {stageaction::pasteInPlace},
        {stageaction::pasteAsTheyWere, graphaction::pasteAsTheyWere, timelineaction::pasteAsTheyWere},
        {},
        {stageaction::duplicate, graphaction::duplicate, timelineaction::duplicate},
        {stageaction::remove, graphaction::remove, timelineaction::remove, animationaction::remove},
        {stageaction::selectAll, graphaction::selectAll, timelineaction::selectAll, curveaction::selectAll},
        {},
        {editaction::find},
        {editaction::replace},
    };
    return all;
}

QAction *actionFor(const Actions &actions, const SameActions &same)
{
    const QWidget *focused = QApplication::focusWidget();
    for (const ActionId id : same) {
        QAction *action = actions.find(id);
        const QList<QObject *> places = action && focused ? action->associatedObjects() : QList<QObject *>();
        const bool isHere = std::ranges::any_of(places, [focused](QObject *object) {
            const auto *place = qobject_cast<QWidget *>(object);
            return place && (place == focused || place->isAncestorOf(focused));
        });
        if (isHere)
            return action;
    }
    return actions.find(same.front());
}

} // namespace

QMenu *editMenu(Session &session, QWidget *parent)
{
    auto *menu = new QMenu(EditMenuWords::tr("Edit"), parent);
    const auto fill = [&session, menu] {
        menu->clear();
        for (const SameActions &same : entries()) {
            if (same.empty())
                menu->addSeparator();
            else if (QAction *action = actionFor(session.actions, same))
                menu->addAction(action);
        }
    };
    QObject::connect(menu, &QMenu::aboutToShow, menu, fill);
    return menu;
}

} // namespace lectograph::editor
