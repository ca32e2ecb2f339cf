// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/help/topics.h"
#include "editor/language/language.h"
#include "messages.h"
#include "testmain.h"

#include <QDirIterator>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QRegularExpression>
#include <QTest>

#include <algorithm>

using namespace Qt::StringLiterals;
using namespace lectograph;

namespace {

/// Words of sample sentences, which the guide quotes.
const QStringList quotedWords{u"creature"_s, u"fluffy"_s, u"blue"_s, u"mole"_s, u"Harry"_s, u"摩尔"_s};

QString withoutSpaces(QString words)
{
    static const QRegularExpression between(u"[\\s…]"_s);
    return words.remove(between).toCaseFolded();
}

void addTextsIn(const QJsonValue &json, const QString &language, QStringList &texts)
{
    for (const QJsonValue &element : json.toArray())
        addTextsIn(element, language, texts);
    const QJsonObject object = json.toObject();
    if (object.value(language).isString())
        texts.append(withoutSpaces(object.value(language).toString()));
    for (const QJsonValue &element : object)
        addTextsIn(element, language, texts);
}

/// All that may stand in a window: texts of the program, of the block library, the looks and the templates.
QStringList textsOnScreen(const QString &language)
{
    QStringList texts;
    const bool isEnglish = language == "en"_L1;
    for (const test::Message &message : test::messagesOf(isEnglish ? u"ko"_s : language)) {
        for (const QString &text : isEnglish ? QStringList{message.source} : message.translations)
            texts.append(withoutSpaces(text));
    }
    for (const char *folder : {"blocks", "looks", "templates"}) {
        QDirIterator files(u"" LECTOGRAPH_RESOURCES "/"_s + QString::fromLatin1(folder), {u"*.json"_s}, QDir::Files,
                           QDirIterator::Subdirectories);
        while (files.hasNext()) {
            QFile file(files.next());
            if (file.open(QIODevice::ReadOnly)) {
                const QJsonDocument json = QJsonDocument::fromJson(file.readAll());
                addTextsIn(json.isArray() ? QJsonValue(json.array()) : QJsonValue(json.object()), language, texts);
            }
        }
    }
    return texts;
}

/// What a page sets in italics, each step of a way through menus, and a property apart from its value.
QStringList emphasized(QString markdown)
{
    static const QRegularExpression code(u"```.*?```|`[^`]*`"_s, QRegularExpression::DotMatchesEverythingOption);
    static const QRegularExpression bold(u"\\*\\*"_s);
    static const QRegularExpression bullet(u"^ *[*-] "_s, QRegularExpression::MultilineOption);
    static const QRegularExpression italics(u"\\*([^*]+)\\*"_s);
    static const QRegularExpression steps(u"[▸›:：]"_s);
    markdown.remove(code).remove(bold).remove(bullet);
    QStringList words;
    for (auto match = italics.globalMatch(markdown); match.hasNext();)
        words += match.next().captured(1).split(steps);
    return words;
}

} // namespace

class GuideWordsTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void whatTheGuideSetsInItalicsIsOnTheScreen_data()
    {
        QTest::addColumn<QString>("language");
        for (const QString &language : editor::interfaceLanguages())
            QTest::newRow(qPrintable(language)) << language;
    }
    void whatTheGuideSetsInItalicsIsOnTheScreen()
    {
        QFETCH(QString, language);
        const QStringList texts = textsOnScreen(language);
        QVERIFY(texts.size() > 1000);
        QStringList unknown;
        for (const editor::HelpTopic &topic : editor::guideTopics(language)) {
            for (const QString &words : emphasized(topic.markdown)) {
                const QString sought = withoutSpaces(words);
                const bool isKnown = quotedWords.contains(words.simplified())
                    || std::ranges::any_of(texts, [&](const QString &text) { return text.contains(sought); });
                if (!isKnown)
                    unknown.append(topic.id + u": "_s + words);
            }
        }
        QVERIFY2(unknown.isEmpty(), qPrintable(u"\n"_s + unknown.join(u'\n')));
    }

    // Slide programs call it a design. The theme is that of the program's own windows.
    void aLectureHasALookAndTheProgramATheme_data()
    {
        QTest::addColumn<QString>("language");
        QTest::addColumn<QString>("look");
        QTest::addColumn<QString>("theme");
        QTest::newRow("Korean") << u"ko"_s << u"디자인"_s << u"테마"_s;
        QTest::newRow("Chinese") << u"zh"_s << u"设计"_s << u"主题"_s;
    }
    void aLectureHasALookAndTheProgramATheme()
    {
        QFETCH(QString, language);
        QFETCH(QString, look);
        QFETCH(QString, theme);
        QStringList wrong;
        for (const test::Message &message : test::messagesOf(language)) {
            for (const QString &text : message.translations) {
                if (text.contains(theme) && !message.source.contains("theme"_L1, Qt::CaseInsensitive))
                    wrong.append(text);
            }
        }
        for (const editor::HelpTopic &topic : editor::guideTopics(language)) {
            for (const QString &line : topic.markdown.split(u'\n')) {
                if (topic.id != "start"_L1 && line.contains(theme)) // the preferences of the program
                    wrong.append(topic.id + u": "_s + line);
            }
        }
        QVERIFY2(wrong.isEmpty(), qPrintable(u"\n"_s + wrong.join(u'\n')));
        const auto messages = test::messagesOf(language);
        const auto title = std::ranges::find(messages, u"Change look…"_s, &test::Message::source);
        QVERIFY(title != messages.end() && title->translations.value(0).contains(look));
    }
};

LECTOGRAPH_GUILESS_TEST_MAIN(GuideWordsTest)

#include "tst_editor_guide_words.moc"
