// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/result.h"

#include <QTimer>
#include <QToolButton>
#include <QWidget>

#include <functional>

class QLabel;

namespace lectograph::editor {

struct Session;

/// The line at the bottom: what is picked, where in the lecture one is, problems, exports; for a while,
/// what was done or went wrong.
class StatusBar : public QWidget
{
    Q_OBJECT

public:
    StatusBar(Session &session, QWidget *parent);

    void showProblems(int failures, int warnings);
    void showChecking(); ///< nothing is known of problems yet
    void showExports(const QString &text);
    /// Both for some seconds in place of the selection; read out by screen readers.
    void tell(const QString &sentence) { say(sentence, {}); }
    void complain(const base::Error &error);
    /// Tells it, with a button that does something about it.
    void offer(const QString &sentence, const QString &deed, const std::function<void()> &run);

Q_SIGNALS:
    void problemsClicked();
    void exportsClicked();

private:
    void say(const QString &sentence, const QString &styleSheet);
    void showSelection();

    Session &m_session;
    QLabel *m_picked;
    QToolButton *m_offer;
    QLabel *m_scene;
    QToolButton *m_problems;
    QToolButton *m_exports;
    std::function<void()> m_offered;
    QTimer m_telling;
};

} // namespace lectograph::editor
