// SPDX-License-Identifier: GPL-3.0-or-later
#include "../onescene.h"
#include "../prepare.h"
#include "editor/edits/blocks.h"
#include "editor/edits/link_edits.h"
#include "editor/language/names.h"
#include "editor/operations/adding.h"
#include "editor/operations/computing.h"
#include "editor/session/session.h"
#include "lecture/check.h"
#include "testmain.h"

#include <QJsonArray>
#include <QSignalSpy>
#include <QTest>

#include <algorithm>

using namespace lectograph;
using namespace lectograph::editor;
using namespace lectograph::test;
using namespace Qt::StringLiterals;
using lecture::Lecture;

namespace {

const PropertyPlace values{sceneId, u"bars"_s, {}, u"values"_s};

Lecture barsOf(const QJsonValue &written)
{
    return *withBlock(emptyLecture(u"en"_s), sceneId, {u"charts.bars"_s, u"bars"_s, {{u"values"_s, written}}},
                      registry());
}

} // namespace

class TestEditorComputing : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { prepare(); }

    void aBlockWithoutAPictureSaysWhereItStands()
    {
        Session session(registry());
        session.document.open(emptyLecture(u"en"_s), {});
        const QSignalSpy said(&session.document, &Document::statusMessage);
        QVERIFY(!addBlock(session, u"shapes.circle"_s).isEmpty());
        QCOMPARE(said.size(), 0);
        for (const QString &type : {u"language.small-model"_s, u"tensors.softmax"_s, u"values.number"_s}) {
            const QString title = titleOf(*registry().nodes.find(type));
            const qsizetype before = said.size();
            QVERIFY(!addBlock(session, type).isEmpty());
            QCOMPARE(said.size(), before + 1);
            QVERIFY(said.last().first().toString().contains(title));
            QVERIFY(said.last().first().toString().contains(u"graph"_s));
        }
    }

    void aBlockTakesTheValueAndGivesItsResult()
    {
        const QJsonArray scores{1, 2, 3};
        const auto computed = withComputed(barsOf(scores), values, {u"tensors.softmax"_s, u"softmax"_s}, registry());
        QVERIFY(computed);
        QCOMPARE(writtenAt(*computed, values), QJsonValue(QJsonObject{{u"link"_s, u"softmax"_s}}));
        QCOMPARE(writtenAt(*computed, {sceneId, u"softmax"_s, {}, u"scores"_s}), QJsonValue(scores));
        QVERIFY(lecture::check(*computed, registry()).empty());
    }

    void keyframesAndLinksGoToTheBlock()
    {
        const QJsonObject keys{{u"keys"_s,
                                QJsonArray{QJsonObject{{u"at"_s, 0}, {u"value"_s, QJsonArray{1, 2}}},
                                           QJsonObject{{u"at"_s, 1}, {u"value"_s, QJsonArray{3, 2}}}}}};
        const auto computed = withComputed(barsOf(keys), values, {u"tensors.softmax"_s, u"softmax"_s}, registry());
        QVERIFY(computed);
        QCOMPARE(writtenAt(*computed, {sceneId, u"softmax"_s, {}, u"scores"_s}), QJsonValue(keys));
        const auto twice = withComputed(*computed, values, {u"tensors.map"_s, u"each"_s}, registry());
        QVERIFY(twice);
        QCOMPARE(writtenAt(*twice, values), QJsonValue(QJsonObject{{u"link"_s, u"each"_s}}));
        QVERIFY(lecture::check(*twice, registry()).empty());
    }

    void theDefaultIsComputedToo()
    {
        const Lecture lecture = *withBlock(emptyLecture(u"en"_s), sceneId, {u"charts.bars"_s, u"bars"_s}, registry());
        const auto computed = withComputed(lecture, values, {u"tensors.softmax"_s, u"softmax"_s}, registry());
        QVERIFY(computed);
        QCOMPARE(writtenAt(*computed, {sceneId, u"softmax"_s, {}, u"scores"_s}), QJsonValue(QJsonArray{1, 2, 3}));
    }

    void aBlockOfAnotherKindIsRefused()
    {
        QVERIFY(!withComputed(barsOf(QJsonArray{1}), values, {u"shapes.circle"_s, u"circle"_s}, registry()));
        QVERIFY(!withComputed(barsOf(QJsonArray{1}), {sceneId, u"bars"_s, {}, u"colours"_s},
                              {u"tensors.softmax"_s, u"softmax"_s}, registry()));
    }

    void theNewBlockIsSelectedAndUndoneInOneStep()
    {
        Session session(registry());
        session.document.open(barsOf(QJsonArray{1, 2}), {});
        session.selection.setNodes({u"bars"_s});
        const auto place = computedProperty(session, u"bars"_s, *registry().nodes.find(u"tensors.softmax"_s));
        QVERIFY(place);
        QCOMPARE(place->key, u"values"_s);
        computeWith(session, *place, u"tensors.softmax"_s);
        QCOMPARE(session.selection.nodes(), QStringList{u"softmax"_s});
        session.document.history().undo();
        QVERIFY(!session.document.node(sceneId, u"softmax"_s));
        QCOMPARE(writtenAt(session.document.lecture(), values), QJsonValue(QJsonArray{1, 2}));
    }
};

LECTOGRAPH_TEST_MAIN(TestEditorComputing)
#include "tst_editor_computing.moc"
