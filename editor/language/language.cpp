// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/language/language.h"

#include "editor/language/keynames.h"
#include "editor/language/retranslation.h"
#include "editor/language/translated.h"
#include "editor/settings/settings.h"

#include <QCoreApplication>
#include <QDateTime>
#include <QDir>
#include <QFont>
#include <QLibraryInfo>
#include <QLocale>
#include <QRegularExpression>
#include <QTranslator>

#include <algorithm>

namespace lectograph::editor {

using namespace Qt::StringLiterals;

namespace {

const QString ours = u"lectograph"_s; ///< the object name of the translators installed here

void install(QCoreApplication &application, const QLocale &locale, const QString &file, const QString &folder)
{
    auto *translator = new RememberingTranslator(&application);
    translator->setObjectName(ours);
    if (translator->load(locale, file, u"_"_s, folder))
        application.installTranslator(translator);
    else
        delete translator;
}

/// Those that plugins contain: NAME_ko.qm.
void installPlugins(QCoreApplication &application, const QLocale &locale, const QString &code)
{
    const QString folder = u":/lectograph/translations/plugins"_s;
    const QString ending = u"_%1.qm"_s.arg(code);
    const QStringList files = QDir(folder).entryList({u'*' + ending}, QDir::Files, QDir::Name);
    for (const QString &file : files)
        install(application, locale, file.chopped(ending.size()), folder);
}

/// Makes it the default for numbers and dates. Qt replaces the previous default without a lock, while other threads may
/// just be copying it for a number in a sentence: those must find it alive, so each is kept.
void useLocale(const QLocale &locale)
{
    static QList<QLocale> used;
    if (!used.contains(QLocale()))
        used.append(QLocale());
    if (!used.contains(locale))
        used.append(locale);
    QLocale::setDefault(used.at(used.indexOf(locale)));
}

/// The country of the system if its language is this one, because date formats differ between countries. Not the system
/// locale itself: its dates are those of LC_TIME, which may be in another language.
QLocale localeOf(const QString &code)
{
    const QLocale system = QLocale::system();
    const QLocale locale(code);
    const bool isOfSystem = system.language() == locale.language() && system.script() == locale.script();
    return isOfSystem ? QLocale(system.language(), system.script(), system.territory()) : locale;
}

} // namespace

QStringList interfaceLanguages()
{
    return {u"en"_s, u"ko"_s, u"zh"_s};
}

QString languageName(const QString &code)
{
    if (code == "zh"_L1)
        return u"简体中文"_s;
    if (code == "en"_L1)
        return u"English"_s;
    const QString name = QLocale(code).nativeLanguageName();
    return name.isEmpty() ? code : name;
}

QStringList fontFamilies(const QString &code)
{
    const QString latin = u"Noto Sans"_s;
    const QString korean = u"Noto Sans CJK KR"_s;
    const QString chinese = u"Noto Sans CJK SC"_s;
    return code == "zh"_L1 ? QStringList{latin, chinese, korean} : QStringList{latin, korean, chinese};
}

void setLanguage(QFont &font, const QString &code)
{
    font.setFamilies(fontFamilies(code));
    // Qt's font cache compares only the first family, not the fallbacks. A style hint that has no visible effect keeps
    // the fonts of the two languages apart, so that neither gets the other's glyphs.
    font.setStyleHint(code == "zh"_L1 ? QFont::SansSerif : QFont::AnyStyle);
}

QString preferredLanguage()
{
    const QStringList languages = interfaceLanguages();
    QStringList wanted{setting::language.value()};
    for (const QString &name : QLocale::system().uiLanguages())
        wanted.append(name.section(u'-', 0, 0));
    const auto known = std::ranges::find_first_of(wanted, languages);
    return known == wanted.end() ? languages.first() : *known;
}

void useLanguage(QCoreApplication &application, const QString &code)
{
    for (QTranslator *translator : application.findChildren<QTranslator *>(ours)) {
        QCoreApplication::removeTranslator(translator);
        delete translator;
    }
    useLocale(localeOf(code));
    // Qt asks the translator that was installed last first.
    const QLocale locale(code);
    install(application, locale, u"qtbase"_s, QLibraryInfo::path(QLibraryInfo::TranslationsPath));
    installPlugins(application, locale, code);
    install(application, locale, u"lectograph"_s, u":/lectograph/translations"_s);
    if (code == "en"_L1) {
        QTranslator *keys = englishKeyNames(&application);
        keys->setObjectName(ours);
        QCoreApplication::installTranslator(keys);
    }
}

bool loadWords(QTranslator &translator, const QString &language)
{
    return language != "en"_L1 && translator.load(u":/lectograph/translations/lectograph_%1.qm"_s.arg(language));
}

QString dateText(const QDateTime &when)
{
    return QLocale().toString(when.toLocalTime(), QLocale::ShortFormat);
}

QString whenText(const QDateTime &when, const QDateTime &now)
{
    static const QRegularExpression weekday(u"dddd[,，]?\\s*"_s);
    const QLocale locale;
    const QDateTime local = when.toLocalTime();
    const QString time = locale.toString(local.time(), QLocale::ShortFormat);
    const qint64 days = local.date().daysTo(now.toLocalTime().date());
    if (days == 0)
        return translated("today at %1").arg(time);
    if (days == 1)
        return translated("yesterday at %1").arg(time);
    const QString format = locale.dateFormat(QLocale::LongFormat).remove(weekday).trimmed();
    return translated("on %1 at %2").arg(locale.toString(local.date(), format), time);
}

} // namespace lectograph::editor
