// SPDX-License-Identifier: GPL-3.0-or-later
#include "anylecture.h"
#include "editor/edits/blocks.h"
#include "editor/edits/scene_edits.h"
#include "editor/operations/deletion.h"
#include "editor/session/session.h"
#include "lecture/files.h"
#include "testmain.h"
#include "vocabulary.h"

#include <QFile>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

using namespace lectograph;
using namespace lectograph::editor;
using namespace Qt::StringLiterals;
using base::Time;
using lecture::ClipPlace;
using lecture::Files;
using lecture::Lecture;

namespace {

Document::Edit titled(const QString &title)
{
    return [title](Lecture lecture) -> base::Result<Lecture> {
        lecture.title = title;
        return lecture;
    };
}

timeline::Clip fade()
{
    timeline::Clip clip;
    clip.type = u"test.fade"_s;
    clip.target = u"node-1"_s;
    return clip;
}

/// A random edit, valid or not.
Document::Edit anyEdit(const Lecture &now, const timeline::Registry &registry)
{
    const QString scene = now.scenes.empty() ? u"scene-1"_s
                                             : now.scenes[*rc::gen::inRange<std::size_t>(0, now.scenes.size())]->id;
    const QString node = u"node-%1"_s.arg(*rc::gen::inRange(0, 5));
    const ClipPlace place{*rc::gen::inRange(0, 3), {*rc::gen::inRange(0, 3)}};
    const QJsonValue number = lecture::anyNumber();
    const Time time = lecture::anyTime();
    switch (*rc::gen::inRange(0, 11)) {
    case 0: return titled(lecture::anyText());
    case 1: return [made = *lecture::anyScene(scene)](const Lecture &l) { return lecture::withScene(l, made); };
    case 2: return [=](const Lecture &l) { return lecture::withoutScene(l, scene); };
    case 3: return [=](const Lecture &l) { return lecture::withSceneAt(l, scene, place.track); };
    case 4:
        return [=, &registry](const Lecture &l) {
            return withBlock(l, scene, {.type = u"test.circle"_s, .id = node}, registry);
        };
    case 5: return [=, &registry](const Lecture &l) { return withoutNodes(l, scene, {node}, registry); };
    case 6: return [=](const Lecture &l) { return lecture::withNodeProperty(l, scene, node, u"radius"_s, number); };
    case 7: return [=](const Lecture &l) { return withLabel(l, scene, node, QString::number(time.seconds()), {}); };
    case 8: return [=](const Lecture &l) { return lecture::withClip(l, scene, place, fade()); };
    case 9:
        return [=, &registry](const Lecture &l) {
            return withNewClip(l, scene, {u"test.fade"_s, node, time}, registry).map([](const AddedClip &added) {
                return added.lecture;
            });
        };
    default: return [=](const Lecture &l) { return lecture::withAsset(l, u"assets/a.txt"_s, "a"); };
    }
}

/// A random selection in a scene of the lecture.
Selected anySelected(const Lecture &lecture)
{
    Selected selected;
    if (lecture.scenes.empty())
        return selected;
    const lecture::Scene &scene = *lecture.scenes[*rc::gen::inRange<std::size_t>(0, lecture.scenes.size())];
    selected.scene = scene.id;
    const auto isChosen = [] { return *rc::gen::arbitrary<bool>(); };
    switch (*rc::gen::inRange(0, 3)) {
    case 0:
        for (const graph::NodePtr &node : scene.nodes) {
            if (isChosen())
                selected.nodes.append(node->id);
        }
        break;
    case 1:
        for (const timeline::TrackPtr &track : scene.tracks) {
            for (const timeline::ClipPtr &clip : track->clips) {
                if (isChosen())
                    selected.items.clips.push_back(clip->id);
            }
        }
        break;
    default:
        for (const lecture::SoundPtr &sound : scene.sounds) {
            if (isChosen())
                selected.items.sounds.push_back(sound->id);
        }
    }
    return selected;
}

void select(Selection &selection, const Selected &selected)
{
    selection.replace(std::make_shared<const Selected>(selected));
    selection.tell();
}

/// Ids of the clips that are now at these places.
ClipIds clipsAt(const Session &session, const std::vector<ClipPlace> &places)
{
    ClipIds ids;
    for (const ClipPlace &place : places)
        ids.push_back(clipAt(*session.document.scene(u"scene1"_s), place)->id);
    return ids;
}

Document::Edit withoutClip(const ClipPlace &place)
{
    return [place](const Lecture &lecture) { return lecture::withoutClip(lecture, u"scene1"_s, place); };
}

} // namespace

class TestEditorDocument : public QObject
{
    Q_OBJECT

private:
    const timeline::Registry m_registry = lecture::wordlessVocabulary();

    /// A circle on stage with a fade.
    Lecture sample() const
    {
        const Lecture empty = emptyLecture(u"en"_s);
        const auto block = withBlock(empty, u"scene1"_s, {.type = u"test.circle"_s, .id = u"circle"_s}, m_registry);
        return withNewClip(*block, u"scene1"_s, {u"test.fade"_s, u"circle"_s, Time::fromSeconds(1)}, m_registry)
            ->lecture;
    }

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
        document.open(sample(), {});
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
        document.open(sample(), {});
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
        document.open(sample(), {});
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
        document.open(sample(), {});
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
        document.open(sample(), path, true);
        QVERIFY(document.isModified());
        QCOMPARE(document.history().count(), 0);
    }

    void aCancelledGestureLeavesNoStep()
    {
        Session session(m_registry);
        session.document.open(sample(), {});
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
        document.open(sample(), {});
        const Gesture drag = Gesture::begin();
        QVERIFY(document.edit(u"Drag"_s, titled(u"1"_s), drag));
        QVERIFY(document.save(dir.filePath(u"a.lecture"_s)));
        QVERIFY(document.edit(u"Drag"_s, titled(u"2"_s), drag));
        document.cancel(drag);
        QCOMPARE(document.lecture().title, sample().title);
        QCOMPARE(document.history().count(), 0);
        QVERIFY(document.isModified()); // the file contains the cancelled edit
    }

    void aCancelledGestureLeavesWhatCouldBeRedone()
    {
        QTemporaryDir dir;
        Session session(m_registry);
        Document &document = session.document;
        document.open(sample(), {});
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

    void whatIsSelectedComesBackWithUndoAndRedo()
    {
        const bool holds =
            rc::check("undo selects what was selected before the step, redo what was selected after it", [this] {
                Selection selection;
                Document document(m_registry, &selection);
                document.open(lecture::anyLecture(), {});
                std::vector<Selected> states;
                for (int left = *rc::gen::inRange(1, 12); left > 0; --left) {
                    if (*rc::gen::arbitrary<bool>())
                        select(selection, anySelected(document.lecture()));
                    const Selected before = *selection.snapshot();
                    const Lecture was = document.lecture();
                    if (!document.edit(u"Edit"_s, anyEdit(was, m_registry)))
                        continue;
                    RC_ASSERT(*selection.snapshot() == followed(before, was, document.lecture()));
                    states.push_back(before);
                    if (*rc::gen::arbitrary<bool>())
                        select(selection, anySelected(document.lecture())); // a selection in the result
                }
                states.push_back(*selection.snapshot());
                for (std::size_t i = states.size() - 1; i-- > 0;) {
                    const Lecture was = document.lecture();
                    states[i + 1] = *selection.snapshot(); // of a step that is seen elsewhere
                    document.history().undo();
                    RC_ASSERT(*selection.snapshot() == restored(states[i], states[i + 1], was, document.lecture()));
                }
                for (std::size_t i = 1; i < states.size(); ++i) {
                    const Lecture was = document.lecture();
                    const Selected now = *selection.snapshot();
                    document.history().redo();
                    RC_ASSERT(*selection.snapshot() == restored(states[i], now, was, document.lecture()));
                }
            });
        QVERIFY(holds);
    }

    void whatIsSelectedStaysTheSameWhenOthersComeAndGo()
    {
        Session session(m_registry);
        Lecture lecture = sample();
        for (const int index : {1, 2, 3}) {
            timeline::Clip clip = fade();
            clip.start = Time::fromSeconds(index);
            lecture = *lecture::withClip(lecture, u"scene1"_s, {0, {index}}, clip);
            lecture::Sound sound;
            sound.start = clip.start;
            lecture = *lecture::withSound(lecture, u"scene1"_s, index - 1, sound);
        }
        const auto keyed = [](const std::vector<double> &times) {
            QJsonArray keys;
            for (const double at : times)
                keys.append(QJsonObject{{u"at"_s, at}, {u"value"_s, at}});
            return QJsonObject{{u"keys"_s, keys}};
        };
        lecture = *lecture::withNodeProperty(lecture, u"scene1"_s, u"circle"_s, u"radius"_s, keyed({1, 2, 3}));
        session.document.open(lecture, {});
        Selection &selection = session.selection;
        selection.setClips(clipsAt(session, {{0, {1}}, {0, {3}}}));
        QVERIFY(session.document.edit(u"Remove"_s, withoutClip({0, {0}})));
        QCOMPARE(selection.clips(), clipsAt(session, {{0, {0}}, {0, {2}}}));
        QVERIFY(session.document.edit(u"Remove"_s, withoutClip({0, {0}})));
        QCOMPARE(selection.clips(), clipsAt(session, {{0, {1}}}));
        // Changed in place, it is the same clip.
        QVERIFY(session.document.edit(u"Change"_s, [](const Lecture &l) {
            return lecture::withClipProperty(l, u"scene1"_s, {0, {1}}, u"strength"_s, 2);
        }));
        QCOMPARE(selection.clips(), clipsAt(session, {{0, {1}}}));
        const auto sounds = [&]() -> const std::vector<lecture::SoundPtr> & {
            return session.document.scene(u"scene1"_s)->sounds;
        };
        session.selection.setSounds({sounds()[1]->id});
        QVERIFY(session.document.edit(u"Remove"_s,
                                      [](const Lecture &l) { return lecture::withoutSound(l, u"scene1"_s, 0); }));
        QCOMPARE(selection.sounds(), SoundIds{sounds()[0]->id});
        selection.setNodes({u"circle"_s});
        selection.setKeys({{u"circle"_s, {}, u"radius"_s, 1}, {u"circle"_s, {}, u"radius"_s, 2}});
        QVERIFY(session.document.edit(u"Remove"_s, [&](const Lecture &l) {
            return lecture::withNodeProperty(l, u"scene1"_s, u"circle"_s, u"radius"_s, keyed({0.5, 1, 3, 4}));
        }));
        QCOMPARE(selection.keys(), (std::vector<KeyPlace>{{u"circle"_s, {}, u"radius"_s, 2}}));
    }

    void nodesAndClipsExcludeEachOther()
    {
        Session session(m_registry);
        session.document.open(sample(), {});
        Selection &selection = session.selection;
        QCOMPARE(selection.scene(), u"scene1"_s);
        QSignalSpy changed(&selection, &Selection::changed);
        selection.setNodes({u"circle"_s}, u"rim"_s);
        QCOMPARE(selection.part(), u"rim"_s);
        selection.setNodes({u"circle"_s}, u"rim"_s);
        QCOMPARE(changed.size(), 1);
        const ClipId clip = clipsAt(session, {{0, {0}}}).front();
        selection.toggle(clip);
        QVERIFY(selection.nodes().isEmpty() && selection.part().isEmpty());
        QVERIFY(selection.has(clip));
        selection.toggle(u"circle"_s);
        QVERIFY(selection.clips().empty() && selection.has(u"circle"_s));
        selection.toggle(u"circle"_s);
        QVERIFY(selection.isEmpty());
    }

    void whatIsGoneIsNotSelected()
    {
        Session session(m_registry);
        session.document.open(sample(), {});
        session.selection.setNodes({u"circle"_s});
        QVERIFY(session.document.edit(
            u"Remove"_s, [this](const Lecture &l) { return withoutNodes(l, u"scene1"_s, {u"circle"_s}, m_registry); }));
        QVERIFY(session.selection.isEmpty());
        session.document.history().undo();
        session.selection.setClips(clipsAt(session, {{0, {0}}}));
        QVERIFY(session.document.edit(u"Remove"_s, [](const Lecture &l) {
            return lecture::withoutClip(l, u"scene1"_s, {0, {0}});
        }));
        QVERIFY(session.selection.isEmpty());
        session.document.open(emptyLecture(u"ko"_s), {});
        QCOMPARE(session.selection.scene(), u"scene1"_s);
    }

    void playingKeepsRealTimeAndDropsFrames()
    {
        Time now;
        Playhead playhead([&now] { return now; });
        playhead.setLength(Time::fromSeconds(10), {60, 1});
        QCOMPARE(playhead.frameCount(), qint64(600));
        const auto at = [&](double seconds) {
            now = Time::fromSeconds(100 + seconds);
            playhead.followClock();
            return playhead.frame();
        };
        now = Time::fromSeconds(100);
        playhead.play();
        QVERIFY(playhead.isPlaying());
        QCOMPARE(at(0.001), qint64(0));
        QCOMPARE(at(1.51 / 60), qint64(1));
        QCOMPARE(at(2.51 / 60), qint64(2));
        QCOMPARE(playhead.droppedFrames(), qint64(0));
        // After a stall of one second, the current frame is shown, not the next one.
        QCOMPARE(at(1 + 2.51 / 60), qint64(62));
        QCOMPARE(playhead.droppedFrames(), qint64(59));
        // Seeking during playback continues from there.
        playhead.setFrame(300);
        QCOMPARE(at(2 + 2.51 / 60), qint64(360));
        QCOMPARE(at(100), qint64(599));
        QVERIFY(!playhead.isPlaying());
        // At the end, playback restarts from the beginning.
        playhead.play();
        QCOMPARE(playhead.frame(), qint64(0));
        playhead.stop();
    }

    void playingBackwardsAndFaster()
    {
        Time now;
        Playhead playhead([&now] { return now; });
        playhead.setLength(Time::fromSeconds(10), {60, 1});
        playhead.setFrame(300);
        playhead.play(-2);
        now = Time::fromSeconds(1.001);
        playhead.followClock();
        QCOMPARE(playhead.frame(), qint64(180));
        now = Time::fromSeconds(60);
        playhead.followClock();
        QCOMPARE(playhead.frame(), qint64(0));
        QVERIFY(!playhead.isPlaying());
    }

    void aLoopRunsFromInToOut()
    {
        Time now;
        Playhead playhead([&now] { return now; });
        playhead.setLength(Time::fromSeconds(10), {60, 1});
        playhead.setIn(Time::fromSeconds(2));
        playhead.setOut(Time::fromSeconds(3));
        playhead.setLooping(true);
        playhead.setTime(Time::fromSeconds(2.5));
        QCOMPARE(playhead.frame(), qint64(150));
        playhead.play();
        qint64 least = playhead.frame();
        qint64 most = playhead.frame();
        int turns = 0;
        for (int tick = 1; tick <= 200; ++tick) {
            now = Time::fromSeconds(tick * 0.017);
            const qint64 before = playhead.frame();
            playhead.followClock();
            QVERIFY(playhead.isPlaying());
            least = std::min(least, playhead.frame());
            most = std::max(most, playhead.frame());
            turns += playhead.frame() < before ? 1 : 0;
        }
        QCOMPARE(least, qint64(120));
        QCOMPARE(most, qint64(179)); // the out point is exclusive
        QCOMPARE(turns, 3);
        playhead.setOut(Time::fromSeconds(1)); // before the in point, which is removed
        QVERIFY(!playhead.in());
    }

    void inAndOutStayWithinTheLectureAndComeBackWithItsLength()
    {
        Playhead playhead;
        playhead.setLength(Time::fromSeconds(10), {60, 1});
        playhead.setIn(Time::fromSeconds(4));
        playhead.setOut(Time::fromSeconds(8));
        const QSignalSpy range(&playhead, &Playhead::rangeChanged);
        playhead.setLength(Time::fromSeconds(6), {60, 1});
        QCOMPARE(playhead.in(), Time::fromSeconds(4));
        QCOMPARE(playhead.out(), Time::fromSeconds(6));
        QCOMPARE(range.count(), 1);
        playhead.setLength(Time::fromSeconds(3), {60, 1}); // the range is empty
        QVERIFY(!playhead.in() && !playhead.out());
        QCOMPARE(playhead.playedRange().begin, Time());
        QCOMPARE(playhead.playedRange().end, Time::fromSeconds(3));
        playhead.setLength(Time::fromSeconds(10), {60, 1});
        QCOMPARE(playhead.in(), Time::fromSeconds(4));
        QCOMPARE(playhead.out(), Time::fromSeconds(8));
        QCOMPARE(range.count(), 3);
    }

    void theOutPointIsWhereThePlayheadIs()
    {
        Playhead playhead;
        playhead.setLength(Time::fromSeconds(20), {60, 1});
        playhead.setTime(Time::fromSeconds(10));
        playhead.setOutHere();
        QCOMPARE(playhead.out(), Time::fromSeconds(10));
        QCOMPARE(playhead.playedRange().end, Time::fromSeconds(10)); // 600 frames
        playhead.setFrame(playhead.frameCount() - 1);                // as far as it goes
        playhead.setOutHere();
        QCOMPARE(playhead.out(), Time::fromSeconds(20));
        playhead.setFrame(0);
        playhead.setOutHere();
        QCOMPARE(playhead.out(), playhead.rate().at(1)); // not nothing
    }

    void inAndOutStayWithTheirScenes()
    {
        Lecture lecture = emptyLecture(u"en"_s);
        for (const QString &id : {u"b"_s, u"c"_s}) {
            lecture::Scene scene;
            scene.id = id;
            scene.duration = Time::fromSeconds(4);
            lecture = lecture::withScene(lecture, scene).value();
        }
        const timeline::Registry none;
        Session session(none);
        session.document.open(lecture, {});
        const Time first = session.preview.show().scenes()[0].duration;
        const auto edit = [&](const Document::Edit &change) { session.document.edit(u"Edit"_s, change); };
        session.playhead.setRange(first + Time::fromSeconds(1), first + Time::fromSeconds(6)); // in b, and in c
        edit([&](const Lecture &before) {
            return withSceneDuration(before, before.scenes[0]->id, first + Time::fromSeconds(3), none);
        });
        QCOMPARE(session.playhead.in(), first + Time::fromSeconds(4));
        QCOMPARE(session.playhead.out(), first + Time::fromSeconds(9));
        edit([](const Lecture &before) { return withoutScenes(before, {before.scenes[0]->id}); });
        QCOMPARE(session.playhead.in(), Time::fromSeconds(1));
        QCOMPARE(session.playhead.out(), Time::fromSeconds(6));
        edit([](const Lecture &before) { return withoutScenes(before, {u"c"_s}); });
        QCOMPARE(session.playhead.in(), Time::fromSeconds(1));
        QVERIFY(!session.playhead.out());
        session.document.history().undo();
        edit([](const Lecture &before) { return withoutScenes(before, {u"b"_s}); });
        QVERIFY(!session.playhead.in());
    }

    void theLengthAndTheEndsAreKept()
    {
        Playhead playhead;
        playhead.setLength(Time::fromSeconds(2), {30, 1});
        playhead.setFrame(1000);
        QCOMPARE(playhead.frame(), qint64(59));
        playhead.step(1);
        QCOMPARE(playhead.frame(), qint64(59));
        playhead.step(-100);
        QCOMPARE(playhead.frame(), qint64(0));
        playhead.setTime(Time::fromSeconds(1));
        playhead.setLength(Time::fromSeconds(2), {60, 1});
        QCOMPARE(playhead.frame(), qint64(60)); // the same time at another frame rate
        playhead.setLength(Time::fromSeconds(0.5), {60, 1});
        QCOMPARE(playhead.frame(), qint64(29));
        playhead.setLength({}, {60, 1});
        QCOMPARE(playhead.frame(), qint64(0));
        QCOMPARE(playhead.frameCount(), qint64(1));
    }
};

LECTOGRAPH_TEST_MAIN(TestEditorDocument)
#include "tst_editor_document.moc"
