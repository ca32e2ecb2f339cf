// SPDX-License-Identifier: GPL-3.0-or-later
#include "raster/svg.h"
#include "shape/outlines.h"
#include "testmain.h"

#include <QImage>
#include <QTest>
#include <QXmlStreamReader>

using namespace lectograph;
using namespace Qt::StringLiterals;
using picture::Item;
using picture::Picture;

namespace {

struct Element
{
    QString name;
    QXmlStreamAttributes attributes;

    QString operator[](const QString &key) const { return attributes.value(key).toString(); }
};

QList<Element> elements(const Picture &picture)
{
    QXmlStreamReader reader(raster::toSvg(picture, {1920, 1080}));
    QList<Element> result;
    while (!reader.atEnd()) {
        if (reader.readNext() == QXmlStreamReader::StartElement)
            result.append({reader.name().toString(), reader.attributes()});
    }
    if (reader.hasError())
        qWarning() << reader.errorString();
    return reader.hasError() ? QList<Element>() : result;
}

Picture pictureOf(Item item)
{
    Picture picture;
    item.hash = hashOf(item);
    picture.items = {item};
    seal(picture);
    return picture;
}

Item boxItem()
{
    Item item;
    item.path = shape::rectangle(2, 1);
    item.style.fill = base::Color::fromRgb(0x336699);
    return item;
}

} // namespace

class TestRasterSvg : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void shapesBecomePaths()
    {
        Item item = boxItem();
        item.style.stroke = {1, 0, 0, 0.5f};
        item.style.join = shape::Join::Round;
        const QList<Element> found = elements(pictureOf(item));
        QCOMPARE(found.size(), 3);
        QCOMPARE(found[0][u"viewBox"_s], u"0 0 1920 1080"_s);
        QCOMPARE(found[1][u"fill"_s], u"#000000"_s);
        QCOMPARE(found[2].name, u"path"_s);
        QCOMPARE(found[2][u"d"_s], u"M1095 472.5L825 472.5L825 607.5L1095 607.5L1095 472.5Z"_s);
        QCOMPARE(found[2][u"fill"_s], u"#336699"_s);
        QCOMPARE(found[2][u"stroke"_s], u"#ff0000"_s);
        QCOMPARE(found[2][u"stroke-opacity"_s], u"0.5"_s);
        QCOMPARE(found[2][u"stroke-width"_s], u"5.4"_s);
        QCOMPARE(found[2][u"stroke-linejoin"_s], u"round"_s);
    }

    void curvesStayCurves()
    {
        Item item = boxItem();
        item.path = shape::circle(1);
        const QString d = elements(pictureOf(item))[2][u"d"_s];
        QCOMPARE(d.count(u'C'), item.path.curveCount());
        QVERIFY(!d.contains(u'L'));
    }

    void gradientsAreReferredTo()
    {
        Item item = boxItem();
        item.style.fillGradient =
            std::make_shared<const shape::Gradient>(shape::Gradient{{{1, 0, 0, 1}, {0, 0, 1, 0.5f}}, 90});
        const QList<Element> found = elements(pictureOf(item));
        QCOMPARE(found.size(), 6);
        QCOMPARE(found[2].name, u"linearGradient"_s);
        QCOMPARE(found[4][u"stop-color"_s], u"#0000ff"_s);
        QCOMPARE(found[4][u"stop-opacity"_s], u"0.5"_s);
        QCOMPARE(found[5][u"fill"_s], u"url(#"_s + found[2][u"id"_s] + u')');
    }

    void strokesOfVaryingColourOrWidthBecomeOutlines()
    {
        Item item = boxItem();
        item.path = shape::line({-2, 0}, {2, 0});
        item.style.fill.a = 0;
        item.style.stroke = {1, 1, 1, 0.5f};
        item.style.widthProfile = std::make_shared<const std::vector<double>>(std::vector{0.0, 1.0});
        const QList<Element> tapered = elements(pictureOf(item));
        QCOMPARE(tapered.size(), 3);
        QCOMPARE(tapered[2][u"fill-opacity"_s], u"0.5"_s);
        item.style.strokeGradient =
            std::make_shared<const shape::Gradient>(shape::Gradient{{{1, 0, 0, 1}, {0, 0, 1, 1}}, 0});
        const QList<Element> coloured = elements(pictureOf(item));
        QCOMPARE(coloured[2].name, u"g"_s);
        QCOMPARE(coloured[2][u"opacity"_s], u"0.5"_s);
        QVERIFY(coloured.size() > 30);
    }

    void imagesAreEmbedded()
    {
        auto raster = std::make_shared<shape::Raster>();
        raster->image = QImage(20, 10, QImage::Format_RGBA8888_Premultiplied);
        raster->image.fill(Qt::red);
        raster->hash = 1;
        Item item;
        item.image = raster;
        item.place = base::Transform::scaling(2, 1);
        const Element image = elements(pictureOf(item))[2];
        QCOMPARE(image[u"transform"_s], u"matrix(13.5 0 0 13.5 825 472.5)"_s);
        const QString start = u"data:image/png;base64,"_s;
        QVERIFY(image[u"href"_s].startsWith(start));
        const QImage back = QImage::fromData(QByteArray::fromBase64(image[u"href"_s].mid(start.size()).toLatin1()));
        QCOMPARE(back.size(), QSize(20, 10));
        QCOMPARE(back.pixelColor(3, 3), QColor(Qt::red));
    }

    void thingsInSpaceAreProjected()
    {
        Item item = boxItem();
        item.style.stroke = {1, 1, 1, 1};
        item.place = base::Transform::rotation(1, {0, 1, 0});
        const QList<Element> found = elements(pictureOf(item));
        QCOMPARE(found.size(), 4); // area and outline
        QVERIFY(found[3][u"d"_s].count(u'M') == 2);
    }

    void barsAreKeptClear()
    {
        const QByteArray svg = raster::toSvg(pictureOf(boxItem()), {1000, 1000});
        QVERIFY(
            svg.contains("<clipPath id=\"frame\"><rect x=\"0\" y=\"218\" width=\"1000\" height=\"564\"/></clipPath>"));
        QVERIFY(svg.contains("clip-path=\"url(#frame)\""));
    }
};

LECTOGRAPH_APPLESS_TEST_MAIN(TestRasterSvg)
#include "tst_raster_svg.moc"
