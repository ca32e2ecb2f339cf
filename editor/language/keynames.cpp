// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/language/keynames.h"

#include <QCoreApplication>
#include <QTranslator>

#include <algorithm>
#include <array>
#include <string_view>

namespace lectograph::editor {

using namespace Qt::StringLiterals;

namespace {

struct KeyName
{
    std::string_view ofQt;
    QStringView english;
};

// Qt's Korean and Chinese translate some of them and others not, and its English has short forms: ours, which are asked
// first, are what stands on a keyboard, as in the guide.
constexpr std::array keyNames{
    KeyName{QT_TRANSLATE_NOOP("QShortcut", "Space"), u"Space"},
    KeyName{QT_TRANSLATE_NOOP("QShortcut", "Esc"), u"Esc"},
    KeyName{QT_TRANSLATE_NOOP("QShortcut", "Tab"), u"Tab"},
    KeyName{QT_TRANSLATE_NOOP("QShortcut", "Backtab"), u"Shift+Tab"},
    KeyName{QT_TRANSLATE_NOOP("QShortcut", "Return"), u"Enter"},
    KeyName{QT_TRANSLATE_NOOP("QShortcut", "Enter"), u"Enter"},
    KeyName{QT_TRANSLATE_NOOP("QShortcut", "Ins"), u"Insert"},
    KeyName{QT_TRANSLATE_NOOP("QShortcut", "Del"), u"Delete"},
    KeyName{QT_TRANSLATE_NOOP("QShortcut", "Backspace"), u"Backspace"},
    KeyName{QT_TRANSLATE_NOOP("QShortcut", "Home"), u"Home"},
    KeyName{QT_TRANSLATE_NOOP("QShortcut", "End"), u"End"},
    KeyName{QT_TRANSLATE_NOOP("QShortcut", "Left"), u"←"},
    KeyName{QT_TRANSLATE_NOOP("QShortcut", "Up"), u"↑"},
    KeyName{QT_TRANSLATE_NOOP("QShortcut", "Right"), u"→"},
    KeyName{QT_TRANSLATE_NOOP("QShortcut", "Down"), u"↓"},
    KeyName{QT_TRANSLATE_NOOP("QShortcut", "PgUp"), u"Page Up"},
    KeyName{QT_TRANSLATE_NOOP("QShortcut", "PgDown"), u"Page Down"},
};

class EnglishKeyNames : public QTranslator
{
public:
    using QTranslator::QTranslator;

    bool isEmpty() const override { return false; }
    QString translate(const char *context, const char *source, const char *, int) const override
    {
        if (context != std::string_view("QShortcut"))
            return {};
        const auto found = std::ranges::find(keyNames, std::string_view(source), &KeyName::ofQt);
        return found == keyNames.end() ? QString() : found->english.toString();
    }
};

} // namespace

QString keyText(const QKeySequence &keys)
{
    return keys.toString(QKeySequence::NativeText);
}

QStringList keyTexts(const QList<QKeySequence> &keys)
{
    QStringList texts;
    for (const QKeySequence &key : keys)
        texts.append(keyText(key));
    texts.removeDuplicates();
    return texts;
}

QString withKey(const QString &text, const QKeySequence &keys)
{
    return keys.isEmpty() ? text : u"%1  (%2)"_s.arg(text, keyText(keys));
}

QTranslator *englishKeyNames(QObject *parent)
{
    return new EnglishKeyNames(parent);
}

} // namespace lectograph::editor
