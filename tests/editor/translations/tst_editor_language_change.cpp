// SPDX-License-Identifier: GPL-3.0-or-later
#include "base/easing.h"
#include "base/particles.h"
#include "editor/language/language.h"
#include "editor/language/names.h"
#include "editor/language/retranslation.h"
#include "messages.h"
#include "testmain.h"
#include "typeset/formula.h"

#include <QLocale>
#include <QSettings>
#include <QStandardPaths>
#include <QTest>

#include <map>
#include <set>

using namespace Qt::StringLiterals;
using namespace lectograph;
using test::Message;
using test::messagesOf;

class TestLanguageChange : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase()
    {
        QStandardPaths::setTestModeEnabled(true);
        QCoreApplication::setOrganizationName(u"lectograph-tests"_s);
        QCoreApplication::setApplicationName(u"language-change"_s);
    }

    void aLanguageTakesTheOthersPlace()
    {
        QCoreApplication &application = *QCoreApplication::instance();
        const QStringList languages = editor::interfaceLanguages();
        QCOMPARE(languages.size(), 3);
        std::set<QString> words;
        std::set<QString> names;
        for (const QString &language : languages + languages) {
            editor::useLanguage(application, language);
            words.insert(editor::vocabulary(u"Matrix"_s));
            names.insert(editor::languageName(language));
            QCOMPARE(QLocale().name().section(u'_', 0, 0), language);
        }
        QCOMPARE(words, (std::set<QString>{u"Matrix"_s, u"행렬"_s, u"矩阵"_s}));
        QCOMPARE(names, (std::set<QString>{u"English"_s, u"한국어"_s, u"简体中文"_s}));

        editor::useLanguage(application, u"en"_s);
        QCOMPARE(editor::vocabulary(u"Matrix"_s), u"Matrix"_s);
        for (const Message &message : messagesOf(u"en"_s)) {
            const auto count = [&](int n) {
                return QCoreApplication::translate(message.context.toUtf8().constData(),
                                                   message.source.toUtf8().constData(), nullptr, n);
            };
            QVERIFY2(!count(2).contains("(s)"_L1) && !count(1).contains("(s)"_L1), qPrintable(message.source));
            QVERIFY2(count(1) != count(2), qPrintable(message.source));
        }
    }

    void theEngineTellsErrorsInTheSameLanguage()
    {
        const QString mistyped = u"smoth"_s;
        const auto told = [&](const QString &language) {
            editor::useLanguage(*QCoreApplication::instance(), language);
            const base::Error error = base::Easing::parse(mistyped).error();
            return error.what + u' ' + error.remedy;
        };
        QCOMPARE(told(u"ko"_s), u"이징 “smoth”가 없습니다. 혹시 smooth인가요?"_s);
        QCOMPARE(told(u"zh"_s), u"没有缓动“smoth”。 是不是想写 smooth？"_s);
        QCOMPARE(told(u"en"_s), u"There is no easing “smoth”. Did you mean smooth?"_s);
    }

    void formulasTellTheirMistakesInTheSameLanguage_data()
    {
        QTest::addColumn<QString>("latex");
        QTest::addColumn<QString>("ko");
        QTest::addColumn<QString>("zh");
        QTest::newRow("command") << uR"(\foo)"_s << uR"(\foo는 정의되지 않은 명령입니다.)"_s
                                 << uR"(命令 \foo 未定义。)"_s;
        QTest::newRow("brace") << uR"(\sqrt{y)"_s << u"닫는 중괄호가 없습니다."_s << u"缺少右花括号。"_s;
        QTest::newRow("right") << uR"(\left(y)"_s << uR"(\left가 남거나 \right가 없습니다.)"_s
                               << uR"(多了 \left，或缺少 \right。)"_s;
        QTest::newRow("environment") << uR"(\begin{cases}y\end{matrix})"_s
                                     << uR"(\begin{cases}가 \end{matrix}로 끝납니다.)"_s
                                     << uR"(\begin{cases} 以 \end{matrix} 结束。)"_s;
    }

    void formulasTellTheirMistakesInTheSameLanguage()
    {
        QFETCH(QString, latex);
        for (const QString &language : {u"ko"_s, u"zh"_s}) {
            editor::useLanguage(*QCoreApplication::instance(), language);
            latex += u' '; // bypasses the cache, whose errors keep their language
            const auto set = typeset::formula(latex, {});
            QVERIFY(!set.has_value());
            QTEST(set.error().what, qPrintable(language));
            QVERIFY2(!set.error().place.contains(u"character"_s), qPrintable(set.error().place));
        }
        editor::useLanguage(*QCoreApplication::instance(), u"en"_s);
    }

    void whatWasSaidIsSaidAgainInAnotherLanguage()
    {
        const auto say = [](const char *context, const char *source, int count = -1) {
            return QCoreApplication::translate(context, source, nullptr, count);
        };
        // As the names of undo steps are formed: plain, with a property's name, with a count, with a user's text, and as
        // they are shown, with particles that fit.
        const auto names = [&] {
            return QStringList{say("lectograph::editor::GraphCommands", "Remove link"),
                               say("lectograph::editor::Row", "Change %1").arg(editor::vocabulary(u"Fill opacity"_s)),
                               say("lectograph::editor", "Delete %n block(s)", 1),
                               say("lectograph::editor", "Delete %n block(s)", 12),
                               say("lectograph::editor", "Add “%1”").arg(u"Neuron %2"_s),
                               base::withParticles(say("lectograph::editor", "Compute with %1").arg(u"원"_s))};
        };
        std::map<QString, QStringList> said;
        for (const QString &language : editor::interfaceLanguages()) {
            editor::useLanguage(*QCoreApplication::instance(), language);
            said[language] = names();
        }
        QCOMPARE(said[u"en"_s].at(1), u"Change Fill opacity"_s);
        QCOMPARE(said[u"ko"_s].last(), u"원으로 계산"_s);
        QVERIFY(said[u"ko"_s].at(1) != said[u"en"_s].at(1) && said[u"zh"_s].at(1) != said[u"ko"_s].at(1));
        for (const QString &language : editor::interfaceLanguages()) {
            editor::useLanguage(*QCoreApplication::instance(), language);
            for (const auto &[other, sentences] : said) {
                for (qsizetype i = 0; i < sentences.size(); ++i)
                    QCOMPARE(editor::retranslated(sentences[i]), said[language][i]);
            }
            QCOMPARE(editor::retranslated(u"Words of an author"_s), u"Words of an author"_s);
            QCOMPARE(editor::retranslated(QString()), QString());
        }
        editor::useLanguage(*QCoreApplication::instance(), u"en"_s);
    }

    void thePersonsChoiceComesFirst()
    {
        QSettings().setValue(u"language"_s, u"ko"_s);
        QCOMPARE(editor::preferredLanguage(), u"ko"_s);
        QSettings().setValue(u"language"_s, u"tlh"_s);
        QVERIFY(editor::interfaceLanguages().contains(editor::preferredLanguage()));
        QSettings().remove(u"language"_s);
        QVERIFY(editor::interfaceLanguages().contains(editor::preferredLanguage()));
    }
};

LECTOGRAPH_TEST_MAIN(TestLanguageChange)
#include "tst_editor_language_change.moc"
