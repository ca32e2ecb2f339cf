// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/geometry.h"
#include "lecture/edit.h"

#include <optional>

class QImage;
class QMimeData;

namespace lectograph::editor {

/// There is a file in it that is not a lecture: something for withFiles(), which says so if it cannot take it.
bool acceptsFiles(const QMimeData *data);
/// The files of `data` on this machine.
QStringList filesIn(const QMimeData *data);

/// Each file as a block of the scene: pictures (PNG, JPEG, SVG; others are made into PNG) become an asset and a picture
/// block, at `at` if that is given, further ones a little beside it; tables of numbers become a matrix, or a list if they
/// are one row or column. All or nothing; `nodes` gets the ids.
base::Result<lecture::Lecture> withFiles(const lecture::Lecture &lecture, const QString &scene,
                                         const QStringList &paths, const timeline::Registry &registry,
                                         std::optional<base::Vec3> at, QStringList *nodes);

/// The same, and what can be heard as sounds that begin at `time` of the scene.
struct AddedFiles
{
    lecture::Lecture lecture;
    QStringList nodes;
    std::vector<lecture::SoundId> sounds;
};
base::Result<AddedFiles> withFilesAndSounds(const lecture::Lecture &lecture, const QString &scene,
                                            const QStringList &paths, const timeline::Registry &registry,
                                            base::Time time, std::optional<base::Vec3> at = {});

/// A picture that comes from no file, as an asset and a picture block.
base::Result<AddedFiles> withImage(const lecture::Lecture &lecture, const QString &scene, const QImage &image,
                                   const timeline::Registry &registry, std::optional<base::Vec3> at);

/// The picture of a file as one of the lecture's files: PNG and JPEG as they are, others as PNG.
struct KeptPicture
{
    lecture::Lecture lecture;
    QString file; ///< "assets/…"
};
base::Result<KeptPicture> withPictureFile(const lecture::Lecture &lecture, const QString &path);

} // namespace lectograph::editor
