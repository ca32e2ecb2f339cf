// SPDX-License-Identifier: GPL-3.0-or-later
#include "base/decoded_text.h"
#include "testmain.h"

#include <QStringEncoder>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace lectograph::base;

namespace {

QByteArray encoded(const QString &text, const char *encoding)
{
    QStringEncoder encoder(encoding);
    return encoder.isValid() ? QByteArray(encoder(text)) : QByteArray();
}

} // namespace

class DecodedTextTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void textIsReadInTheEncodingOfItsProgram_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QByteArray>("encoding");
        const auto row = [](const char *name, const QString &text, const char *encoding) {
            QTest::newRow(name) << text << QByteArray(encoding);
        };
        row("Korean table", u"단어,품사\n고양이,명사\n달리다,동사\n"_s, "windows-949");
        row("Korean heads", u"헤드;값\nA;0,25\n"_s, "windows-949");
        row("Korean grades", u"이름,국어,영어,수학\n김민준,90,85,77\n이서연,88,92,95\n"_s, "windows-949");
        row("Korean sentence", u"어텐션은 모든 단어가 다른 단어를 얼마나 볼지 정한다."_s, "windows-949");
        row("rare Korean letters", u"똠방각하는 펲시콜라를 마신다."_s, "windows-949");
        row("one Korean word", u"가중치,1\n"_s, "windows-949");
        row("Chinese table", u"单词,词性\n猫,名词\n跑,动词\n"_s, "GB18030");
        row("Chinese heads", u"层;权重\nA;0.25\n"_s, "GB18030");
        row("Chinese grades", u"姓名,语文,数学,英语\n王小明,90,85,77\n李华,88,92,95\n"_s, "GB18030");
        row("Chinese sentence", u"注意力机制决定每个词应该关注哪些词。"_s, "GB18030");
        row("traditional Chinese", u"單詞,詞性\n貓,名詞\n跑,動詞\n這個學生的成績\n"_s, "Big5");
        row("German", u"Größe;Schlüssel\nA;0,25\nÄ;1,5\n"_s, "windows-1252");
        row("French", u"Tête;Coût (€)\nA;0,25\n"_s, "windows-1252");
        row("degrees", u"t,10 °C\n1,2\n"_s, "windows-1252");
    }
    void textIsReadInTheEncodingOfItsProgram()
    {
        QFETCH(QString, text);
        QFETCH(QByteArray, encoding);
        const QByteArray bytes = encoded(text, encoding.constData());
        QVERIFY(!bytes.isEmpty());
        const auto read = decodedText(bytes);
        QVERIFY2(read, read ? "" : qPrintable(read.error().text()));
        QCOMPARE(read->text, text);
        QVERIFY(!read->guess.isEmpty());
        const auto unicode = decodedText(text.toUtf8());
        QCOMPARE(unicode->text, text);
        QCOMPARE(unicode->guess, QString());
    }

    void aByteOrderMarkSaysTheEncoding()
    {
        for (const char *encoding : {"UTF-16LE", "UTF-16BE", "UTF-8"}) {
            QStringEncoder encoder(encoding, QStringConverter::Flag::WriteBom);
            const QByteArray bytes = encoder(u"단어\t词\n"_s);
            QCOMPARE(decodedText(bytes)->text, u"단어\t词\n"_s);
            QCOMPARE(decodedText(bytes)->guess, QString());
        }
    }

    void noLetterIsReplaced()
    {
        QVERIFY(decodedText({})->text.isEmpty());
        for (const QByteArray &bytes : {QByteArray("\xff\xff\xff\xff"), QByteArray("a\0b", 3),
                                        QByteArray("\xef\xbb\xbf\xff"), u"고양이는 동물\n"_s.toUtf8() + "\xea\xb0"}) {
            const auto read = decodedText(bytes);
            QVERIFY2(!read, read ? qPrintable(read->text) : "");
            QVERIFY(!read.error().remedy.isEmpty());
        }
        // Unless it is in the file.
        QCOMPARE(decodedText("\xef\xbf\xbd")->text, u"\ufffd"_s);
    }

    void longTextIsReadAsItsBeginning()
    {
        const QString text = u"고양이,명사\n"_s.repeated(20'000);
        QCOMPARE(decodedText(encoded(text, "windows-949"))->text, text);
    }
};

LECTOGRAPH_APPLESS_TEST_MAIN(DecodedTextTest)
#include "tst_base_decoded_text.moc"
