// SPDX-License-Identifier: GPL-3.0-or-later
#include "blockbench.h"
#include "picture/in_plane.h"
#include "testmain.h"

#include <QTest>

#include <map>

using namespace Qt::StringLiterals;
using namespace lectograph;
using base::Color;
using base::Vec3;

namespace {

picture::Picture facesOf(const QByteArray &node)
{
    BlockBench bench("{\"it\": " + node + "}");
    picture::Picture picture;
    append(picture, bench.shape(u"it"_s));
    return picture;
}

/// The colours that all faces have at each of their corners, by the corner in thousandths.
std::map<std::array<int, 3>, std::vector<Color>> colorsAtCorners(const picture::Picture &picture)
{
    std::map<std::array<int, 3>, std::vector<Color>> colors;
    for (const picture::Item &item : picture.items) {
        const picture::ShadingPlane plane = picture::planeOf(*item.style.shading, item.path);
        const std::vector<QPointF> &points = item.path.contours().front().points;
        for (std::size_t i = 0; i + 1 < points.size(); i += 3) {
            const Vec3 at = item.place.map(points[i]);
            const auto rounded = [](double v) { return static_cast<int>(std::lround(v * 1000)); };
            colors[{rounded(at.x), rounded(at.y), rounded(at.z)}].push_back(plane.at(points[i]));
        }
    }
    return colors;
}

double spread(const std::vector<Color> &colors)
{
    const auto [least, most] = std::ranges::minmax(colors, {}, &Color::b);
    return most.b - least.b;
}

} // namespace

class SpaceLightTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void facesHaveNoSeams()
    {
        for (const char *node : {R"({"type": "space.solid"})", R"({"type": "space.surface"})"}) {
            for (const picture::Item &item : facesOf(node).items)
                QVERIFY(item.style.isFace && !item.style.shading);
        }
    }

    void smoothFacesMeetInOneColor()
    {
        const auto sphere = colorsAtCorners(
            facesOf(R"({"type": "space.solid", "form": "sphere", "smooth": true, "fill": "WHITE", "sides": 32})"));
        QVERIFY(sphere.size() > 400);
        for (const auto &[at, colors] : sphere)
            QVERIFY2(spread(colors) < 0.05, qPrintable(QString::number(spread(colors))));
        const auto surface = colorsAtCorners(facesOf(
            R"({"type": "space.surface", "smooth": true, "tensor": [[0, 0.1, 0], [0.1, 0.2, 0.1], [0, 0.1, 0]]})"));
        for (const auto &[at, colors] : surface)
            QVERIFY(spread(colors) < 0.01);
    }

    void sharpEdgesStaySharp()
    {
        const auto box = colorsAtCorners(
            facesOf(R"({"type": "space.solid", "smooth": true, "fill": "WHITE", "light": [0.2, 1, 0.5]})"));
        QCOMPARE(box.size(), std::size_t(8));
        for (const auto &[at, colors] : box)
            QVERIFY(at[1] < 0 || spread(colors) > 0.1); // above, in the light
    }

    void whatLooksAtTheLightIsBrightest()
    {
        const picture::Picture sphere = facesOf(
            R"({"type": "space.solid", "form": "sphere", "smooth": true, "fill": "WHITE", "light": [0, 1, 0]})");
        const auto colors = colorsAtCorners(sphere);
        QVERIFY(colors.at({0, 1000, 0}).front().g > 0.97f);
        QVERIFY(colors.at({0, -1000, 0}).front().g < 0.45f);
    }

    void theLinesOfANumberPlaneLieInIt()
    {
        for (const char *floor : {"xz", "xy", "yz"}) {
            const picture::Picture plane =
                facesOf(QByteArray(R"({"type": "space.plane", "strokes": "plane", "floor": ")") + floor + "\"}");
            const Vec3 normal = floor[0] == 'y' ? Vec3{1, 0, 0} : floor[1] == 'z' ? Vec3{0, 1, 0} : Vec3{0, 0, 1};
            for (const picture::Item &item : plane.items) {
                QVERIFY(item.style.strokeInPlane);
                const auto axes = picture::axesOf(item.place);
                QVERIFY(axes && std::abs(dot(axes->right, normal)) < 1e-9 && std::abs(dot(axes->up, normal)) < 1e-9);
            }
        }
    }
};

LECTOGRAPH_TEST_MAIN(SpaceLightTest)
#include "tst_space_light.moc"
