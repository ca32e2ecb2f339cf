// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QTimer>
#include <QToolButton>
#include <QWidget>

#include <functional>

class QLabel;

namespace lectograph::editor {

struct Session;

/// The status bar: selection, scene, problems, exports; temporarily also messages about changes that may be out of
/// sight. Errors are shown by the ErrorBanner.
class StatusBar : public QWidget
{
    Q_OBJECT

public:
    StatusBar(Session &session, QWidget *parent);

    void showProblems(int failures, int warnings);
    void showChecking(); ///< the number of problems is unknown
    void showExports(const QString &text);
    /// Replaces the selection for a few seconds; announced by screen readers.
    void tell(const QString &sentence);
    /// The same with a button that runs a follow-up action. Leaves as soon as `holds`, if there is one, is false.
    void offer(const QString &sentence, const QString &deed, const std::function<void()> &run,
               const std::function<bool()> &holds);

Q_SIGNALS:
    void problemsClicked();
    void exportsClicked();

private:
    void showSelection();
    void stopTelling();
    bool isPast() const; ///< what is said no longer holds
    void stopIfPast();

    Session &m_session;
    QLabel *m_selected;
    QToolButton *m_offer;
    QLabel *m_scene;
    QToolButton *m_problems;
    QToolButton *m_exports;
    std::function<void()> m_offered;
    std::function<bool()> m_holds; ///< of the sentence that is said; may be empty
    QTimer m_telling;
};

} // namespace lectograph::editor
