// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/sound/audiosink.h"

#include "media/sound_reader.h"

#include <QAudioDevice>
#include <QAudioSink>
#include <QIODevice>
#include <QMediaDevices>
#include <QTimer>

#include <algorithm>
#include <cmath>
#include <cstring>

namespace lectograph::editor {

using base::Time;
using media::soundChannels;

namespace {

/// The interval of position queries.
constexpr int progressMilliseconds = 15;

QAudioFormat soundFormat(QAudioFormat::SampleFormat samples)
{
    QAudioFormat format;
    format.setSampleRate(media::soundRate);
    format.setChannelCount(soundChannels);
    format.setSampleFormat(samples);
    return format;
}

/// An endless stream that the device reads.
class Stream : public QIODevice
{
public:
    Stream(SoundSink::Source source, bool isFloat) : m_source(std::move(source)), m_isFloat(isFloat)
    {
        open(QIODevice::ReadOnly | QIODevice::Unbuffered);
    }

    qint64 samples() const { return m_given; }
    bool isSequential() const override { return true; }
    qint64 bytesAvailable() const override { return 1 << 20; }

protected:
    qint64 readData(char *data, qint64 size) override
    {
        const qint64 width = m_isFloat ? sizeof(float) : sizeof(qint16);
        const qint64 count = size / (width * soundChannels) * soundChannels;
        m_given += count / soundChannels;
        if (!readInto(m_samples, static_cast<std::size_t>(count), m_source)) {
            std::memset(data, 0, static_cast<std::size_t>(count * width));
            return count * width;
        }
        if (m_isFloat) {
            std::memcpy(data, m_samples.data(), static_cast<std::size_t>(count * width));
        } else {
            std::ranges::transform(m_samples, reinterpret_cast<qint16 *>(data), [](float sample) {
                return static_cast<qint16>(std::lround(std::clamp(sample, -1.0F, 1.0F) * 32767));
            });
        }
        return count * width;
    }
    qint64 writeData(const char *, qint64) override { return -1; }

private:
    SoundSink::Source m_source;
    bool m_isFloat;
    qint64 m_given = 0;
    std::vector<float> m_samples;
};

} // namespace

/// Lives in the sink's thread.
class AudioSink::Device : public QObject
{
public:
    explicit Device(AudioSink *owner) : m_owner(owner), m_timer(new QTimer(this))
    {
        m_timer->setTimerType(Qt::PreciseTimer);
        m_timer->setInterval(progressMilliseconds);
        connect(m_timer, &QTimer::timeout, this, &Device::tellProgress);
    }

    void start(int run, Source source)
    {
        stop();
        if (run != m_owner->m_wantedRun)
            return; // a newer start is pending
        const QAudioDevice device = QMediaDevices::defaultAudioOutput();
        if (device.isNull()) {
            fail(run,
                 AudioSink::tr(
                     "No device was found to hear sounds with. Connect loudspeakers or headphones and play again."));
            return;
        }
        QAudioFormat format = soundFormat(QAudioFormat::Float);
        if (!device.isFormatSupported(format))
            format = soundFormat(QAudioFormat::Int16);
        m_run = run;
        m_told = 0;
        m_tellsHeard = false;
        m_stream = std::make_unique<Stream>(std::move(source), format.sampleFormat() == QAudioFormat::Float);
        m_sink = std::make_unique<QAudioSink>(device, format);
        m_sink->start(m_stream.get());
        if (m_sink->error() != QAudio::NoError && m_sink->error() != QAudio::UnderrunError) {
            stop();
            fail(run, AudioSink::tr("“%1” cannot be used to hear sounds.").arg(device.description()));
            return;
        }
        m_timer->start();
    }

    void stop()
    {
        m_timer->stop();
        if (m_sink)
            m_sink->reset(); // discards the buffer
        m_sink.reset();
        m_stream.reset();
    }

private:
    void tellProgress()
    {
        // Some devices report what has been heard; others what has been buffered, including what is still to be heard.
        // The first kind is detected by reporting less than was read.
        const QAudioFormat format = m_sink->format();
        qint64 microseconds = m_sink->processedUSecs();
        m_tellsHeard = m_tellsHeard || microseconds + 1000 < m_stream->samples() * 1'000'000 / media::soundRate;
        if (!m_tellsHeard) {
            const qsizetype waiting = std::max<qsizetype>(0, m_sink->bufferSize() - m_sink->bytesFree());
            microseconds -= format.durationForBytes(static_cast<qint32>(waiting));
        }
        if (microseconds <= m_told)
            return;
        m_told = microseconds;
        const std::scoped_lock lock(m_owner->m_mutex);
        m_owner->m_progress = Progress{m_run, Time::fromSeconds(static_cast<double>(microseconds) * 1e-6),
                                       Clock::now()};
    }

    void fail(int run, const QString &problem)
    {
        QMetaObject::invokeMethod(m_owner, [owner = m_owner, run, problem] {
            if (run == owner->m_run)
                Q_EMIT owner->failed(problem);
        });
    }

    AudioSink *m_owner;
    QTimer *m_timer;
    int m_run = 0;
    qint64 m_told = 0; ///< in microseconds
    bool m_tellsHeard = false;
    std::unique_ptr<Stream> m_stream;
    std::unique_ptr<QAudioSink> m_sink;
};

AudioSink::AudioSink(QObject *parent) : SoundSink(parent), m_device(new Device(this))
{
    m_thread.setObjectName("sound");
    m_device->moveToThread(&m_thread);
    connect(&m_thread, &QThread::finished, m_device, [device = m_device] {
        device->stop();
        delete device;
    });
}

AudioSink::~AudioSink()
{
    ++m_wantedRun;
    if (!m_thread.isRunning()) {
        delete m_device;
        return;
    }
    m_thread.quit();
    m_thread.wait();
}

void AudioSink::start(Source source)
{
    if (!m_thread.isRunning())
        m_thread.start(QThread::HighPriority);
    const int run = ++m_run;
    m_wantedRun = run;
    m_isStarted = true;
    QMetaObject::invokeMethod(m_device,
                              [device = m_device, run, source = std::move(source)] { device->start(run, source); });
}

void AudioSink::stop()
{
    if (!std::exchange(m_isStarted, false))
        return;
    m_wantedRun = ++m_run;
    QMetaObject::invokeMethod(m_device, [device = m_device] { device->stop(); });
}

std::optional<Time> AudioSink::heard() const
{
    const std::scoped_lock lock(m_mutex);
    if (!m_isStarted || !m_progress || m_progress->run != m_run)
        return std::nullopt;
    // Extrapolates between reports of the device, for a limited time if none arrive.
    const std::chrono::duration<double> since = Clock::now() - m_progress->at;
    return m_progress->heard + Time::fromSeconds(std::min(since.count(), 0.06));
}

} // namespace lectograph::editor
