// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QMessageBox>

namespace lectograph::editor {

/// Every box in which the program asks or tells something: with an icon of the family in the colours of the theme instead of
/// Qt's, and with text that is taken as it is, since names of files and blocks may look like markup.
class MessageBox : public QMessageBox
{
public:
    enum class Kind { Question, Warning };

    MessageBox(Kind kind, const QString &text, const QString &detail, QWidget *window);

    /// In the accent colour: the answer to begin with, which Enter gives.
    QPushButton *addPrimaryButton(const QString &text, ButtonRole role);

protected:
    void showEvent(QShowEvent *event) override;
};

} // namespace lectograph::editor
