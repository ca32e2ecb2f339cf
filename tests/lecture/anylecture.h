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

inline ScenePtr anyScene(const QString &id)
{
    Scene scene;
    scene.id = id;
    scene.name = anyName();
    if (*rc::gen::arbitrary<bool>())
        scene.duration = anyTime();
    scene.properties = anyObject(1);
    scene.extra = anyExtra();
    for (int left = *rc::gen::inRange(0, 4); left > 0; --left) {
        graph::Node node;
        node.id = QStringLiteral("node-%1").arg(left);
        node.type = *rc::gen::element(QStringLiteral("test.circle"), QStringLiteral("elsewhere.mystery"));
        node.version = *rc::gen::inRange(1, 4);
        node.properties = anyObject(2);
        node.extra = anyExtra();
        scene.nodes.insert(scene.nodes.begin(), std::make_shared<const graph::Node>(std::move(node)));
        scene.actors.push_back(scene.nodes.front()->id);
    }
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
