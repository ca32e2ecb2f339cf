// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/problems/problemcauses.h"
#include "editor/session/session.h"
#include "graph/problem.h"
#include "media/sound_survey.h"

#include <QPersistentModelIndex>
#include <QThreadPool>
#include <QTimer>
#include <QWidget>

#include <chrono>
#include <stop_token>

class QListView;
class QStackedWidget;
class QToolButton;

namespace lectograph::editor {

class ProblemFilter;
class ProblemModel;
class PanelHeader;

/// All problems of the lecture, found in the background after each pause in editing. A click or Enter goes to the
/// place; where the program can mend one, its row has a button for it, and its menu all ways.
class ProblemsPanel : public QWidget
{
    Q_OBJECT

public:
    /// A check begins when there has been no edit for `pause`.
    explicit ProblemsPanel(Session &session, QWidget *parent = nullptr,
                           std::chrono::milliseconds pause = std::chrono::milliseconds(400));
    ~ProblemsPanel() override;

    int failures() const { return m_failures; }
    int warnings() const { return m_warnings; }
    bool isChecking() const { return m_isChecking || m_pause.isActive(); }
    /// What fails, in the order of the list, as sentences with their places: an audience will not see it.
    QStringList failureSentences() const;
    void goToFirstFailure();
    /// What could not be read of the open lecture; listed until another one is opened.
    void setLost(std::vector<base::Error> lost);

    /// The button of a row, in the list's viewport; empty without one.
    QRect remedyRect(const QModelIndex &index) const;

Q_SIGNALS:
    void countChanged(int failures, int warnings);
    void checked(); ///< the list matches the current lecture
    void emptied(); ///< another lecture was opened, which is not checked yet
    /// The values of blocks that problems come from and the values of clips that have them, with what to say there.
    void causesFound(const std::map<lectograph::editor::PropertyPlace, QString> &sentences);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void check();
    void empty();
    void followEdit();
    void list(const graph::Problems &problems, const std::vector<media::SoundFinding> &sounds,
              const lecture::Lecture &lecture);
    QString nameOf(const PropertyPlace &cause, const lecture::Lecture &lecture) const;
    void mend(const QModelIndex &index, std::size_t remedy);
    void showMenu(const QPoint &at);
    void goTo(const QModelIndex &index);
    void refreshFilters();

    Session &m_session;
    QTimer m_pause;
    QThreadPool m_worker;        ///< one thread; the destructor waits for it
    media::SoundSurvey m_survey; ///< of that thread
    std::stop_source m_stop;
    std::stop_source m_checking;     ///< of the check that is going on, which the next edit stops
    QPersistentModelIndex m_pressed; ///< the row whose button is pressed
    std::vector<base::Error> m_lost;
    ProblemCauses m_causes;
    bool m_isChecking = false;
    bool m_isStale = false;
    bool m_isKnown = false; ///< the lecture has been checked at least once since it was opened
    int m_failures = 0;
    int m_warnings = 0;
    ProblemModel *m_model;
    ProblemFilter *m_shown;
    PanelHeader *m_head = nullptr;
    QListView *m_list;
    QStackedWidget *m_pages;
    QWidget *m_none;
    QWidget *m_unknown;
    QWidget *m_filtered;
    QToolButton *m_failuresButton;
    QToolButton *m_warningsButton;
};

} // namespace lectograph::editor
