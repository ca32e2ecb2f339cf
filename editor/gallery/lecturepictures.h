// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/widgets/animatedthumbnail.h"
#include "editor/widgets/thumbnailcache.h"
#include "timeline/animation.h"

#include <chrono>
#include <optional>
#include <stop_token>

namespace lectograph::editor {

/// What a thumbnail shows: the lecture in a file, or one scene of it.
struct PicturedLecture
{
    QString path;
    QString language = {}; ///< empty: its own
    QString scene = {};    ///< empty: all of it
};

/// A representative picture, as large as fits into `size`; its text "seconds" is the length of what it shows. Returns a
/// null image if the file cannot be read, or has no such scene.
QImage tellingPicture(const PicturedLecture &what, const timeline::Registry &registry, const QSize &size);

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

    /// The cache key for the current content of the file; see ThumbnailCache.
    QString key(const PicturedLecture &what, const QSize &size) const;
    /// Single scenes are drawn only of our templates.
    void request(const PicturedLecture &what, const QSize &size) { request(key(what, size), what, size, 0); }
    /// A null image while it is being drawn, and for unreadable files.
    QImage still(const PicturedLecture &what, const QSize &size) const { return m_thumbnails.find(key(what, size)); }
    struct Wanted
    {
        QImage still;
        QString key;
    };
    /// The picture, which is requested if there is none; looks at the file only once.
    Wanted want(const PicturedLecture &what, const QSize &size, int urgency = 0);
    /// The length of a thumbnail's lecture, if known.
    static std::optional<double> secondsOf(const QImage &still);
    /// An animation of a template for AnimatedThumbnail; shows nothing for other files.
    AnimatedThumbnail::Open film(const PicturedLecture &what, const QSize &size) const;

    ThumbnailCache &thumbnails() { return m_thumbnails; }

private:
    void request(const QString &key, const PicturedLecture &what, const QSize &size, int urgency);

    const timeline::Registry &m_registry;
    ThumbnailProgram m_program;
    std::stop_source m_stop;
    ThumbnailCache m_thumbnails;
};

} // namespace lectograph::editor
