// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/session/session.h"
#include "graph/problem.h"

#include <QThreadPool>
#include <QTimer>
#include <QWidget>

class QListView;
class QStackedWidget;
class QToolButton;

namespace lectograph::editor {

class ProblemFilter;
class ProblemModel;
class PanelHeader;

/// All problems of the lecture, found in the background after each pause in editing. A click or Enter goes to the
/// place.
class ProblemsPanel : public QWidget
{
    Q_OBJECT

public:
    explicit ProblemsPanel(Session &session, QWidget *parent = nullptr);
    ~ProblemsPanel() override;

    int failures() const { return m_failures; }
    int warnings() const { return m_warnings; }
    bool isChecking() const { return m_isChecking || m_pause.isActive(); }

Q_SIGNALS:
    void countChanged(int failures, int warnings);
    void checked(); ///< the list matches the current lecture
    void emptied(); ///< another lecture was opened, which is not checked yet

private:
    void check();
    void empty();
    void list(const graph::Problems &problems, const lecture::Lecture &lecture);
    void goTo(const QModelIndex &index);
    void goToNode(const lecture::Scene &scene, const QString &node);
    void refreshFilters();

    Session &m_session;
    QTimer m_pause;
    QThreadPool m_worker; ///< one thread; the destructor waits for it
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
