// SPDX-License-Identifier: GPL-3.0-or-later
#include "../onescene.h"
#include "editor/edits/clipboard.h"
#include "editor/edits/copied_clips.h"
#include "editor/edits/copied_scenes.h"
#include "editor/edits/scene_edits.h"
#include "editor/edits/sharing.h"
#include "editor/edits/timeline_edits.h"
#include "editor/edits/tracks.h"
#include "lecture/check.h"
#include "lecture/files.h"
#include "lecture/templates.h"
#include "lecture/visible.h"
#include "testmain.h"

#include <QSet>
#include <QTest>

#include <algorithm>

using namespace lectograph;
using namespace lectograph::editor;
using namespace lectograph::test;
using base::Time;
using lecture::Lecture;

namespace {

QStringList onStageIn(const Lecture &lecture, const QString &scene)
{
    const auto &actors = sceneOf(lecture, scene)->actors;
    return {actors.begin(), actors.end()};
}

} // namespace

class PastedCompanyTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    /// Styles, colors, parameters: what the copied blocks use, and nothing else.
    void onlyWhatIsUsedComesAlong()
    {
        const Lecture source = *lecture::load(lecture::resolved(u"template:transformer-architecture"_s).value());
        const auto ofScene = std::ranges::find_if(source.parameters,
                                                  [](const auto &one) { return !one.scene.isEmpty(); });
        QVERIFY(ofScene != source.parameters.end());
        const lecture::Parameter &parameter = *ofScene;
        const QString &scene = parameter.scene;
        const NodeCopies copies = copiesWithFiles(source, scene, onStageIn(source, scene), registry());
        const Lecture pasted = withPasted(emptyLecture(u"en"_s), sceneId, copies, registry())->lecture;
        QSet<QString> used;
        for (const graph::NodePtr &node : sceneOf(pasted, sceneId)->nodes)
            used.insert(node->style);
        for (const auto &[id, block] : pasted.blocks) {
            for (const graph::NodePtr &node : block->inside->nodes)
                used.insert(node->style);
        }
        used.remove(QString());
        for (const QString &style : pasted.look.styles.keys())
            QVERIFY2(used.contains(style), qPrintable(style));
        for (const QString &style : std::as_const(used))
            QVERIFY2(pasted.look.styles.contains(style), qPrintable(style));
        for (const lecture::Parameter &one : pasted.parameters)
            QVERIFY(nodeOf(sceneOf(pasted, sceneId), one.node));
        if (nodeOf(sceneOf(pasted, sceneId), parameter.node))
            QVERIFY(!pasted.parameters.empty());
    }

    void aLectureOfOneSceneHasWhatThatUsesAndNothingElse()
    {
        Lecture source = emptyLecture(u"en"_s);
        source.languages = {u"en"_s, u"ko"_s};
        source.extra = {{u"description"_s, u"Two scenes"_s}, {u"guides"_s, QJsonArray()}};
        source.attachments.insert({u"thumbnail.png"_s, {}});
        lecture::Scene other;
        other.id = u"other"_s;
        other.name = u"The other"_s;
        source = *lecture::withScene(source, std::move(other));
        for (const QString &name : {u"one"_s, u"two"_s}) {
            const QString file = u"assets/%1.svg"_s.arg(name);
            source = *lecture::withAsset(source, file, "<svg/>");
            const auto node = [&](const QString &id, const QString &type, const QJsonObject &properties = {}) {
                graph::Node made;
                made.id = id + name;
                made.type = type;
                made.properties = properties;
                return std::make_shared<const graph::Node>(std::move(made));
            };
            source.nodes.push_back(node(u"shared"_s, u"shapes.circle"_s));
            source.nodes.push_back(node(u"logo"_s, u"shapes.square"_s));
            source.parameters.push_back({.id = u"p"_s + name, .node = u"shared"_s + name, .property = u"radius"_s});
            const QString scene = name == "one"_L1 ? sceneId : u"other"_s;
            source.parameters.push_back({u"q"_s + name, {}, scene, u"own"_s + name, u"file"_s});
            for (const QString &level : {u"inner"_s, u"outer"_s}) {
                lecture::Block block;
                block.id = level + name;
                lecture::Scene inside;
                inside.id = lecture::blockType(block.id);
                inside.nodes = {level == "inner"_L1 ? node(u"a"_s, u"shapes.circle"_s)
                                                    : node(u"a"_s, lecture::blockType(u"inner"_s + name))};
                inside.actors = {u"a"_s + name};
                block.inside = std::make_shared<const lecture::Scene>(std::move(inside));
                const QString id = block.id;
                source.blocks.emplace(id, std::make_shared<const lecture::Block>(std::move(block)));
            }
            const auto plays = [&](const QString &type, const QString &target) {
                timeline::Clip clip;
                clip.type = type;
                clip.target = target;
                return std::make_shared<const timeline::Clip>(std::move(clip));
            };
            for (const QString &level : {u"first"_s, u"then"_s}) {
                lecture::Animation animation;
                animation.id = level + name;
                animation.roles = {u"what"_s};
                animation.clips = {plays(
                    level == "first"_L1 ? lecture::animationType(u"then"_s + name) : u"motion.fade-in"_s, u"what"_s)};
                const QString id = animation.id;
                source.animations.emplace(id, std::make_shared<const lecture::Animation>(std::move(animation)));
            }
            lecture::Scene changed = *lecture::writtenScene(source, scene);
            changed.nodes = {node(u"instance"_s, lecture::blockType(u"outer"_s + name)),
                             node(u"own"_s, u"shapes.image"_s, {{u"file"_s, file}})};
            changed.actors = {u"instance"_s + name, u"own"_s + name, u"shared"_s + name};
            timeline::Track track;
            track.clips = {plays(lecture::animationType(u"first"_s + name), u"own"_s + name)};
            changed.tracks = {std::make_shared<const timeline::Track>(std::move(track))};
            source.scenes[lecture::indexOfScene(source, scene)] =
                std::make_shared<const lecture::Scene>(std::move(changed));
        }
        std::ranges::sort(source.nodes, {}, &graph::Node::id);
        source.master = {u"logotwo"_s};

        const Lecture alone = *lectureOfScene(source, u"other"_s, registry());
        const auto keys = [](const auto &map) {
            QStringList all;
            for (const auto &[key, value] : map)
                all.append(key);
            return all;
        };
        QCOMPARE(alone.scenes.size(), 1u);
        QCOMPARE(alone.title.toString(), u"The other"_s);
        QCOMPARE(alone.languages, source.languages);
        QCOMPARE(alone.extra.keys(), QStringList{u"guides"_s});
        QCOMPARE(keys(alone.assets), QStringList{u"assets/two.svg"_s});
        QCOMPARE(keys(alone.attachments), QStringList());
        QCOMPARE(keys(alone.blocks), (QStringList{u"innertwo"_s, u"outertwo"_s}));
        QCOMPARE(keys(alone.animations), (QStringList{u"firsttwo"_s, u"thentwo"_s}));
        QStringList ids;
        for (const graph::NodePtr &node : alone.nodes)
            ids.append(node->id);
        QCOMPARE(ids, (QStringList{u"logotwo"_s, u"sharedtwo"_s}));
        QCOMPARE(alone.master, source.master);
        QStringList parameters;
        for (const lecture::Parameter &one : alone.parameters)
            parameters.append(one.id);
        QCOMPARE(parameters, (QStringList{u"ptwo"_s, u"qtwo"_s}));
        QVERIFY(!lectureOfScene(source, u"third"_s, registry()));
        QVERIFY(!lectureOfScene(source, u"block:innertwo"_s, registry()));
    }

    /// Also those that it plays itself, under another id where another one has that.
    void animationsOfAnimationsComeAlong()
    {
        const auto playing = [](const QString &type, const QString &target) {
            timeline::Clip clip;
            clip.type = type;
            clip.target = target;
            return std::make_shared<const timeline::Clip>(std::move(clip));
        };
        const auto add = [&](Lecture &lecture, const QString &id, const QString &title, const QString &type) {
            lecture::Animation animation{id, title, {}, {u"what"_s}, {playing(type, u"what"_s)}, {}};
            lecture.animations.emplace(id, std::make_shared<const lecture::Animation>(std::move(animation)));
        };
        Lecture source = *withBlock(emptyLecture(u"en"_s), sceneId, {u"shapes.circle"_s, u"disc"_s}, registry());
        add(source, u"inner"_s, u"Inner"_s, u"motion.fade-in"_s);
        add(source, u"outer"_s, u"Outer"_s, lecture::animationType(u"inner"_s));
        add(source, u"unused"_s, u"Unused"_s, u"motion.fade-in"_s);
        timeline::Track track;
        track.clips = {playing(lecture::animationType(u"outer"_s), u"disc"_s)};
        source = *lecture::withTrack(source, sceneId, 0, std::move(track));
        const auto idsIn = [](const Lecture &lecture) {
            QStringList ids;
            for (const auto &[id, animation] : lecture.animations)
                ids.append(id);
            return ids;
        };

        const NodeCopies copies = copiesWithFiles(source, sceneId, {u"disc"_s}, registry());
        const Lecture pasted = withPasted(emptyLecture(u"en"_s), sceneId, copies, registry())->lecture;
        QCOMPARE(idsIn(pasted), (QStringList{u"inner"_s, u"outer"_s}));
        QCOMPARE(lecture::check(pasted, registry()).size(), 0u);

        Lecture other = *withBlock(emptyLecture(u"en"_s), sceneId, {u"shapes.dot"_s, u"dot"_s}, registry());
        add(other, u"inner"_s, u"Something else"_s, u"motion.fade-out"_s);
        const Lecture beside = withPasted(other, sceneId, copies, registry())->lecture;
        QCOMPARE(idsIn(beside), (QStringList{u"inner"_s, u"inner2"_s, u"outer"_s}));
        QCOMPARE(beside.animations.at(u"outer"_s)->clips.front()->type, lecture::animationType(u"inner2"_s));
        QCOMPARE(idsIn(withPasted(beside, sceneId, copies, registry())->lecture), idsIn(beside));

        const SceneCopies scenes = copiedScenes(source, {sceneId}, registry());
        const auto with = withScenesPasted(other, scenes, sceneId, PastedColors::OfTheLook, registry());
        QVERIFY(with);
        QCOMPARE(idsIn(with->lecture), idsIn(beside));
    }

    /// The master does not move with the camera: neither does what it drew in a scene that is pasted elsewhere.
    void whatTheMasterDrewStaysFixedInTheFrame()
    {
        Lecture source = *withBlock(emptyLecture(u"en"_s), sceneId, {u"shapes.circle"_s, u"disc"_s}, registry());
        source = *withBlock(source, sceneId, {u"shapes.square"_s, u"logo"_s}, registry());
        source = withMaster(source, sceneId, {u"logo"_s}, true, registry().animations)->lecture;
        const Lecture into = *withBlock(emptyLecture(u"en"_s), sceneId, {u"shapes.dot"_s, u"dot"_s}, registry());
        const auto pasted = withScenesPasted(into, copiedScenes(source, {sceneId}, registry()), sceneId,
                                             PastedColors::OfTheLook, registry());
        QVERIFY(pasted);
        const lecture::Scene *scene = sceneOf(pasted->lecture, pasted->scenes.front());
        QVERIFY(nodeOf(scene, u"logo"_s)->properties.value(u"pinned"_s).toBool());
        QVERIFY(!nodeOf(scene, u"disc"_s)->properties.contains(u"pinned"_s));
    }

    /// The numbers that it is computed from come along; twice pasted, within one lecture, they are those that are there.
    void whatABlockIsMadeOfComesAlong()
    {
        Lecture source = emptyLecture(u"en"_s);
        source = *withBlock(source, sceneId, {u"values.number"_s, u"size"_s, {{u"value"_s, 2}}}, registry());
        source = *withBlock(
            source, sceneId,
            {u"shapes.circle"_s, u"disc"_s, {{u"radius"_s, QJsonObject{{u"expression"_s, u"size.value / 2"_s}}}}},
            registry());
        const NodeCopies copies = copiesWithFiles(source, sceneId, {u"disc"_s}, registry());
        const Lecture other = withPasted(emptyLecture(u"en"_s), sceneId, copies, registry())->lecture;
        QVERIFY(nodeOf(sceneOf(other, sceneId), u"size"_s));
        QCOMPARE(lecture::check(other, registry()).size(), 0u);
        const Lecture twice = withPasted(other, sceneId, copies, registry())->lecture;
        QCOMPARE(sceneOf(twice, sceneId)->nodes.size(), 3u);
        const Lecture own = withPasted(source, sceneId, copies, registry())->lecture;
        QCOMPARE(sceneOf(own, sceneId)->nodes.size(), 3u);
        // Another block of that name is another block.
        Lecture third = *withBlock(emptyLecture(u"en"_s), sceneId, {u"values.number"_s, u"size"_s, {{u"value"_s, 9}}},
                                   registry());
        third = withPasted(third, sceneId, copies, registry())->lecture;
        QCOMPARE(nodeOf(sceneOf(third, sceneId), u"disc"_s)->properties.value(u"radius"_s)[u"expression"_s].toString(),
                 u"size2.value / 2"_s);
    }

    /// Without a camera too, with the numbers that it is computed from; one that the scene says already stays.
    void theAngleOfViewComesWithAllOfAScene()
    {
        const QString view = u"fov"_s;
        Lecture source = *withBlock(emptyLecture(u"en"_s), sceneId, {u"shapes.circle"_s, u"disc"_s}, registry());
        source = *withBlock(source, sceneId, {u"shapes.square"_s, u"square"_s}, registry());
        source = *withBlock(source, sceneId, {u"values.number"_s, u"half"_s, {{u"value"_s, 5}}}, registry());
        source = *lecture::withSceneProperty(source, sceneId, view, QJsonObject{{u"expression"_s, u"2 * half"_s}});
        const auto viewIn = [&](const Lecture &into, const QStringList &selected) {
            const NodeCopies copies = copiesWithFiles(source, sceneId, selected, registry());
            return sceneOf(withPasted(into, sceneId, copies, registry())->lecture, sceneId)->properties.value(view);
        };
        const Lecture other = *withBlock(emptyLecture(u"en"_s), sceneId,
                                         {u"values.number"_s, u"half"_s, {{u"value"_s, 9}}}, registry());
        QCOMPARE(viewIn(other, {u"disc"_s, u"square"_s})[u"expression"_s].toString(), u"2 * half2"_s);
        QVERIFY(viewIn(other, {u"disc"_s}).isUndefined());
        const Lecture own = *lecture::withSceneProperty(other, sceneId, view, 30);
        QCOMPARE(viewIn(own, {u"disc"_s, u"square"_s}), QJsonValue(30));
    }

    /// What follows the state of another block on the stage follows it without that block too.
    void clipsOfABlockThatIsFollowedComeAlong()
    {
        Lecture source = *withBlock(emptyLecture(u"en"_s), sceneId, {u"shapes.circle"_s, u"disc"_s}, registry());
        const QJsonObject followed{{u"link"_s, u"disc"_s}, {u"staged"_s, true}};
        source = *withBlock(source, sceneId,
                            {u"shapes.surround"_s, u"staying"_s, {{u"shape"_s, QJsonObject{{u"link"_s, u"disc"_s}}}}},
                            registry());
        source = *withBlock(source, sceneId, {u"shapes.surround"_s, u"following"_s, {{u"shape"_s, followed}}},
                            registry());
        source = withNewClip(source, sceneId, {u"motion.shift"_s, u"disc"_s, {}}, registry())->lecture;
        const auto clipsWith = [&](const QString &block) {
            const NodeCopies copies = copiesWithFiles(source, sceneId, {block}, registry());
            const Lecture pasted = withPasted(emptyLecture(u"en"_s), sceneId, copies, registry())->lecture;
            qsizetype clips = 0;
            lecture::eachClip(*sceneOf(pasted, sceneId), [&](const timeline::Clip &, const QString &) { ++clips; });
            const bool isSound = lecture::check(pasted, registry()).empty();
            return isSound ? clips : -1;
        };
        QCOMPARE(clipsWith(u"following"_s), 1);
        QCOMPARE(clipsWith(u"staying"_s), 0);
    }

    void clipsOfAnotherSceneGoOntoWhatIsSelectedOrBringTheirBlock()
    {
        Lecture lecture = emptyLecture(u"en"_s);
        lecture = *withBlock(lecture, sceneId, {u"shapes.circle"_s, u"disc"_s}, registry());
        lecture = withNewClip(lecture, sceneId, {u"motion.fade-in"_s, u"disc"_s, {}}, registry())->lecture;
        const AddedScene second = *withNewScene(lecture, sceneId);
        const Lecture both = *withBlock(second.lecture, second.scene, {u"shapes.square"_s, u"square"_s}, registry());
        const timeline::ClipId clip = both.scenes.front()->tracks.front()->clips.front()->id;
        const CopiedClips copied{copiedClips(both, sceneId, {clip}, Time(), registry()), sceneId,
                                 copiesWithFiles(both, sceneId, {u"disc"_s}, registry())};
        const auto actorsIn = [&](const QJsonObject &clips) {
            return editor::actorsOf((*tracksIn(clips)).front()->clips);
        };
        const ClipsWithBlocks onto = *withBlocksOfClips(both, second.scene, copied, {u"square"_s}, registry());
        QCOMPARE(actorsIn(onto.clips), QSet<QString>{u"square"_s});
        QCOMPARE(sceneOf(onto.lecture, second.scene)->nodes.size(), 1u);
        const ClipsWithBlocks brought = *withBlocksOfClips(both, second.scene, copied, {}, registry());
        QCOMPARE(brought.blocks, QStringList(u"disc"_s));
        QVERIFY(nodeOf(sceneOf(brought.lecture, second.scene), u"disc"_s));
        const auto actors = onStageIn(brought.lecture, second.scene);
        QVERIFY(actors.contains(u"disc"_s));
        const ClipsWithBlocks home = *withBlocksOfClips(both, sceneId, copied, {}, registry());
        QCOMPARE(home.clips, copied.clips);
    }
};

LECTOGRAPH_TEST_MAIN(PastedCompanyTest)
#include "tst_editor_pasted_company.moc"
