// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QImage>
#include <QSize>
#include <QString>

#include <chrono>
#include <optional>
#include <stop_token>

namespace lectograph::editor {

/// What draws pictures of lectures from files that nobody has looked at yet: a program that is called with "thumbnail FILE
/// OUT --size WxH --language LANGUAGE" and limits its own memory and time (app/thumbnail.cpp).
struct ThumbnailProgram
{
    /// The one beside this program.
    static QString usual();

    QString path = usual();
    /// It is killed after this.
    std::chrono::milliseconds longest = std::chrono::seconds(20);
};

struct ThumbnailRequest
{
    QString file;
    QString language; ///< empty: the lecture's own
    QSize size;
};

/// The picture, drawn by a process of its own: whatever the file does to it, this one goes on. A null image if it crashed,
/// took too long, or said that it cannot; nothing if it was stopped or there is no such program. Waits; for a thread.
std::optional<QImage> drawnApart(const ThumbnailProgram &program, const ThumbnailRequest &request,
                                 const std::stop_token &stop);

} // namespace lectograph::editor
