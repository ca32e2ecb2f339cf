// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/settings/settings.h"

#include <QDialog>

class QApplication;
class QComboBox;

namespace lectograph::editor {

/// The settings for all lectures: interface language, theme, size of texts, motion.
class Preferences : public QDialog
{
    Q_OBJECT

public:
    explicit Preferences(QWidget *parent);

    /// Builds the form again in the current language, in its place and with the focus on the same setting.
    void renew();

Q_SIGNALS:
    void changed(); ///< language, theme or drawing: the window must be built again

private:
    void build();
    QComboBox *choice(const Setting<QString> &setting, const QList<std::pair<QString, QString>> &values);
};

/// How large the program's own texts and controls are, by the settings: 1, 1.25 or 1.5.
double chosenScale();

/// Lets the application that is made meanwhile have the chosen scale, which Qt reads from the environment only then.
/// Programs that it starts later do not inherit it.
class ScaleWhileStarting
{
public:
    ScaleWhileStarting();
    ~ScaleWhileStarting();
    Q_DISABLE_COPY_MOVE(ScaleWhileStarting)

private:
    QByteArray m_before;
    bool m_wasSet;
};

/// Applies language and theme from the settings, or else from the system, and reduced motion.
void applyPreferences(QApplication &application);

} // namespace lectograph::editor
