// SPDX-License-Identifier: GPL-3.0-or-later
#include "../unicodefiles.h"
#include "base/graphemes.h"
#include "base/text.h"
#include "testmain.h"

#include <QTest>

#include <algorithm>
#include <array>

using namespace Qt::StringLiterals;
using namespace lectograph;
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

    /// Unicode's own cases, except for scripts in which no lecture is written.
    void charactersEndWhereUnicodeEndsThem()
    {
        const QStringList cases = test::unicodeLines(u"auxiliary/GraphemeBreakTest.txt"_s);
        if (cases.isEmpty())
            QSKIP("the package unicode-data has the cases");
        int tried = 0;
        for (const QString &written : cases) {
            const auto [text, ends] = test::unicodeCase(written);
            const bool concernsUs = std::ranges::all_of(text.toUcs4(), [](char32_t c) {
                constexpr std::array scripts{QChar::Script_Common, QChar::Script_Inherited, QChar::Script_Latin,
                                             QChar::Script_Greek,  QChar::Script_Hangul,    QChar::Script_Han};
                constexpr char32_t signBefore = 0x0605; // Arabic signs before numbers
                const bool isArabicSign = c >= 0x0600 && c <= signBefore;
                return !isArabicSign && std::ranges::find(scripts, QChar::script(c)) != scripts.end();
            });
            if (!concernsUs)
                continue;
            QVERIFY2(graphemeBoundaries(text) == ends, qPrintable(written));
            ++tried;
        }
        QVERIFY2(tried > 250, qPrintable(QString::number(tried)));
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
