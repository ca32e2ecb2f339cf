// SPDX-License-Identifier: GPL-3.0-or-later
#include "../resident.h"
#include "hostile.h"

#include "base/text.h"
#include "graph/placement.h"
#include "picture/show.h"
#include "raster/draw.h"
#include "testmain.h"

#include <QJsonDocument>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace lectograph;
using namespace lectograph::fuzz;
using graph::NodeType;
using graph::PropertySpec;

namespace {

QJsonObject linkTo(const QString &node)
{
    return {{u"link"_s, node}};
}

/// The presets, with required shapes linked and few cells: hundreds of faces would be drawn for every hostile value.
QJsonObject plain(const graph::PropertyTable &table)
{
    QJsonObject properties;
    for (const PropertySpec &spec : table) {
        if (spec.key == "cells")
            properties.insert(u"cells"_s, 4);
        if (spec.required)
            properties.insert(base::toText(spec.key), linkTo(u"circle"_s));
    }
    return properties;
}

std::shared_ptr<graph::Memo> memo()
{
    static const auto shared = std::make_shared<graph::Memo>();
    return shared;
}

/// The block "it" on stage, with at most one clip.
lecture::Lecture lectureOf(const NodeType &type, const QJsonObject &properties, const timeline::ClipPtr &clip)
{
    auto scene = std::make_shared<lecture::Scene>();
    scene->id = u"main"_s;
    scene->duration = base::Time::fromSeconds(2);
    scene->nodes = sourcesIn({properties, clip ? clip->properties : QJsonObject()});
    scene->nodes.push_back(
        std::make_shared<const graph::Node>(graph::Node{u"it"_s, type.id, type.version, properties, {}}));
    if (!type.outputs.empty() && type.outputs.front().type == graph::ValueType::Shape)
        scene->actors = {u"it"_s};
    auto track = std::make_shared<timeline::Track>();
    if (clip)
        track->clips = {clip};
    scene->tracks = {track};
    lecture::Lecture lecture;
    lecture.scenes = {scene};
    return lecture;
}

/// A picture at every time, with numbers that every pen can handle; anything not drawn is reported as a problem.
bool isPictureOrProblem(const lecture::Lecture &lecture)
{
    picture::Show show(lecture, plugins(), {}, {}, memo());
    for (const double seconds : {0.0, 0.5, 1.5}) {
        const picture::Picture picture = show.at(base::Time::fromSeconds(seconds));
        if (raster::drawn(picture, {48, 27}).isNull())
            return false;
        for (const picture::Item &item : picture.items) {
            const base::Vec3 &at = item.place.origin;
            if (!(std::abs(at.x) + std::abs(at.y) + std::abs(at.z) + item.path.reach() < 1e8))
                return false;
        }
    }
    timeline::Score *score = show.scoreAt({});
    const auto outputs = score->evaluator().outputs(score->evaluator().indexOf(u"it"_s), {});
    return outputs || (!outputs.error().what.isEmpty() && !outputs.error().place.isEmpty());
}

/// The sanitizers see every other value, of all properties, and fuzz_scene shows them more.
bool isTried(int number)
{
    return sanitizerFactor == 1 || number % 2 == 0;
}

timeline::ClipPtr clipOf(const timeline::AnimationType &type, const QJsonObject &properties)
{
    auto clip = std::make_shared<timeline::Clip>();
    clip->type = type.id;
    clip->target = u"it"_s;
    clip->duration = base::Time::fromSeconds(1);
    clip->properties = properties;
    return clip;
}

} // namespace

class HostileRegistryTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void everyPropertyOfEveryBlock_data()
    {
        QTest::addColumn<QString>("type");
        for (const auto &[id, type] : plugins().nodes.types())
            QTest::newRow(qPrintable(id)) << id;
    }

    void everyPropertyOfEveryBlock()
    {
        QFETCH(QString, type);
        const NodeType &tested = *plugins().nodes.find(type);
        const auto &animations = plugins().animations.types();
        auto animation = animations.begin(); // in turn, so that all are applied to hostile shapes
        // Placement is common to all blocks, so one block suffices.
        const bool standsForAll = type == "shapes.square"_L1;
        int number = 0;
        for (const PropertySpec &spec : standsForAll ? graph::tableOf(tested) : tested.properties) {
            for (const QJsonValue &value : hostileValues(spec)) {
                if (!isTried(number++))
                    continue;
                QJsonObject properties = plain(tested.properties);
                properties.insert(base::toText(spec.key), value);
                const auto clip = clipOf(animation->second, plain(animation->second.properties));
                QVERIFY2(isPictureOrProblem(lectureOf(tested, properties, clip)),
                         QJsonDocument(QJsonObject{{base::toText(spec.key), value}, {u"clip"_s, clip->type}}).toJson());
                if (++animation == animations.end())
                    animation = animations.begin();
            }
        }
    }

    void everyPropertyOfEveryAnimation_data()
    {
        QTest::addColumn<QString>("type");
        for (const auto &[id, type] : plugins().animations.types())
            QTest::newRow(qPrintable(id)) << id;
    }

    void everyPropertyOfEveryAnimation()
    {
        QFETCH(QString, type);
        const timeline::AnimationType &tested = *plugins().animations.find(type);
        const NodeType &block = *plugins().nodes.find(u"shapes.square"_s);
        int number = 0;
        for (const PropertySpec &spec : tested.properties) {
            for (const QJsonValue &value : hostileValues(spec)) {
                if (!isTried(number++))
                    continue;
                QJsonObject properties = plain(tested.properties);
                properties.insert(base::toText(spec.key), value);
                QVERIFY2(isPictureOrProblem(lectureOf(block, {}, clipOf(tested, properties))),
                         QJsonDocument(QJsonObject{{base::toText(spec.key), value}}).toJson());
            }
        }
    }

    void everyAnimationOnEveryBlock()
    {
        int number = 0;
        for (const auto &[id, animation] : plugins().animations.types()) {
            for (const auto &[block, type] : plugins().nodes.types()) {
                if (!isTried(number++))
                    continue;
                const auto clip = clipOf(animation, plain(animation.properties));
                QVERIFY2(isPictureOrProblem(lectureOf(type, plain(type.properties), clip)),
                         qPrintable(id + u" on "_s + block));
            }
        }
    }
};

LECTOGRAPH_TEST_MAIN(HostileRegistryTest)
#include "tst_hostile_registry.moc"
