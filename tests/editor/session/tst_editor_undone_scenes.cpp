// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/edits/blocks.h"
#include "editor/edits/scene_edits.h"
#include "editor/session/session.h"
#include "lecture/looks.h"
#include "testmain.h"
#include "vocabulary.h"

#include <QSignalSpy>
#include <QTest>

using namespace lectograph;
using namespace lectograph::editor;
using namespace Qt::StringLiterals;
using base::Time;
using lecture::Lecture;

namespace {

const QString first = u"scene1"_s;
const QString second = u"scene2"_s;
const QString third = u"scene3"_s;

/// Three scenes of five seconds, with a circle in each of the first two.
Lecture threeScenes(const timeline::Registry &registry)
{
    Lecture lecture = emptyLecture(u"en"_s);
    for (const QString &id : {second, third}) {
        lecture::Scene scene = *lecture.scenes.front();
        scene.id = id;
        scene.name = {};
        lecture = *lecture::withScene(lecture, scene);
    }
    for (const QString &id : {first, second})
        lecture = *withBlock(lecture, id, {.type = u"test.circle"_s, .id = u"circle"_s}, registry);
    return lecture;
}

Document::Edit grown(const QString &scene)
{
    return [scene](const Lecture &lecture) {
        return lecture::withNodeProperty(lecture, scene, u"circle"_s, u"radius"_s, 2);
    };
}

} // namespace

class UndoneScenesTest : public QObject
{
    Q_OBJECT

private:
    const timeline::Registry m_registry = lecture::wordlessVocabulary();

private Q_SLOTS:
    void undoAndRedoOpenTheSceneThatChanges()
    {
        Session session(m_registry);
        session.document.open(threeScenes(m_registry), {});
        session.selection.setNodes({u"circle"_s});
        QVERIFY(session.document.edit(u"Grow"_s, grown(first)));
        session.preview.enter(second);
        QCOMPARE(session.selection.scene(), second);
        QSignalSpy opened(&session.preview, &Preview::sceneOpened);
        session.document.history().undo();
        QCOMPARE(session.selection.scene(), first);
        QCOMPARE(session.selection.nodes(), QStringList{u"circle"_s});
        QVERIFY(session.playhead.time() < Time::fromSeconds(5));
        QVERIFY(!opened.isEmpty());
        session.document.history().redo();
        QCOMPARE(session.selection.scene(), first); // not where undo was asked for
        session.preview.enter(third);
        session.document.history().undo();
        QCOMPARE(session.selection.scene(), first);
    }

    void thePlayheadStaysInTheOpenSceneWhereverThatGoes()
    {
        Session session(m_registry);
        session.document.open(threeScenes(m_registry), {});
        session.preview.enter(second);
        session.playhead.setTime(Time::fromSeconds(8));
        const auto isInSecond = [&](double seconds) {
            return session.selection.scene() == second && session.playhead.time() == Time::fromSeconds(seconds);
        };
        QVERIFY(session.document.edit(u"Move"_s, [](const Lecture &l) { return withScenesMoved(l, {second}, 3); }));
        QVERIFY(isInSecond(13));
        session.document.history().undo();
        QVERIFY(isInSecond(8));
        session.document.history().redo();
        QVERIFY(isInSecond(13));
        QVERIFY(session.document.edit(u"Shorten"_s, [&](const Lecture &l) {
            return withSceneDuration(l, second, Time::fromSeconds(2), m_registry);
        }));
        QCOMPARE(session.selection.scene(), second);
        QVERIFY(session.playhead.time() >= Time::fromSeconds(10) && session.playhead.time() < Time::fromSeconds(12));
    }

    void aSceneThatComesBackIsOpened()
    {
        Session session(m_registry);
        session.document.open(threeScenes(m_registry), {});
        QVERIFY(session.document.edit(u"Delete"_s, [](const Lecture &l) { return withoutScenes(l, {third}); }));
        QCOMPARE(session.selection.scene(), first);
        session.document.history().undo();
        QCOMPARE(session.selection.scene(), third);
        QVERIFY(session.playhead.time() >= Time::fromSeconds(10));
    }

    void aSceneThatGoesAgainLeavesTheOneBefore()
    {
        Session session(m_registry);
        session.document.open(threeScenes(m_registry), {});
        session.preview.enter(third);
        QString added;
        QVERIFY(session.document.edit(u"Add"_s, [&](const Lecture &l) {
            return withNewScene(l, third).map([&](AddedScene &&with) {
                added = with.scene;
                return std::move(with.lecture);
            });
        }));
        session.preview.enter(added);
        QSignalSpy opened(&session.preview, &Preview::sceneOpened);
        session.document.history().undo();
        QCOMPARE(session.selection.scene(), third);
        QVERIFY(!opened.isEmpty()); // though the playhead is in it already
    }

    void aLookBelongsToTheLecture()
    {
        Session session(m_registry);
        session.document.open(threeScenes(m_registry), {});
        QVERIFY(session.document.edit(u"Look"_s, [](const Lecture &l) -> base::Result<Lecture> {
            graph::Look look;
            look.id = u"light"_s;
            return lecture::withLook(l, look);
        }));
        session.preview.enter(second);
        session.selection.setNodes({u"circle"_s});
        session.document.history().undo();
        QCOMPARE(session.selection.scene(), second);
        QCOMPARE(session.selection.nodes(), QStringList{u"circle"_s});
        session.preview.enter(third);
        session.document.history().redo();
        QCOMPARE(session.selection.scene(), third);
    }

    void thePlayheadOpensNothing()
    {
        Session session(m_registry);
        session.document.open(threeScenes(m_registry), {});
        QSignalSpy opened(&session.preview, &Preview::sceneOpened);
        session.playhead.setTime(Time::fromSeconds(6));
        QCOMPARE(session.selection.scene(), second);
        QVERIFY(opened.isEmpty());
        session.preview.enter(third);
        QVERIFY(!opened.isEmpty());
    }

    void aGestureThatIsCancelledStaysWhereItWas()
    {
        Session session(m_registry);
        session.document.open(threeScenes(m_registry), {});
        const Gesture drag = Gesture::begin();
        QVERIFY(session.document.edit(u"Drag"_s, grown(second), drag));
        session.document.cancel(drag);
        QCOMPARE(session.selection.scene(), first);
    }
};

LECTOGRAPH_TEST_MAIN(UndoneScenesTest)
#include "tst_editor_undone_scenes.moc"
