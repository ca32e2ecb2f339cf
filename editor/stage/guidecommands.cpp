// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/stage/guidecommands.h"

#include "editor/language/translated.h"
#include "editor/stage/actionids.h"
#include "editor/stage/guidepopup.h"
#include "editor/stage/overlay.h"
#include "editor/stage/stagepanel.h"

#include <QMenu>

namespace lectograph::editor {

using namespace Qt::StringLiterals;

void addGuideActions(StageOverlay &stage)
{
    const auto add = [&](const ActionSpec &spec, const std::function<void()> &run) {
        return stage.session().actions.add(&stage, spec, run);
    };
    const QString category = StagePanel::tr("Stage");
    const auto toggle = [&](const ActionSpec &spec, bool isOn, const std::function<void(bool)> &set) {
        QAction *action = add(spec, [] {});
        action->setChecked(isOn);
        QObject::connect(action, &QAction::toggled, &stage.guides(), set);
        return action;
    };
    QAction *shown = toggle(
        {stageaction::guides, category, StagePanel::tr("Show the guides"), {Qt::CTRL | Qt::Key_Semicolon}, {}, true},
        stage.guides().areShown(), [&stage](bool on) { stage.guides().setShown(on); });
    QAction *locked = toggle({stageaction::lockGuides,
                              category,
                              StagePanel::tr("Lock the guides"),
                              {Qt::CTRL | Qt::ALT | Qt::Key_Semicolon},
                              u"lock"_s,
                              true},
                             stage.guides().areLocked(), [&stage](bool on) { stage.guides().setLocked(on); });
    add({stageaction::addGuide, category, StagePanel::tr("Add guide…"), {}, u"plus"_s},
        [&stage] { openGuidePopup(stage, std::nullopt); });
    QAction *next = add({stageaction::nextGuide, category, StagePanel::tr("Select the next guide")}, [&stage] {
        stage.guides().selectNext();
        stage.setFocus();
    });
    QAction *place = add({stageaction::placeGuide, category, StagePanel::tr("Position of the guide…")},
                         [&stage] { openGuidePopup(stage, stage.guides().selected()); });
    QAction *remove = add({stageaction::removeGuide, category, StagePanel::tr("Remove the guide"), {}, u"trash-2"_s},
                          [&stage] { stage.guides().removeSelected(); });
    QAction *clear = add({stageaction::clearGuides, category, StagePanel::tr("Clear all guides")},
                         [&stage] { stage.guides().clear(); });
    const auto follow = [=, &stage] {
        const Guides &guides = stage.guides();
        shown->setChecked(guides.areShown());
        locked->setChecked(guides.areLocked());
        for (QAction *action : {place, remove})
            action->setEnabled(guides.selected().has_value());
        for (QAction *action : {next, clear})
            action->setEnabled(!guidesOf(stage.session().document.lecture()).empty());
    };
    QObject::connect(&stage.guides(), &Guides::changed, &stage, follow);
    QObject::connect(&stage.session().document, &Document::changed, &stage, follow); // hidden ones as well
    follow();
}

QMenu *guidesMenu(StageOverlay &stage, QWidget *parent)
{
    auto *menu = new QMenu(StagePanel::tr("Guides"), parent);
    const Actions &actions = stage.session().actions;
    const auto addTo = [&](std::initializer_list<ActionId> ids) {
        for (const ActionId id : ids)
            menu->addAction(actions.find(id));
    };
    addTo({stageaction::addGuide, stageaction::nextGuide, stageaction::placeGuide, stageaction::removeGuide});
    menu->addSeparator();
    addTo({stageaction::guides, stageaction::lockGuides});
    menu->addSeparator();
    addTo({stageaction::clearGuides, stageaction::rulers});
    return menu;
}

} // namespace lectograph::editor
