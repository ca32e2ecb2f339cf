// SPDX-License-Identifier: GPL-3.0-or-later
#include "../registry.h"
#include "editor/edits/blocks.h"
#include "editor/edits/lookup.h"
#include "editor/finding/findpanel.h"
#include "editor/operations/going.h"
#include "editor/widgets/theme.h"
#include "lecture/edit.h"
#include "lecture/files.h"
#include "lecture/templates.h"
#include "lecture/types.h"
#include "testmain.h"

#include <QComboBox>
#include <QElapsedTimer>
#include <QJsonArray>
#include <QJsonDocument>
#include <QLabel>
#include <QLineEdit>
#include <QListView>
#include <QSignalSpy>
#include <QStandardPaths>
#include <QTest>
#include <QToolButton>

using namespace lectograph;
using namespace lectograph::editor;
using namespace Qt::StringLiterals;
using lecture::Lecture;
using test::registry;

namespace {

const QString sceneId = u"scene1"_s;

bool hasHangul(const QString &text)
{
    return std::ranges::any_of(text, [](QChar letter) { return letter.script() == QChar::Script_Hangul; });
}

/// The Korean texts in the files, with their places.
void collectKorean(const QJsonValue &json, const QString &place, QStringList &found)
{
    if (json.isString() && hasHangul(json.toString()))
        found.append(place + u": "_s + json.toString());
    const QJsonArray array = json.toArray();
    for (qsizetype i = 0; i < array.size(); ++i)
        collectKorean(array.at(i), u"%1/%2"_s.arg(place).arg(i), found);
    const QJsonObject object = json.toObject();
    for (auto one = object.begin(); one != object.end(); ++one) {
        if (one.key() != "credits"_L1) // belongs to others
            collectKorean(one.value(), place + u'/' + one.key(), found);
    }
}

QStringList koreanIn(const Lecture &lecture)
{
    QStringList found;
    const lecture::Files files = *lecture::toFiles(lecture);
    for (const auto &[name, content] : files) {
        if (name.endsWith(u".json"_s))
            collectKorean(QJsonDocument::fromJson(content).object(), name, found);
    }
    return found;
}

QJsonObject expression(const QString &text)
{
    return {{u"expression"_s, text}};
}

/// "needle" in every kind of text.
Lecture sample()
{
    Lecture lecture = emptyLecture(u"en"_s);
    lecture.languages = {u"en"_s, u"ko"_s};
    lecture.title = u"A needle"_s;
    const auto add = [&](const QString &id, const QString &type, const QJsonObject &properties) {
        lecture = *withBlock(lecture, sceneId, {type, id, properties}, registry());
    };
    add(u"words"_s, u"text.text"_s,
        {{u"text"_s, QJsonObject{{u"en"_s, u"Needle and needles"_s}, {u"ko"_s, u"바늘 needle"_s}}}});
    add(u"bold"_s, u"text.text"_s, {{u"text"_s, u"\\textbf{nee}dle here"_s}, {u"formatted"_s, true}});
    add(u"formula"_s, u"text.formula"_s, {{u"latex"_s, u"\\text{needle} = 1"_s}});
    add(u"needle"_s, u"values.number"_s, {{u"value"_s, 2}});
    add(u"template"_s, u"text.text"_s, {{u"text"_s, expression(u"needle {needle.value} and {\"needle\"}"_s)}});
    add(u"box"_s, u"shapes.box"_s, {{u"label"_s, u"a needle"_s}, {u"width"_s, expression(u"needle.value + 1"_s)}});
    lecture = *withLabel(lecture, sceneId, u"box"_s, u"Box of needle"_s, u"en"_s);
    lecture::Scene scene = *sceneOf(lecture, sceneId);
    scene.name = u"needle scene"_s;
    scene.extra.insert(u"markers"_s, QJsonArray{QJsonObject{{u"at"_s, 1}, {u"name"_s, u"needle mark"_s}}});
    timeline::Track track;
    track.name = u"needle track"_s;
    scene.tracks.push_back(std::make_shared<const timeline::Track>(track));
    return *lecture::withScene(lecture, scene);
}

/// A lecture with a block whose definition has "needle" in everything: in a text that it draws and in one that it only
/// measures, in names, and in the samples of two properties, of which the lecture's block says one.
Lecture withCard(const QString &origin)
{
    const auto text = [](const QString &id, const QJsonValue &words) {
        return std::make_shared<const graph::Node>(graph::Node{.id = id,
                                                               .type = u"text.text"_s,
                                                               .properties = {{u"text"_s, words}},
                                                               .extra = {{u"label"_s, u"needle"_s}}});
    };
    lecture::Scene inside;
    inside.id = lecture::blockType(u"card"_s);
    inside.nodes = {text(u"measured"_s, u"needle"_s), text(u"note"_s, QJsonObject{{u"link"_s, u"in.note"_s}}),
                    text(u"words"_s, u"needle"_s), text(u"written"_s, QJsonObject{{u"link"_s, u"in.title"_s}})};
    inside.nodes[2] = std::make_shared<const graph::Node>([&] {
        graph::Node words = *inside.nodes[2];
        words.properties.insert(u"wrapWidth"_s, expression(u"measured.width"_s));
        return words;
    }());
    inside.actors = {u"note"_s, u"words"_s, u"written"_s};
    lecture::Block block;
    block.id = u"card"_s;
    block.origin = origin;
    block.title = u"Needle card"_s;
    block.help = u"Shows a needle"_s;
    for (const QString &key : {u"note"_s, u"title"_s})
        block.properties.push_back(
            {.key = key, .type = graph::ValueType::Text, .preset = u"a needle"_s, .title = u"Needle"_s});
    block.inside = std::make_shared<const lecture::Scene>(std::move(inside));
    const auto lecture =
        lecture::withDefinition(emptyLecture(u"en"_s), std::move(block)).and_then([](const Lecture &with) {
            return withBlock(with, sceneId, {u"block:card"_s, u"mine"_s, {{u"title"_s, u"My needle"_s}}},
                             lecture::typesOf(with, registry()));
        });
    if (!lecture)
        qFatal("%s", qPrintable(lecture.error().text()));
    return *lecture;
}

qsizetype countOf(const Lecture &lecture, const Wanted &wanted)
{
    return static_cast<qsizetype>(foundIn(lecture, wanted, registry()).size());
}

} // namespace

class FindingTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase()
    {
        QStandardPaths::setTestModeEnabled(true);
        applyTheme(*qApp, darkTheme());
    }

    void decomposedLettersAreFound()
    {
        const QString apart = u"\u1112\u1161\u11AB\u1100\u116E\u11A8\u110B\u1165 cafe\u0301"_s; // 한국어 café
        Lecture lecture = sample();
        lecture.title = apart;
        for (const QString &wanted : {u"한국어"_s, u"café"_s, apart})
            QCOMPARE(countOf(lecture, {wanted}), 1);
        QCOMPARE(withReplaced(lecture, {u"nothing of it"_s}, u"x"_s, registry()).title, QJsonValue(apart));
        QCOMPARE(withReplaced(lecture, {u"국어"_s}, u"x"_s, registry()).title, QJsonValue(u"한x café"_s));
    }

    void everyTextOfEveryTemplateIsVisited_data()
    {
        QTest::addColumn<QString>("folder");
        for (const lecture::Template &one : lecture::templates())
            QTest::newRow(qPrintable(one.id)) << one.folder;
    }
    void everyTextOfEveryTemplateIsVisited()
    {
        QFETCH(QString, folder);
        const Lecture lecture = *lecture::load(folder);
        const Lecture replaced = withEachText(lecture, registry(), [](const TextPlace &, QString text) {
            for (QChar &letter : text)
                letter = letter.script() == QChar::Script_Hangul ? QChar(u'x') : letter;
            return text;
        });
        QCOMPARE(koreanIn(replaced).join(u'\n'), QString());
        const Lecture same = withEachText(lecture, registry(),
                                          [](const TextPlace &, const QString &text) { return text; });
        QCOMPARE(*lecture::toFiles(same), *lecture::toFiles(lecture));
        QVERIFY(same.scenes == lecture.scenes);
    }

    void wordsAreFoundInEveryKindOfText()
    {
        const Lecture lecture = sample();
        QCOMPARE(countOf(lecture, {u"needle"_s}), 13);
        QCOMPARE(countOf(lecture, {u"needle"_s, true}), 12);
        QCOMPARE(countOf(lecture, {u"needle"_s, false, true}), 12);
        QCOMPARE(countOf(lecture, {u"바늘"_s, false, false, u"ko"_s}), 1);
        QCOMPARE(countOf(lecture, {u"바늘"_s, false, false, u"en"_s}), 0);
        QCOMPARE(countOf(lecture, {u"\\text{needle}"_s}), 1); // literally
        QCOMPARE(countOf(lecture, {QString()}), 0);
    }

    /// Names of blocks in expressions are no texts, formats stay.
    void allAreReplacedAndNothingElse()
    {
        const Lecture after = withReplaced(sample(), {u"needle"_s}, u"pin"_s, registry());
        QCOMPARE(countOf(after, {u"needle"_s}), 0);
        QCOMPARE(countOf(after, {u"pin"_s}), 13);
        const lecture::Scene *scene = sceneOf(after, sceneId);
        const auto said = [&](const QString &node, const QString &key) {
            return nodeOf(scene, node)->properties.value(key);
        };
        QCOMPARE(said(u"box"_s, u"width"_s)[u"expression"_s].toString(), u"needle.value + 1"_s);
        QCOMPARE(said(u"template"_s, u"text"_s)[u"expression"_s].toString(), u"pin {needle.value} and {\"pin\"}"_s);
        QCOMPARE(said(u"formula"_s, u"latex"_s).toString(), u"\\text{pin} = 1"_s);
        QVERIFY(said(u"bold"_s, u"text"_s).toString().contains(u"\\textbf{"_s));
        QCOMPARE(said(u"words"_s, u"text"_s)[u"ko"_s].toString(), u"바늘 pin"_s);
        QCOMPARE(after.title.toString(), u"A pin"_s);
    }

    void ofABlockFromALibraryOnlyWhatIsShownIsFound()
    {
        const Wanted needle{u"needle"_s};
        const Lecture lecture = withCard(u"shipped/card"_s);
        QStringList found;
        for (const FoundText &one : foundIn(lecture, needle, registry()))
            found.append(one.place.node + u'/' + one.place.key);
        found.sort();
        QCOMPARE(found, (QStringList{u"card/note"_s, u"mine/title"_s, u"words/text"_s}));

        const Lecture after = withReplaced(lecture, needle, u"pin"_s, registry());
        const lecture::Block &block = *after.blocks.at(u"card"_s);
        QCOMPARE(block.title.toString(), u"Needle card"_s);
        QCOMPARE(block.properties[0].preset.toString(), u"a pin"_s);
        QCOMPARE(block.properties[1].preset.toString(), u"a needle"_s);
        QCOMPARE(nodeOf(sceneOf(after, sceneId), u"mine"_s)->properties.value(u"title"_s).toString(), u"My pin"_s);

        Lecture unused = lecture;
        lecture::Scene scene = *unused.scenes.front();
        scene.nodes.clear();
        scene.actors.clear();
        unused.scenes = {std::make_shared<const lecture::Scene>(std::move(scene))};
        QCOMPARE(countOf(unused, needle), 0);
    }

    /// Once, however often it is used.
    void ofABlockOfTheLectureEverythingIsFound()
    {
        Lecture lecture = withCard({});
        const qsizetype once = countOf(lecture, {u"needle"_s});
        QCOMPARE(once, 13); // 2 of the block, 4 titles and samples, 4 names, 2 texts inside, the one of its use
        lecture = *withBlock(lecture, sceneId, {u"block:card"_s, u"other"_s, {}},
                             lecture::typesOf(lecture, registry()));
        QCOMPARE(countOf(lecture, {u"needle"_s}), once);
    }

    void oneIsReplacedAlone()
    {
        const Lecture before = sample();
        const auto found = foundIn(before, {u"needle"_s}, registry());
        for (std::size_t i = 0; i < found.size(); ++i) {
            const Lecture after = withReplaced(before, {u"needle"_s}, u"pin"_s, registry(), i);
            QCOMPARE(countOf(after, {u"pin"_s}), 1);
            QCOMPARE(countOf(after, {u"needle"_s}), 12);
            QVERIFY(foundIn(after, {u"pin"_s}, registry()).front().place == found[i].place);
        }
    }

    void theLargestTemplatesAreSearchedAtOnce()
    {
        QElapsedTimer clock;
        for (const lecture::Template &one : lecture::templates()) {
            const Lecture lecture = *lecture::load(one.folder);
            countOf(lecture, {u"x"_s}); // compiles its types
            clock.start();
            countOf(lecture, {u"e"_s});
            QVERIFY2(clock.elapsed() < 300, qPrintable(one.id));
        }
    }

    void aPlaceIsCalledWhatItIs()
    {
        Session session(registry());
        session.document.open(sample(), {});
        const auto place = [](const QString &key) {
            return TextPlace{.owner = TextOwner::Lecture, .key = key, .language = u"en"_s};
        };
        QCOMPARE(whereIs(place(u"title"_s), session), u"Lecture › Title (English)"_s);
        QCOMPARE(whereIs(place(u"description"_s), session), u"Lecture › Description (English)"_s);
        session.document.open(withCard({}), {});
        const auto preset = [](const QString &key) {
            return TextPlace{.owner = TextOwner::Preset, .scene = u"block:card"_s, .node = u"card"_s, .key = key};
        };
        QCOMPARE(whereIs(preset(u"title"_s), session), u"Block › Needle card › Needle"_s);
    }

    void anEmptyPanelSaysWhatItFinds()
    {
        Session session(registry());
        session.document.open(sample(), {});
        FindPanel panel(session);
        panel.resize(900, 240);
        panel.show();
        QVERIFY(QTest::qWaitForWindowExposed(&panel));
        auto *hint = panel.findChild<QLabel *>(u"findHint"_s);
        auto *find = panel.findChild<QLineEdit *>(u"findField"_s);
        QVERIFY(hint->isVisible() && !hint->text().isEmpty());
        const QString empty = hint->text();
        find->setText(u"needle"_s);
        QTRY_VERIFY(!hint->isVisible());
        find->setText(u"nothing of it"_s);
        QTRY_VERIFY(hint->isVisible());
        QVERIFY(hint->text() != empty);
    }

    void thePanelFindsGoesThereAndReplacesInOneStep()
    {
        Session session(registry());
        session.document.open(sample(), {});
        session.selection.setScene(sceneId);
        FindPanel panel(session);
        panel.resize(900, 240);
        panel.show();
        QVERIFY(QTest::qWaitForWindowExposed(&panel));
        panel.begin(FindPanel::Field::Find);
        auto *find = panel.findChild<QLineEdit *>(u"findField"_s);
        QCOMPARE(QApplication::focusWidget(), find);
        find->setText(u"바늘"_s);
        QTRY_COMPARE(panel.count(), 1);
        auto *list = panel.findChild<QListView *>(u"foundList"_s);
        QVERIFY(list->model()->index(0, 0).data(FoundModel::WhereRole).toString().endsWith(u"(한국어)"_s));
        QTest::keyClick(find, Qt::Key_Return);
        QCOMPARE(session.selection.nodes(), QStringList(u"words"_s));
        QCOMPARE(session.preview.language(), u"ko"_s);

        find->setText(u"needle"_s);
        QTRY_COMPARE(panel.count(), 13);
        const int steps = session.document.history().count();
        find->setFocus();
        QTest::keyClick(find, Qt::Key_Tab);
        auto *replace = panel.findChild<QLineEdit *>(u"replaceField"_s);
        QCOMPARE(QApplication::focusWidget(), replace);
        replace->setText(u"pin"_s);
        panel.findChild<QToolButton *>(u"replaceOne"_s)->click();
        QCOMPARE(panel.count(), 12);
        panel.findChild<QToolButton *>(u"replaceAll"_s)->click();
        QCOMPARE(panel.count(), 0);
        QCOMPARE(session.document.history().count(), steps + 2);
        session.document.history().undo();
        QTRY_COMPARE(panel.count(), 12);
        session.document.history().undo();
        QTRY_COMPARE(panel.count(), 13);
    }

    /// As a click on a problem does.
    void aPlaceIsPointedAtInTheInspector()
    {
        Lecture lecture = sample();
        lecture::Scene scene = *sceneOf(lecture, sceneId);
        lecture::Sound sound;
        sound.name = u"needle sound"_s;
        scene.sounds.push_back(std::make_shared<const lecture::Sound>(sound));
        Session session(registry());
        session.document.open(*lecture::withScene(lecture, scene), {});
        FindPanel panel(session);
        panel.resize(900, 240);
        panel.show();
        QVERIFY(QTest::qWaitForWindowExposed(&panel));
        panel.findChild<QLineEdit *>(u"findField"_s)->setText(u"needle"_s);
        QTRY_COMPARE(panel.count(), 14);
        const QSignalSpy pointed(&session.selection, &Selection::pointedAt);
        auto *list = panel.findChild<QListView *>(u"foundList"_s);
        QStringList rows;
        for (int row = 0; row < panel.count(); ++row) {
            const QModelIndex index = list->model()->index(row, 0);
            Q_EMIT list->clicked(index);
            rows.append(index.data(FoundModel::WhereRole).toString().section(u" › "_s, -1) + u": "_s
                        + pointed.last().first().toString());
            if (rows.last().startsWith(u"Sound: "_s))
                QCOMPARE(session.selection.sounds().size(), std::size_t(1));
        }
        QVERIFY2(rows.contains(u"Title: title"_s), qPrintable(rows.join(u'\n')));
        QVERIFY2(rows.contains(u"Name of the scene: name"_s), qPrintable(rows.join(u'\n')));
        QVERIFY2(rows.contains(u"Sound: name"_s), qPrintable(rows.join(u'\n')));
        QVERIFY2(rows.contains(u"Label: label"_s), qPrintable(rows.join(u'\n')));
        QVERIFY2(rows.contains(u"Name: "_s), qPrintable(rows.join(u'\n'))); // it has no row
    }

    /// The title of a published property is not that of its block.
    void textsOfADefinitionHaveTheirRows()
    {
        QStringList rows;
        for (const FoundText &one : foundIn(withCard({}), {u"needle"_s}, registry())) {
            if (one.place.owner == TextOwner::Definition)
                rows.append(destinationOf(one.place).row);
        }
        QCOMPARE(rows, (QStringList{u"title"_s, u"help"_s, u"note"_s, u"title"_s}));
    }

    void textsOfOutputsAreReplaced()
    {
        Lecture lecture = withCard({});
        lecture::Block block = *lecture.blocks.at(u"card"_s);
        block.outputs.push_back({.key = u"caption"_s,
                                 .type = graph::ValueType::Text,
                                 .from = expression(u"in.title == \"needle\" ? \"no needle\" : in.title"_s),
                                 .help = QJsonObject{{u"en"_s, u"How the needle is called"_s}}});
        lecture.blocks[u"card"_s] = std::make_shared<const lecture::Block>(std::move(block));
        QCOMPARE(countOf(lecture, {u"needle"_s}), countOf(withCard({}), {u"needle"_s}) + 3);
        const Lecture after = withReplaced(lecture, {u"needle"_s}, u"pin"_s, registry());
        const lecture::PublishedOutput &output = after.blocks.at(u"card"_s)->outputs.front();
        QCOMPARE(output.help.toObject().value(u"en"_s).toString(), u"How the pin is called"_s);
        QCOMPARE(output.from.toObject(), expression(u"in.title == \"pin\" ? \"no pin\" : in.title"_s));
    }

    void theLanguageIsChosenInAListThatIsSeen()
    {
        Session session(registry());
        session.document.open(emptyLecture(u"en"_s), {});
        FindPanel panel(session);
        panel.resize(900, 240);
        panel.show();
        QVERIFY(QTest::qWaitForWindowExposed(&panel));
        auto *languages = panel.findChild<QComboBox *>(u"findLanguage"_s);
        QVERIFY(!languages->isVisible());
        session.document.open(sample(), {});
        QTRY_VERIFY(languages->isVisible());
        QCOMPARE(languages->count(), 3);
        QTRY_VERIFY(languages->width() >= languages->sizeHint().width());
        QVERIFY(languages->sizeHint().width() > languages->fontMetrics().horizontalAdvance(languages->itemText(0)));

        panel.findChild<QLineEdit *>(u"findField"_s)->setText(u"바늘"_s);
        QTRY_COMPARE(panel.count(), 1);
        languages->setCurrentIndex(languages->findData(u"en"_s));
        QCOMPARE(panel.count(), 0);
        languages->setCurrentIndex(languages->findData(u"ko"_s));
        QCOMPARE(panel.count(), 1);
    }
};

LECTOGRAPH_TEST_MAIN(FindingTest)
#include "tst_editor_finding.moc"
