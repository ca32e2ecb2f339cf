// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/sound/soundsink.h"

#include <QThread>

#include <atomic>
#include <chrono>
#include <memory>
#include <mutex>

namespace lectograph::editor {

/// The default audio output of the system. Slow operations run in a separate thread; the device is looked up for each
/// playback, so a newly connected one is found.
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
    using Clock = std::chrono::steady_clock;

    struct Progress
    {
        int run = 0;          ///< start() call it belongs to
        base::Time heard;     ///< as reported by the device
        Clock::time_point at; ///< of the report
    };

    QThread m_thread;
    Device *m_device; ///< lives in m_thread
    int m_run = 0;
    std::atomic<int> m_wantedRun = 0; ///< earlier pending starts are skipped
    bool m_isStarted = false;
    mutable std::mutex m_mutex;
    std::optional<Progress> m_progress; ///< guarded by the mutex
};

} // namespace lectograph::editor
