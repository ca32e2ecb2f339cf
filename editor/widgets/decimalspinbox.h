// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDoubleSpinBox>

namespace lectograph::editor {

/// A spin box that accepts a decimal comma as well as a point in every language of the interface; "1,000", which may
/// mean a thousand, is rejected. For several differing values it shows a dash until a number is typed.
class DecimalSpinBox : public QDoubleSpinBox
{
    Q_OBJECT

public:
    explicit DecimalSpinBox(QWidget *parent = nullptr);

    void setMixed(bool isMixed);

    QValidator::State validate(QString &text, int &position) const override;
    void fixup(QString &text) const override;
    double valueFromText(const QString &text) const override;
    QString textFromValue(double value) const override;

private:
    QString withPoint(QString text) const;

    bool m_isMixed = false;
};

} // namespace lectograph::editor
