// SPDX-License-Identifier: GPL-3.0-or-later
#include "artwork/artwork.h"
#include "picture/picture.h"
#include "raster/draw.h"
#include "testmain.h"

#include <QColor>
#include <QDir>
#include <QFile>
#include <QRegularExpression>
#include <QTest>

using namespace lectograph;
using namespace Qt::StringLiterals;

namespace {

/// The drawing on white, filling an image of this size.
QImage onPage(const shape::Shape &shape, double height, const QSize &size)
{
    picture::Picture page;
    page.frameHeight = page.camera.height = height;
    page.frameWidth = height * size.width() / size.height();
    page.background = {1, 1, 1, 1};
    picture::append(page, shape);
    picture::seal(page);
    return raster::drawn(page, size);
}

int differenceOf(QRgb a, QRgb b)
{
    return std::max({std::abs(qRed(a) - qRed(b)), std::abs(qGreen(a) - qGreen(b)), std::abs(qBlue(a) - qBlue(b))});
}

/// How far two images of one size are apart: in the mean of all pixels (of 255), and the share of pixels that differ by
/// more than what the edge of a shape may.
struct Distance
{
    double mean = 0;
    double share = 0;
};

Distance distanceOf(const QImage &a, const QImage &b)
{
    constexpr int visible = 40;
    Distance distance;
    for (int y = 0; y < a.height(); ++y) {
        for (int x = 0; x < a.width(); ++x) {
            const int one = differenceOf(a.pixel(x, y), b.pixel(x, y));
            distance.mean += one;
            distance.share += one > visible ? 1 : 0;
        }
    }
    const double count = double(a.width()) * a.height();
    return {distance.mean / count, distance.share / count};
}

/// Without texts, whose letters depend on the fonts of the machine (tst_artwork_text).
QByteArray withoutTexts(const QByteArray &content)
{
    static const QRegularExpression text(u"<((?:\\w+:)?(?:text|foreignObject))\\b(?:[^>]*/>|.*?</\\1>)"_s,
                                         QRegularExpression::DotMatchesEverythingOption);
    return QString::fromUtf8(content).remove(text).toUtf8();
}

/// What the comment of a drawing says that is left out of it: “<!-- left out: mask, filter -->”.
QStringList leftOutBy(const QByteArray &content)
{
    static const QRegularExpression pattern(u"<!-- left out: ([^>]*) -->"_s);
    const auto match = pattern.match(QString::fromUtf8(content));
    return match.hasMatch() ? match.captured(1).split(u", "_s) : QStringList();
}

/// A colour that a browser shows at a place, in pixels of the drawing.
struct Probe
{
    QPointF at;
    QColor color;
};

/// What the comment of a drawing says that is seen: “<!-- seen: 200x100: 50,20 #ff0000; 60.5,20 #ffffff -->”.
struct Probes
{
    QSize size; ///< of the drawing, in pixels
    std::vector<Probe> probes;
};

Probes probesIn(const QByteArray &content)
{
    static const QRegularExpression pattern(u"<!-- seen: (\\d+)x(\\d+): ([^>]*) -->"_s);
    static const QRegularExpression one(u"([\\d.]+),([\\d.]+) (#[0-9a-f]{6})"_s);
    const auto match = pattern.match(QString::fromUtf8(content));
    Probes found{{match.captured(1).toInt(), match.captured(2).toInt()}, {}};
    for (const auto &probe : one.globalMatch(match.captured(3)))
        found.probes.push_back(
            {{probe.captured(1).toDouble(), probe.captured(2).toDouble()}, QColor(probe.captured(3))});
    return found;
}

} // namespace

/// drawings/ has small drawings as the programs write them that lecturers use, and beside each what Chromium shows of it
/// (drawings/renew), but for the texts.
class TestArtworkDrawings : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void drawingsLookAsInABrowser_data()
    {
        QTest::addColumn<QString>("path");
        const QDir folder(QStringLiteral(LECTOGRAPH_DRAWINGS));
        const QStringList names = folder.entryList({u"*.svg"_s}, QDir::Files, QDir::Name);
        QVERIFY(names.size() >= 60);
        for (const QString &name : names)
            QTest::newRow(qPrintable(name)) << folder.filePath(name);
    }

    void drawingsLookAsInABrowser()
    {
        QFETCH(QString, path);
        constexpr double height = 4;
        QFile file(path);
        QVERIFY(file.open(QIODevice::ReadOnly));
        const QByteArray content = withoutTexts(file.readAll());
        const QImage expected = QImage(path.chopped(4) + u".png"_s).convertToFormat(QImage::Format_RGB32);
        QVERIFY2(!expected.isNull(), "run tests/artwork/drawings/renew");
        const auto made = artwork::read(content, 0, height);
        QVERIFY2(made, made ? "" : qPrintable(made.error().text()));

        const QImage found = onPage(made->shape, height, expected.size()).convertToFormat(QImage::Format_RGB32);
        const Distance distance = distanceOf(found, expected);
        const QString apart = u"%1 of 255, %2 % of the pixels"_s.arg(distance.mean).arg(100 * distance.share);
        QVERIFY2(distance.mean < 1.5 && distance.share < 0.012, qPrintable(apart));

        const QStringList leftOut = leftOutBy(content);
        QVERIFY2(made->warnings.size() == leftOut.size(), qPrintable(made->warnings.join(u' ')));
        for (const QString &what : leftOut)
            QVERIFY2(made->warnings.join(u' ').contains(what), qPrintable(made->warnings.join(u' ')));
    }

    /// Further ones, whose comments say what follows from the specifications at some places.
    void probedDrawingsAreAsSpecified_data()
    {
        QTest::addColumn<QString>("path");
        const QDir folder(QStringLiteral(LECTOGRAPH_DRAWINGS "/probed"));
        const QStringList names = folder.entryList({u"*.svg"_s}, QDir::Files, QDir::Name);
        QVERIFY(names.size() >= 11);
        for (const QString &name : names)
            QTest::newRow(qPrintable(name)) << folder.filePath(name);
    }

    void probedDrawingsAreAsSpecified()
    {
        QFETCH(QString, path);
        constexpr double height = 4;
        constexpr int scale = 3; // so that a pixel lies within the thinnest lines
        constexpr int rounding = 3;
        QFile file(path);
        QVERIFY(file.open(QIODevice::ReadOnly));
        const QByteArray content = withoutTexts(file.readAll());
        const auto made = artwork::read(content, 0, height);
        QVERIFY2(made, made ? "" : qPrintable(made.error().text()));
        const Probes seen = probesIn(content);
        QVERIFY(seen.probes.size() >= 3);
        const QImage found = onPage(made->shape, height, seen.size * scale).convertToFormat(QImage::Format_RGB32);
        for (const Probe &probe : seen.probes) {
            const QRgb color = found.pixel(int(probe.at.x() * scale), int(probe.at.y() * scale));
            QVERIFY2(differenceOf(color, probe.color.rgb()) <= rounding,
                     qPrintable(u"%1 instead of %2 at %3, %4"_s.arg(QColor(color).name(), probe.color.name())
                                    .arg(probe.at.x())
                                    .arg(probe.at.y())));
        }
        const QStringList leftOut = leftOutBy(content);
        QVERIFY2(made->warnings.size() == leftOut.size(), qPrintable(made->warnings.join(u' ')));
        for (const QString &what : leftOut)
            QVERIFY2(made->warnings.join(u' ').contains(what), qPrintable(made->warnings.join(u' ')));
    }
};

LECTOGRAPH_GUILESS_TEST_MAIN(TestArtworkDrawings)
#include "tst_artwork_drawings.moc"
