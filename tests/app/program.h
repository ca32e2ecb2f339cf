// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QDir>
#include <QJsonArray>
#include <QJsonObject>
#include <QProcess>
#include <QStringList>

namespace lectograph::test {

/// What a run of the program left behind.
struct Outcome
{
    int code = -1; ///< −1 if it crashed, did not start or did not end
    QString out;
    QString err;

    /// For the message of a test that fails.
    QByteArray text() const;
};

/// Runs the program, without a display and with nobody at the terminal, until it ends.
Outcome run(const QStringList &arguments, const QString &folder = {});
/// The program, ready to be started by those who want to see it run.
void prepare(QProcess &process, const QStringList &arguments, const QString &folder = {});

/// Standard output as JSON; empty if it is anything else.
QJsonArray arrayOf(const Outcome &outcome);
QJsonObject objectOf(const Outcome &outcome);

/// What ffprobe says about a file.
QJsonObject probe(const QString &file, const QStringList &options);

QByteArray read(const QString &path);
void write(const QString &path, const QByteArray &content);
/// A lecture of three seconds in `folder` with one sound, which knocks at the end of its first second.
void writeLectureWithSound(const QString &folder);
/// When the loudest sample of a file is heard, in seconds; negative if it has no sound.
double loudestIn(const QString &file);
/// Names of all that lies in a folder, hidden things too.
QStringList namesIn(const QString &folder);

} // namespace lectograph::test

/// The program ended with this exit code.
#define LECTOGRAPH_ENDS(outcome, expected) \
    do { \
        const lectograph::test::Outcome &ended = (outcome); \
        QVERIFY2(ended.code == (expected), ended.text().constData()); \
    } while (false)

/// One sentence (or more) for a person stands on standard error, and says `part`.
#define LECTOGRAPH_TELLS(outcome, part) \
    do { \
        const lectograph::test::Outcome &told = (outcome); \
        QVERIFY2(told.err.startsWith(QLatin1String("lectograph: ")), told.text().constData()); \
        QVERIFY2(told.err.contains(part), told.text().constData()); \
        QVERIFY2(!told.err.contains(QLatin1String("..")) || told.err.contains(QLatin1String("../")), \
                 told.text().constData()); \
    } while (false)
