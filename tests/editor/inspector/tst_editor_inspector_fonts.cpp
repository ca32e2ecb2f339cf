// SPDX-License-Identifier: GPL-3.0-or-later
#include "bench.h"

#include "editor/inspector/fields/fontfield.h"
#include "editor/inspector/fonts/fontpopup.h"
#include "editor/settings/settings.h"
#include "testmain.h"

#include <QElapsedTimer>
#include <QFontDatabase>
#include <QLineEdit>
#include <QListView>

using namespace lectograph;
using namespace lectograph::editor;
using namespace lectograph::test;

namespace {

const QString korean = u"Noto Sans CJK KR"_s;

std::vector<FontChoice>::const_iterator found(const std::vector<FontChoice> &choices, const QString &family)
{
    return std::ranges::find(choices, family, &FontChoice::family);
}

} // namespace

class TestInspectorFonts : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { prepare(); }
    void init() { showEveryRow(); }

    void fontsWithAllScriptsOfTheLectureAreRecommended()
    {
        const std::vector<FontChoice> choices = fontChoices({u"en"_s, u"ko"_s}, {}, {u"DejaVu Sans"_s});
        QVERIFY(choices.front().family.isEmpty());
        QCOMPARE(found(choices, u"DejaVu Sans"_s)->group, FontGroup::Recent);
        QCOMPARE(found(choices, korean)->group, FontGroup::Recommended);
        QCOMPARE(found(choices, u"Noto Serif"_s)->group, FontGroup::All); // has no Hangul
        QVERIFY(found(choices, korean) < found(choices, u"Noto Serif"_s));
        QSet<QString> families;
        for (const FontChoice &choice : choices)
            families.insert(choice.family);
        QCOMPARE(families.size(), static_cast<qsizetype>(choices.size())); // each once
    }

    void aMissingFontIsShownWithTheOneThatStandsInForIt()
    {
        const std::vector<FontChoice> choices = fontChoices({u"zh"_s}, u"SimHei"_s, {});
        QCOMPARE(choices[1].family, u"SimHei"_s);
        QCOMPARE(choices[1].substitute, u"Noto Sans CJK SC"_s);
        FontList list(choices, u"Default"_s, nullptr);
        QVERIFY(list.index(1, 0).data(Qt::ToolTipRole).toString().contains(u"Noto Sans CJK SC"_s));
        list.setFilter(u"serif cjk kr"_s);
        QCOMPARE(list.rowCount(), 1);
        list.setFilter(u"No Such Font"_s); // of another machine
        QCOMPARE(list.index(0, 0).data(FontList::FamilyRole).toString(), u"No Such Font"_s);
    }

    void theNameThatIsTypedComesBeforeOthersThatContainIt()
    {
        FontList list({{u"Noto Sans CJK KR"_s, FontGroup::Recommended, {}, true},
                       {u"DejaVu Sans"_s, FontGroup::Recommended, {}, false},
                       {u"Sans Mono"_s, FontGroup::All, {}, true},
                       {u"Sans"_s, FontGroup::All, {}, false}},
                      u"Default"_s, nullptr);
        list.setFilter(u"sans"_s);
        QStringList families;
        for (int row = 0; row < list.rowCount(); ++row)
            families.append(list.index(row, 0).data(FontList::FamilyRole).toString());
        QCOMPARE(families, (QStringList{u"Sans"_s, u"Sans Mono"_s, u"Noto Sans CJK KR"_s, u"DejaVu Sans"_s}));
        list.setFilter({});
        QVERIFY(!list.groupTitle(list.index(2, 0)).isEmpty());
    }

    void aFontIsFoundByTypingAndRemembered()
    {
        Bench bench(lectureWith({u"text.text"_s}, {u"en"_s, u"ko"_s}), {u"text"_s});
        auto *edit = bench.in<QLineEdit>(u"family"_s);
        edit->setFocus();
        QElapsedTimer opening;
        opening.start();
        QTest::keyClick(edit, Qt::Key_Down, Qt::AltModifier);
        const auto *popup = bench.row(u"family"_s)->findChild<FontPopup *>();
        QVERIFY(popup && popup->isVisible());
        QVERIFY2(opening.elapsed() < 1000, qPrintable(QString::number(opening.elapsed())));
        QTest::keyClicks(popup->search(), u"cjk kr"_s);
        QTest::keyClick(popup->search(), Qt::Key_Down);
        const QString family = popup->list()->currentIndex().data(FontList::FamilyRole).toString();
        QVERIFY(family.contains(u"CJK KR"_s));
        QTest::keyClick(popup->search(), Qt::Key_Return);
        QCOMPARE(bench.written(u"text"_s, u"family"_s), QJsonValue(family)); // the same in all languages
        QCOMPARE(edit->text(), family);
        QCOMPARE(setting::recentFonts.value(), QStringList{family});
        QVERIFY(bench.undoesToBytes());
    }

    void aFontIsTyped()
    {
        Bench bench(lectureWith({u"text.text"_s}), {u"text"_s});
        bench.enter(bench.in<QLineEdit>(u"family"_s), u"SimHei"_s);
        QCOMPARE(bench.written(u"text"_s, u"family"_s), QJsonValue(u"SimHei"_s));
        QVERIFY(bench.in<QLineEdit>(u"family"_s)->accessibleDescription().contains(u"Noto Sans CJK SC"_s));
        auto *edit = bench.in<QLineEdit>(u"family"_s);
        edit->selectAll();
        QTest::keyClick(edit, Qt::Key_Delete);
        QTest::keyClick(edit, Qt::Key_Return);
        QVERIFY(bench.isAsBefore());
    }
};

LECTOGRAPH_TEST_MAIN(TestInspectorFonts)
#include "tst_editor_inspector_fonts.moc"
