// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/widgets/escapewatch.h"

#include <QAbstractButton>
#include <QLabel>

#include <memory>

namespace lectograph::editor {

/// The diamond at the beginning of a row: whether the property has keyframes, and one at the playhead. Tab goes past it, from
/// value to value; a key in the field presses it.
class KeyDiamond : public QAbstractButton
{
    Q_OBJECT

public:
    enum class State { None, Elsewhere, Here };

    explicit KeyDiamond(QWidget *parent);
    State state() const { return m_state; }
    void setState(State state);

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    State m_state = State::None;
};

/// The name of a row, whole, on several lines where it has to be; dragging over it changes a number.
class RowLabel : public QLabel
{
    Q_OBJECT

public:
    RowLabel(const QString &text, QWidget *parent);
    void setScrubbable(bool isScrubbable);
    /// Beside the field, in a column of this width; 0: on a line of its own.
    void setColumn(int width);
    int widthOnOneLine() const;
    int leastWidth() const; ///< of a column in which it need not break a word
    bool hasHeightForWidth() const override { return m_column == 0; }
    int heightForWidth(int width) const override;

Q_SIGNALS:
    void scrubBegan();
    /// So many notches from where it began.
    void scrubbed(double notches);
    void scrubEnded();
    void scrubCancelled(); ///< by Escape, before it ends
    void clicked();

protected:
    void paintEvent(QPaintEvent *event) override;
    void mousePressEvent(QMouseEvent *event) override;
    void mouseMoveEvent(QMouseEvent *event) override;
    void mouseReleaseEvent(QMouseEvent *event) override;

private:
    void endScrub();
    QRect wrapped(int width) const;

    int m_column = 0;
    bool m_isScrubbable = false;
    bool m_isHeld = false;
    bool m_isScrubbing = false;
    std::unique_ptr<EscapeWatch> m_escape; ///< while it is scrubbed
    QPoint m_pressedAt;
    int m_lastX = 0;
    double m_notches = 0;
};

} // namespace lectograph::editor
