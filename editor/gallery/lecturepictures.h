// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/widgets/animatedthumbnail.h"
#include "editor/widgets/thumbnailcache.h"
#include "timeline/animation.h"

#include <chrono>
#include <optional>
#include <stop_token>

namespace lectograph::editor {

/// A representative picture of the lecture in a file, as large as fits into `size`; its text "seconds" is the lecture's
/// length. Returns a null image if the file cannot be read.
QImage tellingPicture(const QString &path, const timeline::Registry &registry, const QString &language,
                      const QSize &size);

/// The program that renders thumbnails of untrusted lectures, called with "thumbnail FILE OUT --size WxH --language
/// LANGUAGE"; it limits its own memory and time (app/thumbnail.cpp).
struct ThumbnailProgram
{
    /// The program next to this one.
    static QString usual();

    QString path = usual();
    /// The timeout, after which it is killed.
    std::chrono::milliseconds longest = std::chrono::seconds(20);
};

/// Thumbnails and animations of lectures in files. Our templates are rendered in this process; other files in a
/// separate one, and after a failure not again before the file or the program changes.
class LecturePictures
{
public:
    explicit LecturePictures(const timeline::Registry &registry, ThumbnailProgram program = {})
        : m_registry(registry), m_program(std::move(program))
    {}
    ~LecturePictures() { m_stop.request_stop(); }
    LecturePictures(const LecturePictures &) = delete;
    LecturePictures &operator=(const LecturePictures &) = delete;

    /// The cache key for the current content of a file in a language (empty: its own); see ThumbnailCache.
    QString key(const QString &path, const QString &language, const QSize &size) const;
    void request(const QString &path, const QString &language, const QSize &size, int urgency = 0);
    /// A null image while it is being drawn, and for unreadable files.
    QImage still(const QString &path, const QString &language, const QSize &size) const
    {
        return m_thumbnails.find(key(path, language, size));
    }
    /// The length of a thumbnail's lecture, if known.
    static std::optional<double> secondsOf(const QImage &still);
    /// An animation of a template for AnimatedThumbnail; shows nothing for other files.
    AnimatedThumbnail::Open film(const QString &path, const QString &language, const QSize &size) const;

    ThumbnailCache &thumbnails() { return m_thumbnails; }

private:
    const timeline::Registry &m_registry;
    ThumbnailProgram m_program;
    std::stop_source m_stop;
    ThumbnailCache m_thumbnails;
};

} // namespace lectograph::editor
