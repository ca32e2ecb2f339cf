// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/result.h"

#include <QFrame>
#include <QTimer>

class QLabel;

namespace lectograph::editor {

/// What went wrong just now, said where one looks: over the top of the stage, or of the window while there is no stage. It
/// takes no focus, is read out by screen readers, stays while it is pointed at, and goes after a while, when it is closed, or
/// when a click leads to where more is said.
class ErrorBanner : public QFrame
{
    Q_OBJECT

public:
    /// `stage` lies in `window`.
    ErrorBanner(QWidget *window, QWidget *stage);

    /// `panel` is the one that says more: "problems".
    void say(const base::Error &error, const QString &panel);
    QString sentence() const; ///< what stands there

Q_SIGNALS:
    void clicked(const QString &panel);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;
    void enterEvent(QEnterEvent *event) override;
    void leaveEvent(QEvent *event) override;
    void mouseReleaseEvent(QMouseEvent *event) override;

private:
    void place();

    QWidget *m_window;
    QWidget *m_stage;
    QLabel *m_what;
    QLabel *m_remedy;
    QString m_panel;
    QTimer m_leaving;
};

} // namespace lectograph::editor
