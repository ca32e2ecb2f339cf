// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/widgets/escapewatch.h"

#include <QAbstractButton>
#include <QLabel>

#include <memory>
#include <optional>

namespace lectograph::editor {

/// The keyframe button at the beginning of a row: whether the property has keyframes, and one at the playhead. Not in
/// the tab order; a shortcut in the field presses it.
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

/// The label of a row, wrapped if necessary; dragging it changes a number.
class RowLabel : public QLabel
{
    Q_OBJECT

public:
    RowLabel(const QString &text, QWidget *parent);
    void setScrubbable(bool isScrubbable);
    void setStyled(bool isStyled); ///< its value comes from a style
    /// The width of the column next to the field; 0: on a line of its own.
    void setColumn(int width);
    int widthOnOneLine() const;
    int leastWidth() const; ///< minimum column width without breaking words
    bool hasHeightForWidth() const override { return m_column == 0; }
    int heightForWidth(int width) const override;

Q_SIGNALS:
    void scrubBegan();
    /// `notches` since the start of the drag.
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
    bool m_isStyled = false;
    std::optional<int> m_pressedX;         ///< while the button is held
    std::unique_ptr<EscapeWatch> m_escape; ///< while scrubbing
    int m_lastX = 0;
    double m_notches = 0;
};

} // namespace lectograph::editor
