// SPDX-License-Identifier: GPL-3.0-or-later
// The cost of exporting: conversion alone, then complete exports of four lectures at 1920×1080.
//     bench_media [-j threads] [--quality small|good|fine] [--seconds n] [--rate n] [--keep file.mp4]
#include "media/export_job.h"
#include "media/surface_pool.h"
#include "media/usage.h"
#include "shape/outlines.h"

#include <QCommandLineParser>
#include <QFile>
#include <QFont>
#include <QGuiApplication>
#include <QRandomGenerator>
#include <QTemporaryDir>

#include <algorithm>
#include <cmath>
#include <cstdio>

using namespace lectograph;
using namespace Qt::StringLiterals;

namespace {

const QSize fullHd(1920, 1080);

/// The picture of a lecture at a step of its movement.
using Scene = std::function<picture::Picture(qint64 step)>;

picture::Item item(shape::Path path, const base::Color &fill, double x, double y)
{
    picture::Item item;
    item.path = std::move(path);
    item.style.fill = fill;
    item.place = base::Transform::translation({x, y, 0});
    item.hash = hashOf(item);
    return item;
}

shape::Path letter(QChar character, double em)
{
    QFont font(u"Noto Serif"_s);
    font.setPixelSize(100);
    QPainterPath path;
    path.addText(0, 0, font, QString(character));
    path = QTransform::fromScale(em / 100, -em / 100).map(path);
    path.setFillRule(Qt::WindingFill);
    return shape::fromPainterPath(path);
}

/// Sixty moving translucent shapes and letters.
Scene movingShapes()
{
    QRandomGenerator dice(7);
    picture::Picture picture;
    picture.background = base::Color::fromRgb(0x14161c);
    for (int i = 0; i < 60; ++i) {
        const double size = 0.3 + dice.generateDouble();
        const shape::Path path = i % 3 == 0 ? shape::circle(size)
            : i % 3 == 1                    ? shape::rectangle(size * 2, size, 0.1)
                                            : letter(QChar(u'A' + i % 26), size * 1.5);
        picture.items.push_back(item(path, base::fromHsl(dice.generateDouble(), 0.7, 0.6).withAlpha(0.5),
                                     13 * dice.generateDouble() - 6.5, 7 * dice.generateDouble() - 3.5));
    }
    return [picture](qint64 step) {
        picture::Picture next = picture;
        for (size_t i = 0; i < next.items.size(); ++i) {
            const double turn = 0.01 * double(step) * (1 + double(i % 5));
            base::Vec3 &origin = next.items[i].place.origin;
            origin = origin + base::Vec3{std::sin(turn), std::cos(turn), 0};
            next.items[i].hash = hashOf(next.items[i]);
        }
        seal(next);
        return next;
    };
}

/// A page of boxes and letters in which one row moves.
Scene diagram()
{
    picture::Picture picture;
    picture.background = base::Color::fromRgb(0x14161c);
    for (int i = 0; i < 150; ++i) {
        picture.items.push_back(item(shape::rectangle(0.8, 0.5, 0.08),
                                     base::fromHsl(i / 150.0, 0.6, 0.6).withAlpha(0.4), i % 15 * 0.92 - 6.4,
                                     i / 15 * 0.75 - 3.4));
    }
    for (int i = 0; i < 800; ++i) {
        picture.items.push_back(
            item(letter(QChar(u'a' + i % 26), 0.3), {1, 1, 1, 1}, i % 40 * 0.34 - 6.6, i / 40 * 0.38 - 3.7));
    }
    return [picture](qint64 step) {
        picture::Picture next = picture;
        for (size_t i = 350; i < 390; ++i) {
            next.items[i].place.origin.y += 2 * std::sin(0.02 * double(step));
            next.items[i].hash = hashOf(next.items[i]);
        }
        seal(next);
        return next;
    };
}

/// Moves for a while, then stays still for three times as long, repeatedly.
class Lecture : public media::FrameSource
{
public:
    Lecture(Scene scene, qint64 frames, qint64 moving, qint64 still)
        : m_scene(std::move(scene)), m_frames(frames), m_moving(moving), m_period(moving + still)
    {}

    qint64 frameCount() const override { return m_frames; }
    picture::Picture picture(qint64 frame) override { return m_scene(stepAt(frame)); }
    qint64 sameUntil(qint64 frame) override
    {
        return frame % m_period < m_moving ? frame + 1 : (frame / m_period + 1) * m_period;
    }

private:
    qint64 stepAt(qint64 frame) const { return frame / m_period * m_moving + std::min(frame % m_period, m_moving); }

    Scene m_scene;
    qint64 m_frames;
    qint64 m_moving;
    qint64 m_period;
};

void measureConversion()
{
    QImage image(fullHd, QImage::Format_RGBA8888_Premultiplied);
    for (int y = 0; y < image.height(); ++y) {
        for (int x = 0; x < image.width(); ++x)
            image.setPixel(x, y, 0xff000000u | static_cast<QRgb>(x * y));
    }
    const std::pair<const char *, media::PixelLayout> layouts[] = {{"yuv420p", media::PixelLayout::Yuv420},
                                                                   {"yuva420p", media::PixelLayout::Yuva420},
                                                                   {"yuva444p10", media::PixelLayout::Yuva444P10},
                                                                   {"rgba", media::PixelLayout::Rgba}};
    for (const auto &[name, layout] : layouts) {
        media::Surface surface(layout, fullHd);
        std::vector<double> times;
        for (int i = 0; i < 21; ++i) {
            const auto begin = media::cpuTimeOfThread();
            convert(image, surface, media::Bands::all(fullHd.height()));
            times.push_back(double((media::cpuTimeOfThread() - begin).count()) * 1e-6);
        }
        std::ranges::sort(times);
        std::printf("convert to %-10s  median %6.2f  least %6.2f CPU ms\n", name, times[10], times[0]);
    }
}

void measureExport(const char *name, media::FrameSource &&source, const media::ExportSettings &settings)
{
    const auto report = exportFrames(source, settings);
    if (!report) {
        std::printf("%s: %s\n", name, qPrintable(report.error().text()));
        return;
    }
    const auto each = [&](double seconds) { return 1000 * seconds / double(report->frames); };
    std::printf(
        "%-16s %5.2f x real time %6.1f frames/s | CPU ms a frame: evaluate %5.2f draw %5.2f convert %5.2f encode "
        "%5.2f | %lld of %lld drawn, %3.0f %% of their area | peak %4.0f MiB | %.2f MB\n",
        name, report->realtimeFactor, double(report->frames) / report->wallSeconds, each(report->cpu.evaluate),
        each(report->cpu.draw), each(report->cpu.convert), each(report->cpu.encode),
        static_cast<long long>(report->uniqueFrames), static_cast<long long>(report->frames),
        100 * report->redrawnShare, report->peakRssMib, double(QFile(report->output).size()) * 1e-6);
}

} // namespace

int main(int argc, char **argv)
{
    if (qEnvironmentVariableIsEmpty("QT_QPA_PLATFORM"))
        qputenv("QT_QPA_PLATFORM", "offscreen");
    const QGuiApplication application(argc, argv);
    QCommandLineParser parser;
    parser.addHelpOption();
    parser.addOptions({{u"j"_s, u"Threads at most (all cores)."_s, u"n"_s, u"0"_s},
                       {u"quality"_s, u"small, good or fine."_s, u"name"_s, u"good"_s},
                       {u"seconds"_s, u"Length of each lecture."_s, u"n"_s, u"10"_s},
                       {u"rate"_s, u"Frames a second."_s, u"n"_s, u"60"_s},
                       {u"keep"_s, u"Leaves the last video there."_s, u"file"_s}});
    parser.process(application);
    const QString quality = parser.value(u"quality"_s);
    const QTemporaryDir dir;
    const media::ExportSettings settings{.path = parser.isSet(u"keep"_s) ? parser.value(u"keep"_s)
                                                                         : dir.filePath(u"a.mp4"_s),
                                         .size = fullHd,
                                         .rate = {parser.value(u"rate"_s).toInt(), 1},
                                         .quality = quality == u"small" ? media::Quality::Small
                                             : quality == u"fine"       ? media::Quality::Fine
                                                                        : media::Quality::Good,
                                         .threads = parser.value(u"j"_s).toInt()};
    const qint64 frames = parser.value(u"rate"_s).toInt() * parser.value(u"seconds"_s).toInt();

    measureConversion();
    measureExport("shapes, moving", Lecture(movingShapes(), frames, 60, 0), settings);
    measureExport("diagram, moving", Lecture(diagram(), frames, 60, 0), settings);
    measureExport("still", Lecture(diagram(), frames, 0, 600), settings);
    measureExport("lecture", Lecture(diagram(), frames, 60, 180), settings);
    return 0;
}
