// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/widgets/decimalspinbox.h"

#include "editor/widgets/widgets.h"

#include <QLineEdit>
#include <QRegularExpression>

namespace lectograph::editor {

using namespace Qt::StringLiterals;

namespace {

const QString dash = u"—"_s;

} // namespace

DecimalSpinBox::DecimalSpinBox(QWidget *parent) : QDoubleSpinBox(parent)
{
    selectNumberOnClick(lineEdit());
}

void DecimalSpinBox::setMixed(bool isMixed)
{
    m_isMixed = isMixed;
    const QSignalBlocker blocked(this);
    lineEdit()->setText(prefix() + textFromValue(value()) + suffix());
}

/// Replaces comma or point by the decimal separator of the locale.
QString DecimalSpinBox::withPoint(QString text) const
{
    const QString point = locale().decimalPoint();
    return text.count(u',') + text.count(u'.') == 1 ? text.replace(u',', point).replace(u'.', point) : text;
}

QValidator::State DecimalSpinBox::validate(QString &text, int &position) const
{
    if (m_isMixed && text.contains(dash))
        return QValidator::Acceptable;
    QString plain = withPoint(text); // same length as the typed text
    const QValidator::State state = QDoubleSpinBox::validate(plain, position);
    QString number = text;
    if (number.endsWith(suffix()))
        number.chop(suffix().size());
    if (number.startsWith(prefix()))
        number.remove(0, prefix().size());
    // May mean a thousand.
    static const QRegularExpression thousands(u"^[+-]?[1-9][0-9]{0,2},[0-9]{3}$"_s);
    const bool isAmbiguous = locale().decimalPoint() != u","_s && thousands.match(number.trimmed()).hasMatch();
    return state == QValidator::Acceptable && isAmbiguous ? QValidator::Intermediate : state;
}

void DecimalSpinBox::fixup(QString &) const
{
    // Does not remove a possible thousands separator: the value is unchanged.
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
