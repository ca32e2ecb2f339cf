// SPDX-License-Identifier: GPL-3.0-or-later
#include "desk.h"

#include "editor/graph/layout.h"
#include "editor/graph/painting.h"
#include "testmain.h"

#include <QAccessible>
#include <QElapsedTimer>
#include <QPainter>
#include <QWheelEvent>

#include <algorithm>
#include <map>

using namespace lectograph;
using namespace lectograph::editor;
using namespace lectograph::test;

class TestGraph : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { prepare(); }

    void templatesAreArrangedWithoutOverlapsAndAlwaysAlike_data() { test::addSceneRows(); }
    void templatesAreArrangedWithoutOverlapsAndAlwaysAlike()
    {
        QFETCH(QString, id);
        QFETCH(QString, scene);
        const lecture::Lecture lecture = test::lectureOf(id);
        for (const lecture::ScenePtr &one : lecture.scenes) {
            if (one->id != scene)
                continue;
            const diagram::Diagram first = diagram::diagramOf(*one, test::registry(), {u"en"_s});
            const diagram::Diagram second = diagram::diagramOf(*one, test::registry(), {u"ko"_s});
            QVERIFY(overlapOf(first).isEmpty());
            QCOMPARE(second.places, first.places);
            for (const diagram::Link &link : first.links) {
                const diagram::NodeCard &from = first.cards[static_cast<std::size_t>(link.fromCard)];
                const diagram::NodeCard &to = first.cards[static_cast<std::size_t>(link.toCard)];
                QVERIFY(from.rect.right() < to.rect.left()); // links lead to the right
            }
        }
    }

    /// Many links into one card, and more cards than are laid out by their links.
    void largeGraphsAreArrangedInColumnsWithoutOverlaps_data()
    {
        QTest::addColumn<int>("cards");
        QTest::newRow("by links") << 300;
        QTest::newRow("too many for links") << 6'000;
    }
    void largeGraphsAreArrangedInColumnsWithoutOverlaps()
    {
        QFETCH(int, cards);
        const QSizeF size(160, 96);
        std::vector<diagram::Edge> edges;
        for (int i = 1; i < cards; ++i)
            edges.push_back({i, 0});
        const std::vector<QPointF> places = diagram::arranged(std::vector<QSizeF>(std::size_t(cards), size), edges);
        std::map<double, std::vector<double>> columns;
        for (std::size_t i = 0; i < places.size(); ++i) {
            columns[places[i].x()].push_back(places[i].y());
            if (cards == 300 && i > 0)
                QVERIFY(places[i].x() + size.width() < places[0].x());
        }
        double before = -size.width();
        for (auto &[x, ys] : columns) {
            QVERIFY(before + size.width() <= x);
            before = x;
            std::ranges::sort(ys);
            for (std::size_t i = 0; i + 1 < ys.size(); ++i)
                QVERIFY(ys[i] + size.height() <= ys[i + 1]);
            QVERIFY(ys.size() < 14); // about a thousand high
        }
    }

    /// Each block of 500 is linked to earlier ones.
    void aGraphOf500BlocksIsArrangedBeforeAnyoneWaits()
    {
        std::vector<diagram::Edge> edges;
        for (int i = 1; i < 500; ++i) {
            edges.push_back({i - 1 - i * 7 % std::min(i, 6), i});
            if (i % 2 == 0)
                edges.push_back({i * 13 % i / 2, i});
        }
        QElapsedTimer timer;
        timer.start();
        const std::vector<QPointF> places = diagram::arranged(std::vector<QSizeF>(500, {160, 96}), edges);
        QVERIFY(timer.elapsed() < 3000); // a tenth of it, on a machine with nothing else to do
        for (const diagram::Edge &edge : edges)
            QVERIFY(places[std::size_t(edge.from)].x() + 160 <= places[std::size_t(edge.to)].x());
    }

    void onlyWhatIsSeenIsPainted()
    {
        lecture::Lecture lecture = emptyLecture(u"en"_s);
        lecture::Scene scene = *lecture.scenes.front();
        for (int i = 0; i < 1000; ++i) {
            graph::Node node;
            node.id = u"n%1"_s.arg(i, 4, 10, QChar(u'0'));
            node.type = u"shapes.circle"_s;
            node.extra.insert(u"canvas"_s, QJsonArray{240 * (i % 40), 200 * (i / 40)});
            scene.nodes.push_back(std::make_shared<const graph::Node>(std::move(node)));
        }
        lecture.scenes.front() = std::make_shared<const lecture::Scene>(std::move(scene));
        Desk desk(lecture);
        desk.canvas->setView(1, {2400, 1000});
        desk.canvas->grab();
        const int most = (1000 / 240 + 2) * (700 / 200 + 2);
        QVERIFY(desk.canvas->paintedCards() > 4);
        QVERIFY2(desk.canvas->paintedCards() <= most, qPrintable(QString::number(desk.canvas->paintedCards())));
        desk.canvas->frameAll();
        desk.canvas->grab();
        QVERIFY(desk.canvas->paintedCards() > 900);
        desk.canvas->setView(1, {-5000, -5000});
        desk.canvas->grab();
        QCOMPARE(desk.canvas->paintedCards(), 0);
    }

    void aBrokenBlockSaysWhy()
    {
        Desk desk(lectureWith({{u"values.expression"_s, u"sum"_s, {0, 0}, {{u"formula"_s, u"a +"_s}}},
                               {u"values.number"_s, u"size"_s, {240, 0}, {{u"value"_s, 2.5}}}}));
        desk.canvas->grab();
        desk.canvas->previews().finish();
        QVERIFY(!desk.canvas->previews().of(u"sum"_s).problem.isEmpty());
        QCOMPARE(desk.canvas->previews().of(u"size"_s).text, u"2.5"_s);
    }

    void farOffTheHeaderIsAsHighAsTheName()
    {
        diagram::NodeCard card;
        card.rect = {0, 0, 160, 120};
        const auto colorAt = [&card](double zoom, double y) {
            QImage image(200, 200, QImage::Format_ARGB32_Premultiplied);
            image.fill(theme().background);
            QPainter painter(&image);
            painter.scale(zoom, zoom);
            diagram::paintCard(painter, card, {}, {.zoom = zoom});
            return image.pixelColor((QPointF(120, y) * zoom).toPoint());
        };
        const double below = diagram::headerHeight + 3;
        QCOMPARE(colorAt(0.4, below), colorAt(0.4, 10));
        QCOMPARE(colorAt(1, below), theme().raised);
    }

    void aBlockThatShowsAllItsInputsCoversNoOther()
    {
        // Below the box, further below, and beside it.
        const lecture::Lecture lecture = test::lectureWith({{u"shapes.box"_s, u"box"_s, {0, 0}},
                                                            {u"shapes.circle"_s, u"below"_s, {40, 200}},
                                                            {u"shapes.square"_s, u"further"_s, {0, 340}},
                                                            {u"shapes.dot"_s, u"aside"_s, {320, 200}}});
        test::Desk desk(lecture);
        desk.canvas->setView(1, {-40, -40});
        const QStringList all{u"box"_s, u"below"_s, u"further"_s, u"aside"_s};
        std::map<QString, QRectF> shut;
        for (const QString &node : all)
            shut[node] = desk.canvas->cardOf(node)->rect;
        desk.session.selection.setNodes({u"box"_s});
        QVERIFY(desk.canvas->cardOf(u"box"_s)->rect.height() > shut[u"box"_s].height());
        QVERIFY(desk.canvas->cardOf(u"box"_s)->rect.intersects(shut[u"below"_s])); // would be covered
        for (const QString &one : all) {
            for (const QString &other : all)
                QVERIFY2(one == other || !desk.canvas->cardOf(one)->rect.intersects(desk.canvas->cardOf(other)->rect),
                         qPrintable(one + u' ' + other));
        }
        QCOMPARE(desk.canvas->cardOf(u"aside"_s)->rect, shut[u"aside"_s]);
        QCOMPARE(desk.session.document.history().count(), 0); // nothing is moved permanently

        // It is grabbed where it is drawn, and stays under the pointer.
        const QPoint there = desk.header(u"below"_s);
        desk.press(there);
        QCOMPARE(desk.session.selection.nodes(), QStringList{u"below"_s});
        QCOMPARE(desk.header(u"below"_s), there); // for a double-click
        desk.moveTo(there + QPoint(200, 80));
        desk.moveTo(there + QPoint(400, 160));
        desk.release(there + QPoint(400, 160));
        QVERIFY((desk.header(u"below"_s) - there - QPoint(400, 160)).manhattanLength() < 20);
        desk.session.selection.clear();
        QTRY_COMPARE(desk.canvas->cardOf(u"further"_s)->rect, shut[u"further"_s]);
    }

    void farOffThePictureLeavesTheNameItsRoom_data()
    {
        QTest::addColumn<double>("zoom");
        QTest::addColumn<QString>("name");
        for (const double zoom : {0.3, 0.4, 0.5}) {
            QTest::addRow("Latin at %g", zoom) << zoom << u"Query, jog"_s;
            QTest::addRow("Korean at %g", zoom) << zoom << u"쿼리 행렬"_s;
            QTest::addRow("Chinese at %g", zoom) << zoom << u"查询矩阵"_s;
        }
    }

    void farOffThePictureLeavesTheNameItsRoom()
    {
        QFETCH(double, zoom);
        QFETCH(QString, name);
        diagram::NodeCard card;
        card.label = name;
        card.body = diagram::NodePreviewKind::Picture;
        card.rect = {0, 0, diagram::cardWidth,
                     diagram::headerHeight + diagram::heightOf(card.body) + diagram::captionHeight};
        diagram::NodePreview body;
        body.picture = QPixmap(200, 120);
        body.picture.fill(Qt::red);
        const auto paint = [&](const diagram::NodePreview &shown) {
            QImage image((card.rect.size() * zoom).toSize() + QSize(2, 2), QImage::Format_RGB32);
            image.fill(theme().background);
            QPainter painter(&image);
            painter.scale(zoom, zoom);
            diagram::paintCard(painter, card, shown, {.zoom = zoom});
            return image;
        };
        const QImage with = paint(body);
        const QString label = std::exchange(card.label, QString());
        const QImage unnamed = paint({});
        card.label = label;
        const QImage named = paint({});
        int lowest = 0;
        int highest = with.height();
        for (int y = 0; y < with.height(); ++y) {
            for (int x = 0; x < with.width(); ++x) {
                if (named.pixel(x, y) != unnamed.pixel(x, y))
                    lowest = y;
                if (with.pixelColor(x, y) == QColor(Qt::red))
                    highest = std::min(highest, y);
            }
        }
        QVERIFY(lowest > 0);
        QVERIFY(highest < with.height());
        QVERIFY2(lowest < highest, qPrintable(u"%1 %2"_s.arg(lowest).arg(highest)));
    }

    void theWheelZoomsAtThePointerAndTheMiddleButtonPans()
    {
        Desk desk(smallGraph());
        desk.canvas->setView(1, {});
        const QPointF pointer(200, 100);
        const QPointF held = desk.canvas->toCanvas(pointer);
        QWheelEvent wheel(pointer, desk.canvas->mapToGlobal(pointer), {}, {0, 120}, {}, {}, Qt::NoScrollPhase, false);
        QApplication::sendEvent(desk.canvas, &wheel);
        QVERIFY(desk.canvas->zoom() > 1.1);
        QVERIFY((desk.canvas->toCanvas(pointer) - held).manhattanLength() < 2);
        const QPointF corner = desk.canvas->toCanvas({});
        QTest::mousePress(desk.canvas, Qt::MiddleButton, {}, {300, 300});
        desk.moveTo({340, 320});
        QTest::mouseRelease(desk.canvas, Qt::MiddleButton, {}, {340, 320});
        QVERIFY((desk.canvas->toCanvas({}) - corner + QPointF(40, 20) / desk.canvas->zoom()).manhattanLength() < 2);
    }

    void selectionIsTheSameOnBothSides()
    {
        Desk desk(smallGraph());
        QTest::mouseClick(desk.canvas, Qt::LeftButton, {}, desk.header(u"size"_s));
        QCOMPARE(desk.session.selection.nodes(), QStringList{u"size"_s});
        QTest::mouseClick(desk.canvas, Qt::LeftButton, Qt::ShiftModifier, desk.header(u"circle"_s));
        QCOMPARE(desk.session.selection.nodes(), (QStringList{u"size"_s, u"circle"_s}));
        desk.session.selection.setNodes({u"all"_s});
        QCOMPARE(desk.canvas->current(), u"all"_s);
        QTest::keyClick(desk.canvas, Qt::Key_A, Qt::ControlModifier);
        QCOMPARE(desk.session.selection.nodes().size(), 4);
    }

    void longNamesAreToldApartByTheirNumbers()
    {
        const auto headerOf = [](const QString &end, double zoom) {
            const lecture::Lecture lecture = lectureWith({{u"shapes.circle"_s, u"circle"_s, {0, 0}}});
            Desk desk(*editor::withLabel(lecture, u"scene1"_s, u"circle"_s,
                                         u"Decoder layer of the transformer that reads "_s + end, u"en"_s));
            desk.canvas->setView(zoom, {-100, -100});
            return desk.canvas->grab(desk.canvas->toScreen(desk.canvas->cardOf(u"circle"_s)->header()).toAlignedRect())
                .toImage();
        };
        for (const double zoom : {1.0, 0.4}) {
            QCOMPARE(headerOf(u"2"_s, zoom), headerOf(u"2"_s, zoom));
            QVERIFY(headerOf(u"2"_s, zoom) != headerOf(u"3"_s, zoom));
        }
    }

    void aBoxSelectsWhatItTouches()
    {
        Desk desk(smallGraph());
        desk.drag(desk.at({-20, -20}), desk.at({100, 300}));
        QCOMPARE(desk.session.selection.nodes(), (QStringList{u"size"_s, u"twice"_s}));
    }

    void escapeGivesBackWhatWasSelectedBeforeABox()
    {
        Desk desk(smallGraph());
        const auto cancelBox = [&] {
            desk.press(desk.at({-20, -20}));
            desk.moveTo(desk.at({50, 200}));
            desk.moveTo(desk.at({100, 300}));
            QCOMPARE(desk.session.selection.nodes(), (QStringList{u"size"_s, u"twice"_s}));
            QTest::keyClick(desk.canvas, Qt::Key_Escape);
            desk.release(desk.at({100, 300}));
        };
        cancelBox();
        QVERIFY(desk.session.selection.isEmpty());
        QCOMPARE(desk.canvas->current(), QString());
        QTest::mouseClick(desk.canvas, Qt::LeftButton, {}, desk.header(u"circle"_s));
        cancelBox();
        QCOMPARE(desk.session.selection.nodes(), QStringList{u"circle"_s});
        QCOMPARE(desk.canvas->current(), u"circle"_s);
        const editor::diagram::Link link{.fromNode = u"size"_s, .toNode = u"twice"_s, .toKey = u"a"_s};
        desk.canvas->select(link);
        cancelBox();
        QVERIFY(desk.session.selection.isEmpty());
        QVERIFY(desk.canvas->selectedLink() == link);
    }

    void altArrowsWalkFromBlockToBlock()
    {
        Desk desk(smallGraph());
        QTest::mouseClick(desk.canvas, Qt::LeftButton, {}, desk.header(u"size"_s));
        QTest::keyClick(desk.canvas, Qt::Key_Right, Qt::AltModifier);
        QCOMPARE(desk.session.selection.nodes(), QStringList{u"circle"_s});
        QCOMPARE(desk.canvas->current(), u"circle"_s);
        QSignalSpy inspect(desk.panel.get(), &GraphPanel::inspectRequested);
        QTest::keyClick(desk.canvas, Qt::Key_Return);
        QCOMPARE(inspect.count(), 1);
    }

    void readersHearBlocksAndTheirLinks()
    {
        Desk desk(lectureWith({{u"values.number"_s, u"size"_s, {0, 0}},
                               {u"shapes.circle"_s, u"circle"_s, {320, 0}, {{u"radius"_s, linkTo(u"size"_s)}}}}));
        QAccessibleInterface *graph = QAccessible::queryAccessibleInterface(desk.canvas);
        QVERIFY(graph);
        QCOMPARE(graph->childCount(), 2);
        QCOMPARE(graph->child(0)->text(QAccessible::Name), u"Circle"_s);
        const QString said = graph->child(0)->text(QAccessible::Description);
        QVERIFY2(said.contains(u"Radius comes from Size"_s), qPrintable(said));
        for (const QWidget *child : desk.panel->findChildren<QWidget *>()) {
            if (child->focusPolicy() != Qt::NoFocus && child->isVisible())
                QVERIFY2(!child->accessibleName().isEmpty(), child->metaObject()->className());
        }
    }
};

LECTOGRAPH_TEST_MAIN(TestGraph)
#include "tst_editor_graph.moc"
