// SPDX-License-Identifier: GPL-3.0-or-later
// The cost of drawing: three scenes at 1920×1080, complete and only the changes, on one core and on all, compared with
// QPainter. Prints the median and the minimum over some frames, in milliseconds of wall time.
#include "picture/view.h"
#include "raster/canvas.h"
#include "raster/damage.h"
#include "shape/outlines.h"

#include <QElapsedTimer>
#include <QFont>
#include <QGuiApplication>
#include <QPainter>
#include <QRandomGenerator>
#include <QThread>

#include <cstdio>
#include <functional>

using namespace lectograph;
using namespace Qt::StringLiterals;
using picture::Item;
using picture::Picture;

namespace {

const QSize fullHd(1920, 1080);

/// The same numbers in every run.
QRandomGenerator dice(7);

double number(double from, double to)
{
    return from + (to - from) * dice.generateDouble();
}

base::Color anyColor(double alpha)
{
    return base::fromHsl(dice.generateDouble(), 0.6, 0.6).withAlpha(alpha);
}

void add(Picture &picture, shape::Path path, const shape::Style &style, double x, double y)
{
    Item item;
    item.path = std::move(path);
    item.style = style;
    item.place = base::Transform::translation({x, y, 0});
    item.hash = hashOf(item);
    picture.items.push_back(std::move(item));
}

shape::Style fill(const base::Color &color)
{
    shape::Style style;
    style.fill = color;
    return style;
}

shape::Style stroke(const base::Color &color, double width)
{
    shape::Style style;
    style.stroke = color;
    style.strokeWidth = width;
    return style;
}

/// `em` in scene units.
std::vector<shape::Path> glyphs(double em)
{
    QFont font(u"Noto Serif"_s);
    font.setPixelSize(100);
    std::vector<shape::Path> paths;
    for (const QChar c : u"Attentionisallyouneed0123456789注意力机制트랜스포머"_s) {
        QPainterPath path;
        path.addText(0, 0, font, QString(c));
        QTransform upright;
        upright.scale(em / 100, -em / 100);
        path = upright.map(path);
        path.setFillRule(Qt::WindingFill);
        paths.push_back(shape::fromPainterPath(path));
    }
    return paths;
}

/// Sixty translucent shapes and letters, some of them large.
Picture sixtyShapes()
{
    Picture picture;
    const auto letters = glyphs(1);
    for (int i = 0; i < 60; ++i) {
        shape::Style style = fill(anyColor(0.5));
        style.stroke = anyColor(1);
        style.strokeWidth = 3;
        const double size = number(0.3, 1.6);
        const shape::Path path = i % 4 == 0 ? shape::circle(size)
            : i % 4 == 1                    ? shape::rectangle(size * 2, size, 0.1)
            : i % 4 == 2                    ? shape::star(5, size, size / 2)
                                            : letters[static_cast<size_t>(i) % letters.size()];
        add(picture, path, style, number(-6.5, 6.5), number(-3.5, 3.5));
    }
    return picture;
}

/// Text, boxes and arrows of a full diagram.
Picture diagram()
{
    Picture picture;
    const auto letters = glyphs(0.3);
    for (int i = 0; i < 150; ++i)
        add(
            picture, shape::rectangle(0.9, 0.6, 0.08),
            [] {
                shape::Style style = fill(anyColor(0.3));
                style.stroke = anyColor(1);
                return style;
            }(),
            i % 15 * 0.92 - 6.4, i / 15 * 0.75 - 3.4);
    for (int i = 0; i < 150; ++i) {
        const QPointF from(number(-6, 6), number(-3.5, 3.5));
        add(picture, shape::line({}, QPointF(number(-2, 2), number(-1, 1)), i % 2 ? 0.8 : 0), stroke(anyColor(0.8), 3),
            from.x(), from.y());
    }
    for (int i = 0; i < 800; ++i)
        add(picture, letters[static_cast<size_t>(i) % letters.size()], fill({1, 1, 1, 1}), i % 40 * 0.34 - 6.6,
            i / 40 * 0.38 - 3.7);
    return picture;
}

/// A whole model: cells, neurons and labels.
Picture model()
{
    Picture picture;
    const auto letters = glyphs(0.18);
    for (int i = 0; i < 2500; ++i)
        add(picture, shape::rectangle(0.24, 0.13), stroke(anyColor(1), 1), i % 50 * 0.27 - 6.6, i / 50 * 0.15 - 3.7);
    for (int i = 0; i < 1283; ++i)
        add(picture, shape::circle(number(0.0075, 0.06)), fill(anyColor(0.9)), number(-6.9, 6.9), number(-3.9, 3.9));
    for (int i = 0; i < 1600; ++i)
        add(picture, letters[static_cast<size_t>(i) % letters.size()], fill({1, 1, 1, 1}), i % 64 * 0.21 - 6.7,
            i / 64 * 0.31 - 3.8);
    return picture;
}

void drawWithQPainter(QImage &image, const Picture &picture, const std::vector<QPainterPath> &paths)
{
    image.fill(Qt::black);
    QPainter painter(&image);
    painter.setRenderHint(QPainter::Antialiasing);
    const auto color = [](const base::Color &c) { return QColor::fromRgbF(c.r, c.g, c.b, c.a); };
    for (size_t i = 0; i < paths.size(); ++i) {
        const Item &item = picture.items[i];
        const base::Transform t = toPixels(picture, item, image.size());
        painter.setTransform(QTransform(t.x.x, t.x.y, t.y.x, t.y.y, t.origin.x, t.origin.y));
        painter.setBrush(item.style.hasFill() ? QBrush(color(item.style.fill)) : QBrush());
        painter.setPen(item.style.hasStroke() ? QPen(color(item.style.stroke), item.style.strokeWidth / 100)
                                              : QPen(Qt::NoPen));
        painter.drawPath(paths[i]);
    }
}

void report(const char *what, const std::function<void(int frame)> &draw)
{
    constexpr int frames = 41;
    std::vector<double> times;
    for (int frame = 0; frame < frames; ++frame) {
        QElapsedTimer timer;
        timer.start();
        draw(frame);
        times.push_back(static_cast<double>(timer.nsecsElapsed()) / 1e6);
    }
    std::ranges::sort(times);
    std::printf("  %-44s %7.2f %7.2f\n", what, times[frames / 2], times.front());
}

void measure(const char *name, Picture picture)
{
    seal(picture);
    std::printf("%s: %zu items                              median   least\n", name, picture.items.size());
    const auto zoomed = [&](int frame) {
        Picture next = picture;
        next.camera.height = 8 + 0.01 * frame;
        seal(next);
        return next;
    };
    const auto moved = [&](int frame, size_t share) {
        Picture next = picture;
        for (size_t i = 0; i < next.items.size(); i += share) {
            next.items[i].place.origin.y += 0.01 * (frame % 2 + 1);
            next.items[i].hash = hashOf(next.items[i]);
        }
        seal(next);
        return next;
    };
    std::vector<Picture> zooms;
    std::vector<Picture> moves;
    std::vector<Picture> fewMoves;
    for (int frame = 0; frame < 41; ++frame) {
        zooms.push_back(zoomed(frame));
        moves.push_back(moved(frame, 20));
        fewMoves.push_back(moved(frame, picture.items.size()));
    }

    std::vector<QPainterPath> paths;
    for (const Item &item : picture.items)
        paths.push_back(shape::toPainterPath(item.path));
    QImage image(fullHd, QImage::Format_ARGB32_Premultiplied);
    report("QPainter, one thread", [&](int frame) { drawWithQPainter(image, zooms[size_t(frame)], paths); });
    raster::Canvas single(fullHd);
    report("the camera zooms, one thread", [&](int frame) { single.show(zooms[size_t(frame)]); });
    raster::Canvas canvas(fullHd, QThread::idealThreadCount());
    report("the camera zooms, all cores", [&](int frame) { canvas.show(zooms[size_t(frame)]); });
    report("every twentieth item moves, all cores", [&](int frame) { canvas.show(moves[size_t(frame)]); });
    report("one item moves, all cores", [&](int frame) { canvas.show(fewMoves[size_t(frame)]); });
    if (qEnvironmentVariableIsSet("BENCH_PICTURES"))
        canvas.image().save(qEnvironmentVariable("BENCH_PICTURES") + u'/' + QLatin1String(name) + u".png"_s);
    if (qEnvironmentVariableIsSet("BENCH_PICTURES"))
        image.save(qEnvironmentVariable("BENCH_PICTURES") + u'/' + QLatin1String(name) + u"-qpainter.png"_s);
}

} // namespace

int main(int argc, char **argv)
{
    qputenv("QT_QPA_PLATFORM", "offscreen");
    const QGuiApplication application(argc, argv);
    measure("shapes", sixtyShapes());
    measure("diagram", diagram());
    measure("model", model());
}
