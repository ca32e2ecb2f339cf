// SPDX-License-Identifier: GPL-3.0-or-later
// The cost of exporting with the program itself: every template as a video, each in a separate process to measure its
// peak memory; a long lecture compared with a short one; and the response time of the program.
#include <QCommandLineParser>
#include <QCoreApplication>
#include <QElapsedTimer>
#include <QFile>
#include <QFileInfo>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QProcess>
#include <QTemporaryDir>

#include <algorithm>
#include <cmath>
#include <cstdio>
#include <optional>
#include <vector>

using namespace Qt::StringLiterals;

namespace {

/// Standard output of the program, if it succeeded.
std::optional<QByteArray> outputOf(const QStringList &arguments)
{
    QProcess process;
    process.setProcessChannelMode(QProcess::ForwardedErrorChannel);
    process.start(QStringLiteral(LECTOGRAPH_BINARY), arguments);
    if (!process.waitForFinished(-1) || process.exitStatus() != QProcess::NormalExit || process.exitCode() != 0)
        return std::nullopt;
    return process.readAllStandardOutput();
}

/// The report of a render: the last of its JSON lines.
std::optional<QJsonObject> rendered(const QString &lecture, const QString &file, const QStringList &more)
{
    const auto output = outputOf(QStringList{u"render"_s, lecture, u"-o"_s, file, u"--json"_s, u"--force"_s} + more);
    QFile::remove(file);
    if (!output)
        return std::nullopt;
    return QJsonDocument::fromJson(output->trimmed().split('\n').last()).object();
}

QStringList templates()
{
    QStringList ids;
    const QByteArray output = outputOf({u"templates"_s, u"--json"_s}).value_or(QByteArray());
    for (const QJsonValue &one : QJsonDocument::fromJson(output).array())
        ids << one["id"_L1].toString();
    return ids;
}

/// One row of the table. The stages are CPU milliseconds per frame of video, since they overlap on all cores.
void print(const QString &name, const QJsonObject &report)
{
    const double frames = std::max(1.0, report["frames"_L1].toDouble());
    const QJsonObject cpu = report["cpu_seconds"_L1].toObject();
    const auto part = [&](const QString &key) { return cpu[key].toDouble() * 1000 / frames; };
    const double all = part(u"evaluate"_s) + part(u"draw"_s) + part(u"convert"_s) + part(u"encode"_s);
    std::printf("%-26s %6.1f %7.0f %7.0f %8.2f %8.2f %8.2f %8.2f %8.2f %8.2f %7.1f%% %8.0f\n", qPrintable(name),
                report["realtime_factor"_L1].toDouble(), frames, report["unique_frames"_L1].toDouble(),
                report["wall_seconds"_L1].toDouble() * 1000 / frames, all, part(u"evaluate"_s), part(u"draw"_s),
                part(u"convert"_s), part(u"encode"_s), report["redrawn_share"_L1].toDouble() * 100,
                report["peak_rss_mib"_L1].toDouble());
    std::fflush(stdout);
}

void printHead(const char *title)
{
    std::printf("\n%s\n%-26s %6s %7s %7s %8s %8s %8s %8s %8s %8s %8s %8s\n", title, "", "× real", "frames", "unique",
                "wall ms", "CPU ms", "evaluate", "draw", "convert", "encode", "redrawn", "MiB");
}

bool benchTemplates(const QStringList &ids, const QString &folder, const QStringList &more)
{
    printHead("Every template; milliseconds for a frame of video");
    bool good = true;
    for (const QString &id : ids) {
        if (const auto report = rendered(u"template:"_s + id, folder + u'/' + id + u".mp4"_s, more))
            print(id, *report);
        else
            good = false;
    }
    return good;
}

/// Writes a lecture that repeats the scenes of a template, as a folder.
bool writeRepeated(const QString &id, int times, const QString &folder)
{
    if (!outputOf({u"new"_s, id, folder + u'/'}))
        return false;
    const auto read = [](const QString &path) {
        QFile file(path);
        return file.open(QIODevice::ReadOnly) ? QJsonDocument::fromJson(file.readAll()).object() : QJsonObject();
    };
    const auto write = [](const QString &path, const QJsonObject &object) {
        QFile file(path);
        return file.open(QIODevice::WriteOnly) && file.write(QJsonDocument(object).toJson()) > 0;
    };
    QJsonObject lecture = read(folder + u"/lecture.json"_s);
    const QJsonArray once = lecture["scenes"_L1].toArray();
    QJsonArray all;
    for (int i = 0; i < times; ++i) {
        for (const QJsonValue &name : once) {
            QJsonObject scene = read(folder + u'/' + name.toString());
            const QString repeated = u"%1-%2"_s.arg(scene["id"_L1].toString()).arg(i + 1);
            scene["id"_L1] = repeated;
            all.append(u"scenes/%1.json"_s.arg(repeated));
            if (!write(folder + u'/' + all.last().toString(), scene))
                return false;
        }
    }
    lecture["scenes"_L1] = all;
    lecture.remove("parameters"_L1);
    return write(folder + u"/lecture.json"_s, lecture);
}

/// Memory must not grow with the length: compares the scenes once with ten minutes of them.
bool benchLength(const QString &id, const QString &folder)
{
    printHead("Length: the same scenes once, and for ten minutes (640×360, 10 frames a second)");
    const auto info = outputOf({u"info"_s, u"template:"_s + id, u"--json"_s});
    if (!info)
        return false;
    const double seconds = QJsonDocument::fromJson(*info).object()["duration"_L1].toDouble();
    const QStringList quick{u"--size"_s, u"640x360"_s, u"--fps"_s, u"10"_s};
    for (const int times : {1, static_cast<int>(std::ceil(600 / seconds))}) {
        const QString lecture = u"%1/%2-times-%3"_s.arg(folder, id).arg(times);
        if (!writeRepeated(id, times, lecture))
            return false;
        const auto report = rendered(lecture, folder + u"/length.mp4"_s, quick);
        if (!report)
            return false;
        print(u"%1 × %2"_s.arg(id).arg(times), *report);
    }
    return true;
}

bool benchStart()
{
    std::printf("\nStart, milliseconds of wall time (median and least of 20)\n");
    for (const QStringList &arguments :
         {QStringList{u"--version"_s}, QStringList{u"info"_s, u"template:circle-area"_s}}) {
        std::vector<double> milliseconds;
        for (int i = 0; i < 20; ++i) {
            QElapsedTimer timer;
            timer.start();
            if (!outputOf(arguments))
                return false;
            milliseconds.push_back(static_cast<double>(timer.nsecsElapsed()) / 1e6);
        }
        std::ranges::sort(milliseconds);
        std::printf("%-40s %8.1f %8.1f\n", qPrintable(u"lectograph "_s + arguments.join(u' ')),
                    milliseconds[milliseconds.size() / 2], milliseconds.front());
    }
    return true;
}

} // namespace

int main(int argc, char **argv)
{
    QCoreApplication application(argc, argv);
    QCommandLineParser parser;
    parser.setApplicationDescription(u"Measures the export of every template at 1920×1080, 60 frames a second."_s);
    parser.addHelpOption();
    parser.addOption({u"only"_s, u"Only the template with this id."_s, u"ID"_s});
    parser.addOption({u"to"_s, u"Only the first seconds of each."_s, u"S"_s});
    parser.process(application);

    QStringList ids = templates();
    if (parser.isSet(u"only"_s))
        ids = ids.filter(parser.value(u"only"_s));
    QStringList more{u"--preset"_s, u"1080p60"_s};
    if (parser.isSet(u"to"_s))
        more << u"--to"_s << parser.value(u"to"_s);
    const QTemporaryDir folder;
    if (ids.isEmpty() || !folder.isValid()) {
        std::fprintf(stderr, "There is no such template, or no room for temporary files.\n");
        return 1;
    }
    bool good = benchStart();
    good = benchTemplates(ids, folder.path(), more) && good;
    good = benchLength(ids.first(), folder.path()) && good;
    return good ? 0 : 1;
}
