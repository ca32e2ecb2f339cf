// SPDX-License-Identifier: GPL-3.0-or-later
#include "markeditems.h"
#include "testmain.h"

#include <rapidcheck.h>

#include <functional>
#include <set>

using namespace lectograph;
using namespace lectograph::editor;
using namespace lectograph::test;
using base::Result;
using base::Time;
using lecture::Files;
using lecture::Lecture;
using lecture::Scene;
using lecture::Sound;
using timeline::Clip;
using timeline::ClipPtr;

namespace {

using ItemsChange = std::function<Result<ItemsEdit>(const Lecture &, const EditContext &, const TimelineItems &)>;

/// Everything at once, and each clip, also inside groups, and each sound alone.
std::vector<TimelineItems> everySelection(const Lecture &lecture)
{
    std::vector<TimelineItems> all{everything(lecture)};
    for (const auto &[clip, mark] : known(lecture).clips)
        all.push_back(itemsOf(clip));
    for (const auto &[sound, mark] : known(lecture).sounds)
        all.push_back(itemsOf(sound));
    return all;
}

/// Adds the blocks of the lecture with their clips again, as a custom block.
Result<Lecture> withBlocksAgain(const Lecture &lecture, const timeline::Registry &registry)
{
    return customBlockOf(lecture, sceneId, {u"size"_s, u"circle"_s}, {u"Again"_s, {}, true, {}}, registry)
        .and_then([&](const CustomBlock &block) { return withCustomBlock(lecture, sceneId, block, {}, registry); })
        .map([](AddedCustomBlock &&added) { return std::move(added.lecture); });
}

const auto justLecture = [](auto &&edit) { return edit.lecture; };

/// Uniform from the first run; RapidCheck otherwise begins with small numbers.
int anyIn(int least, int end)
{
    return *rc::gen::resize(rc::kNominalSize, rc::gen::inRange(least, end));
}

/// A random selection.
TimelineItems anyItems(const Lecture &lecture)
{
    TimelineItems items;
    const auto isChosen = [] { return *rc::gen::arbitrary<bool>(); };
    const Known all = known(lecture);
    for (const auto &[clip, mark] : all.clips) {
        if (isChosen())
            items.clips.push_back(clip);
        for (int index = 0; index < keyCount(lecture, clip); ++index) {
            if (isChosen())
                items.keys.push_back(keyOf(clip, index));
        }
    }
    for (const auto &[sound, mark] : all.sounds) {
        if (isChosen())
            items.sounds.push_back(sound);
    }
    return items;
}

/// A random edit of clips and sounds, valid or not.
Document::Edit anyEdit(const Lecture &now, const timeline::Registry &registry)
{
    const TimelineItems items = anyItems(now);
    const EditContext context = contextIn(registry, *rc::gen::arbitrary<bool>());
    const Time at = seconds(anyIn(0, 40) / 4.0);
    const Time delta = seconds(anyIn(-12, 12) / 4.0);
    const TimeEdge edge = *rc::gen::element(TimeEdge::Start, TimeEdge::End);
    const int tracks = anyIn(-2, 3);
    switch (anyIn(0, 20)) {
    case 0: return [=](const Lecture &l) { return withMoved(l, context, items, delta, tracks).map(justLecture); };
    case 1: return [=](const Lecture &l) { return withEdgesAt(l, context, items, edge, at).map(justLecture); };
    case 2: return [=](const Lecture &l) { return withTrimmed(l, context, items, edge, delta).map(justLecture); };
    case 3: return [=](const Lecture &l) { return withTrimmedTo(l, context, items, edge, at).map(justLecture); };
    case 4:
        return [=](const Lecture &l) {
            const TimeSpan extent = extentOf(l, context, items).value_or(TimeSpan{});
            return withStretched(l, context, items, extent, edge, 1 + 0.25 * tracks).map(justLecture);
        };
    case 5:
        return [=](const Lecture &l) {
            const Neighbour neighbour = edge == TimeEdge::Start ? Neighbour::With : Neighbour::After;
            return withPlaced(l, context, items.clips, neighbour).map(justLecture);
        };
    case 6:
    case 7: return [=](const Lecture &l) { return withDuplicated(l, context, items).map(justLecture); };
    case 8:
    case 9: return [=](const Lecture &l) { return withSplit(l, context, items, at).map(justLecture); };
    case 10:
        return [=](const Lecture &l) {
            return withClipsGrouped(l, sceneId, items.clips, context.registry).map(justLecture);
        };
    case 11:
        return [=](const Lecture &l) {
            return withClipsUngrouped(l, sceneId, items.clips, context.registry).map(justLecture);
        };
    case 12: return [=](const Lecture &l) { return withPastedClips(l, context, items, at).map(justLecture); };
    case 13: return [=](const Lecture &l) { return withPastedSounds(l, context, items, at).map(justLecture); };
    case 14:
        return [=](const Lecture &l) {
            return withNewClip(l, sceneId, {u"motion.indicate"_s, u"circle"_s, at}, context.registry).map(justLecture);
        };
    case 15: return [=](const Lecture &l) { return withBlocksAgain(l, context.registry); };
    case 16: return [=](const Lecture &l) { return withRemoved(l, context, items); };
    case 17:
        return [=](const Lecture &l) {
            return withClipsEased(l, sceneId, items.clips, u"linear"_s).and_then([&](const Lecture &eased) {
                return withSoundsMuted(eased, sceneId, items.sounds, true);
            });
        };
    case 18: return [=](const Lecture &l) { return withoutKeys(l, sceneId, items.keys); };
    default:
        return
            [=](const Lecture &l) { return withLabel(l, sceneId, u"circle"_s, u"At %1"_s.arg(at.seconds()), u"en"_s); };
    }
}

} // namespace

Q_DECLARE_METATYPE(ItemsChange)
Q_DECLARE_METATYPE(Document::Edit)

class TestEditorIdentity : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { prepare(); }
    void init() { forgetCustomBlocks(); }
    void cleanupTestCase() { forgetCustomBlocks(); }

    void itemsKeepTheirIds_data();
    void itemsKeepTheirIds();
    void otherEditsKeepThem_data();
    void otherEditsKeepThem();
    void idsGoIntoGroupsAndOutAgain();
    void whateverIsDoneTheyAreDistinct();
};

void TestEditorIdentity::itemsKeepTheirIds_data()
{
    QTest::addColumn<ItemsChange>("change");
    using L = const Lecture &;
    using C = const EditContext &;
    using I = const TimelineItems &;
    const auto add = [](const char *name, ItemsChange change) { QTest::newRow(name) << std::move(change); };
    add("move", [](L l, C c, I i) { return withMoved(l, c, i, seconds(1)); });
    add("move to another track", [](L l, C c, I i) { return withMoved(l, c, i, {}, 1); });
    add("move to another track and time", [](L l, C c, I i) { return withMoved(l, c, i, seconds(0.5), 1); });
    add("start at a time", [](L l, C c, I i) { return withEdgesAt(l, c, i, TimeEdge::Start, seconds(2.5)); });
    add("end at a time", [](L l, C c, I i) { return withEdgesAt(l, c, i, TimeEdge::End, seconds(9)); });
    add("trim the start", [](L l, C c, I i) { return withTrimmed(l, c, i, TimeEdge::Start, seconds(0.25)); });
    add("trim the end", [](L l, C c, I i) { return withTrimmed(l, c, i, TimeEdge::End, seconds(-0.25)); });
    add("trim the start to", [](L l, C c, I i) { return withTrimmedTo(l, c, i, TimeEdge::Start, seconds(2)); });
    add("trim the end to", [](L l, C c, I i) { return withTrimmedTo(l, c, i, TimeEdge::End, seconds(4)); });
    add("stretch", [](L l, C c, I i) { return withStretched(l, c, i, extentOf(l, c, i).value(), TimeEdge::End, 1.5); });
    add("stretch from the end",
        [](L l, C c, I i) { return withStretched(l, c, i, extentOf(l, c, i).value(), TimeEdge::Start, 0.5); });
    add("place with the previous", [](L l, C c, I i) { return withPlaced(l, c, i.clips, Neighbour::With); });
    add("place after the previous", [](L l, C c, I i) { return withPlaced(l, c, i.clips, Neighbour::After); });
}

void TestEditorIdentity::itemsKeepTheirIds()
{
    QFETCH(ItemsChange, change);
    const Lecture start = clipsAndSounds();
    const Known before = known(start);
    int changes = 0;
    for (const bool ripples : {false, true}) {
        for (const TimelineItems &items : everySelection(start)) {
            Document document(registry());
            document.open(start, {});
            TimelineItems edited = items;
            document.edit(u"Edit"_s, [&](const Lecture &lecture) {
                return change(lecture, contextIn(registry(), ripples), items).map([&](const ItemsEdit &edit) {
                    edited = edit.items;
                    return edit.lecture;
                });
            });
            QVERIFY(areDistinct(document.lecture()));
            QVERIFY(known(document.lecture()) == before);
            if (filesOf(document.lecture()) == filesOf(start))
                continue; // invalid for these, or a no-op
            ++changes;
            for (const ClipId clip : edited.clips)
                QCOMPARE(std::ranges::count(items.clips, clip), 1);
            for (const SoundId id : edited.sounds)
                QCOMPARE(std::ranges::count(items.sounds, id), 1);
            document.history().undo();
            QVERIFY(known(document.lecture()) == before);
            document.history().redo();
            QVERIFY(known(document.lecture()) == before);
        }
    }
    QVERIFY(changes > 4);
}

void TestEditorIdentity::otherEditsKeepThem_data()
{
    QTest::addColumn<Document::Edit>("edit");
    const auto add = [](const char *name, Document::Edit edit) { QTest::newRow(name) << std::move(edit); };
    const auto clips = [](const Lecture &l) {
        return ClipIds{clipCalled(l, u"first"_s), clipCalled(l, u"innermost"_s)};
    };
    const auto sounds = [](const Lecture &l) { return SoundIds{soundCalled(l, u"voice"_s)}; };
    add("rename a block", [](const Lecture &l) { return withLabel(l, sceneId, u"circle"_s, u"Wheel"_s, u"en"_s); });
    add("rename the lecture", [](Lecture l) -> Result<Lecture> {
        l.title = u"Other"_s;
        return l;
    });
    add("rename a track", [](const Lecture &l) {
        timeline::Track track = *sceneIn(l).tracks.at(1);
        track.name = u"Groups"_s;
        return lecture::withSceneChanged(l, sceneId, [&](Scene &changed) -> Result<void> {
            changed.tracks[1] = std::make_shared<const timeline::Track>(std::move(track));
            return {};
        });
    });
    add("rename a sound", [=](const Lecture &l) {
        return withSoundsChanged(l, sceneId, sounds(l), [](Sound &sound) { sound.name = u"Narration"_s; });
    });
    add("ease", [=](const Lecture &l) { return withClipsEased(l, sceneId, clips(l), u"linear"_s); });
    add("change clips", [=](const Lecture &l) {
        return withClipsChanged(l, sceneId, clips(l), [](Clip &clip) -> Result<void> {
            clip.target = u"cat"_s;
            return {};
        });
    });
    add("a property of clips", [=](const Lecture &l) {
        return withProperty(l, sizeOf(clips(l).front()), 3).and_then([&](const Lecture &next) {
            return withKeyframe(next, sizeOf(clips(l).back()), seconds(1), 2);
        });
    });
    add("move keyframes of a clip", [=](const Lecture &l) {
        return withMoved(l, contextIn(registry()), {{}, {keyOf(clips(l).front(), 0)}, {}}, seconds(0.5))
            .map(justLecture);
    });
    add("remove keyframes of a clip", [=](const Lecture &l) {
        return withRemoved(l, contextIn(registry()), {{}, {keyOf(clips(l).front(), 0)}, {}});
    });
    add("fade", [=](const Lecture &l) {
        return withSoundsFaded(l, sceneId, sounds(l), TimeEdge::Start, seconds(0.5), contextIn(registry()).soundLength);
    });
    add("louder", [=](const Lecture &l) { return withGainChanged(l, sceneId, sounds(l), 3); });
    add("mute", [=](const Lecture &l) { return withSoundsMuted(l, sceneId, sounds(l), true); });
    add("another file",
        [=](const Lecture &l) { return withSoundsInFile(l, sceneId, sounds(l), u"assets/other.wav"_s, u"en"_s); });
    add("a property of a block",
        [](const Lecture &l) { return lecture::withNodeProperty(l, sceneId, u"circle"_s, u"radius"_s, 3); });
    add("a new block",
        [](const Lecture &l) { return withBlock(l, sceneId, {.type = u"shapes.dot"_s, .id = u"dot"_s}, registry()); });
    add("rename the scene", [](const Lecture &l) {
        return lecture::withSceneChanged(l, sceneId, [](Scene &changed) -> Result<void> {
            changed.name = u"Opening"_s;
            return {};
        });
    });
}

void TestEditorIdentity::otherEditsKeepThem()
{
    QFETCH(Document::Edit, edit);
    Document document(registry());
    document.open(clipsAndSounds(), {});
    const Known before = known(document.lecture());
    const Files files = filesOf(document.lecture());
    QVERIFY(document.edit(u"Edit"_s, edit));
    QVERIFY(filesOf(document.lecture()) != files);
    QVERIFY(known(document.lecture()) == before);
    document.history().undo();
    QVERIFY(known(document.lecture()) == before);
    document.history().redo();
    QVERIFY(known(document.lecture()) == before);
    // Undo restores removed items with the same ids.
    QVERIFY(document.edit(u"Remove"_s,
                          [](const Lecture &l) { return withRemoved(l, contextIn(registry()), everything(l)); }));
    QVERIFY(known(document.lecture()) == Known());
    document.history().undo();
    QVERIFY(known(document.lecture()) == before);
}

void TestEditorIdentity::idsGoIntoGroupsAndOutAgain()
{
    const Lecture start = clipsAndSounds();
    const Known before = known(start);
    const ClipIds members{clipCalled(start, u"second"_s), clipCalled(start, u"group"_s)};
    const auto grouped = withClipsGrouped(start, sceneId, members, registry());
    QVERIFY(grouped);
    QVERIFY(areDistinct(grouped->lecture));
    const Known now = known(grouped->lecture);
    QVERIFY(now.includes(before));
    QCOMPARE(now.clips.size(), before.clips.size() + 1);
    QCOMPARE(grouped->clips.size(), 1U);
    QVERIFY(!before.has(grouped->clips.front()));
    const Clip *group = lecture::clipOf(sceneIn(grouped->lecture), grouped->clips.front());
    QVERIFY(group && group->clips.size() == 2);
    for (const ClipPtr &child : group->clips)
        QCOMPARE(std::ranges::count(members, child->id), 1);

    const auto freed = withClipsUngrouped(grouped->lecture, sceneId, grouped->clips, registry());
    QVERIFY(freed);
    QVERIFY(areDistinct(freed->lecture));
    QVERIFY(known(freed->lecture) == before);
    QCOMPARE(std::set(freed->clips.begin(), freed->clips.end()), std::set(members.begin(), members.end()));
}

void TestEditorIdentity::whateverIsDoneTheyAreDistinct()
{
    int runs = 0;
    int done = 0;
    const bool holds = rc::check("after any edits no clip and no sound has the id of another one in its scene", [&] {
        ++runs;
        Document document(registry());
        document.open(clipsAndSounds(), {});
        std::vector<Known> states{known(document.lecture())};
        for (int left = anyIn(1, 9); left > 0; --left) {
            const Known before = states.back();
            if (!document.edit(u"Edit"_s, anyEdit(document.lecture(), registry())))
                continue;
            ++done;
            RC_ASSERT(areDistinct(document.lecture()));
            const Known now = known(document.lecture());
            RC_ASSERT(now.agreesWith(before));
            RC_ASSERT(document.history().count() == static_cast<int>(states.size()));
            states.push_back(now);
        }
        for (std::size_t i = states.size() - 1; i-- > 0;) {
            document.history().undo();
            RC_ASSERT(known(document.lecture()) == states[i]);
        }
        for (std::size_t i = 1; i < states.size(); ++i) {
            document.history().redo();
            RC_ASSERT(known(document.lecture()) == states[i]);
        }
    });
    QVERIFY(holds);
    QVERIFY2(done > 2 * runs, qPrintable(QString::number(done)));
}

LECTOGRAPH_TEST_MAIN(TestEditorIdentity)
#include "tst_editor_identity.moc"
