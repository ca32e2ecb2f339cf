// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/shell/preferences.h"

#include "editor/language/language.h"
#include "editor/settings/settings.h"
#include "editor/widgets/balancedlabel.h"
#include "editor/widgets/choicebox.h"
#include "editor/widgets/theme.h"

#include <QApplication>
#include <QCheckBox>
#include <QDialogButtonBox>
#include <QFormLayout>

namespace lectograph::editor {

using namespace Qt::StringLiterals;

namespace {

constexpr const char *scaleVariable = "QT_SCALE_FACTOR";

} // namespace

Preferences::Preferences(QWidget *parent) : QDialog(parent)
{
    setMinimumWidth(420);
    build();
}

void Preferences::build()
{
    setWindowTitle(tr("Preferences"));
    auto *form = new QFormLayout(this);
    form->setContentsMargins(24, 24, 24, 16);
    form->setSpacing(12);

    QList<std::pair<QString, QString>> languages{{QString(), tr("As the system")}};
    for (const QString &code : interfaceLanguages())
        languages.append({code, languageName(code)});
    form->addRow(tr("Language of the interface"), choice(setting::language, languages));
    form->addRow(
        tr("Theme"),
        choice(setting::theme, {{QString(), tr("As the system")}, {u"dark"_s, tr("Dark")}, {u"light"_s, tr("Light")}}));
    form->addRow(tr("Size of texts and controls"),
                 choice(setting::textSize, {{QString(), u"100 %"_s}, {u"125"_s, u"125 %"_s}, {u"150"_s, u"150 %"_s}}));
    auto *later = new BalancedLabel(tr("From the next start of the program on"), this);
    later->setProperty("muted", true);
    form->addRow(QString(), later);
    form->addRow(
        tr("Drawing on the stage"),
        choice(setting::renderer,
               {{u"auto"_s, tr("Automatic")}, {u"quick"_s, tr("Graphics card")}, {u"raster"_s, tr("Processor")}}));
    auto *motion = new QCheckBox(tr("No moving panels and bubbles"), this);
    motion->setChecked(setting::reducedMotion.value());
    connect(motion, &QCheckBox::toggled, this, [](bool reduced) {
        setting::reducedMotion.set(reduced);
        setReducedMotion(reduced);
    });
    form->addRow(tr("Motion"), motion);
    auto *buttons = new QDialogButtonBox(this);
    buttons->addButton(tr("Close"), QDialogButtonBox::RejectRole);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    form->addRow(buttons);
}

void Preferences::renew()
{
    const QString focused = focusWidget() ? focusWidget()->objectName() : QString();
    delete layout();
    for (QObject *old : QObjectList(children()))
        delete old;
    build();
    for (QWidget *made : findChildren<QWidget *>(Qt::FindDirectChildrenOnly))
        made->show(); // now, because what is hidden takes no focus
    if (auto *field = focused.isEmpty() ? nullptr : findChild<QWidget *>(focused))
        field->setFocus(Qt::OtherFocusReason);
}

QComboBox *Preferences::choice(const Setting<QString> &setting, const QList<std::pair<QString, QString>> &values)
{
    auto *box = new ChoiceBox(this);
    box->setObjectName(setting.key());
    for (const auto &[value, text] : values)
        box->addItem(text, value);
    box->setCurrentIndex(std::max(0, box->findData(setting.value())));
    connect(box, &QComboBox::activated, this, [this, box, setting] {
        setting.set(box->currentData().toString());
        Q_EMIT changed();
    });
    return box;
}

double chosenScale()
{
    const QString percent = setting::textSize.value();
    return percent == "125"_L1 ? 1.25 : percent == "150"_L1 ? 1.5 : 1;
}

ScaleWhileStarting::ScaleWhileStarting()
    : m_before(qgetenv(scaleVariable)), m_wasSet(qEnvironmentVariableIsSet(scaleVariable))
{
    const double outside = m_before.toDouble(); // of whoever scales all programs
    if (const double scale = chosenScale(); scale != 1)
        qputenv(scaleVariable, QByteArray::number(scale * (outside > 0 ? outside : 1)));
}

ScaleWhileStarting::~ScaleWhileStarting()
{
    if (m_wasSet)
        qputenv(scaleVariable, m_before);
    else
        qunsetenv(scaleVariable);
}

void applyPreferences(QApplication &application)
{
    useLanguage(application, preferredLanguage());
    const QString wanted = setting::theme.value();
    static const Theme system = systemTheme(); // before a palette of ours hides what the system has
    applyTheme(application, wanted == "dark"_L1 ? darkTheme() : wanted == "light"_L1 ? lightTheme() : system);
    setReducedMotion(setting::reducedMotion.value());
}

} // namespace lectograph::editor
