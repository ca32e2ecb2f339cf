// SPDX-License-Identifier: GPL-3.0-or-later
#include "bench.h"

#include "editor/edits/looks.h"
#include "editor/edits/styles.h"
#include "editor/inspector/color/colorpicker.h"
#include "editor/inspector/looks/lookdialog.h"
#include "editor/inspector/looks/lookeditor.h"
#include "editor/language/colornames.h"
#include "editor/language/language.h"
#include "editor/operations/looklist.h"
#include "editor/operations/styling.h"
#include "editor/widgets/theme.h"
#include "testmain.h"

#include <QClipboard>
#include <QComboBox>
#include <QInputDialog>
#include <QJsonArray>
#include <QLineEdit>
#include <QPushButton>
#include <QScopeGuard>
#include <QTreeWidget>

#include <tuple>

using namespace lectograph;
using namespace lectograph::editor;
using namespace lectograph::test;
using lecture::Lecture;

namespace {

Lecture inLook(const QString &look, const QStringList &types)
{
    return lecture::withLook(lectureWith(types), lecture::lookNamed(look).value());
}

int indexOf(const LookList &list, const QString &look)
{
    for (int i = 0; i < list.count(); ++i) {
        if (list.lookAt(i).id == look)
            return i;
    }
    return -1;
}

QPoint placeOf(LookList &list, int index)
{
    list.scrollToItem(list.item(index));
    return list.visualItemRect(list.item(index)).center();
}

void pointAt(LookList &list, int index)
{
    QTest::mouseMove(list.viewport(), {1, 1}); // else it may be there already
    QCoreApplication::processEvents();
    QTest::mouseMove(list.viewport(), placeOf(list, index));
    QCoreApplication::processEvents();
}

} // namespace

class TestLooks : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { prepare(); }
    void init() { showEveryRow(); }

    void theLookUnderThePointerIsShownAndTheChosenOneIsKept()
    {
        Bench bench(lectureWith({u"shapes.box"_s}));
        const auto shown = [&] { return bench.session.document.lecture().look.id; };
        auto dialog = std::make_unique<LookDialog>(bench.session, nullptr);
        dialog->show();
        QVERIFY(QTest::qWaitForWindowExposed(dialog.get()));
        LookList &list = *dialog->list();
        pointAt(list, indexOf(list, u"light"_s));
        QTRY_COMPARE(shown(), u"light"_s);
        QTest::mouseClick(list.viewport(), Qt::LeftButton, {}, placeOf(list, indexOf(list, u"chalkboard"_s)));
        pointAt(list, indexOf(list, u"dark"_s));
        QTRY_COMPARE(shown(), u"dark"_s);
        QTest::mouseClick(dialog->findChild<QPushButton *>(u"apply"_s), Qt::LeftButton);
        QCOMPARE(shown(), u"chalkboard"_s);
        QCOMPARE(bench.steps(), 1);
        QVERIFY(bench.undoesToBytes());
    }

    void cancellingKeepsTheLook()
    {
        Bench bench(inLook(u"dark"_s, {u"shapes.box"_s}));
        auto dialog = std::make_unique<LookDialog>(bench.session, nullptr);
        dialog->show();
        dialog->list()->setCurrentRow(indexOf(*dialog->list(), u"light"_s));
        QCOMPARE(bench.session.document.lecture().look.id, u"light"_s);
        QTest::keyClick(dialog.get(), Qt::Key_Escape);
        QVERIFY(bench.isAsBefore());
        QCOMPARE(bench.steps(), 0);
    }

    void aStyleIsChosenAboveTheProperties()
    {
        Bench bench(inLook(u"light"_s, {u"shapes.box"_s}), {u"box"_s});
        auto *styles = bench.panel->findChild<QComboBox *>(u"style"_s);
        QCOMPARE(styles->currentIndex(), 0);
        styles->setFocus();
        const int wanted = styles->findData(u"accent box"_s);
        while (styles->currentIndex() < wanted)
            QTest::keyClick(styles, Qt::Key_Down);
        QCOMPARE(styleOf(bench.session.document.lecture(), sceneId, u"box"_s), u"accent box"_s);
        QCOMPARE(bench.row(u"fill"_s)->source().read().style, u"accent box"_s);
        QVERIFY(bench.row(u"fill"_s)->source().read().isDefault);
        QCOMPARE(bench.number(u"fillOpacity"_s)->text(), u"0.14"_s);
        bench.enter(u"fillOpacity"_s, u"0.5"_s);
        QCOMPARE(bench.written(u"box"_s, u"fillOpacity"_s).toDouble(), 0.5);
        bench.enter(u"fillOpacity"_s, u"0.14"_s); // as the style says
        QVERIFY(bench.written(u"box"_s, u"fillOpacity"_s).isUndefined());
        QVERIFY(bench.undoesToBytes());
    }

    void aStyleIsCopiedOntoOtherBlocks()
    {
        Bench bench(inLook(u"light"_s, {u"shapes.box"_s, u"shapes.circle"_s}), {u"box"_s});
        QWidget window;
        addStyleActions(&window, bench.session);
        QVERIFY(!bench.session.actions.find(styleaction::update)->isEnabled());
        bench.enter(u"strokeWidth"_s, u"9"_s);
        bench.session.actions.find(styleaction::copy)->trigger();
        bench.session.selection.setNodes({u"circle"_s});
        bench.session.actions.find(styleaction::paste)->trigger();
        QCOMPARE(bench.written(u"circle"_s, u"strokeWidth"_s).toDouble(), 9.0);
        QCOMPARE(bench.written(u"circle"_s, u"stroke"_s).toString(), u"BLUE"_s);
        QVERIFY(bench.undoesToBytes());
    }

    void aNewStyleGetsItsName()
    {
        Bench bench(inLook(u"light"_s, {u"shapes.box"_s}), {u"box"_s});
        bench.enter(u"strokeWidth"_s, u"9"_s);
        makeStyle(bench.session, bench.panel.get());
        auto *dialog = bench.panel->findChild<QInputDialog *>(u"styleName"_s);
        dialog->findChild<QLineEdit *>()->setText(u"layer"_s);
        QTest::keyClick(dialog, Qt::Key_Return);
        QCOMPARE(styleOf(bench.session.document.lecture(), sceneId, u"box"_s), u"layer"_s);
        QVERIFY(bench.written(u"box"_s, u"strokeWidth"_s).isUndefined());
        QCOMPARE(bench.number(u"strokeWidth"_s)->text(), u"9"_s);
    }

    void theLookIsEditedByNames()
    {
        Bench bench(*withStyle(inLook(u"light"_s, {u"shapes.box"_s}), sceneId, {u"box"_s}, u"box"_s));
        LookEditor editor(bench.session, nullptr);
        editor.show();
        auto *colors = editor.findChild<QTreeWidget *>(u"lookColors"_s);
        QCOMPARE(colors->topLevelItem(0)->text(0), u"Accent"_s);
        auto *styles = editor.findChild<QTreeWidget *>(u"lookStyles"_s);
        const auto styleItem = [&](const QString &name) { return styles->findItems(name, Qt::MatchExactly).value(0); };
        styleItem(u"box"_s)->setText(0, u"card"_s);
        Bench::settle();
        QCOMPARE(styleOf(bench.session.document.lecture(), sceneId, u"box"_s), u"card"_s);
        QTreeWidgetItem *card = styleItem(u"card"_s);
        QVERIFY(card);
        QCOMPARE(card->childCount(), int(styleValues(bench.session.document.lecture(), u"card"_s).size()));
        card->child(0)->setText(1, u"0.5"_s); // corner
        Bench::settle();
        QCOMPARE(styleValues(bench.session.document.lecture(), u"card"_s).value(u"corner"_s).toDouble(), 0.5);
        QVERIFY(bench.undoesToBytes());
    }

    /// Colors by the names of what is seen, also in lists, and choices by theirs; typed, they are the same again.
    void valuesOfAStyleAreCalledAsInTheInspector()
    {
        const auto back = qScopeGuard([] { useLanguage(*qApp, u"en"_s); });
        for (const QString &language : {u"en"_s, u"ko"_s}) {
            useLanguage(*qApp, language);
            Lecture lecture = inLook(u"light"_s, {u"shapes.box"_s});
            const QJsonObject values{{u"fill"_s, u"WHITE"_s},
                                     {u"fillGradient"_s, QJsonArray{u"WHITE"_s, u"BLUE_E"_s}},
                                     {u"lines"_s, u"left"_s},
                                     {u"family"_s, u"Blue"_s}};
            lecture.look.styles = {{u"mine"_s, values}};
            Bench bench(lecture);
            const base::ColorNames names = colorNamesOf(lecture);
            QVERIFY(seenColorLabel(u"WHITE"_s, names) != colorLabel(u"WHITE"_s));
            LookEditor editor(bench.session, nullptr);
            editor.show();
            auto *styles = editor.findChild<QTreeWidget *>(u"lookStyles"_s);
            const auto valueOf = [&](const QString &key) {
                QTreeWidgetItem *style = styles->topLevelItem(0);
                for (int i = 0; i < style->childCount(); ++i) {
                    if (style->child(i)->data(0, Qt::UserRole + 1).toString() == key)
                        return style->child(i);
                }
                return static_cast<QTreeWidgetItem *>(nullptr);
            };
            QCOMPARE(valueOf(u"fill"_s)->text(1), seenColorLabel(u"WHITE"_s, names));
            QCOMPARE(valueOf(u"fillGradient"_s)->text(1),
                     seenColorLabel(u"WHITE"_s, names) + u", "_s + seenColorLabel(u"BLUE_E"_s, names));
            QVERIFY(valueOf(u"lines"_s)->text(1) != u"left"_s);
            QCOMPARE(valueOf(u"family"_s)->text(1), u"Blue"_s); // a font
            for (const QString &key : values.keys()) {
                Q_EMIT styles->itemChanged(valueOf(key), 1); // its editor was left as it was
                Bench::settle();
                QVERIFY2(bench.isAsBefore(), qPrintable(key));
            }
        }
    }

    /// In selected rows as in others, and without a jump of the text.
    void thePopoverOfColorsLinesUpAndHasFamiliesInRows()
    {
        applyTheme(*qApp, darkTheme());
        Bench bench(inLook(u"light"_s, {u"shapes.box"_s}));
        ColorPicker picker(bench.session.document.lecture(), bench.session.registry(), nullptr);
        picker.openAt(bench.panel.get());
        const auto placeOf = [&](const QWidget *widget, const QRect &rect) {
            return QRect(widget->mapTo(&picker, rect.topLeft()), rect.size());
        };
        const auto *hex = picker.findChild<QLineEdit *>();
        const QRect field = placeOf(hex, hex->rect());
        for (const ColorSlider *slider : picker.findChildren<ColorSlider *>()) {
            QCOMPARE(placeOf(slider, slider->rect()).left(), field.left());
            QCOMPARE(placeOf(slider, slider->rect()).right(), field.right());
        }
        const QList<SwatchGrid *> grids = picker.findChildren<SwatchGrid *>();
        QVERIFY(!grids.isEmpty());
        for (const SwatchGrid *grid : grids)
            QCOMPARE(placeOf(grid, grid->cell(0)).left(), field.left());
        const SwatchGrid &palette = *grids.last();
        QCOMPARE(placeOf(&palette, palette.cell(9)).right(), field.right());
        const auto at = [&](int row, int column) { return palette.swatches().at(10 * row + column).text; };
        for (const auto &[row, column, family] :
             {std::tuple(1, 0, u"BLUE_A"_s), std::tuple(1, 5, u"TEAL_A"_s), std::tuple(2, 0, u"GREEN_A"_s),
              std::tuple(2, 5, u"YELLOW_A"_s), std::tuple(3, 0, u"GOLD_A"_s), std::tuple(3, 5, u"RED_A"_s),
              std::tuple(4, 0, u"MAROON_A"_s), std::tuple(4, 5, u"PURPLE_A"_s)})
            QCOMPARE(at(row, column), family);
        QCOMPARE(palette.cell(10).left(), palette.cell(0).left());
        QCOMPARE(palette.cell(10).top() - palette.cell(0).top(), palette.cell(1).left() - palette.cell(0).left());
        picker.close();
    }

    void colorsAreShownUnmixed()
    {
        applyTheme(*qApp, darkTheme());
        Bench bench(inLook(u"light"_s, {u"shapes.box"_s}));
        LookEditor editor(bench.session, nullptr);
        editor.show();
        auto *colors = editor.findChild<QTreeWidget *>(u"lookColors"_s);
        QTreeWidgetItem *item = colors->topLevelItem(1);
        const auto picture = [&](bool isSelected) {
            colors->setCurrentItem(colors->topLevelItem(isSelected ? 1 : 3));
            isSelected ? colors->setFocus() : colors->clearFocus();
            QCoreApplication::processEvents();
            return colors->viewport()->grab(colors->visualItemRect(item)).toImage();
        };
        const auto swatchOf = [&](QIcon::Mode mode) {
            return item->icon(0).pixmap(QSize(16, 16), mode).toImage().pixelColor(8, 8);
        };
        for (const QIcon::Mode mode : {QIcon::Selected, QIcon::Disabled, QIcon::Active})
            QCOMPARE(swatchOf(mode), swatchOf(QIcon::Normal));
        const auto firstLetter = [](const QImage &image, const QColor &ground) {
            for (int x = 30; x < image.width(); ++x) {
                for (int y = 4; y < image.height() - 4; ++y) {
                    if (std::abs(image.pixelColor(x, y).lightness() - ground.lightness()) > 60)
                        return x;
                }
            }
            return -1;
        };
        QCOMPARE(firstLetter(picture(true), theme().line), firstLetter(picture(false), theme().panel));
    }

    void stylesOfTheProgramAreCalledInItsLanguage()
    {
        const auto back = qScopeGuard([] { useLanguage(*qApp, u"en"_s); });
        useLanguage(*qApp, u"ko"_s);
        Lecture lecture = *withStyle(inLook(u"light"_s, {u"shapes.box"_s}), sceneId, {u"box"_s}, u"box"_s);
        lecture.look.styles.insert(u"meine Karte"_s, QJsonObject());
        Bench bench(lecture, {u"box"_s});
        const auto *box = bench.panel->findChild<QComboBox *>(u"style"_s);
        QVERIFY(box->currentText() != u"box"_s && !box->currentText().isEmpty());
        QCOMPARE(box->currentData().toString(), u"box"_s);
        QVERIFY(box->findText(u"meine Karte"_s) >= 0);
        LookEditor editor(bench.session, nullptr);
        editor.show();
        auto *styles = editor.findChild<QTreeWidget *>(u"lookStyles"_s);
        QTreeWidgetItem *item = styles->findItems(box->currentText(), Qt::MatchExactly).value(0);
        QVERIFY(item);
        const QString label = item->text(0);
        Q_EMIT styles->itemChanged(item, 0); // its editor was left as it was
        Bench::settle();
        QVERIFY(bench.isAsBefore());
        QCOMPARE(item->text(0), label);
    }

    void picturesOfLooksAreDrawnOneAfterTheOther()
    {
        std::vector<graph::Look> looks{{}, lecture::lookNamed(u"light"_s).value()};
        LookList list(
            looks, registry(), [](const graph::Look &look) { return lookSample(look, u"ko"_s); }, nullptr);
        list.resize(500, 300);
        list.show();
        const auto background = [&](int index) {
            const QIcon icon = list.item(index)->icon();
            return icon.pixmap(list.iconSize()).toImage().pixelColor(4, 4).name();
        };
        QTRY_COMPARE(background(1), u"#ffffff"_s);
        QCOMPARE(background(0), u"#000000"_s);
    }
};

LECTOGRAPH_TEST_MAIN(TestLooks)
#include "tst_editor_looks.moc"
