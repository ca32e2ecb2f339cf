// SPDX-License-Identifier: GPL-3.0-or-later
#include "base/spelling.h"
#include "testmain.h"

#include <QTest>

using namespace Qt::StringLiterals;
using namespace lectograph::base;

class SpellingTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void theNearestNameComesFirst()
    {
        const QStringList known = {u"fade-out"_s, u"fade-in"_s, u"write"_s, u"transform"_s};
        QCOMPARE(nearNames(u"fade-im"_s, known), QStringList{u"fade-in"_s});
        QCOMPARE(nearNames(u"FADE_OUT"_s, known), QStringList{u"fade-out"_s});
        QCOMPARE(nearNames(u"wrtie"_s, known), QStringList{u"write"_s});
        QCOMPARE(nearNames(u"fade"_s, known), (QStringList{u"fade-in"_s, u"fade-out"_s}));
    }

    void whatIsFarFromEverythingHasNoNeighbours()
    {
        QVERIFY(nearNames(u"quaternion"_s, {u"fade-in"_s, u"write"_s}).isEmpty());
        QVERIFY(nearNames(u""_s, {u"a"_s}).isEmpty());
        QVERIFY(didYouMean(u"quaternion"_s, {u"write"_s}).isEmpty());
    }

    void whatIsKnownIsNoMistake()
    {
        QVERIFY(didYouMean(u"write"_s, {u"write"_s, u"wrote"_s}).isEmpty());
        QCOMPARE(didYouMean(u"Write"_s, {u"write"_s}), u"Did you mean write?"_s);
    }

    void theQuestionNamesAtMostThree()
    {
        QCOMPARE(didYouMean(u"wrte"_s, {u"write"_s}), u"Did you mean write?"_s);
        QCOMPARE(didYouMean(u"aab"_s, {u"aaa"_s, u"aac"_s, u"aad"_s, u"aae"_s}), u"Did you mean aaa, aac or aad?"_s);
    }
};

LECTOGRAPH_APPLESS_TEST_MAIN(SpellingTest)
#include "tst_base_spelling.moc"
