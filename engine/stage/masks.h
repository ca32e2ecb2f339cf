// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QImage>
#include <QPainterPath>
#include <QRect>

#include <optional>
#include <unordered_map>

namespace lectograph::stage {

/// A texture atlas of coverage masks for small static areas, rendered once by QPainter: at a few pixels no fringed mesh
/// looks as even as exact coverage, and two triangles are cheaper than two hundred. Not for strokes: QPainter renders
/// those of a pixel or less a fifth too thin.
class MaskSheet
{
public:
    static constexpr int width = 2048;
    static constexpr int greatestHeight = 4096;
    static constexpr int greatestMask = 64; ///< in pixels, per side

    /// The top left corner of the cached mask for this key, if any.
    std::optional<QPoint> find(quint64 key) const;
    /// Renders the part of the filled `path` (pixels) inside `target` into the atlas; nothing if the atlas is full.
    std::optional<QPoint> add(quint64 key, const QPainterPath &path, const QRect &target);
    /// Clears a full atlas; call it between frames.
    void endFrame();
    bool isFull() const { return m_full; }

    /// Coverage, row by row, `width` bytes per row.
    const QByteArray &bytes() const { return m_bytes; }
    int height() const { return static_cast<int>(m_bytes.size() / width); }
    /// The rows changed since the previous call.
    std::pair<int, int> takeChangedRows();

private:
    std::optional<QPoint> place(const QSize &size);

    std::unordered_map<quint64, QPoint> m_places;
    QByteArray m_bytes;
    QImage m_canvas{greatestMask + 8, greatestMask + 8, QImage::Format_Alpha8};
    QPoint m_next;       ///< next free position in the current row of masks …
    int m_rowHeight = 0; ///< … of this height
    std::pair<int, int> m_changed{0, 0};
    bool m_full = false;
};

} // namespace lectograph::stage
