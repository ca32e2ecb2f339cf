// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "lecture/lecture.h"

#include <QMimeData>

#include <optional>

namespace lectograph::editor {

/// Sounds on their way through the clipboard, with their files. Those are large, so within this program they go from hand to
/// hand; another one is given an archive (mime::sounds), made when it asks.
class CopiedSounds : public QMimeData
{
    Q_OBJECT

public:
    explicit CopiedSounds(lecture::Lecture sounds) : m_sounds(std::move(sounds)) {}

    /// Nothing if there are no sounds in it.
    static std::optional<base::Result<lecture::Lecture>> in(const QMimeData *data);

    QStringList formats() const override;
    bool hasFormat(const QString &type) const override { return formats().contains(type); }

protected:
    QVariant retrieveData(const QString &type, QMetaType asked) const override;

private:
    lecture::Lecture m_sounds; ///< see copiedSounds()
};

} // namespace lectograph::editor
