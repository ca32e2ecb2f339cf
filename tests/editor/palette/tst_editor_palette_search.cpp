// SPDX-License-Identifier: GPL-3.0-or-later
#include "../searchrows.h"
#include "bench.h"

#include "editor/customblocks/customblocks.h"
#include "editor/language/searchwords.h"
#include "lecture/block.h"
#include "lecture/block_library.h"
#include "testmain.h"

#include <QLineEdit>
#include <QPushButton>
#include <QTabBar>
#include <QTranslator>

using namespace lectograph;
using namespace lectograph::editor;
using namespace lectograph::test;

class PaletteSearchTest : public PaletteBench
{
    Q_OBJECT

private Q_SLOTS:
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

    void controlEFindsTheField()
    {
        m_panel->blocks()->setFocus();
        QTest::keyClick(m_window.get(), Qt::Key_E, Qt::ControlModifier);
        QVERIFY(m_panel->findChild<QLineEdit *>(u"paletteSearch"_s)->hasFocus());
        QVERIFY(m_session->actions.find(u"palette.search"_s));
    }
};

LECTOGRAPH_TEST_MAIN(PaletteSearchTest)
#include "tst_editor_palette_search.moc"
