// SPDX-License-Identifier: GPL-3.0-or-later
#include "../customblocks/customblocks_example.h"
#include "../wav.h"
#include "editor/edits/key_clipboard.h"
#include "editor/edits/timeline_edits.h"
#include "testmain.h"

#include <QTemporaryDir>
#include <rapidcheck.h>

#include <set>

using namespace lectograph;
using namespace lectograph::editor;
using namespace lectograph::test;
using base::Result;
using base::Time;
using lecture::ClipPlace;
using lecture::Files;
using lecture::Lecture;
using lecture::Scene;
using lecture::Sound;
using timeline::Clip;
using timeline::ClipPtr;

namespace {

/// Clips and sounds by id. Copies have the mark of their original.
struct Known
{
    std::map<ClipId, QString> clips;
    std::map<SoundId, QString> sounds;

    bool has(ClipId clip) const { return clips.contains(clip); }
    bool has(SoundId sound) const { return sounds.contains(sound); }
    /// Whether all of these exist, with the same marks.
    bool includes(const Known &others) const
    {
        return std::ranges::includes(clips, others.clips) && std::ranges::includes(sounds, others.sounds);
    }
    /// Whether the common ids have the same marks.
    bool agreesWith(const Known &others) const
    {
        const auto agree = [](const auto &one, const auto &other) {
            return std::ranges::all_of(one, [&](const auto &thing) {
                const auto found = other.find(thing.first);
                return found == other.end() || found->second == thing.second;
            });
        };
        return agree(clips, others.clips) && agree(sounds, others.sounds);
    }
    friend bool operator==(const Known &, const Known &) = default;
};

QString markOf(const QJsonObject &extra)
{
    return extra.value(u"mark"_s).toString();
}

Known known(const Lecture &lecture)
{
    Known all;
    lecture::eachClip(sceneIn(lecture),
                      [&](const ClipPlace &, const Clip &clip) { all.clips.emplace(clip.id, markOf(clip.extra)); });
    for (const lecture::SoundPtr &sound : sceneIn(lecture).sounds)
        all.sounds.emplace(sound->id, markOf(sound->extra));
    return all;
}

bool areDistinct(const Lecture &lecture)
{
    for (const lecture::ScenePtr &one : lecture.scenes) {
        std::set<ClipId> clips;
        std::set<SoundId> sounds;
        bool are = true;
        lecture::eachClip(*one,
                          [&](const ClipPlace &, const Clip &clip) { are = clips.insert(clip.id).second && are; });
        for (const lecture::SoundPtr &sound : one->sounds)
            are = sounds.insert(sound->id).second && are;
        if (!are)
            return false;
    }
    return true;
}

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

ClipId clipCalled(const Lecture &lecture, const QString &mark)
{
    const Known all = known(lecture);
    const auto found = std::ranges::find(all.clips, mark, [](const auto &one) { return one.second; });
    if (found == all.clips.end())
        qFatal("no clip %s", qPrintable(mark));
    return found->first;
}

SoundId soundCalled(const Lecture &lecture, const QString &mark)
{
    const Known all = known(lecture);
    const auto found = std::ranges::find(all.sounds, mark, [](const auto &one) { return one.second; });
    if (found == all.sounds.end())
        qFatal("no sound %s", qPrintable(mark));
    return found->first;
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

ClipPtr clip(const QString &mark, double start, double duration, std::vector<ClipPtr> inner = {})
{
    Clip clip;
    clip.type = inner.empty() ? u"motion.indicate"_s : u"group"_s;
    clip.target = inner.empty() ? u"circle"_s : QString();
    clip.start = Time::fromSeconds(start);
    if (inner.empty())
        clip.duration = Time::fromSeconds(duration);
    clip.clips = std::move(inner);
    clip.extra.insert(u"mark"_s, mark);
    return std::make_shared<const Clip>(std::move(clip));
}

/// A clip with two keyframes of its own.
ClipPtr keyed(const ClipPtr &clip)
{
    Clip copy = *clip;
    const double start = clip->start.seconds();
    const QJsonArray keys{QJsonObject{{u"at"_s, start}, {u"value"_s, 1}},
                          QJsonObject{{u"at"_s, start + 1}, {u"value"_s, 2}}};
    copy.properties.insert(u"size"_s, QJsonObject{{u"keys"_s, keys}});
    return std::make_shared<const Clip>(std::move(copy));
}

lecture::SoundPtr sound(const QString &mark, double start)
{
    Sound sound;
    sound.name = mark;
    sound.file = u"assets/%1.wav"_s.arg(mark);
    sound.start = Time::fromSeconds(start);
    sound.from = Time::fromSeconds(1);
    sound.duration = Time::fromSeconds(2);
    sound.extra.insert(u"mark"_s, mark);
    return std::make_shared<const Sound>(std::move(sound));
}

/// Clips of a circle on two tracks, with nested groups, an empty track, and two sounds.
Lecture clipsAndSounds()
{
    Scene copy = sceneIn(example());
    const auto track = [](std::vector<ClipPtr> clips) {
        timeline::Track made;
        made.clips = std::move(clips);
        return std::make_shared<const timeline::Track>(std::move(made));
    };
    const ClipPtr inner = clip(u"inner group"_s, 1, 0, {clip(u"innermost"_s, 0, 1), clip(u"innermost too"_s, 0.5, 1)});
    copy.tracks = {
        track({keyed(clip(u"first"_s, 1, 2)), clip(u"second"_s, 4, 2)}),
        track({clip(u"group"_s, 2, 0, {clip(u"inner"_s, 0, 1), inner}), clip(u"last"_s, 7, 1)}),
        track({}),
    };
    copy.sounds = {sound(u"voice"_s, 1.5), sound(u"music"_s, 4)};
    return lecture::withScene(example(), std::move(copy)).value();
}

TimelineItems everything(const Lecture &lecture)
{
    TimelineItems items;
    for (const timeline::TrackPtr &track : sceneIn(lecture).tracks) {
        for (const ClipPtr &clip : track->clips)
            items.clips.push_back(clip->id);
    }
    for (const lecture::SoundPtr &sound : sceneIn(lecture).sounds)
        items.sounds.push_back(sound->id);
    return items;
}

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

EditContext in(const timeline::Registry &registry, bool ripples = false)
{
    return {sceneId, {}, ripples, registry, [](const Lecture &, const Sound &) { return std::nullopt; }};
}

KeyPlace keyOf(ClipId clip, int index)
{
    return {{}, clip, u"size"_s, index};
}

PropertyPlace sizeOf(ClipId clip)
{
    return {sceneId, {}, clip, u"size"_s};
}

qsizetype keyCount(const Lecture &lecture, ClipId clip)
{
    return keysOf(writtenAt(lecture, sizeOf(clip))).size();
}

Files filesOf(const Lecture &lecture)
{
    return lecture::toFiles(lecture).value();
}

Time seconds(double seconds)
{
    return Time::fromSeconds(seconds);
}

using ItemsChange = std::function<Result<ItemsEdit>(const Lecture &, const EditContext &, const TimelineItems &)>;

/// Clips pasted from the clipboard.
Result<ItemsEdit> withPastedClips(const Lecture &lecture, const EditContext &context, const TimelineItems &items,
                                  Time at)
{
    const QJsonObject copied = copiedClips(lecture, sceneId, items.clips, {}, context.registry);
    return withInserted(lecture, context, at, [&](const Lecture &one) {
        return withClipsPasted(one, sceneId, copied, at).map([](NewClips &&made) {
            return ItemsEdit{std::move(made.lecture), {std::move(made.clips), {}, {}}};
        });
    });
}

Result<ItemsEdit> withPastedSounds(const Lecture &lecture, const EditContext &context, const TimelineItems &items,
                                   Time at)
{
    const Lecture copied = copiedSounds(lecture, sceneId, items.sounds, {}, context.registry.animations);
    return withInserted(lecture, context, at, [&](const Lecture &one) {
        return withSoundsPasted(one, sceneId, copied, at).map([](NewSounds &&made) {
            return ItemsEdit{std::move(made.lecture), {{}, {}, std::move(made.sounds)}};
        });
    });
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
    const EditContext context = in(registry, *rc::gen::arbitrary<bool>());
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
    void duplicatesHaveTheirOwn();
    void secondHalvesHaveTheirOwn();
    void pastedItemsHaveTheirOwn();
    void newClipsAndSoundsHaveTheirOwn();
    void keyframesStayWithTheirOwners();
    void clipsOfCustomBlocksHaveTheirOwn();
    void filesDoNotHaveThem();
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
                return change(lecture, in(registry(), ripples), items).map([&](const ItemsEdit &edit) {
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
        return withMoved(l, in(registry()), {{}, {keyOf(clips(l).front(), 0)}, {}}, seconds(0.5)).map(justLecture);
    });
    add("remove keyframes of a clip", [=](const Lecture &l) {
        return withRemoved(l, in(registry()), {{}, {keyOf(clips(l).front(), 0)}, {}});
    });
    add("fade", [=](const Lecture &l) {
        return withSoundsFaded(l, sceneId, sounds(l), TimeEdge::Start, seconds(0.5), in(registry()).soundLength);
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
    QVERIFY(document.edit(u"Remove"_s, [](const Lecture &l) { return withRemoved(l, in(registry()), everything(l)); }));
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

void TestEditorIdentity::duplicatesHaveTheirOwn()
{
    const Lecture start = clipsAndSounds();
    const Known before = known(start);
    for (const bool ripples : {false, true}) {
        const auto edit = withDuplicated(start, in(registry(), ripples), everything(start));
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
        const auto again = withDuplicated(edit->lecture, in(registry(), ripples), everything(edit->lecture));
        QVERIFY(again);
        QVERIFY(areDistinct(again->lecture));
        QVERIFY(known(again->lecture).includes(now));
        QCOMPARE(known(again->lecture).clips.size(), 2 * now.clips.size());
    }
}

void TestEditorIdentity::secondHalvesHaveTheirOwn()
{
    const Lecture start = clipsAndSounds();
    const Known before = known(start);
    const ClipId first = clipCalled(start, u"first"_s);
    const SoundId voice = soundCalled(start, u"voice"_s);
    const auto edit = withSplit(start, in(registry()), {{first}, {}, {voice}}, seconds(2));
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

void TestEditorIdentity::pastedItemsHaveTheirOwn()
{
    const Lecture start = clipsAndSounds();
    const Known before = known(start);
    const TimelineItems items = everything(start);
    for (const bool ripples : {false, true}) {
        const EditContext context = in(registry(), ripples);
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
    const auto inner = withPastedClips(start, in(registry()), itemsOf(clipCalled(start, u"inner group"_s)), seconds(3));
    QVERIFY(inner);
    QVERIFY(areDistinct(inner->lecture));
    QVERIFY(known(inner->lecture).includes(before));
    QCOMPARE(known(inner->lecture).clips.size(), before.clips.size() + 3);
}

void TestEditorIdentity::newClipsAndSoundsHaveTheirOwn()
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

void TestEditorIdentity::keyframesStayWithTheirOwners()
{
    const Lecture start = clipsAndSounds();
    const Known before = known(start);
    const ClipId first = clipCalled(start, u"first"_s);
    const std::vector<KeyPlace> keys{keyOf(first, 0), keyOf(first, 1)};
    // Duplicated alone, they are added to the same clip.
    const auto repeated = withDuplicated(start, in(registry()), {{}, keys, {}});
    QVERIFY(repeated);
    QVERIFY(known(repeated->lecture) == before);
    QCOMPARE(repeated->items.keys.size(), 2U);
    for (const KeyPlace &key : repeated->items.keys)
        QCOMPARE(key.clip, std::optional(first));
    QCOMPARE(keyCount(repeated->lecture, first), 4);

    // Duplicated with their clip, they belong to the copy, and the original keeps its own.
    const auto both = withDuplicated(start, in(registry()), {{first}, keys, {}});
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

void TestEditorIdentity::clipsOfCustomBlocksHaveTheirOwn()
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

void TestEditorIdentity::filesDoNotHaveThem()
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
