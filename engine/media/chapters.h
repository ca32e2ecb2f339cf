// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <vector>

namespace lectograph::media {

/// A part of a video that players list and jump to: from its frame to that of the next one.
struct Chapter
{
    QString title;
    qint64 frame = 0;

    friend bool operator==(const Chapter &, const Chapter &) = default;
};

/// What players tell of a video, where its format has room for it. The first chapter begins with frame 0.
struct Naming
{
    QString title = {};
    std::vector<Chapter> chapters = {};
};

} // namespace lectograph::media
