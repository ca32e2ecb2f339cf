// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/edits/timeline_edits.h"

#include <QJsonArray>
#include <QMimeData>

#include <optional>

namespace lectograph::editor {

/// Clips, keyframes and sounds on their way through the clipboard. Sounds bring their files, which are large: within this program
/// these are passed on in memory; another one is given an archive (mime::sounds), made when it asks.
class CopiedItems : public QMimeData
{
    Q_OBJECT

public:
    /// What was copied, at times relative to its beginning.
    struct Content
    {
        QJsonObject clips;       ///< of copiedClips()
        QJsonArray keys;         ///< of copiedKeys()
        lecture::Lecture sounds; ///< of copiedSounds()
    };

    CopiedItems(const lecture::Lecture &lecture, const EditContext &context, const TimelineItems &items);

    /// Nothing if there is nothing of the kind in it; an error if it cannot be read.
    static std::optional<base::Result<Content>> in(const QMimeData *data);

    QStringList formats() const override;
    bool hasFormat(const QString &type) const override { return formats().contains(type); }

protected:
    QVariant retrieveData(const QString &type, QMetaType asked) const override;

private:
    lecture::Lecture m_sounds;
};

} // namespace lectograph::editor
