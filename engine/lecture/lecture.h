// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/time.h"
#include "graph/node.h"
#include "lecture/sound.h"
#include "timeline/animation.h"
#include "timeline/clip.h"

#include <QByteArray>
#include <QJsonArray>
#include <QJsonObject>
#include <QString>
#include <QStringList>

#include <map>
#include <memory>
#include <optional>
#include <vector>

namespace lectograph::lecture {

/// One scene: what there is (nodes), who is on stage and in what drawing order (actors), what happens (tracks).
struct Scene
{
    QString id;
    QJsonValue name;                    ///< a string or a map of language to string
    std::optional<base::Time> duration; ///< absent: until the last clip ends
    QJsonObject properties;             ///< background, camera, field of view, …: sceneProperties()
    std::vector<graph::NodePtr> nodes;  ///< in order of their ids
    std::vector<QString> actors;        ///< node ids, back to front
    std::vector<timeline::TrackPtr> tracks;
    std::vector<SoundPtr> sounds;
    QJsonObject extra;
};
using ScenePtr = std::shared_ptr<const Scene>;

/// What a scene itself has: background colour, camera node, field of view, dialect, seed.
const graph::PropertyTable &sceneProperties();

/// A file that the lecture carries; the content is shared between copies.
struct Asset
{
    std::shared_ptr<const QByteArray> content;
};

/// A property that the author of a template offers for change without opening the graph.
struct Parameter
{
    QString id;
    QJsonValue label;
    QString scene;
    QString node;
    QString property;
    QJsonObject extra;
};

/// The document: an immutable value, shared between copies. An edit is a function from lecture to lecture.
struct Lecture
{
    QJsonValue title;
    QString language = QStringLiteral("en"); ///< the default one
    QStringList languages{QStringLiteral("en")};
    double frameWidth = 128.0 / 9;
    double frameHeight = 8;
    base::FrameRate rate;
    base::Dialect dialect = base::Dialect::Gl;
    QString font;       ///< text family; empty: the default of each language
    QJsonArray credits; ///< of {"title", "author", "source", "licence"}
    std::vector<Parameter> parameters;
    std::vector<ScenePtr> scenes;
    std::map<QString, Asset> assets;      ///< by name, "assets/…"
    std::map<QString, Asset> attachments; ///< thumbnail.png and files nobody knows, by name: kept as they are
    QJsonObject extra;
};

/// Length of a scene, from its duration or its clips.
base::Time durationOf(const Scene &scene, const timeline::AnimationRegistry &registry, base::Dialect dialect);
base::Time durationOf(const Lecture &lecture, const timeline::AnimationRegistry &registry);
/// The wanted language first, then the lecture's own, then its others.
QStringList languageOrder(const Lecture &lecture, const QString &wanted);

} // namespace lectograph::lecture
