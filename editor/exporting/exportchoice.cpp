// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/exporting/exportchoice.h"

#include "editor/exporting/exportqueue.h"
#include "editor/language/names.h"
#include "editor/language/translated.h"
#include "editor/settings/lastexport.h"
#include "lecture/sequence.h"

#include <QDir>
#include <QFileInfo>
#include <QRegularExpression>
#include <QStandardPaths>

#include <algorithm>
#include <cmath>

namespace lectograph::editor {

using namespace Qt::StringLiterals;

namespace {

QString endingOf(media::Format format)
{
    const std::vector<FormatText> formats = formatTexts();
    return std::ranges::find(formats, format, &FormatText::format)->ending;
}

QString pathFor(const ExportChoice &choice, const QString &language, bool hasLanguages)
{
    const QString name = fileNameOf(choice.name) + (hasLanguages ? u'-' + language : QString());
    const QDir folder(choice.folder);
    if (choice.format == media::Format::PngSequence)
        return folder.filePath(name + u'/' + name + u"-%05d.png"_s);
    return folder.filePath(name + u'.' + endingOf(choice.format));
}

} // namespace

std::vector<FormatText> formatTexts()
{
    using media::Format;
    return {{Format::Mp4, u"mp4"_s, translated("MP4 video"), translated("Plays everywhere")},
            {Format::WebM, u"webm"_s, translated("WebM video"),
             translated("For web pages; the background can be left out")},
            {Format::ProRes, u"mov"_s, translated("MOV video for editing"),
             translated("ProRes 4444: large files for video editors; the background can be left out")},
            {Format::Gif, u"gif"_s, translated("GIF animation"),
             translated("For places where no video plays; 256 colours")},
            {Format::PngSequence, u"png"_s, translated("PNG pictures"),
             translated("One picture for each frame, in a folder of their own; the background can be left out")}};
}

QString fileNameOf(const QString &text)
{
    static const QRegularExpression refused(u"[\\x00-\\x1f\\\\/:*?\"<>|%]+"_s);
    // A leading dot would hide the file; Windows drops a trailing one.
    static const QRegularExpression dots(u"^\\.+|\\.+$"_s);
    const QString name = text.simplified().replace(refused, u"-"_s).remove(dots).left(120).trimmed();
    return titleOrUntitled(name);
}

namespace {

/// "2–4, 7" of these numbers, in their order.
QString runsOf(const std::vector<int> &numbers)
{
    QStringList runs;
    for (std::size_t i = 0; i < numbers.size();) {
        std::size_t last = i;
        while (last + 1 < numbers.size() && numbers[last + 1] == numbers[last] + 1)
            ++last;
        const bool isLong = last > i + 1;
        runs.append(isLong ? u"%1–%2"_s.arg(numbers[i]).arg(numbers[last]) : QString::number(numbers[i]));
        i = isLong ? last + 1 : i + 1;
    }
    constexpr qsizetype longest = 40;
    const QString all = runs.join(u", "_s);
    return all.size() <= longest ? all : u"%1…%2"_s.arg(numbers.front()).arg(numbers.back());
}

/// " - 2, 4" for several scenes, " - 00.05.00–01.20.00" for what is between the marks; nothing for all of it.
QString partInName(const ExportChoice &choice, const lecture::Lecture &lecture)
{
    if (choice.scope == ExportChoice::Scope::InToOut && (choice.in || choice.out)) {
        const auto text = [](base::Time time) { return timeText(time).replace(u':', u'.'); }; // as files may be called
        return u" - %1–%2"_s.arg(text(choice.in.value_or(base::Time())), choice.out ? text(*choice.out) : QString());
    }
    std::vector<int> numbers;
    for (std::size_t i = 0; i < lecture.scenes.size() && choice.scope == ExportChoice::Scope::Scenes; ++i) {
        if (choice.scenes.contains(lecture.scenes[i]->id))
            numbers.push_back(static_cast<int>(i) + 1);
    }
    return numbers.empty() || numbers.size() == lecture.scenes.size() ? QString() : u" - "_s + runsOf(numbers);
}

} // namespace

std::vector<exporting::ExportRequest> requestsOf(const ExportChoice &choice, const lecture::Lecture &lecture)
{
    std::vector<exporting::ExportRequest> requests;
    for (const QString &language : choice.languages) {
        exporting::ExportRequest request{.lecture = lecture, .language = language};
        if (choice.scope == ExportChoice::Scope::Scenes || choice.scope == ExportChoice::Scope::OpenScene)
            request.scenes = choice.scenes;
        if (choice.scope == ExportChoice::Scope::InToOut) {
            request.from = choice.in;
            request.to = choice.out;
        }
        request.settings = {.path = pathFor(choice, language, lecture.languages.size() > 1),
                            .size = choice.size,
                            .rate = choice.rate,
                            .quality = choice.quality,
                            .isTransparent = choice.isTransparent,
                            .hasSound = choice.hasSound};
        requests.push_back(std::move(request));
    }
    return requests;
}

QStringList exportedScenes(const ExportChoice &choice, const lecture::Lecture &lecture,
                           const timeline::AnimationRegistry &animations)
{
    using enum ExportChoice::Scope;
    if (choice.scope == Scenes || choice.scope == OpenScene)
        return choice.scenes;
    const bool isPart = choice.scope == InToOut;
    QStringList scenes;
    for (const lecture::ScenePlace &place : lecture::placesOf(lecture, animations)) {
        const bool isBefore = isPart && choice.in && place.end() <= *choice.in;
        const bool isBehind = isPart && choice.out && place.start >= *choice.out;
        if (!isBefore && !isBehind)
            scenes.append(lecture.scenes[place.scene]->id);
    }
    return scenes;
}

QString suggestedName(const QString &lectureName, const ExportChoice &choice, const lecture::Lecture &lecture,
                      const QStringList &languages)
{
    const bool isOfScenes = choice.scope == ExportChoice::Scope::Scenes
        || choice.scope == ExportChoice::Scope::OpenScene;
    const QString whole = titleOrUntitled(lectureName);
    if (!isOfScenes || choice.scenes.size() != 1 || lecture.scenes.size() < 2)
        return whole + partInName(choice, lecture);
    const auto scene = std::ranges::find(lecture.scenes, choice.scenes.front(), &lecture::Scene::id);
    if (scene == lecture.scenes.end())
        return whole;
    return u"%1 - %2 %3"_s.arg(whole, QString::number(scene - lecture.scenes.begin() + 1), labelOf(**scene, languages));
}

QStringList writtenFiles(const ExportChoice &choice, const lecture::Lecture &lecture)
{
    QStringList files;
    for (const exporting::ExportRequest &request : requestsOf(choice, lecture)) {
        const QString file = QDir(choice.folder).relativeFilePath(exporting::firstFile(request.settings.path));
        files.append(choice.format == media::Format::PngSequence ? file + u" …"_s : file);
    }
    return files;
}

QString freeName(ExportChoice choice, const lecture::Lecture &lecture, const ExportQueue &queue)
{
    const QString name = choice.name;
    for (int number = 2; !inTheWay(requestsOf(choice, lecture), queue).isEmpty(); ++number)
        choice.name = u"%1 %2"_s.arg(name, QString::number(number));
    return choice.name;
}

QStringList inTheWay(const std::vector<exporting::ExportRequest> &requests, const ExportQueue &queue)
{
    QStringList files;
    for (const exporting::ExportRequest &request : requests) {
        const QString file = exporting::firstFile(request.settings.path);
        if (QFileInfo::exists(file) || queue.isPendingFor(request))
            files.append(file);
    }
    return files;
}

QSize sizeFor(const media::Preset &preset, double frameRatio)
{
    return preset.size.width() > preset.size.height() ? sizeFor(preset.size, frameRatio) : preset.size;
}

QSize sizeFor(const QSize &size, double frameRatio)
{
    static constexpr int longest = 16384;
    const double lines = std::min(size.width(), size.height());
    const auto even = [](double side) { return std::clamp(static_cast<int>(std::lround(side / 2)) * 2, 16, longest); };
    return frameRatio >= 1 ? QSize(even(lines * frameRatio), even(lines))
                           : QSize(even(lines), even(lines / frameRatio));
}

QString videoFolder()
{
    const QString folder = QStandardPaths::writableLocation(QStandardPaths::MoviesLocation);
    return folder.isEmpty() ? QDir::homePath() : folder;
}

ExportChoice rememberedChoice(double frameRatio, const QString &lectureKey)
{
    ExportChoice choice;
    if (!lectureKey.isEmpty() && setting::exportLecture.value() == lectureKey) {
        choice.scope = static_cast<ExportChoice::Scope>(std::clamp(setting::exportScope.value(), 0, 3));
        choice.scenes = setting::exportScenes.value();
        choice.languages = setting::exportLanguages.value();
    }
    const std::vector<FormatText> formats = formatTexts();
    const auto format = std::ranges::find(formats, setting::exportFormat.value(), &FormatText::ending);
    if (format != formats.end())
        choice.format = format->format;
    if (setting::exportSize.isSet())
        choice.size = setting::exportSize.value();
    if (std::abs(setting::exportFrameRatio.value() / frameRatio - 1) > 1e-3)
        choice.size = sizeFor(choice.size, frameRatio);
    choice.rate = {setting::exportRateNumerator.value(), setting::exportRateDenominator.value()};
    choice.quality = static_cast<media::Quality>(std::clamp(setting::exportQuality.value(), 0, 2));
    choice.isTransparent = setting::exportsTransparency.value();
    choice.hasSound = setting::exportsSound.value();
    choice.folder = setting::exportFolder.value();
    if (!QFileInfo(choice.folder).isDir())
        choice.folder = videoFolder();
    return choice;
}

void remember(const ExportChoice &choice, double frameRatio, const QString &lectureKey)
{
    setting::exportLecture.set(lectureKey);
    setting::exportScope.set(static_cast<int>(choice.scope));
    setting::exportScenes.set(choice.scenes);
    setting::exportLanguages.set(choice.languages);
    setting::exportFormat.set(endingOf(choice.format));
    setting::exportSize.set(choice.size);
    setting::exportFrameRatio.set(frameRatio);
    setting::exportRateNumerator.set(choice.rate.numerator);
    setting::exportRateDenominator.set(choice.rate.denominator);
    setting::exportQuality.set(static_cast<int>(choice.quality));
    setting::exportsTransparency.set(choice.isTransparent);
    setting::exportsSound.set(choice.hasSound);
    setting::exportFolder.set(choice.folder);
}

} // namespace lectograph::editor
