// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/sound/soundsink.h"

#include <QThread>

#include <atomic>
#include <memory>
#include <mutex>

namespace lectograph::editor {

/// The system's loudspeakers or headphones. Everything that may take a while happens on a thread of its own; the device is
/// looked for when something is to be heard, so one that is plugged in later is found.
class AudioSink : public SoundSink
{
    Q_OBJECT

public:
    explicit AudioSink(QObject *parent = nullptr);
    ~AudioSink() override;

    void start(Source source) override;
    void stop() override;
    std::optional<base::Time> heard() const override;

private:
    class Device;

    struct Progress
    {
        int run = 0;            ///< which start()
        base::Time heard;       ///< as the device tells
        qint64 nanoseconds = 0; ///< of the machine's clock, when it was told
    };

    QThread m_thread;
    Device *m_device; ///< lives on the thread
    int m_run = 0;
    std::atomic<int> m_wantedRun = 0; ///< what was started before it needs not begin any more
    bool m_isStarted = false;
    mutable std::mutex m_mutex;
    std::optional<Progress> m_progress; ///< guarded by the mutex
};

} // namespace lectograph::editor
