// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/edits/clipboard.h"

/// What copied blocks need of the lecture that they come from: the nodes that they are made of, its look, and what else
/// says how they are drawn.
namespace lectograph::editor {

struct NeededNodes
{
    QStringList all;
    QStringList staged; ///< of these, whose state on the stage is used: the clips that act on them belong to it
};
/// The nodes that these nodes, the clips that act on them and these properties of the scene link to, directly or
/// through others, without those that are copied themselves.
NeededNodes neededBy(const lecture::Lecture &lecture, const QString &scene, const QStringList &nodes,
                     const QJsonObject &ofScene = {});

/// The lecture without its scenes, nodes, definitions and files: its look, font, frame and languages, the animations
/// that copied clips play, and the parameters that are properties of the nodes.
lecture::Lecture sourceOf(const lecture::Lecture &lecture, const QString &scene, const QStringList &nodes,
                          const QJsonObject &clips);
/// The same as text, for other programs. Nothing if it cannot be read.
QJsonObject jsonOfSource(const lecture::Lecture &source);
std::optional<lecture::Lecture> sourceFrom(const QJsonObject &json);

/// A lecture, and copies that are drawn in it as they were in theirs.
struct Received
{
    lecture::Lecture lecture; ///< with the styles, colors and animations that it lacked
    NodeCopies copies;
    QStringList remarks; ///< what could not be brought, as sentences
};
Received received(const lecture::Lecture &lecture, const NodeCopies &copies, PastedColors colors,
                  const timeline::Registry &plugins);
/// What the copied scenes need and the lecture cannot be given.
QStringList remarksOn(const lecture::Lecture &copied, const lecture::Lecture &lecture,
                      const timeline::Registry &plugins);
/// The parameters of the copied nodes, for the pasted ones.
lecture::Lecture withParametersOf(lecture::Lecture lecture, const lecture::Lecture &source, const QString &scene,
                                  const NodeNames &names);

} // namespace lectograph::editor
