// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/exporting/sampling.h"
#include "lecture/lecture.h"
#include "media/export_job.h"
#include "media/soundtrack.h"
#include "picture/rehearsal.h"
#include "picture/show.h"

#include <optional>

/// Exporting a lecture, for the command line and the editor.
namespace lectograph::exporting {

/// What to export: a snapshot, unaffected by later edits.
struct ExportRequest
{
    lecture::Lecture lecture;
    QString language = {};               ///< empty: the lecture's own
    QStringList scenes = {};             ///< ids, in the order of the lecture; empty: all
    std::optional<base::Time> from = {}; ///< within these scenes combined; absent: from the start
    std::optional<base::Time> to = {};   ///< absent: to the end
    media::ExportSettings settings = {};
};

/// The file that a check for existing files looks at: the file itself, or the first picture of a sequence.
QString firstFile(const QString &path);

/// The bytes of a file, or of a sequence of `frames` pictures.
qint64 bytesOf(const QString &path, qint64 frames);

/// One export. Not thread-safe.
class Export
{
public:
    Export(const ExportRequest &request, const timeline::Registry &registry);

    base::Time length() const { return m_show.duration(); } ///< of the scenes, ignoring from and to
    base::Time from() const { return m_from; }
    base::Time to() const { return m_to; }
    qint64 frameCount() const;

    /// Whether the file will have sound: this part has audible sound, it is wanted, and the format supports it.
    bool hasSound() const;

    /// The errors that can be found before rendering: no frames, a format that does not support the size, frame rate or
    /// transparency, an unwritable folder, a missing or undecodable sound.
    base::Result<void> check() const;
    /// Checks, then writes the file. An existing file is replaced only after the new one is complete.
    base::Result<media::ExportReport> run(const media::ExportListener &listener = {}, std::stop_token stop = {});
    /// The failures that a viewer would miss, found without writing anything (picture/rehearsal.h).
    graph::Problems rehearse() { return picture::rehearse(m_show, m_from, m_to); }
    /// Encodes short samples of the pictures, without sound, into a folder. A guess from size and length alone would be
    /// wrong by a factor of ten, because a still slide costs almost nothing, and other programs may use the same cores.
    base::Result<Sample> sample(const QString &folder, std::stop_token stop = {});
    /// The problems of the scenes that have been drawn.
    graph::Problems problems() const { return m_show.problems(); }

private:
    bool wantsSound() const;
    media::Naming naming() const;
    qint64 firstSample() const { return media::sampleAt(m_from); }
    qint64 endSample() const { return firstSample() + media::sampleAt(m_settings.rate.at(frameCount())); }

    media::ExportSettings m_settings;
    QStringList m_languages; ///< the one of the export, then the fallbacks
    picture::Show m_show;
    media::Soundtrack m_sound;
    base::Time m_from;
    base::Time m_to;
};

} // namespace lectograph::exporting
