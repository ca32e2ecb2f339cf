// SPDX-License-Identifier: GPL-3.0-or-later
#include "../prepare.h"
#include "editor/widgets/elision.h"
#include "editor/widgets/noscrollcombobox.h"
#include "testmain.h"

#include <QFontMetrics>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace lectograph;
using namespace lectograph::editor;

class ElisionTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { test::prepare(); }

    void aNameKeepsItsBeginningAndItsNumber_data()
    {
        QTest::addColumn<QString>("name");
        QTest::addColumn<QString>("number");
        QTest::newRow("word") << u"Vector in space"_s << QString();
        QTest::newRow("part") << u"Vector in space › tip"_s << QString();
        QTest::newRow("numbered") << u"Decoder layer 12"_s << u" 12"_s;
        QTest::newRow("part of a numbered one") << u"Decoder layer 2 › output"_s << u" 2"_s;
        QTest::newRow("lettered") << u"Vector in space B"_s << u" B"_s;
        QTest::newRow("Korean") << u"공간 속의 벡터 2"_s << u" 2"_s;
        QTest::newRow("Chinese") << u"空间中的向量2"_s << u"2"_s;
    }

    void aNameKeepsItsBeginningAndItsNumber()
    {
        QFETCH(QString, name);
        QFETCH(QString, number);
        const QFontMetrics metrics(uiFont(12));
        const int whole = metrics.horizontalAdvance(name);
        QCOMPARE(elidedName(metrics, name, whole + 1), name);
        for (int width = whole * 6 / 10; width < whole - 2; width += 5) {
            const QString shown = elidedName(metrics, name, width);
            QVERIFY(metrics.horizontalAdvance(shown) <= width);
            QVERIFY(shown.contains(u'…'));
            const QString beginning = shown.section(u'…', 0, 0);
            QVERIFY2(beginning.size() > 1 && name.startsWith(beginning), qPrintable(shown));
            const QString end = shown.section(u'…', 1);
            QVERIFY2(end.isEmpty() || end == number, qPrintable(shown));
            QVERIFY2(shown.contains(number), qPrintable(shown));
        }
    }

    /// The two vectors of a sum, and places that differ in their last word.
    void choicesAreToldApartHoweverNarrowTheirFieldIs()
    {
        for (const QStringList &choices :
             {QStringList{u"Vector in space"_s, u"Vector in space 2"_s},
              QStringList{u"Bottom left"_s, u"Bottom right"_s}, QStringList{u"공간 벡터"_s, u"공간 벡터 2"_s},
              QStringList{u"空间向量"_s, u"空间向量2"_s}}) {
            NoScrollComboBox box(u"Vectors"_s, nullptr);
            box.addItems(choices);
            const int whole = box.fontMetrics().horizontalAdvance(choices.back());
            for (int width = whole * 7 / 10; width < whole + 5; ++width) {
                const QString one = box.shownText(choices.front(), width);
                const QString other = box.shownText(choices.back(), width);
                QVERIFY2(one != other, qPrintable(one));
                QVERIFY(box.fontMetrics().horizontalAdvance(other) <= width);
            }
        }
    }
};

LECTOGRAPH_TEST_MAIN(ElisionTest)
#include "tst_editor_elision.moc"
