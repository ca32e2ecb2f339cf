// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/edits/added_content.h"
#include "editor/edits/cell_clipboard.h"
#include "editor/edits/table_choices.h"

class QMimeData;

/// What other programs put into the clipboard, or drag.
namespace lectograph::editor {

/// Clips, keyframes and other formats of the panels, which mean nothing as text.
bool isOurs(const QMimeData &data);
/// The words of the data: those of a table in rich text between tabs, with all digits of its numbers if they are
/// computed with, or else the plain text. An error if the rich text is too long.
base::Result<QString> wordsIn(const QMimeData &data, Digits digits = Digits::Shown);
/// Whether the data comes from another program and contains something that could be added. Looks at formats only.
bool holdsForeignContent(const QMimeData *data);
/// The lecture among the files, which is opened instead of added; empty if there is none.
QString lectureIn(const QMimeData *data);

/// How content is added.
struct ForeignContent
{
    QString scene;
    QString shown = {};                 ///< the language of words
    base::Time time = {};               ///< of the scene: the start of sounds
    std::optional<base::Vec3> at = {};  ///< on stage, where numbers are shown too; otherwise at the usual place
    std::optional<QPointF> canvas = {}; ///< in the graph
    TableChoices tables = {};           ///< how tables are read, if it was asked
};

/// Adds the files, or else the drawing, the picture or the text: the best of the formats in which other programs offer
/// the same. Rich text is added as plain text. Addresses in the web are not opened.
base::Result<AddedFiles> withForeignContent(const lecture::Lecture &lecture, const QMimeData &data,
                                            const ForeignContent &how, const timeline::Registry &registry);
/// The same with files.
base::Result<AddedFiles> withForeignFiles(const lecture::Lecture &lecture, const QStringList &files,
                                          const ForeignContent &how, const timeline::Registry &registry);

} // namespace lectograph::editor
