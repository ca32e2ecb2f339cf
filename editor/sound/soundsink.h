// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/time.h"

#include <QObject>

#include <functional>
#include <optional>
#include <span>

namespace lectograph::editor {

/// The destination of sound: a device, or a test double. Stereo at media::soundRate.
class SoundSink : public QObject
{
    Q_OBJECT

public:
    /// Fills all samples with the next part. Called in any thread, but never concurrently.
    using Source = std::function<void(std::span<float>)>;

    using QObject::QObject;

    /// Plays the source instead of the previous one. Asynchronous; errors are emitted by failed().
    virtual void start(Source source) = 0;
    virtual void stop() = 0;
    /// How much of the source has been heard; nothing until playback has started.
    virtual std::optional<base::Time> heard() const = 0;

Q_SIGNALS:
    /// Playback failed after start(); `problem` is a message for the user.
    void failed(const QString &problem);
};

} // namespace lectograph::editor
