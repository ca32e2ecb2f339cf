// SPDX-License-Identifier: GPL-3.0-or-later
#include "artwork/artwork.h"
#include "shape/path_data.h"
#include "shape/select.h"
#include "testmain.h"

#include <QBuffer>
#include <QImage>
#include <QPainterPath>
#include <QTest>

#include <array>

using namespace lectograph;
using namespace Qt::StringLiterals;
using artwork::Artwork;
using base::Color;
using shape::Shape;

namespace {

constexpr Color red{1, 0, 0, 1};
constexpr Color blue{0, 0, 1, 1};

/// 20 units wide and 10 high, one user unit per scene unit.
QByteArray svg(const QByteArray &inside, const QByteArray &more = {})
{
    return "<svg xmlns=\"http://www.w3.org/2000/svg\" xmlns:xlink=\"http://www.w3.org/1999/xlink\" viewBox=\"0 0 20 "
           "10\""
        + more + ">" + inside + "</svg>";
}

base::Result<Artwork> read(const QByteArray &content)
{
    return artwork::read(content, 0, 10);
}

void collect(const Shape &shape, std::vector<Shape> &leaves)
{
    if (shape::isLeaf(*shape))
        leaves.push_back(shape);
    for (const Shape &child : shape->children)
        collect(child, leaves);
}

std::vector<Shape> leavesOf(const QByteArray &inside)
{
    const auto made = read(svg(inside));
    if (!made)
        qFatal("%s", qPrintable(made.error().text()));
    std::vector<Shape> leaves;
    collect(made->shape, leaves);
    return leaves;
}

QRectF boxOf(const Shape &shape)
{
    const base::Box &box = shape.bounds();
    return {box.min.x, box.min.y, box.width(), box.height()};
}

bool isNear(const QRectF &a, const QRectF &b)
{
    return std::abs(a.x() - b.x()) < 1e-6 && std::abs(a.y() - b.y()) < 1e-6 && std::abs(a.width() - b.width()) < 1e-6
        && std::abs(a.height() - b.height()) < 1e-6;
}

bool isNear(const Color &a, const Color &b)
{
    return std::abs(a.r - b.r) < 0.02 && std::abs(a.g - b.g) < 0.02 && std::abs(a.b - b.b) < 0.02
        && std::abs(a.a - b.a) < 0.02;
}

} // namespace

class TestArtworkSvg : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void basicShapesLieWhereTheyShould_data()
    {
        QTest::addColumn<QByteArray>("inside");
        QTest::addColumn<QRectF>("box"); // y up, relative to the centre
        const auto row = [](const char *inside, const QRectF &box) {
            QTest::newRow(inside) << QByteArray(inside) << box;
        };
        row("<rect width='20' height='10'/>", {-10, -5, 20, 10});
        row("<rect x='1' y='2' width='3' height='4' rx='1'/>", {-9, -1, 3, 4});
        row("<rect x='50%' y='50%' width='50%' height='50%'/>", {0, -5, 10, 5});
        row("<circle cx='10' cy='5' r='2'/>", {-2, -2, 4, 4});
        row("<ellipse cx='10' cy='5' rx='3' ry='1'/>", {-3, -1, 6, 2});
        row("<line x1='10' y1='5' x2='12' y2='1' stroke='red'/>", {0, 0, 2, 4});
        row("<polyline points='10,5 12,5 12,3'/>", {0, 0, 2, 2});
        row("<polygon points='10,8 12 8 12-3 10-3'/>", {0, -3, 2, 8}); // as far as the page goes
        row("<path d='M10 5h2v2h-2z'/>", {0, -2, 2, 2});
        row("<path d='M10,5 l2 0 0-2z m1 1'/>", {0, 0, 2, 2});
        row("<path d='M8 5a2 2 0 014 0z'/>", {-2, 0, 4, 2});
        row("<path d='M8 5A2 2 0 1 0 12 5'/>", {-2, -2, 4, 2});
        row("<path d='M10 5q1 2 2 0t2 0'/>", {0, -1, 4, 2});
        row("<path d='M10 5c0 4 2 4 2 0s2-4 2 0'/>", {0, -3, 4, 6});
        row("<path d='M10 5h2v2nonsense h90'/>", {0, -2, 2, 2});
        row("<g transform='translate(10 5) scale(2)'><rect width='1' height='1'/></g>", {0, -2, 2, 2});
        row("<g transform='rotate(90 10 5)'><rect x='10' y='5' width='2' height='1'/></g>", {-1, -2, 1, 2});
        row("<rect transform='matrix(1 0 0 1 10 5)skewX(45)' width='1' height='1'/>", {0, -1, 2, 1});
        row("<defs><rect id='a' width='1' height='1'/></defs><use href='#a' x='10' y='5'/>", {0, -1, 1, 1});
        row("<symbol id='a' viewBox='0 0 2 2'><rect width='2' height='2'/></symbol>"
            "<use xlink:href='#a' x='10' y='5' width='4' height='4'/>",
            {0, -4, 4, 4});
        row("<svg x='10' width='10' height='10' viewBox='0 0 100 100'><rect width='100' height='50'/></svg>",
            {0, 0, 10, 5});
    }

    void basicShapesLieWhereTheyShould()
    {
        QFETCH(QByteArray, inside);
        QFETCH(QRectF, box);
        const auto leaves = leavesOf(inside);
        QCOMPARE(leaves.size(), std::size_t(1));
        const auto made = read(svg(inside));
        QVERIFY2(isNear(boxOf(made->shape), box), qPrintable(QDebug::toString(boxOf(made->shape))));
        QVERIFY2(made->warnings.isEmpty(), qPrintable(made->warnings.join(u' ')));
    }

    void aDrawingHasTheSizeThatIsAskedFor()
    {
        const QByteArray rect = "<rect width='20' height='10' stroke='red' stroke-width='2'/>";
        const auto high = artwork::read(svg(rect), 0, 5);
        QVERIFY(high && isNear(boxOf(high->shape), {-5, -2.5, 10, 5}));
        const auto wide = artwork::read(svg(rect), 40, 10);
        QVERIFY(wide && isNear(boxOf(wide->shape), {-20, -5, 40, 10}));
        std::vector<Shape> leaves;
        collect(high->shape, leaves);
        QCOMPARE(leaves.front()->style.strokeWidth, 100.0); // two user units, half as large
        // No viewBox: absolute lengths.
        const auto paper = artwork::read("<svg width='2in' height='96'><rect width='192' height='96'/></svg>", 0, 1);
        QVERIFY(paper && isNear(boxOf(paper->shape), {-1, -0.5, 2, 1}));
    }

    void stylesComeFromAttributesSheetsAndElementsAround_data()
    {
        QTest::addColumn<QByteArray>("inside");
        QTest::addColumn<QColor>("fill");
        const auto row = [](const char *inside, const QColor &fill) {
            QTest::newRow(inside) << QByteArray(inside) << fill;
        };
        row("<rect width='1' height='1'/>", Qt::black);
        row("<rect width='1' height='1' fill='#f00'/>", Qt::red);
        row("<rect width='1' height='1' fill=' cornflowerblue '/>", QColor(0x64, 0x95, 0xed));
        row("<rect width='1' height='1' fill='rgb(0, 100%, 0)'/>", Qt::green);
        row("<rect width='1' height='1' fill='rgba(0,0,255,0.5)'/>", QColor(0, 0, 255, 128));
        row("<rect width='1' height='1' fill='red' style='fill : blue !important'/>", Qt::blue);
        row("<g fill='red'><rect width='1' height='1' fill-opacity='50%'/></g>", QColor(255, 0, 0, 128));
        row("<g color='red' fill='blue'><rect width='1' height='1' fill='currentColor'/></g>", Qt::red);
        row("<style>/* .a{fill:lime} */ .a, #b { fill: red } rect{stroke:none}</style>"
            "<rect class='x a' width='1' height='1' fill='blue'/>",
            Qt::red);
        row("<rect width='1' height='1' fill='url(#none) red'/>", Qt::red);
        row("<rect width='1' height='1' fill='url(http://example.org/a.svg#b) blue'/>", Qt::blue);
        row("<radialGradient id='a'><stop stop-color='red'/><stop offset='1' stop-color='red'/></radialGradient>"
            "<rect width='1' height='1' fill='url(#a)'/>",
            Qt::red);
    }

    void stylesComeFromAttributesSheetsAndElementsAround()
    {
        QFETCH(QByteArray, inside);
        QFETCH(QColor, fill);
        const auto leaves = leavesOf(inside);
        QCOMPARE(leaves.size(), std::size_t(1));
        const Color expected{float(fill.redF()), float(fill.greenF()), float(fill.blueF()), float(fill.alphaF())};
        QVERIFY2(isNear(leaves.front()->style.fill, expected), qPrintable(base::toText(leaves.front()->style.fill)));
        QVERIFY(!leaves.front()->style.hasStroke());
    }

    void linesHaveCapsJoinsAndRules()
    {
        const auto leaves = leavesOf("<path d='M0 0h1v1z' fill='none' stroke='blue' stroke-width='.5' "
                                     "stroke-linecap='round' stroke-linejoin='bevel'/>"
                                     "<path d='M0 0h1v1z' fill-rule='evenodd' opacity='.5'/>"
                                     "<path d='M0 0h1v1z' display='none'/><path d='M0 0h1v1z' visibility='hidden'/>"
                                     "<path d='M0 0h1v1z' fill='none'/>");
        QCOMPARE(leaves.size(), std::size_t(2));
        const shape::Style &style = leaves[0]->style;
        QVERIFY(!style.hasFill());
        QVERIFY(isNear(style.stroke, blue));
        QCOMPARE(style.strokeWidth, 50.0);
        QCOMPARE(style.cap, shape::Cap::Round);
        QCOMPARE(style.join, shape::Join::Bevel);
        QVERIFY(!style.screenWidth);
        QCOMPARE(leaves[1]->path.fillRule(), shape::FillRule::EvenOdd);
        QCOMPARE(leaves[1]->opacity, 0.5);
    }

    void dashesAreDrawn_data()
    {
        QTest::addColumn<QByteArray>("inside");
        QTest::addColumn<std::vector<double>>("ends"); // where dashes begin and end, from the left end of the line on
        const auto line = [](const QByteArray &more) -> QByteArray {
            return "<path d='M0 5H10' fill='none' stroke='red' " + more + "/>";
        };
        QTest::newRow("matplotlib") << line("style='stroke-dasharray: 3,2; stroke-dashoffset: 0'")
                                    << std::vector<double>{0, 3, 5, 8};
        QTest::newRow("odd") << line("stroke-dasharray='4 1 2px'") << std::vector<double>{0, 4, 5, 7};
        QTest::newRow("one") << line("stroke-dasharray='4'") << std::vector<double>{0, 4, 8, 10};
        QTest::newRow("begins within a dash")
            << line("stroke-dasharray='3,2' stroke-dashoffset='1'") << std::vector<double>{0, 2, 4, 7, 9, 10};
        QTest::newRow("begins before it")
            << line("stroke-dasharray='3,2' stroke-dashoffset='-1'") << std::vector<double>{1, 4, 6, 9};
        QTest::newRow("inherited") << QByteArray("<g stroke-dasharray='6,4'>" + line({}) + "</g>")
                                   << std::vector<double>{0, 6};
        QTest::newRow("dots") << line("stroke-dasharray='0 5' stroke-linecap='round' stroke-width='2'")
                              << std::vector<double>{0, 0.02, 5, 5.02};
        QTest::newRow("none") << line("stroke-dasharray='none'") << std::vector<double>{0, 10};
        QTest::newRow("nothing") << line("stroke-dasharray='0,0'") << std::vector<double>{0, 10};
        QTest::newRow("no length") << line("stroke-dasharray='3,-2'") << std::vector<double>{0, 10};
        QTest::newRow("stretched") << QByteArray("<g transform='scale(2,1)'><path d='M0 5H5' fill='none' stroke='red' "
                                                 "stroke-dasharray='3,1'/></g>")
                                   << std::vector<double>{0, 6, 8, 10};
    }
    void dashesAreDrawn()
    {
        QFETCH(QByteArray, inside);
        QFETCH(std::vector<double>, ends);
        const auto made = read(svg(inside));
        QVERIFY(made.has_value());
        QCOMPARE(made->warnings, QStringList());
        const auto leaves = leavesOf(inside);
        QCOMPARE(leaves.size(), std::size_t(1));
        std::vector<double> found;
        for (const shape::Contour &dash : leaves.front()->path.contours()) {
            QVERIFY(!dash.closed);
            found.push_back(dash.points.front().x() + 10); // the middle of the drawing is 0
            found.push_back(dash.points.back().x() + 10);
        }
        QCOMPARE(found.size(), ends.size());
        for (std::size_t i = 0; i < ends.size(); ++i)
            QVERIFY2(std::abs(found[i] - ends[i]) < 1e-6, qPrintable(u"%1: %2"_s.arg(i).arg(found[i])));
    }

    void arrowHeadsStandAtTheEndsOfLines_data()
    {
        QTest::addColumn<QByteArray>("line");
        QTest::addColumn<QList<QRectF>>("heads"); // of markers two units long and wide, the tip at the end of the line
        const auto line = [](const QByteArray &d, const QByteArray &more) -> QByteArray {
            return "<path d='" + d + "' fill='none' stroke='red' stroke-width='2' " + more + "/>";
        };
        const QByteArray end = "marker-end='url(#head)'";
        QTest::newRow("to the right") << line("M0 5H10", end) << QList<QRectF>{{-2, -1, 2, 2}};
        QTest::newRow("downwards") << line("M10 0V5", end) << QList<QRectF>{{-1, 0, 2, 2}};
        QTest::newRow("at the start") << line("M2 5H10", "marker-start='url(#head)'") << QList<QRectF>{{-10, -1, 2, 2}};
        QTest::newRow("reversed") << line("M0 5H10", "marker-start='url(#both)'") << QList<QRectF>{{-10, -1, 2, 2}};
        QTest::newRow("both") << line("M0 5H10", "style='marker-start: url(#both); marker-end: url(#both)'")
                              << QList<QRectF>{{-10, -1, 2, 2}, {-2, -1, 2, 2}};
        QTest::newRow("straight") << line("M10 0V5", "marker-end='url(#fixed)'") << QList<QRectF>{{-2, -1, 2, 2}};
        QTest::newRow("inherited") << QByteArray("<g marker-end='url(#head)'>" + line("M0 5H10", {}) + "</g>")
                                   << QList<QRectF>{{-2, -1, 2, 2}};
        QTest::newRow("no such marker") << line("M0 5H10", "marker-end='url(#other)'") << QList<QRectF>();
        QTest::newRow("none") << line("M0 5H10", "marker-end='none'") << QList<QRectF>();
    }
    void arrowHeadsStandAtTheEndsOfLines()
    {
        QFETCH(QByteArray, line);
        QFETCH(QList<QRectF>, heads);
        const auto marker = [](const QByteArray &id, const QByteArray &orient) {
            // Half of the size: markers are measured in widths of the line.
            return "<marker id='" + id + "' orient='" + orient
                + "' viewBox='0 0 10 10' refX='10' refY='5' markerWidth='1' markerHeight='1'>"
                  "<path d='M0 0L10 5L0 10z' fill='context-stroke'/></marker>";
        };
        const auto leaves = leavesOf("<defs>" + marker("head", "auto") + marker("both", "auto-start-reverse")
                                     + marker("fixed", "0") + "</defs>" + line);
        QCOMPARE(leaves.size(), std::size_t(1 + heads.size()));
        for (qsizetype i = 0; i < heads.size(); ++i) {
            const Shape &head = leaves[static_cast<std::size_t>(i + 1)];
            QVERIFY2(isNear(boxOf(head), heads[i]), qPrintable(u"%1 %2"_s.arg(boxOf(head).x()).arg(boxOf(head).y())));
            QVERIFY(isNear(head->style.fill, red) && !head->style.hasStroke());
        }
    }

    void markersOfMarkersEnd()
    {
        QByteArray markers;
        for (int i = 0; i < 40; ++i) {
            const QByteArray next = QByteArray::number(i + 1);
            markers += "<marker id='m" + QByteArray::number(i) + "'><path d='M0 0H1' stroke='red' marker-start='url(#m"
                + next + ")' marker-end='url(#m" + next + ")'/></marker>";
        }
        QVERIFY(!read(svg(markers + "<path d='M0 0H1' stroke='red' marker-end='url(#m0)'/>")));
        QVERIFY(!read(svg("<marker id='m'><path d='M0 0H1' stroke='red' marker-end='url(#m)'/></marker>"
                          "<path d='M0 0H1' stroke='red' marker-end='url(#m)'/>")));
    }

    void anAreaWithADashedBorderIsFilled()
    {
        const auto leaves = leavesOf("<rect width='4' height='2' fill='blue' stroke='red' stroke-dasharray='1'/>");
        QCOMPARE(leaves.size(), std::size_t(2));
        QVERIFY(leaves[0]->style.hasFill() && !leaves[0]->style.hasStroke());
        QVERIFY(!leaves[1]->style.hasFill() && leaves[1]->style.hasStroke());
        QVERIFY(isNear(boxOf(leaves[0]), {-10, 3, 4, 2}));
        QCOMPARE(leaves[1]->path.contours().size(), std::size_t(6));
    }

    void linearGradientsGoWhereTheyWent()
    {
        const auto leaves = leavesOf(
            "<linearGradient id='a' x2='0' y2='1'><stop offset='0' stop-color='red'/>"
            "<stop offset='1' stop-color='blue'/></linearGradient>"
            "<linearGradient id='b' href='#a' gradientUnits='userSpaceOnUse' y2='20'/>"
            "<rect width='20' height='10' fill='url(#a)'/><rect width='20' height='10' fill='url(#b)'/>");
        QCOMPARE(leaves.size(), std::size_t(2));
        const auto &whole = leaves[0]->style.fillGradient;
        QVERIFY(whole);
        QCOMPARE(whole->directionDegrees, -90.0); // down
        QVERIFY(isNear(whole->stops.front(), red));
        QVERIFY(isNear(whole->stops.back(), blue));
        const auto &half = leaves[1]->style.fillGradient;
        QVERIFY(half);
        QVERIFY(isNear(half->stops.front(), red));
        QVERIFY(isNear(half->stops.back(), Color{0.5, 0, 0.5, 1})); // the gradient ends below the rectangle
    }

    void partsAreCalledByTheirIds()
    {
        const auto made = read(svg("<g id='wheel'><circle id='hub' r='1'/><circle r='2'/></g><rect id='a/b' width='1' "
                                   "height='1'/>"));
        QVERIFY(made);
        QVERIFY(shape::selected(made->shape, u"wheel/hub"_s));
        QVERIFY(!shape::selected(made->shape, u"a/b"_s));
    }

    void aPictureInsideIsDrawn()
    {
        QImage image(4, 2, QImage::Format_RGB32);
        image.fill(Qt::red);
        QByteArray png;
        QBuffer buffer(&png);
        buffer.open(QIODevice::WriteOnly);
        image.save(&buffer, "png");
        const auto leaves =
            leavesOf("<image x='10' y='5' width='4' height='4' href='data:image/png;base64," + png.toBase64() + "'/>");
        QCOMPARE(leaves.size(), std::size_t(1));
        QVERIFY(leaves.front()->image);
        QVERIFY(isNear(boxOf(leaves.front()), {0, -3, 4, 2}));
    }

    /// As draw.io keeps its symbols.
    void aDrawingInsideIsDrawn_data()
    {
        QTest::addColumn<QByteArray>("reference");
        const QByteArray drawing =
            "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 4 2'><style>rect{fill:blue}</style>"
            "<rect id='a' width='2' height='2'/><use href='#a' x='3'/></svg>";
        QTest::newRow("in base64") << "data:image/svg+xml;base64," + drawing.toBase64();
        QTest::newRow("in percents") << "data:image/svg+xml;utf8," + drawing.toPercentEncoding();
    }
    void aDrawingInsideIsDrawn()
    {
        QFETCH(QByteArray, reference);
        const QByteArray inside = "<rect id='a' width='1' height='1' fill='red'/>"
                                  "<image x='10' y='4' width='8' height='6' xlink:href='"
            + reference + "'/><use href='#a' x='2'/>";
        QCOMPARE(read(svg(inside))->warnings, QStringList());
        const auto leaves = leavesOf(inside);
        QCOMPARE(leaves.size(), std::size_t(4));
        QVERIFY(isNear(boxOf(leaves[1]), {0, -4, 4, 4})); // in the middle of its frame
        QVERIFY(isNear(boxOf(leaves[2]), {6, -4, 2, 4})); // cut at its own page
        const std::array colors{red, blue, blue, red};    // ids and styles are its own
        for (std::size_t i = 0; i < colors.size(); ++i)
            QVERIFY(isNear(leaves[i]->style.fill, colors[i]));
    }

    /// As Excalidraw keeps arrows away from their labels.
    void blackInAMaskHidesWhatWhiteShows()
    {
        const QByteArray inside = "<mask id='m'><rect x='-5' y='-5' width='30' height='20' fill='#fff'/>"
                                  "<rect x='8' y='3' width='4' height='4' fill='#000' opacity='1'/></mask><mask></mask>"
                                  "<g mask='url(#m)'><rect x='1' y='1' width='18' height='8' fill='red'/>"
                                  "<path d='M1 5h18' stroke='blue' fill='none'/></g>";
        QCOMPARE(read(svg(inside))->warnings, QStringList());
        const auto leaves = leavesOf(inside);
        QCOMPARE(leaves.size(), std::size_t(2));
        for (const Shape &leaf : leaves) {
            const QPainterPath area = shape::toPainterPath(leaf->path);
            QVERIFY(!area.contains(QPointF(0, 0)));
            QVERIFY(area.contains(QPointF(-8, 0)) && area.contains(QPointF(8, 0)));
        }
    }

    void whatIsNotDrawnIsReported_data()
    {
        QTest::addColumn<QByteArray>("inside");
        QTest::addColumn<QString>("says");
        QTest::newRow("text on a path") << QByteArray("<text><textPath href='#p'>a</textPath></text>") << u"textPath"_s;
        QTest::newRow("script") << QByteArray("<script>while(1){}</script>") << u"script"_s;
        QTest::newRow("foreign") << QByteArray("<foreignObject><iframe src='file:///etc/passwd'/></foreignObject>")
                                 << u"foreignObject"_s;
        QTest::newRow("dashes") << QByteArray("<path d='M0 0h9' stroke='red' stroke-dasharray='.0001'/>")
                                << u"stroke-dasharray"_s;
        QTest::newRow("marker in the middle")
            << QByteArray("<path d='M0 0h9v2' stroke='red' marker-mid='url(#m)'/>") << u"marker-mid"_s;
        QTest::newRow("mask") << QByteArray("<rect width='1' height='1' mask='url(#m)'/>") << u"mask"_s;
        for (const char *target : {"/etc/passwd", "file:///etc/passwd", "http://example.org/a.png", "../a.png",
                                   "data:image/svg+xml,x", "data:text/html;base64,AAAA", ""}) {
            QTest::newRow(target) << "<image width='1' height='1' xlink:href='" + QByteArray(target) + "'/>"
                                  << u"other files"_s;
        }
        const auto picture = [](const char *type, const QByteArray &content) {
            return "<image width='1' height='1' href='data:image/" + QByteArray(type) + ";base64," + content.toBase64()
                + "'/><rect width='1' height='1'/>";
        };
        const QByteArray inOne =
            svg("<image width='1' height='1' href='data:image/svg+xml;base64," + svg({}).toBase64() + "'/>");
        QTest::newRow("a drawing in a drawing in a drawing") << picture("svg+xml", inOne) << u"picture"_s;
        QTest::newRow("a damaged drawing as a picture") << picture("svg+xml", "<svg><g></svg>") << u"picture"_s;
        QTest::newRow("a picture of an unknown kind") << picture("x-emf", "EMF") << u"picture"_s;
        QTest::newRow("a picture that is cut off") << picture("png", "\x89PNG\r\n\x1a\n") << u"picture"_s;
        QTest::newRow("a translucent mask")
            << QByteArray("<mask id='m'><rect width='20' height='10' fill='white'/><rect width='5' height='5' "
                          "fill='black' fill-opacity='.5'/></mask><rect width='9' height='9' mask='url(#m)'/>")
            << u"mask"_s;
        QTest::newRow("use") << QByteArray("<use href='/tmp/a.svg#b'/>") << u"other files"_s;
    }

    void whatIsNotDrawnIsReported()
    {
        QFETCH(QByteArray, inside);
        QFETCH(QString, says);
        const auto made = read(svg(inside));
        QVERIFY2(made, made ? "" : qPrintable(made.error().text()));
        QCOMPARE(made->warnings.size(), 1);
        QVERIFY2(made->warnings.front().contains(says), qPrintable(made->warnings.front()));
    }

    void aKindOfDocumentThatIsOnlyNamedLeadsNowhere()
    {
        const auto made = read("<?xml version='1.0' encoding='UTF-8'?><!DOCTYPE svg PUBLIC '-//W3C//DTD SVG 1.1//EN' "
                               "'http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd'>"
                               + svg("<rect width='1' height='1'/>"));
        QVERIFY2(made, made ? "" : qPrintable(made.error().text()));
    }

    void pathsEndWhereTheyStopMakingSense()
    {
        for (const QString &data : {u"M0 0 L-"_s, u"M0 0 L1"_s, u"M0 0 L--1 2"_s, u"M0 0 L-inf 1"_s, u"M0 0 Lnan 1"_s,
                                    u"M0 0 L1e999 1"_s, u"M0 0 A1 1 0 2 0 1 1"_s, u"M0 0 X1 1"_s, u"M0 0 L.."_s})
            QVERIFY2(shape::pathFromData(data).elementCount() <= 1, qPrintable(data));
        QCOMPARE(shape::pathFromData(u"M0 0L+1 1").elementCount(), 2);
    }
};

LECTOGRAPH_GUILESS_TEST_MAIN(TestArtworkSvg)
#include "tst_artwork_svg.moc"
