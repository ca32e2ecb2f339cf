// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

namespace lectograph::editor {

class Actions;

/// "Stage | Graph | Both | Space": the actions for what the central area shows, side by side. The checked one is on.
class ViewSwitch : public QWidget
{
    Q_OBJECT

public:
    ViewSwitch(const Actions &actions, QWidget *parent);
};

} // namespace lectograph::editor
