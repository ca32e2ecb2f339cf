// SPDX-License-Identifier: GPL-3.0-or-later
// Edits of many items must grow linearly. Instead of time, which depends on the machine, the test measures allocated
// memory: an edit that copies the list of all blocks for each block needs its square.
#include "editor/edits/blocks.h"
#include "editor/edits/clipboard.h"
#include "editor/edits/timeline_edits.h"
#include "editor/inspector/inspector_edits.h"
#include "editor/manipulation/stage_edits.h"
#include "editor/operations/deletion.h"
#include "testmain.h"
#include "timeline/plugin.h"

#include <QGuiApplication>
#include <QTest>

#include <atomic>
#include <cstdlib>
#include <new>

using namespace lectograph;
using namespace lectograph::editor;
using namespace Qt::StringLiterals;
using base::Result;
using base::Time;
using lecture::Lecture;

namespace {

std::atomic<qint64> askedFor = 0;

} // namespace

void *operator new(std::size_t size)
{
    askedFor += static_cast<qint64>(size);
    if (void *memory = std::malloc(size))
        return memory;
    throw std::bad_alloc();
}
void operator delete(void *memory) noexcept
{
    std::free(memory);
}
void operator delete(void *memory, std::size_t) noexcept
{
    std::free(memory);
}

namespace {

constexpr int times = 8;

QString idOf(int number)
{
    return u"c%1"_s.arg(number, 6, 10, QLatin1Char('0'));
}

QStringList idsOf(int count)
{
    QStringList ids;
    for (int i = 0; i < count; ++i)
        ids.append(idOf(i));
    return ids;
}

std::vector<PropertyPlace> radiiOf(int count)
{
    std::vector<PropertyPlace> places;
    for (int i = 0; i < count; ++i)
        places.push_back({u"main"_s, idOf(i), {}, u"radius"_s});
    return places;
}

/// Blocks on stage, each with two keyframes, and a clip for each of them on one track.
Lecture lectureOf(int count)
{
    lecture::Scene scene;
    scene.id = u"main"_s;
    scene.duration = Time::fromSeconds(1000);
    auto track = std::make_shared<timeline::Track>();
    for (int i = 0; i < count; ++i) {
        auto node = std::make_shared<graph::Node>();
        node->id = idOf(i);
        node->type = u"shapes.circle"_s;
        const QJsonArray keys{QJsonObject{{u"at"_s, 1}, {u"value"_s, 0}}, QJsonObject{{u"at"_s, 2}, {u"value"_s, 90}}};
        node->properties = {{u"position"_s, QJsonArray{i, 0}}, {u"turn"_s, QJsonObject{{u"keys"_s, keys}}}};
        scene.nodes.push_back(node);
        scene.actors.push_back(node->id);
        auto clip = std::make_shared<timeline::Clip>();
        clip->type = u"motion.fade-in"_s;
        clip->target = node->id;
        clip->start = Time::fromSeconds(i);
        clip->duration = Time::fromSeconds(1);
        track->clips.push_back(std::move(clip));
    }
    scene.tracks.push_back(std::move(track));
    Lecture lecture;
    lecture.scenes.push_back(std::make_shared<const lecture::Scene>(std::move(scene)));
    return lecture;
}

} // namespace

using Deed = std::function<Result<Lecture>(const Lecture &, int count)>;
Q_DECLARE_METATYPE(Deed)

class TestEditorGrowth : public QObject
{
    Q_OBJECT

private:
    timeline::Registry m_registry;

    static qint64 costOf(const Deed &deed, int count)
    {
        const Lecture lecture = lectureOf(count);
        const qint64 before = askedFor;
        const auto done = deed(lecture, count);
        const qint64 cost = askedFor - before;
        if (!done || done->scenes == lecture.scenes)
            qFatal("nothing was done");
        return cost;
    }

private Q_SLOTS:
    void initTestCase() { QVERIFY(timeline::loadPlugins(m_registry).empty()); }

    void anEditOfManyTakesAsManySteps_data()
    {
        QTest::addColumn<Deed>("deed");
        const auto lectureIn = [](auto result) -> Result<Lecture> {
            if (!result)
                return tl::unexpected(result.error());
            return std::move(result->lecture);
        };
        const auto clipsOf = [](const Lecture &lecture) {
            TimelineItems items;
            for (const timeline::ClipPtr &clip : lecture.scenes.front()->tracks.front()->clips)
                items.clips.push_back(clip->id);
            return items;
        };
        const auto keysOf = [](int count) {
            TimelineItems items;
            for (int i = 0; i < count; ++i) {
                for (const int index : {0, 1})
                    items.keys.push_back({idOf(i), {}, u"turn"_s, index});
            }
            return items;
        };
        const auto how = [this](bool ripples) {
            const auto unknown = [](const Lecture &, const lecture::Sound &) { return std::nullopt; };
            return EditContext{u"main"_s, {}, ripples, m_registry, unknown};
        };
        const auto add = [](const char *name, Deed deed) { QTest::newRow(name) << std::move(deed); };
        add("move blocks", [this](const Lecture &lecture, int count) {
            std::vector<TransformDelta> placings;
            for (const QString &id : idsOf(count))
                placings.push_back({.node = id, .shift = {0.1, 0, 0}});
            return withTransforms(lecture, placings, {u"main"_s, {}}, m_registry);
        });
        add("change a property of all", [this](const Lecture &lecture, int count) {
            const auto places = radiiOf(count);
            const auto spec = specOf(lecture, places.front(), m_registry);
            const auto specAt = [&](const PropertyPlace &) -> const graph::PropertySpec & { return *spec; };
            const auto half = [](const PropertyPlace &, const QJsonValue &) { return QJsonValue(0.5); };
            return withValues(lecture, places, specAt, half, {});
        });
        add("set a keyframe in all", [](const Lecture &lecture, int count) {
            const auto two = [](const PropertyPlace &) { return QJsonValue(2); };
            return withKeyframeToggled(lecture, radiiOf(count), Time::fromSeconds(1), two, true);
        });
        add("copy and paste blocks", [=, this](const Lecture &lecture, int count) {
            const QByteArray copied = copyNodes(lecture, u"main"_s, idsOf(count));
            return lectureIn(withPasted(lecture, u"main"_s, copied, m_registry, {}, {}));
        });
        add("delete blocks", [this](const Lecture &lecture, int count) {
            return withoutNodes(lecture, u"main"_s, idsOf(count / 2), m_registry);
        });
        add("move clips", [=](const Lecture &lecture, int) {
            return lectureIn(withMoved(lecture, how(false), clipsOf(lecture), Time::fromSeconds(1)));
        });
        add("move clips and what comes after", [=](const Lecture &lecture, int) {
            return lectureIn(withMoved(lecture, how(true), clipsOf(lecture), Time::fromSeconds(1)));
        });
        add("duplicate clips", [=](const Lecture &lecture, int) {
            return lectureIn(withDuplicated(lecture, how(false), clipsOf(lecture)));
        });
        add("move keyframes", [=](const Lecture &lecture, int count) {
            return lectureIn(withMoved(lecture, how(false), keysOf(count), Time::fromSeconds(1)));
        });
        add("delete keyframes",
            [=](const Lecture &lecture, int count) { return withRemoved(lecture, how(false), keysOf(count)); });
    }
    void anEditOfManyTakesAsManySteps()
    {
        QFETCH(Deed, deed);
        constexpr int few = 250;
        const double grown = static_cast<double>(costOf(deed, times * few)) / static_cast<double>(costOf(deed, few));
        QVERIFY2(grown < 1.6 * times, qPrintable(u"%1 times the things, %2 times the memory"_s.arg(times).arg(grown)));
    }
};

LECTOGRAPH_TEST_MAIN(TestEditorGrowth)
#include "tst_editor_growth.moc"
