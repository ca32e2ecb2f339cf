// SPDX-License-Identifier: GPL-3.0-or-later
#include "base/particles.h"
#include "base/result.h"
#include "testmain.h"

#include <QTest>

using namespace Qt::StringLiterals;
using namespace lectograph;

class TestParticles : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aParticleFollowsTheLastLetterOfTheWord_data()
    {
        QTest::addColumn<QString>("word");
        QTest::addColumn<QString>("sentence");
        QTest::newRow("a consonant") << u"원"_s << u"“원”이 “원”을 “원”은 “원”과 “원”으로"_s;
        QTest::newRow("a vowel") << u"막대"_s << u"“막대”가 “막대”를 “막대”는 “막대”와 “막대”로"_s;
        QTest::newRow("ㄹ") << u"글"_s << u"“글”이 “글”을 “글”은 “글”과 “글”로"_s;
        QTest::newRow("a digit") << u"원 2"_s << u"“원 2”가 “원 2”를 “원 2”는 “원 2”와 “원 2”로"_s;
        QTest::newRow("seven") << u"원 7"_s << u"“원 7”이 “원 7”을 “원 7”은 “원 7”과 “원 7”로"_s;
        QTest::newRow("ten") << u"10"_s << u"“10”이 “10”을 “10”은 “10”과 “10”으로"_s;
        QTest::newRow("English") << u"Token"_s << u"“Token”이 “Token”을 “Token”은 “Token”과 “Token”으로"_s;
        QTest::newRow("capitals") << u"MLP"_s << u"“MLP”가 “MLP”를 “MLP”는 “MLP”와 “MLP”로"_s;
        const auto afterVowel = [](const QString &word) { return u"“%1”가 “%1”를 “%1”는 “%1”와 “%1”로"_s.arg(word); };
        for (const QString &file : {u"a2.csv"_s, u"plot.png"_s, u"photo.jpg"_s, u"voice.mp3"_s, u"film.mp4"_s,
                                    u"notes.txt"_s, u"run.gcc"_s, u"GPT-3"_s, u"a2.CSV"_s})
            QTest::newRow(qPrintable(file)) << file << afterVowel(file);
        QTest::newRow("html") << u"a.html"_s << u"“a.html”이 “a.html”을 “a.html”은 “a.html”과 “a.html”로"_s;
        QTest::newRow("rm") << u"a.rm"_s << u"“a.rm”이 “a.rm”을 “a.rm”은 “a.rm”과 “a.rm”으로"_s;
        QTest::newRow("a number of a word")
            << u"layer3"_s << u"“layer3”이 “layer3”을 “layer3”은 “layer3”과 “layer3”으로"_s;
        QTest::newRow("an index") << u"x3"_s << u"“x3”이 “x3”을 “x3”은 “x3”과 “x3”으로"_s;
        QTest::newRow("an ending that is a word")
            << u"a.json"_s << u"“a.json”이 “a.json”을 “a.json”은 “a.json”과 “a.json”으로"_s;
        QTest::newRow("a bracket") << u"층(위)"_s << u"“층(위)”가 “층(위)”를 “층(위)”는 “층(위)”와 “층(위)”로"_s;
        QTest::newRow("a percentage") << u"50%"_s << u"“50%”가 “50%”를 “50%”는 “50%”와 “50%”로"_s;
        QTest::newRow("unknown") << u"图"_s << u"“图”이(가) “图”을(를) “图”은(는) “图”와(과) “图”(으)로"_s;
    }

    void aParticleFollowsTheLastLetterOfTheWord()
    {
        QFETCH(QString, word);
        QFETCH(QString, sentence);
        QCOMPARE(base::withParticles(u"“%1”이(가) “%1”을(를) “%1”은(는) “%1”와(과) “%1”(으)로"_s.arg(word)), sentence);
    }

    void nothingElseChanges()
    {
        for (const QString &text : {u"“Circle” is there already (a file)."_s, u"이(가)"_s, u"(으)로 시작"_s, QString()})
            QCOMPARE(base::withParticles(text), text);
        QCOMPARE(base::withParticles(u"블록 “원”은(는) 이 강의에 없습니다."_s), u"블록 “원”은 이 강의에 없습니다."_s);
        QCOMPARE(base::withParticles(u"7 곱하기 3은(는) 21입니다."_s), u"7 곱하기 3은 21입니다."_s);
    }

    void aPlaceholderIsNoWordYet()
    {
        const QString sentence = u"“%1”은(는) “%2”을(를) 따릅니다."_s;
        QCOMPARE(base::withParticles(sentence), sentence);
        const QString half = base::withParticles(sentence.arg(u"원"_s));
        QCOMPARE(half, u"“원”은 “%2”을(를) 따릅니다."_s);
        QCOMPARE(base::withParticles(half.arg(u"막대"_s)), u"“원”은 “막대”를 따릅니다."_s);
    }

    void everyErrorHasChosen()
    {
        const base::Error error{u"블록 “원”이(가) 없습니다."_s, u"“막대”을(를) 쓰세요."_s, u"장면"_s};
        QCOMPARE(error.what, u"블록 “원”이 없습니다."_s);
        QCOMPARE(error.remedy, u"“막대”를 쓰세요."_s);
        const base::Result<int> failed = base::failure(u"“막대”은(는) 수가 아닙니다."_s);
        QCOMPARE(failed.error().what, u"“막대”는 수가 아닙니다."_s);
        QCOMPARE(base::within(u"장면"_s, failed.error()).value().what, failed.error().what);
    }

    void aParticleFollowsAnotherWord_data()
    {
        QTest::addColumn<QString>("after");
        QTest::addColumn<QString>("expected");
        QTest::newRow("이") << u"”이 없습니다."_s << u"막대”가 없습니다."_s;
        QTest::newRow("을") << u"”을 씁니다."_s << u"막대”를 씁니다."_s;
        QTest::newRow("과") << u"”과 같음"_s << u"막대”와 같음"_s;
        QTest::newRow("으로는") << u"”으로는 안 됩니다."_s << u"막대”로는 안 됩니다."_s;
        QTest::newRow("이라는") << u"”이라는 단어"_s << u"막대”라는 단어"_s;
        QTest::newRow("not known before") << u"”은(는) 없습니다."_s << u"막대”는 없습니다."_s;
        QTest::newRow("another word") << u"”이번에는"_s << u"막대”이번에는"_s;
        QTest::newRow("no particle") << u"”: 없습니다."_s << u"막대”: 없습니다."_s;
        QTest::newRow("nothing") << QString() << u"막대"_s;
    }

    void aParticleFollowsAnotherWord()
    {
        QFETCH(QString, after);
        QFETCH(QString, expected);
        QCOMPARE(base::followedBy(u"막대"_s, after), expected);
    }
};

LECTOGRAPH_APPLESS_TEST_MAIN(TestParticles)
#include "tst_base_particles.moc"
