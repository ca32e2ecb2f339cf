// SPDX-License-Identifier: GPL-3.0-or-later
#include "program.h"
#include "testmain.h"

#include <QProcess>
#include <QTemporaryDir>
#include <QTest>

using namespace lectograph::test;
using namespace Qt::StringLiterals;

class TestAppDocuments : public QObject
{
    Q_OBJECT

private:
    QTemporaryDir m_dir;

private Q_SLOTS:
    void templatesAreListed()
    {
        const QJsonArray list = arrayOf(run({u"templates"_s, u"--json"_s}));
        QVERIFY(list.size() >= 4);
        QStringList ids;
        for (const QJsonValue &one : list) {
            ids << one[u"id"_s].toString();
            for (const QString &key : {u"title"_s, u"description"_s, u"languages"_s, u"folder"_s})
                QVERIFY2(!one[key].isUndefined(), qPrintable(ids.last() + u": "_s + key));
            QVERIFY(QFileInfo::exists(one[u"folder"_s].toString() + u"/lecture.json"_s));
        }
        QVERIFY(ids.contains(u"circle-area"_s));

        const Outcome lines = run({u"templates"_s});
        LECTOGRAPH_ENDS(lines, 0);
        QCOMPARE(lines.out.count(u'\n'), list.size());
        for (const QString &id : ids)
            QVERIFY(lines.out.contains(id));
    }

    void propertiesHaveATitleWhereTheirKeySaysTooLittle()
    {
        QStringList titled;
        for (const QJsonValue &one : arrayOf(run({u"blocks"_s, u"--json"_s}))) {
            for (const QJsonValue &property : one[u"properties"_s].toArray()) {
                if (one[u"id"_s] == u"text.text"_s && property.toObject().contains(u"title"_s))
                    titled << property[u"key"_s].toString() + u": "_s + property[u"title"_s].toString();
            }
        }
        const QStringList wanted{u"family: Font"_s,
                                 u"lines: Text alignment"_s,
                                 u"wrapWidth: Longest line"_s,
                                 u"wrapLetters: Letters in a line"_s,
                                 u"colourSpans: Words in colour"_s,
                                 u"colours: Colours of words"_s,
                                 u"border: Outline width"_s,
                                 u"backStroke: Halo colour"_s,
                                 u"backStrokeWidth: Halo width"_s,
                                 u"values: Inserted numbers"_s,
                                 u"words: Inserted texts"_s,
                                 u"boldSpans: Words in bold"_s,
                                 u"extent: Extent"_s,
                                 u"struck: Struck out"_s,
                                 u"edge: At the frame edge"_s,
                                 u"fitWidth: Maximum width"_s,
                                 u"fitHeight: Maximum height"_s,
                                 u"enlarge: Enlarge to fit"_s,
                                 u"inFrame: Kept in the frame"_s,
                                 u"turn: Rotation"_s,
                                 u"tilt: Rotation in space"_s,
                                 u"z: Drawing order"_s,
                                 u"pinned: Fixed in the frame"_s,
                                 u"facing: Faces"_s};
        QCOMPARE(titled, wanted);
    }

    void blocksAreListedWithTheirProperties()
    {
        const QJsonArray list = arrayOf(run({u"blocks"_s, u"--json"_s}));
        int blocks = 0;
        int animations = 0;
        for (const QJsonValue &one : list) {
            const QString id = one[u"id"_s].toString();
            QVERIFY(!id.isEmpty());
            for (const QString &key : {u"title"_s, u"category"_s, u"help"_s})
                QVERIFY2(!one[key].toString().isEmpty(), qPrintable(id + u": "_s + key));
            QVERIFY2(one[u"version"_s].toInt() >= 1, qPrintable(id));
            QVERIFY2(one[u"properties"_s].isArray(), qPrintable(id));
            for (const QJsonValue &property : one[u"properties"_s].toArray())
                QVERIFY2(!property[u"key"_s].toString().isEmpty() && !property[u"type"_s].toString().isEmpty()
                             && !property[u"help"_s].toString().isEmpty(),
                         qPrintable(id));
            blocks += one[u"kind"_s] == u"block"_s ? 1 : 0;
            animations += one[u"kind"_s] == u"animation"_s ? 1 : 0;
        }
        QVERIFY(blocks > 30);
        QVERIFY(animations > 20);
        QCOMPARE(blocks + animations, list.size());
        const Outcome lines = run({u"blocks"_s});
        LECTOGRAPH_ENDS(lines, 0);
        for (const QJsonValue &one : list)
            QVERIFY(lines.out.contains(one[u"id"_s].toString() + u" — "_s));
    }

    void infoTellsTheScenes()
    {
        const QJsonObject info = objectOf(run({u"info"_s, u"template:transformer-architecture"_s, u"--json"_s}));
        QVERIFY(!info[u"title"_s].toString().isEmpty());
        QCOMPARE(info[u"fps"_s].toDouble(), 60.0);
        QVERIFY(info[u"languages"_s].toArray().contains(info[u"language"_s]));
        const QJsonArray scenes = info[u"scenes"_s].toArray();
        QCOMPARE(scenes.size(), 6);
        double start = 0;
        for (const QJsonValue &scene : scenes) {
            QVERIFY(!scene[u"id"_s].toString().isEmpty());
            QVERIFY(qAbs(scene[u"start"_s].toDouble() - start) < 1e-6);
            QVERIFY(scene[u"nodes"_s].toInt() > 0);
            QVERIFY(scene[u"clips"_s].toInt() > 0);
            start += scene[u"duration"_s].toDouble();
        }
        QVERIFY(qAbs(info[u"duration"_s].toDouble() - start) < 1e-6);
    }

    void soundsAreCountedCheckedAndCarried()
    {
        const QString folder = m_dir.filePath(u"heard"_s);
        writeLectureWithSound(folder);
        QCOMPARE(objectOf(run({u"info"_s, u"--json"_s, folder}))[u"scenes"_s][0][u"sounds"_s].toInt(), 1);
        const Outcome fine = run({u"check"_s, folder});
        LECTOGRAPH_ENDS(fine, 0);
        QCOMPARE(fine.out, u"No problems found.\n"_s);
        // The file is preserved in an archive and back in a folder.
        const QString archive = m_dir.filePath(u"heard.lecture"_s);
        const QString copy = m_dir.filePath(u"copy/"_s);
        LECTOGRAPH_ENDS(run({u"new"_s, folder, archive}), 0);
        LECTOGRAPH_ENDS(run({u"check"_s, u"--strict"_s, archive}), 0);
        LECTOGRAPH_ENDS(run({u"new"_s, archive, copy}), 0);
        QCOMPARE(read(copy + u"assets/knock.wav"_s), read(folder + u"/assets/knock.wav"_s));

        write(folder + u"/assets/knock.wav"_s, "no sound at all");
        const Outcome broken = run({u"check"_s, u"--json"_s, folder});
        LECTOGRAPH_ENDS(broken, 1);
        QCOMPARE(arrayOf(broken).size(), 1);
        QCOMPARE(arrayOf(broken)[0][u"place"_s].toString(), u"scenes/main.json: sounds/0/file"_s);
        QVERIFY(!arrayOf(broken)[0][u"remedy"_s].toString().isEmpty());
        QVERIFY(QFile::remove(folder + u"/assets/knock.wav"_s));
        const Outcome lost = run({u"check"_s, folder});
        LECTOGRAPH_ENDS(lost, 1);
        QVERIFY2(lost.out.contains(u"assets/knock.wav"_s), lost.text().constData());
    }

    void aNewLectureIsReadyToUse_data()
    {
        QTest::addColumn<QString>("origin");
        QTest::addColumn<QString>("file");
        QTest::newRow("archive") << u"circle-area"_s << u"mine.lecture"_s;
        QTest::newRow("folder") << u"template:masking"_s << u"mine/"_s;
        QTest::newRow("copy of a file") << u"mine.lecture"_s << u"copy.lecture"_s;
    }

    void aNewLectureIsReadyToUse()
    {
        QFETCH(QString, origin);
        QFETCH(QString, file);
        const Outcome made = run({u"new"_s, origin, file}, m_dir.path());
        LECTOGRAPH_ENDS(made, 0);
        QVERIFY(made.out.contains(u"lectograph play "_s + file));
        const Outcome checked = run({u"check"_s, u"--strict"_s, file}, m_dir.path());
        LECTOGRAPH_ENDS(checked, 0);
        QCOMPARE(checked.out, u"No problems found.\n"_s);
        const Outcome info = run({u"info"_s, file, u"--json"_s}, m_dir.path());
        LECTOGRAPH_ENDS(info, 0);
        QVERIFY(objectOf(info)[u"duration"_s].toDouble() > 1);
    }

    void aNewLectureMayHaveOneSceneAlone()
    {
        const QString file = m_dir.filePath(u"norm/"_s);
        const QStringList command{u"new"_s, u"transformer-tutorial"_s, file, u"--scene"_s};
        LECTOGRAPH_ENDS(run(command + QStringList{u"layer-norm"_s}), 0);
        const Outcome checked = run({u"check"_s, u"--strict"_s, file});
        LECTOGRAPH_ENDS(checked, 0);
        const QJsonObject info = objectOf(run({u"info"_s, file, u"--json"_s}));
        QCOMPARE(info[u"scenes"_s].toArray().size(), 1);
        QCOMPARE(info[u"scenes"_s][0][u"id"_s].toString(), u"layer-norm"_s);
        QCOMPARE(info[u"title"_s], info[u"scenes"_s][0][u"name"_s]);
        QCOMPARE(info[u"languages"_s].toArray().size(), 3);
        QCOMPARE(namesIn(file + u"scenes"_s), QStringList{u"layer-norm.json"_s});

        const Outcome unknown = run({u"new"_s, u"masking"_s, m_dir.filePath(u"no/"_s), u"--scene"_s, u"norm"_s});
        LECTOGRAPH_ENDS(unknown, 2);
        LECTOGRAPH_TELLS(unknown, u"main"_s);
        QVERIFY(!QFileInfo::exists(m_dir.filePath(u"no"_s)));
    }

    void aPrintedCommandCanBeCopied()
    {
        const QTemporaryDir folder;
        for (const QString &file :
             {u"my first.lecture"_s, u"it's $HOME; `x`.lecture"_s, u"강의 (1).lecture"_s, u"~a.lecture"_s,
              u"a\tb\\c'd.lecture"_s, u"a\u202eb.lecture"_s, u"강의.lecture"_s}) {
            const Outcome made = run({u"new"_s, u"circle-area"_s, file}, folder.path());
            LECTOGRAPH_ENDS(made, 0);
            const QString command = u"lectograph play "_s;
            const QString argument = made.out.trimmed().sliced(made.out.indexOf(command) + command.size());
            QProcess shell;
            QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
            environment.insert(u"LC_ALL"_s, u"C.UTF-8"_s);
            shell.setProcessEnvironment(environment);
            shell.start(u"bash"_s, {u"-c"_s, u"printf %s "_s + argument});
            QVERIFY(shell.waitForFinished());
            QCOMPARE(QString::fromUtf8(shell.readAllStandardOutput()), file);
        }
    }

    void whatIsThereStays()
    {
        const QString file = m_dir.filePath(u"there.lecture"_s);
        write(file, "precious");
        const Outcome refused = run({u"new"_s, u"circle-area"_s, file});
        LECTOGRAPH_ENDS(refused, 1);
        LECTOGRAPH_TELLS(refused, u"--force"_s);
        QVERIFY(refused.err.contains(file));
        QCOMPARE(read(file), "precious");
        LECTOGRAPH_ENDS(run({u"new"_s, u"no-such-template"_s, file, u"--force"_s}), 1);
        QCOMPARE(read(file), "precious");
        LECTOGRAPH_ENDS(run({u"new"_s, u"circle-area"_s, file, u"--force"_s}), 0);
        QVERIFY(read(file).startsWith("PK"));
    }

    void aTemplateThatDoesNotExistIsNamedWithThoseThatDo()
    {
        for (const QString &command : {u"info"_s, u"check"_s}) {
            const Outcome outcome = run({command, u"template:circle"_s});
            LECTOGRAPH_ENDS(outcome, 1);
            LECTOGRAPH_TELLS(outcome, u"circle-area"_s); // the suggestion
        }
    }

    void whereNothingCanBeWrittenItIsSaid()
    {
        const Outcome nowhere = run({u"new"_s, u"circle-area"_s, m_dir.filePath(u"no/such/folder/x.lecture"_s)});
        LECTOGRAPH_ENDS(nowhere, 1);
        LECTOGRAPH_TELLS(nowhere, u"x.lecture"_s);
        const Outcome readOnly = run({u"new"_s, u"circle-area"_s, u"/proc/x.lecture"_s});
        LECTOGRAPH_ENDS(readOnly, 1);
        LECTOGRAPH_TELLS(readOnly, u"/proc/x.lecture"_s);
    }

    void strictMindsHowTheFileIsWritten()
    {
        const QString folder = m_dir.filePath(u"strict/"_s);
        LECTOGRAPH_ENDS(run({u"new"_s, u"circle-area"_s, folder}), 0);
        const QString file = folder + u"scenes/main.json"_s;
        write(file, read(file) + "\n");
        LECTOGRAPH_ENDS(run({u"check"_s, folder}), 0);
        const Outcome strict = run({u"check"_s, u"--strict"_s, folder});
        LECTOGRAPH_ENDS(strict, 1);
        QVERIFY(strict.out.contains(u"would change its bytes"_s));
        // The remedy is a command that must work.
        LECTOGRAPH_ENDS(run({u"new"_s, folder, folder, u"--force"_s}), 0);
        LECTOGRAPH_ENDS(run({u"check"_s, u"--strict"_s, folder}), 0);
    }

    void problemsComeAsJsonToo()
    {
        const QString folder = m_dir.filePath(u"problems/"_s);
        LECTOGRAPH_ENDS(run({u"new"_s, u"circle-area"_s, folder}), 0);
        const QString file = folder + u"scenes/main.json"_s;
        write(file, read(file).replace("\"shapes.circle\"", "\"shapes.cirkle\""));
        const Outcome outcome = run({u"check"_s, u"--json"_s, folder});
        const QJsonArray problems = arrayOf(outcome);
        QVERIFY2(!problems.isEmpty(), outcome.text().constData());
        bool named = false;
        for (const QJsonValue &problem : problems) {
            QVERIFY(problem[u"severity"_s] == u"error"_s || problem[u"severity"_s] == u"warning"_s);
            QVERIFY(!problem[u"problem"_s].toString().isEmpty());
            QVERIFY(!problem[u"remedy"_s].toString().isEmpty());
            named = named
                || (problem[u"place"_s].toString() == u"scenes/main.json: nodes/circle"_s
                    && problem[u"problem"_s].toString().contains(u"shapes.cirkle"_s));
        }
        QVERIFY2(named, outcome.text().constData());
        QCOMPARE(arrayOf(run({u"check"_s, u"--json"_s, u"template:circle-area"_s})), QJsonArray());
    }
};

LECTOGRAPH_GUILESS_TEST_MAIN(TestAppDocuments)
#include "tst_app_documents.moc"
