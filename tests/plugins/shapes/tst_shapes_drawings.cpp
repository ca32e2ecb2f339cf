// SPDX-License-Identifier: GPL-3.0-or-later
#include "base/text.h"
#include "blockbench.h"
#include "testmain.h"

#include <QTest>

#include <algorithm>

using namespace Qt::StringLiterals;
using namespace lectograph;
using base::Color;

namespace {

constexpr Color orange{1, 0.5F, 0, 1};

/// The constants of the property "drawing".
QStringList illustrations()
{
    const graph::NodeType *type = builtPlugins().nodes.find(u"shapes.drawing"_s);
    QStringList names;
    for (const QString &choice : base::toText(type->properties.front().choices).split(u'|'))
        names.append(choice.section(u'=', 0, 0));
    return names;
}

shape::Shape illustration(const QString &name, const QJsonObject &more = {})
{
    QJsonObject node{{u"type"_s, u"shapes.drawing"_s}, {u"drawing"_s, name}};
    for (auto property = more.begin(); property != more.end(); ++property)
        node.insert(property.key(), property.value());
    BlockBench bench(QJsonObject{{u"it"_s, node}});
    const shape::Shape shape = bench.shape(u"it"_s);
    if (!bench.problems().empty())
        qFatal("%s: %s", qPrintable(name), qPrintable(bench.problems().front().error.text()));
    return shape;
}

template <class Check>
bool areAll(const shape::Shape &shape, const Check &check)
{
    return (!shape::isLeaf(*shape) || check(shape->style))
        && std::ranges::all_of(shape->children, [&](const shape::Shape &child) { return areAll(child, check); });
}

std::vector<double> lineWidthsOf(const shape::Shape &shape)
{
    std::vector<double> widths;
    areAll(shape, [&](const shape::Style &style) {
        if (style.hasStroke())
            widths.push_back(style.strokeWidth);
        return true;
    });
    return widths;
}

bool isRelativelyNear(double a, double b)
{
    return std::abs(a - b) < 1e-6 * std::max(1.0, std::abs(b));
}

} // namespace

class DrawingsTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void everyIllustrationIsDrawnWhollyInItsSize_data()
    {
        QTest::addColumn<QString>("name");
        for (const QString &name : illustrations())
            QTest::newRow(qPrintable(name)) << name;
    }

    void everyIllustrationIsDrawnWhollyInItsSize()
    {
        QFETCH(const QString, name);
        const shape::Shape shape = illustration(name, {{u"height"_s, 2.5}});
        QVERIFY(shape.bounds().height() <= 2.5 + 1e-9);
        QVERIFY(shape.bounds().height() > 1.8);
        QVERIFY(shape.bounds().width() > 1);
        QVERIFY(shape.leafCount() >= 2);
        QVERIFY2(shape.census().points < 5000, "a scene with many of them becomes slow");
        QVERIFY(areAll(shape, [](const shape::Style &style) { return !style.hasStroke() || !style.screenWidth; }));
    }

    void theirPartsAreCalledByTheirIds()
    {
        for (const QString &name : {u"creature"_s, u"fluffy-creature"_s}) {
            const shape::Shape creature = illustration(name);
            for (const char *part : {"body", "eyes/left-eye", "arms/right-arm", "horns", "mouth/lips", "tail"})
                QVERIFY2(shape::selected(creature, QString::fromLatin1(part)), part);
        }
    }

    void oneColourLeavesNoOther()
    {
        const shape::Shape shape = illustration(u"creature"_s,
                                                {{u"recolour"_s, u"one"_s}, {u"colour"_s, u"#FF8000"_s}});
        const auto isOrange = [](const Color &color) {
            return color.r == 1 && std::abs(color.g - orange.g) < 0.01F && color.b == 0;
        };
        QVERIFY(areAll(shape, [&](const shape::Style &style) {
            return (!style.hasFill() || isOrange(style.fill)) && (!style.hasStroke() || isOrange(style.stroke))
                && (!style.fillGradient || std::ranges::all_of(style.fillGradient->stops, isOrange));
        }));
    }

    void shadesKeepWhatIsLightAndDark()
    {
        const QJsonObject grey{{u"recolour"_s, u"shades"_s}, {u"colour"_s, u"#FF0000"_s}};
        const shape::Shape shape = illustration(u"creature"_s, grey);
        QCOMPARE((*shape::selected(shape, u"eyes/left-eye"_s))->style.fill, (Color{1, 1, 1, 1}));
        const Color pupil = (*shape::selected(shape, u"eyes/left-pupil"_s))->style.fill;
        QVERIFY(pupil.r < 0.5F && pupil.g == 0 && pupil.b == 0);
        const auto body = *shape::selected(shape, u"body"_s);
        QVERIFY(body->style.fillGradient);
        QVERIFY(body->style.fillGradient->stops.front().g != body->style.fillGradient->stops.back().g);
    }

    void linesAreAsThickAsIsSaid()
    {
        const auto own = lineWidthsOf(illustration(u"fluffy-creature"_s));
        const auto thick = lineWidthsOf(illustration(u"fluffy-creature"_s, {{u"lineScale"_s, 3}}));
        QVERIFY(!own.empty());
        QCOMPARE(thick.size(), own.size());
        for (std::size_t i = 0; i < own.size(); ++i)
            QVERIFY(isRelativelyNear(thick[i], 3 * own[i]));
    }

    void aDrawingOfTheLectureIsRecoloredToo()
    {
        BlockBench bench("{\"it\": {\"type\": \"shapes.image\", \"file\": \"icon.svg\", \"recolour\": \"one\", "
                         "\"colour\": \"#FF8000\"}}");
        QVERIFY(areAll(bench.shape(u"it"_s), [](const shape::Style &style) { return style.fill.r == 1; }));
    }

    void pixelsKeepTheirColorsAndSaySo()
    {
        BlockBench bench("{\"it\": {\"type\": \"shapes.image\", \"file\": \"picture.png\", \"recolour\": \"shades\"}}");
        QVERIFY(bench.shape(u"it"_s)->image);
        QCOMPARE(bench.problems().size(), std::size_t(1));
        QVERIFY(bench.problems().front().error.what.contains("SVG"_L1));
    }

    void anUnknownNameIsRefused()
    {
        BlockBench bench("{\"it\": {\"type\": \"shapes.drawing\", \"drawing\": \"../../../etc/passwd\"}}");
        QVERIFY(!bench.errorOf(u"it"_s).isEmpty() || !bench.problems().empty());
    }
};

LECTOGRAPH_TEST_MAIN(DrawingsTest)
#include "tst_shapes_drawings.moc"
