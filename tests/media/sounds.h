// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "media/soundtrack.h"
#include "scene.h"

#include <QDir>
#include <QFile>
#include <QTemporaryDir>
#include <QtEndian>

#include <cmath>
#include <numbers>

/// Synthetic sounds for tests, and lectures that use them.
namespace lectograph {

using Samples = std::vector<float>;

/// A 16-bit WAV file; `samples` are interleaved.
inline QByteArray wav(const Samples &samples, int rate = media::soundRate, int channels = media::soundChannels)
{
    const auto number = [](quint32 value, int bytes) {
        QByteArray little(bytes, 0);
        for (int i = 0; i < bytes; ++i)
            little[i] = static_cast<char>((value >> (8 * i)) & 0xff);
        return little;
    };
    const auto size = static_cast<quint32>(samples.size() * 2);
    const auto frame = static_cast<quint32>(channels * 2);
    QByteArray file = "RIFF" + number(36 + size, 4) + "WAVEfmt " + number(16, 4) + number(1, 2)
        + number(static_cast<quint32>(channels), 2) + number(static_cast<quint32>(rate), 4)
        + number(static_cast<quint32>(rate) * frame, 4) + number(frame, 2) + number(16, 2) + "data" + number(size, 4);
    for (const float sample : samples)
        file += number(static_cast<quint16>(static_cast<qint16>(std::lround(sample * 32767))), 2);
    return file;
}

inline std::shared_ptr<const QByteArray> shared(const QByteArray &content)
{
    return std::make_shared<const QByteArray>(content);
}

/// The same in every channel.
inline Samples tone(double seconds, double hertz = 440, double loudness = 0.5, int rate = media::soundRate,
                    int channels = media::soundChannels)
{
    Samples samples;
    for (int i = 0; i < std::lround(seconds * rate); ++i)
        samples.insert(samples.end(), static_cast<std::size_t>(channels),
                       static_cast<float>(loudness * std::sin(2 * std::numbers::pi * hertz * i / rate)));
    return samples;
}

inline Samples constant(double seconds, float value)
{
    return Samples(static_cast<std::size_t>(seconds * media::soundRate) * media::soundChannels, value);
}

/// Silence with a short knock at `at`: five samples, the loudest in the middle.
inline Samples knock(double seconds, double at, int rate = media::soundRate)
{
    Samples samples(static_cast<std::size_t>(seconds * rate) * media::soundChannels);
    const auto middle = static_cast<std::size_t>(std::lround(at * rate));
    const std::vector<std::pair<int, float>> shape{{-2, 0.2F}, {-1, 0.6F}, {0, 0.8F}, {1, 0.6F}, {2, 0.2F}};
    for (const auto &[offset, value] : shape) {
        const auto i = static_cast<std::size_t>(static_cast<std::ptrdiff_t>(middle) + offset) * media::soundChannels;
        samples[i] = samples[i + 1] = value;
    }
    return samples;
}

/// The index of the loudest sample.
inline qint64 loudestIn(const Samples &samples)
{
    const auto loudest = std::ranges::max_element(samples, {}, [](float sample) { return std::abs(sample); });
    return (loudest - samples.begin()) / media::soundChannels;
}

inline double loudnessOf(const Samples &samples, double from, double to)
{
    double sum = 0;
    const auto first = static_cast<std::size_t>(from * media::soundRate) * media::soundChannels;
    const auto last = static_cast<std::size_t>(to * media::soundRate) * media::soundChannels;
    for (std::size_t i = first; i < last; ++i)
        sum += double(samples.at(i)) * double(samples.at(i));
    return std::sqrt(sum / double(last - first));
}

inline QByteArray bytesIn(const QString &path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

/// The WAV file converted by FFmpeg with `options` to a file with that suffix; empty if this FFmpeg cannot.
inline QByteArray converted(const QByteArray &file, const QString &ending, const QStringList &options)
{
    const QTemporaryDir dir;
    const QString from = dir.filePath(QStringLiteral("from.wav"));
    const QString to = dir.filePath(QStringLiteral("to.") + ending);
    QFile written(from);
    if (!written.open(QIODevice::WriteOnly) || written.write(file) != file.size())
        qFatal("cannot write a test file");
    written.close();
    outputOf(QStringLiteral("ffmpeg"),
             QStringList{QStringLiteral("-v"), QStringLiteral("error"), QStringLiteral("-i"), from} + options
                 + QStringList{to});
    return bytesIn(to);
}

/// The sound of a file as a player decodes it, honouring edit list, delay and padding.
inline Samples heardIn(const QString &file)
{
    const QByteArray bytes = outputOf(QStringLiteral("ffmpeg"),
                                      {QStringLiteral("-v"), QStringLiteral("error"), QStringLiteral("-i"), file,
                                       QStringLiteral("-vn"), QStringLiteral("-f"), QStringLiteral("f32le"),
                                       QStringLiteral("-ar"), QStringLiteral("48000"), QStringLiteral("-ac"),
                                       QStringLiteral("2"), QStringLiteral("-")});
    Samples samples(static_cast<std::size_t>(bytes.size()) / sizeof(float));
    qFromLittleEndian<float>(bytes.constData(), static_cast<qsizetype>(samples.size()), samples.data());
    return samples;
}

inline lecture::ScenePtr scene(const QString &id, double seconds, const std::vector<lecture::Sound> &sounds)
{
    lecture::Scene made;
    made.id = id;
    made.duration = base::Time::fromSeconds(seconds);
    for (const lecture::Sound &sound : sounds)
        made.sounds.push_back(std::make_shared<const lecture::Sound>(sound));
    return std::make_shared<const lecture::Scene>(std::move(made));
}

/// "assets/NAME", from the start of the scene.
inline lecture::Sound sound(const QString &name, double start = 0)
{
    lecture::Sound made;
    made.file = QStringLiteral("assets/") + name;
    made.start = base::Time::fromSeconds(start);
    return made;
}

inline lecture::Lecture lectureWith(const std::vector<lecture::ScenePtr> &scenes,
                                    const std::map<QString, QByteArray> &files)
{
    lecture::Lecture lecture;
    lecture.scenes = scenes;
    for (const auto &[name, content] : files)
        lecture.assets[QStringLiteral("assets/") + name] = {shared(content)};
    return lecture;
}

inline media::Soundtrack trackOf(const lecture::Lecture &lecture, const QString &language = {})
{
    return {lecture, language, timeline::AnimationRegistry()};
}

inline Samples heard(media::Soundtrack &track, double from, double seconds)
{
    Samples samples(static_cast<std::size_t>(std::lround(seconds * media::soundRate)) * media::soundChannels);
    track.seek(base::Time::fromSeconds(from));
    track.read(samples);
    return samples;
}

} // namespace lectograph
