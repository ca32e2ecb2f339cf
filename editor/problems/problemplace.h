// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "graph/problem.h"
#include "lecture/edit.h"

#include <QStringList>

#include <optional>

namespace lectograph::editor {

/// Where a problem is: what "scenes/main.json: nodes/circle/properties/radius" means to the editor.
struct ProblemPlace
{
    QString scene; ///< empty: it concerns the whole lecture
    QString node;
    std::optional<timeline::ClipId> clip;
    QString property;
    QString within;        ///< "characters 1–4 “\foo”" of its formula, in the language of the interface
    QStringList languages; ///< in which alone it is there

    friend bool operator==(const ProblemPlace &, const ProblemPlace &) = default;
};

/// As far as the place can be read, and as the lecture has it; what comes after is left out.
ProblemPlace problemPlace(const QString &place, const lecture::Lecture &lecture);

/// "Opening › Circle › Radius"; "Whole lecture" where no scene is named.
QString wordsFor(const ProblemPlace &place, const lecture::Lecture &lecture, const timeline::Registry &registry,
                 const QStringList &languages);

/// "Opening › Circle › Radius: what is wrong, and what to do about it."
QString sentenceFor(const base::Error &error, const lecture::Lecture &lecture, const timeline::Registry &registry,
                    const QStringList &languages);

} // namespace lectograph::editor
