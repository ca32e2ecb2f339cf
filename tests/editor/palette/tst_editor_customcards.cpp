// SPDX-License-Identifier: GPL-3.0-or-later
#include "../gestures.h"
#include "../messageboxes.h"
#include "../prepare.h"
#include "../registry.h"
#include "editor/customblocks/customblockdialog.h"
#include "editor/customblocks/customblocks.h"
#include "editor/edits/blocks.h"
#include "editor/edits/lookup.h"
#include "editor/edits/mime.h"
#include "editor/graph/canvas.h"
#include "editor/graph/graphpanel.h"
#include "editor/palette/cardview.h"
#include "editor/palette/palettepanel.h"
#include "editor/session/session.h"
#include "editor/widgets/searchbox.h"
#include "lecture/files.h"
#include "testmain.h"

#include <QAbstractButton>
#include <QCheckBox>
#include <QDir>
#include <QHBoxLayout>
#include <QJsonArray>
#include <QLabel>
#include <QMenu>
#include <QSignalSpy>
#include <QTest>
#include <QTimer>
#include <QWindow>

using namespace lectograph;
using namespace lectograph::editor;
using namespace lectograph::test;
using namespace Qt::StringLiterals;
using lecture::Lecture;

namespace {

const QString scene = u"scene1"_s;

/// Acts on the next dialog or menu of class `T`.
template <class T>
void whenOpen(const std::function<void(T &)> &act, int tries = 100)
{
    QTimer::singleShot(20, qApp, [=] {
        auto *open = qobject_cast<T *>(QApplication::activePopupWidget());
        if (!open)
            open = qobject_cast<T *>(QApplication::activeModalWidget());
        if (open)
            act(*open);
        else if (tries > 0)
            whenOpen<T>(act, tries - 1);
    });
}

void choose(QMenu &menu, const QString &text)
{
    QVERIFY2(test::chooseIn(menu, text), qPrintable(text));
}

} // namespace

class TestEditorCustomCards : public QObject
{
    Q_OBJECT

private:
    std::unique_ptr<Session> m_session;
    std::unique_ptr<QWidget> m_window;
    PalettePanel *m_palette = nullptr;
    GraphPanel *m_graph = nullptr;

    CardView &blocks() const { return *m_palette->blocks(); }
    GraphCanvas &canvas() const { return m_graph->canvas(); }
    const lecture::Scene &shown() const { return *m_session->document.scene(scene); }

    Lecture example() const
    {
        const auto add = [&](const Lecture &lecture, const NewBlock &block) {
            return *withBlock(lecture, scene, block, registry());
        };
        Lecture lecture = emptyLecture(u"en"_s);
        lecture = add(lecture, {u"values.number"_s, u"size"_s, {{u"value"_s, 1.2}}, QPointF(0, 0)});
        lecture = add(lecture,
                      {u"shapes.circle"_s,
                       u"circle"_s,
                       {{u"radius"_s, QJsonObject{{u"link"_s, u"size"_s}}},
                        {u"fillColor"_s, u"#58c4dd"_s},
                        {u"fillOpacity"_s, 0.5}},
                       QPointF(240, 0)});
        lecture = add(lecture, {u"text.text"_s, u"name"_s, {{u"text"_s, u"Σ"_s}}, QPointF(240, 200)});
        lecture = add(lecture,
                      {u"shapes.square"_s, u"square"_s, {{u"position"_s, QJsonArray{4, 0}}}, QPointF(240, 400)});
        return withNewClip(lecture, scene, {u"motion.draw"_s, u"circle"_s, base::Time::fromSeconds(1), {}}, registry())
            ->lecture;
    }

    void openWindow()
    {
        m_window = std::make_unique<QWidget>();
        auto *row = new QHBoxLayout(m_window.get());
        row->setContentsMargins(0, 0, 0, 0);
        row->setSpacing(1);
        m_palette = new PalettePanel(*m_session, m_window.get());
        m_palette->setFixedWidth(230);
        m_graph = new GraphPanel(*m_session, m_window.get());
        row->addWidget(m_palette);
        row->addWidget(m_graph, 1);
        m_window->resize(860, 640);
        m_window->show();
        m_window->activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(m_window.get()));
        QTRY_VERIFY(blocks().cards().rowCount() > 10);
        canvas().setFocus();
    }

    QPoint header(const QString &node) const
    {
        return canvas().toScreen(canvas().cardOf(node)->header().center()).toPoint();
    }

    /// As a user does: groups three blocks, opens the context menu of the group, and enters a name.
    void saveByMenu(const QString &name, bool withAnimations = false)
    {
        m_session->selection.setNodes({u"size"_s, u"circle"_s, u"name"_s});
        QTest::keyClick(&canvas(), Qt::Key_G, Qt::ControlModifier);
        saveSelected(name, withAnimations);
    }

    void saveSelected(const QString &name, bool withAnimations)
    {
        whenOpen<QMenu>([=](QMenu &menu) {
            whenOpen<CustomBlockDialog>([=](CustomBlockDialog &dialog) {
                auto *field = dialog.findChild<QLineEdit *>(u"name"_s);
                QTRY_VERIFY(field->hasFocus());
                QTest::keyClick(field, Qt::Key_A, Qt::ControlModifier);
                QTest::keyClicks(field, name);
                if (withAnimations)
                    dialog.findChild<QCheckBox *>(u"animations"_s)->click();
                QTest::keyClick(field, Qt::Key_Return);
            });
            choose(menu, u"Keep with animations in My blocks…"_s);
        });
        const QPoint at = header(m_session->selection.nodes().first());
        QTest::mouseClick(&canvas(), Qt::RightButton, {}, at);
        QContextMenuEvent event(QContextMenuEvent::Mouse, at, canvas().mapToGlobal(at));
        QApplication::sendEvent(&canvas(), &event);
    }

    QModelIndex customCard(const QString &name) const
    {
        const QModelIndex index = blocks().indexOf(customBlockNamed(name).value_or(u"-"_s));
        return Cards::kindOf(index) == CardKind::Own ? index : QModelIndex();
    }

    void chooseInMenu(const QString &card, const QString &text)
    {
        whenOpen<QMenu>([=](QMenu &menu) { choose(menu, text); });
        const QPoint at = blocks().visualRect(customCard(card)).center();
        QContextMenuEvent event(QContextMenuEvent::Mouse, at, blocks().viewport()->mapToGlobal(at));
        QApplication::sendEvent(blocks().viewport(), &event);
    }

private Q_SLOTS:
    void initTestCase() { prepare(); }

    void init()
    {
        QDir(CustomBlocks::folder()).removeRecursively();
        m_session = std::make_unique<Session>(registry());
        m_session->document.open(example(), {});
        m_session->selection.setScene(scene);
        openWindow();
    }

    void cleanup()
    {
        m_window.reset();
        m_session.reset();
        QDir(CustomBlocks::folder()).removeRecursively();
    }

    void anEmptyCategorySaysHowToFillIt()
    {
        QTRY_COMPARE(Cards::kindOf(blocks().cards().index(blocks().cards().rowCount() - 1, 0)), CardKind::Hint);
        m_palette->findChild<QLineEdit *>(u"paletteSearch"_s)->setText(u"circle"_s);
        for (int row = 0; row < blocks().cards().rowCount(); ++row)
            QVERIFY(Cards::kindOf(blocks().cards().index(row, 0)) != CardKind::Hint);
    }

    void aGroupIsKeptFromItsMenu()
    {
        const QSignalSpy told(&m_session->document, &Document::statusMessage);
        saveByMenu(u"Neuron"_s);
        QCOMPARE(told.count(), 1);
        QTRY_VERIFY(customCard(u"Neuron"_s).isValid());
        QCOMPARE(blocks().cards().index(0, 0).data().toString(), u"My blocks"_s);
        QCOMPARE(customCard(u"Neuron"_s).row(), 1);
        QTRY_VERIFY(!blocks().picture(customCard(u"Neuron"_s)).isNull());
        QCOMPARE(readCustomBlock(*customBlockNamed(u"Neuron"_s))->scene().nodes.size(), 3U);
        // Saving the block does not change the lecture.
        QCOMPARE(m_session->document.history().undoText(), u"Group blocks"_s);
        // The title of the group is the suggested name; an existing block is replaced.
        renameGroup(canvas(), 0);
        auto *field = canvas().findChild<QLineEdit *>(QString(), Qt::FindDirectChildrenOnly);
        field->setText(u"Neuron"_s);
        QTest::keyClick(field, Qt::Key_Return);
        whenOpen<CustomBlockDialog>([](CustomBlockDialog &dialog) {
            QCOMPARE(dialog.name(), u"Neuron"_s);
            auto *done = dialog.findChild<QAbstractButton *>(u"done"_s);
            QCOMPARE(done->text(), u"Replace"_s);
            QTest::mouseClick(done, Qt::LeftButton);
        });
        m_session->actions.find(u"graph.saveOwn"_s)->trigger();
        QCOMPARE(QDir(CustomBlocks::folder()).entryList(QDir::Files).size(), 1);
    }

    void itComesBackWithItsAnimations()
    {
        saveByMenu(u"Neuron"_s, true);
        QTRY_VERIFY(customCard(u"Neuron"_s).isValid());
        const auto before = *lecture::toFiles(m_session->document.lecture());
        m_session->playhead.setTime(base::Time::fromSeconds(2));
        QTest::mouseClick(blocks().viewport(), Qt::LeftButton, {},
                          blocks().visualRect(customCard(u"Neuron"_s)).center());
        QTest::mouseDClick(blocks().viewport(), Qt::LeftButton, {},
                           blocks().visualRect(customCard(u"Neuron"_s)).center());
        QCOMPARE(shown().nodes.size(), 7U);
        QCOMPARE(shown().tracks.size(), 2U);
        QCOMPARE(shown().tracks.back()->clips.front()->start, base::Time::fromSeconds(2));
        QCOMPARE(m_session->document.history().undoText(), u"Add “Neuron”"_s);
        QCOMPARE(m_session->selection.nodes().size(), 3);
        m_session->document.history().undo();
        QVERIFY(*lecture::toFiles(m_session->document.lecture()) == before);
        // Enter does the same.
        blocks().setFocus();
        blocks().setCurrentIndex(customCard(u"Neuron"_s));
        QTest::keyClick(&blocks(), Qt::Key_Return);
        QCOMPARE(shown().nodes.size(), 7U);
    }

    void aCardComesWhereItIsDroppedInTheGraph()
    {
        saveByMenu(u"Neuron"_s);
        QTRY_VERIFY(customCard(u"Neuron"_s).isValid());
        canvas().setView(1, {-100, -100});
        const std::unique_ptr<QMimeData> data(blocks().cards().mimeData({customCard(u"Neuron"_s)}));
        QVERIFY(drop(canvas(), *data, {420, 300}));
        const diagram::NodeCard *card = canvas().cardOf(m_session->selection.nodes().first());
        QVERIFY(card && !card->group);
        QCOMPARE(card->label, u"Neuron"_s);
        QCOMPARE(m_session->document.node(canvas().scene(), card->id)->type, u"block:neuron"_s);
        QVERIFY(card->header().contains(canvas().toCanvas({420, 300})));
    }

    void aCardIsDraggedIntoTheGraph()
    {
        if (QGuiApplication::platformName() == u"offscreen"_s)
            QSKIP("Nothing can be dragged on this platform; QT_QPA_PLATFORM=xcb shows it.");
        saveByMenu(u"Neuron"_s);
        QTRY_VERIFY(customCard(u"Neuron"_s).isValid());
        QWindow *window = m_window->windowHandle();
        const QPoint there = canvas().mapTo(m_window.get(), QPoint(420, 400));
        // A drag has its own event loop, so its events are scheduled in advance.
        QTimer::singleShot(100, this, [=] { QTest::mouseMove(window, there); });
        QTimer::singleShot(200, this, [=] { QTest::mouseMove(window, there + QPoint(4, 4)); });
        QTimer::singleShot(300, this, [=] { QTest::mouseRelease(window, Qt::LeftButton, {}, there + QPoint(4, 4)); });
        const QPoint here = blocks().viewport()->mapTo(m_window.get(),
                                                       blocks().visualRect(customCard(u"Neuron"_s)).center());
        QTest::mouseMove(window, here);
        QTest::mousePress(window, Qt::LeftButton, {}, here);
        QTest::mouseMove(window, here + QPoint(10, 4));
        QTest::mouseMove(window, here + QPoint(40, 20));
        QTRY_COMPARE(shown().nodes.size(), 5U); // an instance
    }

    void theGraphFindsItByName()
    {
        saveByMenu(u"Neuron"_s);
        m_window->activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(m_window.get()));
        canvas().setFocus();
        QTest::keyClick(&canvas(), Qt::Key_Tab);
        auto *box = canvas().findChild<SearchBox *>();
        QVERIFY(box->isVisible());
        QTest::keyClicks(box->findChild<QLineEdit *>(), u"neur"_s);
        QTest::keyClick(box->findChild<QLineEdit *>(), Qt::Key_Return);
        QCOMPARE(shown().nodes.size(), 5U);
        const QString instance = m_session->selection.nodes().first();
        QCOMPARE(m_session->document.node(canvas().scene(), instance)->type, u"block:neuron"_s);
    }

    void theSearchFieldFindsItToo()
    {
        saveByMenu(u"Neuron"_s);
        QTRY_VERIFY(customCard(u"Neuron"_s).isValid());
        auto *field = m_palette->findChild<QLineEdit *>(u"paletteSearch"_s);
        field->setFocus();
        QTest::keyClicks(field, u"neuron"_s); // also matches the circle
        QCOMPARE(Cards::kindOf(blocks().cards().index(1, 0)), CardKind::Own);
        QCOMPARE(customCard(u"Neuron"_s).row(), 1);
        QTest::keyClick(field, Qt::Key_Return);
        QCOMPARE(shown().nodes.size(), 5U);
    }

    void aCardIsRenamedDescribedAndDuplicated()
    {
        saveByMenu(u"Neuron"_s);
        QTRY_VERIFY(customCard(u"Neuron"_s).isValid());
        whenOpen<CustomBlockDialog>([](CustomBlockDialog &dialog) {
            QTest::keyClicks(dialog.findChild<QLineEdit *>(u"name"_s), u"Perceptron"_s);
            QTest::keyClick(&dialog, Qt::Key_Return);
        });
        blocks().setFocus();
        blocks().setCurrentIndex(customCard(u"Neuron"_s));
        QTest::keyClick(&blocks(), Qt::Key_F2);
        QTRY_VERIFY(customCard(u"Perceptron"_s).isValid());
        chooseInMenu(u"Perceptron"_s, u"Duplicate"_s);
        QTRY_VERIFY(customCard(u"Perceptron 2"_s).isValid());
        whenOpen<QMenu>([](QMenu &menu) {
            whenOpen<CustomBlockDialog>([](CustomBlockDialog &dialog) {
                auto *line = dialog.findChild<QLineEdit *>(u"description"_s);
                QVERIFY(line->hasFocus());
                QTest::keyClicks(line, u"Adds and fires"_s);
                // The name of another block is refused.
                auto *name = dialog.findChild<QLineEdit *>(u"name"_s);
                const QString old = name->text();
                name->setText(u"perceptron"_s);
                QVERIFY(!dialog.findChild<QAbstractButton *>(u"done"_s)->isEnabled());
                name->setText(old);
                QTest::keyClick(line, Qt::Key_Return);
            });
            choose(menu, u"Change description…"_s);
        });
        const QPoint at = blocks().visualRect(customCard(u"Perceptron 2"_s)).center();
        QContextMenuEvent event(QContextMenuEvent::Mouse, at, blocks().viewport()->mapToGlobal(at));
        QApplication::sendEvent(blocks().viewport(), &event);
        QTRY_VERIFY(customCard(u"Perceptron 2"_s).data(Qt::ToolTipRole).toString().contains(u"Adds and fires"_s));
    }

    void aCardIsRemovedWhenThatIsMeant()
    {
        saveByMenu(u"Neuron"_s);
        QTRY_VERIFY(customCard(u"Neuron"_s).isValid());
        blocks().setFocus();
        blocks().setCurrentIndex(customCard(u"Neuron"_s));
        {
            const BoxAnswer keeping(u"Keep it"_s);
            QTest::keyClick(&blocks(), Qt::Key_Delete);
            QVERIFY(keeping.wasAsked());
        }
        QVERIFY(customBlockNamed(u"Neuron"_s));
        const BoxAnswer removing(u"Move to trash"_s);
        QTest::keyClick(&blocks(), Qt::Key_Delete);
        QVERIFY(!customBlockNamed(u"Neuron"_s));
        QTRY_VERIFY(!customCard(u"Neuron"_s).isValid());
    }

    void aBrokenFileIsACardThatSaysWhy()
    {
        QDir().mkpath(CustomBlocks::folder());
        QFile file(QDir(CustomBlocks::folder()).filePath(u"Broken.json"_s));
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write("{\"format\": \"lectograph-block\", \"version\": 1");
        file.close();
        QTRY_VERIFY(customCard(u"Broken"_s).isValid());
        const QModelIndex card = customCard(u"Broken"_s);
        QVERIFY(!card.flags().testFlag(Qt::ItemIsDragEnabled));
        QVERIFY(!blocks().cards().mimeData({card}));
        QVERIFY(card.data(Qt::ToolTipRole).toString().contains(u"cannot be used"_s));
        QCOMPARE(blocks().iconName(card), u"triangle-alert"_s);
        const QSignalSpy refused(&m_session->document, &Document::refused);
        blocks().choose(card);
        QCOMPARE(refused.count(), 1);
    }
};

LECTOGRAPH_TEST_MAIN(TestEditorCustomCards)
#include "tst_editor_customcards.moc"
