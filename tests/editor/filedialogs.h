// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QApplication>
#include <QFileDialog>
#include <QLineEdit>
#include <QTest>
#include <QTimer>

/// Dialogs of files, as a person answers them.
namespace lectograph::test {

/// Does something in the dialog that is about to be shown.
template <class Deed>
void inNextFileDialog(Deed deed)
{
    QTimer::singleShot(0, qApp, [deed] {
        auto *dialog = qobject_cast<QFileDialog *>(QApplication::activeModalWidget());
        QVERIFY(dialog);
        deed(*dialog);
        if (dialog->isVisible())
            dialog->reject();
    });
}

inline void typeFileName(QFileDialog &dialog, const QString &name)
{
    dialog.findChild<QLineEdit *>(QStringLiteral("fileNameEdit"))->setText(name);
    QMetaObject::invokeMethod(&dialog, "accept");
}

} // namespace lectograph::test
