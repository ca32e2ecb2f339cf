// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QMimeData>
#include <QString>

#include <optional>

/// The MIME types of drag and drop between panels, and of the clipboard.
namespace lectograph::editor::mime {

inline constexpr auto block = "application/x-lectograph-block";           ///< the id of a node type
inline constexpr auto animation = "application/x-lectograph-animation";   ///< the id of an animation type
inline constexpr auto customBlock = "application/x-lectograph-own-block"; ///< the path of its file
inline constexpr auto nodes = "application/x-lectograph-nodes";           ///< JSON: nodes with their links and files
inline constexpr auto scenes = "application/x-lectograph-copied-scenes";  ///< an archive: scenes with all they use
inline constexpr auto clips = "application/x-lectograph-clips";           ///< JSON: clips
inline constexpr auto sounds = "application/x-lectograph-sounds";         ///< an archive: sounds with their files
inline constexpr auto keys = "application/x-lectograph-keys";             ///< JSON: keyframes by property
inline constexpr auto style = "application/x-lectograph-style";           ///< JSON: how a block looks
inline constexpr auto output = "application/x-lectograph-output";         ///< an output of a node: "node.port"
inline constexpr auto easing = "application/x-lectograph-easing";         ///< the text of an easing

inline std::optional<QString> read(const QMimeData *data, const char *type)
{
    const QString name = QString::fromLatin1(type);
    if (!data || !data->hasFormat(name))
        return std::nullopt;
    return QString::fromUtf8(data->data(name));
}

} // namespace lectograph::editor::mime
