// SPDX-License-Identifier: GPL-3.0-or-later
#include "program.h"
#include "testmain.h"

#include <QTemporaryDir>
#include <QTest>

using namespace lectograph::test;
using namespace Qt::StringLiterals;

/// German and Turkish use a decimal comma, and in Turkish the capital of “i” is not “I”.
class TestAppLocale : public QObject
{
    Q_OBJECT

private:
    QTemporaryDir m_dir;

    Outcome runIn(const QString &locale, const QStringList &words) const
    {
        QProcess process;
        prepare(process, words, m_dir.filePath(locale));
        QProcessEnvironment environment = process.processEnvironment();
        environment.insert(u"LOCPATH"_s, m_dir.path());
        environment.insert(u"LC_ALL"_s, locale);
        process.setProcessEnvironment(environment);
        process.start();
        Outcome outcome;
        if (process.waitForFinished(120'000) && process.exitStatus() == QProcess::NormalExit)
            outcome.code = process.exitCode();
        outcome.out = QString::fromUtf8(process.readAllStandardOutput());
        outcome.err = QString::fromUtf8(process.readAllStandardError());
        return outcome;
    }

private Q_SLOTS:
    void initTestCase()
    {
        for (const auto &[input, name] :
             {std::pair(u"de_DE"_s, u"de_DE.UTF-8"_s), std::pair(u"tr_TR"_s, u"tr_TR.UTF-8"_s)}) {
            QProcess process;
            process.start(u"localedef"_s,
                          {u"--no-archive"_s, u"-i"_s, input, u"-f"_s, u"UTF-8"_s, m_dir.filePath(name)});
            QVERIFY2(process.waitForFinished(60'000) && process.exitCode() == 0,
                     process.readAllStandardError().constData());
        }
        QDir(m_dir.path()).mkdir(u"C.UTF-8"_s);
        // Check that the locale uses a decimal comma; otherwise this test is void.
        QProcess process;
        QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
        environment.insert(u"LOCPATH"_s, m_dir.path());
        environment.insert(u"LC_ALL"_s, u"de_DE.UTF-8"_s);
        process.setProcessEnvironment(environment);
        process.start(u"/usr/bin/printf"_s, {u"%.1f"_s, u"1,5"_s});
        QVERIFY(process.waitForFinished());
        QCOMPARE(process.readAllStandardOutput(), QByteArray("1,5"));
    }

    void theSameBytes_data()
    {
        QTest::addColumn<QStringList>("words");
        QTest::addColumn<QString>("file");
        for (const QString &name : {u"a.mp4"_s, u"a.webm"_s, u"a.mov"_s, u"a.gif"_s, u"a00.png"_s})
            QTest::newRow(qPrintable(name)) << QStringList{u"render"_s, u"template:exp-with-bars"_s,
                                                           u"--from"_s, u"4.25"_s,
                                                           u"--to"_s,   u"4.75"_s,
                                                           u"--fps"_s,  u"10"_s,
                                                           u"--size"_s, u"160x90"_s,
                                                           u"-o"_s,     name == u"a00.png" ? u"a%02d.png"_s : name}
                                            << name;
        for (const QString &name : {u"f.png"_s, u"f.svg"_s})
            QTest::newRow(qPrintable(name)) << QStringList{u"frame"_s,  u"template:transformer-architecture"_s,
                                                           u"--at"_s,   u"8.5"_s,
                                                           u"--size"_s, u"320x180"_s,
                                                           u"-o"_s,     name}
                                            << name;
        QTest::newRow("new") << QStringList{u"new"_s, u"masking"_s, u"n.lecture"_s} << u"n.lecture"_s;
        for (const QString &command : {u"info"_s, u"check"_s})
            QTest::newRow(qPrintable(command))
                << QStringList{command, u"template:positional-encoding"_s, u"--json"_s} << QString();
        QTest::newRow("blocks") << QStringList{u"blocks"_s, u"--json"_s} << QString();
    }
    void theSameBytes()
    {
        QFETCH(QStringList, words);
        QFETCH(QString, file);
        const Outcome plain = runIn(u"C.UTF-8"_s, words);
        LECTOGRAPH_ENDS(plain, 0);
        for (const QString &locale : {u"de_DE.UTF-8"_s, u"tr_TR.UTF-8"_s}) {
            const Outcome outcome = runIn(locale, words);
            LECTOGRAPH_ENDS(outcome, 0);
            QCOMPARE(outcome.err, plain.err);
            if (file.isEmpty()) {
                QCOMPARE(outcome.out, plain.out);
                continue;
            }
            const QByteArray here = read(m_dir.filePath(locale + u'/' + file));
            QVERIFY(!here.isEmpty());
            QVERIFY2(here == read(m_dir.filePath(u"C.UTF-8/"_s + file)), qPrintable(locale));
        }
    }
};

LECTOGRAPH_GUILESS_TEST_MAIN(TestAppLocale)
#include "tst_app_locale.moc"
