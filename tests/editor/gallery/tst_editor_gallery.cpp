// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/edits/blocks.h"
#include "editor/gallery/gallerypage.h"
#include "editor/gallery/lecturepictures.h"
#include "editor/gallery/recent.h"
#include "editor/gallery/startcolumn.h"
#include "editor/gallery/templategrid.h"
#include "editor/language/filewords.h"
#include "editor/language/language.h"
#include "editor/operations/looklist.h"
#include "editor/widgets/theme.h"
#include "lecture/files.h"
#include "testmain.h"
#include "timeline/plugin.h"

#include <QApplication>
#include <QLabel>
#include <QPushButton>
#include <QSettings>
#include <QSignalSpy>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QTest>

#include <iterator>
#include <map>

namespace lectograph::editor {

using namespace Qt::StringLiterals;

class GalleryTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void init();
    void cleanup();
    void everyTemplateHasACardWithAPicture();
    void aPictureIsTakenWhileNothingMoves();
    void noLectureIsReadBeforeThePageIsThere();
    void theFocusedCardMoves();
    void clickAndEnterChoose();
    void arrowsWalkOverTheCards();
    void aLowPageShowsThatTheCardsGoOn();
    void searchAndLanguageLeaveWhatFits();
    void singleScenesAreFoundByWhatTheyShow_data();
    void singleScenesAreFoundByWhatTheyShow();
    void aSceneIsChosenByItself();
    void textsOfALectureOfOneSceneFindTheLecture();
    void thePageOpensAgainWithAllTemplates();
    void buttonsAsk();
    void anEmptyLectureBeginsWithALook();
    void recentFilesAreRememberedNewestFirst();
    void recentFilesAreChosenAndRemoved();
    void unsavedWorkIsRecoveredOrDiscarded();
    void unsavedWorkOfOneTitleIsToldApart();
    void namesOfFilesAreReadInNarrowColumns();
    void everyControlHasAName();

private:
    TemplateCard *card(const QString &id, const QString &scene = {}) const;
    QStringList shownScenes() const; ///< "template#scene", in the order of display
    QString savedLecture(const QString &name) const;

    timeline::Registry m_registry;
    QTemporaryDir m_folder;
    std::unique_ptr<GalleryPage> m_page;
};

namespace {

bool isTelling(const QImage &image)
{
    for (int y = 0; y < image.height(); ++y) {
        for (int x = 0; x < image.width(); ++x) {
            if (image.pixel(x, y) != image.pixel(0, 0))
                return true;
        }
    }
    return false;
}

} // namespace

void GalleryTest::initTestCase()
{
    QStandardPaths::setTestModeEnabled(true);
    QCoreApplication::setOrganizationName(u"lectograph-test"_s);
    QCoreApplication::setApplicationName(u"tst_editor_gallery"_s);
    QVERIFY(timeline::loadPlugins(m_registry, {QStringLiteral(LECTOGRAPH_PLUGINS)}).empty());
    applyTheme(*qApp, darkTheme());
}

void GalleryTest::init()
{
    QSettings().clear();
    m_page = std::make_unique<GalleryPage>(m_registry);
    m_page->resize(1100, 760);
    m_page->show();
    m_page->activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(m_page.get()));
}

void GalleryTest::cleanup()
{
    m_page.reset();
}

TemplateCard *GalleryTest::card(const QString &id, const QString &scene) const
{
    const auto &cards = m_page->grid()->cards();
    const auto found = std::ranges::find_if(
        cards, [&](const TemplateCard *one) { return one->info().id == id && one->info().scene == scene; });
    return found == cards.end() ? nullptr : *found;
}

QStringList GalleryTest::shownScenes() const
{
    QStringList scenes;
    for (const TemplateCard *one : m_page->grid()->cards()) {
        if (one->isVisible() && !one->info().scene.isEmpty())
            scenes.append(one->info().id + u'#' + one->info().scene);
    }
    return scenes;
}

QString GalleryTest::savedLecture(const QString &name) const
{
    const QString path = m_folder.filePath(name);
    if (!lecture::save(emptyLecture(u"en"_s), path))
        qFatal("%s cannot be written.", qPrintable(path));
    return path;
}

void GalleryTest::everyTemplateHasACardWithAPicture()
{
    const auto templates = lecture::templates();
    QVERIFY(!templates.empty());
    QCOMPARE(m_page->grid()->cards().size(), templates.size());
    m_page->resize(1100, 6000); // so that all cards are visible
    for (const lecture::Template &one : templates) {
        TemplateCard *found = card(one.id);
        QVERIFY2(found, qPrintable(one.id));
        QVERIFY(!found->info().title.isEmpty());
        QVERIFY(!found->info().description.isEmpty());
        QTRY_VERIFY2_WITH_TIMEOUT(!found->picture().isNull(), qPrintable(one.id), 60'000);
        QVERIFY(LecturePictures::secondsOf(found->picture()));
        QVERIFY2(isTelling(found->picture()), qPrintable(one.id));
        QVERIFY(found->accessibleDescription().contains(u"English"_s));
    }
}

void GalleryTest::aPictureIsTakenWhileNothingMoves()
{
    lecture::Lecture lecture = emptyLecture(u"en"_s);
    const QJsonObject look{{u"radius"_s, 3}, {u"fill"_s, u"#FF0000"_s}, {u"fillOpacity"_s, 1}};
    lecture = *withBlock(lecture, u"scene1"_s, {u"shapes.circle"_s, u"disc"_s, look}, m_registry);
    // Half visible at three fifths of the lecture, the default time of the thumbnail.
    const base::Time start = base::Time::fromSeconds(5.5);
    lecture = withNewClip(lecture, u"scene1"_s, {u"motion.fade-in"_s, u"disc"_s, start}, m_registry)->lecture;
    auto scene = std::make_shared<lecture::Scene>(*lecture.scenes.front());
    scene->duration = base::Time::fromSeconds(10);
    lecture.scenes.front() = scene;
    const QString path = m_folder.filePath(u"moving.lecture"_s);
    QVERIFY(lecture::save(lecture, path));
    const QImage image = tellingPicture({path, u"en"_s}, m_registry, {128, 72});
    QCOMPARE(image.pixelColor(image.rect().center()), QColor(Qt::red));
}

void GalleryTest::noLectureIsReadBeforeThePageIsThere()
{
    GalleryPage page(m_registry);
    page.resize(1100, 760);
    for (const TemplateCard *one : page.grid()->cards())
        QVERIFY(one->picture().isNull());
}

void GalleryTest::theFocusedCardMoves()
{
    TemplateCard *circle = card(u"circle-area"_s);
    m_page->resize(1100, 6000); // so that its picture is drawn
    QTRY_VERIFY_WITH_TIMEOUT(!circle->picture().isNull(), 60'000);
    const QImage still = circle->picture();
    circle->setFocus(Qt::TabFocusReason);
    QTRY_VERIFY_WITH_TIMEOUT(circle->picture() != still, 20'000);
    m_page->findChild<QLineEdit *>(u"gallerySearch"_s)->setFocus();
    QTRY_COMPARE(circle->picture(), still);
}

void GalleryTest::clickAndEnterChoose()
{
    QSignalSpy chosen(m_page.get(), &GalleryPage::templateChosen);
    QTest::mouseClick(card(u"masking"_s), Qt::LeftButton);
    QCOMPARE(chosen.count(), 1);
    QCOMPARE(chosen.first().first().toString(), u"masking"_s);
    card(u"circle-area"_s)->setFocus(Qt::TabFocusReason);
    QTest::keyClick(card(u"circle-area"_s), Qt::Key_Return);
    QCOMPARE(chosen.last().first().toString(), u"circle-area"_s);
}

void GalleryTest::arrowsWalkOverTheCards()
{
    const auto &cards = m_page->grid()->cards();
    cards.front()->setFocus(Qt::TabFocusReason);
    QTest::keyClick(cards.front(), Qt::Key_Right);
    QVERIFY(cards[1]->hasFocus());
    QTest::keyClick(cards[1], Qt::Key_Left);
    QVERIFY(cards.front()->hasFocus());
    QTest::keyClick(cards.front(), Qt::Key_Down);
    QWidget *below = QApplication::focusWidget();
    QVERIFY(below->y() > cards.front()->y());
    QCOMPARE(below->x(), cards.front()->x());
    QTest::keyClick(below, Qt::Key_Up);
    QVERIFY(cards.front()->hasFocus());
    QTest::keyClick(cards.front(), Qt::Key_End);
    QVERIFY(cards.back()->hasFocus());
    // Tab moves between the cards too.
    QTest::keyClick(cards.front(), Qt::Key_Home);
    cards.front()->setFocus();
    QTest::keyClick(cards.front(), Qt::Key_Tab);
    QVERIFY(cards[1]->hasFocus());
}

void GalleryTest::aLowPageShowsThatTheCardsGoOn()
{
    const int looks = m_page->looks()->height();
    m_page->resize(960, 540);
    QCoreApplication::processEvents();
    std::map<int, int> rows; // how much is seen of each, by their places
    for (const TemplateCard *one : m_page->grid()->cards()) {
        if (const QRect seen = one->visibleRegion().boundingRect(); !seen.isEmpty())
            rows[one->y()] = seen.height();
    }
    QVERIFY2(rows.size() >= 2, qPrintable(QString::number(rows.size())));
    QVERIFY2(std::next(rows.begin())->second >= 40, qPrintable(QString::number(std::next(rows.begin())->second)));
    QVERIFY(m_page->looks()->isVisible() && m_page->looks()->height() < looks);
    m_page->resize(1100, 760);
    QCoreApplication::processEvents();
    QCOMPARE(m_page->looks()->height(), looks);
}

void GalleryTest::searchAndLanguageLeaveWhatFits()
{
    auto *field = m_page->findChild<QLineEdit *>(u"gallerySearch"_s);
    const auto shown = [this] {
        QStringList ids;
        for (const TemplateCard *one : m_page->grid()->cards()) {
            if (one->isVisible() && one->info().scene.isEmpty())
                ids.append(one->info().id);
        }
        return ids;
    };
    field->setFocus();
    QTest::keyClicks(field, u"SOFTMAX"_s);
    QVERIFY(shown().contains(u"masking"_s));
    QVERIFY(!shown().contains(u"circle-area"_s));
    field->setText(u"원의"_s);
    QCOMPARE(shown(), QStringList{u"circle-area"_s});
    field->setText(u"圆"_s);
    QCOMPARE(shown(), QStringList{u"circle-area"_s});
    QTest::keyClick(field, Qt::Key_Return);
    QVERIFY(card(u"circle-area"_s)->hasFocus());
    // Titles come before descriptions, whatever the topic.
    field->setText(u"transformer"_s);
    QVERIFY(shown().size() > 1);
    QCOMPARE(shown().front(), u"transformer-architecture"_s);
    QTest::keyClick(field, Qt::Key_Return);
    QVERIFY(card(u"transformer-architecture"_s)->hasFocus());
    field->setText(u"nothing like it"_s);
    QVERIFY(shown().isEmpty());
    field->clear();
    auto *languages = m_page->findChild<QComboBox *>();
    languages->setCurrentIndex(languages->findData(u"ko"_s));
    QVERIFY(!shown().isEmpty());
    QCOMPARE(shown().size(), std::ranges::count_if(m_page->grid()->cards(), [](const TemplateCard *one) {
                 return one->info().languages.contains(u"ko"_s);
             }));
}

void GalleryTest::singleScenesAreFoundByWhatTheyShow_data()
{
    QTest::addColumn<QString>("query");
    QTest::addColumn<QString>("scene");
    QTest::newRow("name") << u"layer normalisation"_s << u"transformer-tutorial#layer-norm"_s;
    QTest::newRow("Korean name") << u"회의실"_s << u"transformer-tutorial#meeting-room"_s;
    QTest::newRow("Chinese name") << u"热图"_s << u"transformer-tutorial#position-heatmap"_s;
    QTest::newRow("Chinese text") << u"残差"_s << u"transformer-tutorial#residual"_s;
    QTest::newRow("Korean text") << u"잔차"_s << u"transformer-tutorial#norm-order"_s;
    QTest::newRow("of a scene that continues another") << u"softmax column"_s << u"attention-patterns#softmax"_s;
    QTest::newRow("with a word of the lecture's title") << u"tutorial clock"_s << u"transformer-tutorial#clock-hands"_s;
}

void GalleryTest::singleScenesAreFoundByWhatTheyShow()
{
    QFETCH(QString, query);
    QFETCH(QString, scene);
    auto *field = m_page->findChild<QLineEdit *>(u"gallerySearch"_s);
    field->setText(query);
    QTRY_VERIFY2_WITH_TIMEOUT(shownScenes().contains(scene), qPrintable(shownScenes().join(u' ')), 60'000);
    QVERIFY2(shownScenes().size() < 20, qPrintable(shownScenes().join(u' ')));
    const TemplateCard *found = card(scene.section(u'#', 0, 0), scene.section(u'#', 1));
    QCOMPARE(found->info().description, card(found->info().id)->info().title);
    auto *languages = m_page->findChild<QComboBox *>();
    languages->setCurrentIndex(languages->findData(u"ko"_s));
    QCOMPARE(shownScenes().contains(scene), found->info().languages.contains(u"ko"_s));
    // The title of the lecture alone finds the lecture.
    field->setText(u"tutorial"_s);
    QVERIFY(!shownScenes().contains(u"transformer-tutorial#clock-hands"_s));
    field->clear();
    QCOMPARE(shownScenes(), QStringList());
}

void GalleryTest::aSceneIsChosenByItself()
{
    QSignalSpy chosen(m_page.get(), &GalleryPage::templateChosen);
    auto *field = m_page->findChild<QLineEdit *>(u"gallerySearch"_s);
    field->setText(u"Layer normalisation"_s);
    QTRY_VERIFY_WITH_TIMEOUT(!shownScenes().isEmpty(), 60'000);
    QCOMPARE(shownScenes().front(), u"transformer-tutorial#layer-norm"_s); // the best first
    TemplateCard *norm = card(u"transformer-tutorial"_s, u"layer-norm"_s);
    QTRY_VERIFY_WITH_TIMEOUT(!norm->picture().isNull(), 60'000);
    QVERIFY(isTelling(norm->picture()));
    const auto seconds = LecturePictures::secondsOf(norm->picture());
    QVERIFY(seconds && *seconds < 60); // of the scene, not of the lecture
    field->setFocus();
    QTest::keyClick(field, Qt::Key_Return);
    QVERIFY(norm->hasFocus());
    QTest::keyClick(norm, Qt::Key_Return);
    QCOMPARE(chosen.size(), 1);
    QCOMPARE(chosen.last(), (QVariantList{u"transformer-tutorial"_s, u"layer-norm"_s}));
}

void GalleryTest::textsOfALectureOfOneSceneFindTheLecture()
{
    m_page->findChild<QLineEdit *>(u"gallerySearch"_s)->setText(u"angry with my foe"_s);
    TemplateCard *road = card(u"road-not-taken"_s);
    QTRY_VERIFY_WITH_TIMEOUT(road->isVisible(), 60'000);
    QCOMPARE(shownScenes(), QStringList());
}

void GalleryTest::thePageOpensAgainWithAllTemplates()
{
    auto *field = m_page->findChild<QLineEdit *>(u"gallerySearch"_s);
    auto *languages = m_page->findChild<QComboBox *>();
    field->setText(u"value"_s);
    languages->setCurrentIndex(languages->findData(u"ko"_s));
    const auto areShown = [](const TemplateCard *one) { return !one->isHidden(); };
    QVERIFY(!std::ranges::all_of(m_page->grid()->cards(), areShown));
    m_page->hide();
    m_page->show();
    QVERIFY(field->text().isEmpty());
    QCOMPARE(languages->currentIndex(), 0);
    QVERIFY(std::ranges::all_of(m_page->grid()->cards(), areShown));
}

void GalleryTest::buttonsAsk()
{
    QSignalSpy empty(m_page.get(), &GalleryPage::newRequested);
    QSignalSpy open(m_page.get(), &GalleryPage::openRequested);
    QSignalSpy guide(m_page.get(), &GalleryPage::guideRequested);
    for (const QString &name : {u"galleryNew"_s, u"galleryOpen"_s, u"galleryGuide"_s}) {
        auto *button = m_page->findChild<QPushButton *>(name);
        QVERIFY(button);
        button->setFocus(Qt::TabFocusReason);
        QTest::keyClick(button, Qt::Key_Space);
    }
    QCOMPARE(empty.count(), 1);
    QCOMPARE(open.count(), 1);
    QCOMPARE(guide.count(), 1);
}

void GalleryTest::anEmptyLectureBeginsWithALook()
{
    QStringList chosen;
    connect(m_page.get(), &GalleryPage::lookChosen, this, [&](const graph::Look &look) { chosen.append(look.id); });
    LookList *looks = m_page->looks();
    QVERIFY(looks->count() >= 8);
    const QString second = looks->lookAt(1).id;
    QTest::mouseClick(looks->viewport(), Qt::LeftButton, {}, looks->visualItemRect(looks->item(1)).center());
    QTest::keyClick(looks, Qt::Key_Right);
    QTest::keyClick(looks, Qt::Key_Return);
    QCOMPARE(chosen, (QStringList{second, looks->lookAt(2).id}));
}

void GalleryTest::recentFilesAreRememberedNewestFirst()
{
    QVERIFY(recentFiles().isEmpty());
    const QString first = savedLecture(u"first.lecture"_s);
    const QString second = savedLecture(u"second.lecture"_s);
    addRecent(first);
    addRecent(second);
    addRecent(first);
    QCOMPARE(recentFiles(), (QStringList{first, second}));
    addRecent({});
    addRecent(m_folder.filePath(u"gone.lecture"_s));
    QCOMPARE(recentFiles(), (QStringList{first, second}));
    for (int i = 0; i < 20; ++i)
        addRecent(savedLecture(u"%1.lecture"_s.arg(i)));
    QCOMPARE(recentFiles().size(), 12);
    QVERIFY(recentFiles().first().endsWith(u"19.lecture"_s));
}

void GalleryTest::recentFilesAreChosenAndRemoved()
{
    const QString first = savedLecture(u"어텐션.lecture"_s);
    const QString second = savedLecture(u"b.lecture"_s);
    addRecent(first);
    addRecent(second);
    m_page->showRecent();
    auto *list = m_page->findChild<RecentList *>();
    QCOMPARE(list->count(), 2);
    QSignalSpy chosen(m_page.get(), &GalleryPage::fileChosen);
    QTest::mouseClick(list->viewport(), Qt::LeftButton, {}, list->visualItemRect(list->item(1)).center());
    QCOMPARE(chosen.last().first().toString(), first);
    list->setFocus(Qt::TabFocusReason);
    list->setCurrentRow(0);
    QTest::keyClick(list, Qt::Key_Return);
    QCOMPARE(chosen.last().first().toString(), second);
    QTest::keyClick(list, Qt::Key_Delete);
    QCOMPARE(recentFiles(), QStringList{first});
    QCOMPARE(list->count(), 1);
    QVERIFY(QFile::exists(second));
}

void GalleryTest::unsavedWorkIsRecoveredOrDiscarded()
{
    auto *list = m_page->findChild<RecoverList *>();
    QVERIFY(!list->isVisible());
    m_page->setRecoverable({{u"Attention"_s, QDateTime::currentDateTime(), u"a1"_s},
                            {QString(), QDateTime::currentDateTime().addDays(-1), u"b2"_s}});
    QVERIFY(list->isVisible());
    // By Tab they are reached where they stand: below the first buttons.
    m_page->findChild<QPushButton *>(u"galleryGuide"_s)->setFocus();
    for (const QPushButton *button : list->findChildren<QPushButton *>()) {
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Tab);
        QVERIFY(button->hasFocus());
    }
    QSignalSpy recover(m_page.get(), &GalleryPage::recover);
    QSignalSpy discard(m_page.get(), &GalleryPage::discard);
    const auto buttons = list->findChildren<QPushButton *>();
    QCOMPARE(buttons.size(), 4);
    QTest::mouseClick(buttons[0], Qt::LeftButton);
    QCOMPARE(recover.last().first().toString(), u"a1"_s);
    QTest::mouseClick(buttons[3], Qt::LeftButton);
    QCOMPARE(discard.last().first().toString(), u"b2"_s);
    m_page->setRecoverable({});
    QVERIFY(!list->isVisible());
}

void GalleryTest::unsavedWorkOfOneTitleIsToldApart()
{
    const QDateTime when(QDate(2026, 5, 4), QTime(9, 30));
    m_page->setRecoverable({{u"Attention"_s, when, u"a1"_s, u"/tmp/one.lecture"_s},
                            {u"Attention"_s, when, u"b2"_s, u"/tmp/two.lecture"_s},
                            {u"Attention"_s, when.addDays(1), u"c3"_s, {}}});
    const auto *list = m_page->findChild<RecoverList *>();
    QStringList words;
    for (const QLabel *label : list->findChildren<QLabel *>())
        words.append(label->text());
    for (const QString &file :
         {u"“one.lecture” in the folder “/tmp”"_s, u"“two.lecture” in the folder “/tmp”"_s, u"Never saved to a file"_s})
        QCOMPARE(words.count(file), 1);
    QCOMPARE(words.filter(whenText(when.addDays(1), QDateTime::currentDateTime())).size(), 1);
    QSet<QString> descriptions;
    for (const QPushButton *button : list->buttons())
        descriptions.insert(button->accessibleDescription());
    QCOMPARE(descriptions.size(), 6);
    m_page->setRecoverable({});
}

void GalleryTest::namesOfFilesAreReadInNarrowColumns()
{
    const QString folder = QDir::homePath() + u"/Documents/University/2026/Machine learning/Week 3/"_s;
    const QString heads = folder + u"Heads.lecture"_s;
    const RecentWords words = recentWords(heads, 140);
    QCOMPARE(words.name, u"Heads"_s);
    QVERIFY(words.isFolder);
    QVERIFY2(words.below.startsWith(u"Documents/…/"_s) && words.below.endsWith(u"/Week 3"_s), qPrintable(words.below));
    const RecentWords slow = recentWords(folder + u"Attention explained slowly for everybody 12.lecture"_s, 140);
    QVERIFY(!slow.isFolder);
    QVERIFY2(slow.name.startsWith(u"Attention"_s) && slow.below.endsWith(u"12"_s),
             qPrintable(slow.name + u'\n' + slow.below));
    const QFontMetrics metrics(uiFont(12));
    for (int width = metrics.horizontalAdvance(u"Heads.lecture"_s) + 1; width < 600; ++width) {
        const QString text = fileInWords(heads, metrics, width);
        QVERIFY2(text.contains(u"Heads.lecture"_s), qPrintable(text));
        QVERIFY2(metrics.horizontalAdvance(text) <= width + 1, qPrintable(text));
    }
    const QString longest = fileInWords(heads, metrics, 10'000);
    QCOMPARE(longest, fileInWords(heads));
}

void GalleryTest::everyControlHasAName()
{
    addRecent(savedLecture(u"x.lecture"_s));
    m_page->showRecent();
    m_page->setRecoverable({{u"Attention"_s, QDateTime::currentDateTime(), u"a1"_s}});
    for (const QWidget *widget : m_page->findChildren<QWidget *>()) {
        if (widget->focusPolicy() == Qt::NoFocus || !widget->isVisible() || widget->objectName().startsWith(u"qt_"_s))
            continue;
        const auto *button = qobject_cast<const QAbstractButton *>(widget);
        QVERIFY2(!widget->accessibleName().isEmpty() || (button && !button->text().isEmpty()),
                 widget->metaObject()->className());
    }
}

} // namespace lectograph::editor

LECTOGRAPH_TEST_MAIN(lectograph::editor::GalleryTest)
#include "tst_editor_gallery.moc"
