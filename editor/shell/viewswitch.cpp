// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/shell/viewswitch.h"

#include "editor/session/actions.h"
#include "editor/shell/actionids.h"
#include "editor/widgets/theme.h"
#include "editor/widgets/widgets.h"

#include <QHBoxLayout>
#include <QToolButton>

namespace lectograph::editor {

using namespace Qt::StringLiterals;

ViewSwitch::ViewSwitch(const Actions &actions, QWidget *parent) : QWidget(parent)
{
    setObjectName(u"viewSwitch"_s);
    setAttribute(Qt::WA_StyledBackground);
    setAccessibleName(tr("What the middle of the window shows"));
    setFixedHeight(Theme::row + Theme::grid);
    QHBoxLayout *row = rowLayout(this, 2, {2, 2, 2, 2});
    for (const ActionId id : {viewaction::stage, viewaction::graph, viewaction::both, viewaction::space}) {
        auto *button = new QToolButton(this);
        button->setDefaultAction(actions.find(id));
        button->setAccessibleName(button->text());
        button->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
        button->setIconSize({16, 16});
        button->setFixedHeight(Theme::row - 2);
        button->setFocusPolicy(Qt::TabFocus);
        row->addWidget(button);
    }
}

} // namespace lectograph::editor
