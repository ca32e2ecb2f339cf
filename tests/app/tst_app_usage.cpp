// SPDX-License-Identifier: GPL-3.0-or-later
#include "program.h"
#include "testmain.h"

#include <QProcessEnvironment>
#include <QTemporaryDir>
#include <QTest>

using namespace lectograph::test;
using namespace Qt::StringLiterals;

namespace {

const QStringList commands{u"edit"_s,  u"templates"_s, u"looks"_s, u"blocks"_s, u"new"_s,       u"info"_s,
                           u"check"_s, u"frame"_s,     u"play"_s,  u"render"_s, u"completion"_s};

} // namespace

class TestAppUsage : public QObject
{
    Q_OBJECT

private:
    QTemporaryDir m_dir;

private Q_SLOTS:
    void withoutACommandTheEditorSaysThatItNeedsADisplay()
    {
        for (const QStringList &words : {QStringList(), QStringList{u"template:circle-area"_s}}) {
            const Outcome outcome = run(words); // the tests have none
            LECTOGRAPH_ENDS(outcome, 1);
            QVERIFY(outcome.out.isEmpty());
            QVERIFY(outcome.err.contains(u"needs a display"_s));
        }
    }

    void helpNamesEveryCommand()
    {
        const Outcome outcome = run({u"--help"_s});
        LECTOGRAPH_ENDS(outcome, 0);
        for (const QString &command : commands)
            QVERIFY2(outcome.out.contains(u"\n  "_s + command + u' '), qPrintable(command));
    }

    void versionIsOneLine()
    {
        const Outcome outcome = run({u"--version"_s});
        LECTOGRAPH_ENDS(outcome, 0);
        QVERIFY(outcome.out.startsWith(u"lectograph "_s));
        QCOMPARE(outcome.out.count(u'\n'), 1);
    }

    void everyCommandExplainsItself_data()
    {
        QTest::addColumn<QString>("command");
        for (const QString &command : commands)
            QTest::newRow(qPrintable(command)) << command;
    }

    void everyCommandExplainsItself()
    {
        QFETCH(QString, command);
        const Outcome outcome = run({command, u"--help"_s});
        LECTOGRAPH_ENDS(outcome, 0);
        QVERIFY(outcome.out.startsWith(u"Usage: lectograph "_s + command));
        const qsizetype examples = outcome.out.indexOf(u"\nExamples:\n  lectograph "_s + command);
        QVERIFY2(examples > 0, outcome.text().constData());
    }

    void wrongUse_data()
    {
        QTest::addColumn<QStringList>("words");
        QTest::addColumn<QString>("part");
        const auto row = [](const char *name, const QString &words, const QString &part) {
            QTest::newRow(name) << words.split(u' ') << part;
        };
        row("unknown command", u"rendr"_s, u"no command “rendr”. Did you mean render? See: lectograph --help"_s);
        row("command of another kind", u"도움말"_s, u"no command “도움말”. See: lectograph --help"_s);
        row("unknown option", u"render template:circle-area -o x.mp4 --colour red"_s, u"'colour'"_s);
        row("option without its value", u"render template:circle-area -o"_s, u"'-o'"_s);
        row("no file", u"render"_s, u"FILE|template:ID is missing. Usage: lectograph render FILE"_s);
        row("two files", u"info a.lecture b.lecture"_s, u"a word too many: “b.lecture”"_s);
        row("new without a target", u"new circle-area"_s, u"FILE is missing. Usage: lectograph new TEMPLATE FILE"_s);
        row("thumbnail without a target", u"thumbnail a.lecture"_s, u"OUT is missing"_s);
        row("thumbnail of another kind", u"thumbnail template:circle-area x.lecture"_s, u"Name the file X.png"_s);
        row("no output", u"render template:circle-area"_s, u"-o lecture.mp4"_s);
        row("no moment", u"frame template:circle-area -o x.png"_s, u"--at 4.5"_s);
        row("no picture file", u"frame template:circle-area --at 1"_s, u"PNG or SVG"_s);
        row("picture as JPEG", u"frame template:circle-area --at 1 -o x.jpg"_s, u"PNG or SVG"_s);
        for (const QString &at : {u"soon"_s, u"nan"_s, u"inf"_s, u"-1"_s, u"1e999"_s, u"0x10"_s})
            row(qPrintable(u"moment "_s + at), u"frame template:circle-area -o x.png --at "_s + at,
                u"is no time for --at"_s);
        for (const QString &size : {u"0x0"_s, u"640"_s, u"640x"_s, u"-640x360"_s, u"99999x99999"_s, u"4.5x3"_s}) {
            row(qPrintable(u"size "_s + size), u"frame template:circle-area -o x.png --at 1 --size "_s + size,
                u"is no picture size"_s);
            row(qPrintable(u"video size "_s + size), u"render template:circle-area -o x.mp4 --size "_s + size,
                u"is no picture size"_s);
        }
        row("size without an end", u"render template:circle-area -o x.mp4 --size 20000x20000"_s,
            u"at most 16384 each"_s);
        row("odd size for MP4", u"render template:circle-area -o x.mp4 --size 321x181"_s, u"322×182"_s);
        row("size beyond H.264", u"render template:circle-area -o x.mp4 --size 16000x9000"_s, u"16000"_s);
        for (const QString &rate : {u"0"_s, u"-1"_s, u"1000000"_s, u"fast"_s, u"30/0"_s, u"0/1"_s, u"nan"_s})
            row(qPrintable(u"rate "_s + rate), u"render template:circle-area -o x.mp4 --fps "_s + rate,
                u"is no frame rate"_s);
        row("rate beyond MP4", u"render template:circle-area -o x.mp4 --fps 1000"_s, u"1000"_s);
        row("rate beyond GIF", u"render template:circle-area -o x.gif --fps 60"_s, u"60"_s);
        row("rate as a huge fraction", u"render template:circle-area -o x.mp4 --fps 2000000000/1"_s, u"at most 240"_s);
        row("preset", u"render template:circle-area -o x.mp4 --preset huge"_s, u"“huge”"_s);
        row("language", u"render template:circle-area -o x.mp4 --language xx"_s, u"en, zh, ko"_s);
        row("empty language", u"render template:circle-area -o x.mp4 --language "_s, u"en, zh, ko"_s);
        row("empty scene", u"render template:circle-area -o x.mp4 --scene "_s, u"Choose one of: main"_s);
        row("language of a frame", u"frame template:circle-area -o x.png --at 1 --language xx"_s, u"en, zh, ko"_s);
        row("scene", u"render template:circle-area -o x.mp4 --scene nope"_s, u"Choose one of: main"_s);
        row("scene of a frame", u"frame template:circle-area -o x.png --at 1 --scene nope"_s, u"Choose one of: main"_s);
        row("from after to", u"render template:circle-area -o x.mp4 --from 5 --to 4"_s, u"lasts 9 seconds"_s);
        row("from the end", u"render template:circle-area -o x.mp4 --from 9"_s, u"nothing between"_s);
        row("from is no number", u"render template:circle-area -o x.mp4 --from start"_s, u"is no time for --from"_s);
        row("to is negative", u"render template:circle-area -o x.mp4 --to -3"_s, u"is no time for --to"_s);
        row("no ending", u"render template:circle-area -o x"_s, u"no ending"_s);
        row("unknown ending", u"render template:circle-area -o x.avi"_s, u".avi"_s);
        row("pictures without numbers", u"render template:circle-area -o x.png"_s, u"%05d"_s);
        row("transparent MP4", u"render template:circle-area -o x.mp4 --transparent"_s, u"cannot be transparent"_s);
        row("completion for nothing", u"completion tcsh"_s, u"bash, zsh or fish"_s);
    }

    void wrongUse()
    {
        QFETCH(QStringList, words);
        QFETCH(QString, part);
        const Outcome outcome = run(words, m_dir.path());
        LECTOGRAPH_ENDS(outcome, 2);
        LECTOGRAPH_TELLS(outcome, part);
        QVERIFY2(outcome.out.isEmpty(), outcome.text().constData());
        QCOMPARE(namesIn(m_dir.path()), QStringList());
    }

    void anAnswerThatIsLostIsAFailure()
    {
        if (!QFileInfo::exists(u"/dev/full"_s))
            QSKIP("This system has no full disk to try with.");
        for (const QStringList &words :
             {QStringList{u"--help"_s}, {u"templates"_s}, {u"info"_s, u"template:masking"_s}}) {
            QProcess process;
            prepare(process, words, m_dir.path());
            process.setStandardOutputFile(u"/dev/full"_s);
            process.start();
            QVERIFY(process.waitForFinished());
            QCOMPARE(process.exitCode(), 1);
            QVERIFY(process.readAllStandardError().contains("standard output"));
        }
    }

    void aMissingFileIsNoCommand()
    {
        for (const QString &name : {u"my.lecture"_s, u"no/such"_s}) {
            const Outcome outcome = run({name}, m_dir.path());
            LECTOGRAPH_ENDS(outcome, 1);
            LECTOGRAPH_TELLS(outcome, name + u": There is no such file."_s);
        }
    }

    void aDisplayThatDoesNotOpenIsToldInOneSentence()
    {
        for (const QStringList &words : {QStringList(), {u"play"_s, u"template:circle-area"_s}}) {
            QProcess process;
            prepare(process, words, m_dir.path());
            QProcessEnvironment environment = process.processEnvironment();
            environment.insert(u"QT_QPA_PLATFORM"_s, u"xcb"_s);
            environment.insert(u"DISPLAY"_s, u":999"_s); // there is none
            process.setProcessEnvironment(environment);
            process.start();
            QVERIFY(process.waitForFinished());
            const QByteArray told = process.readAllStandardError();
            QVERIFY2(process.exitStatus() == QProcess::NormalExit && process.exitCode() == 1, told.constData());
            QVERIFY2(told.startsWith("lectograph: The display") && told.count('\n') == 1, told.constData());
        }
    }

    void playNeedsADisplay()
    {
        const Outcome outcome = run({u"play"_s, u"template:circle-area"_s});
        LECTOGRAPH_ENDS(outcome, 1);
        LECTOGRAPH_TELLS(outcome, u"display"_s);
    }

    void completionIsAScriptThatRuns()
    {
        const Outcome bash = run({u"completion"_s, u"bash"_s});
        LECTOGRAPH_ENDS(bash, 0);
        const QString file = m_dir.filePath(u"completion.bash"_s);
        write(file, bash.out.toUtf8());
        QCOMPARE(QProcess::execute(u"bash"_s, {u"-n"_s, file}), 0);

        // The shell completions of "lectograph render --s" and "lectograph re".
        write(m_dir.filePath(u"ask.bash"_s),
              "source completion.bash\n"
              "COMP_WORDS=(lectograph render --s); COMP_CWORD=2; _lectograph; echo ${COMPREPLY[@]}\n"
              "COMP_WORDS=(lectograph re); COMP_CWORD=1; _lectograph; echo ${COMPREPLY[@]}\n");
        QProcess shell;
        shell.setWorkingDirectory(m_dir.path());
        shell.start(u"bash"_s, {u"ask.bash"_s});
        QVERIFY(shell.waitForFinished());
        QCOMPARE(shell.readAllStandardOutput(), QByteArray("--size --scene\nrender\n"));
    }

    void completionKnowsEveryCommandInEveryShell()
    {
        for (const QString &shell : {u"bash"_s, u"zsh"_s, u"fish"_s}) {
            const Outcome outcome = run({u"completion"_s, shell});
            LECTOGRAPH_ENDS(outcome, 0);
            for (const QString &command : commands) {
                if (command != u"completion"_s)
                    QVERIFY2(outcome.out.contains(command), qPrintable(shell + u' ' + command));
            }
        }
    }
};

LECTOGRAPH_GUILESS_TEST_MAIN(TestAppUsage)
#include "tst_app_usage.moc"
