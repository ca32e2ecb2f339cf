// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/exporting/export.h"

#include "base/sentence.h"
#include "lecture/types.h"
#include "media/part_file.h"

#include <algorithm>

namespace lectograph::exporting {

using base::Result;
using base::Time;

namespace {

/// The frames of a show in a time range.
class ShowFrames final : public media::FrameSource
{
public:
    ShowFrames(picture::Show &show, base::FrameRate rate, Time from, Time to)
        : m_show(show), m_rate(rate), m_from(from), m_count(rate.framesIn(to - from))
    {}

    qint64 frameCount() const override { return m_count; }
    picture::Picture picture(qint64 frame) override { return m_show.at(timeOf(frame)); }
    qint64 sameUntil(qint64 frame) override
    {
        const Time until = m_show.stillUntil(timeOf(frame));
        qint64 next = std::max(frame + 1, m_rate.framesIn(until - m_from));
        // framesIn() rounds a time just after a frame down to it; what begins there is first visible in the next one.
        while (next > frame + 1 && timeOf(next - 1) >= until)
            --next;
        return std::min(next, m_count);
    }

private:
    Time timeOf(qint64 frame) const { return m_from + m_rate.at(frame); }

    picture::Show &m_show;
    base::FrameRate m_rate;
    Time m_from;
    qint64 m_count;
};

} // namespace

QString firstFile(const QString &path)
{
    const auto format = media::formatFor(path);
    return format && *format == media::Format::PngSequence ? media::fileNameFor(path, 0) : path;
}

Export::Export(const ExportRequest &request, const timeline::Registry &registry)
    : m_settings(request.settings),
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
    ShowFrames frames(m_show, m_settings.rate, m_from, m_to);
    m_sound.seek(firstSample());
    return media::exportFrames(frames, m_settings, listener, std::move(stop), hasSound() ? &m_sound : nullptr);
}

} // namespace lectograph::exporting
