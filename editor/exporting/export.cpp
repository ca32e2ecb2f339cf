// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/exporting/export.h"

#include "base/sentence.h"
#include "editor/exporting/showframes.h"
#include "lecture/types.h"
#include "media/part_file.h"

#include <QDir>
#include <QFileInfo>

#include <algorithm>

namespace lectograph::exporting {

using namespace Qt::StringLiterals;
using base::Result;
using base::Time;

namespace {

/// A file of the same format.
QString sampleIn(const QString &folder, const QString &path)
{
    const auto format = media::formatFor(path);
    const bool isSequence = format && *format == media::Format::PngSequence;
    return QDir(folder).filePath(isSequence ? u"sample-%05d.png"_s : u"sample."_s + QFileInfo(path).suffix());
}

} // namespace

qint64 bytesOf(const QString &path, qint64 frames)
{
    const auto format = media::formatFor(path);
    if (!format || *format != media::Format::PngSequence)
        return QFileInfo(path).size();
    // A sample of a hundred evenly spaced files is enough.
    const qint64 step = std::max<qint64>(1, frames / 100);
    qint64 bytes = 0;
    qint64 seen = 0;
    for (qint64 frame = 0; frame < frames; frame += step, ++seen)
        bytes += QFileInfo(media::fileNameFor(path, frame)).size();
    return seen > 0 ? bytes * frames / seen : 0;
}

QString firstFile(const QString &path)
{
    const auto format = media::formatFor(path);
    return format && *format == media::Format::PngSequence ? media::fileNameFor(path, 0) : path;
}

Export::Export(const ExportRequest &request, const timeline::Registry &registry)
    : m_settings(request.settings),
      m_languages(lecture::languageOrder(request.lecture, request.language)),
      m_show(picture::Show::ofScenes(request.lecture, registry, request.language, request.scenes)),
      m_sound(request.lecture, request.language, lecture::typesOf(request.lecture, registry).animations,
              request.scenes),
      m_from(std::clamp(request.from.value_or(Time{}), Time{}, m_show.duration())),
      m_to(std::clamp(request.to.value_or(m_show.duration()), m_from, m_show.duration()))
{}

qint64 Export::frameCount() const
{
    return m_settings.rate.framesIn(m_to - m_from);
}

bool Export::wantsSound() const
{
    const auto format = media::formatFor(m_settings.path);
    return m_settings.hasSound && format && media::limitsOf(*format).hasSound;
}

bool Export::hasSound() const
{
    return wantsSound() && !m_sound.isSilent(firstSample(), endSample());
}

/// The title of the lecture and, if there are several scenes, a chapter for each that has frames.
media::Naming Export::naming() const
{
    media::Naming naming;
    naming.title = graph::localized(m_show.lecture().title, m_languages).value_or(QString());
    for (const picture::Show::SceneSpan &scene : m_show.scenes()) {
        if (scene.start >= m_to || scene.start + scene.duration <= m_from)
            continue;
        const qint64 frame = m_settings.rate.framesIn(std::max(scene.start, m_from) - m_from);
        if (!naming.chapters.empty() && naming.chapters.back().frame == frame)
            naming.chapters.pop_back(); // shorter than a frame
        if (frame < frameCount())
            naming.chapters.push_back({scene.name, frame});
    }
    if (naming.chapters.size() < 2)
        naming.chapters.clear();
    return naming;
}

Result<void> Export::check() const
{
    if (frameCount() <= 0)
        return base::failure(base::Sentence::tr("There is nothing to export: the video would have no frames."),
                             base::Sentence::tr("Choose a longer part of the lecture."), m_settings.path);
    const auto format = media::formatFor(m_settings.path);
    if (!format)
        return tl::unexpected(format.error());
    if (m_settings.isTransparent && !media::limitsOf(*format).hasAlpha)
        return base::failure(base::Sentence::tr("%1 cannot be transparent.").arg(media::limitsOf(*format).name),
                             base::Sentence::tr("Use .webm, .mov or a PNG sequence, or keep the background."),
                             m_settings.path);
    return media::check(*format, m_settings.size, m_settings.rate)
        .and_then([this] { return media::checkPlace(m_settings.path); })
        .and_then([this] { return wantsSound() ? m_sound.check(firstSample(), endSample()) : Result<void>(); });
}

Result<media::ExportReport> Export::run(const media::ExportListener &listener, std::stop_token stop)
{
    if (const auto checked = check(); !checked)
        return tl::unexpected(checked.error());
    ShowFrames frames(m_show, m_settings.rate, m_from, {0}, frameCount());
    m_sound.seek(firstSample());
    media::ExportSettings settings = m_settings;
    settings.naming = naming();
    return media::exportFrames(frames, settings, listener, std::move(stop), hasSound() ? &m_sound : nullptr);
}

Result<Sample> Export::sample(const QString &folder, std::stop_token stop)
{
    media::ExportSettings settings = m_settings;
    settings.path = sampleIn(folder, m_settings.path);
    return Sampler(m_show, m_from, frameCount(), std::move(settings), std::move(stop)).run();
}

} // namespace lectograph::exporting
