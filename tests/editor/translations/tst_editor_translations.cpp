// SPDX-License-Identifier: GPL-3.0-or-later
#include "base/color.h"
#include "editor/language/colornames.h"
#include "editor/language/easingnames.h"
#include "editor/language/language.h"
#include "editor/language/names.h"
#include "graph/placement.h"
#include "graph/value.h"
#include "lecture/animation.h"
#include "lecture/lecture.h"
#include "messages.h"
#include "testmain.h"
#include "timeline/plugin.h"

#include <QDir>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QLocale>
#include <QRegularExpression>
#include <QSettings>
#include <QStandardPaths>
#include <QTest>
#include <QTranslator>

#include <algorithm>
#include <map>
#include <set>

using namespace Qt::StringLiterals;
using namespace lectograph;
using test::Message;
using test::messagesOf;

namespace {

/// Names, formulas and symbols that are the same in every language.
const QStringList sameEverywhere{u"A"_s,     u"B"_s,       u"C"_s,       u"D"_s,      u"X"_s,      u"Y"_s,
                                 u"Z"_s,     u"Softmax"_s, u"Q·Kᵀ/√d"_s, u"exp"_s,    u"log"_s,    u"tanh"_s,
                                 u"ReLU"_s,  u"GELU"_s,    u"XY"_s,      u"XZ"_s,     u"SwiGLU"_s, u"Top-k"_s,
                                 u"Top-p"_s, u"Viridis"_s, u"Magma"_s,   u"Cividis"_s};

QString text(std::string_view view)
{
    return QString::fromUtf8(view.data(), static_cast<qsizetype>(view.size()));
}

void addWords(std::set<QString> &words, const graph::PropertyTable &table)
{
    for (const graph::PropertySpec &spec : table) {
        words.insert(editor::englishLabel(spec));
        words.insert(text(spec.help));
        for (const QString &label : editor::englishChoiceLabels(spec))
            words.insert(label);
    }
}

/// All English texts that are passed to editor::vocabulary().
std::set<QString> vocabularyOf(const timeline::Registry &registry)
{
    std::set<QString> words;
    for (const auto &[id, type] : registry.nodes.types()) {
        words.insert({type.title, type.help, type.category});
        addWords(words, type.properties);
        for (const graph::PortSpec &port : type.outputs)
            words.insert({editor::englishLabel(text(port.key)), text(port.help)});
    }
    for (const auto &[id, type] : registry.animations.types()) {
        words.insert({type.title, type.help, type.category});
        addWords(words, type.properties);
    }
    addWords(words, graph::placementProperties());
    addWords(words, lecture::sceneProperties());
    for (const QString &name : base::easingNames())
        words.insert(editor::englishEasingLabel(name));
    for (const base::NamedColor &color : base::palette())
        words.insert(editor::englishColorLabel(text(color.name)));
    for (int type = 0; type <= static_cast<int>(graph::ValueType::Shapes); ++type)
        words.insert(graph::nameOf(static_cast<graph::ValueType>(type)));
    words.insert(lecture::ownAnimationCategory);
    words.erase(QString());
    return words;
}

QStringList placeholders(const QString &sentence)
{
    static const QRegularExpression placeholder(u"%(?:L?\\d+|n)"_s);
    QStringList found;
    for (auto match = placeholder.globalMatch(sentence); match.hasNext();)
        found.append(match.next().captured());
    found.sort();
    return found;
}

int accelerators(const QString &sentence)
{
    static const QRegularExpression accelerator(u"(?<!\\\\)&\\w"_s, QRegularExpression::UseUnicodePropertiesOption);
    return static_cast<int>(sentence.count(accelerator));
}

/// Whether the text ends with an ellipsis, as for actions that open a dialog in every language.
bool asksForMore(const QString &sentence)
{
    return sentence.endsWith(u'…');
}

} // namespace

class TestTranslations : public QObject
{
    Q_OBJECT

    timeline::Registry m_registry;

private Q_SLOTS:
    void initTestCase();
    void everyWordOfTheVocabulary_data();
    void everyWordOfTheVocabulary();
    void everyKeyOfTheLibraryHasWords_data();
    void everyKeyOfTheLibraryHasWords();
    void whatPeopleReadIsNoCode();
    void namesOfColoursAreReadBack_data();
    void namesOfColoursAreReadBack();
    void aColorIsCalledWhatItShows();
    void whatIsCalledDifferentlyStaysDifferent_data();
    void whatIsCalledDifferentlyStaysDifferent();
    void unlikeThingsHaveWordsOfTheirOwn_data();
    void unlikeThingsHaveWordsOfTheirOwn();
    void theDrawingConventionIsNoLookAndNoStyle_data();
    void theDrawingConventionIsNoLookAndNoStyle();
    void everyMessageIsTranslatedWhole_data();
    void everyMessageIsTranslatedWhole();

private:
    static void eachLanguage();
};

void TestTranslations::initTestCase()
{
    QStandardPaths::setTestModeEnabled(true);
    QCoreApplication::setOrganizationName(u"lectograph-tests"_s);
    QCoreApplication::setApplicationName(u"translations"_s);
    QVERIFY(timeline::loadPlugins(m_registry).empty());
    QVERIFY(m_registry.nodes.types().size() > 70);
}

void TestTranslations::eachLanguage()
{
    QTest::addColumn<QString>("language");
    QTest::newRow("Korean") << u"ko"_s;
    QTest::newRow("Chinese") << u"zh"_s;
}

void TestTranslations::everyWordOfTheVocabulary_data()
{
    eachLanguage();
}

void TestTranslations::everyWordOfTheVocabulary()
{
    QFETCH(QString, language);
    QTranslator translator;
    QVERIFY(translator.load(u":/lectograph/translations/lectograph_%1.qm"_s.arg(language)));
    QStringList missing;
    QStringList untouched;
    for (const QString &word : vocabularyOf(m_registry)) {
        const QString translation = translator.translate("Vocabulary", word.toUtf8().constData());
        if (translation.isEmpty())
            missing.append(word);
        else if (translation == word && !sameEverywhere.contains(word))
            untouched.append(word);
    }
    QVERIFY2(missing.isEmpty(), qPrintable(u"run tools/translations and translate:\n"_s + missing.join(u'\n')));
    QVERIFY2(untouched.isEmpty(), qPrintable(u"still English:\n"_s + untouched.join(u'\n')));
}

void TestTranslations::everyKeyOfTheLibraryHasWords_data()
{
    eachLanguage();
}

// Inside of a block, its published properties are called by their keys. Their choices have no words of their own.
void TestTranslations::everyKeyOfTheLibraryHasWords()
{
    QFETCH(QString, language);
    editor::useLanguage(*QCoreApplication::instance(), language);
    QStringList english;
    const QDir folder(u"" LECTOGRAPH_RESOURCES "/blocks"_s);
    QVERIFY(folder.entryList({u"*.json"_s}).size() > 15);
    for (const QString &name : folder.entryList({u"*.json"_s})) {
        QFile file(folder.filePath(name));
        QVERIFY(file.open(QIODevice::ReadOnly));
        for (const QJsonValue &property : QJsonDocument::fromJson(file.readAll())["properties"_L1].toArray()) {
            const QString key = property["key"_L1].toString();
            if (editor::labelOfKey(key) == editor::englishLabel(key) && key.size() > 2)
                english.append(name + u": "_s + key);
            for (const QJsonValue &choice : property["choices"_L1].toArray()) {
                graph::PropertySpec spec{.type = graph::ValueType::Choice};
                const std::string only = choice.toString().toStdString();
                spec.choices = only;
                if (editor::choiceLabelsOf(spec) == editor::englishChoiceLabels(spec))
                    english.append(name + u": "_s + choice.toString());
            }
        }
    }
    editor::useLanguage(*QCoreApplication::instance(), u"en"_s);
    QVERIFY2(english.isEmpty(), qPrintable(english.join(u'\n')));
}

// Constants, keys and the names of libraries are for files.
void TestTranslations::whatPeopleReadIsNoCode()
{
    static const QRegularExpression constant(u"\\b[A-Za-z]+_[A-Za-z]"_s);
    static const QRegularExpression camelCase(u"\\b[a-z]+[A-Z]|\\b[a-z]+-[a-z]+\\b$"_s);
    static const QRegularExpression name(u"\\bLatex\\b|manim|3Blue1Brown|\\bGR[EA]Y_|\\bdialect\\b"_s,
                                         QRegularExpression::CaseInsensitiveOption);
    // Names of parts, and formulas that an author types.
    static const QRegularExpression quoted(u"“[^”]*”|\\\\\\w+(?:\\{[^}]*\\})?"_s);
    QStringList code;
    for (const QString &word : vocabularyOf(m_registry)) {
        QString shown = word;
        shown.remove(u"LaTeX"_s); // as it is spelled
        shown.remove(quoted);
        if (shown.contains(constant) || shown.contains(name) || (!word.contains(u' ') && shown.contains(camelCase)))
            code.append(word);
    }
    for (const Message &message : messagesOf(u"ko"_s)) {
        QString shown = message.source;
        shown.remove(u"LaTeX"_s);
        shown.remove(quoted);
        if (message.context != "Vocabulary"_L1 && message.context != "Sentence"_L1
            && message.context != "lectograph::player"_L1 && (shown.contains(constant) || shown.contains(name)))
            code.append(message.source);
    }
    QVERIFY2(code.isEmpty(), qPrintable(u"\n"_s + code.join(u'\n')));

    // A label that is only a letter says nothing, except for the letters of a formula.
    QStringList letters;
    for (const auto &[id, type] : m_registry.nodes.types()) {
        for (const graph::PropertySpec &spec : type.properties) {
            if (editor::englishLabel(spec).size() < 2 && !id.startsWith("values."_L1))
                letters.append(id + u'.' + text(spec.key));
        }
    }
    QVERIFY2(letters.isEmpty(), qPrintable(letters.join(u'\n')));
}

void TestTranslations::namesOfColoursAreReadBack_data()
{
    eachLanguage();
    QTest::newRow("English") << u"en"_s;
}

void TestTranslations::namesOfColoursAreReadBack()
{
    QFETCH(QString, language);
    editor::useLanguage(*QCoreApplication::instance(), language);
    for (const base::NamedColor &color : base::palette()) {
        const QString constant = text(color.name);
        const QString label = editor::colorLabel(constant);
        QVERIFY2(label != constant && !label.contains(u','), qPrintable(constant)); // commas separate colours
        for (const QString &typed : {label, label.toUpper(), editor::englishColorLabel(constant), constant.toLower()}) {
            const auto read = base::parseColor(editor::colorText(u' ' + typed));
            QVERIFY2(read && *read == color.color, qPrintable(typed));
        }
    }
    QCOMPARE(editor::colorLabel(u"#58C4DD"_s), u"#58C4DD"_s);
    QCOMPARE(editor::colorText(u"#58C4DD"_s), u"#58C4DD"_s);
    std::set<QString> easings;
    for (const QString &name : base::easingNames())
        QVERIFY2(easings.insert(editor::easingLabel(name)).second, qPrintable(name));
    editor::useLanguage(*QCoreApplication::instance(), u"en"_s);
    QCOMPARE(editor::easingLabel(u"squish(steps(4), 0.2, 0.8)"_s), u"In steps: 4, in a part of the time"_s);
}

// A light look draws what is called white in black.
void TestTranslations::aColorIsCalledWhatItShows()
{
    editor::useLanguage(*QCoreApplication::instance(), u"en"_s);
    const base::ColorNames light({{u"WHITE"_s, base::Color::fromRgb(0x101010)},
                                  {u"BLACK"_s, base::Color::fromRgb(0xFFFFFF)},
                                  {u"BLUE"_s, base::Color::fromRgb(0x14719F)},
                                  {u"BLUE_A"_s, base::Color::fromRgb(0x0D4A69)},
                                  {u"BLUE_E"_s, base::Color::fromRgb(0x167CAF)},
                                  {u"accent"_s, base::Color::fromRgb(0x101010)}});
    QCOMPARE(editor::shownColorLabel(u"WHITE"_s, {}), u"White"_s);
    QCOMPARE(editor::shownColorLabel(u"WHITE"_s, light), u"Black (“White” in this look)"_s);
    QCOMPARE(editor::seenColorLabel(u"BLACK"_s, light), u"White"_s);
    QCOMPARE(editor::seenColorLabel(u"BLUE"_s, light), u"Blue"_s);
    QCOMPARE(editor::seenColorLabel(u"BLUE_A"_s, light), u"Very dark blue"_s);
    QCOMPARE(editor::seenColorLabel(u"BLUE_E"_s, light), u"Very light blue"_s);
    QCOMPARE(editor::shownColorLabel(u"#58C4DD"_s, light), u"#58C4DD"_s);
    QCOMPARE(editor::shownColorLabel(u"accent"_s, light), u"Accent"_s);
    // And read back as what it shows.
    for (const QString &constant : {u"WHITE"_s, u"BLACK"_s, u"BLUE_A"_s, u"BLUE_E"_s, u"GREEN_B"_s}) {
        QCOMPARE(editor::colorText(editor::seenColorLabel(constant, light), light), constant);
        QCOMPARE(editor::colorText(constant, light), constant);
    }
    const base::ColorNames dark({{u"WHITE"_s, base::Color::fromRgb(0x101010)}});
    QCOMPARE(editor::colorText(u"White"_s, dark), u"#FFFFFF"_s); // nothing is drawn white there
    editor::useLanguage(*QCoreApplication::instance(), u"ko"_s);
    QCOMPARE(editor::shownColorLabel(u"WHITE"_s, light), u"검정(이 디자인의 “흰색”)"_s);
    editor::useLanguage(*QCoreApplication::instance(), u"en"_s);
}

void TestTranslations::whatIsCalledDifferentlyStaysDifferent_data()
{
    eachLanguage();
}

// Two blocks with the same name could not be distinguished in the palette, nor two properties in the inspector.
void TestTranslations::whatIsCalledDifferentlyStaysDifferent()
{
    QFETCH(QString, language);
    QTranslator translator;
    QVERIFY(translator.load(u":/lectograph/translations/lectograph_%1.qm"_s.arg(language)));
    const auto firstTwins = [&](const std::set<QString> &words) {
        std::map<QString, QString> seen;
        for (const QString &word : words) {
            const QString translation = translator.translate("Vocabulary", word.toUtf8().constData());
            const auto [other, isNew] = seen.emplace(translation, word);
            if (!isNew)
                return u"%1: %2 and %3"_s.arg(translation, other->second, word);
        }
        return QString();
    };
    QStringList same;
    const auto labelsOf = [&](const graph::PropertyTable &table, bool placed) {
        std::set<QString> labels;
        const auto take = [&](const graph::PropertySpec &spec) {
            if (!labels.insert(editor::englishLabel(spec)).second)
                same.append(editor::englishLabel(spec));
        };
        std::ranges::for_each(table, take);
        std::ranges::for_each(placed ? graph::placementProperties() : graph::PropertyTable(), take);
        return labels;
    };

    std::set<QString> titles;
    for (const auto &[id, type] : m_registry.nodes.types()) {
        titles.insert(type.title);
        const std::set<QString> labels = labelsOf(type.properties, type.placed);
        const QString twins = firstTwins(labels);
        QVERIFY2(twins.isEmpty(), qPrintable(id + u": "_s + twins));
        QVERIFY2(!labels.contains(u"Colour"_s) || !labels.contains(u"Colours"_s), qPrintable(id));
    }
    for (const auto &[id, type] : m_registry.animations.types()) {
        titles.insert(type.title);
        const QString twins = firstTwins(labelsOf(type.properties, false));
        QVERIFY2(twins.isEmpty(), qPrintable(id + u": "_s + twins));
    }
    const QString twins = firstTwins(titles);
    QVERIFY2(twins.isEmpty(), qPrintable(twins));
    QVERIFY2(same.isEmpty(), qPrintable(same.join(u'\n')));
}

void TestTranslations::theDrawingConventionIsNoLookAndNoStyle_data()
{
    QTest::addColumn<QString>("language");
    QTest::addColumn<QStringList>("others"); // look and style, by the glossary
    QTest::newRow("Korean") << u"ko"_s << QStringList{u"디자인"_s, u"스타일"_s};
    QTest::newRow("Chinese") << u"zh"_s << QStringList{u"设计"_s, u"样式"_s, u"风格"_s};
}

// Modern or classic: one word for it in the inspector, in the error of a file and in a choice of arrows.
void TestTranslations::theDrawingConventionIsNoLookAndNoStyle()
{
    QFETCH(QString, language);
    QFETCH(QStringList, others);
    editor::useLanguage(*QCoreApplication::instance(), language);
    const auto said = [](const char *context, const char *words) {
        return QCoreApplication::translate(context, words);
    };
    const QString word = said("lectograph::editor::InspectorPanel", "Drawing convention");
    const QStringList sentences{word, said("Sentence", "The drawing convention “%1” is not known."),
                                said("Vocabulary", "By the drawing convention")};
    for (const QString &sentence : sentences) {
        QVERIFY2(sentence.contains(word), qPrintable(sentence));
        for (const QString &other : others)
            QVERIFY2(!sentence.contains(other), qPrintable(sentence));
    }
    const QString english = u"Drawing convention"_s;
    QVERIFY(word != english);
    editor::useLanguage(*QCoreApplication::instance(), u"en"_s);
}

void TestTranslations::unlikeThingsHaveWordsOfTheirOwn_data()
{
    eachLanguage();
}

// A number of columns is not each column, and furniture is no table of numbers: one English word has one translation.
void TestTranslations::unlikeThingsHaveWordsOfTheirOwn()
{
    QFETCH(QString, language);
    editor::useLanguage(*QCoreApplication::instance(), language);
    const auto specOf = [&](const QString &type, std::string_view key) -> const graph::PropertySpec & {
        return *std::ranges::find(m_registry.nodes.find(type)->properties, key, &graph::PropertySpec::key);
    };
    const auto choices = [&](const QString &type, std::string_view key) {
        return editor::choiceLabelsOf(specOf(type, key));
    };
    const auto label = [&](const QString &type, std::string_view key) { return editor::labelOf(specOf(type, key)); };
    QVERIFY(!choices(u"matrices.bars"_s, "over").contains(label(u"matrices.matrix"_s, "columns")));
    QVERIFY(!choices(u"matrices.bars"_s, "over").contains(label(u"matrices.matrix"_s, "rows")));
    QVERIFY(!choices(u"attention.grid"_s, "show").contains(label(u"charts.legend"_s, "colours")));
    QVERIFY(!choices(u"shapes.drawing"_s, "drawing").contains(label(u"text.series"_s, "table")));
    // Playback repeats; only lines go round, and only rings are round.
    QCOMPARE(QCoreApplication::translate("lectograph::editor::TransportBar", "Loop"),
             language == "ko"_L1 ? u"반복 재생"_s : u"循环播放"_s);
    QVERIFY(label(u"text.pieces"_s, "step") != editor::vocabulary(editor::englishLabel(u"step"_s)));
    editor::useLanguage(*QCoreApplication::instance(), u"en"_s);
}

void TestTranslations::everyMessageIsTranslatedWhole_data()
{
    eachLanguage();
    QTest::newRow("English, what is counted") << u"en"_s;
}

void TestTranslations::everyMessageIsTranslatedWhole()
{
    QFETCH(QString, language);
    const std::vector<Message> messages = messagesOf(language);
    QVERIFY(!messages.empty());
    QStringList wrong;
    for (const Message &message : messages) {
        const auto note = [&](const QString &what) {
            wrong.append(u"%1 — %2: %3"_s.arg(message.context, message.source, what));
        };
        if (!message.isFinished || message.translations.isEmpty())
            note(u"not translated"_s);
        for (const QString &translation : message.translations) {
            // The singular needs no number.
            const bool isSingular = language == "en"_L1 && translation == message.translations.front();
            if (translation.isEmpty())
                note(u"empty"_s);
            if (placeholders(translation) != placeholders(message.source) && !isSingular)
                note(u"other placeholders in “%1”"_s.arg(translation));
            if (accelerators(translation) != accelerators(message.source))
                note(u"other accelerator keys in “%1”"_s.arg(translation));
            if (asksForMore(translation) != asksForMore(message.source))
                note(u"the ellipsis in “%1”"_s.arg(translation));
        }
    }
    QVERIFY2(wrong.isEmpty(), qPrintable(u"\n"_s + wrong.join(u'\n')));
}

LECTOGRAPH_TEST_MAIN(TestTranslations)

#include "tst_editor_translations.moc"
