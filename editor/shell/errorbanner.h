// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/result.h"

#include <QFrame>
#include <QTimer>

class QLabel;

namespace lectograph::editor {

/// A banner for the latest error, at the top of the stage, or of the window while the stage is hidden. It does not take
/// the focus, is announced by screen readers, stays while hovered, and is hidden after a timeout, when it is closed, or
/// when a click opens the panel with details.
class ErrorBanner : public QFrame
{
    Q_OBJECT

public:
    /// `stage` is a descendant of `window`.
    ErrorBanner(QWidget *window, QWidget *stage);

    /// `panel` is the one with details: "problems".
    void say(const base::Error &error, const QString &panel);
    QString sentence() const; ///< the shown text

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
