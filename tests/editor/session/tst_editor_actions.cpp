// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/edits/blocks.h"
#include "editor/edits/key_edits.h"
#include "editor/edits/problemplace.h"
#include "editor/edits/properties.h"
#include "editor/language/language.h"
#include "editor/language/names.h"
#include "editor/operations/deletion.h"
#include "editor/session/actions.h"
#include "editor/session/session.h"
#include "graph/row.h"
#include "testmain.h"
#include "vocabulary.h"

#include <QFontDatabase>
#include <QGlyphRun>
#include <QJsonArray>
#include <QRawFont>
#include <QSettings>
#include <QSignalSpy>
#include <QStandardPaths>
#include <QTest>
#include <QTextLayout>
#include <QWidget>

#include <memory>

using namespace lectograph;
using namespace lectograph::editor;
using namespace Qt::StringLiterals;
using base::Time;
using lecture::Lecture;

namespace {

const QString scene = u"scene1"_s;

const graph::Node *nodeOf(const Lecture &lecture, const QString &id)
{
    for (const graph::NodePtr &node : lecture.scenes.front()->nodes) {
        if (node->id == id)
            return node.get();
    }
    return nullptr;
}

PropertyPlace ofNode(const QString &node, const QString &key)
{
    return {scene, node, {}, key};
}

QJsonObject link(const QString &to)
{
    return {{u"link"_s, to}};
}

} // namespace

class TestEditorActions : public QObject
{
    Q_OBJECT

private:
    const timeline::Registry m_registry = lecture::wordlessVocabulary();

    Lecture withCircles(int count) const
    {
        Lecture lecture = emptyLecture(u"en"_s);
        for (int i = 0; i < count; ++i) {
            const QString id = freeNodeId(lecture, scene, u"test.circle"_s);
            lecture = *withBlock(lecture, scene, {.type = u"test.circle"_s, .id = id}, m_registry);
        }
        return lecture;
    }

private Q_SLOTS:
    void initTestCase()
    {
        QStandardPaths::setTestModeEnabled(true);
        QCoreApplication::setOrganizationName(u"lectograph-tests"_s);
        QCoreApplication::setApplicationName(u"tst_editor_actions"_s);
    }
    void init() { QSettings().clear(); }

    void keysCanBeChosenAndAreRemembered()
    {
        {
            QWidget window;
            Actions actions;
            QSignalSpy changed(&actions, &Actions::keysChanged);
            int runs = 0;
            QAction *split = actions.add(&window, {u"t.split"_s, u"Timeline"_s, u"Split"_s, {QKeySequence(u"S"_s)}},
                                         [&] { ++runs; });
            QVERIFY(split->toolTip().contains(u"S"_s));
            split->trigger();
            QCOMPARE(runs, 1);
            QCOMPARE(Actions::idOf(*split), u"t.split"_s);
            QCOMPARE(Actions::categoryOf(*split), u"Timeline"_s);
            actions.setKeys(u"t.split"_s, {QKeySequence(u"Ctrl+B"_s)});
            QCOMPARE(changed.size(), 1);
            QCOMPARE(split->shortcut(), QKeySequence(u"Ctrl+B"_s));
            QCOMPARE(actions.defaultKeys(u"t.split"_s), QList{QKeySequence(u"S"_s)});
        }
        QWidget window;
        Actions actions;
        const auto add = [&] {
            return actions.add(&window, {u"t.split"_s, u"Timeline"_s, u"Split"_s, {QKeySequence(u"S"_s)}}, [] {});
        };
        QAction *split = add();
        QCOMPARE(split->shortcut(), QKeySequence(u"Ctrl+B"_s));
        actions.setKeys(u"t.split"_s, {}); // no shortcut is also a choice
        delete split;
        QVERIFY(actions.all().empty());
        split = add();
        QVERIFY(split->shortcuts().isEmpty());
        actions.setKeys(u"t.split"_s, actions.defaultKeys(u"t.split"_s));
        QCOMPARE(split->shortcut(), QKeySequence(u"S"_s));
        QVERIFY(QSettings().allKeys().isEmpty());
    }

    void conflictsAreThoseThatWouldAnswerTogether()
    {
        QWidget window;
        QWidget graph(&window);
        QWidget timeline(&window);
        Actions actions;
        const QKeySequence m(u"M"_s);
        QAction *mute = actions.add(&graph, {u"graph.mute"_s, {}, u"Mute"_s, {m}}, [] {});
        QAction *marker = actions.add(&timeline, {u"timeline.marker"_s, {}, u"Marker"_s, {m}}, [] {});
        QAction *group = actions.add(&timeline, {u"timeline.group"_s, {}, u"Group"_s, {QKeySequence(u"G"_s)}}, [] {});
        QVERIFY(actions.conflicts(u"graph.mute"_s, m).empty());
        QCOMPARE(actions.conflicts(u"timeline.group"_s, m), std::vector{marker});
        QAction *save = actions.add(&window, {u"file.save"_s, {}, u"Save"_s, {QKeySequence(u"Ctrl+S"_s)}}, [] {});
        QCOMPARE(actions.conflicts(u"graph.mute"_s, QKeySequence(u"Ctrl+S"_s)), std::vector{save});
        QCOMPARE(actions.conflicts(u"file.save"_s, m), (std::vector{mute, marker}));
        QCOMPARE(actions.find(u"timeline.group"_s), group);
        QVERIFY(!actions.find(u"nothing"_s));
    }

    void namesOfNodesAndScenesAreFree()
    {
        const Lecture lecture = withCircles(3);
        QVERIFY(nodeOf(lecture, u"circle"_s) && nodeOf(lecture, u"circle2"_s) && nodeOf(lecture, u"circle3"_s));
        QCOMPARE(freeSceneId(lecture), u"scene2"_s);
        QCOMPARE(lecture.scenes.front()->actors.size(), size_t(3));
        QVERIFY(canvasOf(*nodeOf(lecture, u"circle2"_s)) != canvasOf(*nodeOf(lecture, u"circle3"_s)));
        QVERIFY(!withBlock(lecture, scene, {.type = u"test.nothing"_s, .id = u"x"_s}, m_registry));
        QVERIFY(!withBlock(lecture, u"nowhere"_s, {.type = u"test.circle"_s, .id = u"x"_s}, m_registry));
    }

    void removingNodesTakesTheirClipsAndLinks()
    {
        Lecture lecture = withCircles(2);
        lecture = *withBlock(lecture, scene, {.type = u"test.number"_s, .id = u"number"_s}, m_registry);
        QCOMPARE(lecture.scenes.front()->actors.size(), size_t(2)); // a number is not on stage
        lecture = *lecture::withNodeProperty(lecture, scene, u"circle"_s, u"radius"_s, link(u"number.number"_s));
        lecture = *lecture::withNodeProperty(lecture, scene, u"circle"_s, u"color"_s, u"#ff0000"_s);
        for (const QString &target : {u"circle"_s, u"circle2/rim"_s, u"circle2"_s})
            lecture = withNewClip(lecture, scene, {u"test.fade"_s, target, {}}, m_registry)->lecture;
        QCOMPARE(lecture.scenes.front()->tracks.size(), size_t(2));

        const Lecture left = *withoutNodes(lecture, scene, {u"circle2"_s, u"number"_s}, m_registry);
        QCOMPARE(left.scenes.front()->nodes.size(), size_t(1));
        QCOMPARE(left.scenes.front()->actors, std::vector<QString>{u"circle"_s});
        QCOMPARE(left.scenes.front()->tracks.size(), size_t(1));
        const QJsonObject properties = nodeOf(left, u"circle"_s)->properties;
        QCOMPARE(properties.value(u"radius"_s), QJsonValue(1)); // the value of the number
        QVERIFY(properties.contains(u"color"_s));
        // Unchanged tracks keep their pointers.
        QCOMPARE(left.scenes.front()->tracks.front(), lecture.scenes.front()->tracks.front());
    }

    void aNewClipStandsWithItsTargetAndMakesRoom()
    {
        const Lecture lecture = withCircles(2);
        const auto placeOf = [](const AddedClip &added) {
            return lecture::placeOf(*added.lecture.scenes.front(), added.clip);
        };
        const auto first = withNewClip(lecture, scene, {u"test.fade"_s, u"circle"_s, Time::fromSeconds(4.5)},
                                       m_registry);
        QVERIFY(first);
        QCOMPARE(placeOf(*first), (lecture::ClipPlace{0, {0}}));
        QCOMPARE(first->lecture.scenes.front()->duration->seconds(), 5.5);
        // Without a name of its own, the track is labelled with the name of its block.
        QVERIFY(!graph::localized(first->lecture.scenes.front()->tracks.front()->name, {u"en"_s}));
        const auto other = withNewClip(first->lecture, scene, {u"test.fade"_s, u"circle2"_s, {}}, m_registry);
        QCOMPARE(placeOf(*other), (lecture::ClipPlace{1, {0}}));
        const auto again = withNewClip(other->lecture, scene, {u"test.fade"_s, u"circle/rim"_s, {}}, m_registry);
        QCOMPARE(placeOf(*again), (lecture::ClipPlace{0, {1}}));
        QCOMPARE(*again->lecture.scenes.front()->duration, *first->lecture.scenes.front()->duration);
        QVERIFY(!withNewClip(lecture, scene, {u"test.nothing"_s, u"circle"_s, {}}, m_registry));
    }

    void keyframesComeAndGo()
    {
        const PropertyPlace radius = ofNode(u"circle"_s, u"radius"_s);
        Lecture lecture = withCircles(1);
        QCOMPARE(kindOf(writtenAt(lecture, radius)), PropertyKind::Default);
        lecture = *withProperty(lecture, radius, 3);
        QCOMPARE(kindOf(writtenAt(lecture, radius)), PropertyKind::Constant);
        lecture = *withKeyframe(lecture, radius, Time::fromSeconds(2), 5);
        lecture = *withKeyframe(lecture, radius, Time::fromSeconds(1), 4);
        QCOMPARE(kindOf(writtenAt(lecture, radius)), PropertyKind::Keyframed);
        const std::vector<Keyframe> keys = keyframesOf(writtenAt(lecture, radius));
        QCOMPARE(keys.size(), 2U);
        QCOMPARE(keys[0].seconds, 1.0);
        QCOMPARE(keyAt(keys, Time::fromSeconds(2)), 1);
        QCOMPARE(keyAt(keys, Time::fromSeconds(1.5)), -1);
        lecture = *withKeyframe(lecture, radius, Time::fromSeconds(2), 6);
        QCOMPARE(keysOf(writtenAt(lecture, radius)).size(), 2);

        const auto spec = specOf(lecture, radius, m_registry);
        QVERIFY(spec);
        const auto value = valueAt(writtenAt(lecture, radius), *spec, Time::fromSeconds(9), {u"en"_s}, {});
        QVERIFY(value);
        QCOMPARE(toJson(*value), QJsonValue(6.0));

        lecture = *withoutKeys(lecture, radius.scene, {keyPlace(radius, 0)});
        lecture = *withoutKeys(lecture, radius.scene, {keyPlace(radius, 0)});
        QCOMPARE(writtenAt(lecture, radius), QJsonValue(6));
        QVERIFY(!writtenWithoutKeyframe(writtenAt(lecture, radius), 0));
        lecture = *withProperty(lecture, radius, link(u"number.number"_s));
        QCOMPARE(kindOf(writtenAt(lecture, radius)), PropertyKind::Linked);
        QVERIFY(!withKeyframe(lecture, radius, {}, 1));
        QVERIFY(!valueAt(writtenAt(lecture, radius), *spec, {}, {u"en"_s}, {}));
        lecture = *withProperty(lecture, radius, QJsonValue::Undefined);
        QCOMPARE(kindOf(writtenAt(lecture, radius)), PropertyKind::Default);
    }

    void propertiesOfClipsAndScenesToo()
    {
        const Lecture lecture =
            withNewClip(withCircles(1), scene, {u"test.fade"_s, u"circle"_s, {}}, m_registry)->lecture;
        const PropertyPlace opacity{scene, {}, clipAt(*lecture.scenes.front(), {0, {0}})->id, u"opacity"_s};
        QVERIFY(specOf(lecture, opacity, m_registry));
        QCOMPARE(writtenAt(*withProperty(lecture, opacity, 0.5), opacity), QJsonValue(0.5));
        const PropertyPlace background{scene, {}, {}, u"background"_s};
        QVERIFY(specOf(lecture, background, m_registry));
        QCOMPARE(writtenAt(*withProperty(lecture, background, u"#000000"_s), background), QJsonValue(u"#000000"_s));
        QVERIFY(!specOf(lecture, ofNode(u"circle"_s, u"nothing"_s), m_registry));
        QVERIFY(!withProperty(lecture, ofNode(u"nobody"_s, u"radius"_s), 1));
    }

    void valuesAreWrittenAsTheyAreRead_data()
    {
        QTest::addColumn<graph::ValueType>("type");
        QTest::addColumn<QJsonValue>("json");
        using graph::ValueType;
        QTest::newRow("number") << ValueType::Number << QJsonValue(2.5);
        QTest::newRow("boolean") << ValueType::Boolean << QJsonValue(true);
        QTest::newRow("vector") << ValueType::Vector << QJsonValue(QJsonArray{1.0, 2.0, 3.0});
        QTest::newRow("text") << ValueType::Text << QJsonValue(u"词"_s);
        QTest::newRow("colour") << ValueType::Color << QJsonValue(u"#FF8000"_s);
    }

    void valuesAreWrittenAsTheyAreRead()
    {
        QFETCH(graph::ValueType, type);
        QFETCH(QJsonValue, json);
        const graph::PropertySpec spec{.key = "any", .type = type, .preset = 0};
        const auto value = graph::parseProperty(spec, json, {u"en"_s});
        QVERIFY2(value, value ? "" : qPrintable(value.error().text()));
        QCOMPARE(toJson(*value), json);
    }

    void timesAndKeysReadWell()
    {
        QCOMPARE(timeText(Time::fromSeconds(34.2)), u"00:34.20"_s);
        QCOMPARE(timeText(Time::fromSeconds(240)), u"04:00.00"_s);
        QCOMPARE(englishLabel(u"fillOpacity"), u"Fill opacity"_s);
        QCOMPARE(choiceLabelsOf({.type = graph::ValueType::Choice, .choices = "down-left|loop=Loop around"}),
                 (QStringList{u"Down left"_s, u"Loop around"_s}));
    }

    void aBlockIsCalledWhatItsAuthorOrItsWordsSay()
    {
        const QStringList languages{u"ko"_s, u"en"_s};
        const graph::NodeRegistry &types = m_registry.nodes;
        graph::Node node;
        node.id = u"shiftedArrow12"_s;
        QCOMPARE(labelOf(node, types, languages), u"Shifted arrow 12"_s);
        node.properties.insert(u"text"_s, QJsonObject{{u"en"_s, u"Input"_s}, {u"ko"_s, u"입력\n시퀀스"_s}});
        QCOMPARE(labelOf(node, types, languages), u"입력"_s);
        node.properties.insert(u"text"_s, link(u"words.out"_s));
        QCOMPARE(labelOf(node, types, languages), u"Shifted arrow 12"_s);
        node.extra.insert(u"label"_s, u"The input"_s);
        QCOMPARE(labelOf(node, types, languages), u"The input"_s);
    }

    void aLineWithoutANameIsCalledByWhatItJoins()
    {
        const auto made = [](const QString &id, const QJsonObject &properties, const QString &label = {}) {
            graph::Node node{.id = id, .type = u"shapes.circle"_s, .properties = properties};
            if (!label.isEmpty())
                node.extra.insert(u"label"_s, label);
            return std::make_shared<const graph::Node>(std::move(node));
        };
        const std::vector<graph::NodePtr> nodes{
            made(u"attention"_s, {}, u"Attention"_s),
            made(u"gone"_s, {{u"fromShape"_s, link(u"nobody"_s)}}),
            made(u"into"_s, {{u"toShape"_s, link(u"attention/box"_s)}}),
            made(u"joins"_s, {{u"fromShape"_s, link(u"norm"_s)}, {u"toShape"_s, link(u"attention"_s)}}),
            made(u"named"_s, {{u"toShape"_s, link(u"norm"_s)}}, u"Residual"_s),
            made(u"norm"_s, {{u"label"_s, u"Norm"_s}}),
        };
        const auto called = [&](const QString &id) { return labelOfTarget(id, nodes, m_registry.nodes, {u"en"_s}); };
        QCOMPARE(called(u"joins"_s), u"Norm → Attention"_s);
        QCOMPARE(called(u"into"_s), u"→ Attention box"_s);
        QCOMPARE(called(u"named"_s), u"Residual"_s);
        QCOMPARE(called(u"gone"_s), u"Gone"_s);
    }

    void whatFailsOnStageIsCalledAsItsAuthorCallsIt()
    {
        const auto called = [&](const QString &name) {
            Lecture lecture = *withLabel(withCircles(1), scene, u"circle"_s, name, u"en"_s);
            return *lecture::withNodeProperty(lecture, scene, u"circle"_s, u"inside"_s, link(u"none"_s));
        };
        const QString node = u"scenes/scene1/nodes/circle"_s;
        const auto label = [&](const QString &place) {
            return saidInScene({u"It fails."_s, {}, place}, called(u"Sum"_s), m_registry, {u"en"_s}).place;
        };
        QCOMPARE(label(node + u"/properties/inside"_s), u"Sum › Inside"_s);
        QCOMPARE(label(node + u"/inside/1"_s), u"Sum › Inside"_s);
        QCOMPARE(label(node), u"Sum"_s);
        QVERIFY(!label(u"scenes/scene1/nodes/none"_s).contains(u'/'));
        // The error text in the picture uses it too.
        Session session(m_registry);
        session.document.open(called(u"Sum"_s), {});
        const quint64 before = session.preview.picture().hash;
        QVERIFY(!session.preview.picture().items.empty());
        session.document.open(called(u"Product"_s), {});
        QVERIFY(session.preview.picture().hash != before);
    }

    void aBlockWithoutALabelIsCalledAsItsType_data()
    {
        QTest::addColumn<QString>("id");
        QTest::addColumn<QString>("type");
        QTest::addColumn<QString>("english");
        QTest::addColumn<QString>("korean");
        QTest::addColumn<QString>("chinese");
        const auto add = [](const QString &id, const QString &type, const QString &english, const QString &korean,
                            const QString &chinese) {
            QTest::newRow(qPrintable(id)) << id << type << english << korean << chinese;
        };
        add(u"map"_s, u"tensors.map"_s, u"Function of every entry"_s, u"성분별 함수"_s, u"逐元素函数"_s);
        add(u"bars2"_s, u"charts.bars"_s, u"Bar chart 2"_s, u"막대그래프 2"_s, u"柱形图 2"_s);
        add(u"filled"_s, u"shapes.filled-arrow"_s, u"Filled arrow"_s, u"채운 화살표"_s, u"实心箭头"_s);
        add(u"filled-arrow3"_s, u"shapes.filled-arrow"_s, u"Filled arrow 3"_s, u"채운 화살표 3"_s, u"实心箭头 3"_s);
        add(u"rectangle"_s, u"charts.bars"_s, u"Rectangle"_s, u"직사각형"_s, u"矩形"_s);
    }
    void aBlockWithoutALabelIsCalledAsItsType()
    {
        QFETCH(QString, id);
        QFETCH(QString, type);
        QFETCH(QString, english);
        graph::NodeRegistry types;
        const auto nothing = [](const graph::Inputs &, const graph::Context &) { return graph::Outputs{}; };
        const auto bring = [&](const QString &own, const QString &title) {
            QVERIFY(types.add({.id = own, .title = title, .outputs = lecture::shapeOut, .evaluate = nothing}));
        };
        bring(u"tensors.map"_s, u"Function of every entry"_s);
        bring(u"charts.bars"_s, u"Bar chart"_s);
        bring(u"shapes.filled-arrow"_s, u"Filled arrow"_s);
        graph::Node node;
        node.id = id;
        node.type = type;
        QCOMPARE(labelOf(node, types, {u"en"_s}), english);
        const auto inLanguage = [&](const QString &language) {
            useLanguage(*qApp, language);
            const QString label = labelOf(node, types, {u"en"_s});
            useLanguage(*qApp, u"en"_s);
            return label;
        };
        QTEST(inLanguage(u"ko"_s), "korean");
        QTEST(inLanguage(u"zh"_s), "chinese");
    }

    void aSceneWithoutANameIsCalledAfterItsNumber()
    {
        lecture::Scene one;
        one.id = u"scene12"_s;
        QCOMPARE(labelOf(one, {u"en"_s}), u"Scene 12"_s);
        QCOMPARE(labelOf(one, {u"ko"_s}), u"장면 12"_s);
        useLanguage(*qApp, u"ko"_s);
        QCOMPARE(labelOf(one, {u"en"_s}), u"Scene 12"_s); // as those that have such a name
        useLanguage(*qApp, u"en"_s);
        one.id = u"scene-of-crime"_s;
        QCOMPARE(labelOf(one, {u"en"_s}), one.id);
        one.name = u"Opening"_s;
        QCOMPARE(labelOf(one, {u"en"_s}), u"Opening"_s);
    }

    void newThingsSpeakTheLanguageOfTheLecture()
    {
        timeline::Registry registry;
        QVERIFY(registry.nodes.add(
            {.id = u"text.text"_s,
             .properties = {row::text("text", "Text"), row::text("latex", "a")},
             .outputs = lecture::shapeOut,
             .evaluate = [](const graph::Inputs &, const graph::Context &) { return graph::Outputs{}; }}));
        const auto words = [&](const QString &language, const QJsonObject &properties) {
            const Lecture lecture = emptyLecture(language);
            return nodeOf(*withBlock(lecture, scene, {u"text.text"_s, u"text"_s, properties}, registry), u"text"_s)
                ->properties;
        };
        QCOMPARE(words(u"en"_s, {}), QJsonObject());
        QCOMPARE(words(u"fr"_s, {}), QJsonObject());
        QCOMPARE(words(u"ko"_s, {}), (QJsonObject{{u"text"_s, u"텍스트"_s}}));
        QCOMPARE(words(u"zh"_s, {}), (QJsonObject{{u"text"_s, u"文本"_s}}));
        const QJsonObject own{{u"text"_s, u"안녕"_s}};
        QCOMPARE(words(u"ko"_s, own), own);
        QCOMPARE(emptyLecture(u"en"_s).scenes.front()->name, u"Scene 1"_s);
        QCOMPARE(emptyLecture(u"ko"_s).scenes.front()->name, u"장면 1"_s);
        QCOMPARE(emptyLecture(u"zh"_s).scenes.front()->name, u"场景 1"_s);
    }

    void charactersAreShapedAsTheLanguageShapesThem()
    {
        const auto rank = [](const QString &language, const QString &font) {
            return fontFamilies(language).indexOf(font);
        };
        QVERIFY(rank(u"zh"_s, u"Noto Sans CJK SC"_s) < rank(u"zh"_s, u"Noto Sans CJK KR"_s));
        QVERIFY(rank(u"ko"_s, u"Noto Sans CJK KR"_s) < rank(u"ko"_s, u"Noto Sans CJK SC"_s));
    }

    void aLanguageKeepsItsCharactersAfterAnother()
    {
        const QMap<QString, QString> families{{u"ko"_s, u"Noto Sans CJK KR"_s}, {u"zh"_s, u"Noto Sans CJK SC"_s}};
        for (const QString &family : families) {
            if (!QFontDatabase::hasFamily(family))
                QSKIP(qPrintable(family + u" is not here"_s));
        }
        const auto familyUsed = [](const QString &language) {
            QFont font;
            setLanguage(font, language);
            QTextLayout layout(u"良"_s, font);
            layout.beginLayout();
            layout.createLine();
            layout.endLayout();
            return layout.glyphRuns().first().rawFont().familyName();
        };
        for (const QString &language : {u"ko"_s, u"zh"_s, u"ko"_s})
            QCOMPARE(familyUsed(language), families[language]);
    }
};

LECTOGRAPH_TEST_MAIN(TestEditorActions)
#include "tst_editor_actions.moc"
