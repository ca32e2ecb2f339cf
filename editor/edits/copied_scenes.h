// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/edits/look_transfer.h"
#include "editor/edits/selected.h"

#include <QMimeData>

/// Copying scenes, within a lecture and into others.
namespace lectograph::editor {

struct SceneCopies
{
    Lecture lecture; ///< with only these scenes and what they use
    /// That of the lecture that they come from, which all its versions share.
    std::weak_ptr<lecture::CompiledBlocks> origin = {};
};
/// The scenes as standaloneScenes() says: one that continues a scene that is not copied begins on its own.
SceneCopies copiedScenes(const Lecture &lecture, const QStringList &scenes, const timeline::Registry &plugins);

struct PastedScenes
{
    Lecture lecture;
    QStringList scenes;       ///< the new ones
    QStringList remarks = {}; ///< what could not be brought along, as sentences
};
/// Adds the scenes behind `after`, or behind the chain that it would divide. In another lecture they bring along what that
/// lacks; what all scenes share, and what the master draws, becomes their own.
Result<PastedScenes> withScenesPasted(const Lecture &lecture, const SceneCopies &copies, const QString &after,
                                      PastedColors colors, const timeline::Registry &registry);

/// A lecture of this scene alone, called like it, with what it uses and nothing else: nodes that all scenes share, the
/// master, definitions, animations, files and parameters. Look, languages, frame and conventions stay. A scene that
/// continues another one begins on its own, as standaloneScenes() says.
Result<Lecture> lectureOfScene(const Lecture &lecture, const QString &scene, const timeline::Registry &plugins);

/// Copied scenes. They are large, so they are passed as they are within this program; other programs get an archive
/// (mime::scenes), created on request.
class CopiedScenes : public QMimeData
{
    Q_OBJECT

public:
    explicit CopiedScenes(SceneCopies scenes) : m_scenes(std::move(scenes)) {}

    /// Returns nothing if the data contains no scenes.
    static std::optional<SceneCopies> in(const QMimeData *data);

    QStringList formats() const override;
    bool hasFormat(const QString &type) const override { return formats().contains(type); }

protected:
    QVariant retrieveData(const QString &type, QMetaType asked) const override;

private:
    SceneCopies m_scenes;
};

} // namespace lectograph::editor
