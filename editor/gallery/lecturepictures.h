// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/core/moving.h"
#include "editor/core/stills.h"
#include "timeline/animation.h"

#include <optional>

namespace lectograph::editor {

/// Pictures of lectures in files: one that tells what a lecture is about, and one that moves.
class LecturePictures
{
public:
    explicit LecturePictures(const timeline::Registry &registry) : m_registry(registry) {}

    /// Of a file as it is now, in a language (empty: its own). Made once it was asked for; see Stills.
    QString key(const QString &path, const QString &language, const QSize &size) const;
    void request(const QString &path, const QString &language, const QSize &size, int urgency = 0);
    /// Null as long as it is not made, and for a file that cannot be read.
    QImage still(const QString &path, const QString &language, const QSize &size) const;
    /// How long the lecture of a picture is, if that is known.
    static std::optional<double> secondsOf(const QImage &still);
    /// A film of it for Moving.
    Moving::Open film(const QString &path, const QString &language, const QSize &size) const;

    Stills &stills() { return m_stills; }

private:
    const timeline::Registry &m_registry;
    Stills m_stills;
};

} // namespace lectograph::editor
