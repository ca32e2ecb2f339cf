// SPDX-License-Identifier: GPL-3.0-or-later
#include "lecture/files.h"
#include "sampleedits.h"
#include "testmain.h"
#include "vocabulary.h"

#include <QFile>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

using namespace lectograph;
using namespace lectograph::editor;
using namespace lectograph::test;
using lecture::Files;
using lecture::Lecture;

class TestEditorDocument : public QObject
{
    Q_OBJECT

private:
    const timeline::Registry m_registry = lecture::wordlessVocabulary();

private Q_SLOTS:
    void undoGivesTheSameBytes()
    {
        const bool holds = rc::check("any edits undone and redone leave the files as they were, byte for byte", [this] {
            Document document(m_registry);
            document.open(lecture::anyLecture(), {});
            const auto files = [&] { return lecture::toFiles(document.lecture()); };
            std::vector<Files> written;
            if (const auto first = files())
                written.push_back(*first);
            else
                RC_DISCARD("a lecture that cannot be written");
            Gesture gesture;
            for (int left = *rc::gen::inRange(1, 12); left > 0; --left) {
                // Either a click, or part of a drag with several edits in one gesture.
                const bool isDrag = gesture.id != 0 && *rc::gen::arbitrary<bool>();
                if (!isDrag)
                    gesture = *rc::gen::arbitrary<bool>() ? Gesture::begin() : Gesture{};
                const int steps = document.history().count();
                const bool done = document.edit(u"Edit"_s, anyEdit(document.lecture(), m_registry), gesture);
                const auto now = files();
                RC_ASSERT(now.has_value());
                if (!done)
                    RC_ASSERT(*now == written.back());
                else if (document.history().count() > steps)
                    written.push_back(*now);
                else if (document.history().count() < steps)
                    written.pop_back(); // the drag has returned to its start
                else
                    written.back() = *now;
            }
            RC_ASSERT(document.history().count() + 1 == static_cast<int>(written.size()));
            for (std::size_t i = written.size(); i-- > 1;) {
                RC_ASSERT(*files() == written[i]);
                document.history().undo();
            }
            RC_ASSERT(*files() == written.front());
            for (std::size_t i = 1; i < written.size(); ++i) {
                document.history().redo();
                RC_ASSERT(*files() == written[i]);
            }
        });
        QVERIFY(holds);
    }

    void whatIsNotPossibleHasNotHappened()
    {
        Document document(m_registry);
        document.open(fadingCircle(m_registry), {});
        QSignalSpy refused(&document, &Document::refused);
        QSignalSpy changed(&document, &Document::changed);
        QVERIFY(!document.edit(u"Lose it"_s, [](const Lecture &l) { return lecture::withoutScene(l, u"nowhere"_s); }));
        QCOMPARE(refused.size(), 1);
        QVERIFY(changed.isEmpty());
        QCOMPARE(document.history().count(), 0);
        QVERIFY(!document.isModified());
    }

    void aGestureIsOneStep()
    {
        Document document(m_registry);
        document.open(fadingCircle(m_registry), {});
        const Gesture drag = Gesture::begin();
        for (int i = 0; i < 5; ++i)
            QVERIFY(document.edit(u"Drag"_s, titled(QString::number(i)), drag));
        QVERIFY(document.edit(u"Type"_s, titled(u"after"_s), Gesture::begin()));
        QVERIFY(document.edit(u"Click"_s, titled(u"click"_s)));
        QVERIFY(document.edit(u"Click"_s, titled(u"click again"_s)));
        QCOMPARE(document.history().count(), 4);
        document.history().setIndex(1);
        QCOMPARE(document.title(), u"4"_s);
        document.history().undo();
        QVERIFY(!document.isModified());
    }

    void aDragAfterSavingIsAStepOfItsOwn()
    {
        QTemporaryDir dir;
        Document document(m_registry);
        document.open(fadingCircle(m_registry), {});
        const Gesture drag = Gesture::begin();
        QVERIFY(document.edit(u"Drag"_s, titled(u"1"_s), drag));
        QVERIFY(document.save(dir.filePath(u"a.lecture"_s)));
        QVERIFY(document.edit(u"Drag"_s, titled(u"2"_s), drag));
        QVERIFY(document.isModified());
        document.history().undo();
        QVERIFY(!document.isModified());
        QCOMPARE(document.title(), u"1"_s);
    }

    void savingAndTheDiskAreFollowed()
    {
        QTemporaryDir dir;
        const QString path = dir.filePath(u"a.lecture"_s);
        Document document(m_registry);
        document.open(fadingCircle(m_registry), {});
        QSignalSpy paths(&document, &Document::pathChanged);
        QVERIFY(document.edit(u"Call it"_s, titled(u"One"_s)));
        QVERIFY(document.isModified());
        QVERIFY(document.save(path));
        QVERIFY(!document.isModified() && !document.isChangedOnDisk());
        QCOMPARE(paths.size(), 1);
        QCOMPARE(*lecture::toFiles(*lecture::load(path)), *lecture::toFiles(document.lecture()));
        QVERIFY(!document.save(u"/proc/nowhere/a.lecture"_s));
        QCOMPARE(document.path(), path);
        QVERIFY(QFile::remove(path));
        QVERIFY(document.isChangedOnDisk());
        document.acceptDisk();
        QVERIFY(!document.isChangedOnDisk());
        document.open(fadingCircle(m_registry), path, true);
        QVERIFY(document.isModified());
        QCOMPARE(document.history().count(), 0);
    }

    void aCancelledGestureLeavesNoStep()
    {
        Session session(m_registry);
        session.document.open(fadingCircle(m_registry), {});
        QUndoStack &history = session.document.history();
        QVERIFY(session.document.edit(u"Click"_s, titled(u"before"_s)));
        session.selection.setNodes({u"circle"_s});
        const Gesture drag = Gesture::begin();
        for (const QString &title : {u"1"_s, u"2"_s})
            QVERIFY(session.document.edit(u"Drag"_s, titled(title), drag));
        session.selection.setClips(clipsAt(session, {{0, {0}}}));
        session.document.cancel(drag);
        QCOMPARE(session.document.title(), u"before"_s);
        QCOMPARE(history.count(), 1);
        QVERIFY(!history.canRedo());
        QCOMPARE(session.selection.nodes(), QStringList{u"circle"_s});
        // A gesture without edits, or one that is no longer the last step, has nothing to cancel.
        session.document.cancel(Gesture::begin());
        session.document.cancel({});
        QVERIFY(session.document.edit(u"Drag"_s, titled(u"3"_s), drag));
        QVERIFY(session.document.edit(u"Click"_s, titled(u"after"_s)));
        session.document.cancel(drag);
        QCOMPARE(session.document.title(), u"after"_s);
        QCOMPARE(history.count(), 3);
    }

    void aGestureThatWasSavedOnItsWayIsCancelledAsAWhole()
    {
        QTemporaryDir dir;
        Document document(m_registry);
        document.open(fadingCircle(m_registry), {});
        const Gesture drag = Gesture::begin();
        QVERIFY(document.edit(u"Drag"_s, titled(u"1"_s), drag));
        QVERIFY(document.save(dir.filePath(u"a.lecture"_s)));
        QVERIFY(document.edit(u"Drag"_s, titled(u"2"_s), drag));
        document.cancel(drag);
        QCOMPARE(document.lecture().title, fadingCircle(m_registry).title);
        QCOMPARE(document.history().count(), 0);
        QVERIFY(document.isModified()); // the file contains the cancelled edit
    }

    void aCancelledGestureLeavesWhatCouldBeRedone()
    {
        QTemporaryDir dir;
        Session session(m_registry);
        Document &document = session.document;
        document.open(fadingCircle(m_registry), {});
        QUndoStack &history = document.history();
        for (const QString &title : {u"1"_s, u"2"_s, u"3"_s})
            QVERIFY(document.edit(title, titled(title), Gesture::begin()));
        QVERIFY(document.save(dir.filePath(u"a.lecture"_s)));
        session.selection.setNodes({u"circle"_s});
        const Files last = *lecture::toFiles(document.lecture());
        history.setIndex(1);
        const Files before = *lecture::toFiles(document.lecture());
        QSignalSpy redo(&history, &QUndoStack::canRedoChanged);
        // Cancelled, or dragged back to the start.
        for (const bool isCancelled : {true, false}) {
            const Gesture drag = Gesture::begin();
            const Lecture start = document.lecture();
            for (const QString &title : {u"a"_s, u"b"_s})
                QVERIFY(document.edit(u"Drag"_s, titled(title), drag));
            QVERIFY(!history.canRedo());
            if (isCancelled)
                document.cancel(drag);
            else
                QVERIFY(document.edit(
                    u"Drag"_s, [&](const Lecture &) -> base::Result<Lecture> { return start; }, drag));
            QCOMPARE(*lecture::toFiles(document.lecture()), before);
            QCOMPARE(history.count(), 3);
            QCOMPARE(history.index(), 1);
            QCOMPARE(history.redoText(), u"2"_s);
            QVERIFY(redo.last().first().toBool());
            QVERIFY(document.isModified());
            history.redo();
            QCOMPARE(document.title(), u"2"_s);
            history.setIndex(3);
            QCOMPARE(*lecture::toFiles(document.lecture()), last);
            QVERIFY(!document.isModified());
            QCOMPARE(session.selection.nodes(), QStringList{u"circle"_s});
            history.setIndex(1);
        }
        // A gesture that is finished, or saved meanwhile, replaces the redo steps.
        Gesture drag = Gesture::begin();
        QVERIFY(document.edit(u"Drag"_s, titled(u"a"_s), drag));
        QVERIFY(document.edit(u"Click"_s, titled(u"b"_s)));
        document.cancel(drag);
        QCOMPARE(history.count(), 3);
        QVERIFY(!history.canRedo());
        history.setIndex(1);
        drag = Gesture::begin();
        QVERIFY(document.edit(u"Drag"_s, titled(u"a"_s), drag));
        QVERIFY(document.save(dir.filePath(u"a.lecture"_s)));
        document.cancel(drag);
        QCOMPARE(history.count(), 3);
        history.setIndex(3);
        QVERIFY(document.isModified());
    }
};

LECTOGRAPH_TEST_MAIN(TestEditorDocument)
#include "tst_editor_document.moc"
