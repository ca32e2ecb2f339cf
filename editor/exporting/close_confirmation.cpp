// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/exporting/close_confirmation.h"

#include "editor/exporting/exportqueue.h"
#include "editor/language/translated.h"
#include "editor/widgets/messagebox.h"

#include <QPushButton>

#include <algorithm>

namespace lectograph::editor {

bool mayEndExports(ExportQueue &queue, QWidget *window)
{
    if (!queue.isBusy())
        return true;
    MessageBox box(MessageBox::Kind::Question, translated("The program is still exporting. End it all the same?"), {},
                   window);
    QPushButton *stay = box.addPrimaryButton(translated("Go on exporting"), QMessageBox::RejectRole);
    stay->setObjectName(QStringLiteral("stay"));
    QPushButton *end = box.addButton(translated("Give up and end"), QMessageBox::DestructiveRole);
    box.setEscapeButton(stay);
    const auto tell = [&] {
        if (queue.isBusy()) {
            box.setInformativeText(
                queue.summary() + QStringLiteral("\n\n")
                + translated("What is not done yet is given up; files that were there before stay as they are."));
            return;
        }
        const bool hasFailed = std::ranges::any_of(queue.jobs(),
                                                   [](const ExportJob &job) { return job.state == JobState::Failed; });
        box.setText(translated("The exports are finished. End the program?"));
        box.setInformativeText(hasFailed ? translated("Some have failed; the list of exports says why.") : QString());
        stay->setText(translated("Stay"));
        end->setText(translated("End the program"));
    };
    tell();
    QObject::connect(&queue, &ExportQueue::summaryChanged, &box, tell);
    box.exec();
    if (box.clickedButton() != end)
        return false;
    queue.cancelAll();
    return true;
}

} // namespace lectograph::editor
