// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/help/topics.h"
#include "editor/language/keynames.h"
#include "editor/language/language.h"
#include "messages.h"
#include "testmain.h"

#include <QRegularExpression>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace lectograph;

namespace {

/// Other spellings of keys than those of the shortcuts.
QRegularExpression otherSpellings(const QString &language)
{
    const QString latin = uR"(\b(Escape|PgUp|PgDown|PgDn|PageUp|PageDown|Ins|Del)\b|\+Return\b|\+[Cc]omma\b)"_s;
    if (language == "ko"_L1)
        return QRegularExpression(latin + u"|\\bSpace\\b|이스케이프|엔터|Ctrl\\+쉼표"_s);
    if (language == "zh"_L1)
        return QRegularExpression(latin + u"|\\bSpace\\b|回车|退格|Ctrl\\+逗号"_s);
    return QRegularExpression(latin);
}

} // namespace

class KeyNamesTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void cleanup() { editor::useLanguage(*qApp, u"en"_s); }

    void aKeyHasTheNameOnTheKeyboard_data() { inEveryLanguage(); }
    void aKeyHasTheNameOnTheKeyboard()
    {
        QFETCH(QString, language);
        editor::useLanguage(*qApp, language);
        const QList<QKeySequence> newLines{QKeySequence(Qt::CTRL | Qt::Key_Return),
                                           QKeySequence(Qt::CTRL | Qt::Key_Enter)};
        QCOMPARE(editor::keyTexts(newLines), QStringList{u"Ctrl+Enter"_s});
        QCOMPARE(editor::withKey(u"Export"_s, newLines.front()), u"Export  (Ctrl+Enter)"_s);
        QCOMPARE(editor::withKey(u"Export"_s, {}), u"Export"_s);
        for (const auto &[key, name] : {std::pair(Qt::Key_Escape, u"Esc"_s), std::pair(Qt::Key_Insert, u"Insert"_s),
                                        std::pair(Qt::Key_Delete, u"Delete"_s), std::pair(Qt::Key_PageUp, u"Page Up"_s),
                                        std::pair(Qt::Key_Left, u"←"_s)})
            QCOMPARE(editor::keyText(QKeySequence(key)), name);
        // Menus ask Qt.
        QCOMPARE(newLines.front().toString(QKeySequence::NativeText), u"Ctrl+Enter"_s);
    }

    void textsAndGuideSpellKeysInTheSameWay_data() { inEveryLanguage(); }
    void textsAndGuideSpellKeysInTheSameWay()
    {
        QFETCH(QString, language);
        const QRegularExpression other = otherSpellings(language);
        const bool isEnglish = language == "en"_L1;
        QStringList wrong;
        for (const test::Message &message : test::messagesOf(isEnglish ? u"ko"_s : language)) {
            if (message.context == "QShortcut"_L1)
                continue;
            for (const QString &text : isEnglish ? QStringList{message.source} : message.translations) {
                if (text.contains(other))
                    wrong.append(text);
            }
        }
        for (const editor::HelpTopic &topic : editor::guideTopics(language)) {
            for (const QString &line : topic.markdown.split(u'\n')) {
                if (line.contains(other))
                    wrong.append(topic.id + u": "_s + line);
            }
        }
        QVERIFY2(wrong.isEmpty(), qPrintable(u"\n"_s + wrong.join(u'\n')));
    }

private:
    static void inEveryLanguage()
    {
        QTest::addColumn<QString>("language");
        for (const QString &language : editor::interfaceLanguages())
            QTest::newRow(qPrintable(language)) << language;
    }
};

LECTOGRAPH_GUILESS_TEST_MAIN(KeyNamesTest)

#include "tst_editor_key_names.moc"
