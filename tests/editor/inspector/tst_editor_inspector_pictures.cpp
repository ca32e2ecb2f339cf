// SPDX-License-Identifier: GPL-3.0-or-later
#include "bench.h"

#include "editor/edits/definitions.h"
#include "editor/inspector/fields/galleryfield.h"
#include "editor/symbols/picturepopup.h"
#include "editor/symbols/shapepicture.h"
#include "testmain.h"

#include <QElapsedTimer>
#include <QListView>
#include <QToolButton>

using namespace lectograph;
using namespace lectograph::editor;
using namespace lectograph::test;

namespace {

PicturePopup *openedGallery(const Bench &bench)
{
    auto *edit = bench.in<GalleryEdit>(u"icon"_s);
    QTest::mouseClick(edit->button(), Qt::LeftButton);
    auto *popup = bench.row(u"icon"_s)->findChild<PicturePopup *>();
    if (!popup)
        qFatal("no gallery");
    return popup;
}

/// As an input method sends it.
void write(QLineEdit *edit, const QString &text)
{
    edit->selectAll();
    QInputMethodEvent commit;
    commit.setCommitString(text);
    QCoreApplication::sendEvent(edit, &commit);
}

bool isBlank(const QImage &image)
{
    for (int y = 0; y < image.height(); ++y) {
        for (int x = 0; x < image.width(); ++x) {
            if (image.pixelColor(x, y).alpha() > 0)
                return false;
        }
    }
    return true;
}

} // namespace

class TestInspectorPictures : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { prepare(); }
    void init() { showEveryRow(); }

    void anIconIsFoundByWordsOfThreeLanguages()
    {
        const Bench bench(lectureWith({u"icons.icon"_s}), {u"icon"_s});
        const PicturePopup *popup = openedGallery(bench);
        QVERIFY(popup->isVisible());
        QVERIFY(popup->search()->hasFocus());
        QCOMPARE(popup->current(), u"brain"_s); // what is chosen
        QVERIFY(popup->grid()->model()->rowCount() > 1600);
        for (const auto &[word, name] : {std::pair(u"lightbulb"_s, u"lightbulb"_s),
                                         {u"전구"_s, u"lightbulb"_s},
                                         {u"灯泡"_s, u"lightbulb"_s},
                                         {u"저울"_s, u"scale"_s},
                                         {u"书"_s, u"book"_s},
                                         {u"BOOK"_s, u"book"_s},
                                         {u"펼친 책"_s, u"book-open"_s}}) {
            write(popup->search(), word);
            QVERIFY2(popup->current() == name, qPrintable(word + u": "_s + popup->current()));
        }
        write(popup->search(), u"no such thing"_s);
        QCOMPARE(popup->current(), QString());
        QTest::keyClick(popup->search(), Qt::Key_Return); // there is nothing to choose
        QVERIFY(popup->isVisible());
        QVERIFY(bench.isAsBefore());
    }

    void theKeysMoveAmongThePicturesAndEnterChooses()
    {
        Bench bench(lectureWith({u"icons.icon"_s}), {u"icon"_s});
        const PicturePopup *popup = openedGallery(bench);
        const auto row = [&] { return popup->grid()->currentIndex().row(); };
        QCOMPARE(row(), 0);
        QTest::keyClick(popup->search(), Qt::Key_Right);
        QCOMPARE(row(), 1);
        QTest::keyClick(popup->search(), Qt::Key_Down);
        QVERIFY(row() > 2);
        const QRect below = popup->grid()->visualRect(popup->grid()->currentIndex());
        const QRect above = popup->grid()->visualRect(popup->grid()->model()->index(1, 0));
        QCOMPARE(below.left(), above.left()); // the one below it, as it is seen
        QVERIFY(below.top() > above.top());
        QTest::keyClick(popup->search(), Qt::Key_Up);
        QTest::keyClick(popup->search(), Qt::Key_Up); // stays in the first row
        QCOMPARE(row(), 1);
        const QString name = popup->current();
        QTest::keyClick(popup->search(), Qt::Key_Return);
        QVERIFY(!popup->isVisible());
        QCOMPARE(bench.written(u"icon"_s, u"icon"_s), QJsonValue(name));
        QCOMPARE(bench.in<GalleryEdit>(u"icon"_s)->edit()->text(), name);
        QCOMPARE(bench.steps(), 1);
        QVERIFY(bench.undoesToBytes());
    }

    void aClickChoosesAndEscapeLeavesItAsItWas()
    {
        Bench bench(lectureWith({u"icons.icon"_s}), {u"icon"_s});
        const PicturePopup *popup = openedGallery(bench);
        QTest::keyClick(popup->search(), Qt::Key_Right);
        QTest::keyClick(popup->search(), Qt::Key_Escape);
        QVERIFY(!popup->isVisible());
        QVERIFY(bench.isAsBefore());
        Bench::settle();
        popup = openedGallery(bench);
        const QModelIndex third = popup->grid()->model()->index(2, 0);
        const QString name = third.data(PictureList::ValueRole).toString();
        QTest::mouseClick(popup->grid()->viewport(), Qt::LeftButton, {}, popup->grid()->visualRect(third).center());
        QCOMPARE(bench.written(u"icon"_s, u"icon"_s), QJsonValue(name));
        QCOMPARE(bench.steps(), 1);
        Bench::settle();
        popup = openedGallery(bench);
        QTest::keyClick(popup->search(), Qt::Key_Return); // what it is already
        QCOMPARE(bench.steps(), 1);
        QVERIFY(bench.undoesToBytes());
    }

    void altDownOpensItAndAWordIsTypedAsBefore()
    {
        Bench bench(lectureWith({u"icons.icon"_s}, {u"ko"_s, u"en"_s}), {u"icon"_s});
        auto *edit = bench.in<GalleryEdit>(u"icon"_s)->edit();
        bench.enter(edit, u"저울"_s);
        QCOMPARE(bench.written(u"icon"_s, u"icon"_s), QJsonValue(u"저울"_s));
        edit->setFocus();
        QTest::keyClick(edit, Qt::Key_Down, Qt::AltModifier);
        const auto *popup = bench.row(u"icon"_s)->findChild<PicturePopup *>();
        QVERIFY(popup && popup->isVisible());
        QCOMPARE(popup->current(), u"scale"_s); // what the word means
        QVERIFY(bench.undoesToBytes());
    }

    void everyIconHasAPicture()
    {
        const graph::NodeType *type = registry().nodes.find(u"icons.icon"_s);
        const graph::Gallery &gallery = *type->properties.front().gallery;
        QElapsedTimer timer;
        timer.start();
        int count = 0;
        for (const graph::Gallery::Choice &choice : gallery.choices()) {
            QVERIFY2(!gallery.picture(choice.value).bounds().isEmpty() || choice.value == "minus"_L1,
                     qPrintable(choice.value));
            if (++count % 100 == 0) {
                const QImage image = pictureOf(gallery.picture(choice.value), {{-0.5, -0.5, 0}, {0.5, 0.5, 0}},
                                               {32, 32}, Qt::red);
                QVERIFY2(!isBlank(image), qPrintable(choice.value));
            }
        }
        QVERIFY(count > 1600);
        QVERIFY(isBlank(
            pictureOf(gallery.picture(u"no such icon"_s), {{-0.5, -0.5, 0}, {0.5, 0.5, 0}}, {32, 32}, Qt::red)));
    }

    void picturesAreDrawnWhenTheyAreSeen()
    {
        const Bench bench(lectureWith({u"icons.icon"_s}), {u"icon"_s});
        const PicturePopup *popup = openedGallery(bench);
        QVERIFY(QTest::qWaitForWindowExposed(popup->window()));
        popup->grid()->viewport()->repaint();
        QTRY_VERIFY(popup->isDrawn(u"brain"_s));
    }

    void severalIconsThatDifferGetOne()
    {
        lecture::Lecture lecture = lectureWith({u"icons.icon"_s, u"icons.icon"_s});
        lecture = *lecture::withNodeProperty(lecture, sceneId, u"icon2"_s, u"icon"_s, u"book"_s);
        Bench bench(lecture, {u"icon"_s, u"icon2"_s});
        QVERIFY(showsDash(*bench.row(u"icon"_s)));
        const PicturePopup *popup = openedGallery(bench);
        write(popup->search(), u"heart"_s);
        QTest::keyClick(popup->search(), Qt::Key_Return);
        QCOMPARE(bench.written(u"icon"_s, u"icon"_s), QJsonValue(u"heart"_s));
        QCOMPARE(bench.written(u"icon2"_s, u"icon"_s), QJsonValue(u"heart"_s));
        QCOMPARE(bench.steps(), 1);
        QVERIFY(bench.undoesToBytes());
    }

    void aBlockThatPublishesItsIconOffersThePicturesToo()
    {
        lecture::Lecture lecture = lectureWith({u"icons.icon"_s, u"shapes.surround"_s});
        lecture = *lecture::withNodeProperty(lecture, sceneId, u"surround"_s, u"shape"_s,
                                             QJsonObject{{u"link"_s, u"icon"_s}});
        const DefinitionWish wish{
            .name = u"Sign"_s, .nodes = {u"icon"_s, u"surround"_s}, .published = {{u"icon"_s, u"icon"_s}}};
        const auto made = withMadeDefinition(lecture, sceneId, wish, registry());
        QVERIFY(made);
        const Bench bench(made->lecture, {made->instance});
        const PicturePopup *popup = openedGallery(bench);
        write(popup->search(), u"전구"_s);
        QTest::keyClick(popup->search(), Qt::Key_Return);
        QCOMPARE(bench.written(made->instance, u"icon"_s), QJsonValue(u"lightbulb"_s));
    }
};

LECTOGRAPH_TEST_MAIN(TestInspectorPictures)
#include "tst_editor_inspector_pictures.moc"
