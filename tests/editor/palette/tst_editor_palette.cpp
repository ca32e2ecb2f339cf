// SPDX-License-Identifier: GPL-3.0-or-later
#include "../searchrows.h"
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
#include <QLineEdit>
#include <QMimeData>
#include <QPushButton>
#include <QSignalSpy>
#include <QTabBar>
#include <QTimer>
#include <QTranslator>
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

bool isInThreeScripts(const QStringList &words)
{
    return std::ranges::all_of(
        std::array{QChar::Script_Latin, QChar::Script_Hangul, QChar::Script_Han}, [&](QChar::Script script) {
            return std::ranges::any_of(words, [&](const QString &word) { return word.front().script() == script; });
        });
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

    void searchFindsNamesAndThenHelp()
    {
        auto *field = m_panel->findChild<QLineEdit *>(u"paletteSearch"_s);
        QVERIFY(field);
        m_panel->focusSearch();
        QTest::keyClicks(field, u"bar CH"_s);
        QVERIFY(cardOf(*m_panel->blocks(), u"charts.bars"_s).isValid());
        QVERIFY(m_panel->blocks()->cards().count() < 10);
        // Enter adds the first match.
        QTest::keyClick(field, Qt::Key_Return);
        QCOMPARE(scene().nodes.size(), std::size_t(1));
        QCOMPARE(scene().nodes.front()->type, u"charts.bars"_s);
        QTest::keyClick(field, Qt::Key_Escape);
        QVERIFY(field->text().isEmpty());
        QTest::keyClicks(field, u"curly"_s); // only in the help of the brace
        QCOMPARE(m_panel->blocks()->cards().count(), 1);
        QVERIFY(cardOf(*m_panel->blocks(), u"shapes.brace"_s).isValid());
        field->setText(u"exp"_s); // one of the functions of a block
        QVERIFY(cardOf(*m_panel->blocks(), u"tensors.map"_s).isValid());
        field->setText({});
    }

    void searchFindsKoreanAndChinese()
    {
        int languages = 0;
        for (const QString &language : {u"ko"_s, u"zh"_s}) {
            QTranslator translator;
            if (!translator.load(u":/lectograph/translations/lectograph_%1.qm"_s.arg(language)))
                continue;
            const QString word = translator.translate("Vocabulary", "Bar chart");
            if (word.isEmpty())
                continue;
            ++languages;
            m_panel->findChild<QLineEdit *>(u"paletteSearch"_s)->setText(word);
            QVERIFY(cardOf(*m_panel->blocks(), u"charts.bars"_s).isValid());
        }
        if (languages == 0)
            QSKIP("This build has no translations.");
    }

    void everyTypeIsFoundByMoreThanItsTitle()
    {
        QStringList types;
        for (const auto &[id, type] : registry().nodes.types())
            types.append(id);
        for (const auto &[id, type] : registry().animations.types())
            types.append(id);
        for (const QString &type : types)
            QVERIFY2(isInThreeScripts(searchWordsOf(registry().catalog, type)), qPrintable(type));
    }

    void everyBlockOfTheLibraryIsFoundByMoreThanItsTitle()
    {
        for (const auto &[id, block] : lecture::blockLibrary().blocks) {
            QVERIFY2(isInThreeScripts(searchWordsOf(libraryCatalog(), lecture::blockType(id))), qPrintable(id));
        }
        m_panel->findChild<QLineEdit *>(u"paletteSearch"_s)->setText(u"잔차"_s);
        const QAbstractItemModel *cards = m_panel->blocks()->model();
        bool isFound = false;
        for (int row = 0; row < cards->rowCount(); ++row)
            isFound = isFound || cards->index(row, 0).data(Cards::TypeRole).toString().endsWith(u"/residual.json"_s);
        QVERIFY(isFound);
    }

    void searchFindsWhatElsePeopleCallIt_data()
    {
        test::addSearchRows();
        QTest::newRow("강조") << u"강조"_s << u"shapes.surround"_s;
        QTest::newRow("확률") << u"확률"_s << u"tensors.softmax"_s;
    }
    void searchFindsWhatElsePeopleCallIt()
    {
        QFETCH(QString, typed);
        QFETCH(QString, type);
        m_panel->findChild<QLineEdit *>(u"paletteSearch"_s)->setText(typed);
        const QModelIndex card = cardOf(*m_panel->blocks(), type);
        QVERIFY(card.isValid());
        // Matches inside a word rank below: an arrow is "화살표".
        const QModelIndex arrow = cardOf(*m_panel->blocks(), u"shapes.arrow"_s);
        QVERIFY(!arrow.isValid() || card.row() < arrow.row());
        // The best match is first, below its heading. A block of the library is called a caption itself.
        const bool isNamed = typed == "caption"_L1;
        if (type == "tables.table"_L1 || (type == "text.text"_L1 && !isNamed) || type == "shapes.surround"_L1)
            QCOMPARE(card.row(), 1);
    }

    void exactNamesComeFirstAlsoFromTheLibrary()
    {
        auto *field = m_panel->findChild<QLineEdit *>(u"paletteSearch"_s);
        const Cards &cards = m_panel->blocks()->cards();
        QTRY_VERIFY(cards.countOf(u"Caption"_s) > 1
                    && !cards.match(cards.index(0, 0), Qt::DisplayRole, u"Caption"_s).isEmpty());
        field->setText(u"caption"_s);
        QCOMPARE(cards.index(1, 0).data().toString(), u"Caption"_s);
        QCOMPARE(m_panel->blocks()->currentIndex().row(), 1); // which Enter adds
        field->setText(u"text"_s);
        QCOMPARE(cards.index(1, 0).data(Cards::TypeRole).toString(), u"text.text"_s);
        m_panel->findChild<QTabBar *>()->setCurrentIndex(1);
        field->setText(u"fade in"_s);
        QCOMPARE(m_panel->animations()->cards().index(1, 0).data(Cards::TypeRole).toString(), u"motion.fade-in"_s);
    }

    void namesFitExactlyOrBeginOrContainWhatIsTyped()
    {
        QCOMPARE(fitOf(u"자막"_s, u"자막"_s), Fit::Exact);
        QCOMPARE(fitOf(u"BAR"_s, u"Bar chart"_s), Fit::Begins);
        QCOMPARE(fitOf(u"chart"_s, u"Bar chart"_s), Fit::BeginsWord);
        QCOMPARE(fitOf(u"표"_s, u"화살표"_s), Fit::Inside);
        QCOMPARE(fitOf(u"표"_s, QStringList{u"화살표"_s, u"큰 표"_s}), Fit::BeginsWord);
        QCOMPARE(fitOf(u"curve"_s, QStringList{u"Bar chart"_s}), Fit::None);
    }

    void anotherLectureBeginsWithAllCards()
    {
        auto *field = m_panel->findChild<QLineEdit *>(u"paletteSearch"_s);
        const int all = m_panel->blocks()->cards().count();
        field->setText(u"curly"_s);
        QVERIFY(m_panel->blocks()->cards().count() < all);
        m_session->document.open(emptyLecture(u"en"_s), {});
        QVERIFY(field->text().isEmpty());
        QVERIFY(m_panel->blocks()->cards().count() >= all);
    }

    void aSearchWithoutResultShowsTheOtherTab()
    {
        auto *field = m_panel->findChild<QLineEdit *>(u"paletteSearch"_s);
        auto *tabs = m_panel->findChild<QTabBar *>();
        field->setText(u"wiggle"_s);
        QCOMPARE(m_panel->blocks()->cards().count(), 0);
        QPushButton *elsewhere = nullptr;
        for (QPushButton *button : m_panel->findChildren<QPushButton *>()) {
            if (button->isVisible())
                elsewhere = button;
        }
        QVERIFY(elsewhere);
        QTest::mouseClick(elsewhere, Qt::LeftButton);
        QCOMPARE(tabs->currentIndex(), 1);
        QVERIFY(cardOf(*m_panel->animations(), u"motion.wiggle"_s).isValid());
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

    void lettersGoToTheSearchField()
    {
        CardView &view = *m_panel->blocks();
        view.setFocus(Qt::TabFocusReason);
        QTest::keyClick(&view, Qt::Key_C);
        auto *field = m_panel->findChild<QLineEdit *>(u"paletteSearch"_s);
        QVERIFY(field->hasFocus());
        QTest::keyClicks(field, u"ircle"_s);
        QCOMPARE(field->text(), u"circle"_s);
        QTest::keyClick(field, Qt::Key_Down);
        QVERIFY(view.hasFocus());
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

    void controlEFindsTheField()
    {
        m_panel->blocks()->setFocus();
        QTest::keyClick(m_window.get(), Qt::Key_E, Qt::ControlModifier);
        QVERIFY(m_panel->findChild<QLineEdit *>(u"paletteSearch"_s)->hasFocus());
        QVERIFY(m_session->actions.find(u"palette.search"_s));
    }
};

LECTOGRAPH_TEST_MAIN(PaletteTest)
#include "tst_editor_palette.moc"
