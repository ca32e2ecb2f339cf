// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/inspector/fields/numberfields.h"

#include "editor/inspector/fields/arithmetic.h"
#include "editor/widgets/plaintexts.h"
#include "editor/widgets/theme.h"
#include "editor/widgets/widgets.h"

#include <QAbstractScrollArea>
#include <QHBoxLayout>
#include <QHelpEvent>
#include <QJsonArray>
#include <QKeyEvent>
#include <QPainter>
#include <QScrollBar>
#include <QStyleOptionFrame>
#include <QToolButton>
#include <QToolTip>
#include <QWheelEvent>

#include <algorithm>
#include <cmath>
#include <utility>

namespace lectograph::editor {

using namespace Qt::StringLiterals;

namespace {

constexpr std::array names{"x"_L1, "y"_L1, "z"_L1};

void relay(NumberEdit *edit, Field *field)
{
    QObject::connect(edit, &NumberEdit::gestureBegan, field, &Field::gestureBegan);
    QObject::connect(edit, &NumberEdit::gestureEnded, field, &Field::gestureEnded);
    QObject::connect(edit, &NumberEdit::cancelled, field, &Field::cancelled);
    QObject::connect(edit, &NumberEdit::validationFailed, field, &Field::validationFailed);
    offerMenu(edit, field);
}

} // namespace

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
    selectNumberOnClick(this);
    cancelByEscape(this, [this] {
        setText(m_shown);
        Q_EMIT validationFailed({});
        Q_EMIT cancelled();
    });
    connect(this, &QLineEdit::textEdited, this, &NumberEdit::followTyping);
    placeUnit();
}

QString NumberEdit::outOfRange(double wanted) const
{
    if (wanted > m_range.max)
        return tr("The most is %1.").arg(numberText(m_range.max));
    return wanted < m_range.min ? tr("The least is %1.").arg(numberText(m_range.min)) : QString();
}

/// The range is told at once, before the number is replaced by its end.
void NumberEdit::followTyping()
{
    const auto typed = computed(text().trimmed(), m_value.value_or(0), m_range.unit);
    // The first digits of 400 are below a least of 100.
    const bool isOnTheWay = typed && (*typed < 0 ? *typed > m_range.max : *typed < m_range.min);
    const QString sentence = typed && !isOnTheWay && !isSettled() ? outOfRange(*typed) : QString();
    const bool wasBeyond = std::exchange(m_isBeyond, !sentence.isEmpty());
    if (m_isBeyond || wasBeyond || isSettled()) // settled: restored by hand
        Q_EMIT validationFailed(sentence);
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
    m_isBeyond = false; // the message stays until it is read
    Q_EMIT validationFailed(outOfRange(wanted));
    take(value);
}

void NumberEdit::focusInEvent(QFocusEvent *event)
{
    QLineEdit::focusInEvent(event);
    for (QWidget *around = parentWidget(); around; around = around->parentWidget()) {
        if (const auto *list = qobject_cast<QAbstractScrollArea *>(around))
            connect(list->verticalScrollBar(), &QScrollBar::valueChanged, this, &NumberEdit::noteScrolling,
                    Qt::UniqueConnection);
    }
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
    // Whoever scrolls the list goes on scrolling when the field comes under the pointer.
    constexpr qint64 pause = 500;
    const bool isScrolling = m_sinceScrolling.isValid() && m_sinceScrolling.elapsed() < pause;
    if (!hasFocus() || isScrolling || event->angleDelta().y() == 0) {
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

QRect NumberEdit::textRoom() const
{
    constexpr int ownMargin = 2; // of QLineEdit
    QStyleOptionFrame option;
    initStyleOption(&option);
    return style()->subElementRect(QStyle::SE_LineEditContents, &option, this).marginsRemoved(textMargins())
        - QMargins(ownMargin, 0, ownMargin, 0);
}

QString NumberEdit::shownText() const
{
    const int room = textRoom().width();
    const auto fits = [&](const QString &text) { return fontMetrics().horizontalAdvance(text) <= room; };
    if (hasFocus() || !m_value || !isSettled() || fits(text()))
        return text();
    for (int decimals = 3; decimals >= 0; --decimals) {
        if (const QString shorter = QString::number(*m_value, 'f', decimals); fits(shorter))
            return shorter;
    }
    return fontMetrics().elidedText(text(), Qt::ElideRight, room);
}

bool NumberEdit::event(QEvent *event)
{
    if (event->type() == QEvent::ToolTip && shownText() != text()) {
        const QString whole = toolTip().isEmpty() ? text() : u"%1: %2"_s.arg(toolTip(), text());
        QToolTip::showText(static_cast<const QHelpEvent *>(event)->globalPos(), tipOf(whole), this);
        return true;
    }
    return QLineEdit::event(event);
}

void NumberEdit::paintEvent(QPaintEvent *event)
{
    const QString shown = shownText();
    if (shown == text()) {
        QLineEdit::paintEvent(event);
    } else { // rounded to what there is room for
        QStyleOptionFrame option;
        initStyleOption(&option);
        QPainter painter(this);
        style()->drawPrimitive(QStyle::PE_PanelLineEdit, &option, &painter, this);
        painter.setPen(palette().color(QPalette::Text));
        painter.drawText(textRoom(), Qt::AlignLeft | Qt::AlignVCenter, shown);
    }
    if (!m_hasRoomForUnit)
        return;
    QPainter painter(this);
    painter.setPen(theme().muted);
    painter.drawText(rect().adjusted(0, 0, -8, 0), Qt::AlignRight | Qt::AlignVCenter, m_range.unit);
}

NumberField::NumberField(const FieldSpec &spec, QWidget *parent)
    : Field(parent),
      m_edit(new NumberEdit(
          {spec.min, spec.max, spec.step, spec.kind == FieldKind::Integer, spec.isOptional, spec.unit}, this)),
      m_placeholder(spec.placeholder)
{
    rowLayout(this)->addWidget(m_edit);
    m_edit->setAccessibleName(spec.unit.isEmpty() ? spec.label : u"%1 (%2)"_s.arg(spec.label, spec.unit));
    setFocusProxy(m_edit);
    relay(m_edit, this);
    connect(m_edit, &NumberEdit::edited, this, [this, isWhole = spec.kind == FieldKind::Integer](double value) {
        Q_EMIT edited(isWhole ? QJsonValue(static_cast<qint64>(value)) : QJsonValue(value));
    });
    connect(m_edit, &NumberEdit::emptied, this, [this] { Q_EMIT edited(QJsonValue::Undefined); });
}

void NumberField::display(const Reading &reading)
{
    if (reading.isMixed)
        m_edit->setValue(std::nullopt, u"—"_s);
    else if (reading.value.isDouble())
        m_edit->setValue(reading.value.toDouble());
    else
        m_edit->setValue(std::nullopt, m_placeholder);
    m_edit->setAccessibleDescription(reading.isMixed ? tr("Different values") : QString());
}

VectorField::VectorField(const FieldSpec &spec, QWidget *parent) : Field(parent), m_depth(new QToolButton(this))
{
    QHBoxLayout *layout = rowLayout(this, Theme::grid);
    const QString unit = spec.unit.isEmpty() ? QString() : u" (%1)"_s.arg(spec.unit);
    for (std::size_t i = 0; i < 3; ++i) {
        m_edits[i] = new NumberEdit({spec.min, spec.max, spec.step}, this);
        m_edits[i]->setProperty("tight", true);
        m_edits[i]->setAccessibleName(u"%1 %2%3"_s.arg(spec.label, names[i], unit));
        m_edits[i]->setToolTip(names[i]);
        relay(m_edits[i], this);
        connect(m_edits[i], &NumberEdit::edited, this,
                [this, i](double value) { tell(static_cast<qsizetype>(i), value); });
        layout->addWidget(m_edits[i], 1);
    }
    layout->addWidget(m_depth);
    m_edits[2]->hide();
    m_depth->setText(u"z"_s);
    m_depth->setCheckable(true);
    m_depth->setFixedSize(18, Theme::row);
    m_depth->setProperty("tight", true);
    m_depth->setFocusPolicy(Qt::NoFocus);
    m_depth->setToolTip(tr("Show the depth (z)"));
    m_depth->setAccessibleName(tr("%1: show the depth").arg(spec.label));
    connect(m_depth, &QToolButton::toggled, this, [this](bool isShown) {
        m_edits[2]->setVisible(isShown);
        Q_EMIT roomChanged();
    });
    setFocusProxy(m_edits[0]);
}

int VectorField::comfortableWidth() const
{
    constexpr int ofNumber = 52; // "-12.25"
    const int shown = m_depth->isChecked() ? 3 : 2;
    return shown * (ofNumber + Theme::grid) + m_depth->width();
}

void VectorField::display(const Reading &reading)
{
    const QJsonArray numbers = reading.value.toArray();
    for (std::size_t i = 0; i < 3; ++i) {
        const bool isMixed = reading.mixedIn.contains(names[i]);
        const double number = numbers.at(static_cast<qsizetype>(i)).toDouble();
        m_edits[i]->setValue(isMixed ? std::nullopt : std::optional(number), isMixed ? u"—"_s : QString());
        m_edits[i]->setAccessibleDescription(isMixed ? NumberField::tr("Different values") : QString());
    }
    if (reading.mixedIn.contains(names[2]) || numbers.at(2).toDouble() != 0)
        m_depth->setChecked(true);
}

void VectorField::finish()
{
    for (NumberEdit *edit : m_edits)
        edit->commit();
}

bool VectorField::isSettled() const
{
    return std::ranges::all_of(m_edits, &NumberEdit::isSettled);
}

void VectorField::fillMenu(QMenu &menu)
{
    QAction *depth = menu.addAction(m_depth->toolTip(), m_depth, &QToolButton::toggle);
    depth->setCheckable(true);
    depth->setChecked(m_depth->isChecked());
}

void VectorField::tell(qsizetype direction, double value)
{
    Q_EMIT changed([direction, value](const QJsonValue &vector) {
        const QJsonArray before = vector.toArray();
        QJsonArray numbers;
        for (qsizetype i = 0; i < 3; ++i)
            numbers.append(i == direction ? value : before.at(i).toDouble());
        if (before.size() == 2 && numbers.at(2).toDouble() == 0)
            numbers.removeLast();
        return numbers;
    });
}

} // namespace lectograph::editor
