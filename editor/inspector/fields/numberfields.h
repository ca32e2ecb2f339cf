// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/inspector/fields/field.h"

#include <QElapsedTimer>
#include <QLineEdit>

#include <array>
#include <optional>

class QToolButton;

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
    /// Steps from the value shown by `steps` times the range's step, clamped to the range.
    void stepBy(double steps);
    void commit();
    bool isSettled() const { return text() == m_shown; } ///< no pending text
    /// The number as it is drawn: with fewer decimals where there is no room for all, until it has the focus.
    QString shownText() const;

Q_SIGNALS:
    void edited(double value);
    void emptied();
    void gestureBegan();
    void gestureEnded();
    void cancelled(); ///< by Escape; the gesture continues
    void validationFailed(const QString &sentence);

protected:
    bool event(QEvent *event) override;
    void focusInEvent(QFocusEvent *event) override;
    void focusOutEvent(QFocusEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void wheelEvent(QWheelEvent *event) override;
    void paintEvent(QPaintEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    void take(double value);
    void showValue();
    QString outOfRange(double wanted) const; ///< a sentence; empty if it is within the range
    void followTyping();
    void placeUnit();
    QRect textRoom() const;
    void noteScrolling() { m_sinceScrolling.start(); }

    Range m_range;
    std::optional<double> m_value;
    QString m_shown;          ///< the text for m_value
    bool m_isRefused = false; ///< the last input was invalid
    bool m_isBeyond = false;  ///< what is typed now is out of the range
    bool m_hasRoomForUnit = false;
    QElapsedTimer m_sinceScrolling; ///< of the list around it
};

/// "×0.1" with Shift, "×10" with Ctrl.
double stepFactor(Qt::KeyboardModifiers modifiers);

/// A number or an integer.
class NumberField : public Field
{
    Q_OBJECT

public:
    NumberField(const FieldSpec &spec, QWidget *parent);
    void display(const Reading &reading) override;
    void finish() override { m_edit->commit(); }
    bool isSettled() const override { return m_edit->isSettled(); }

private:
    NumberEdit *m_edit;
    QString m_placeholder;
};

/// x and y, and z if it is used or requested. Editing one component of several vectors keeps their others.
class VectorField : public Field
{
    Q_OBJECT

public:
    VectorField(const FieldSpec &spec, QWidget *parent);
    void display(const Reading &reading) override;
    int comfortableWidth() const override;
    void finish() override;
    bool isSettled() const override;
    void fillMenu(QMenu &menu) override;

private:
    void tell(qsizetype direction, double value);

    std::array<NumberEdit *, 3> m_edits;
    QToolButton *m_depth;
};

} // namespace lectograph::editor
