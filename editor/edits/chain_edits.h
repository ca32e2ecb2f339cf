// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/edits/scene_edits.h"

/// Scenes that continue the one before, and transitions between those that do not.
namespace lectograph::editor {

/// Lets the scene begin with the stage as the one before left it, or on its own. Its blocks, and those of scenes that
/// continue it, get other ids where they would see others with the same.
Result<Lecture> withSceneContinued(const Lecture &lecture, const QString &scene, bool continues);
/// The actors of the scenes that the scene continues, then its own ones: what is on stage unless a clip has let it leave.
std::vector<QString> actorsOnStage(const Lecture &lecture, const QString &scene);
/// Whether it is on stage where the scene begins, because the scene continues another one.
bool isOnStageBefore(const Lecture &lecture, const QString &scene, const QString &node);

/// Adds an empty scene of five seconds that continues `after`.
Result<AddedScene> withContinuingScene(const Lecture &lecture, const QString &after);
/// The last scene of the chain in which `scene` is, so that something behind it divides no chain.
QString endOfChain(const Lecture &lecture, const QString &scene);

/// Changes the transition with which the scene begins.
Result<Lecture> withTransition(const Lecture &lecture, const QString &scene,
                               const std::function<void(lecture::Transition &)> &change);
/// A transition that has just been chosen, with a duration that people like.
lecture::Transition newTransition(const QString &kind);

/// After scenes have moved or gone: scenes that would continue one of another chain begin on their own instead.
Lecture withChainsKept(const Lecture &before, Lecture after);

/// The ids of nodes that the written scene itself refers to, its own ones too.
QSet<QString> referredTo(const lecture::Scene &scene, const Lecture &lecture);

/// A block that a scene uses, or has on its stage, and no longer sees.
struct LostBlock
{
    QString scene; ///< that uses it
    QString home;  ///< the scene in which it lives, or lived
    QString node;
};
/// What scenes that exist before and after would lose of each other.
std::vector<LostBlock> lostBlocks(const Lecture &before, const Lecture &after);

} // namespace lectograph::editor
