// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "lecture/lecture.h"
#include "media/export_job.h"
#include "media/soundtrack.h"
#include "picture/show.h"

#include <optional>

/// How a lecture becomes a file, the same for the command line and for the editor.
namespace lectograph::exporting {

/// What is exported: a snapshot, which edits elsewhere do not reach.
struct ExportRequest
{
    lecture::Lecture lecture;
    QString language = {};               ///< empty: the lecture's own
    QStringList scenes = {};             ///< ids, shown in the order of the lecture; empty: all of them
    std::optional<base::Time> from = {}; ///< of what these scenes are together; absent: from the start
    std::optional<base::Time> to = {};   ///< absent: to the end
    media::ExportSettings settings = {};
};

/// The lecture with only these scenes; with all of them if there are none.
lecture::Lecture withOnlyScenes(lecture::Lecture lecture, const QStringList &scenes);

/// Where a file is in the way: the file itself, or the first picture of a sequence.
QString firstFile(const QString &path);

/// One export. For one thread.
class Export
{
public:
    Export(const ExportRequest &request, const timeline::Registry &registry);

    base::Time length() const { return m_show.duration(); } ///< of the scenes, without from and to
    base::Time from() const { return m_from; }
    base::Time to() const { return m_to; }
    qint64 frameCount() const;

    /// Whether the file will have sound: there is some to be heard in this part, it is wanted, and the format holds it.
    bool hasSound() const;

    /// What can be known to be wrong without drawing anything: no frames, a format that cannot hold this size, rate or
    /// transparency, a folder that nothing can be written to, a sound that is missing or cannot be decoded.
    base::Result<void> check() const;
    /// Checks, then makes the file. What was at the path stays until the new file is whole.
    base::Result<media::ExportReport> run(const media::ExportListener &listener = {}, std::stop_token stop = {});
    /// What was found wrong in the scenes that have been drawn.
    graph::Problems problems() const { return m_show.problems(); }

private:
    bool wantsSound() const;
    qint64 firstSample() const { return media::sampleAt(m_from); }
    qint64 endSample() const { return firstSample() + media::sampleAt(m_settings.rate.at(frameCount())); }

    media::ExportSettings m_settings;
    picture::Show m_show;
    media::Soundtrack m_sound;
    base::Time m_from;
    base::Time m_to;
};

} // namespace lectograph::exporting
