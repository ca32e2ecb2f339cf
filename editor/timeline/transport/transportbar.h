// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/session/session.h"

#include <QWidget>

class QLabel;
class QLineEdit;
class QStackedLayout;
class QToolButton;

namespace lectograph::editor {

/// The transport bar under the stage: current time and playback controls. Its shortcuts work in all of `shortcutPlace`. The
/// buttons stay in the middle, whatever is said beside them.
class TransportBar : public QWidget
{
    Q_OBJECT

public:
    explicit TransportBar(Session &session, QWidget *parent = nullptr, QWidget *shortcutPlace = nullptr);

    /// Appends a widget at the right end.
    void add(QWidget *widget);

    QSize minimumSizeHint() const override;

protected:
    void resizeEvent(QResizeEvent *event) override;

private:
    void setDroppedFramesShown(bool shown);
    void addActions(QWidget *place);
    QWidget *makeTime();
    QToolButton *makeRange();
    void shuttle(int direction);
    void goToScene(int step);
    void showTime();
    void showPoster(); ///< says why the lecture is not open at its beginning
    void showState();
    void editTime();
    void takeTime();

    Session &m_session;
    QWidget *m_left;  ///< of the buttons: the time, and why it is that
    QWidget *m_right; ///< of the buttons: the played range, and what is added
    QToolButton *m_time = nullptr;
    QToolButton *m_range = nullptr; ///< the played range, if it is not the whole lecture
    QLineEdit *m_typed = nullptr;
    QStackedLayout *m_timeStack = nullptr;
    QLabel *m_length = nullptr;
    QLabel *m_poster;
    QLabel *m_dropped;
    bool m_tellsDropped = false;
};

/// "1:02.5", "62.5", "62.5 s", "00:01:02.50", "120f" (frames); nothing if it is not a time.
std::optional<base::Time> parseTime(const QString &text, base::FrameRate rate);

} // namespace lectograph::editor
