// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QMessageBox>

namespace lectograph::editor {

/// The base of all message boxes of the program: with icons in the theme's colours instead of Qt's, and with plain
/// text, since names of files and blocks may look like markup.
class MessageBox : public QMessageBox
{
public:
    enum class Kind { Question, Warning };

    MessageBox(Kind kind, const QString &text, const QString &detail, QWidget *window);

    /// Adds the default button, which Enter presses, in the accent colour.
    QPushButton *addPrimaryButton(const QString &text, ButtonRole role);

protected:
    void showEvent(QShowEvent *event) override;
};

/// Asks before something is lost. Enter and Escape keep it.
bool confirmed(QWidget *window, const QString &question, const QString &detail, const QString &keep,
               const QString &lose);

} // namespace lectograph::editor
