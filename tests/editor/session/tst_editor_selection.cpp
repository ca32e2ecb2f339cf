// SPDX-License-Identifier: GPL-3.0-or-later
#include "sampleedits.h"
#include "testmain.h"
#include "vocabulary.h"

#include <QSignalSpy>
#include <QTest>

using namespace lectograph;
using namespace lectograph::editor;
using namespace lectograph::test;
using base::Time;
using lecture::ClipPlace;
using lecture::Lecture;

namespace {

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

Document::Edit withoutClip(const ClipPlace &place)
{
    return [place](const Lecture &lecture) { return lecture::withoutClip(lecture, u"scene1"_s, place); };
}

} // namespace

class TestEditorSelection : public QObject
{
    Q_OBJECT

private:
    const timeline::Registry m_registry = lecture::wordlessVocabulary();

private Q_SLOTS:
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
        Lecture lecture = fadingCircle(m_registry);
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
        session.document.open(fadingCircle(m_registry), {});
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
        session.document.open(fadingCircle(m_registry), {});
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
};

LECTOGRAPH_TEST_MAIN(TestEditorSelection)
#include "tst_editor_selection.moc"
