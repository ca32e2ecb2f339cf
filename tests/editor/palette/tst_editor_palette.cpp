// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/core/edits.h"
#include "editor/core/mime.h"
#include "editor/core/names.h"
#include "editor/core/session.h"
#include "editor/core/theme.h"
#include "editor/guide/guide.h"
#include "editor/palette/cardview.h"
#include "editor/palette/filedrop.h"
#include "editor/palette/palettepanel.h"
#include "editor/palette/samples.h"
#include "timeline/plugin.h"

#include <QApplication>
#include <QDropEvent>
#include <QJsonArray>
#include <QPainter>
#include <QPushButton>
#include <QSignalSpy>
#include <QStandardPaths>
#include <QTabBar>
#include <QTemporaryDir>
#include <QTest>
#include <QTimer>
#include <QTranslator>
#include <QUrl>
#include <QWindow>

namespace lectograph::editor {

using namespace Qt::StringLiterals;

class PaletteTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void init();
    void cleanup();
    void everyBlockHasAPictureOrASign();
    void everyAnimationHasAPictureThatMoves();
    void typesOfOtherPluginsAreDrawnToo();
    void everythingHasACardWithANameAndHelp();
    void searchFindsNamesAndThenHelp();
    void searchFindsKoreanAndChinese();
    void aSearchWithoutResultShowsTheOtherTab();
    void arrowsWalkOverTheCards();
    void lettersGoToTheSearchField();
    void doubleClickAddsABlock();
    void enterAddsAnAnimationToAllThatIsPicked();
    void animationsAskForSomethingToAnimate();
    void blocksTakeWhatIsPicked();
    void cardsCarryTheirTypeWhenDragged();
    void aCardIsDraggedToAnotherPlace();
    void controlFFindsTheField();
    void picturesBecomeBlocks();
    void tablesBecomeBlocks_data();
    void tablesBecomeBlocks();
    void filesThatCannotBeTakenSayWhy_data();
    void filesThatCannotBeTakenSayWhy();
    void theGuideTicksOffItsSteps();
    void theGuideSeesWhatWasDoneAhead();
    void theGuideCanBeSkippedAndClosed();
    void shots();

private:
    static void clickCard(CardView &view, const QString &type, bool isDouble);
    static QModelIndex cardOf(CardView &view, const QString &type);
    const lecture::Scene &scene() const { return *m_session->document.lecture().scenes.front(); }
    QString file(const QString &name, const QByteArray &content) const;
    base::Result<lecture::Lecture> drop(const QString &path, QStringList *nodes = nullptr) const;

    timeline::Registry m_registry;
    QTemporaryDir m_folder;
    std::unique_ptr<Session> m_session;
    std::unique_ptr<QWidget> m_window;
    PalettePanel *m_panel = nullptr;
};

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

} // namespace

void PaletteTest::initTestCase()
{
    QStandardPaths::setTestModeEnabled(true);
    QCoreApplication::setOrganizationName(u"lectograph-test"_s);
    QCoreApplication::setApplicationName(u"tst_editor_palette"_s);
    QVERIFY(timeline::loadPlugins(m_registry, {QStringLiteral(LECTOGRAPH_PLUGINS)}).empty());
    applyTheme(*qApp, darkTheme());
}

void PaletteTest::init()
{
    m_session = std::make_unique<Session>(m_registry);
    m_session->document.open(emptyLecture(u"en"_s), {});
    m_window = std::make_unique<QWidget>();
    m_panel = new PalettePanel(*m_session, m_window.get());
    m_window->resize(230, 640);
    m_panel->resize(m_window->size());
    m_window->show();
    m_window->activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(m_window.get()));
}

void PaletteTest::cleanup()
{
    m_window.reset();
    m_session.reset();
}

QModelIndex PaletteTest::cardOf(CardView &view, const QString &type)
{
    const auto found = view.cards().match(view.cards().index(0, 0), Cards::TypeRole, type, 1, Qt::MatchExactly);
    return found.isEmpty() ? QModelIndex() : found.first();
}

void PaletteTest::clickCard(CardView &view, const QString &type, bool isDouble)
{
    const QModelIndex index = cardOf(view, type);
    QVERIFY(index.isValid());
    view.scrollTo(index);
    const QPoint at = view.visualRect(index).center();
    QTest::mouseClick(view.viewport(), Qt::LeftButton, {}, at);
    if (isDouble)
        QTest::mouseDClick(view.viewport(), Qt::LeftButton, {}, at);
}

QString PaletteTest::file(const QString &name, const QByteArray &content) const
{
    const QString path = m_folder.filePath(name);
    QFile file(path);
    if (!file.open(QIODevice::WriteOnly) || file.write(content) != content.size())
        qFatal("%s cannot be written.", qPrintable(path));
    return path;
}

base::Result<lecture::Lecture> PaletteTest::drop(const QString &path, QStringList *nodes) const
{
    return withFiles(m_session->document.lecture(), u"scene1"_s, {path}, m_registry, base::Vec3{1, 2, 0}, nodes);
}

void PaletteTest::everyBlockHasAPictureOrASign()
{
    QStringList empty;
    for (const auto &[id, type] : m_registry.nodes.types()) {
        const auto sample = sampleOf(type, m_registry);
        if (!sample) {
            QVERIFY2(!iconOf(type).isEmpty(), qPrintable(id));
            QVERIFY2(QFile::exists(u":/lectograph/icons/%1.svg"_s.arg(iconOf(type))), qPrintable(iconOf(type)));
            continue;
        }
        picture::Show show(sample->lecture, m_registry);
        show.at({});
        for (const graph::Problem &problem : show.problems())
            qWarning("%s: %s", qPrintable(id), qPrintable(problem.error.text()));
        QVERIFY2(show.problems().empty(), qPrintable(id));
        if (isEmptyPicture(SampleFilm(*sample, m_registry).at(0, pictureSize, true)))
            empty.append(id);
    }
    QVERIFY2(empty.isEmpty(), qPrintable(empty.join(u' ')));
}

void PaletteTest::everyAnimationHasAPictureThatMoves()
{
    QStringList still;
    for (const auto &[id, type] : m_registry.animations.types()) {
        const Sample sample = sampleOf(type);
        picture::Show show(sample.lecture, m_registry);
        show.at({});
        for (const graph::Problem &problem : show.problems())
            qWarning("%s: %s", qPrintable(id), qPrintable(problem.error.text()));
        QVERIFY2(show.problems().empty(), qPrintable(id));
        SampleFilm film(sample, m_registry);
        QVERIFY2(!isEmptyPicture(film.strip(pictureSize, true)), qPrintable(id));
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

void PaletteTest::typesOfOtherPluginsAreDrawnToo()
{
    timeline::Registry registry = m_registry;
    graph::NodeType type = *m_registry.nodes.find(u"shapes.surround"_s);
    type.id = u"other.frame"_s;
    QVERIFY(registry.nodes.add(type));
    const auto sample = sampleOf(*registry.nodes.find(type.id), registry);
    QVERIFY(sample);
    QVERIFY(!isEmptyPicture(SampleFilm(*sample, registry).at(0, pictureSize, true)));
}

void PaletteTest::everythingHasACardWithANameAndHelp()
{
    QCOMPARE(m_panel->blocks()->cards().count(), static_cast<int>(m_registry.nodes.types().size()));
    QCOMPARE(m_panel->animations()->cards().count(), static_cast<int>(m_registry.animations.types().size()));
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
    // Once drawn, the picture is on the card.
    const QModelIndex text = cardOf(*m_panel->blocks(), u"text.text"_s);
    QTRY_VERIFY(!m_panel->blocks()->picture(text).isNull());
    QVERIFY(!isEmptyPicture(m_panel->blocks()->picture(text)));
}

void PaletteTest::searchFindsNamesAndThenHelp()
{
    auto *field = m_panel->findChild<QLineEdit *>(u"paletteSearch"_s);
    QVERIFY(field);
    m_panel->focusSearch();
    QTest::keyClicks(field, u"bar CH"_s);
    QVERIFY(cardOf(*m_panel->blocks(), u"charts.bars"_s).isValid());
    QVERIFY(m_panel->blocks()->cards().count() < 5);
    // Enter adds the first that was found.
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

void PaletteTest::searchFindsKoreanAndChinese()
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

void PaletteTest::aSearchWithoutResultShowsTheOtherTab()
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

void PaletteTest::arrowsWalkOverTheCards()
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
    // Down and down again reaches the last row, across all headings.
    int steps = 0;
    for (QModelIndex before; view.currentIndex() != before && steps < 200; ++steps) {
        before = view.currentIndex();
        QTest::keyClick(&view, Qt::Key_Down);
        QCOMPARE(Cards::kindOf(view.currentIndex()), CardKind::Block);
    }
    QVERIFY(steps > 20);
    QTest::keyClick(&view, Qt::Key_Home);
    QCOMPARE(view.currentIndex(), first);
    QTest::keyClick(&view, Qt::Key_End);
    const QModelIndex last = view.currentIndex();
    QTest::keyClick(&view, Qt::Key_Right);
    QCOMPARE(view.currentIndex(), last);
}

void PaletteTest::lettersGoToTheSearchField()
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

void PaletteTest::doubleClickAddsABlock()
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

void PaletteTest::enterAddsAnAnimationToAllThatIsPicked()
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
    QCOMPARE(scene().tracks.size(), std::size_t(2));
    for (const timeline::TrackPtr &track : scene().tracks) {
        QCOMPARE(track->clips.size(), std::size_t(1));
        QCOMPARE(track->clips.front()->type, u"motion.fade-in"_s);
        QCOMPARE(track->clips.front()->start.seconds(), 2.0);
    }
    QCOMPARE(m_session->selection.clips().size(), std::size_t(2));
    // The next animation is for the same two.
    QTest::keyClick(&view, Qt::Key_Return);
    QCOMPARE(scene().tracks.front()->clips.size(), std::size_t(2));
}

void PaletteTest::animationsAskForSomethingToAnimate()
{
    QSignalSpy refused(&m_session->document, &Document::refused);
    m_panel->findChild<QTabBar *>()->setCurrentIndex(1);
    clickCard(*m_panel->animations(), u"motion.fade-in"_s, true);
    QCOMPARE(refused.count(), 1);
    const auto error = refused.first().first().value<base::Error>();
    QVERIFY(error.remedy.contains(u"stage"_s));
    QCOMPARE(m_session->document.history().count(), 0);
}

void PaletteTest::blocksTakeWhatIsPicked()
{
    clickCard(*m_panel->blocks(), u"text.text"_s, true);
    clickCard(*m_panel->blocks(), u"shapes.surround"_s, true);
    const graph::Node *frame = m_session->document.node(u"scene1"_s, u"surround"_s);
    QVERIFY(frame);
    QCOMPARE(frame->properties.value(u"shape"_s).toObject().value(u"link"_s).toString(), u"text"_s);
}

void PaletteTest::cardsCarryTheirTypeWhenDragged()
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

/// Where something from the palette may be dropped.
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

void PaletteTest::aCardIsDraggedToAnotherPlace()
{
    if (QGuiApplication::platformName() == u"offscreen"_s)
        QSKIP("Nothing can be dragged on this platform; QT_QPA_PLATFORM=xcb shows it.");
    m_window->resize(600, 640);
    DropPlace place(m_window.get());
    place.setGeometry(240, 0, 360, 640);
    place.show();
    CardView &view = *m_panel->blocks();
    const QPoint card = view.visualRect(cardOf(view, u"text.formula"_s)).center();
    // The drag has its own loop of events: what happens in it is prepared.
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
}

void PaletteTest::controlFFindsTheField()
{
    m_panel->blocks()->setFocus();
    QTest::keyClick(m_window.get(), Qt::Key_F, Qt::ControlModifier);
    QVERIFY(m_panel->findChild<QLineEdit *>(u"paletteSearch"_s)->hasFocus());
    QVERIFY(m_session->actions.find(u"palette.search"_s));
}

void PaletteTest::picturesBecomeBlocks()
{
    QImage image(8, 4, QImage::Format_RGB32);
    image.fill(Qt::red);
    const QString png = m_folder.filePath(u"a cat.png"_s);
    QVERIFY(image.save(png));
    QStringList nodes;
    const auto with = drop(png, &nodes);
    QVERIFY2(with, with ? "" : qPrintable(with.error().text()));
    QCOMPARE(nodes, QStringList{u"image"_s});
    QVERIFY(with->assets.contains(u"assets/a-cat.png"_s));
    const graph::Node &node = *with->scenes.front()->nodes.front();
    QCOMPARE(node.properties.value(u"file"_s).toString(), u"assets/a-cat.png"_s);
    QCOMPARE(node.properties.value(u"position"_s).toArray(), (QJsonArray{1, 2, 0}));
    QCOMPARE(node.extra.value(u"label"_s).toString(), u"a cat"_s);
    picture::Show show(*with, m_registry);
    QCOMPARE(show.at({}).items.size(), std::size_t(1));
    QVERIFY(show.problems().empty());

    const QString svg = file(u"logo.svg"_s, R"(<svg xmlns="http://www.w3.org/2000/svg" width="20" height="10">
        <rect width="20" height="10" fill="red"/></svg>)");
    const auto drawn = drop(svg);
    QVERIFY(drawn);
    const QImage asset = QImage::fromData(*drawn->assets.at(u"assets/logo.png"_s).content);
    QCOMPARE(asset.size(), QSize(2048, 1024));

    QMimeData data;
    data.setUrls({QUrl::fromLocalFile(png)});
    QVERIFY(acceptsFiles(&data));
    data.setUrls({QUrl::fromLocalFile(m_folder.filePath(u"x.lecture"_s))});
    QVERIFY(!acceptsFiles(&data));
    QVERIFY(!acceptsFiles(nullptr));
}

void PaletteTest::tablesBecomeBlocks_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QString>("type");
    QTest::addColumn<QJsonArray>("numbers");
    const QJsonArray matrix{QJsonArray{1, 2.5}, QJsonArray{-3, 4}};
    QTest::newRow("plain") << QByteArray("1,2.5\n-3,4\n") << u"tensors.matrix"_s << matrix;
    QTest::newRow("names") << QByteArray("\xEF\xBB\xBFtoken,a,b\r\n\"the, cat\",1,2.5\r\nsat,-3,4")
                           << u"tensors.matrix"_s << matrix;
    QTest::newRow("semicolons") << QByteArray("1;2,5\n-3;4\n\n") << u"tensors.matrix"_s << matrix;
    QTest::newRow("tabs") << QByteArray("1\t2.5\n-3\t4") << u"tensors.matrix"_s << matrix;
    QTest::newRow("column") << QByteArray("x\n1\n2\n3\n") << u"values.numbers"_s << QJsonArray{1, 2, 3};
    QTest::newRow("row") << QByteArray("1,2,3") << u"values.numbers"_s << QJsonArray{1, 2, 3};
}

void PaletteTest::tablesBecomeBlocks()
{
    QFETCH(QByteArray, text);
    QFETCH(QString, type);
    QFETCH(QJsonArray, numbers);
    QStringList nodes;
    const auto with = drop(file(u"numbers.csv"_s, text), &nodes);
    QVERIFY2(with, with ? "" : qPrintable(with.error().text()));
    const graph::Node &node = *with->scenes.front()->nodes.front();
    QCOMPARE(nodes, QStringList{node.id});
    QCOMPARE(node.type, type);
    QCOMPARE(node.properties.begin().value().toArray(), numbers);
}

void PaletteTest::filesThatCannotBeTakenSayWhy_data()
{
    QTest::addColumn<QString>("name");
    QTest::addColumn<QByteArray>("content");
    QTest::addColumn<QString>("says");
    QTest::newRow("broken picture") << u"a.png"_s << QByteArray("\x89PNG nothing") << u"PNG or JPEG"_s;
    QTest::newRow("broken svg") << u"a.svg"_s << QByteArray("<svg") << u"SVG"_s;
    QTest::newRow("words") << u"a.csv"_s << QByteArray("1,2\n3,x\n") << u"Line 2"_s;
    QTest::newRow("ragged") << u"a.csv"_s << QByteArray("1,2\n3\n") << u"Line 2"_s;
    QTest::newRow("no numbers") << u"a.csv"_s << QByteArray("a,b\n") << u"no numbers"_s;
    QTest::newRow("unknown kind") << u"a.docx"_s << QByteArray("PK") << u"CSV"_s;
}

void PaletteTest::filesThatCannotBeTakenSayWhy()
{
    QFETCH(QString, name);
    QFETCH(QByteArray, content);
    QFETCH(QString, says);
    const auto with = drop(file(name, content));
    QVERIFY(!with);
    QVERIFY2(with.error().text().contains(says), qPrintable(with.error().text()));
    QVERIFY(!with.error().remedy.isEmpty());
    QCOMPARE(with.error().place, name);
}

void PaletteTest::theGuideTicksOffItsSteps()
{
    auto *exportButton = new QPushButton(u"Export"_s, m_window.get());
    exportButton->setObjectName(u"exportButton"_s);
    exportButton->show();
    m_window->resize(900, 640);
    auto *guide = new Guide(*m_session, m_window.get());
    guide->show();
    QSignalSpy finished(guide, &Guide::finished);
    QCOMPARE(guide->step(), 0);
    clickCard(*m_panel->blocks(), u"text.text"_s, true);
    QTRY_COMPARE(guide->step(), 1);
    QVERIFY(m_session->document.edit(u"Type"_s, [](const lecture::Lecture &lecture) {
        return lecture::withNodeProperty(lecture, u"scene1"_s, u"text"_s, u"text"_s, u"My title"_s);
    }));
    QTRY_COMPARE(guide->step(), 2);
    m_panel->findChild<QTabBar *>()->setCurrentIndex(1);
    clickCard(*m_panel->animations(), u"motion.write"_s, true);
    QTRY_COMPARE(guide->step(), 3);
    m_session->playhead.togglePlaying();
    QTRY_COMPARE(guide->step(), 4);
    m_session->playhead.stop();
    m_panel->findChild<QTabBar *>()->setCurrentIndex(0);
    clickCard(*m_panel->blocks(), u"charts.bars"_s, true);
    QTRY_COMPARE(guide->step(), 5);
    m_panel->findChild<QTabBar *>()->setCurrentIndex(1);
    clickCard(*m_panel->animations(), u"motion.grow"_s, true);
    QTRY_COMPARE(guide->step(), 6);
    QTest::mouseClick(exportButton, Qt::LeftButton);
    QTRY_COMPARE(finished.count(), 1);
}

void PaletteTest::theGuideSeesWhatWasDoneAhead()
{
    auto *guide = new Guide(*m_session, m_window.get());
    guide->show();
    clickCard(*m_panel->blocks(), u"text.text"_s, true);
    m_panel->findChild<QTabBar *>()->setCurrentIndex(1);
    clickCard(*m_panel->animations(), u"motion.fade-in"_s, true); // before the title is typed
    QTRY_COMPARE(guide->step(), 1);
    QVERIFY(m_session->document.edit(u"Type"_s, [](const lecture::Lecture &lecture) {
        return lecture::withNodeProperty(lecture, u"scene1"_s, u"text"_s, u"text"_s, u"My title"_s);
    }));
    QTRY_COMPARE(guide->step(), 3);
    // Another lecture is no step.
    m_session->document.open(emptyLecture(u"en"_s), {});
    QTest::qWait(20);
    QCOMPARE(guide->step(), 3);
}

void PaletteTest::theGuideCanBeSkippedAndClosed()
{
    m_window->resize(900, 640);
    auto *guide = new Guide(*m_session, m_window.get());
    guide->show();
    QSignalSpy finished(guide, &Guide::finished);
    auto *skip = guide->findChild<QPushButton *>(u"guideSkip"_s);
    QVERIFY(skip);
    skip->setFocus(Qt::TabFocusReason);
    QTest::keyClick(skip, Qt::Key_Space);
    QCOMPARE(guide->step(), 1);
    QVERIFY(guide->geometry().left() >= 0 && guide->geometry().right() <= m_window->width());
    QTest::keyClick(skip, Qt::Key_Escape);
    QCOMPARE(finished.count(), 1);
    QVERIFY(!guide->isVisible());
}

void PaletteTest::shots()
{
    const QString folder = qEnvironmentVariable("LECTOGRAPH_SHOTS");
    if (folder.isEmpty())
        QSKIP("Set LECTOGRAPH_SHOTS to a folder.");
    for (const bool dark : {true, false}) {
        applyTheme(*qApp, dark ? darkTheme() : lightTheme());
        for (const QString &language : {u"en"_s, u"ko"_s, u"zh"_s}) {
            QTranslator translator;
            if (translator.load(u":/lectograph/translations/lectograph_%1.qm"_s.arg(language)))
                qApp->installTranslator(&translator);
            const QString name = u"%1/palette-%2-%3"_s.arg(folder, language, dark ? u"dark"_s : u"light"_s);
            Session session(m_registry);
            session.document.open(emptyLecture(u"en"_s), {});
            QWidget window;
            auto *panel = new PalettePanel(session, &window);
            window.resize(960, 2400);
            panel->resize(230, 2400);
            window.show();
            for (const int tab : {0, 1}) {
                panel->findChild<QTabBar *>()->setCurrentIndex(tab);
                CardView *view = tab == 0 ? panel->blocks() : panel->animations();
                view->setFocus(Qt::TabFocusReason);
                QTRY_VERIFY_WITH_TIMEOUT(
                    !view->picture(cardOf(*view, tab == 0 ? u"tensors.sum"_s : u"motion.shrink"_s)).isNull(), 60'000);
                QTest::qWait(300);
                QVERIFY(panel->grab().save(u"%1-%2.png"_s.arg(name).arg(tab)));
            }
            panel->resize(230, 640);
            window.resize(960, 640);
            Guide guide(session, &window);
            guide.show();
            QTest::qWait(100);
            QVERIFY(window.grab().save(name + u"-guide.png"_s));
            panel->findChild<QLineEdit *>(u"paletteSearch"_s)->setText(u"matrix product"_s);
            QTest::qWait(100);
            QVERIFY(panel->grab().save(name + u"-nothing.png"_s));
            qApp->removeTranslator(&translator);
        }
    }
    applyTheme(*qApp, darkTheme());
}

} // namespace lectograph::editor

QTEST_MAIN(lectograph::editor::PaletteTest)
#include "tst_editor_palette.moc"
