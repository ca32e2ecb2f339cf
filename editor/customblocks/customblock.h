// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "lecture/edit.h"

#include <QByteArray>
#include <QPointF>
#include <QStringList>

#include <optional>

/// Blocks that belong together, kept by their author to be used again: in other scenes, in other lectures, by colleagues.
namespace lectograph::editor {

/// A small lecture of one scene: the nodes with their links among each other, who of them is on stage, their group, their
/// animations from time 0 on, and the files that they need.
struct CustomBlock
{
    QString name;
    QString description; ///< one line; may be empty
    lecture::Lecture lecture;

    const lecture::Scene &scene() const { return *lecture.scenes.front(); }
    QStringList nodes() const;
    bool isOnStage() const { return !scene().actors.empty(); }
    bool isAnimated() const; ///< by clips or keyframes
};

/// What the files of one may take together; a picture for a slide takes a tenth of it.
inline constexpr qint64 mostCustomBlockBytes = 16 * 1024 * 1024;

struct CustomBlockWish
{
    QString name;
    QString description = {};
    bool withAnimations = false; ///< otherwise properties with keyframes keep the value that they have at `at`
    base::Time at = {};
};
/// Takes nodes out of a scene, which stays as it is. In place of a link to another node stands the value that it brings at
/// `at`, in all languages; what stood beside another node stands where it stood. Shapes and tensors from outside are left
/// out, and so are clips that need them.
base::Result<CustomBlock> customBlockOf(const lecture::Lecture &lecture, const QString &scene, const QStringList &nodes,
                                        const CustomBlockWish &wish, const timeline::Registry &registry);
/// The title of the group that these nodes are, or what the author calls the only one; empty otherwise.
QString nameFor(const lecture::Lecture &lecture, const QString &scene, const QStringList &nodes,
                const graph::NodeRegistry &types);
/// What becomes of links to other nodes.
struct OutsideLinks
{
    int values = 0; ///< their value or place stays
    int lost = 0;
};
OutsideLinks outsideLinks(const lecture::Scene &scene, const QStringList &nodes, const timeline::Registry &registry);
bool areAnimated(const lecture::Scene &scene, const QStringList &nodes);

/// As a file has it: JSON in canonical form, so that it can be read and compared.
base::Result<QByteArray> toFile(const CustomBlock &block);
/// Nothing in it is trusted. Whether there are plugins for it is another question; see checkTypes().
base::Result<CustomBlock> customBlockFrom(const QByteArray &file);
/// An error if it has nodes or clips of types that no plugin brings, or that are newer than theirs.
base::Result<void> checkTypes(const CustomBlock &block, const timeline::Registry &registry);

struct CustomBlockPlace
{
    std::optional<QPointF> canvas = {}; ///< of the group's top left corner in the graph; otherwise right of the others
    std::optional<QPointF> stage = {};  ///< of its middle; otherwise where it was
    base::Time start = {};              ///< of its animations
};
struct AddedCustomBlock
{
    lecture::Lecture lecture;
    QStringList nodes;
};
/// Adds it under new names, as a group that is shut; one that is a single node comes without a group. Files that the lecture
/// has already are not added again.
base::Result<AddedCustomBlock> withCustomBlock(const lecture::Lecture &lecture, const QString &scene,
                                               const CustomBlock &block, const CustomBlockPlace &place,
                                               const timeline::Registry &registry);

} // namespace lectograph::editor
