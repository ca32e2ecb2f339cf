// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/guide/steps.h"
#include "editor/session/session.h"

#include <QFrame>
#include <QLabel>
#include <QPointer>
#include <QPushButton>
#include <QTimer>

namespace lectograph::editor {

class Outline;

/// Leads through the real window in seven steps. It looks on while the author works, points at the place where the next
/// thing is done, and ticks off what was done by itself. It blocks nothing.
class Guide : public QFrame
{
    Q_OBJECT

public:
    Guide(Session &session, QWidget *window);
    ~Guide() override;

    int step() const { return m_step; } ///< from 0

Q_SIGNALS:
    void finished(); ///< the last step was done, or the author closed it; it is hidden then

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void mousePressEvent(QMouseEvent *event) override;
    void mouseMoveEvent(QMouseEvent *event) override;
    void mouseReleaseEvent(QMouseEvent *event) override;
    void showEvent(QShowEvent *event) override;

private:
    void begin(int step);
    void tell(); ///< what to do now
    void look();
    void tick();
    void place();
    QPoint cornerIn(const QRect &room) const;
    void finish();

    Session &m_session;
    QWidget *m_window;
    QPointer<Outline> m_outline; ///< the window's, so that it lies over everything
    std::vector<GuideStep> m_steps;
    int m_step = 0;
    Progress m_first;  ///< when the guide began
    Progress m_before; ///< when the step began
    bool m_isTicked = false;
    bool m_isPlacedByHand = false;
    std::optional<QPoint> m_grip;
    QPointer<QWidget> m_watched;
    QTimer m_next;
    QLabel *m_count;
    QLabel *m_title;
    QLabel *m_body;
    QPushButton *m_skip;
};

} // namespace lectograph::editor
