// SPDX-License-Identifier: GPL-3.0-or-later
#include "../onescene.h"
#include "../prepare.h"
#include "editor/edits/blocks.h"
#include "editor/edits/lookup.h"
#include "editor/operations/deletion.h"
#include "editor/session/session.h"
#include "lecture/check.h"
#include "picture/show.h"
#include "testmain.h"

#include <QJsonArray>
#include <QTest>

#include <algorithm>

using namespace lectograph;
using namespace lectograph::editor;
using namespace lectograph::test;
using namespace Qt::StringLiterals;
using lecture::Lecture;

namespace {

/// Two boxes with a connector between them, and other dependents of the right one.
Lecture sample()
{
    Lecture lecture = emptyLecture(u"en"_s);
    lecture.languages = {u"en"_s, u"ko"_s};
    const auto add = [&](const QString &id, const QString &type, const QJsonObject &properties) {
        lecture = *withBlock(lecture, sceneId, {type, id, properties}, registry());
    };
    add(u"left"_s, u"shapes.box"_s, {{u"position"_s, QJsonArray{-4, 0}}});
    add(u"right"_s, u"shapes.box"_s, {{u"position"_s, QJsonArray{4, 1}}});
    add(u"arrow"_s, u"shapes.connector"_s,
        {{u"fromShape"_s, link(u"left"_s)}, {u"toShape"_s, link(u"right"_s)}, {u"route"_s, u"straight"_s}});
    add(u"label"_s, u"text.text"_s, {{u"text"_s, u"Label"_s}, {u"beside"_s, link(u"right"_s)}});
    add(u"measure"_s, u"values.measure"_s, {{u"shape"_s, link(u"right"_s)}});
    add(u"number"_s, u"values.number"_s, {{u"value"_s, 0.75}});
    add(u"disc"_s, u"shapes.circle"_s, {{u"radius"_s, link(u"number"_s)}, {u"position"_s, QJsonArray{0, -2}}});
    return lecture;
}

base::Box boxOf(const Lecture &lecture, const QString &node)
{
    picture::Show show(lecture, registry());
    timeline::Score *score = show.scoreAt({});
    const auto shape = score->evaluator().shapeOf(score->evaluator().indexOf(node), {});
    return shape ? shape->bounds() : base::Box();
}

bool isSame(const base::Box &a, const base::Box &b)
{
    return base::length(a.min - b.min) < 0.002 && base::length(a.max - b.max) < 0.002;
}

graph::Problems warningsOf(const Lecture &lecture)
{
    return lecture::check(lecture, registry());
}

} // namespace

class DeletionTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { prepare(); }

    void parametersGoWithTheirBlocks()
    {
        Lecture before = sample();
        before.parameters = {{.scene = sceneId, .node = u"number"_s, .property = u"value"_s},
                             {.scene = sceneId, .node = u"disc"_s, .property = u"radius"_s},
                             {.scene = sceneId, .node = u"nobody"_s, .property = u"radius"_s}};
        const Lecture after = *withoutNodes(before, sceneId, {u"number"_s}, registry());
        QCOMPARE(after.parameters.size(), std::size_t(2));
        QCOMPARE(after.parameters[0].node, u"disc"_s);
        QCOMPARE(after.parameters[1].node, u"nobody"_s); // has led nowhere before: it is reported
    }

    void parametersOfSharedBlocksGoWithThem()
    {
        Lecture before = sample();
        graph::Node shared;
        shared.id = u"dimension"_s;
        shared.type = u"values.number"_s;
        before.nodes = {std::make_shared<const graph::Node>(std::move(shared))};
        before.parameters = {{.node = u"dimension"_s, .property = u"value"_s}};
        QCOMPARE(withoutNodes(before, sceneId, {u"left"_s}, registry())->parameters.size(), std::size_t(1));
        QVERIFY(withoutNodes(before, sceneId, {u"dimension"_s}, registry())->parameters.empty());
    }

    void aConnectorKeepsItsLastEnd()
    {
        const Lecture before = sample();
        const Lecture after = *withoutNodes(before, sceneId, {u"right"_s}, registry());
        QVERIFY(written(after, u"arrow"_s, u"toShape"_s).isUndefined());
        QCOMPARE(written(after, u"arrow"_s, u"fromShape"_s).toObject(), link(u"left"_s));
        const base::Box box = boxOf(before, u"right"_s);
        const QJsonArray end = written(after, u"arrow"_s, u"to"_s).toArray();
        QVERIFY(std::abs(end.at(0).toDouble() - box.min.x) < 0.002);
        QVERIFY(std::abs(end.at(1).toDouble() - box.centre().y) < 0.002);
        QVERIFY(isSame(boxOf(after, u"arrow"_s), boxOf(before, u"arrow"_s)));
        // Both ends at once.
        const Lecture alone = *withoutNodes(before, sceneId, {u"right"_s, u"left"_s}, registry());
        QVERIFY(isSame(boxOf(alone, u"arrow"_s), boxOf(before, u"arrow"_s)));
    }

    void itsTrackGoesUnlessTheAuthorHasNamedIt()
    {
        Lecture lecture = sample();
        for (const QString &node : {u"left"_s, u"disc"_s})
            lecture = withNewClip(lecture, sceneId, {u"motion.fade-in"_s, node, {}}, registry())->lecture;
        const auto tracksLeft = [](const Lecture &before) {
            return sceneOf(*withoutNodes(before, sceneId, {u"left"_s}, registry()), sceneId)->tracks.size();
        };
        QCOMPARE(tracksLeft(lecture), 1U);
        timeline::Track named = *sceneOf(lecture, sceneId)->tracks.front();
        named.name = u"Boxes"_s;
        QCOMPARE(tracksLeft(*lecture::withTrack(lecture, sceneId, 0, named)), 2U);
    }

    void whatStoodBesideItStaysAndValuesStay()
    {
        const Lecture before = sample();
        const Lecture after = *withoutNodes(before, sceneId, {u"right"_s, u"number"_s}, registry());
        QVERIFY(isSame(boxOf(after, u"label"_s), boxOf(before, u"label"_s)));
        QCOMPARE(written(after, u"disc"_s, u"radius"_s).toDouble(), 0.75);
        QVERIFY(isSame(boxOf(after, u"disc"_s), boxOf(before, u"disc"_s)));
    }

    void anExpressionKeepsTheLastValueOfWhatItNamed_data()
    {
        QTest::addColumn<QString>("expression");
        QTest::addColumn<QJsonValue>("left");
        const auto written = [](const QString &text) { return QJsonObject{{u"expression"_s, text}}; };
        QTest::newRow("the name alone") << u"number"_s << QJsonValue(0.75);
        QTest::newRow("computed") << u"number * 2 + 1"_s << QJsonValue(2.5);
        QTest::newRow("something measured") << u"right.width / 4"_s << QJsonValue();
        // What else was written stays.
        QTest::newRow("with another block")
            << u"number + left.width"_s << QJsonValue(written(u"(0.75) + left.width"_s));
        QTest::newRow("with the time") << u"number + time"_s << QJsonValue(written(u"(0.75) + time"_s));
    }
    void anExpressionKeepsTheLastValueOfWhatItNamed()
    {
        QFETCH(QString, expression);
        QFETCH(QJsonValue, left);
        const Lecture before = *lecture::withNodeProperty(sample(), sceneId, u"disc"_s, u"radius"_s,
                                                          QJsonObject{{u"expression"_s, expression}});
        const Lecture after = *withoutNodes(before, sceneId, {u"number"_s, u"right"_s, u"measure"_s}, registry());
        if (left.isNull())
            QVERIFY(written(after, u"disc"_s, u"radius"_s).isDouble());
        else
            QCOMPARE(written(after, u"disc"_s, u"radius"_s), left);
        QVERIFY(isSame(boxOf(after, u"disc"_s), boxOf(before, u"disc"_s)));
        const graph::Problems problems = warningsOf(after);
        QVERIFY(std::ranges::none_of(
            problems, [](const graph::Problem &problem) { return problem.severity == graph::Severity::Failure; }));
    }

    void itIsSaidThatTheLastValueIsKept()
    {
        Session session(registry());
        session.document.open(sample(), {});
        QStringList said;
        QObject::connect(&session.document, &Document::statusMessage, this,
                         [&](const QString &sentence) { said.append(sentence); });
        QVERIFY(deleteNodes(session, {u"number"_s}, u"Delete"_s));
        QCOMPARE(said.size(), 1);
        QVERIFY2(said.front().contains(u"last value"_s), qPrintable(said.front()));
        QVERIFY(deleteNodes(session, {u"label"_s}, u"Delete"_s));
        QCOMPARE(said.size(), 1); // nothing used it
    }

    void itIsSaidUntilTheEndIsLinkedOrPutElsewhere()
    {
        const Lecture before = *withoutNodes(sample(), sceneId, {u"measure"_s}, registry());
        QVERIFY(warningsOf(before).empty());
        const Lecture after = *withoutNodes(before, sceneId, {u"right"_s}, registry());
        const graph::Problems found = warningsOf(after);
        QCOMPARE(found.size(), 1U);
        QCOMPARE(found.front().severity, graph::Severity::Warning);
        QVERIFY(found.front().error.what.contains(u"arrow"_s));
        QVERIFY(found.front().error.place.contains(u"nodes/arrow"_s));
        QCOMPARE(looseNodesOf(*after.scenes.front()), QStringList{u"arrow"_s});

        const auto with = [&](const QString &key, const QJsonValue &value) {
            return *lecture::withNodeProperty(after, sceneId, u"arrow"_s, key, value);
        };
        QVERIFY(warningsOf(with(u"toShape"_s, link(u"disc"_s))).empty());
        QVERIFY(warningsOf(with(u"to"_s, QJsonArray{1, 1})).empty());
        QCOMPARE(warningsOf(with(u"strokeWidth"_s, 9)).size(), 1U);
    }

    void whatHungOnItIsReportedAndCanBeRemovedToo()
    {
        Session session(registry());
        session.document.open(sample(), {});
        QStringList told;
        QString deed;
        std::function<void()> run;
        QObject::connect(&session.document, &Document::offered, this,
                         [&](const QString &sentence, const QString &name, const std::function<void()> &does) {
                             told.append(sentence);
                             deed = name;
                             run = does;
                         });
        QVERIFY(deleteNodes(session, {u"disc"_s}, u"Delete"_s));
        QVERIFY(told.isEmpty()); // no dependents
        QVERIFY(deleteNodes(session, {u"measure"_s, u"right"_s}, u"Delete"_s));
        QCOMPARE(told.size(), 1);
        QVERIFY(told.front().contains(u"1"_s));
        QVERIFY(deed.contains(u"connectors"_s));
        run();
        QVERIFY(!session.document.node(sceneId, u"arrow"_s));
        QVERIFY(session.document.node(sceneId, u"label"_s));
        QCOMPARE(session.document.history().count(), 3);
        session.document.history().undo();
        session.document.history().undo();
        QVERIFY(session.document.node(sceneId, u"right"_s));
        QCOMPARE(written(session.document.lecture(), u"arrow"_s, u"toShape"_s).toObject(), link(u"right"_s));
    }

    void whatNeedsAShapeIsOfferedToo()
    {
        Session session(registry());
        Lecture lecture = sample();
        lecture = *withBlock(lecture, sceneId, {u"shapes.brace"_s, u"brace"_s, {{u"shape"_s, link(u"left"_s)}}},
                             registry());
        session.document.open(lecture, {});
        std::function<void()> run;
        QObject::connect(&session.document, &Document::offered, this,
                         [&](const QString &, const QString &, const std::function<void()> &does) { run = does; });
        QVERIFY(deleteNodes(session, {u"left"_s}, u"Delete"_s));
        QCOMPARE(looseNodesOf(*session.document.scene(sceneId)), (QStringList{u"arrow"_s, u"brace"_s}));
        QVERIFY(run);
        run();
        QVERIFY(!session.document.node(sceneId, u"brace"_s));
        QVERIFY(!session.document.node(sceneId, u"arrow"_s));
    }
};

LECTOGRAPH_TEST_MAIN(DeletionTest)
#include "tst_editor_deletion.moc"
