// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/memory.h"
#include "base/time.h"

#include <QObject>

#include <algorithm>
#include <functional>
#include <optional>
#include <span>
#include <vector>

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

/// The next samples of a source; silence where it runs out of memory, which would end the thread of the device, and the
/// program. Returns whether there was room for them.
inline bool readInto(std::vector<float> &samples, std::size_t count, const SoundSink::Source &source)
{
    if (!base::isDoneWithinMemory([&] { samples.resize(count); }))
        return false;
    if (!base::isDoneWithinMemory([&] { source(samples); }))
        std::ranges::fill(samples, 0.0F);
    return true;
}

} // namespace lectograph::editor
