// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/shell/preferences.h"

#include "editor/language/language.h"
#include "editor/widgets/theme.h"

#include <QApplication>
#include <QCheckBox>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QFormLayout>
#include <QSettings>

namespace lectograph::editor {

using namespace Qt::StringLiterals;

Preferences::Preferences(QWidget *parent) : QDialog(parent)
{
    setWindowTitle(tr("Preferences"));
    setMinimumWidth(420);
    auto *form = new QFormLayout(this);
    form->setContentsMargins(24, 24, 24, 16);
    form->setSpacing(12);

    QList<std::pair<QString, QString>> languages{{QString(), tr("As the system")}};
    for (const QString &code : interfaceLanguages())
        languages.append({code, languageName(code)});
    form->addRow(tr("Language of the interface"), choice(u"language"_s, languages));
    form->addRow(
        tr("Theme"),
        choice(u"theme"_s, {{QString(), tr("As the system")}, {u"dark"_s, tr("Dark")}, {u"light"_s, tr("Light")}}));
    form->addRow(
        tr("Drawing on the stage"),
        choice(u"stage/renderer"_s,
               {{u"auto"_s, tr("Automatic")}, {u"quick"_s, tr("Graphics card")}, {u"raster"_s, tr("Processor")}}));
    auto *motion = new QCheckBox(tr("No moving panels and bubbles"), this);
    motion->setChecked(QSettings().value(u"reducedMotion"_s).toBool());
    connect(motion, &QCheckBox::toggled, this, [](bool reduced) {
        QSettings().setValue(u"reducedMotion"_s, reduced);
        setReducedMotion(reduced);
    });
    form->addRow(tr("Motion"), motion);
    auto *buttons = new QDialogButtonBox(this);
    buttons->addButton(tr("Close"), QDialogButtonBox::RejectRole);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    form->addRow(buttons);
}

void Preferences::goTo(const QString &setting)
{
    if (auto *field = findChild<QComboBox *>(setting))
        field->setFocus(Qt::OtherFocusReason);
}

QComboBox *Preferences::choice(const QString &setting, const QList<std::pair<QString, QString>> &values)
{
    auto *box = new QComboBox(this);
    box->setObjectName(setting);
    for (const auto &[value, text] : values)
        box->addItem(text, value);
    box->setCurrentIndex(std::max(0, box->findData(QSettings().value(setting).toString())));
    connect(box, &QComboBox::activated, this, [this, box, setting] {
        QSettings().setValue(setting, box->currentData());
        Q_EMIT changed(setting);
    });
    return box;
}

void applyPreferences(QApplication &application)
{
    const QSettings settings;
    useLanguage(application, preferredLanguage());
    const QString wanted = settings.value(u"theme"_s).toString();
    static const Theme system = systemTheme(); // before a palette of ours hides what the system has
    applyTheme(application, wanted == "dark"_L1 ? darkTheme() : wanted == "light"_L1 ? lightTheme() : system);
    setReducedMotion(settings.value(u"reducedMotion"_s).toBool());
}

} // namespace lectograph::editor
