// SPDX-License-Identifier: GPL-3.0-or-later
#include "../../resident.h"
#include "../registry.h"
#include "editor/edits/blocks.h"
#include "editor/edits/camera_edits.h"
#include "editor/edits/clip_targets.h"
#include "editor/edits/clipboard.h"
#include "editor/edits/copied_scenes.h"
#include "editor/edits/lookup.h"
#include "editor/edits/scene_edits.h"
#include "lecture/check.h"
#include "lecture/files.h"
#include "lecture/looks.h"
#include "lecture/properties.h"
#include "lecture/templates.h"
#include "lecture/visible.h"
#include "picture/show.h"
#include "testmain.h"
#include "timeline/targets.h"

#include <QRandomGenerator>
#include <QTest>

#include <algorithm>
#include <functional>
#include <utility>
#include <vector>

using namespace lectograph;
using namespace lectograph::editor;
using namespace Qt::StringLiterals;
using base::Time;
using lecture::Lecture;
using test::registry;

namespace {

const QString language = u"en"_s;
const QString target = u"scene1"_s;

const std::vector<lecture::LibraryLook> &looks()
{
    static const std::vector<lecture::LibraryLook> all = lecture::libraryLooks(u"/nowhere"_s);
    return all;
}

Lecture emptyIn(const graph::Look &look)
{
    return lecture::withLook(emptyLecture(language), look);
}

/// With the title of a lecture and the name of one of its scenes: blocks that show these show those of where they are.
Lecture emptyNamedAs(const Lecture &source, const lecture::Scene &scene, const graph::Look &look)
{
    Lecture lecture = emptyIn(look);
    lecture.title = source.title;
    lecture::Scene named = *sceneOf(lecture, target);
    named.name = scene.name;
    lecture.scenes = {std::make_shared<const lecture::Scene>(std::move(named))};
    return lecture;
}

/// Whether fewer blocks than the clip has would look otherwise, each by itself.
using IsShared = std::function<bool(const timeline::Clip &, const lecture::Scene &)>;

/// The random numbers of a block depend on its place among those of the clip.
bool hasSharedNumbers(const timeline::Clip &clip, const lecture::Scene & /*scene*/)
{
    return clip.type == u"motion.randomise"_s && !clip.properties.contains(u"to"_s);
}

/// While it runs, blocks that start one after another share its time: each of fewer has more of it. Those that start
/// together do not.
bool hasSharedTime(const timeline::Clip &clip, const lecture::Scene &scene)
{
    const auto step = targetStep(clip, scene, registry().animations);
    return hasSharedNumbers(clip, scene) || !step || *step > Time();
}

/// A clip that acts on one of the selected blocks acts on these alone, if it `isShared`. Others stay as they are, also
/// for what follows blocks that they move.
timeline::ClipPtr actingOnSelected(const timeline::ClipPtr &clip, const QStringList &selected,
                                   const lecture::Scene &scene, const IsShared &isShared)
{
    const auto isSelected = [&](const QString &target) { return selected.contains(actorOfTarget(target)); };
    const QStringList targets = targetsIn(scene, *clip);
    timeline::Clip changed = *clip;
    for (timeline::ClipPtr &child : changed.clips)
        child = actingOnSelected(child, selected, scene, isShared);
    if (isShared(*clip, scene) && std::ranges::any_of(targets, isSelected)) {
        timeline::setTargets(changed, {targets.begin(), targets.end()}); // instead of patterns
        return withoutTargets(std::make_shared<const timeline::Clip>(std::move(changed)),
                              [&](const QString &actor) { return !selected.contains(actor); });
    }
    return std::make_shared<const timeline::Clip>(std::move(changed));
}

/// The only scene of its lecture, as the one that is pasted into, with nothing on stage but the selection; seen through
/// its camera only if that or all of it is selected.
Lecture reduced(Lecture lecture, const QString &sceneId, const QStringList &selected, const IsShared &isShared)
{
    lecture::Scene scene = *lecture::writtenScene(lecture, sceneId);
    const lecture::Scene &seen = *sceneOf(lecture, sceneId);
    const bool isWhole = selected.size() == static_cast<qsizetype>(seen.actors.size());
    if (!isWhole && !selected.contains(cameraOf(scene))) {
        scene.properties.remove(u"camera"_s);
        scene.properties.remove(u"fov"_s);
    }
    for (timeline::TrackPtr &track : scene.tracks) {
        timeline::Track changed = *track;
        for (timeline::ClipPtr &clip : changed.clips)
            clip = actingOnSelected(clip, selected, seen, isShared);
        track = std::make_shared<const timeline::Track>(std::move(changed));
    }
    std::erase_if(scene.actors, [&](const QString &actor) { return !selected.contains(actor); });
    lecture.master.clear();
    lecture.scenes = {std::make_shared<const lecture::Scene>(scene)};
    return lecture;
}

/// The scenes of a chain behind an empty one in a lecture without a title, as they stand where they are pasted: blocks may
/// show that, and the scene's number.
Lecture behindAnother(Lecture lecture, const QStringList &chain)
{
    std::erase_if(lecture.scenes, [&](const lecture::ScenePtr &one) { return !chain.contains(one->id); });
    lecture.title = {};
    lecture::Scene empty;
    empty.id = u"empty"_s;
    lecture.scenes.insert(lecture.scenes.begin(), std::make_shared<const lecture::Scene>(std::move(empty)));
    return lecture;
}

QStringList actorsOf(const Lecture &lecture, const QString &scene)
{
    const auto &actors = sceneOf(lecture, scene)->actors;
    return {actors.begin(), actors.end()};
}

bool haveSameGeometry(const picture::Item &one, const picture::Item &other)
{
    return one.path == other.path && one.place == other.place && one.pinned == other.pinned
        && one.style.strokeWidth == other.style.strokeWidth && one.style.hasFill() == other.style.hasFill()
        && bool(one.image) == bool(other.image);
}

template <class Colors>
bool areSame(const std::shared_ptr<const Colors> &one, const std::shared_ptr<const Colors> &other)
{
    return one == other || (one && other && *one == *other);
}

/// Of what is seen: the colour of a line without width is none.
bool haveSameColors(const shape::Style &one, const shape::Style &other)
{
    const bool isSameFill = !one.hasFill()
        || (one.fill == other.fill && areSame(one.fillGradient, other.fillGradient)
            && areSame(one.shading, other.shading));
    const bool isSameStroke = !one.hasStroke()
        || (one.stroke == other.stroke && areSame(one.strokeGradient, other.strokeGradient));
    const bool isSameBack = one.backStrokeWidth <= 0 || one.backStroke.a <= 0 || one.backStroke == other.backStroke;
    return isSameFill && isSameStroke && isSameBack && one.hasStroke() == other.hasStroke();
}

/// Empty if both show the same.
QString differenceOf(const picture::Picture &one, const picture::Picture &other, PastedColors colors)
{
    if (!(one.camera == other.camera))
        return u"another camera"_s;
    if (one.items.size() != other.items.size())
        return u"%1 items instead of %2"_s.arg(other.items.size()).arg(one.items.size());
    for (std::size_t i = 0; i < one.items.size(); ++i) {
        if (!haveSameGeometry(one.items[i], other.items[i]))
            return u"item %1 of %2"_s.arg(i).arg(one.items.size());
        if (colors == PastedColors::AsTheyWere && !haveSameColors(one.items[i].style, other.items[i].style))
            return u"the colors of item %1 of %2"_s.arg(i).arg(one.items.size());
    }
    return {};
}

/// At the start and the end, shortly before it, and in between.
const std::vector<double> allTimes{0, 0.5, 0.999, 1};
const std::vector<double> restingTimes{0, 1};

QString differenceAt(const Lecture &source, const QString &scene, const Lecture &pasted, PastedColors colors,
                     const std::vector<double> &times = allTimes, const QString &into = target)
{
    // Most blocks are in many of the lectures; what was pasted is computed apart from what was copied.
    static const auto copiedMemo = std::make_shared<graph::Memo>();
    static const auto pastedMemo = std::make_shared<graph::Memo>();
    picture::Show before(source, registry(), language, scene, copiedMemo);
    picture::Show after(pasted, registry(), language, into, pastedMemo);
    const auto span = std::ranges::find(after.scenes(), into, &picture::Show::SceneSpan::id);
    const Time length = std::min(before.duration(), span->duration);
    for (const double share : times) {
        const Time at = Time::fromSeconds(length.seconds() * share);
        const QString difference = differenceOf(before.withoutTransition(at), after.at(at), colors);
        if (!difference.isEmpty())
            return difference + u" at %1 s"_s.arg(at.seconds());
    }
    return {};
}

QStringList textsOf(const graph::Problems &problems)
{
    QStringList texts;
    for (const graph::Problem &problem : problems)
        texts.append(problem.error.place.section(u": "_s, 1) + u": "_s + problem.error.what);
    return texts;
}

QStringList randomPart(const QStringList &all, QRandomGenerator &random)
{
    QStringList part;
    for (const QString &one : all) {
        if (random.bounded(3) == 0)
            part.append(one);
    }
    return part.isEmpty() && !all.isEmpty() ? QStringList{all.first()} : part;
}

} // namespace

class PastedLookTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void whatIsPastedIsWhatWasCopied_data()
    {
        QTest::addColumn<QString>("folder");
        // Under the sanitizers each function pastes from some of the templates, and from others than the rest.
        std::size_t turn = qHash(QByteArrayView(QTest::currentTestFunction()));
        for (const lecture::Template &one : lecture::templates()) {
            if (turn++ % sanitizerFactor == 0)
                QTest::newRow(qPrintable(one.id)) << one.folder;
        }
    }

    /// Of every template, every scene, with the colors of the look and as they were, and some of its blocks, once with
    /// these and others with those, in an empty lecture of each look in turn; of long templates one half in each scene.
    /// They keep their picture at all times, except that fewer blocks of a clip in which they start one after another
    /// take more time each: such a clip is compared with one of these blocks alone, and where everything rests, as it
    /// was.
    void whatIsPastedIsWhatWasCopied()
    {
        QFETCH(QString, folder);
        const Lecture source = *lecture::load(folder);
        QRandomGenerator random(7);
        constexpr std::size_t fewScenes = 6;
        std::size_t turn = qHash(folder);
        std::size_t number = 0;
        QStringList failures;
        const auto known = textsOf(lecture::check(source, registry()));
        const bool hasCamera = std::ranges::any_of(source.scenes, [](const lecture::ScenePtr &scene) {
            return scene->properties.contains(u"camera"_s); // of one that others continue, too
        });
        for (const lecture::ScenePtr &scene : source.scenes) {
            const QStringList all = actorsOf(source, scene->id);
            const PastedColors one = number++ % 2 ? PastedColors::OfTheLook : PastedColors::AsTheyWere;
            const PastedColors other = one == PastedColors::OfTheLook ? PastedColors::AsTheyWere
                                                                      : PastedColors::OfTheLook;
            std::vector<std::pair<QStringList, PastedColors>> selections{{all, one}, {randomPart(all, random), other}};
            if (source.scenes.size() <= fewScenes)
                selections.insert(selections.end(), {{all, other}, {randomPart(all, random), one}});
            for (const auto &[selected, colors] : selections) {
                if (selected.isEmpty())
                    continue;
                const NodeCopies copies = copiesWithFiles(source, scene->id, selected, registry());
                const graph::Look &look = looks()[turn++ % looks().size()].look;
                const auto pasted = withPasted(emptyNamedAs(source, *scene, look), target, copies, registry(),
                                               {.colors = colors});
                const QString place = u"%1, %2 of %3 blocks, %4, %5: "_s.arg(scene->id)
                                          .arg(selected.size())
                                          .arg(all.size())
                                          .arg(look.id)
                                          .arg(colors == PastedColors::OfTheLook ? u"look"_s : u"as they were"_s);
                if (!pasted) {
                    failures.append(place + pasted.error().text());
                    continue;
                }
                for (const QString &problem : textsOf(lecture::check(pasted->lecture, registry()))) {
                    // What a camera shows is out of the frame without it.
                    const bool isUnseen = (selected != all || hasCamera)
                        && (problem.contains(u"beyond the frame"_s) || problem.contains(u"outside of the frame"_s));
                    if (!known.contains(problem) && !isUnseen)
                        failures.append(place + problem);
                }
                if (scene->continues || lecture::scenesSeeing(source, scene->id).size() > 1)
                    continue; // what the scenes of its chain have done to the blocks, or will do, stays there
                QString difference = differenceAt(reduced(source, scene->id, selected, hasSharedTime), scene->id,
                                                  pasted->lecture, colors);
                if (difference.isEmpty())
                    difference = differenceAt(reduced(source, scene->id, selected, hasSharedNumbers), scene->id,
                                              pasted->lecture, colors, restingTimes);
                if (!difference.isEmpty())
                    failures.append(place + difference);
            }
        }
        for (const QString &failure : std::as_const(failures))
            qWarning("%s", qPrintable(failure));
        QCOMPARE(failures.size(), 0);
    }

    void aPastedSceneIsWhatWasCopied_data() { whatIsPastedIsWhatWasCopied_data(); }

    void aPastedSceneIsWhatWasCopied()
    {
        QFETCH(QString, folder);
        const Lecture source = *lecture::load(folder);
        std::size_t turn = qHash(folder);
        QStringList failures;
        const auto known = textsOf(lecture::check(source, registry()));
        for (const lecture::ScenePtr &scene : source.scenes) {
            if (scene->continues)
                continue;
            const QStringList chain = lecture::scenesSeeing(source, scene->id);
            const SceneCopies copies = copiedScenes(source, chain, registry());
            const PastedColors colors = turn % 2 ? PastedColors::OfTheLook : PastedColors::AsTheyWere;
            const graph::Look &look = looks()[turn++ % looks().size()].look;
            const auto pasted = withScenesPasted(emptyIn(look), copies, target, colors, registry());
            const QString place = u"%1, %2: "_s.arg(scene->id, look.id);
            if (!pasted) {
                failures.append(place + pasted.error().text());
                continue;
            }
            for (const QString &problem : textsOf(lecture::check(pasted->lecture, registry()))) {
                if (!known.contains(problem))
                    failures.append(place + problem);
            }
            const QString difference = differenceAt(behindAnother(source, chain), scene->id, pasted->lecture, colors,
                                                    allTimes, pasted->scenes.front());
            if (!difference.isEmpty())
                failures.append(place + difference);
        }
        for (const QString &failure : std::as_const(failures))
            qWarning("%s", qPrintable(failure));
        QCOMPARE(failures.size(), 0);
    }

    void aSceneThatContinuesIsPastedAloneAsItWas_data() { whatIsPastedIsWhatWasCopied_data(); }

    /// Without the scenes before it, in an empty lecture of the same look.
    void aSceneThatContinuesIsPastedAloneAsItWas()
    {
        QFETCH(QString, folder);
        const Lecture source = *lecture::load(folder);
        QStringList failures;
        for (const lecture::ScenePtr &scene : source.scenes) {
            if (!scene->continues)
                continue;
            const auto pasted = withScenesPasted(emptyIn(source.look), copiedScenes(source, {scene->id}, registry()),
                                                 target, PastedColors::AsTheyWere, registry());
            if (!pasted) {
                failures.append(scene->id + u": "_s + pasted.error().text());
                continue;
            }
            const QString difference = differenceAt(source, scene->id, pasted->lecture, PastedColors::AsTheyWere,
                                                    {0, 0.5, 1}, pasted->scenes.front());
            if (!difference.isEmpty())
                failures.append(scene->id + u": "_s + difference);
        }
        for (const QString &failure : std::as_const(failures))
            qWarning("%s", qPrintable(failure));
        QCOMPARE(failures.size(), 0);
    }

    void aLectureOfOneSceneShowsThatScene_data() { whatIsPastedIsWhatWasCopied_data(); }

    void aLectureOfOneSceneShowsThatScene()
    {
        QFETCH(QString, folder);
        const Lecture source = *lecture::load(folder);
        const auto known = textsOf(lecture::check(source, registry()));
        QStringList failures;
        for (const lecture::ScenePtr &scene : source.scenes) {
            const auto alone = lectureOfScene(source, scene->id, registry());
            if (!alone) {
                failures.append(scene->id + u": "_s + alone.error().text());
                continue;
            }
            for (const QString &problem : textsOf(lecture::check(*alone, registry()))) {
                if (!known.contains(problem))
                    failures.append(scene->id + u": "_s + problem);
            }
            const std::vector<double> times = scene->continues ? std::vector<double>{0, 0.5, 1} : allTimes;
            // Blocks may show the title of the lecture and the number of the scene.
            Lecture chain = source;
            chain.title = alone->title;
            const QString first = lecture::chainOf(source, scene->id).front()->id;
            std::erase_if(chain.scenes, [seen = lecture::scenesSeeing(source, first)](const auto &one) {
                return !seen.contains(one->id);
            });
            const QString difference = differenceAt(chain, scene->id, *alone, PastedColors::AsTheyWere, times,
                                                    scene->id);
            if (!difference.isEmpty())
                failures.append(scene->id + u": "_s + difference);
        }
        for (const QString &failure : std::as_const(failures))
            qWarning("%s", qPrintable(failure));
        QCOMPARE(failures.size(), 0);
    }

    void aSceneIsPastedBehindTheOpenOneOfItsLecture()
    {
        const Lecture source = *lecture::load(lecture::resolved(u"template:transformer-architecture"_s).value());
        const QString first = source.scenes.front()->id;
        const auto pasted = withScenesPasted(source, copiedScenes(source, {source.scenes[2]->id}, registry()), first,
                                             PastedColors::OfTheLook, registry());
        QVERIFY(pasted);
        QCOMPARE(pasted->lecture.scenes.size(), source.scenes.size() + 1);
        QCOMPARE(pasted->lecture.scenes[1]->id, pasted->scenes.front());
        QVERIFY(std::ranges::equal(pasted->lecture.scenes[1]->nodes, source.scenes[2]->nodes,
                                   [](const auto &one, const auto &other) { return *one == *other; }));
        QVERIFY(pasted->lecture.look == source.look);
        QCOMPARE(pasted->lecture.parameters.size(), source.parameters.size());
    }

    /// Also in texts with places for values, and in those that a style gives.
    void namesOfColorsInTextsStayWhatTheyWere()
    {
        Lecture source = emptyLecture(language);
        source.look.colors = {{u"key"_s, u"#123456"_s}};
        source.look.styles = {{u"said"_s, QJsonObject{{u"text"_s, u"\\textcolor{key}{c}"_s}}}};
        const auto text = [](const QString &id, const QJsonValue &value) {
            return NewBlock{u"text.text"_s, id, {{u"text"_s, value}}};
        };
        const auto expression = [](const QJsonValue &value) { return QJsonObject{{u"expression"_s, value}}; };
        source = *withBlock(source, target, text(u"a"_s, expression(u"\\textcolor{key}{{=1 + 1}}"_s)), registry());
        source = *withBlock(source, target,
                            text(u"b"_s, expression(QJsonObject{{language, u"\\textcolor{{key}}{{{1 + 1}}}"_s}})),
                            registry());
        source = *withBlock(source, target, {u"text.text"_s, u"c"_s}, registry());
        graph::Node styled = *nodeOf(sceneOf(source, target), u"c"_s);
        styled.style = u"said"_s;
        styled.properties.remove(u"text"_s);
        source = *lecture::withNode(source, target, std::move(styled));
        Lecture into = emptyLecture(language);
        into.look.colors = {{u"key"_s, u"#654321"_s}};
        const NodeCopies copies = copiesWithFiles(source, target, {u"a"_s, u"b"_s, u"c"_s}, registry());
        const auto textIn = [&](const QString &id, PastedColors colors) {
            const auto pasted = withPasted(into, target, copies, registry(), {.colors = colors});
            return nodeOf(sceneOf(pasted->lecture, target), id)->properties.value(u"text"_s);
        };
        for (const QString &id : {u"a"_s, u"b"_s})
            QCOMPARE(textIn(id, PastedColors::OfTheLook),
                     nodeOf(sceneOf(source, target), id)->properties.value(u"text"_s));
        QCOMPARE(textIn(u"a"_s, PastedColors::AsTheyWere)[u"expression"_s].toString(),
                 u"\\textcolor{#123456}{{=1 + 1}}"_s);
        QCOMPARE(textIn(u"b"_s, PastedColors::AsTheyWere)[u"expression"_s][language].toString(),
                 u"\\textcolor{{#123456}}{{{1 + 1}}}"_s);
        QCOMPARE(textIn(u"c"_s, PastedColors::AsTheyWere).toString(), u"\\textcolor{#123456}{c}"_s);
    }
};

LECTOGRAPH_TEST_MAIN(PastedLookTest)
#include "tst_editor_pasted_look.moc"
