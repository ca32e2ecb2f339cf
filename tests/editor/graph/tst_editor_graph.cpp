// SPDX-License-Identifier: GPL-3.0-or-later
#include "templates.h"

#include "editor/core/edits.h"
#include "editor/core/mime.h"
#include "editor/core/theme.h"
#include "editor/graph/canvas.h"
#include "editor/graph/graphpanel.h"
#include "editor/graph/layout.h"
#include "editor/graph/painting.h"
#include "editor/graph/searchbox.h"
#include "lecture/files.h"

#include <QAccessible>
#include <QApplication>
#include <QDragEnterEvent>
#include <QJsonArray>
#include <QLineEdit>
#include <QMenu>
#include <QPainter>
#include <QRandomGenerator>
#include <QSignalSpy>
#include <QStandardPaths>
#include <QTimer>

#include <ctime>

using namespace lectograph;
using namespace lectograph::editor;
using namespace Qt::StringLiterals;

namespace {

/// A panel over a lecture, shown on a screen that nobody sees.
struct Desk
{
    explicit Desk(const lecture::Lecture &lecture, const QSize &size = {1000, 700})
    {
        session.document.open(lecture, {});
        session.selection.setScene(lecture.scenes.front()->id);
        panel = std::make_unique<GraphPanel>(session, nullptr);
        panel->resize(size);
        panel->show();
        QVERIFY(QTest::qWaitForWindowExposed(panel.get()));
        QApplication::setActiveWindow(panel.get());
        canvas = &panel->canvas();
        canvas->setFocus();
    }

    QPoint at(const QPointF &onCanvas) const { return canvas->toScreen(onCanvas).toPoint(); }
    QPoint header(const QString &node) const { return at(canvas->cardOf(node)->header().center()); }
    QPoint output(const QString &node, const QString &key = {}) const
    {
        const diagram::Card *card = canvas->cardOf(node);
        return at(key.isEmpty() ? card->outputs.front().at : card->output(key)->at);
    }
    QPoint input(const QString &node, const QString &key) const
    {
        const diagram::Port *port = canvas->cardOf(node)->input(key);
        return port ? at(port->at) : QPoint();
    }
    void press(const QPoint &from) const { QTest::mousePress(canvas, Qt::LeftButton, {}, from); }
    void moveTo(const QPoint &to) const
    {
        QMouseEvent event(QEvent::MouseMove, to, canvas->mapToGlobal(to), Qt::NoButton, Qt::LeftButton, {});
        QApplication::sendEvent(canvas, &event);
    }
    void release(const QPoint &to) const { QTest::mouseRelease(canvas, Qt::LeftButton, {}, to); }
    void drag(const QPoint &from, const QPoint &to) const
    {
        press(from);
        moveTo((from + to) / 2);
        moveTo(to);
        release(to);
    }
    /// Onto an input that shows itself only when a link comes.
    void dragToInput(const QPoint &from, const QString &node, const QString &key) const
    {
        press(from);
        moveTo(header(node));
        const QPoint to = input(node, key);
        moveTo(to);
        release(to);
    }
    bool drop(const char *type, const QString &what, const QPoint &to) const
    {
        QMimeData data;
        data.setData(QString::fromLatin1(type), what.toUtf8());
        QDragEnterEvent enter(to, Qt::CopyAction, &data, Qt::LeftButton, {});
        QApplication::sendEvent(canvas, &enter);
        if (!enter.isAccepted())
            return false;
        QDropEvent event(to, Qt::CopyAction, &data, Qt::LeftButton, {});
        QApplication::sendEvent(canvas, &event);
        return event.isAccepted();
    }
    QJsonValue property(const QString &node, const QString &key) const
    {
        const graph::Node *found = session.document.node(session.selection.scene(), node);
        return found ? found->properties.value(key) : QJsonValue(QJsonValue::Undefined);
    }
    lecture::Files files() const { return *lecture::toFiles(session.document.lecture()); }
    const lecture::Scene &scene() const { return *session.document.scene(session.selection.scene()); }

    Session session{test::registry()};
    std::unique_ptr<GraphPanel> panel;
    GraphCanvas *canvas = nullptr;
};

struct Block
{
    QString type;
    QString id;
    QPointF at;
    QJsonObject properties = {};
};

lecture::Lecture lectureWith(const std::vector<Block> &blocks)
{
    lecture::Lecture lecture = emptyLecture(u"en"_s);
    for (const Block &block : blocks) {
        auto with = withBlock(lecture, u"scene1"_s, {block.type, block.id, block.properties, block.at},
                              test::registry());
        if (!with)
            qFatal("%s", qPrintable(with.error().text()));
        lecture = std::move(*with);
    }
    return lecture;
}

QJsonObject linkTo(const QString &text)
{
    return {{u"link"_s, text}};
}

lecture::Lecture smallGraph()
{
    return lectureWith({{u"values.number"_s, u"size"_s, {0, 0}, {{u"value"_s, 2}}},
                        {u"values.expression"_s, u"twice"_s, {0, 160}, {{u"formula"_s, u"a * 2"_s}}},
                        {u"shapes.circle"_s, u"circle"_s, {320, 0}},
                        {u"layout.group"_s, u"all"_s, {600, 160}}});
}

QRectF overlapOf(const diagram::Diagram &diagram)
{
    for (std::size_t i = 0; i < diagram.cards.size(); ++i) {
        for (std::size_t j = i + 1; j < diagram.cards.size(); ++j) {
            const QRectF both = diagram.cards[i].rect.intersected(diagram.cards[j].rect);
            if (!both.isEmpty())
                return both;
        }
    }
    return {};
}

} // namespace

class TestEditorGraph : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase()
    {
        QStandardPaths::setTestModeEnabled(true);
        QCoreApplication::setOrganizationName(u"lectograph-test"_s);
        QCoreApplication::setApplicationName(u"tst_editor_graph"_s);
        applyTheme(*qApp, darkTheme());
    }

    void searchAddsABlockAtThePointer()
    {
        Desk desk(emptyLecture(u"en"_s));
        QTest::mouseDClick(desk.canvas, Qt::LeftButton, {}, {300, 200});
        auto *box = desk.canvas->findChild<SearchBox *>();
        QVERIFY(box->isVisible());
        QTest::keyClicks(box->findChild<QLineEdit *>(), u"circ"_s);
        QCOMPARE(box->shownKeys().value(0), u"shapes.circle"_s);
        QTest::keyClick(box->findChild<QLineEdit *>(), Qt::Key_Return);
        QVERIFY(!box->isVisible());
        QVERIFY(desk.canvas->hasFocus());
        QCOMPARE(desk.scene().nodes.size(), 1U);
        QCOMPARE(desk.session.selection.nodes(), QStringList{u"circle"_s});
        QVERIFY((desk.header(u"circle"_s) - QPoint(300, 200)).manhattanLength() < 16);
    }

    void tabOpensTheSearchAndEscapeClosesIt()
    {
        Desk desk(smallGraph());
        QTest::keyClick(desk.canvas, Qt::Key_Tab);
        auto *box = desk.canvas->findChild<SearchBox *>();
        QVERIFY(box->isVisible());
        QTest::keyClick(box->findChild<QLineEdit *>(), Qt::Key_Down);
        QTest::keyClick(box->findChild<QLineEdit *>(), Qt::Key_Escape);
        QVERIFY(!box->isVisible());
        QVERIFY(desk.canvas->hasFocus());
        QCOMPARE(desk.session.document.history().count(), 0);
    }

    void draggingFromAnOutputLinks()
    {
        Desk desk(smallGraph());
        desk.dragToInput(desk.output(u"size"_s), u"circle"_s, u"radius"_s);
        QCOMPARE(desk.property(u"circle"_s, u"radius"_s), QJsonValue(linkTo(u"size"_s)));
        QCOMPARE(desk.session.document.history().count(), 1);
    }

    void draggingFromAnInputLinks()
    {
        Desk desk(smallGraph());
        QTest::mouseClick(desk.canvas, Qt::LeftButton, {}, desk.header(u"circle"_s));
        desk.drag(desk.input(u"circle"_s, u"radius"_s), desk.output(u"size"_s));
        QCOMPARE(desk.property(u"circle"_s, u"radius"_s), QJsonValue(linkTo(u"size"_s)));
    }

    void aLinkIsMadeByTheKeyboardAlone()
    {
        Desk desk(smallGraph());
        QTest::keyClick(desk.canvas, Qt::Key_Right, Qt::AltModifier);
        desk.session.selection.setNodes({u"size"_s});
        QTest::keyClick(desk.canvas, Qt::Key_L, Qt::ControlModifier | Qt::ShiftModifier);
        auto *box = desk.canvas->findChild<SearchBox *>();
        QVERIFY(box->isVisible());
        QTest::keyClicks(box->findChild<QLineEdit *>(), u"circle · rad"_s);
        QTest::keyClick(box->findChild<QLineEdit *>(), Qt::Key_Return);
        QCOMPARE(desk.property(u"circle"_s, u"radius"_s), QJsonValue(linkTo(u"size"_s)));
        QVERIFY(desk.canvas->hasFocus());
    }

    void outputsBeyondTheFirstAreNamed()
    {
        Desk desk(lectureWith({{u"shapes.circle"_s, u"circle"_s, {0, 0}},
                               {u"values.measure"_s, u"rim"_s, {240, 0}, {{u"shape"_s, linkTo(u"circle"_s)}}},
                               {u"shapes.dot"_s, u"dot"_s, {520, 0}}}));
        const QString second = desk.canvas->cardOf(u"rim"_s)->outputs.at(1).key;
        const graph::ValueType type = desk.canvas->cardOf(u"rim"_s)->outputs.at(1).type;
        const QString key = type == graph::ValueType::Vector ? u"position"_s : u"radius"_s;
        desk.dragToInput(desk.output(u"rim"_s, second), u"dot"_s, key);
        QCOMPARE(desk.property(u"dot"_s, key), QJsonValue(linkTo(u"rim."_s + second)));
    }

    void aListTakesSeveralLinks()
    {
        Desk desk(smallGraph());
        desk.drag(desk.output(u"circle"_s), desk.input(u"all"_s, u"children"_s));
        QTest::mouseClick(desk.canvas, Qt::LeftButton, {}, QPoint(990, 690));
        desk.canvas->addBlock(u"shapes.square"_s, {400, 300});
        desk.drag(desk.output(u"square"_s), desk.input(u"all"_s, u"children"_s));
        QCOMPARE(desk.property(u"all"_s, u"children"_s),
                 QJsonValue(QJsonArray{linkTo(u"circle"_s), linkTo(u"square"_s)}));
    }

    void aLinkDroppedOnABlockTakesTheInputThatWasMeant()
    {
        Desk desk(lectureWith({{u"text.series"_s, u"names"_s, {0, 0}},
                               {u"shapes.circle"_s, u"circle"_s, {0, 200}},
                               {u"tensors.matrix"_s, u"matrix"_s, {0, 400}},
                               {u"charts.bars"_s, u"bars"_s, {400, 0}},
                               {u"text.series"_s, u"numbers"_s, {400, 400}}}));
        desk.drag(desk.output(u"names"_s), desk.header(u"bars"_s));
        QCOMPARE(desk.property(u"bars"_s, u"labelSeries"_s), QJsonValue(linkTo(u"names"_s)));
        QVERIFY(desk.property(u"bars"_s, u"labels"_s).isUndefined());
        desk.drag(desk.output(u"circle"_s), desk.header(u"bars"_s));
        QCOMPARE(desk.property(u"bars"_s, u"labels"_s), QJsonValue(QJsonArray{linkTo(u"circle"_s)}));
        desk.drag(desk.output(u"matrix"_s), desk.header(u"numbers"_s));
        QCOMPARE(desk.property(u"numbers"_s, u"table"_s), QJsonValue(linkTo(u"matrix"_s)));
    }

    void aRefusedLinkSaysWhyAndChangesNothing()
    {
        Desk desk(smallGraph());
        const auto before = desk.files();
        QSignalSpy refused(&desk.session.document, &Document::refused);
        const QPoint target = desk.input(u"all"_s, u"children"_s);
        desk.press(desk.output(u"size"_s));
        desk.moveTo(desk.header(u"all"_s));
        desk.moveTo(target);
        QVERIFY(desk.canvas->refusal().contains(u"Children"_s));
        QVERIFY(desk.canvas->refusal().contains(u"number"_s));
        desk.release(target);
        QCOMPARE(refused.count(), 1);
        QCOMPARE(desk.session.document.history().count(), 0);
        QVERIFY(desk.files() == before);
    }

    void aCircleIsRefused()
    {
        Desk desk(lectureWith({{u"values.expression"_s, u"one"_s, {0, 0}, {{u"formula"_s, u"a"_s}}},
                               {u"values.expression"_s, u"two"_s, {320, 0}, {{u"a"_s, linkTo(u"one"_s)}}}}));
        QSignalSpy refused(&desk.session.document, &Document::refused);
        desk.dragToInput(desk.output(u"two"_s), u"one"_s, u"a"_s);
        QCOMPARE(refused.count(), 1);
        QVERIFY(refused.first().first().value<base::Error>().what.contains(u"circle"_s));
        QCOMPARE(desk.session.document.history().count(), 0);
    }

    void pullingALinkOffItsInputUnlinks()
    {
        Desk desk(lectureWith({{u"values.number"_s, u"size"_s, {0, 0}},
                               {u"shapes.circle"_s, u"circle"_s, {320, 0}, {{u"radius"_s, linkTo(u"size"_s)}}}}));
        const auto before = desk.files();
        desk.drag(desk.input(u"circle"_s, u"radius"_s), desk.at({250, 400}));
        QVERIFY(desk.property(u"circle"_s, u"radius"_s).isUndefined());
        desk.session.document.history().undo();
        QVERIFY(desk.files() == before);
    }

    void aTornLinkGoesBackOrToAnotherInput()
    {
        Desk desk(lectureWith({{u"values.number"_s, u"size"_s, {0, 0}},
                               {u"shapes.circle"_s, u"circle"_s, {320, 0}, {{u"radius"_s, linkTo(u"size"_s)}}},
                               {u"shapes.dot"_s, u"dot"_s, {320, 300}, {{u"radius"_s, linkTo(u"size"_s)}}}}));
        desk.drag(desk.input(u"circle"_s, u"radius"_s), desk.header(u"circle"_s));
        QCOMPARE(desk.session.document.history().count(), 0);
        desk.dragToInput(desk.input(u"circle"_s, u"radius"_s), u"dot"_s, u"scale"_s);
        QVERIFY(desk.property(u"circle"_s, u"radius"_s).isUndefined());
        QCOMPARE(desk.property(u"dot"_s, u"scale"_s), QJsonValue(linkTo(u"size"_s)));
        QCOMPARE(desk.session.document.history().count(), 1);
    }

    void aBlockDroppedOnALinkIsInserted()
    {
        Desk desk(lectureWith({{u"values.number"_s, u"size"_s, {0, 0}},
                               {u"shapes.circle"_s, u"circle"_s, {600, 0}, {{u"radius"_s, linkTo(u"size"_s)}}}}));
        const QPoint middle = (desk.output(u"size"_s) + desk.input(u"circle"_s, u"radius"_s)) / 2;
        QVERIFY(desk.drop(mime::block, u"values.expression"_s, middle));
        QCOMPARE(desk.property(u"circle"_s, u"radius"_s), QJsonValue(linkTo(u"expression"_s)));
        desk.session.document.history().undo();
        QCOMPARE(desk.property(u"circle"_s, u"radius"_s), QJsonValue(linkTo(u"size"_s)));
        QVERIFY(!desk.canvas->cardOf(u"expression"_s));
    }

    void aPickedLinkIsDeletedByItsKey()
    {
        Desk desk(lectureWith({{u"values.number"_s, u"size"_s, {0, 0}},
                               {u"shapes.circle"_s, u"circle"_s, {320, 0}, {{u"radius"_s, linkTo(u"size"_s)}}}}));
        const QPoint middle = (desk.output(u"size"_s) + desk.input(u"circle"_s, u"radius"_s)) / 2;
        QTest::mouseClick(desk.canvas, Qt::LeftButton, {}, middle);
        QVERIFY(desk.canvas->pickedWire());
        QTest::keyClick(desk.canvas, Qt::Key_Delete);
        QVERIFY(desk.property(u"circle"_s, u"radius"_s).isUndefined());
        QCOMPARE(desk.scene().nodes.size(), 2U);
    }

    void aLinkDroppedOnEmptySpaceAsksForABlockThatFits()
    {
        Desk desk(smallGraph());
        desk.drag(desk.output(u"circle"_s), desk.at({560, 420}));
        auto *box = desk.canvas->findChild<SearchBox *>();
        QVERIFY(box->isVisible());
        QVERIFY(box->shownKeys().contains(u"layout.group"_s));
        QVERIFY(!box->shownKeys().contains(u"values.number"_s));
        QTest::keyClicks(box->findChild<QLineEdit *>(), u"measure"_s);
        QTest::keyClick(box->findChild<QLineEdit *>(), Qt::Key_Return);
        QCOMPARE(desk.property(u"measure"_s, u"shape"_s), QJsonValue(linkTo(u"circle"_s)));
        QCOMPARE(desk.session.document.history().count(), 1);
    }

    void aBlockMovedOntoALinkIsInserted()
    {
        Desk desk(lectureWith({{u"values.number"_s, u"size"_s, {0, 0}},
                               {u"shapes.circle"_s, u"circle"_s, {600, 0}, {{u"radius"_s, linkTo(u"size"_s)}}},
                               {u"values.expression"_s, u"twice"_s, {280, 300}, {{u"formula"_s, u"a * 2"_s}}}}));
        const QPoint from = desk.header(u"twice"_s);
        const QPoint middle = (desk.output(u"size"_s) + desk.input(u"circle"_s, u"radius"_s)) / 2;
        desk.drag(from, middle);
        QCOMPARE(desk.property(u"circle"_s, u"radius"_s), QJsonValue(linkTo(u"twice"_s)));
        QStringList linked;
        for (const QJsonValue &value : desk.session.document.node(u"scene1"_s, u"twice"_s)->properties)
            linked << value[u"link"_s].toString();
        QVERIFY(linked.contains(u"size"_s));
        QCOMPARE(desk.session.document.history().count(), 1);
    }

    void movingIsOneStepAndKeepsTheOthersInPlace()
    {
        Desk desk(test::lectureOf(u"circle-area"_s));
        const auto before = desk.files();
        const diagram::Places places = desk.canvas->shown().places;
        const QPoint from = desk.header(u"radius"_s);
        const QPointF start = desk.canvas->cardOf(u"radius"_s)->rect.topLeft();
        desk.press(from);
        for (int i = 1; i <= 10; ++i)
            desk.moveTo(from + QPoint(5 * i, 3 * i));
        desk.release(from + QPoint(50, 30));
        QCOMPARE(desk.session.document.history().count(), 1);
        for (const auto &[node, place] : desk.canvas->shown().places) {
            if (node != u"radius"_s)
                QCOMPARE(place, places.at(node));
            const auto written = canvasOf(*desk.session.document.node(u"main"_s, node));
            QVERIFY(written.has_value());
            QCOMPARE(*written, place);
        }
        const QPointF now = desk.canvas->cardOf(u"radius"_s)->rect.topLeft();
        QVERIFY(now != start);
        QCOMPARE(std::fmod(now.x(), 8), 0.0);
        desk.session.document.history().undo();
        QVERIFY(desk.files() == before);
        QCOMPARE(desk.canvas->shown().places, places);
    }

    void arrowKeysMoveInOneStep()
    {
        Desk desk(smallGraph());
        QTest::mouseClick(desk.canvas, Qt::LeftButton, {}, desk.header(u"size"_s));
        for (int i = 0; i < 3; ++i)
            QTest::keyClick(desk.canvas, Qt::Key_Right);
        QCOMPARE(desk.canvas->shown().places.at(u"size"_s), QPointF(24, 0));
        QCOMPARE(desk.session.document.history().count(), 1);
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
            for (const diagram::Wire &wire : first.wires) {
                const diagram::Card &from = first.cards[static_cast<std::size_t>(wire.fromCard)];
                const diagram::Card &to = first.cards[static_cast<std::size_t>(wire.toCard)];
                QVERIFY(from.rect.right() < to.rect.left()); // links lead to the right
            }
        }
    }

    void deletingAndUndoingGivesTheSameBytes()
    {
        Desk desk(test::lectureOf(u"exp-with-bars"_s));
        const auto before = desk.files();
        desk.session.selection.setNodes({u"scores"_s, u"pitch"_s});
        QTest::keyClick(desk.canvas, Qt::Key_Delete);
        QVERIFY(!desk.canvas->cardOf(u"scores"_s));
        QVERIFY(desk.files() != before);
        desk.session.document.history().undo();
        QVERIFY(desk.files() == before);
    }

    void deletingCanLinkTheRest()
    {
        Desk desk(lectureWith({{u"values.number"_s, u"size"_s, {0, 0}},
                               {u"values.expression"_s, u"twice"_s, {240, 0}, {{u"a"_s, linkTo(u"size"_s)}}},
                               {u"shapes.circle"_s, u"circle"_s, {480, 0}, {{u"radius"_s, linkTo(u"twice"_s)}}}}));
        desk.session.selection.setNodes({u"twice"_s});
        QTest::keyClick(desk.canvas, Qt::Key_X, Qt::ControlModifier);
        QCOMPARE(desk.property(u"circle"_s, u"radius"_s), QJsonValue(linkTo(u"size"_s)));
        QVERIFY(!desk.canvas->cardOf(u"twice"_s));
    }

    void blocksAreDroppedFromThePalette()
    {
        Desk desk(smallGraph());
        const QPoint to = desk.at({400, 400});
        QVERIFY(desk.drop(mime::block, u"shapes.square"_s, to));
        QVERIFY(desk.canvas->cardOf(u"square"_s));
        QVERIFY((desk.header(u"square"_s) - to).manhattanLength() < 16);
        QVERIFY(!desk.drop(mime::block, u"no.such-block"_s, to));
    }

    void animationsAreDroppedOnABlock()
    {
        Desk desk(smallGraph());
        QVERIFY(desk.drop(mime::animation, u"motion.fade-in"_s, desk.header(u"circle"_s)));
        QCOMPARE(desk.scene().tracks.size(), 1U);
        QCOMPARE(desk.scene().tracks.front()->clips.front()->target, u"circle"_s);
        QCOMPARE(desk.session.selection.clips().size(), 1U);
        QVERIFY(!desk.drop(mime::animation, u"motion.fade-in"_s, desk.header(u"size"_s)));
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

    void aBoxSelectsWhatItTouches()
    {
        Desk desk(smallGraph());
        desk.drag(desk.at({-20, -20}), desk.at({100, 300}));
        QCOMPARE(desk.session.selection.nodes(), (QStringList{u"size"_s, u"twice"_s}));
    }

    void copiesGoThroughTheClipboard()
    {
        Desk desk(test::lectureOf(u"circle-area"_s));
        desk.session.selection.setNodes({u"radius"_s, u"circle"_s});
        QTest::keyClick(desk.canvas, Qt::Key_C, Qt::ControlModifier);
        Desk other(emptyLecture(u"ko"_s));
        QTest::keyClick(other.canvas, Qt::Key_V, Qt::ControlModifier);
        QCOMPARE(other.scene().nodes.size(), 2U);
        QCOMPARE(other.property(u"circle"_s, u"radius"_s), QJsonValue(linkTo(u"radius"_s)));
        QTest::keyClick(other.canvas, Qt::Key_D, Qt::ControlModifier);
        QCOMPARE(other.scene().nodes.size(), 4U);
        QVERIFY(overlapOf(desk.canvas->shown()).isEmpty());
    }

    void mutingIsWrittenAndTakenBack()
    {
        Desk desk(smallGraph());
        const auto before = desk.files();
        desk.session.selection.setNodes({u"circle"_s});
        QTest::keyClick(desk.canvas, Qt::Key_M);
        QVERIFY(desk.canvas->cardOf(u"circle"_s)->isMuted);
        QTest::keyClick(desk.canvas, Qt::Key_M);
        QVERIFY(desk.files() == before);
    }

    void framesMoveWithWhatTheyHold()
    {
        Desk desk(smallGraph());
        desk.session.selection.setNodes({u"size"_s, u"twice"_s});
        QTest::keyClick(desk.canvas, Qt::Key_J, Qt::ControlModifier);
        auto *name = desk.canvas->findChild<QLineEdit *>(QString(), Qt::FindDirectChildrenOnly);
        QVERIFY(name);
        name->selectAll();
        QTest::keyClicks(name, u"A Map of Figures"_s);
        QTest::keyClick(name, Qt::Key_Return);
        QCOMPARE(desk.canvas->shown().frames.front().title, u"A Map of Figures"_s);
        const QPoint title = desk.at(desk.canvas->shown().frames.front().titleRect().center());
        const QPointF before = desk.canvas->shown().places.at(u"size"_s);
        desk.drag(title, title + QPoint(64, 40));
        QVERIFY(desk.canvas->shown().places.at(u"size"_s) != before);
        QCOMPARE(desk.canvas->shown().places.at(u"circle"_s), QPointF(320, 0));
        QTest::keyClick(desk.canvas, Qt::Key_Delete);
        QVERIFY(desk.canvas->shown().frames.empty());
        QCOMPARE(desk.scene().nodes.size(), 4U);
    }

    void groupsShutAndOpen()
    {
        Desk desk(lectureWith({{u"values.number"_s, u"size"_s, {0, 0}},
                               {u"values.expression"_s, u"twice"_s, {240, 0}, {{u"a"_s, linkTo(u"size"_s)}}},
                               {u"shapes.circle"_s, u"circle"_s, {480, 0}, {{u"radius"_s, linkTo(u"twice"_s)}}}}));
        const auto before = desk.files();
        desk.session.selection.setNodes({u"size"_s, u"twice"_s});
        QTest::keyClick(desk.canvas, Qt::Key_G, Qt::ControlModifier);
        QCOMPARE(desk.canvas->shown().cards.size(), 2U);
        QCOMPARE(desk.canvas->shown().wires.size(), 1U);
        const QPoint card = desk.header(u"size"_s);
        QTest::mouseDClick(desk.canvas, Qt::LeftButton, {}, card);
        QCOMPARE(desk.canvas->shown().cards.size(), 3U);
        desk.session.selection.setNodes({u"size"_s});
        QTest::keyClick(desk.canvas, Qt::Key_G, Qt::ControlModifier | Qt::ShiftModifier);
        QVERIFY(desk.files() == before);
    }

    void theHeaderIsRenamedInTheLanguageThatIsLookedAt()
    {
        Desk desk(test::lectureOf(u"circle-area"_s));
        desk.session.preview.setLanguage(u"ko"_s);
        desk.canvas->setView(1, desk.canvas->cardOf(u"radius"_s)->rect.topLeft() - QPointF(100, 100));
        QTest::mouseDClick(desk.canvas, Qt::LeftButton, {}, desk.header(u"radius"_s));
        auto *name = desk.canvas->findChild<QLineEdit *>(QString(), Qt::FindDirectChildrenOnly);
        QVERIFY(name);
        name->setText(u"반지름"_s);
        QTest::keyClick(name, Qt::Key_Return);
        QCOMPARE(desk.session.document.node(u"main"_s, u"radius"_s)->extra.value(u"label"_s)[u"ko"_s].toString(),
                 u"반지름"_s);
        QCOMPARE(desk.canvas->cardOf(u"radius"_s)->label, u"반지름"_s);
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

    void readersHearBlocksAndTheirLinks()
    {
        Desk desk(lectureWith({{u"values.number"_s, u"size"_s, {0, 0}},
                               {u"shapes.circle"_s, u"circle"_s, {320, 0}, {{u"radius"_s, linkTo(u"size"_s)}}}}));
        QAccessibleInterface *graph = QAccessible::queryAccessibleInterface(desk.canvas);
        QVERIFY(graph);
        QCOMPARE(graph->childCount(), 2);
        QCOMPARE(graph->child(0)->text(QAccessible::Name), u"Circle"_s);
        QVERIFY(graph->child(0)->text(QAccessible::Description).contains(u"Radius comes from Size"_s));
        for (const QWidget *child : desk.panel->findChildren<QWidget *>()) {
            if (child->focusPolicy() != Qt::NoFocus && child->isVisible())
                QVERIFY2(!child->accessibleName().isEmpty(), child->metaObject()->className());
        }
    }

    void aBrokenBlockSaysWhy()
    {
        Desk desk(lectureWith({{u"values.expression"_s, u"sum"_s, {0, 0}, {{u"formula"_s, u"a +"_s}}},
                               {u"values.number"_s, u"size"_s, {240, 0}, {{u"value"_s, 2.5}}}}));
        desk.canvas->grab();
        desk.canvas->bodies().finish();
        QVERIFY(!desk.canvas->bodies().of(u"sum"_s).problem.isEmpty());
        QCOMPARE(desk.canvas->bodies().of(u"size"_s).text, u"2.5"_s);
    }

    void farOffTheHeaderIsAsHighAsTheName()
    {
        diagram::Card card;
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

    void theMenuOffersWhatCanBeDoneWithWhatIsPicked()
    {
        Desk desk(smallGraph());
        desk.session.selection.setNodes({u"circle"_s});
        QStringList texts;
        QTimer::singleShot(0, this, [&texts] {
            auto *menu = qobject_cast<QMenu *>(QApplication::activePopupWidget());
            for (const QAction *action : menu ? menu->actions() : QList<QAction *>())
                texts << Actions::idOf(*action);
            if (menu)
                menu->close();
        });
        QContextMenuEvent event(QContextMenuEvent::Keyboard, {10, 10}, {10, 10});
        QApplication::sendEvent(desk.canvas, &event);
        QVERIFY(texts.contains(u"graph.link"_s));
        QVERIFY(texts.contains(u"graph.rename"_s));
        QVERIFY(texts.contains(u"graph.delete"_s));
        QVERIFY(!texts.contains(u"graph.paste"_s));
    }

    void aPickedLinkCanFollowTheStage()
    {
        Desk desk(lectureWith({{u"shapes.circle"_s, u"circle"_s, {0, 0}},
                               {u"values.measure"_s, u"rim"_s, {320, 0}, {{u"shape"_s, linkTo(u"circle"_s)}}}}));
        const QPoint middle = (desk.output(u"circle"_s) + desk.input(u"rim"_s, u"shape"_s)) / 2;
        QTest::mouseClick(desk.canvas, Qt::LeftButton, {}, middle);
        QAction *staged = desk.session.actions.find(u"graph.staged"_s);
        staged->trigger();
        QCOMPARE(desk.property(u"rim"_s, u"shape"_s)[u"staged"_s], QJsonValue(true));
        QVERIFY(staged->isChecked());
        staged->trigger();
        QCOMPARE(desk.property(u"rim"_s, u"shape"_s), QJsonValue(linkTo(u"circle"_s)));
    }

    void alignedBlocksShareABorder()
    {
        Desk desk(smallGraph());
        desk.session.selection.setNodes({u"size"_s, u"circle"_s, u"all"_s});
        desk.session.actions.find(u"graph.alignTop"_s)->trigger();
        for (const QString &node : {u"size"_s, u"circle"_s, u"all"_s})
            QCOMPARE(desk.canvas->shown().places.at(node).y(), 0.0);
        desk.session.actions.find(u"graph.tidy"_s)->trigger();
        QVERIFY(overlapOf(desk.canvas->shown()).isEmpty());
        QCOMPARE(desk.session.document.history().count(), 2);
    }

    /// Whatever is done at random, undone it is the lecture from before, and redone the one after.
    void anySeriesOfEditsIsUndoneToTheSameBytes_data()
    {
        QTest::addColumn<quint32>("seed");
        for (quint32 seed = 1; seed <= 5; ++seed)
            QTest::newRow(qPrintable(QString::number(seed))) << seed;
    }
    void anySeriesOfEditsIsUndoneToTheSameBytes()
    {
        QFETCH(quint32, seed);
        QRandomGenerator random(seed);
        Desk desk(test::lectureOf(u"circle-area"_s));
        const auto before = desk.files();
        const QStringList types = test::registry().nodes.types().empty() ? QStringList() : [] {
            QStringList ids;
            for (const auto &[id, type] : test::registry().nodes.types())
                ids << id;
            return ids;
        }();
        const QStringList deeds{u"delete"_s, u"dissolve"_s,  u"duplicate"_s, u"mute"_s,
                                u"group"_s,  u"alignLeft"_s, u"tidy"_s,      u"ungroup"_s};
        const auto anyCard = [&]() -> const diagram::Card * {
            const auto &cards = desk.canvas->shown().cards;
            return cards.empty() ? nullptr : &cards[random.bounded(static_cast<quint32>(cards.size()))];
        };
        for (int step = 0; step < 40; ++step) {
            const int deed = random.bounded(12);
            QStringList nodes;
            for (int i = random.bounded(3); i >= 0; --i) {
                if (const diagram::Card *card = anyCard())
                    nodes += card->nodes;
            }
            nodes.removeDuplicates();
            desk.session.selection.setNodes(nodes);
            if (deed < 3) {
                desk.canvas->addBlock(types.at(random.bounded(static_cast<int>(types.size()))),
                                      {random.bounded(1000.0), random.bounded(600.0)});
            } else if (deed < 8) {
                const diagram::Card *from = anyCard();
                const diagram::Card *to = anyCard();
                if (from && to && !to->inputs.empty() && !from->outputs.empty())
                    desk.drag(desk.at(from->outputs.front().at), desk.at(to->inputs.front().at));
                desk.canvas->findChild<SearchBox *>()->dismiss();
            } else {
                desk.session.actions.find(u"graph."_s + deeds.at(random.bounded(static_cast<int>(deeds.size()))))
                    ->trigger();
            }
        }
        const auto after = desk.files();
        QUndoStack &history = desk.session.document.history();
        QVERIFY(history.count() > 5);
        while (history.canUndo())
            history.undo();
        QVERIFY(desk.files() == before);
        while (history.canRedo())
            history.redo();
        QVERIFY(desk.files() == after);
    }

    void shots()
    {
        const QString folder = qEnvironmentVariable("LECTOGRAPH_SHOTS");
        if (folder.isEmpty())
            QSKIP("Pictures are made on request.");
        const auto save = [&](Desk &desk, const QString &name) {
            desk.canvas->grab();
            desk.canvas->bodies().finish();
            QCoreApplication::processEvents();
            desk.panel->grab().save(folder + u'/' + name + u".png"_s);
        };
        for (const bool isDark : {true, false}) {
            applyTheme(*qApp, isDark ? darkTheme() : lightTheme());
            const QString suffix = isDark ? u"-dark"_s : u"-light"_s;
            for (const QString &id : {u"circle-area"_s, u"masking"_s, u"transformer-architecture"_s}) {
                Desk desk(test::lectureOf(id), {900, 640});
                if (id == u"transformer-architecture"_s)
                    desk.session.preview.enter(u"attention"_s);
                desk.session.playhead.setTime(desk.session.playhead.time() + base::Time::fromSeconds(3));
                desk.session.preview.setLanguage(isDark ? u"ko"_s : u"zh"_s);
                desk.canvas->frameAll();
                save(desk, id + suffix);
                const diagram::Card &card = desk.canvas->shown().cards.front();
                desk.session.selection.setNodes({card.id});
                desk.canvas->setView(1, card.rect.center() - QPointF(450, 200));
                save(desk, id + u"-near"_s + suffix);
            }
            Desk desk(smallGraph(), {340, 480});
            desk.session.selection.setNodes({u"size"_s, u"twice"_s});
            QTest::keyClick(desk.canvas, Qt::Key_J, Qt::ControlModifier);
            QTest::keyClick(desk.canvas, Qt::Key_Escape);
            save(desk, u"frame"_s + suffix);
            desk.press(desk.output(u"size"_s));
            desk.moveTo(desk.header(u"circle"_s));
            save(desk, u"linking"_s + suffix);
            desk.release(desk.at({100, 420}));
            QTest::keyClick(desk.canvas, Qt::Key_Tab);
            save(desk, u"search"_s + suffix);
            if (isDark) {
                lecture::Lecture many = emptyLecture(u"en"_s);
                lecture::Scene scene = *many.scenes.front();
                for (int i = 0; i < 1000; ++i) {
                    graph::Node node;
                    node.id = u"n%1"_s.arg(i, 4, 10, QChar(u'0'));
                    node.type = u"layout.group"_s;
                    QJsonArray children;
                    for (const int other : {i - 1, i - 40}) {
                        if (other >= 0 && i % 40 != 0)
                            children.append(linkTo(u"n%1"_s.arg(other, 4, 10, QChar(u'0'))));
                    }
                    node.properties.insert(u"children"_s, children);
                    node.extra.insert(u"canvas"_s, QJsonArray{240 * (i % 40), 200 * (i / 40)});
                    scene.nodes.push_back(std::make_shared<const graph::Node>(std::move(node)));
                }
                many.scenes.front() = std::make_shared<const lecture::Scene>(std::move(scene));
                Desk large(many);
                for (const double zoom : {1.0, 0.6, 0.35, 0.2, 0.1}) {
                    large.canvas->setView(zoom, {1200, 800});
                    large.canvas->grab();
                    large.canvas->bodies().finish();
                    const std::clock_t start = std::clock();
                    for (int i = 0; i < 20; ++i) {
                        large.canvas->setView(zoom, QPointF(1200 + i * 5, 800));
                        large.canvas->repaint();
                    }
                    qInfo() << "zoom" << zoom << large.canvas->paintedCards() << "cards,"
                            << static_cast<double>(std::clock() - start) / CLOCKS_PER_SEC * 1000 / 20 << "ms a picture";
                }
                QElapsedTimer clock;
                clock.start();
                large.session.selection.setNodes({u"n0010"_s});
                large.session.document.edit(u"x"_s, [](const lecture::Lecture &one) {
                    return withCanvas(one, u"scene1"_s, u"n0010"_s, {0, 0});
                });
                qInfo() << "edit" << clock.elapsed() << "ms";
            }
            Desk empty(emptyLecture(u"en"_s), {340, 480});
            save(empty, u"empty"_s + suffix);
        }
    }
};

QTEST_MAIN(TestEditorGraph)
#include "tst_editor_graph.moc"
