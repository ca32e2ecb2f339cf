// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "lecture/edit.h"

#include <QByteArray>
#include <QPointF>
#include <QStringList>

#include <optional>

/// Reusable groups of blocks, saved by their author: for other scenes, other lectures, or colleagues.
namespace lectograph::editor {

/// A lecture of one scene. Of a block definition: an instance of it, and the definitions and files that it uses. Of
/// blocks that were saved with their animations: the nodes with the links between them, which of them are on stage,
/// their group, their animations starting at time 0, and the files that they need.
struct CustomBlock
{
    QString name;
    QString description; ///< one line; may be empty
    lecture::Lecture lecture;
    QString definition = {}; ///< its id; empty: blocks with their animations
    QString library = {};    ///< the origin of copies of the definition

    const lecture::Scene &scene() const { return *lecture.scenes.front(); }
    QStringList nodes() const;
    bool isOnStage() const { return !scene().actors.empty(); }
    bool isAnimated() const; ///< by clips or keyframes
};

/// The maximum total size of the files; a picture on a slide takes about a tenth of it.
inline constexpr qint64 mostCustomBlockBytes = 16 * 1024 * 1024;

struct CustomBlockWish
{
    QString name;
    QString description = {};
    bool withAnimations = false; ///< otherwise keyframed properties become constants, with their value at `at`
    base::Time at = {};
};
/// Copies nodes out of a scene, which is unchanged. Links to other nodes are replaced by their values at `at`, in all
/// languages; blocks placed beside other nodes keep their position. Shapes and tensors from outside are left out,
/// together with the clips that need them.
base::Result<CustomBlock> customBlockOf(const lecture::Lecture &lecture, const QString &scene, const QStringList &nodes,
                                        const CustomBlockWish &wish, const timeline::Registry &registry);
/// The title of the group of exactly these nodes, or the label of a single node; empty otherwise.
QString nameFor(const lecture::Lecture &lecture, const QString &scene, const QStringList &nodes,
                const graph::NodeRegistry &types);
/// The effect on links to other nodes.
struct OutsideLinks
{
    int values = 0; ///< replaced by their value or position
    int lost = 0;
};
OutsideLinks outsideLinks(const lecture::Scene &scene, const QStringList &nodes, const timeline::Registry &registry);
bool areAnimated(const lecture::Scene &scene, const QStringList &nodes);

/// A definition of the lecture as a custom block of the user.
base::Result<CustomBlock> customBlockOfDefinition(const lecture::Lecture &lecture, const QString &definition);
/// Blocks that do not move as a definition, which publishes their texts and colors.
base::Result<CustomBlock> asDefinition(const CustomBlock &block, const timeline::Registry &plugins);
/// The libraries from which definitions are copied.
inline const QString userLibrary = QStringLiteral("my-blocks");
inline const QString shippedLibrary = QStringLiteral("lectograph");

/// The file format: JSON in canonical form, so that it can be read and compared.
base::Result<QByteArray> toFile(const CustomBlock &block);
/// Validates everything in the file except that the types exist; see checkTypes().
base::Result<CustomBlock> customBlockFrom(const QByteArray &file);
/// An error if it has nodes or clips of unknown types, or of newer versions than the plugins'.
base::Result<void> checkTypes(const CustomBlock &block, const timeline::Registry &registry);

struct CustomBlockPlace
{
    std::optional<QPointF> canvas = {};   ///< top left corner of the group in the graph; default: right of the others
    std::optional<base::Vec3> stage = {}; ///< of its middle; default: where there is room, or where a group was
    base::Time start = {};                ///< of its animations
};
struct AddedCustomBlock
{
    lecture::Lecture lecture;
    QStringList nodes;
};
/// Adds an instance of the definition, which is copied into the lecture if it is not there yet, where the definition is laid
/// out; or the blocks of a file
/// with animations with new ids, as a collapsed group, or without a group if it is a single node. Files that the
/// lecture has already are not added again.
base::Result<AddedCustomBlock> withCustomBlock(const lecture::Lecture &lecture, const QString &scene,
                                               const CustomBlock &block, const CustomBlockPlace &place,
                                               const timeline::Registry &registry);

} // namespace lectograph::editor
