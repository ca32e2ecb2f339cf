// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "anyjson.h"
#include "lecture/lecture.h"

namespace lectograph::lecture {

// Random lectures from the running property, as edits and other programs may leave them, with unknown data.

inline base::Time anyTime()
{
    return {*rc::gen::inRange<qint64>(0, 400) * (base::Time::perSecond / 120)};
}

/// Unknown keys.
inline QJsonObject anyExtra()
{
    QJsonObject extra;
    for (int left = *rc::gen::inRange(0, 3); left > 0; --left)
        extra.insert(u'~' + anyText(), anyJson(2));
    return extra;
}

inline QJsonValue anyName()
{
    switch (*rc::gen::inRange(0, 3)) {
    case 0: return anyText();
    case 1: return QJsonObject{{QStringLiteral("en"), anyText()}, {QStringLiteral("ko"), anyText()}};
    default: return QJsonValue(QJsonValue::Null);
    }
}

inline timeline::ClipPtr anyClip(int depth)
{
    timeline::Clip clip;
    const bool isGroup = depth > 0 && *rc::gen::arbitrary<bool>();
    clip.type = isGroup ? QStringLiteral("group") : QStringLiteral("test.fade");
    clip.version = *rc::gen::inRange(1, 4);
    if (*rc::gen::inRange(0, 4) == 0)
        clip.targets = {anyText(), QStringLiteral("layer-*")};
    else
        clip.target = anyText();
    clip.start = anyTime();
    if (*rc::gen::arbitrary<bool>())
        clip.duration = anyTime();
    if (*rc::gen::arbitrary<bool>())
        clip.lag = *rc::gen::inRange(0, 300) / 100.0;
    clip.ease = *rc::gen::element(QString(), QStringLiteral("linear"), QStringLiteral("unheard-of"));
    clip.over = *rc::gen::element(QString(), QStringLiteral("leaves"));
    clip.properties = anyObject(1);
    clip.extra = anyExtra();
    for (int left = isGroup ? *rc::gen::inRange(0, 3) : 0; left > 0; --left)
        clip.clips.push_back(anyClip(depth - 1));
    return std::make_shared<const timeline::Clip>(std::move(clip));
}

inline SoundPtr anySound()
{
    Sound sound;
    sound.name = anyName();
    sound.file = anyName();
    sound.start = anyTime();
    sound.from = anyTime();
    if (*rc::gen::arbitrary<bool>())
        sound.duration = anyTime();
    sound.gain = *rc::gen::inRange(-600, 240) / 10.0;
    sound.fadeIn = anyTime();
    sound.fadeOut = anyTime();
    sound.isMuted = *rc::gen::arbitrary<bool>();
    sound.extra = anyExtra();
    return std::make_shared<const Sound>(std::move(sound));
}

inline std::vector<graph::NodePtr> anyNodes()
{
    std::vector<graph::NodePtr> nodes;
    for (int left = *rc::gen::inRange(0, 4); left > 0; --left) {
        graph::Node node;
        node.id = QStringLiteral("node-%1").arg(left);
        node.type = *rc::gen::element(QStringLiteral("test.circle"), QStringLiteral("elsewhere.mystery"));
        node.version = *rc::gen::inRange(1, 4);
        node.properties = anyObject(2);
        node.style = *rc::gen::element(QString(), QString(), QStringLiteral("layer"));
        node.extra = anyExtra();
        nodes.insert(nodes.begin(), std::make_shared<const graph::Node>(std::move(node)));
    }
    return nodes;
}

inline Transition anyTransition()
{
    Transition transition;
    transition.kind = *rc::gen::element(QString(), QStringLiteral("push"));
    if (transition.kind.isEmpty())
        return transition;
    transition.direction = *rc::gen::element(QString(), QStringLiteral("up"));
    transition.duration = anyTime();
    transition.overlaps = *rc::gen::arbitrary<bool>();
    transition.extra = anyExtra();
    return transition;
}

inline BlockPtr anyBlock(const QString &id)
{
    Block block;
    block.id = id;
    block.version = *rc::gen::inRange(1, 4);
    block.origin = *rc::gen::element(QString(), QStringLiteral("library"));
    block.title = anyName();
    block.help = anyName();
    for (int left = *rc::gen::inRange(0, 3); left > 0; --left) {
        PublishedProperty property;
        property.key = QStringLiteral("key%1").arg(left);
        property.type = *rc::gen::element(graph::ValueType::Number, graph::ValueType::Color, graph::ValueType::Shape);
        if (*rc::gen::arbitrary<bool>())
            property.preset = 1.5;
        property.title = anyName();
        if (*rc::gen::arbitrary<bool>())
            property.max = 2;
        property.ease = *rc::gen::element(QString(), QStringLiteral("linear"));
        property.extra = anyExtra();
        block.properties.push_back(std::move(property));
        block.outputs.push_back({QStringLiteral("out%1").arg(left), graph::ValueType::Number,
                                 QJsonObject{{QStringLiteral("link"), QStringLiteral("node-1.width")}}, anyName(),
                                 anyExtra()});
    }
    Scene inside;
    inside.id = blockType(id);
    inside.nodes = anyNodes();
    for (const graph::NodePtr &node : inside.nodes)
        inside.actors.push_back(node->id);
    inside.extra = anyExtra();
    block.inside = std::make_shared<const Scene>(std::move(inside));
    return std::make_shared<const Block>(std::move(block));
}

inline ScenePtr anyScene(const QString &id)
{
    Scene scene;
    scene.id = id;
    scene.continues = *rc::gen::inRange(0, 4) == 0;
    scene.transition = anyTransition();
    scene.name = anyName();
    if (*rc::gen::arbitrary<bool>())
        scene.duration = anyTime();
    scene.properties = anyObject(1);
    scene.extra = anyExtra();
    scene.nodes = anyNodes();
    for (const graph::NodePtr &node : scene.nodes)
        scene.actors.push_back(node->id);
    for (int left = *rc::gen::inRange(0, 3); left > 0; --left) {
        timeline::Track track;
        track.name = anyName();
        track.extra = anyExtra();
        for (int clips = *rc::gen::inRange(0, 3); clips > 0; --clips)
            track.clips.push_back(anyClip(2));
        scene.tracks.push_back(std::make_shared<const timeline::Track>(std::move(track)));
    }
    for (int left = *rc::gen::inRange(0, 3); left > 0; --left)
        scene.sounds.push_back(anySound());
    return std::make_shared<const Scene>(std::move(scene));
}

inline Lecture anyLecture()
{
    Lecture lecture;
    lecture.title = anyName();
    lecture.languages = *rc::gen::element(QStringList{QStringLiteral("en")},
                                          QStringList{QStringLiteral("ko"), QStringLiteral("en")});
    lecture.language = lecture.languages.front();
    lecture.frameWidth = *rc::gen::element(128.0 / 9, 8.0);
    lecture.rate = *rc::gen::element(base::FrameRate{}, base::FrameRate{30, 1}, base::FrameRate{30000, 1001});
    lecture.dialect = *rc::gen::element(base::Dialect::Gl, base::Dialect::Ce);
    lecture.font = *rc::gen::element(QString(), QStringLiteral("SimHei"));
    lecture.extra = anyExtra();
    if (*rc::gen::arbitrary<bool>()) {
        lecture.nodes = anyNodes();
        lecture.master = {anyText()};
        lecture.look.id = *rc::gen::element(QString(), QStringLiteral("light"));
        lecture.look.title = anyName();
        lecture.look.colors = anyObject(0);
        lecture.look.styles = anyObject(1);
    }
    for (int left = *rc::gen::inRange(0, 3); left > 0; --left) {
        const QString id = QStringLiteral("block-%1").arg(left);
        lecture.blocks.emplace(id, anyBlock(id));
    }
    for (int left = *rc::gen::inRange(0, 3); left > 0; --left) {
        lecture.scenes.push_back(anyScene(QStringLiteral("scene-%1").arg(left)));
        lecture.parameters.push_back({QStringLiteral("p%1").arg(left), anyName(), QStringLiteral("s"),
                                      *rc::gen::element(QString(), QStringLiteral("n")), QStringLiteral("radius"),
                                      anyExtra()});
        const auto bytes = *rc::gen::arbitrary<std::string>();
        lecture.assets[QStringLiteral("assets/%1.bin").arg(left)].content =
            std::make_shared<const QByteArray>(QByteArray::fromStdString(bytes));
    }
    return lecture;
}

} // namespace lectograph::lecture
