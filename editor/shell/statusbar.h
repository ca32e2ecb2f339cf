// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QTimer>
#include <QToolButton>
#include <QWidget>

#include <functional>

class QLabel;

namespace lectograph::editor {

struct Session;

/// The line at the bottom: what is selected, where in the lecture one is, problems, exports; for a while, what was done where
/// one does not look. What went wrong is said by the ErrorBanner.
class StatusBar : public QWidget
{
    Q_OBJECT

public:
    StatusBar(Session &session, QWidget *parent);

    void showProblems(int failures, int warnings);
    void showChecking(); ///< nothing is known of problems yet
    void showExports(const QString &text);
    /// For some seconds in place of the selection; read out by screen readers.
    void tell(const QString &sentence);
    /// Tells it, with a button that does something about it.
    void offer(const QString &sentence, const QString &deed, const std::function<void()> &run);

Q_SIGNALS:
    void problemsClicked();
    void exportsClicked();

private:
    void showSelection();
    void stopTelling();

    Session &m_session;
    QLabel *m_selected;
    QToolButton *m_offer;
    QLabel *m_scene;
    QToolButton *m_problems;
    QToolButton *m_exports;
    std::function<void()> m_offered;
    QTimer m_telling;
};

} // namespace lectograph::editor
