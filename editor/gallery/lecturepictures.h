// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/gallery/thumbnailprocess.h"
#include "editor/widgets/animatedthumbnail.h"
#include "editor/widgets/thumbnailcache.h"
#include "timeline/animation.h"

#include <optional>
#include <stop_token>

namespace lectograph::editor {

/// One picture that tells what the lecture in a file is about, as large as fits into `size`; its text "seconds" is the
/// lecture's length. Null if the file cannot be read.
QImage tellingPicture(const QString &path, const timeline::Registry &registry, const QString &language,
                      const QSize &size);

/// Pictures of lectures in files: one that tells what a lecture is about, and one that moves. Those of our templates are
/// drawn here; all others in a process of their own, and if that fails, not again before the file or the program changes.
class LecturePictures
{
public:
    explicit LecturePictures(const timeline::Registry &registry, ThumbnailProgram program = {})
        : m_registry(registry), m_program(std::move(program))
    {}
    ~LecturePictures() { m_stop.request_stop(); }
    LecturePictures(const LecturePictures &) = delete;
    LecturePictures &operator=(const LecturePictures &) = delete;

    /// Of a file as it is now, in a language (empty: its own). Made once it was asked for; see ThumbnailCache.
    QString key(const QString &path, const QString &language, const QSize &size) const;
    void request(const QString &path, const QString &language, const QSize &size, int urgency = 0);
    /// Null as long as it is not made, and for a file that cannot be read.
    QImage still(const QString &path, const QString &language, const QSize &size) const;
    /// How long the lecture of a picture is, if that is known.
    static std::optional<double> secondsOf(const QImage &still);
    /// A film of a template for AnimatedThumbnail; of other files it shows nothing.
    AnimatedThumbnail::Open film(const QString &path, const QString &language, const QSize &size) const;

    ThumbnailCache &thumbnails() { return m_thumbnails; }

private:
    const timeline::Registry &m_registry;
    ThumbnailProgram m_program;
    std::stop_source m_stop;
    ThumbnailCache m_thumbnails;
};

} // namespace lectograph::editor
