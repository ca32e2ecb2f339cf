// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/exporting/closing.h"

#include "editor/exporting/exportqueue.h"

#include <QCoreApplication>
#include <QMessageBox>
#include <QPushButton>

namespace lectograph::editor {

namespace {

QString tr(const char *text)
{
    return QCoreApplication::translate("lectograph::editor", text);
}

} // namespace

bool mayEndExports(ExportQueue &queue, QWidget *window)
{
    if (!queue.isBusy())
        return true;
    QMessageBox box(QMessageBox::Question, QCoreApplication::applicationName(),
                    tr("The program is still exporting. End it all the same?"), QMessageBox::NoButton, window);
    box.setInformativeText(queue.summary() + QStringLiteral("\n\n")
                           + tr("What is not done yet is given up; files that were there before stay as they are."));
    QPushButton *stay = box.addButton(tr("Go on exporting"), QMessageBox::RejectRole);
    stay->setObjectName(QStringLiteral("stay"));
    stay->setProperty("primary", true);
    const QPushButton *end = box.addButton(tr("Give up and end"), QMessageBox::DestructiveRole);
    box.setDefaultButton(stay);
    box.setEscapeButton(stay);
    box.exec();
    if (box.clickedButton() != end)
        return false;
    queue.cancelAll();
    return true;
}

} // namespace lectograph::editor
