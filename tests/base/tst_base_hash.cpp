// SPDX-License-Identifier: GPL-3.0-or-later
#include "base/hash.h"
#include "testmain.h"

#include <QTest>

#include <rapidcheck.h>

using namespace Qt::StringLiterals;
using namespace lectograph::base;

class HashTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void theValuesAreThoseOfEveryOtherMachine()
    {
        // Fixed values: caches on disk and seeds in files depend on them.
        QCOMPARE(Hash().add(42).value(), 0x7814272605f04e17ull);
        QCOMPARE(Hash().add(u"어텐션 注意力"_s).value(), 0x7459a0e8898f6767ull);
        QCOMPARE(Hash(7).add(0.5).value(), 0xfa17fd9ce15335dfull);
    }

    void orderAndBoundariesCount()
    {
        QVERIFY(Hash().add(1).add(2).value() != Hash().add(2).add(1).value());
        QVERIFY(Hash().add(u"ab"_s).add(u"c"_s).value() != Hash().add(u"a"_s).add(u"bc"_s).value());
        QVERIFY(Hash(1).value() != Hash(2).value());
        QVERIFY(Hash().value() != Hash().add(0).value());
    }

    void bothZerosAreOneNumber() { QCOMPARE(Hash().add(0.0).value(), Hash().add(-0.0).value()); }

    void differentNumbersHaveDifferentHashes()
    {
        QVERIFY(rc::check([](quint64 a, quint64 b) {
            RC_PRE(a != b);
            RC_ASSERT(Hash().add(a).value() != Hash().add(b).value());
        }));
    }
};

LECTOGRAPH_APPLESS_TEST_MAIN(HashTest)
#include "tst_base_hash.moc"
