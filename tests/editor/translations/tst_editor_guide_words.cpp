// SPDX-License-Identifier: GPL-3.0-or-later
#include "../registry.h"
#include "editor/guide/steps.h"
#include "editor/help/topics.h"
#include "editor/language/language.h"
#include "editor/language/names.h"
#include "messages.h"
#include "testmain.h"

#include <QDirIterator>
#include <QHash>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QRegularExpression>
#include <QSet>
#include <QTest>

#include <algorithm>

using namespace Qt::StringLiterals;
using namespace lectograph;

namespace {

/// Words of sample sentences, which the guide quotes.
const QStringList quotedWords{u"creature"_s, u"fluffy"_s, u"blue"_s, u"mole"_s, u"Harry"_s,
                              u"tower"_s,    u"摩尔"_s,   u"哈利"_s, u"塔"_s};

QString withoutSpaces(QString words)
{
    static const QRegularExpression between(u"[\\s…]"_s);
    return words.remove(between).toCaseFolded();
}

/// As it is called: without a number that the program inserts, and without what is said of it behind a colon.
QString nameOnScreen(QString text)
{
    static const QRegularExpression number(u"[(（]?%[0-9n][)）]?"_s);
    static const QRegularExpression said(u"[:：].*|[.。]$"_s, QRegularExpression::DotMatchesEverythingOption);
    return withoutSpaces(text.remove(number).remove(said));
}

void addTextsIn(const QJsonValue &json, const QString &language, QSet<QString> &texts)
{
    for (const QJsonValue &element : json.toArray())
        addTextsIn(element, language, texts);
    const QJsonObject object = json.toObject();
    if (object.value(language).isString())
        texts.insert(nameOnScreen(object.value(language).toString()));
    for (const QJsonValue &element : object)
        addTextsIn(element, language, texts);
}

/// All that may stand in a window: texts of the program, of the block library, the looks and the templates.
QSet<QString> textsOnScreen(const QString &language)
{
    QSet<QString> texts;
    const bool isEnglish = language == "en"_L1;
    for (const test::Message &message : test::messagesOf(isEnglish ? u"ko"_s : language)) {
        for (const QString &text : isEnglish ? QStringList{message.source} : message.translations)
            texts.insert(nameOnScreen(text));
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
        const QSet<QString> texts = textsOnScreen(language);
        QVERIFY(texts.size() > 1000);
        QStringList unknown;
        for (const editor::HelpTopic &topic : editor::guideTopics(language)) {
            for (const QString &words : emphasized(topic.markdown)) {
                if (!quotedWords.contains(words.simplified()) && !texts.contains(nameOnScreen(words)))
                    unknown.append(topic.id + u": "_s + words);
            }
        }
        QVERIFY2(unknown.isEmpty(), qPrintable(u"\n"_s + unknown.join(u'\n')));
    }

    /// The same word may name several things: “Fade in” is a card, and a property of sounds. What the English page calls
    /// by the title of a card, the page of another language calls as its card.
    void thePagesOfAllLanguagesNameTheSameThings_data()
    {
        QTest::addColumn<QString>("language");
        QTest::newRow("Korean") << u"ko"_s;
        QTest::newRow("Chinese") << u"zh"_s;
    }
    void thePagesOfAllLanguagesNameTheSameThings()
    {
        QFETCH(QString, language);
        QSet<QString> cards;
        for (const auto &[id, type] : test::registry().nodes.types())
            cards.insert(withoutSpaces(type.title));
        for (const auto &[id, type] : test::registry().animations.types())
            cards.insert(withoutSpaces(type.title));
        QHash<QString, QSet<QString>> translations;
        for (const test::Message &message : test::messagesOf(language)) {
            const QString source = nameOnScreen(message.source);
            if (cards.contains(source) && message.context != "Vocabulary"_L1)
                continue;
            for (const QString &text : message.translations)
                translations[source].insert(nameOnScreen(text));
        }
        const std::vector<editor::HelpTopic> topics = editor::guideTopics(language);
        QStringList wrong;
        for (const editor::HelpTopic &topic : editor::guideTopics(u"en"_s)) {
            const editor::HelpTopic *translated = editor::findTopic(topics, topic.id);
            QVERIFY(translated);
            const QString page = withoutSpaces(translated->text);
            for (const QString &words : emphasized(topic.markdown)) {
                const QSet<QString> names = translations.value(nameOnScreen(words));
                const bool isNamed = names.isEmpty() || quotedWords.contains(words.simplified())
                    || std::ranges::any_of(names, [&](const QString &name) { return page.contains(name); });
                if (!isNamed)
                    wrong.append(u"%1: %2, not %3"_s.arg(topic.id, words, QStringList(names.values()).join(u" or "_s)));
            }
        }
        QVERIFY2(wrong.isEmpty(), qPrintable(u"\n"_s + wrong.join(u'\n')));
    }

    void whatTheGuidedStartQuotesIsOnTheScreen_data() { whatTheGuideSetsInItalicsIsOnTheScreen_data(); }
    void whatTheGuidedStartQuotesIsOnTheScreen()
    {
        QFETCH(QString, language);
        static const QRegularExpression quoted(u"“([^”]+)”"_s);
        editor::useLanguage(*qApp, language);
        const QSet<QString> texts = textsOnScreen(language);
        QStringList unknown;
        int count = 0;
        for (const editor::GuideStep &step : editor::guideSteps(test::registry())) {
            for (auto match = quoted.globalMatch(step.body); match.hasNext(); ++count) {
                if (const QString words = match.next().captured(1); !texts.contains(nameOnScreen(words)))
                    unknown.append(words);
            }
            if (const graph::NodeType *block = test::registry().nodes.find(step.card))
                QVERIFY2(step.body.contains(editor::titleOf(*block)), qPrintable(step.body));
            if (const timeline::AnimationType *animation = test::registry().animations.find(step.card))
                QVERIFY2(step.body.contains(editor::titleOf(*animation)), qPrintable(step.body));
        }
        editor::useLanguage(*qApp, u"en"_s);
        QVERIFY(count >= 5);
        QVERIFY2(unknown.isEmpty(), qPrintable(unknown.join(u'\n')));
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
