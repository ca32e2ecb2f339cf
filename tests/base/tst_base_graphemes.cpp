// SPDX-License-Identifier: GPL-3.0-or-later
#include "base/graphemes.h"
#include "base/text.h"
#include "testmain.h"

#include <QTest>

using namespace Qt::StringLiterals;
using namespace lectograph::base;

class GraphemesTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aCharacterIsWhatAReaderSees_data()
    {
        QTest::addColumn<QStringList>("characters");
        QTest::newRow("nothing") << QStringList();
        QTest::newRow("letters") << QStringList{u"a"_s, u"한"_s, u"力"_s, u"𝐱"_s};
        QTest::newRow("letters with marks") << QStringList{u"x\u0302"_s, u"e\u0301\u0323"_s, u"\u1112\u1161\u11AB"_s};
        QTest::newRow("emoji") << QStringList{u"⚠️"_s, u"1️⃣"_s, u"👩‍💻"_s, u"🧑🏽‍⚕️"_s,
                                              u"❤️"_s};
        QTest::newRow("a flag after an emoji") << QStringList{u"🔥"_s, u"🇰🇷"_s, u"🇨🇳"_s, u"⚠"_s, u"🇺🇸"_s, u"a"_s};
        QTest::newRow("flags") << QStringList{u"🇰🇷"_s, u"🇨🇳"_s, u"🇰"_s};
    }
    void aCharacterIsWhatAReaderSees()
    {
        QFETCH(QStringList, characters);
        std::vector<qsizetype> expected{0};
        for (const QString &character : characters)
            expected.push_back(expected.back() + character.size());
        QCOMPARE(graphemeBoundaries(characters.join(QString())), expected);
    }

    void lettersAndTheirMarksAreOneCharacterWhereThereIsOne()
    {
        QCOMPARE(composed(u"cafe\u0301 \u1112\u1161\u11AB"_s), u"caf\u00E9 한"_s);
        QCOMPARE(composed(u"１２"_s), u"１２"_s);
        QCOMPARE(plainForms(u"１２．５ e\u0301"_s), u"12.5 \u00E9"_s);
    }
};

LECTOGRAPH_TEST_MAIN(GraphemesTest)
#include "tst_base_graphemes.moc"
