// SPDX-License-Identifier: GPL-3.0-or-later
#include "program.h"

#include <QFile>
#include <QJsonDocument>
#include <QProcessEnvironment>

namespace lectograph::test {

using namespace Qt::StringLiterals;

QByteArray Outcome::text() const
{
    return "exit code " + QByteArray::number(code) + "\nstandard output: " + out.left(2000).toUtf8()
        + "\nstandard error: " + err.left(2000).toUtf8();
}

void prepare(QProcess &process, const QStringList &arguments, const QString &folder)
{
    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    for (const QString &name : {u"DISPLAY"_s, u"WAYLAND_DISPLAY"_s, u"QT_QPA_PLATFORM"_s})
        environment.remove(name);
    process.setProcessEnvironment(environment);
    if (!folder.isEmpty())
        process.setWorkingDirectory(folder);
    process.setStandardInputFile(QProcess::nullDevice());
    process.setProgram(QStringLiteral(LECTOGRAPH_BINARY));
    process.setArguments(arguments);
}

Outcome run(const QStringList &arguments, const QString &folder)
{
    QProcess process;
    prepare(process, arguments, folder);
    process.start();
    constexpr int longest = 120'000;
    Outcome outcome;
    if (!process.waitForFinished(longest)) {
        process.kill();
        process.waitForFinished();
    } else if (process.exitStatus() == QProcess::NormalExit) {
        outcome.code = process.exitCode();
    }
    outcome.out = QString::fromUtf8(process.readAllStandardOutput());
    outcome.err = QString::fromUtf8(process.readAllStandardError());
    return outcome;
}

QJsonArray arrayOf(const Outcome &outcome)
{
    return QJsonDocument::fromJson(outcome.out.toUtf8()).array();
}

QJsonObject objectOf(const Outcome &outcome)
{
    return QJsonDocument::fromJson(outcome.out.toUtf8()).object();
}

QJsonObject probe(const QString &file, const QStringList &options)
{
    QProcess process;
    process.start(u"ffprobe"_s, QStringList{u"-v"_s, u"error"_s, u"-of"_s, u"json"_s} + options + QStringList{file});
    process.waitForFinished();
    return QJsonDocument::fromJson(process.readAllStandardOutput()).object();
}

QByteArray read(const QString &path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

void write(const QString &path, const QByteArray &content)
{
    QDir().mkpath(QFileInfo(path).path());
    QFile file(path);
    if (!file.open(QIODevice::WriteOnly) || file.write(content) != content.size())
        qFatal("cannot write a test file");
}

QStringList namesIn(const QString &folder)
{
    return QDir(folder).entryList(QDir::AllEntries | QDir::Hidden | QDir::NoDotAndDotDot, QDir::Name);
}

} // namespace lectograph::test
