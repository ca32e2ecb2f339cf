// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/edits/added_content.h"
#include "editor/edits/assets.h"
#include "editor/edits/table_choices.h"

#include <optional>

class QImage;
class QMimeData;

namespace lectograph::editor {

/// Whether `data` contains a file that is not a lecture. withFilesAndSounds() reports files that it cannot import.
bool acceptsFiles(const QMimeData *data);
/// The local files in `data`.
QStringList filesIn(const QMimeData *data);
/// The first of them that may be a table in a text; empty if there is none.
QString tableFileIn(const QMimeData *data);

/// Imports files into the scene: pictures (PNG, JPEG, SVG; others are converted to PNG) become an asset and a picture
/// block, at `at` if given, further ones slightly offset; tables as withTable() says, texts as withForeignText() says;
/// sound files become sounds that start at `time` of the scene. All or nothing. Words are in the language `shown`.
/// Tables are read as `tables` says, or else in the likeliest way, with a note where others are possible.
base::Result<AddedFiles> withFilesAndSounds(const lecture::Lecture &lecture, const QString &scene,
                                            const QStringList &paths, const timeline::Registry &registry,
                                            base::Time time, std::optional<base::Vec3> at = {},
                                            const QString &shown = {}, const TableChoices &tables = {});

/// Adds an image without a file, as an asset and a picture block; a large one is scaled down, as those of files are.
base::Result<AddedFiles> withImage(const lecture::Lecture &lecture, const QString &scene, const QImage &image,
                                   const timeline::Registry &registry, std::optional<base::Vec3> at);
/// The same with the content of a picture file, under the same limits: an SVG drawing, or pixels.
base::Result<AddedFiles> withPictureContent(const lecture::Lecture &lecture, const QString &scene,
                                            const QByteArray &content, const timeline::Registry &registry,
                                            std::optional<base::Vec3> at);

/// The lecture keeps a copy of the picture of a file: PNG and JPEG as they are, others as PNG.
base::Result<KeptFile> withPictureFile(const lecture::Lecture &lecture, const QString &path);
/// The same for a file that a property takes: a picture, tensors, or other data, which is kept as it is. `reading` is of
/// tables.
base::Result<KeptFile> withFileFor(const lecture::Lecture &lecture, const graph::PropertySpec &spec,
                                   const QString &path, const tensor::TableReading &reading = {});

} // namespace lectograph::editor
