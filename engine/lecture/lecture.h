// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/time.h"
#include "graph/look.h"
#include "graph/node.h"
#include "lecture/animation.h"
#include "lecture/block.h"
#include "lecture/sound.h"
#include "lecture/transition.h"
#include "lecture/visible_scenes.h"
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

/// One scene: nodes, actors in drawing order, and tracks of clips.
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
    bool continues = false; ///< begins with the stage as the scene before it left it
    Transition transition;  ///< from the scene before it, unless it continues that one
};
using ScenePtr = std::shared_ptr<const Scene>;

/// The properties of a scene: background colour, camera node, field of view, dialect, seed.
const graph::PropertyTable &sceneProperties();

/// An embedded file; copies share the content.
struct Asset
{
    std::shared_ptr<const QByteArray> content;
};

/// A property that a template exposes, so that it can be changed without opening the graph.
struct Parameter
{
    QString id = {};
    QJsonValue label = {};
    QString scene = {};
    QString node = {};
    QString property = {};
    QJsonObject extra = {};
};

class FilesBeside; // lecture/files_beside.h

/// What typesOf() in lecture/types.h has compiled.
class CompiledBlocks;
std::shared_ptr<CompiledBlocks> emptyCompiledBlocks();

/// The document: an immutable value, shared between copies. An edit is a function from lecture to lecture.
struct Lecture
{
    QJsonValue title;
    QString language = QStringLiteral("en"); ///< the default language
    QStringList languages{QStringLiteral("en")};
    double frameWidth = 128.0 / 9;
    double frameHeight = 8;
    base::FrameRate rate;
    base::Dialect dialect = base::Dialect::Gl;
    QString font;       ///< font family for text; empty: the default of each language
    QJsonArray credits; ///< objects with "title", "author", "source", "licence"
    std::vector<Parameter> parameters;
    std::vector<ScenePtr> scenes;
    std::map<QString, Asset> assets;      ///< by name, "assets/…"
    std::map<QString, Asset> attachments; ///< thumbnail.png and unknown files by name, preserved as they are
    QJsonObject extra;
    std::vector<graph::NodePtr> nodes; ///< shared by all scenes, in order of their ids
    std::vector<QString> master;       ///< ids of shared nodes drawn over every scene, back to front
    graph::Look look;
    std::map<QString, BlockPtr> blocks;         ///< block definitions by id
    std::map<QString, AnimationPtr> animations; ///< made of clips, by id
    /// The files in the folder where it is saved, whose blocks may read them; null: nowhere yet. No part of the content.
    std::shared_ptr<const FilesBeside> beside;
    VisibleScenes visible; ///< what visibleScene() has made of all this
    /// The types compiled from `blocks` and `animations`, shared by all versions of this lecture: typesOf() fills it.
    std::shared_ptr<CompiledBlocks> compiled = emptyCompiledBlocks();
};

/// The length of a scene: its duration, or the end of its clips.
base::Time durationOf(const Scene &scene, const timeline::AnimationRegistry &registry, base::Dialect dialect);
/// The length of the lecture, or of only these scenes one after the other.
base::Time durationOf(const Lecture &lecture, const timeline::AnimationRegistry &registry,
                      const QStringList &scenes = {});
/// The requested language first, then the lecture's default, then its others.
QStringList languageOrder(const Lecture &lecture, const QString &wanted);

} // namespace lectograph::lecture
