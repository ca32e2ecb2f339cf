// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QLineEdit>

#include <optional>

namespace lectograph::editor {

/// A line edit for one number, with arithmetic, steps by the arrow keys and the wheel, and its unit inside. Text is
/// applied on Enter, Tab or losing focus; Escape cancels.
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
        QString unit = {};
    };

    explicit NumberEdit(const Range &range, QWidget *parent);

    /// Without a value, `instead` is shown as a placeholder.
    void setValue(std::optional<double> value, const QString &instead = {});
    std::optional<double> value() const { return m_value; }
    /// Steps from the value shown by `steps` times the range's step, clamped to the range.
    void stepBy(double steps);
    void commit();
    bool isSettled() const { return text() == m_shown; } ///< no pending text

Q_SIGNALS:
    void edited(double value);
    void emptied();
    void gestureBegan();
    void gestureEnded();
    void cancelled(); ///< by Escape; the gesture continues
    void validationFailed(const QString &sentence);

protected:
    void focusInEvent(QFocusEvent *event) override;
    void focusOutEvent(QFocusEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void wheelEvent(QWheelEvent *event) override;
    void paintEvent(QPaintEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    void take(double value);
    void showValue();
    void placeUnit();

    Range m_range;
    std::optional<double> m_value;
    QString m_shown;          ///< the text for m_value
    bool m_isRefused = false; ///< the last input was invalid
    bool m_hasRoomForUnit = false;
};

/// "×0.1" with Shift, "×10" with Ctrl.
double stepFactor(Qt::KeyboardModifiers modifiers);

} // namespace lectograph::editor
