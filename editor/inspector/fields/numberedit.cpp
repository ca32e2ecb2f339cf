// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/inspector/fields/numberedit.h"

#include "editor/inspector/fields/arithmetic.h"
#include "editor/inspector/fields/field.h"
#include "editor/widgets/theme.h"

#include <QKeyEvent>
#include <QPainter>
#include <QWheelEvent>

#include <cmath>
#include <utility>

namespace lectograph::editor {

using namespace Qt::StringLiterals;

double stepFactor(Qt::KeyboardModifiers modifiers)
{
    if (modifiers & Qt::ShiftModifier)
        return 0.1;
    return modifiers & Qt::ControlModifier ? 10 : 1;
}

NumberEdit::NumberEdit(const Range &range, QWidget *parent) : QLineEdit(parent), m_range(range)
{
    setMinimumWidth(32);
    setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Fixed);
    setFocusPolicy(Qt::StrongFocus);
    takeKeys(
        this, [this] { return !isSettled(); },
        [this] {
            setText(m_shown);
            Q_EMIT validationFailed({});
            Q_EMIT cancelled();
        });
    connect(this, &QLineEdit::textEdited, this, [this] {
        if (isSettled())
            Q_EMIT validationFailed({}); // restored by hand
    });
    placeUnit();
}

void NumberEdit::setValue(std::optional<double> value, const QString &instead)
{
    const bool isTyping = hasFocus() && !isSettled();
    m_value = value;
    setPlaceholderText(instead);
    if (!isTyping)
        showValue();
}

void NumberEdit::showValue()
{
    m_shown = m_value ? numberText(*m_value) : QString();
    if (isSettled())
        return;
    const bool isAllSelected = hasFocus() && selectedText() == text();
    setText(m_shown);
    setCursorPosition(0);
    if (isAllSelected)
        selectAll();
}

void NumberEdit::stepBy(double steps)
{
    const double step = std::max(m_range.isWhole ? 1.0 : 0.0, std::abs(m_range.step * steps));
    double value = m_value.value_or(0) + std::copysign(step, steps);
    // Rounded, also if the initial value was not.
    const double grain = m_range.isWhole ? 1 : m_range.step / 10;
    value = std::round(std::round(value / grain) * grain * 1e9) / 1e9;
    take(std::clamp(value, m_range.min, m_range.max));
    Q_EMIT validationFailed({});
}

void NumberEdit::take(double value)
{
    const bool isOther = !m_value || *m_value != value;
    m_value = value;
    m_shown.clear();
    setText({});
    showValue();
    if (isOther)
        Q_EMIT edited(value);
}

void NumberEdit::commit()
{
    const QString typed = text().trimmed();
    if (typed == m_shown) {
        if (std::exchange(m_isRefused, false)) // keeps messages about a valid value
            Q_EMIT validationFailed({});
        return;
    }
    if (typed.isEmpty()) {
        if (m_range.isOptional) {
            m_value.reset();
            m_shown.clear();
            Q_EMIT emptied();
        } else {
            showValue();
        }
        return;
    }
    const auto result = computed(typed, m_value.value_or(0), m_range.unit);
    m_isRefused = !result;
    if (!result) {
        Q_EMIT validationFailed(result.error().text());
        return;
    }
    const double wanted = m_range.isWhole ? std::round(*result) : *result;
    const double value = std::clamp(wanted, m_range.min, m_range.max);
    Q_EMIT validationFailed(value < wanted       ? tr("The most is %1.").arg(numberText(m_range.max))
                                : value > wanted ? tr("The least is %1.").arg(numberText(m_range.min))
                                                 : QString());
    take(value);
}

void NumberEdit::focusInEvent(QFocusEvent *event)
{
    QLineEdit::focusInEvent(event);
    Q_EMIT gestureBegan();
}

void NumberEdit::focusOutEvent(QFocusEvent *event)
{
    commit();
    if (event->reason() != Qt::PopupFocusReason && event->reason() != Qt::ActiveWindowFocusReason) {
        showValue();
        Q_EMIT gestureEnded();
    }
    QLineEdit::focusOutEvent(event);
    setCursorPosition(0);
}

void NumberEdit::keyPressEvent(QKeyEvent *event)
{
    switch (event->key()) {
    case Qt::Key_Up:
    case Qt::Key_Down:
        commit();
        stepBy((event->key() == Qt::Key_Up ? 1 : -1) * stepFactor(event->modifiers()));
        selectAll();
        return;
    case Qt::Key_PageUp: stepBy(10); return;
    case Qt::Key_PageDown: stepBy(-10); return;
    case Qt::Key_Return:
    case Qt::Key_Enter:
        commit();
        selectAll();
        Q_EMIT gestureEnded();
        Q_EMIT gestureBegan();
        event->ignore(); // the row handles it next
        return;
    default: QLineEdit::keyPressEvent(event);
    }
}

void NumberEdit::wheelEvent(QWheelEvent *event)
{
    if (!hasFocus() || event->angleDelta().y() == 0) {
        event->ignore();
        return;
    }
    stepBy((event->angleDelta().y() > 0 ? 1 : -1) * stepFactor(event->modifiers()));
    event->accept();
}

void NumberEdit::placeUnit()
{
    const int unitWidth = m_range.unit.isEmpty() ? 0 : fontMetrics().horizontalAdvance(m_range.unit) + 4;
    m_hasRoomForUnit = unitWidth > 0 && width() - unitWidth >= 64;
    setTextMargins(0, 0, m_hasRoomForUnit ? unitWidth : 0, 0);
    update();
}

void NumberEdit::resizeEvent(QResizeEvent *event)
{
    QLineEdit::resizeEvent(event);
    placeUnit();
}

void NumberEdit::paintEvent(QPaintEvent *event)
{
    QLineEdit::paintEvent(event);
    if (!m_hasRoomForUnit)
        return;
    QPainter painter(this);
    painter.setPen(theme().muted);
    painter.drawText(rect().adjusted(0, 0, -8, 0), Qt::AlignRight | Qt::AlignVCenter, m_range.unit);
}

} // namespace lectograph::editor
