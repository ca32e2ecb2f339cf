// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QLineEdit>
#include <QMenu>

#include <optional>

namespace lectograph::editor {

/// A line for one number, with arithmetic, steps by the arrow keys and the wheel, and its unit inside. What is typed counts
/// from Enter, Tab or leaving on; Escape takes it back.
class NumberEdit : public QLineEdit
{
    Q_OBJECT

public:
    struct Range
    {
        double min;
        double max;
        double step = 0.1;
        bool isWhole = false;
        bool isOptional = false; ///< may be emptied
    };

    explicit NumberEdit(const Range &range, QWidget *parent);

    void setUnit(const QString &unit);
    /// None: there is no one value to show; `instead` stands there in grey.
    void setValue(std::optional<double> value, const QString &instead = {});
    std::optional<double> value() const { return m_value; }
    /// By `steps` of the range's step, from the value shown, kept in the range.
    void stepBy(double steps);
    void commit();
    bool isSettled() const { return text() == m_shown; } ///< nothing that is typed waits

Q_SIGNALS:
    void edited(double value);
    void emptied();
    void gestureBegan();
    void gestureEnded();
    void cancelled(); ///< by Escape; the gesture goes on
    void validationFailed(const QString &sentence);
    void menuOpening(QMenu *menu);

protected:
    void focusInEvent(QFocusEvent *event) override;
    void focusOutEvent(QFocusEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void wheelEvent(QWheelEvent *event) override;
    void paintEvent(QPaintEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    void contextMenuEvent(QContextMenuEvent *event) override;

private:
    void take(double value);
    void showValue();
    void placeUnit();

    Range m_range;
    QString m_unit;
    std::optional<double> m_value;
    QString m_shown;          ///< the text that stands for m_value
    bool m_isRefused = false; ///< what was typed last made no sense
    bool m_hasRoomForUnit = false;
};

/// "×0.1" with Shift, "×10" with Ctrl.
double stepFactor(Qt::KeyboardModifiers modifiers);

} // namespace lectograph::editor
