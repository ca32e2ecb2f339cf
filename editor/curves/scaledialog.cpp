// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/curves/scaledialog.h"

#include "editor/widgets/choicebox.h"
#include "editor/widgets/decimalspinbox.h"

#include <QDialogButtonBox>
#include <QFormLayout>
#include <QPushButton>

namespace lectograph::editor {

namespace {

DecimalSpinBox *percentField(const QString &name, const QString &tip, double least, QWidget *parent)
{
    auto *field = new DecimalSpinBox(parent);
    field->setButtonSymbols(QAbstractSpinBox::NoButtons);
    field->setRange(least, 10'000);
    field->setDecimals(1);
    field->setValue(100);
    field->setSingleStep(10);
    field->setSuffix(QStringLiteral(" %"));
    field->setAccessibleName(name);
    field->setToolTip(tip);
    return field;
}

} // namespace

ScaleDialog::ScaleDialog(const QRectF &extent, double playhead, QWidget *parent)
    : QDialog(parent),
      m_time(percentField(tr("Scale in time"), tr("Below 100 % the keyframes come closer together"), 0, this)),
      m_value(percentField(tr("Scale in value"), tr("Below 0 % the curve is turned over"), -10'000, this)),
      m_fromSeconds(new ChoiceBox(this)),
      m_fromValue(new ChoiceBox(this))
{
    setWindowTitle(tr("Scale keyframes"));
    setAttribute(Qt::WA_DeleteOnClose);
    m_fromSeconds->setAccessibleName(tr("The time that stays"));
    m_fromSeconds->addItem(tr("The first keyframe"), extent.left());
    m_fromSeconds->addItem(tr("The middle"), extent.center().x());
    m_fromSeconds->addItem(tr("The last keyframe"), extent.right());
    m_fromSeconds->addItem(tr("The playhead"), playhead);
    m_fromValue->setAccessibleName(tr("The value that stays"));
    m_fromValue->addItem(tr("Zero"), 0.0);
    m_fromValue->addItem(tr("The lowest"), extent.top());
    m_fromValue->addItem(tr("The middle"), extent.center().y());
    m_fromValue->addItem(tr("The highest"), extent.bottom());
    auto *buttons = new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel, this);
    buttons->button(QDialogButtonBox::Ok)->setText(tr("Scale"));
    connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);

    auto *form = new QFormLayout(this);
    form->addRow(tr("Time"), m_time);
    form->addRow(tr("stays"), m_fromSeconds);
    form->addRow(tr("Value"), m_value);
    form->addRow(tr("stays"), m_fromValue);
    form->addRow(buttons);
    for (DecimalSpinBox *field : {m_time, m_value})
        connect(field, &QDoubleSpinBox::valueChanged, this, &ScaleDialog::changed);
    for (QComboBox *choice : {m_fromSeconds, m_fromValue})
        connect(choice, &QComboBox::currentIndexChanged, this, &ScaleDialog::changed);
    m_time->selectAll();
}

KeyScale ScaleDialog::scale() const
{
    return {m_time->value() / 100, m_fromSeconds->currentData().toDouble(), m_value->value() / 100,
            m_fromValue->currentData().toDouble()};
}

} // namespace lectograph::editor
