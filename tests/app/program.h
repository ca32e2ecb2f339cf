// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QDir>
#include <QJsonArray>
#include <QJsonObject>
#include <QProcess>
#include <QStringList>

namespace lectograph::test {

/// The result of a run of the program.
struct Outcome
{
    int code = -1; ///< −1 if it crashed, did not start or did not end
    QString out;
    QString err;

    /// Text for the message of a failed check.
    QByteArray text() const;
};

/// Runs the program to completion, without a display or a terminal.
Outcome run(const QStringList &arguments, const QString &folder = {});
/// Sets up the process for callers that start the program themselves.
void prepare(QProcess &process, const QStringList &arguments, const QString &folder = {});

/// Standard output as JSON; empty if it is anything else.
QJsonArray arrayOf(const Outcome &outcome);
QJsonObject objectOf(const Outcome &outcome);

/// ffprobe's output for a file.
QJsonObject probe(const QString &file, const QStringList &options);

QByteArray read(const QString &path);
void write(const QString &path, const QByteArray &content);
/// Writes a lecture of three seconds to `folder`, with one sound that has a knock at 1 s.
void writeLectureWithSound(const QString &folder);
/// The time of the loudest sample in seconds; negative if there is no sound.
double loudestIn(const QString &file);
/// The names of all files in a folder, including hidden ones.
QStringList namesIn(const QString &folder);

} // namespace lectograph::test

/// Checks the exit code of the program.
#define LECTOGRAPH_ENDS(outcome, expected) \
    do { \
        const lectograph::test::Outcome &ended = (outcome); \
        QVERIFY2(ended.code == (expected), ended.text().constData()); \
    } while (false)

/// Checks that standard error has at least one sentence and contains `part`.
#define LECTOGRAPH_TELLS(outcome, part) \
    do { \
        const lectograph::test::Outcome &told = (outcome); \
        QVERIFY2(told.err.startsWith(QLatin1String("lectograph: ")), told.text().constData()); \
        QVERIFY2(told.err.contains(part), told.text().constData()); \
        QVERIFY2(!told.err.contains(QLatin1String("..")) || told.err.contains(QLatin1String("../")), \
                 told.text().constData()); \
    } while (false)
