// SPDX-License-Identifier: GPL-3.0-or-later
#include "typeset/dollars.h"

#include "testmain.h"

#include <QStringList>
#include <QTest>

#include <rapidcheck.h>

using namespace Qt::StringLiterals;
using namespace lectograph;
using namespace lectograph::typeset;

namespace {

QStringList partsAt(const QString &text, const std::vector<shape::SourceRange> &ranges)
{
    QStringList parts;
    for (const shape::SourceRange range : ranges)
        parts += text.mid(range.start, range.end - range.start);
    return parts;
}

} // namespace

class DollarsTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aDollarWithoutAPartnerIsALetter_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QStringList>("formulas");
        QTest::newRow("nothing") << QString() << QStringList();
        QTest::newRow("one") << u"$"_s << QStringList();
        QTest::newRow("two") << u"$$"_s << QStringList();
        QTest::newRow("three") << u"$$$"_s << QStringList();
        QTest::newRow("an odd one") << u"a$b$c$"_s << QStringList{u"$b$"_s};
        QTest::newRow("price") << u"It costs $5."_s << QStringList();
        QTest::newRow("prices") << u"from $5 to $10"_s << QStringList();
        QTest::newRow("Chinese prices") << u"价格从$5到$10"_s << QStringList();
        QTest::newRow("price and formula") << u"$5 for $x$"_s << QStringList{u"$x$"_s};
        QTest::newRow("escaped") << u"\\$5 or 6\\$ for $x$"_s << QStringList{u"$x$"_s};
        QTest::newRow("escaped in a formula") << u"$\\$5$"_s << QStringList{u"$\\$5$"_s};
        QTest::newRow("spaces") << u"$ x$ and $y $"_s << QStringList();
        QTest::newRow("two lines") << u"$x\ny$"_s << QStringList();
        QTest::newRow("Korean") << u"값 $x_1$은 $y$다"_s << QStringList{u"$x_1$"_s, u"$y$"_s};
        QTest::newRow("Chinese") << u"权重$w$，和$d_k$。"_s << QStringList{u"$w$"_s, u"$d_k$"_s};
        QTest::newRow("broken") << u"$\\frac{a}{b$"_s << QStringList{u"$\\frac{a}{b$"_s};
        QTest::newRow("closes what it did not open") << u"$a}b$"_s << QStringList();
        QTest::newRow("braces as characters") << u"$\\}\\{$"_s << QStringList{u"$\\}\\{$"_s};
    }
    void aDollarWithoutAPartnerIsALetter()
    {
        QFETCH(QString, text);
        QTEST(partsAt(text, formulasIn(text)), "formulas");
    }

    void whereEveryDollarIsAFormulasAnOpenOneIsAnError()
    {
        const auto closed = closedFormulasIn(u"$x$ $ $$ a"_s);
        QVERIFY(!closed && closed.error().place.startsWith(u"characters 8–10"_s));
        const QString text = u"\\$ $x$ and $ y $5"_s;
        QCOMPARE(partsAt(text, *closedFormulasIn(text)), (QStringList{u"$x$"_s, u"$ y $"_s}));
    }

    void formulasAreInOrderAndApart()
    {
        QVERIFY(rc::check([] {
            static const QString alphabet = u"$$$\\{} a5\n한字"_s;
            QString text;
            const auto letters =
                *rc::gen::container<std::vector<int>>(rc::gen::inRange(0, static_cast<int>(alphabet.size())));
            for (const int letter : letters)
                text += alphabet[letter];
            int end = 0;
            for (const shape::SourceRange range : formulasIn(text)) {
                RC_ASSERT(range.start >= end);
                RC_ASSERT(range.end - range.start > 2);
                RC_ASSERT(text[range.start] == u'$' && text[range.end - 1] == u'$');
                RC_ASSERT(formulaEnd(text, range.start) == range.end);
                end = range.end;
            }
            RC_ASSERT(end <= text.size());
        }));
    }
};

LECTOGRAPH_TEST_MAIN(DollarsTest)
#include "tst_typeset_dollars.moc"
