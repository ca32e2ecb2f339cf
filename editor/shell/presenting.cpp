// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/shell/presenting.h"

#include "editor/problems/problemspanel.h"
#include "editor/stage/stagepanel.h"
#include "editor/widgets/messagebox.h"

#include <QPushButton>

#include <algorithm>
#include <chrono>

namespace lectograph::editor {

using namespace Qt::StringLiterals;

Presenting::Presenting(ProblemsPanel &problems, StagePanel &stage, QWidget *window)
    : QObject(window), m_problems(problems), m_stage(stage), m_window(window)
{
    m_waiting.setSingleShot(true);
    m_waiting.setInterval(std::chrono::seconds(2));
    connect(&m_waiting, &QTimer::timeout, this, &Presenting::presentChecked);
    connect(&problems, &ProblemsPanel::emptied, this, [this] { m_knownFailures.clear(); });
    connect(&problems, &ProblemsPanel::checked, this, [this] {
        if (m_waiting.isActive())
            presentChecked();
    });
}

void Presenting::present(PresentFrom from)
{
    m_from = from;
    if (m_problems.isChecking())
        m_waiting.start();
    else
        presentChecked();
}

void Presenting::presentChecked()
{
    m_waiting.stop();
    const QStringList failures = m_problems.failureSentences();
    if (!failures.isEmpty() && failures != m_knownFailures) {
        if (!agreesTo(failures))
            return;
        m_knownFailures = failures;
    }
    m_stage.present(m_from);
}

bool Presenting::agreesTo(const QStringList &failures)
{
    constexpr qsizetype mostListed = 6;
    QStringList lines;
    for (const QString &failure : failures.first(std::min(mostListed, failures.size())))
        lines.append(u"• "_s + failure);
    if (failures.size() > mostListed)
        lines.append(tr("… and %n more", nullptr, static_cast<int>(failures.size() - mostListed)));
    MessageBox box(MessageBox::Kind::Warning,
                   tr("%n thing(s) cannot be shown. The audience will see the lecture without.", nullptr,
                      static_cast<int>(failures.size())),
                   lines.join(u'\n'), m_window);
    const QPushButton *going = box.addPrimaryButton(tr("Present all the same"), QMessageBox::AcceptRole);
    const QPushButton *looking = box.addButton(tr("Show the problems"), QMessageBox::ActionRole);
    box.setEscapeButton(box.addButton(tr("Cancel"), QMessageBox::RejectRole));
    box.exec();
    if (box.clickedButton() == looking) {
        Q_EMIT problemsRequested();
        m_problems.goToFirstFailure();
    }
    return box.clickedButton() == going;
}

} // namespace lectograph::editor
