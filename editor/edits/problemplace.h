// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "graph/problem.h"
#include "lecture/edit.h"
#include "lecture/moments.h"

#include <QStringList>

#include <optional>

namespace lectograph::editor {

/// The place of a problem: "scenes/main.json: nodes/circle/properties/radius", or while it is computed
/// "scenes/main/nodes/circle/radius", resolved for the editor.
struct ProblemPlace
{
    QString scene; ///< empty: the whole lecture
    QString node;
    std::optional<timeline::ClipId> clip;
    std::optional<lecture::SoundId> sound;
    QString property;
    QString within;        ///< "characters 1–4 “\foo”" of its formula, in the language of the interface
    QStringList languages; ///< the languages it is limited to
    QString missingFile;   ///< "assets/…", which the lecture names there and does not carry
    std::optional<std::size_t> lostParameter = {}; ///< the index of one that leads nowhere
    std::optional<lecture::Moment> moment = {};    ///< at which it is met
    QString row = {}; ///< of the inspector: the property, or what else the item has, such as its "duration"

    friend bool operator==(const ProblemPlace &, const ProblemPlace &) = default;
};

/// Parses the place up to the first part that is unknown or missing in the lecture.
ProblemPlace problemPlace(const QString &place, const lecture::Lecture &lecture);

/// "Opening › Circle › Radius"; "Whole lecture" without a scene, and "Whole lecture › Parameter 2".
QString wordsFor(const ProblemPlace &place, const lecture::Lecture &lecture, const timeline::Registry &registry,
                 const QStringList &languages);

/// The same error with the names of blocks that people read, where the sentence has their ids: of the block that it is
/// about and, outside of values and in links and expressions, of all blocks of its scene. Inside a constant, a word may be
/// anything.
base::Error withBlocksNamed(const base::Error &error, const lecture::Lecture &lecture,
                            const timeline::Registry &registry, const QStringList &languages);

/// "Opening › Circle › Radius: what is wrong, and what to do about it."
QString sentenceFor(const base::Error &error, const lecture::Lecture &lecture, const timeline::Registry &registry,
                    const QStringList &languages);
/// The same error as it is said where its scene is shown: "Circle › Radius", in the names of blocks.
base::Error saidInScene(const base::Error &error, const lecture::Lecture &lecture, const timeline::Registry &registry,
                        const QStringList &languages);

} // namespace lectograph::editor
