// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDoubleSpinBox>

namespace lectograph::editor {

/// A field for a number in which a decimal comma is as good as a point, whatever the language of the interface; "1,000", which
/// might as well be a thousand, is not taken. Where several values are meant that differ it shows a dash until one is typed.
class DecimalSpinBox : public QDoubleSpinBox
{
    Q_OBJECT

public:
    using QDoubleSpinBox::QDoubleSpinBox;

    void setMixed(bool isMixed);

    QValidator::State validate(QString &text, int &position) const override;
    void fixup(QString &text) const override;
    double valueFromText(const QString &text) const override;
    QString textFromValue(double value) const override;

private:
    QString withPoint(QString text) const;
    QString cleaned(QString text) const;

    bool m_isMixed = false;
};

} // namespace lectograph::editor
