// SPDX-License-Identifier: GPL-3.0-or-later
#include "../wav.h"
#include "editor/edits/key_clipboard.h"
#include "editor/operations/adding.h"
#include "markeditems.h"
#include "testmain.h"

#include <QTemporaryDir>

#include <algorithm>
#include <set>

using namespace lectograph;
using namespace lectograph::editor;
using namespace lectograph::test;
using lecture::Files;
using lecture::Lecture;
using lecture::Scene;
using lecture::Sound;
using timeline::Clip;
using timeline::ClipPtr;

namespace {

/// The marks with their multiplicity.
std::multiset<QString> marks(const Known &all)
{
    std::multiset<QString> result;
    for (const auto &[id, mark] : all.clips)
        result.insert(mark);
    for (const auto &[id, mark] : all.sounds)
        result.insert(mark);
    return result;
}

std::vector<ClipPtr> withOwnIds(const std::vector<ClipPtr> &clips)
{
    std::vector<ClipPtr> result;
    for (const ClipPtr &clip : clips) {
        Clip copy = *clip;
        copy.id = {};
        copy.clips = withOwnIds(clip->clips);
        result.push_back(std::make_shared<const Clip>(std::move(copy)));
    }
    return result;
}

/// The same lecture with new ids for all clips and sounds.
Lecture withOwnIds(const Lecture &lecture)
{
    Scene copy = sceneIn(lecture);
    for (timeline::TrackPtr &track : copy.tracks) {
        timeline::Track other = *track;
        other.clips = withOwnIds(track->clips);
        track = std::make_shared<const timeline::Track>(std::move(other));
    }
    for (lecture::SoundPtr &sound : copy.sounds) {
        Sound other = *sound;
        other.id = {};
        sound = std::make_shared<const Sound>(std::move(other));
    }
    return lecture::withScene(lecture, std::move(copy)).value();
}

} // namespace

class TestNewIds : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { prepare(); }
    void init() { forgetCustomBlocks(); }
    void cleanupTestCase() { forgetCustomBlocks(); }

    void duplicatesHaveTheirOwn();
    void secondHalvesHaveTheirOwn();
    void pastedItemsHaveTheirOwn();
    void newClipsAndSoundsHaveTheirOwn();
    void keyframesStayWithTheirOwners();
    void clipsOfCustomBlocksHaveTheirOwn();
    void filesDoNotHaveThem();
};

void TestNewIds::duplicatesHaveTheirOwn()
{
    const Lecture start = clipsAndSounds();
    const Known before = known(start);
    for (const bool ripples : {false, true}) {
        const auto edit = withDuplicated(start, contextIn(registry(), ripples), everything(start));
        QVERIFY(edit);
        QVERIFY(areDistinct(edit->lecture));
        const Known now = known(edit->lecture);
        QVERIFY(now.includes(before));
        QCOMPARE(now.clips.size(), 2 * before.clips.size()); // including children of groups
        QCOMPARE(now.sounds.size(), 2 * before.sounds.size());
        QCOMPARE(edit->items.clips.size(), 4U);
        QCOMPARE(edit->items.sounds.size(), 2U);
        QVERIFY(std::ranges::all_of(edit->items.clips, [&](ClipId id) { return now.has(id) && !before.has(id); }));
        QVERIFY(std::ranges::all_of(edit->items.sounds, [&](SoundId id) { return now.has(id) && !before.has(id); }));
        // Duplicates of duplicates get ids of their own too.
        const auto again = withDuplicated(edit->lecture, contextIn(registry(), ripples), everything(edit->lecture));
        QVERIFY(again);
        QVERIFY(areDistinct(again->lecture));
        QVERIFY(known(again->lecture).includes(now));
        QCOMPARE(known(again->lecture).clips.size(), 2 * now.clips.size());
    }
}

void TestNewIds::secondHalvesHaveTheirOwn()
{
    const Lecture start = clipsAndSounds();
    const Known before = known(start);
    const ClipId first = clipCalled(start, u"first"_s);
    const SoundId voice = soundCalled(start, u"voice"_s);
    const auto edit = withSplit(start, contextIn(registry()), {{first}, {}, {voice}}, seconds(2));
    QVERIFY(edit);
    QVERIFY(areDistinct(edit->lecture));
    const Known now = known(edit->lecture);
    QVERIFY(now.includes(before));
    QCOMPARE(now.clips.size(), before.clips.size() + 1);
    QCOMPARE(now.sounds.size(), before.sounds.size() + 1);
    QCOMPARE(edit->items.clips.size(), 1U); // the second halves
    QCOMPARE(edit->items.sounds.size(), 1U);
    for (const ClipId id : {first, edit->items.clips.front()}) {
        const Clip *half = lecture::clipOf(sceneIn(edit->lecture), id);
        QVERIFY(half);
        QCOMPARE(half->start, seconds(id == first ? 1 : 2));
        QCOMPARE(markOf(half->extra), u"first"_s);
    }
    for (const SoundId id : {voice, edit->items.sounds.front()}) {
        const Sound *half = lecture::soundOf(sceneIn(edit->lecture), id);
        QVERIFY(half);
        QCOMPARE(half->start, seconds(id == voice ? 1.5 : 2));
        QCOMPARE(markOf(half->extra), u"voice"_s);
    }
    QVERIFY(edit->items.clips.front() != first);
    QVERIFY(edit->items.sounds.front() != voice);
}

void TestNewIds::pastedItemsHaveTheirOwn()
{
    const Lecture start = clipsAndSounds();
    const Known before = known(start);
    const TimelineItems items = everything(start);
    for (const bool ripples : {false, true}) {
        const EditContext context = contextIn(registry(), ripples);
        Lecture lecture = start;
        for (std::size_t times = 1; times <= 2; ++times) {
            const Known then = known(lecture);
            const auto clips = withPastedClips(lecture, context, items, seconds(3));
            QVERIFY(clips);
            const auto sounds = withPastedSounds(clips->lecture, context, items, seconds(3));
            QVERIFY(sounds);
            lecture = sounds->lecture;
            QVERIFY(areDistinct(lecture));
            const Known now = known(lecture);
            QVERIFY(now.includes(then));
            QCOMPARE(now.clips.size(), (times + 1) * before.clips.size());
            QCOMPARE(now.sounds.size(), (times + 1) * before.sounds.size());
            QCOMPARE(clips->items.clips.size(), items.clips.size());
            QCOMPARE(sounds->items.sounds.size(), items.sounds.size());
            for (const ClipId id : clips->items.clips)
                QVERIFY(now.has(id) && !then.has(id));
            for (const SoundId id : sounds->items.sounds)
                QVERIFY(now.has(id) && !then.has(id));
        }
    }
    // A clip inside a group, alone.
    const auto inner = withPastedClips(start, contextIn(registry()), itemsOf(clipCalled(start, u"inner group"_s)),
                                       seconds(3));
    QVERIFY(inner);
    QVERIFY(areDistinct(inner->lecture));
    QVERIFY(known(inner->lecture).includes(before));
    QCOMPARE(known(inner->lecture).clips.size(), before.clips.size() + 3);
}

void TestNewIds::newClipsAndSoundsHaveTheirOwn()
{
    const Lecture start = clipsAndSounds();
    const Known before = known(start);
    const auto added = withNewClip(start, sceneId, {u"motion.wiggle"_s, u"circle"_s, seconds(2)}, registry());
    QVERIFY(added);
    QVERIFY(areDistinct(added->lecture));
    QVERIFY(!before.has(added->clip));
    QCOMPARE(lecture::clipOf(sceneIn(added->lecture), added->clip)->type, u"motion.wiggle"_s);
    const Known now = known(added->lecture);
    QVERIFY(now.includes(before));
    QCOMPARE(now.clips.size(), before.clips.size() + 1);

    QTemporaryDir folder;
    const QStringList paths{writeFile(folder.filePath(u"a.wav"_s), toneWav(0.2)),
                            writeFile(folder.filePath(u"b.wav"_s), toneWav(0.3))};
    const auto heard = withSoundFiles(added->lecture, sceneId, paths, seconds(1));
    QVERIFY(heard);
    QVERIFY(areDistinct(heard->lecture));
    QVERIFY(known(heard->lecture).includes(now));
    QCOMPARE(known(heard->lecture).sounds.size(), before.sounds.size() + 2);
    QCOMPARE(heard->sounds.size(), 2U);
    for (std::size_t i = 0; i < 2; ++i) {
        QVERIFY(!before.has(heard->sounds[i]));
        QCOMPARE(lecture::soundOf(sceneIn(heard->lecture), heard->sounds[i])->name, i == 0 ? u"a"_s : u"b"_s);
    }
}

void TestNewIds::keyframesStayWithTheirOwners()
{
    const Lecture start = clipsAndSounds();
    const Known before = known(start);
    const ClipId first = clipCalled(start, u"first"_s);
    const std::vector<KeyPlace> keys{keyOf(first, 0), keyOf(first, 1)};
    // Duplicated alone, they are added to the same clip.
    const auto repeated = withDuplicated(start, contextIn(registry()), {{}, keys, {}});
    QVERIFY(repeated);
    QVERIFY(known(repeated->lecture) == before);
    QCOMPARE(repeated->items.keys.size(), 2U);
    for (const KeyPlace &key : repeated->items.keys)
        QCOMPARE(key.clip, std::optional(first));
    QCOMPARE(keyCount(repeated->lecture, first), 4);

    // Duplicated with their clip, they belong to the copy, and the original keeps its own.
    const auto both = withDuplicated(start, contextIn(registry()), {{first}, keys, {}});
    QVERIFY(both);
    QVERIFY(areDistinct(both->lecture));
    const ClipId copy = both->items.clips.at(0);
    QVERIFY(copy != first);
    QCOMPARE(keyCount(both->lecture, first), 2);
    QCOMPARE(keyCount(both->lecture, copy), 2);
    const auto without = withoutKeys(both->lecture, sceneId, {keyPlace(sizeOf(copy), 0)});
    QVERIFY(without);
    QCOMPARE(writtenAt(*without, sizeOf(first)), writtenAt(start, sizeOf(first)));
    QVERIFY(writtenAt(*without, sizeOf(copy)) != writtenAt(both->lecture, sizeOf(copy)));

    // Pasted into another clip, they belong to it; without a target they are pasted into their source.
    const QJsonArray copied = copiedKeys(start, sceneId, keys, {}, registry());
    const ClipId innermost = clipCalled(start, u"innermost"_s);
    for (const ClipId owner : {innermost, first}) {
        const std::vector<PropertyPlace> owners = owner == first ? std::vector<PropertyPlace>()
                                                                 : std::vector<PropertyPlace>{{sceneId, {}, owner, {}}};
        const auto pasted = withKeysPasted(start, sceneId, copied, seconds(4), owners, registry());
        QVERIFY(pasted);
        QVERIFY(known(pasted->lecture) == before);
        QCOMPARE(pasted->keys.size(), 2U);
        for (const KeyPlace &key : pasted->keys)
            QCOMPARE(key.clip, std::optional(owner));
        QCOMPARE(keyCount(pasted->lecture, owner), owner == first ? 4 : 2);
    }
}

void TestNewIds::clipsOfCustomBlocksHaveTheirOwn()
{
    const Lecture start = clipsAndSounds();
    const Known before = known(start);
    const auto block = customBlockOf(start, sceneId, {u"size"_s, u"circle"_s}, {u"Neuron"_s, {}, true, {}}, registry());
    QVERIFY(block);
    QVERIFY(areDistinct(block->lecture));
    // Inserted twice into the lecture that it comes from.
    Lecture lecture = start;
    for (std::size_t times = 1; times <= 2; ++times) {
        const Known then = known(lecture);
        const auto added = withCustomBlock(lecture, sceneId, *block, {.start = seconds(4)}, registry());
        QVERIFY(added);
        lecture = added->lecture;
        QVERIFY(areDistinct(lecture));
        QVERIFY(known(lecture).includes(then));
        QCOMPARE(known(lecture).clips.size(), (times + 1) * before.clips.size());
    }
    // Inserted from its file, as by the palette.
    const QString path = *saveCustomBlock(*block);
    Session session(registry());
    session.document.open(start, {});
    session.selection.setScene(sceneId);
    for (std::size_t times = 1; times <= 2; ++times) {
        const Known then = known(session.document.lecture());
        QVERIFY(addCustomBlock(session, path, {.start = seconds(4)}));
        QVERIFY(areDistinct(session.document.lecture()));
        QVERIFY(known(session.document.lecture()).includes(then));
        QCOMPARE(known(session.document.lecture()).clips.size(), (times + 1) * before.clips.size());
    }
    session.document.history().setIndex(0);
    QVERIFY(known(session.document.lecture()) == before);
}

void TestNewIds::filesDoNotHaveThem()
{
    const Lecture start = clipsAndSounds();
    const Known before = known(start);
    const Files files = filesOf(start);
    const Lecture one = lecture::fromFiles(files).value();
    const Lecture two = lecture::fromFiles(files).value();
    for (const Lecture *read : {&one, &two}) {
        QVERIFY(areDistinct(*read));
        QCOMPARE(marks(known(*read)), marks(before));
        QVERIFY(filesOf(*read) == files);
    }
    const Known ofOne = known(one);
    const Known ofTwo = known(two);
    for (const auto &[clip, mark] : ofTwo.clips)
        QVERIFY(!ofOne.has(clip) && !before.has(clip));
    for (const auto &[sound, mark] : ofTwo.sounds)
        QVERIFY(!ofOne.has(sound) && !before.has(sound));

    const Lecture others = withOwnIds(start);
    QVERIFY(areDistinct(others));
    QVERIFY(known(others) != before);
    QVERIFY(filesOf(others) == files);
    // The clipboard and custom blocks do not have ids either.
    const auto copied = [](const Lecture &lecture) {
        const TimelineItems items = everything(lecture);
        return std::pair(copiedClips(lecture, sceneId, items.clips, {}, registry()),
                         filesOf(copiedSounds(lecture, sceneId, items.sounds, {}, registry().animations)));
    };
    QVERIFY(copied(start) == copied(others));
    const auto block = [](const Lecture &lecture) {
        return toFile(customBlockOf(lecture, sceneId, {u"size"_s, u"circle"_s}, {u"Neuron"_s, {}, true, {}}, registry())
                          .value())
            .value();
    };
    QCOMPARE(block(start), block(others));
}

LECTOGRAPH_TEST_MAIN(TestNewIds)
#include "tst_editor_new_ids.moc"
