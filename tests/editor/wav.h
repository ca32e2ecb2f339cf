// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QDataStream>
#include <QFile>
#include <QIODevice>

#include <cmath>
#include <functional>
#include <numbers>

/// Generated sounds for tests.
namespace lectograph::test {

inline constexpr int wavRate = 48000;

/// One channel of 16 bits; `at` gives −1…1 for a time in seconds.
inline QByteArray wav(double seconds, const std::function<double(double)> &at)
{
    const auto count = static_cast<quint32>(std::llround(seconds * wavRate));
    QByteArray bytes;
    QDataStream out(&bytes, QIODevice::WriteOnly);
    out.setByteOrder(QDataStream::LittleEndian);
    out.writeRawData("RIFF", 4);
    out << quint32(36 + 2 * count);
    out.writeRawData("WAVEfmt ", 8);
    out << quint32(16) << quint16(1) << quint16(1) << quint32(wavRate) << quint32(2 * wavRate) << quint16(2)
        << quint16(16);
    out.writeRawData("data", 4);
    out << quint32(2 * count);
    for (quint32 i = 0; i < count; ++i)
        out << static_cast<qint16>(std::lround(32767 * at(i / static_cast<double>(wavRate))));
    return bytes;
}

inline QByteArray toneWav(double seconds, double loudness = 0.5)
{
    return wav(seconds, [=](double at) { return loudness * std::sin(2 * std::numbers::pi * 440 * at); });
}

inline QString writeFile(const QString &path, const QByteArray &bytes)
{
    QFile file(path);
    if (file.open(QIODevice::WriteOnly))
        file.write(bytes);
    return path;
}

} // namespace lectograph::test
