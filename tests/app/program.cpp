// SPDX-License-Identifier: GPL-3.0-or-later
#include "program.h"

#include <QFile>
#include <QJsonDocument>
#include <QProcessEnvironment>
#include <QtEndian>

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

void writeLectureWithSound(const QString &folder)
{
    constexpr int rate = 8000;
    constexpr int length = 4 * rate;
    QByteArray samples(2 * length, 0);
    for (int i = 0; i < 8; ++i)
        samples[2 * (9 * rate / 4 + i) + 1] = i < 4 ? 0x60 : 0x20; // at 2.25 s
    QByteArray header("RIFF....WAVEfmt \x10\0\0\0\1\0\1\0........\2\0\x10\0data....", 44);
    const auto put = [&](int at, quint32 value) { qToLittleEndian(value, header.data() + at); };
    put(4, 36 + 2 * length);
    put(24, rate);
    put(28, 2 * rate);
    put(40, 2 * length);
    write(folder + u"/lecture.json"_s,
          R"({"format": "lectograph", "rate": 10, "scenes": ["scenes/main.json"], "version": 1}
)");
    write(folder + u"/scenes/main.json"_s,
          R"({"duration": 3, "id": "main", "sounds": [{"file": "assets/knock.wav", "from": 1.5, "start": 0.25}]}
)");
    write(folder + u"/assets/knock.wav"_s, header + samples);
}

double loudestIn(const QString &file)
{
    QProcess process;
    process.start(
        u"ffmpeg"_s,
        {u"-v"_s, u"error"_s, u"-i"_s, file, u"-f"_s, u"s16le"_s, u"-ac"_s, u"1"_s, u"-ar"_s, u"48000"_s, u"-"_s});
    process.waitForFinished();
    const QByteArray samples = process.readAllStandardOutput();
    qsizetype loudest = -1;
    for (qsizetype i = 0; i < samples.size() / 2; ++i) {
        const auto at = [&](qsizetype sample) {
            return qAbs(int(qFromLittleEndian<qint16>(samples.data() + 2 * sample)));
        };
        if (loudest < 0 || at(i) > at(loudest))
            loudest = i;
    }
    return double(loudest) / 48000;
}

QStringList namesIn(const QString &folder)
{
    return QDir(folder).entryList(QDir::AllEntries | QDir::Hidden | QDir::NoDotAndDotDot, QDir::Name);
}

} // namespace lectograph::test
