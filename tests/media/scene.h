// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "media/export_job.h"
#include "raster/canvas.h"
#include "shape/outlines.h"

#include <QImage>
#include <QJsonDocument>
#include <QJsonObject>
#include <QProcess>
#include <QStandardPaths>

#include <set>
#include <thread>

/// Frame sources for export tests, and access to the exported frames.
namespace lectograph {

inline picture::Item patch(double x, double y, double side, const base::Color &color)
{
    picture::Item item;
    item.path = shape::rectangle(side, side);
    item.place = base::Transform::translation({x, y, 0});
    item.style.fill = color;
    item.hash = hashOf(item);
    return item;
}

/// Colour patches on dark grey, and a white one that starts at the left, moves right for `moving` frames and then stays
/// still.
class Patches : public media::FrameSource
{
public:
    explicit Patches(qint64 frames, qint64 moving = 0) : m_frames(frames), m_moving(moving) {}

    static std::vector<base::Color> colors()
    {
        return {base::Color::fromRgb(0xff0000), base::Color::fromRgb(0x00ff00), base::Color::fromRgb(0x0000ff),
                base::Color::fromRgb(0x808080), base::Color::fromRgb(0xffffff), base::Color::fromRgb(0x204060)};
    }
    /// The pixel at the centre of the patch with that index.
    static QPoint middle(int index, const QSize &size)
    {
        const double unit = size.height() / 8.0;
        return {static_cast<int>(size.width() / 2.0 + (index - 2.5) * 2 * unit), static_cast<int>(size.height() / 4.0)};
    }
    static picture::Picture at(qint64 step)
    {
        picture::Picture picture;
        picture.background = base::Color::fromRgb(0x202020);
        for (size_t i = 0; i < colors().size(); ++i)
            picture.items.push_back(patch((static_cast<double>(i) - 2.5) * 2, 2, 1.6, colors()[i]));
        picture.items.push_back(patch(-5 + 0.1 * static_cast<double>(step), -2, 1, base::Color{1, 1, 1, 1}));
        seal(picture);
        return picture;
    }

    qint64 frameCount() const override { return m_frames; }
    picture::Picture picture(qint64 frame) override
    {
        asked.push_back(frame);
        threads.insert(std::this_thread::get_id());
        return at(std::min(frame, m_moving));
    }
    qint64 sameUntil(qint64 frame) override { return tellsStills && frame >= m_moving ? m_frames : frame + 1; }

    bool tellsStills = true;
    std::vector<qint64> asked;
    std::set<std::thread::id> threads;

private:
    qint64 m_frames;
    qint64 m_moving;
};

inline QImage drawnWhole(const picture::Picture &picture, const QSize &size)
{
    raster::Canvas canvas(size);
    canvas.show(picture);
    return canvas.image();
}

inline bool hasFfmpeg()
{
    return !QStandardPaths::findExecutable(QStringLiteral("ffprobe")).isEmpty()
        && !QStandardPaths::findExecutable(QStringLiteral("ffmpeg")).isEmpty();
}

inline QByteArray outputOf(const QString &program, const QStringList &arguments)
{
    QProcess process;
    process.setProcessChannelMode(QProcess::ForwardedErrorChannel);
    process.start(program, arguments);
    process.waitForFinished(120'000);
    return process.exitCode() == 0 ? process.readAllStandardOutput() : QByteArray();
}

inline QJsonObject probe(const QString &file, const QStringList &show)
{
    const QStringList arguments = QStringList{QStringLiteral("-v"), QStringLiteral("error"), QStringLiteral("-of"),
                                              QStringLiteral("json")}
        + show + QStringList{file};
    return QJsonDocument::fromJson(outputOf(QStringLiteral("ffprobe"), arguments)).object();
}

/// Frame `index` of a video, decoded as BT.709.
inline QImage decoded(const QString &file, const QSize &size, int index, const QString &decoder = {})
{
    QStringList arguments{QStringLiteral("-v"), QStringLiteral("error")};
    if (!decoder.isEmpty())
        arguments << QStringLiteral("-c:v") << decoder;
    arguments << QStringLiteral("-i") << file << QStringLiteral("-vf")
              << QStringLiteral("select=eq(n\\,%1),scale=in_color_matrix=bt709:in_range=tv:out_range=pc:"
                                "flags=bicubic+accurate_rnd+full_chroma_int+full_chroma_inp")
                     .arg(index)
              << QStringLiteral("-frames:v") << QStringLiteral("1") << QStringLiteral("-f")
              << QStringLiteral("rawvideo") << QStringLiteral("-pix_fmt") << QStringLiteral("rgba")
              << QStringLiteral("-");
    const QByteArray pixels = outputOf(QStringLiteral("ffmpeg"), arguments);
    if (pixels.size() != qsizetype(4) * size.width() * size.height())
        return {};
    return QImage(reinterpret_cast<const uchar *>(pixels.constData()), size.width(), size.height(),
                  QImage::Format_RGBA8888)
        .copy();
}

} // namespace lectograph
