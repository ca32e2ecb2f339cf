// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/core/decimalspinbox.h"

#include <QLineEdit>

namespace lectograph::editor {

using namespace Qt::StringLiterals;

namespace {

const QString dash = u"—"_s;

} // namespace

void DecimalSpinBox::setMixed(bool isMixed)
{
    m_isMixed = isMixed;
    const QSignalBlocker blocked(this);
    lineEdit()->setText(prefix() + textFromValue(value()) + suffix());
}

/// With the mark that the locale expects.
QString DecimalSpinBox::withPoint(QString text) const
{
    const QString point = locale().decimalPoint();
    return text.count(u',') + text.count(u'.') == 1 ? text.replace(u',', point).replace(u'.', point) : text;
}

QValidator::State DecimalSpinBox::validate(QString &text, int &position) const
{
    if (m_isMixed && text.contains(dash))
        return QValidator::Acceptable;
    QString plain = withPoint(text); // as long as what was typed
    return QDoubleSpinBox::validate(plain, position);
}

double DecimalSpinBox::valueFromText(const QString &text) const
{
    return m_isMixed && text.contains(dash) ? value() : QDoubleSpinBox::valueFromText(withPoint(text));
}

QString DecimalSpinBox::textFromValue(double value) const
{
    return m_isMixed ? dash : QDoubleSpinBox::textFromValue(value);
}

} // namespace lectograph::editor
