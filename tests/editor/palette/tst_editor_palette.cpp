// SPDX-License-Identifier: GPL-3.0-or-later
#include "bench.h"

#include "editor/customblocks/customblocks.h"
#include "editor/edits/lookup.h"
#include "editor/edits/mime.h"
#include "editor/guide/guide.h"
#include "editor/language/names.h"
#include "editor/language/searchwords.h"
#include "editor/palette/samples.h"
#include "lecture/block.h"
#include "lecture/block_library.h"
#include "testmain.h"

#include <QDir>
#include <QDragEnterEvent>
#include <QDropEvent>
#include <QMimeData>
#include <QSignalSpy>
#include <QTabBar>
#include <QTimer>
#include <QWindow>

using namespace lectograph;
using namespace lectograph::editor;
using namespace lectograph::test;

namespace {

bool isEmptyPicture(const QImage &image)
{
    for (int y = 0; y < image.height(); ++y) {
        for (int x = 0; x < image.width(); ++x) {
            if (qAlpha(image.pixel(x, y)) > 24)
                return false;
        }
    }
    return true;
}

constexpr QSize pictureSize{92, 44};

/// A drop target for cards.
class DropPlace : public QWidget
{
public:
    explicit DropPlace(QWidget *parent) : QWidget(parent) { setAcceptDrops(true); }
    QString dropped;

protected:
    void dragEnterEvent(QDragEnterEvent *event) override { event->acceptProposedAction(); }
    void dragMoveEvent(QDragMoveEvent *event) override { event->acceptProposedAction(); }
    void dropEvent(QDropEvent *event) override
    {
        dropped = mime::read(event->mimeData(), mime::block).value_or(QString());
        event->acceptProposedAction();
    }
};

} // namespace

class PaletteTest : public PaletteBench
{
    Q_OBJECT

private Q_SLOTS:
    void noTwoBlocksHaveOneIcon()
    {
        QHash<QString, QString> blocks;
        for (const auto &[id, type] : registry().nodes.types()) {
            if (hasSample(type, registry()))
                continue;
            const QString icon = iconOf(type, registry());
            QVERIFY2(!blocks.contains(icon), qPrintable(u"%1: %2 and %3"_s.arg(icon, blocks.value(icon), id)));
            blocks.insert(icon, id);
        }
    }

    void theBadgeOfACardIsExplained()
    {
        const Cards cards(registry(), CardKind::Block);
        int computing = 0;
        for (int row = 0; row < cards.rowCount(); ++row) {
            const QModelIndex card = cards.index(row, 0);
            const graph::NodeType *type = registry().nodes.find(card.data(Cards::TypeRole).toString());
            if (!type || type->outputs.empty() || type->outputs.front().type == graph::ValueType::Shape)
                continue;
            const QString result = u"Computes: "_s + editor::nameOf(type->outputs.front().type);
            QVERIFY2(card.data(Qt::ToolTipRole).toString().contains(result), qPrintable(type->id));
            ++computing;
        }
        QVERIFY(computing > 20);
    }

    void everyBlockHasAPictureOrAnIcon()
    {
        QStringList empty;
        for (const auto &[id, type] : registry().nodes.types()) {
            const auto sample = sampleOf(type, registry());
            if (!sample) {
                QVERIFY2(!iconOf(type, registry()).isEmpty(), qPrintable(id));
                QVERIFY2(QFile::exists(u":/lectograph/icons/%1.svg"_s.arg(iconOf(type, registry()))),
                         qPrintable(iconOf(type, registry())));
                continue;
            }
            picture::Show show(sample->lecture, registry());
            show.at({});
            for (const graph::Problem &problem : show.problems())
                qWarning("%s: %s", qPrintable(id), qPrintable(problem.error.text()));
            QVERIFY2(show.problems().empty(), qPrintable(id));
            if (isEmptyPicture(SampleFilm(*sample, registry()).at(0, pictureSize, true)))
                empty.append(id);
        }
        QVERIFY2(empty.isEmpty(), qPrintable(empty.join(u' ')));
    }

    void everyBlockOfTheLibraryHasAPicture()
    {
        int shown = 0;
        for (const QFileInfo &file : QDir(lecture::shippedBlockFolder()).entryInfoList({u"*.json"_s}, QDir::Files)) {
            const auto block = usedCustomBlock(file.absoluteFilePath(), registry());
            QVERIFY2(block.has_value(), qPrintable(file.fileName()));
            for (const bool onDark : {true, false}) {
                const QImage picture = SampleFilm(sampleOf(*block), registry()).thumbnail(pictureSize, onDark);
                QVERIFY2(!isEmptyPicture(picture), qPrintable(file.fileName()));
                if (file.completeBaseName() == "progress-bar"_L1) {
                    int strong = 0;
                    for (int y = 0; y < picture.height(); ++y) {
                        for (int x = 0; x < picture.width(); ++x)
                            strong += picture.pixelColor(x, y).alpha() > 200 ? 1 : 0;
                    }
                    QVERIFY2(strong > 60, qPrintable(QString::number(strong)));
                }
            }
            ++shown;
        }
        QVERIFY(shown > 15);
    }

    void illustrationsKeepTheirColorsOnLight()
    {
        const auto light = [](const QString &type) {
            return SampleFilm(*sampleOf(*registry().nodes.find(type), registry()), registry())
                .at(0, pictureSize, false);
        };
        const auto dark = [](const QString &type) {
            return SampleFilm(*sampleOf(*registry().nodes.find(type), registry()), registry()).at(0, pictureSize, true);
        };
        QCOMPARE(light(u"shapes.drawing"_s), dark(u"shapes.drawing"_s));
        QVERIFY(light(u"shapes.square"_s) != dark(u"shapes.square"_s));
    }

    void everyAnimationHasAPictureThatMoves()
    {
        QStringList still;
        for (const auto &[id, type] : registry().animations.types()) {
            const Sample sample = sampleOf(type, registry());
            picture::Show show(sample.lecture, registry());
            show.at({});
            for (const graph::Problem &problem : show.problems())
                qWarning("%s: %s", qPrintable(id), qPrintable(problem.error.text()));
            QVERIFY2(show.problems().empty(), qPrintable(id));
            SampleFilm film(sample, registry());
            QVERIFY2(!isEmptyPicture(film.thumbnail(pictureSize, true)), qPrintable(id));
            QSet<QByteArray> looks;
            for (const double moment : {0.05, 0.3, 0.6, 1.0}) {
                const QImage image = film.at(sample.seconds * moment, pictureSize, true);
                looks.insert(QByteArray(reinterpret_cast<const char *>(image.constBits()), image.sizeInBytes()));
            }
            if (looks.size() < 2)
                still.append(id);
        }
        QVERIFY2(still.isEmpty(), qPrintable(still.join(u' ')));
    }

    void typesOfOtherPluginsAreDrawnToo()
    {
        timeline::Registry types = registry();
        graph::NodeType type = *registry().nodes.find(u"shapes.surround"_s);
        type.id = u"other.frame"_s;
        QVERIFY(types.nodes.add(type));
        const auto sample = sampleOf(*types.nodes.find(type.id), types);
        QVERIFY(sample);
        QVERIFY(!isEmptyPicture(SampleFilm(*sample, types).at(0, pictureSize, true)));
    }

    void aPluginBringsItsSampleItsWordsAndItsCategory()
    {
        timeline::Registry types = registry();
        QVERIFY(timeline::loadPlugins(types, {QStringLiteral(LECTOGRAPH_EXAMPLE_FOLDER)}).empty());
        const QString spiral = u"example.spiral"_s;
        QVERIFY(isInThreeScripts(searchWordsOf(types.catalog, spiral)));
        const auto sample = sampleOf(*types.nodes.find(spiral), types);
        QVERIFY(sample);
        const lecture::Scene &drawn = *sample->lecture.scenes.front();
        QCOMPARE(drawn.actors, (std::vector<QString>{u"example-mark"_s, u"it"_s}));
        QCOMPARE(nodeOf(drawn, u"it"_s)->properties.value(u"turns"_s), QJsonValue(2));
        QVERIFY(!isEmptyPicture(SampleFilm(*sample, types).at(0, pictureSize, true)));

        Cards cards(types, CardKind::Block);
        const auto rowOf = [&](const QString &text) {
            return cards.match(cards.index(0, 0), Qt::DisplayRole, text, 1, Qt::MatchExactly).value(0).row();
        };
        QVERIFY(rowOf(u"Lines"_s) > 0);
        QVERIFY(rowOf(u"Lines"_s) < rowOf(u"Spirals"_s) && rowOf(u"Spirals"_s) < rowOf(u"Charts"_s));
        QCOMPARE(rowOf(u"Spiral"_s), rowOf(u"Spirals"_s) + 1);
        cards.search(u"달팽이"_s);
        QCOMPARE(cards.index(1, 0).data(Cards::TypeRole).toString(), spiral);
    }

    void everythingHasACardWithANameAndHelp()
    {
        const std::size_t library = lecture::blockLibrary().blocks.size();
        QVERIFY(library > 10);
        QCOMPARE(m_panel->blocks()->cards().count(), static_cast<int>(registry().nodes.types().size() + library));
        QCOMPARE(m_panel->animations()->cards().count(), static_cast<int>(registry().animations.types().size()));
        for (CardView *view : {m_panel->blocks(), m_panel->animations()}) {
            for (int row = 0; row < view->cards().rowCount(); ++row) {
                const QModelIndex index = view->cards().index(row, 0);
                QVERIFY(!index.data().toString().isEmpty());
                if (!Cards::isCard(index))
                    continue;
                QVERIFY(!index.data(Qt::AccessibleTextRole).toString().isEmpty());
                QVERIFY(!index.data(Qt::AccessibleDescriptionRole).toString().isEmpty());
                QVERIFY(!index.data(Qt::ToolTipRole).toString().isEmpty());
            }
        }
        // Once drawn, the thumbnail is on the card.
        const QModelIndex text = cardOf(*m_panel->blocks(), u"text.text"_s);
        QTRY_VERIFY(!m_panel->blocks()->picture(text).isNull());
        QVERIFY(!isEmptyPicture(m_panel->blocks()->picture(text)));
    }

    void arrowsWalkOverTheCards()
    {
        CardView &view = *m_panel->blocks();
        view.setFocus(Qt::TabFocusReason);
        const QModelIndex first = view.currentIndex();
        QVERIFY(first.isValid());
        QCOMPARE(Cards::kindOf(first), CardKind::Block);
        QTest::keyClick(&view, Qt::Key_Right);
        const QModelIndex second = view.currentIndex();
        QVERIFY(second != first);
        QCOMPARE(view.visualRect(second).top(), view.visualRect(first).top());
        QTest::keyClick(&view, Qt::Key_Left);
        QCOMPARE(view.currentIndex(), first);
        // Pressing Down repeatedly reaches the last row, across all headings.
        int steps = 0;
        for (QModelIndex before; view.currentIndex() != before && steps < 200; ++steps) {
            before = view.currentIndex();
            QTest::keyClick(&view, Qt::Key_Down);
            QVERIFY(Cards::isCard(view.currentIndex()));
        }
        QCOMPARE(Cards::kindOf(view.currentIndex()), CardKind::Own); // of the library, which comes last
        QVERIFY(steps > 20);
        QTest::keyClick(&view, Qt::Key_Home);
        QCOMPARE(view.currentIndex(), first);
        QTest::keyClick(&view, Qt::Key_End);
        const QModelIndex last = view.currentIndex();
        QTest::keyClick(&view, Qt::Key_Right);
        QCOMPARE(view.currentIndex(), last);
    }

    void doubleClickAddsABlock()
    {
        clickCard(*m_panel->blocks(), u"shapes.circle"_s, true);
        QCOMPARE(scene().nodes.size(), std::size_t(1));
        QCOMPARE(scene().nodes.front()->type, u"shapes.circle"_s);
        QCOMPARE(scene().actors, std::vector<QString>{u"circle"_s});
        QCOMPARE(m_session->selection.nodes(), QStringList{u"circle"_s});
        QCOMPARE(m_session->document.history().count(), 1);
        clickCard(*m_panel->blocks(), u"shapes.circle"_s, true);
        QCOMPARE(m_session->selection.nodes(), QStringList{u"circle2"_s});
    }

    void enterAddsAnAnimationToAllThatIsSelected()
    {
        clickCard(*m_panel->blocks(), u"shapes.circle"_s, true);
        clickCard(*m_panel->blocks(), u"shapes.square"_s, true);
        m_session->selection.setNodes({u"circle"_s, u"square"_s});
        m_session->playhead.setTime(base::Time::fromSeconds(2));
        m_panel->findChild<QTabBar *>()->setCurrentIndex(1);
        CardView &view = *m_panel->animations();
        view.setFocus(Qt::TabFocusReason);
        view.setCurrentIndex(cardOf(view, u"motion.fade-in"_s));
        const int steps = m_session->document.history().count();
        QTest::keyClick(&view, Qt::Key_Return);
        QCOMPARE(m_session->document.history().count(), steps + 1);
        QCOMPARE(scene().tracks.size(), std::size_t(1));
        const timeline::ClipPtr added = scene().tracks.front()->clips.front();
        QCOMPARE(added->type, u"motion.fade-in"_s);
        QCOMPARE(added->start.seconds(), 2.0);
        QCOMPARE(added->targets, (std::vector<QString>{u"circle"_s, u"square"_s}));
        QCOMPARE(m_session->selection.clips().size(), std::size_t(1));
        // The next animation has the same two targets.
        QTest::keyClick(&view, Qt::Key_Return);
        QCOMPARE(scene().tracks.front()->clips.size(), std::size_t(2));
    }

    void rippleMakesRoomForWhatIsAdded()
    {
        clickCard(*m_panel->blocks(), u"shapes.circle"_s, true);
        m_panel->findChild<QTabBar *>()->setCurrentIndex(1);
        m_session->playhead.setTime(base::Time::fromSeconds(2));
        clickCard(*m_panel->animations(), u"motion.fade-in"_s, true);
        m_session->isRippling = true;
        m_session->playhead.setTime(base::Time::fromSeconds(1));
        clickCard(*m_panel->animations(), u"motion.fade-out"_s, true);
        const double length = registry().animations.find(u"motion.fade-out"_s)->seconds;
        QCOMPARE(scene().tracks.front()->clips[0]->start.seconds(), 2 + length);
        QCOMPARE(scene().tracks.front()->clips[1]->start.seconds(), 1.0);
    }

    void animationsAskForSomethingToAnimate()
    {
        QSignalSpy refused(&m_session->document, &Document::refused);
        m_panel->findChild<QTabBar *>()->setCurrentIndex(1);
        clickCard(*m_panel->animations(), u"motion.fade-in"_s, true);
        QCOMPARE(refused.count(), 1);
        const auto error = refused.first().first().value<base::Error>();
        QVERIFY(error.remedy.contains(u"stage"_s));
        QCOMPARE(m_session->document.history().count(), 0);
    }

    void blocksTakeWhatIsSelected()
    {
        clickCard(*m_panel->blocks(), u"text.text"_s, true);
        clickCard(*m_panel->blocks(), u"shapes.surround"_s, true);
        const graph::Node *frame = m_session->document.node(u"scene1"_s, u"surround"_s);
        QVERIFY(frame);
        QCOMPARE(frame->properties.value(u"shape"_s).toObject().value(u"link"_s).toString(), u"text"_s);
    }

    void cardsCarryTheirTypeWhenDragged()
    {
        CardView &blocks = *m_panel->blocks();
        const QModelIndex circle = cardOf(blocks, u"shapes.circle"_s);
        QVERIFY(circle.flags().testFlag(Qt::ItemIsDragEnabled));
        const std::unique_ptr<QMimeData> block(blocks.cards().mimeData({circle}));
        QCOMPARE(mime::read(block.get(), mime::block), u"shapes.circle"_s);
        CardView &animations = *m_panel->animations();
        const std::unique_ptr<QMimeData> clip(animations.cards().mimeData({cardOf(animations, u"motion.write"_s)}));
        QCOMPARE(mime::read(clip.get(), mime::animation), u"motion.write"_s);
        QVERIFY(!blocks.cards().index(0, 0).flags().testFlag(Qt::ItemIsDragEnabled)); // a heading
    }

    void aCardIsDraggedToAnotherPlace()
    {
        if (QGuiApplication::platformName() == u"offscreen"_s)
            QSKIP("Nothing can be dragged on this platform; QT_QPA_PLATFORM=xcb shows it.");
        m_window->resize(600, 640);
        DropPlace place(m_window.get());
        place.setGeometry(240, 0, 360, 640);
        place.show();
        CardView &view = *m_panel->blocks();
        const QPoint card = view.visualRect(cardOf(view, u"text.formula"_s)).center();
        // A drag has its own event loop, so its events are scheduled in advance.
        QWindow *window = m_window->windowHandle();
        const QPoint there = place.mapTo(m_window.get(), QPoint(150, 300));
        QTimer::singleShot(100, this, [=] { QTest::mouseMove(window, there); });
        QTimer::singleShot(200, this, [=] { QTest::mouseMove(window, there + QPoint(4, 4)); });
        QTimer::singleShot(300, this, [=] { QTest::mouseRelease(window, Qt::LeftButton, {}, there + QPoint(4, 4)); });
        const QPoint here = view.viewport()->mapTo(m_window.get(), card);
        QTest::mouseMove(window, here);
        QTest::mousePress(window, Qt::LeftButton, {}, here);
        QTest::mouseMove(window, here + QPoint(10, 4));
        QTest::mouseMove(window, here + QPoint(40, 20));
        QTRY_COMPARE(place.dropped, u"text.formula"_s);
        QTest::qWait(50);
        const QImage after = view.viewport()->grab().toImage();
        QHoverEvent leave(QEvent::HoverLeave, QPointF(-1, -1), QPointF(-1, -1), QPointF(card));
        QCoreApplication::sendEvent(view.viewport(), &leave);
        QVERIFY2(view.viewport()->grab().toImage() == after, "the card is drawn as if the pointer were over it");
    }
};

LECTOGRAPH_TEST_MAIN(PaletteTest)
#include "tst_editor_palette.moc"
