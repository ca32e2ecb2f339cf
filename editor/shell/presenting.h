// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStringList>
#include <QTimer>

namespace lectograph::editor {

class ProblemsPanel;
class StagePanel;
enum class PresentFrom;

/// Presents on the whole screen. If something fails, first says what the audience will not see, and asks once.
class Presenting : public QObject
{
    Q_OBJECT

public:
    Presenting(ProblemsPanel &problems, StagePanel &stage, QWidget *window);

    void present(PresentFrom from);

Q_SIGNALS:
    void problemsRequested();

private:
    void presentChecked(); ///< with the problems that are known
    bool agreesTo(const QStringList &failures);

    ProblemsPanel &m_problems;
    StagePanel &m_stage;
    QWidget *m_window;
    QTimer m_waiting; ///< for the check of the lecture, but not long
    PresentFrom m_from = {};
    QStringList m_knownFailures; ///< the user has presented without these
};

} // namespace lectograph::editor
