// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/edits/copied_clips.h"
#include "editor/edits/timeline_edits.h"

#include <QJsonArray>
#include <QMimeData>

#include <optional>

namespace lectograph::editor {

/// Copied clips, keyframes and sounds. Sound files are large, so they are passed in memory within this program; other
/// programs get an archive (mime::sounds), created on request.
class CopiedItems : public QMimeData
{
    Q_OBJECT

public:
    /// The copied items, at times relative to the earliest one.
    struct Content
    {
        CopiedClips clips;
        QJsonArray keys; ///< from copiedKeys()
        Lecture sounds;  ///< from copiedSounds()

        bool isEmpty() const { return clips.clips.isEmpty() && keys.isEmpty() && sounds.scenes.empty(); }
    };

    CopiedItems(const Lecture &lecture, const EditContext &context, const TimelineItems &items);

    /// Returns nothing if the data contains no such items, and an error if it cannot be read.
    static std::optional<Result<Content>> in(const QMimeData *data);

    QStringList formats() const override;
    bool hasFormat(const QString &type) const override { return formats().contains(type); }

protected:
    QVariant retrieveData(const QString &type, QMetaType asked) const override;

private:
    Lecture m_sounds;
    QString m_scene;
    NodeCopies m_blocks; ///< of the clips
};

} // namespace lectograph::editor
