// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/settings/settings.h"

#include <QDialog>

class QApplication;
class QComboBox;

namespace lectograph::editor {

/// Language of the interface, theme, size of its type, motion: what holds for all lectures.
class Preferences : public QDialog
{
    Q_OBJECT

public:
    explicit Preferences(QWidget *parent);

    /// The focus goes to what sets this.
    void goTo(const QString &setting);

Q_SIGNALS:
    void changed(const QString &setting); ///< it is another than before; the window has to be made anew

private:
    QComboBox *choice(const Setting<QString> &setting, const QList<std::pair<QString, QString>> &values);
};

/// Language and theme as the settings say, or as the system has them.
void applyPreferences(QApplication &application);

} // namespace lectograph::editor
