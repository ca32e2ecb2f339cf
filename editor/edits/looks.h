// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "lecture/edit.h"
#include "lecture/looks.h"

/// The look of a lecture: choosing another one, and changing its colors and styles.
namespace lectograph::editor {

struct LookColor
{
    QString name; ///< as in the look: "accent", "BLUE"
    base::Color color;
};
/// The colors that the look names beyond the palette, such as "accent", by name.
std::vector<LookColor> ownLookColors(const lecture::Lecture &lecture);
/// What colour names mean in this lecture.
base::ColorNames colorNamesOf(const lecture::Lecture &lecture);

/// The constant background of a scene: its own, or that of the look.
base::Color backgroundOf(const lecture::Lecture &lecture, const QString &scene);

/// Undefined removes the colour; another name of one or a number sets it.
base::Result<lecture::Lecture> withLookColor(const lecture::Lecture &lecture, const QString &name,
                                             const QJsonValue &color);
/// Undefined removes the value from the style.
base::Result<lecture::Lecture> withStyleValue(const lecture::Lecture &lecture, const QString &style, const QString &key,
                                              const QJsonValue &value);
/// Also in the blocks that have the style.
base::Result<lecture::Lecture> withStyleRenamed(const lecture::Lecture &lecture, const QString &style,
                                                const QString &name);
/// Its values are written into the blocks that have it.
base::Result<lecture::Lecture> withoutStyle(const lecture::Lecture &lecture, const QString &style,
                                            const timeline::Registry &registry);
/// The number of blocks that have the style.
int blocksWithStyle(const lecture::Lecture &lecture, const QString &style);

/// Saves the look of the lecture as a file of the user's folder, under this title. Returns the name of the file.
base::Result<QString> saveLook(const lecture::Lecture &lecture, const QString &title,
                               const QString &folder = lecture::userLookFolder());

} // namespace lectograph::editor
