// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/time.h"

#include <QObject>

#include <functional>
#include <optional>
#include <span>

namespace lectograph::editor {

/// Where sound goes to be heard: a device, or what a test listens with. Stereo at media::soundRate.
class SoundSink : public QObject
{
    Q_OBJECT

public:
    /// Fills all of the samples with what comes next. Called on any thread, by one at a time.
    using Source = std::function<void(std::span<float>)>;

    using QObject::QObject;

    /// From now on the source is heard, and no other. Returns at once; whether it can be heard shows later.
    virtual void start(Source source) = 0;
    virtual void stop() = 0;
    /// How much of the source has been heard; nothing as long as it has not begun.
    virtual std::optional<base::Time> heard() const = 0;

Q_SIGNALS:
    /// Nothing is heard after start(): a sentence for a person.
    void failed(const QString &problem);
};

} // namespace lectograph::editor
