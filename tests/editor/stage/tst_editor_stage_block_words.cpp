// SPDX-License-Identifier: GPL-3.0-or-later
#include "bench.h"
#include "editor/manipulation/manipulation.h"
#include "editor/manipulation/shown_texts.h"
#include "editor/manipulation/stage_edits.h"
#include "editor/operations/adding.h"
#include "editor/stage/inlinetexteditor.h"
#include "editor/stage/pasteditems.h"
#include "lecture/block_library.h"
#include "testmain.h"

#include <QClipboard>
#include <QDir>
#include <QPlainTextEdit>

using namespace lectograph;
using namespace lectograph::editor;
using namespace lectograph::test;
using namespace Qt::StringLiterals;

namespace {

/// A block of the library on an empty stage, selected.
QString addFromLibrary(Bench &bench, const QString &id)
{
    const QString path = QDir(lecture::shippedBlockFolder()).filePath(id + u".json"_s);
    return addCustomBlock(bench.session, path, {}) ? bench.selected().value(0) : QString();
}

/// Where the words of an actor are drawn, in pixels: those that are equal from the first to the last.
std::vector<QRectF> rectsOf(Bench &bench, const QString &node, const QString &words)
{
    std::vector<QRectF> rects;
    const Actor *actor = findActor(bench.overlay().cast(), node);
    for (const ShownText &shown : actor ? shownTextsOf(*actor) : std::vector<ShownText>()) {
        if (shown.text == words)
            rects.push_back(
                bench.overlay().projection().corners(shown.shape.bounds(), shown.place, false).boundingRect());
    }
    return rects;
}

QStringList listOf(Bench &bench, const QString &node, const QString &key)
{
    const auto value = currentValue(bench.session.document.lecture(), {u"scene1"_s, node, {}, key},
                                    writingOf(bench.session), bench.session.registry());
    return value ? std::get<QStringList>(*value) : QStringList();
}

} // namespace

/// Double clicks on words that a block shows, wherever they are written.
class StageBlockWordsTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { prepare(); }
    void init() { QSettings().clear(); }

    void anItemOfAListIsTypedWhereItStands()
    {
        Bench bench(emptyLecture(u"en"_s));
        const QString list = addFromLibrary(bench, u"bullet-list"_s);
        QStringList items = listOf(bench, list, u"items"_s);
        QVERIFY(items.size() > 1);
        const std::vector<QRectF> rects = rectsOf(bench, list, items.at(1));
        QCOMPARE(rects.size(), 1U);
        const QRectF rect = rects.front();
        QTest::mouseDClick(&bench.overlay(), Qt::LeftButton, {}, rect.center().toPoint());
        QCOMPARE(bench.session.selection.scene(), u"scene1"_s); // not inside of the definition
        InlineTextEditor *words = bench.panel.wordsEditor();
        QVERIFY(words);
        QCOMPARE(words->edit()->toPlainText(), items.at(1));
        const QRectF typed = QRectF(words->edit()->geometry()).translated(words->pos() - bench.overlay().pos());
        QVERIFY2(QLineF(typed.center(), rect.center()).length() < 12,
                 qPrintable(u"%1, %2"_s.arg(typed.center().x()).arg(typed.center().y())));
        QTest::keyClicks(words->edit(), u"other"_s);
        QTest::keyClick(words->edit(), Qt::Key_Escape);
        QVERIFY(!bench.panel.wordsEditor());
        items[1] = u"other"_s;
        QCOMPARE(listOf(bench, list, u"items"_s), items);
        QCOMPARE(bench.steps(), 1); // with the block that was just added
    }

    void enterLosesNothingOfAnItemThatIsSelectedWhole()
    {
        Bench bench(emptyLecture(u"en"_s));
        const QString list = addFromLibrary(bench, u"bullet-list"_s);
        const QStringList items = listOf(bench, list, u"items"_s);
        QTest::mouseDClick(&bench.overlay(), Qt::LeftButton, {},
                           rectsOf(bench, list, items.at(0)).front().center().toPoint());
        QVERIFY(bench.panel.wordsEditor());
        QTest::keyClick(bench.panel.wordsEditor()->edit(), Qt::Key_Return);
        QCOMPARE(listOf(bench, list, u"items"_s), QStringList({items.at(0), {}}) + items.sliced(1));
    }

    /// As in programs for slides.
    void enterMakesTheNextItem()
    {
        Bench bench(emptyLecture(u"en"_s));
        const QString list = addFromLibrary(bench, u"bullet-list"_s);
        const QStringList items = listOf(bench, list, u"items"_s);
        QTest::mouseDClick(&bench.overlay(), Qt::LeftButton, {},
                           rectsOf(bench, list, items.at(0)).front().center().toPoint());
        QTest::keyClicks(bench.panel.wordsEditor()->edit(), u"first"_s);
        QTest::keyClick(bench.panel.wordsEditor()->edit(), Qt::Key_Return);
        QCOMPARE(listOf(bench, list, u"items"_s), QStringList({u"first"_s, {}}) + items.sliced(1));
        InlineTextEditor *next = bench.panel.wordsEditor();
        QVERIFY(next);
        QVERIFY(next->edit()->toPlainText().isEmpty());
        const QRectF first = rectsOf(bench, list, u"first"_s).front();
        const QRectF after = rectsOf(bench, list, items.at(1)).front();
        const QRectF field = QRectF(next->edit()->geometry()).translated(next->pos() - bench.overlay().pos());
        QVERIFY(field.center().y() > first.bottom() && field.center().y() < after.top());
        QVERIFY(std::abs(field.left() - first.left()) < 12);

        QTest::keyClicks(next->edit(), u"second one"_s);
        QTextCursor cursor = next->edit()->textCursor();
        cursor.setPosition(6);
        next->edit()->setTextCursor(cursor);
        QTest::keyClick(next->edit(), Qt::Key_Return); // what is behind the cursor goes along
        QCOMPARE(listOf(bench, list, u"items"_s).sliced(0, 3), QStringList({u"first"_s, u"second"_s, u" one"_s}));
        QTest::keyClick(bench.panel.wordsEditor()->edit(), Qt::Key_Backspace); // all is selected
        QTest::keyClick(bench.panel.wordsEditor()->edit(), Qt::Key_Return);    // an empty one ends the list
        QVERIFY(!bench.panel.wordsEditor());
        QCOMPARE(listOf(bench, list, u"items"_s), QStringList({u"first"_s, u"second"_s}) + items.sliced(1));
    }

    /// As in programs for slides.
    void pastedLinesBecomeItems()
    {
        QCOMPARE(itemsOfPasted(u"•\tone\r\n\r\n• two – 2\n"_s), (QStringList{u"one"_s, u"two – 2"_s}));
        QCOMPARE(itemsOfPasted(u"- one\ntwo"_s), (QStringList{u"- one"_s, u"two"_s}));
        Bench bench(emptyLecture(u"en"_s));
        const QString list = addFromLibrary(bench, u"bullet-list"_s);
        const QStringList items = listOf(bench, list, u"items"_s);
        QVERIFY(items.size() > 2);
        bench.session.lastAdded = {}; // so that the words are a step of their own
        QTest::mouseDClick(&bench.overlay(), Qt::LeftButton, {},
                           rectsOf(bench, list, items.at(1)).front().center().toPoint());
        QVERIFY(bench.panel.wordsEditor());
        QGuiApplication::clipboard()->setText(u"one\ntwo\nthree"_s);
        bench.panel.wordsEditor()->edit()->paste();
        const QStringList more{items.at(0), u"one"_s, u"two"_s, u"three"_s};
        QCOMPARE(listOf(bench, list, u"items"_s), more + items.sliced(2));
        InlineTextEditor *last = bench.panel.wordsEditor();
        QVERIFY(last);
        QCOMPARE(last->edit()->toPlainText(), u"three"_s);
        last->accept();
        bench.session.document.history().undo();
        QCOMPARE(listOf(bench, list, u"items"_s), items);
    }

    void pastedLinesGoIntoTheItemsThatFollowWhereTheirNumberIsAnothers()
    {
        Bench bench(withNodes(
            emptyLecture(u"en"_s),
            {{u"legend"_s, u"charts.legend"_s, {{u"labels"_s, QJsonArray{u"here"_s, u"there"_s, u"nowhere"_s}}}}}));
        QTest::mouseDClick(&bench.overlay(), Qt::LeftButton, {},
                           rectsOf(bench, u"legend"_s, u"here"_s).front().center().toPoint());
        QVERIFY(bench.panel.wordsEditor());
        QGuiApplication::clipboard()->setText(u"one\ntwo"_s);
        bench.panel.wordsEditor()->edit()->paste();
        QCOMPARE(listOf(bench, u"legend"_s, u"labels"_s), (QStringList{u"one"_s, u"two"_s, u"nowhere"_s}));
    }

    void aDoubleClickBesideTheWordsOfAListEditsTheNearestItem()
    {
        Bench bench(emptyLecture(u"en"_s));
        const QString list = addFromLibrary(bench, u"bullet-list"_s);
        const QStringList items = listOf(bench, list, u"items"_s);
        const QRectF first = rectsOf(bench, list, items.at(0)).front();
        const QRectF second = rectsOf(bench, list, items.at(1)).front();
        const double gap = second.top() - first.bottom();
        const QPointF onBullet(bench.overlay().rectOf(list).left() + 2, second.center().y());
        const QPointF between(second.center().x(), second.top() - gap / 4);
        for (const QPointF &at : {onBullet, between}) {
            QTest::mouseDClick(&bench.overlay(), Qt::LeftButton, {}, at.toPoint());
            QCOMPARE(bench.session.selection.scene(), u"scene1"_s);
            QVERIFY(bench.panel.wordsEditor());
            QCOMPARE(bench.panel.wordsEditor()->edit()->toPlainText(), items.at(1));
            bench.panel.wordsEditor()->accept();
        }
        QTest::mouseDClick(&bench.overlay(), Qt::LeftButton, Qt::ControlModifier, second.center().toPoint());
        QVERIFY(!bench.panel.wordsEditor());
        QCOMPARE(bench.session.selection.scene(), u"block:bullet-list"_s);
    }

    void theBarOfFormatsCoversNoOtherItem()
    {
        Bench bench(emptyLecture(u"en"_s));
        const QString list = addFromLibrary(bench, u"bullet-list"_s);
        const QStringList items = listOf(bench, list, u"items"_s);
        for (qsizetype i = 0; i < items.size(); ++i) {
            QTest::mouseDClick(&bench.overlay(), Qt::LeftButton, {},
                               rectsOf(bench, list, items.at(i)).front().center().toPoint());
            const InlineTextEditor *words = bench.panel.wordsEditor();
            QVERIFY(words && words->bar()->isVisible());
            const QRectF bar = QRectF(words->bar()->geometry()).translated(words->pos() - bench.overlay().pos());
            for (qsizetype other = 0; other < items.size(); ++other) {
                const QRectF rect = rectsOf(bench, list, items.at(other)).front();
                QVERIFY2(!bar.intersects(rect), qPrintable(u"%1 over %2"_s.arg(i).arg(other)));
            }
            bench.panel.wordsEditor()->accept();
        }
    }

    void enterInALegendGoesOnToTheNextItem()
    {
        Bench bench(withNodes(emptyLecture(u"en"_s),
                              {{u"legend"_s, u"charts.legend"_s, {{u"labels"_s, QJsonArray{u"here"_s, u"there"_s}}}}}));
        QTest::mouseDClick(&bench.overlay(), Qt::LeftButton, {},
                           rectsOf(bench, u"legend"_s, u"here"_s).front().center().toPoint());
        QVERIFY(bench.panel.wordsEditor());
        QTest::keyClick(bench.panel.wordsEditor()->edit(), Qt::Key_Return);
        QVERIFY(bench.panel.wordsEditor());
        QCOMPARE(bench.panel.wordsEditor()->edit()->toPlainText(), u"there"_s);
        QTest::keyClick(bench.panel.wordsEditor()->edit(), Qt::Key_Return);
        QVERIFY(!bench.panel.wordsEditor());
        QCOMPARE(listOf(bench, u"legend"_s, u"labels"_s), (QStringList{u"here"_s, u"there"_s}));
    }

    void wordsInsideOfABlockAreFormatted()
    {
        Bench bench(emptyLecture(u"en"_s));
        const QString list = addFromLibrary(bench, u"bullet-list"_s);
        const QString item = listOf(bench, list, u"items"_s).at(1);
        const QRectF rect = rectsOf(bench, list, item).front();
        QTest::mouseDClick(&bench.overlay(), Qt::LeftButton, {}, rect.center().toPoint());
        InlineTextEditor *words = bench.panel.wordsEditor();
        QVERIFY(words);
        using Choice = FormattingBar::Choice;
        QVERIFY(words->bar()->offers(Choice::Bold) && words->bar()->offers(Choice::Color));
        QVERIFY(!words->bar()->offers(Choice::List)); // it is an item already
        QVERIFY(!words->bar()->offers(Choice::Left));
        QVERIFY(words->edit()->document()->defaultTextOption().alignment() & Qt::AlignLeft);
        QTest::keyClicks(words->edit(), u"x"_s);
        const QRectF typed = QRectF(words->edit()->geometry()).translated(words->pos() - bench.overlay().pos());
        QVERIFY2(std::abs(typed.left() - rect.left()) < 12, qPrintable(QString::number(typed.left() - rect.left())));
        words->edit()->selectAll();
        QTest::keyClick(words->edit(), Qt::Key_B, Qt::ControlModifier);
        words->accept();
        QCOMPARE(listOf(bench, list, u"items"_s).at(1), u"\\textbf{x}"_s);
        // Its markup is not shown as words, and it is found again by a double click.
        const std::vector<QRectF> rects = rectsOf(bench, list, u"x"_s);
        QCOMPARE(rects.size(), 1U);
        QTest::mouseDClick(&bench.overlay(), Qt::LeftButton, {}, rects.front().center().toPoint());
        QVERIFY(bench.panel.wordsEditor());
        QCOMPARE(bench.panel.wordsEditor()->edit()->toPlainText(), u"x"_s);
    }

    void emptyWordsAreTypedWhereTheyWillStand()
    {
        Bench bench(emptyLecture(u"en"_s));
        const QString footer = addFromLibrary(bench, u"footer"_s);
        const std::vector<QRectF> numbers = rectsOf(bench, footer, u"1 / 1"_s);
        QCOMPARE(numbers.size(), 1U);
        Q_EMIT bench.overlay().editRequested(footer);
        InlineTextEditor *words = bench.panel.wordsEditor();
        QVERIFY(words);
        QVERIFY(words->edit()->toPlainText().isEmpty());
        const QRectF field = QRectF(words->edit()->geometry()).translated(words->pos() - bench.overlay().pos());
        QVERIFY(!field.intersects(numbers.front()));
        QVERIFY(field.left() < bench.overlay().frame().left() + bench.overlay().frame().width() / 8);
        QTest::keyClicks(words->edit(), u"Here"_s);
        const QRectF shown = rectsOf(bench, footer, u"Here"_s).front();
        QVERIFY(field.contains(QPointF(field.center().x(), shown.center().y())));
    }

    void itemsThatAreEqualAreToldApart()
    {
        Bench bench(emptyLecture(u"en"_s));
        const QString strip = addFromLibrary(bench, u"token-strip"_s);
        bench.session.document.edit(u"Type"_s, [&](const lecture::Lecture &lecture) {
            return withProperty(lecture, {u"scene1"_s, strip, {}, u"words"_s},
                                QJsonArray{u"the"_s, u"cat"_s, u"the"_s});
        });
        const std::vector<QRectF> rects = rectsOf(bench, strip, u"the"_s);
        QCOMPARE(rects.size(), 2U);
        QTest::mouseDClick(&bench.overlay(), Qt::LeftButton, {}, rects.back().center().toPoint());
        InlineTextEditor *words = bench.panel.wordsEditor();
        QVERIFY(words);
        const QRectF typed = QRectF(words->edit()->geometry()).translated(words->pos() - bench.overlay().pos());
        QVERIFY(std::abs(typed.center().x() - rects.back().center().x()) < 12);
        QTest::keyClicks(words->edit(), u"dog"_s);
        words->accept();
        QCOMPARE(listOf(bench, strip, u"words"_s), (QStringList{u"the"_s, u"cat"_s, u"dog"_s}));
    }

    void itemsOfOtherLanguagesStay()
    {
        lecture::Lecture lecture = emptyLecture(u"en"_s);
        lecture.languages = {u"en"_s, u"ko"_s};
        Bench bench(lecture);
        bench.session.preview.setLanguage(u"ko"_s);
        const QString strip = addFromLibrary(bench, u"token-strip"_s);
        const QStringList words = listOf(bench, strip, u"words"_s);
        QTest::mouseDClick(&bench.overlay(), Qt::LeftButton, {},
                           rectsOf(bench, strip, words.front()).front().center().toPoint());
        QVERIFY(bench.panel.wordsEditor());
        QTest::keyClicks(bench.panel.wordsEditor()->edit(), u"one"_s);
        bench.panel.wordsEditor()->accept();
        QCOMPARE(listOf(bench, strip, u"words"_s).front(), u"one"_s);
        bench.session.preview.setLanguage(u"en"_s);
        QCOMPARE(listOf(bench, strip, u"words"_s), (QStringList{u"a"_s, u"fluffy"_s, u"blue"_s, u"creature"_s}));
    }

    void aCellOfATableIsTyped()
    {
        const QJsonArray cells{QJsonObject{{u"link"_s, u"one"_s}}, QJsonObject{{u"link"_s, u"two"_s}}};
        const lecture::Lecture lecture = withNodes(emptyLecture(u"en"_s),
                                                   {{u"one"_s, u"text.text"_s, {{u"text"_s, u"One"_s}}},
                                                    {u"two"_s, u"text.text"_s, {{u"text"_s, u"Two"_s}}},
                                                    {u"row"_s, u"layout.row"_s, {{u"children"_s, cells}}}});
        Bench bench(*withoutActors(lecture, u"scene1"_s, {u"one"_s, u"two"_s}));
        const std::vector<QRectF> rects = rectsOf(bench, u"row"_s, u"Two"_s);
        QCOMPARE(rects.size(), 1U);
        QTest::mouseDClick(&bench.overlay(), Qt::LeftButton, {}, rects.front().center().toPoint());
        InlineTextEditor *words = bench.panel.wordsEditor();
        QVERIFY(words);
        QCOMPARE(words->edit()->toPlainText(), u"Two"_s);
        QTest::keyClicks(words->edit(), u"Three"_s);
        words->accept();
        QCOMPARE(graph::localized(bench.written(u"two"_s, u"text"_s), {u"en"_s}), u"Three"_s);
        QCOMPARE(bench.selected(), QStringList{u"row"_s});
    }

    void typedWordsReplaceTheSamplesOfAllLanguages()
    {
        lecture::Lecture lecture = emptyLecture(u"en"_s);
        lecture.languages = {u"en"_s, u"ko"_s};
        Bench bench(lecture);
        const auto typed = [&](const QString &node, const QString &key, std::optional<int> item, const QString &text) {
            const PropertyPlace place{u"scene1"_s, node, {}, key};
            const auto edited = withWords(bench.session.document.lecture(), {place, item, node}, text,
                                          writingOf(bench.session), bench.session.registry());
            return edited ? writtenAt(*edited, place) : QJsonValue(edited.error().text());
        };
        const QString slide = addFromLibrary(bench, u"title-slide"_s);
        QCOMPARE(typed(slide, u"title"_s, {}, u"Mine"_s), QJsonValue(QJsonObject{{u"en"_s, u"Mine"_s}}));
        const QString list = addFromLibrary(bench, u"bullet-list"_s);
        const QStringList items = listOf(bench, list, u"items"_s);
        const QJsonArray replaced{items.at(0), u"Mine"_s, items.at(2)};
        QCOMPARE(typed(list, u"items"_s, 1, u"Mine"_s), QJsonValue(QJsonObject{{u"en"_s, replaced}}));
        QVERIFY(typed(list, u"items"_s, 1, items.at(1)).isUndefined()); // as by default
    }

    void anEmptyTextReplacesTheSampleOfAnInstance()
    {
        lecture::Lecture lecture = emptyLecture(u"en"_s);
        lecture.languages = {u"en"_s, u"ko"_s};
        for (const auto &[block, key] :
             {std::pair(u"labelled-box"_s, u"label"_s), std::pair(u"title-slide"_s, u"title"_s)}) {
            for (const QString &language : lecture.languages) {
                Bench bench(lecture);
                bench.session.preview.setLanguage(language);
                const QString instance = addFromLibrary(bench, block);
                const auto text = [&] {
                    return currentWords(bench.session.document.lecture(), {{u"scene1"_s, instance, {}, key}, {}, {}},
                                        writingOf(bench.session), bench.session.registry());
                };
                QVERIFY(!text()->isEmpty());
                bench.press(Qt::Key_F2);
                InlineTextEditor *words = bench.panel.wordsEditor();
                QVERIFY(words);
                words->edit()->setPlainText({});
                words->accept();
                QCOMPARE(*text(), QString());
                bench.session.document.history().undo();
                QVERIFY(!text()->isEmpty());
            }
        }
    }

    void wordsInsideOfABlockAreTypedInTheirOwnWeight()
    {
        Bench bench(emptyLecture(u"en"_s));
        const QString slide = addFromLibrary(bench, u"title-slide"_s);
        for (const auto &[key, isBold] : {std::pair(u"title"_s, true), {u"author"_s, false}}) {
            const auto value = currentValue(bench.session.document.lecture(), {u"scene1"_s, slide, {}, key},
                                            writingOf(bench.session), bench.session.registry());
            const std::vector<QRectF> rects = rectsOf(bench, slide, std::get<QString>(*value));
            QCOMPARE(rects.size(), 1U);
            QTest::mouseDClick(&bench.overlay(), Qt::LeftButton, {}, rects.front().center().toPoint());
            InlineTextEditor *words = bench.panel.wordsEditor();
            QVERIFY2(words, qPrintable(key));
            QCOMPARE(words->edit()->font().weight() >= QFont::DemiBold, isBold);
            words->accept();
        }
    }
};

LECTOGRAPH_TEST_MAIN(StageBlockWordsTest)
#include "tst_editor_stage_block_words.moc"
