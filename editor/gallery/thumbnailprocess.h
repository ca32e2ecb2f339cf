// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QImage>
#include <QSize>
#include <QString>

#include <chrono>
#include <optional>
#include <stop_token>

namespace lectograph::editor {

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

/// Renders in a separate process, so that a malicious file cannot harm this one. Returns a null image on a crash,
/// timeout or error; nothing if it was stopped or the program is missing. An empty `language` is the lecture's own. Blocks;
/// call it in a worker thread.
std::optional<QImage> drawnApart(const ThumbnailProgram &program, const QString &file, const QString &language,
                                 const QSize &size, const std::stop_token &stop);

} // namespace lectograph::editor
