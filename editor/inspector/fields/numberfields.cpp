// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/inspector/fields/numberfields.h"

#include "editor/widgets/theme.h"
#include "editor/widgets/widgets.h"

#include <QGridLayout>
#include <QHBoxLayout>
#include <QJsonArray>

#include <algorithm>

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
    auto *layout = new QGridLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(Theme::grid);
    const QString unit = spec.unit.isEmpty() ? QString() : u" (%1)"_s.arg(spec.unit);
    for (std::size_t i = 0; i < 3; ++i) {
        m_edits[i] = new NumberEdit({spec.min, spec.max, spec.step}, this);
        m_edits[i]->setProperty("tight", true);
        m_edits[i]->setAccessibleName(u"%1 %2%3"_s.arg(spec.label, names[i], unit));
        m_edits[i]->setToolTip(names[i]);
        relay(m_edits[i], this);
        connect(m_edits[i], &NumberEdit::edited, this,
                [this, i](double value) { tell(static_cast<qsizetype>(i), value); });
    }
    layout->addWidget(m_edits[0], 0, 0);
    layout->addWidget(m_edits[1], 0, 1);
    layout->addWidget(m_depth, 0, 2);
    layout->addWidget(m_edits[2], 1, 0);
    layout->setColumnStretch(0, 1);
    layout->setColumnStretch(1, 1);
    m_edits[2]->hide();
    m_depth->setText(u"z"_s);
    m_depth->setCheckable(true);
    m_depth->setFixedSize(18, Theme::row);
    m_depth->setProperty("tight", true);
    m_depth->setFocusPolicy(Qt::NoFocus);
    m_depth->setToolTip(tr("Show the depth (z)"));
    m_depth->setAccessibleName(tr("%1: show the depth").arg(spec.label));
    connect(m_depth, &QToolButton::toggled, m_edits[2], &QWidget::setVisible);
    setTabOrder(m_edits[1], m_edits[2]);
    setFocusProxy(m_edits[0]);
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
