// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/edits/followers.h"
#include "editor/edits/properties.h"

#include <QSet>

/// What direct editing on the stage does to the document.
namespace lectograph::editor {

/// In which way a property that is changed on the stage is written.
struct PropertyWriteMode
{
    QString scene;
    base::Time time;           ///< of the scene: where keyframes go
    bool isAutoKeying = false; ///< as keyframes; what has keyframes gets them in any case
    QStringList languages{};   ///< the one that is shown, then those to fall back on
};

/// How a node is to stand differently from before.
struct TransformDelta
{
    QString node;
    base::Vec3 shift{}; ///< scene units
    double factor = 1;  ///< of its size, about its centre
    double degrees = 0; ///< counter-clockwise, about its centre
    /// Own lengths that are set ("width"), in place of a factor that the block would apply to both.
    std::vector<std::pair<QString, double>> lengths{};
    /// Ends of a line ("to") that are moved by themselves, as the other one follows what it is linked to.
    std::vector<std::pair<QString, base::Vec3>> ends{};
};

/// Whether where it stands is up to it alone: not beside something, not at an edge, and not linked.
bool standsFreely(const graph::Node &node);
/// All of the nodes by the same, each once.
std::vector<TransformDelta> placingsBy(const base::Vec3 &shift, const MovedNodes &moved);

/// A line with free ends is moved by these. An error names what a property comes from if it is linked.
base::Result<lecture::Lecture> withTransforms(const lecture::Lecture &lecture,
                                              const std::vector<TransformDelta> &placings,
                                              const PropertyWriteMode &writing, const timeline::Registry &registry);
/// The ends of a line that are up to it alone, and where they are in the scene before clips move it: the properties "from" and
/// "to". None of a line that is scaled, turned, or stands beside something.
std::vector<std::pair<QString, base::Vec3>> freeEnds(const lecture::Lecture &lecture, const QString &node,
                                                     const PropertyWriteMode &writing,
                                                     const timeline::Registry &registry);
base::Result<lecture::Lecture> withEndMoved(const lecture::Lecture &lecture, const PropertyPlace &end,
                                            const base::Vec3 &by, const PropertyWriteMode &writing,
                                            const timeline::Registry &registry);
/// The value of a property without links, at the writing's time.
std::optional<graph::Value> currentValue(const lecture::Lecture &lecture, const PropertyPlace &place,
                                         const PropertyWriteMode &writing, const timeline::Registry &registry);
base::Result<lecture::Lecture> withWritten(const lecture::Lecture &lecture, const PropertyPlace &place,
                                           const QJsonValue &value, const PropertyWriteMode &writing);

/// Whether a block shows words of its own.
bool hasWords(const lecture::Lecture &lecture, const QString &scene, const QString &node,
              const timeline::Registry &registry);
/// The property that carries a block's words, followed through a link to a block of words that others share. An error says
/// why they cannot be typed on the stage.
base::Result<PropertyPlace> textPlaceOf(const lecture::Lecture &lecture, const QString &scene, const QString &node,
                                        const timeline::Registry &registry);
/// The words in the language that is shown; those of other languages stay. A formula that is the same in all languages
/// stays so.
base::Result<lecture::Lecture> withWords(const lecture::Lecture &lecture, const PropertyPlace &place,
                                         const QString &text, const PropertyWriteMode &writing);
/// "latex": it is typed as a formula.
bool isFormula(const PropertyPlace &place);

enum class Order { Front, Back };
base::Result<lecture::Lecture> withOrder(const lecture::Lecture &lecture, const QString &scene,
                                         const QStringList &nodes, Order order);
/// Takes nodes from the stage, not out of the graph; and the way back.
base::Result<lecture::Lecture> withoutActors(const lecture::Lecture &lecture, const QString &scene,
                                             const QStringList &nodes);
base::Result<lecture::Lecture> withActor(const lecture::Lecture &lecture, const QString &scene, const QString &node);

} // namespace lectograph::editor
