// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/settings/settings.h"

#include <QDialog>

class QApplication;
class QComboBox;

namespace lectograph::editor {

/// The settings for all lectures: interface language, theme, font size, motion.
class Preferences : public QDialog
{
    Q_OBJECT

public:
    explicit Preferences(QWidget *parent);

    /// Focuses the control of this setting.
    void goTo(const QString &setting);

Q_SIGNALS:
    void changed(const QString &setting); ///< the window must be created again

private:
    QComboBox *choice(const Setting<QString> &setting, const QList<std::pair<QString, QString>> &values);
};

/// Applies language and theme from the settings, or else from the system, and reduced motion.
void applyPreferences(QApplication &application);

} // namespace lectograph::editor
