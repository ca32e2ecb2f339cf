// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/exporting/closing.h"

#include "editor/core/translated.h"
#include "editor/exporting/exportqueue.h"

#include <QCoreApplication>
#include <QMessageBox>
#include <QPushButton>

namespace lectograph::editor {

bool mayEndExports(ExportQueue &queue, QWidget *window)
{
    if (!queue.isBusy())
        return true;
    QMessageBox box(QMessageBox::Question, QCoreApplication::applicationName(),
                    translated("The program is still exporting. End it all the same?"), QMessageBox::NoButton, window);
    box.setInformativeText(
        queue.summary() + QStringLiteral("\n\n")
        + translated("What is not done yet is given up; files that were there before stay as they are."));
    QPushButton *stay = box.addButton(translated("Go on exporting"), QMessageBox::RejectRole);
    stay->setObjectName(QStringLiteral("stay"));
    stay->setProperty("primary", true);
    const QPushButton *end = box.addButton(translated("Give up and end"), QMessageBox::DestructiveRole);
    box.setDefaultButton(stay);
    box.setEscapeButton(stay);
    box.exec();
    if (box.clickedButton() != end)
        return false;
    queue.cancelAll();
    return true;
}

} // namespace lectograph::editor
