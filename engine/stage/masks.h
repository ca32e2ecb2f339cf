// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QImage>
#include <QPainterPath>
#include <QRect>

#include <optional>
#include <unordered_map>

namespace lectograph::stage {

/// Small areas that stand still, drawn once by QPainter and kept on one sheet of coverage bytes: at a few pixels no
/// fringed mesh looks as even as exact coverage does, and two triangles are cheaper than two hundred. Not for strokes:
/// QPainter makes those of a pixel or less a fifth too thin.
class MaskSheet
{
public:
    static constexpr int width = 2048;
    static constexpr int greatestHeight = 4096;
    static constexpr int greatestMask = 64; ///< pixels, each way

    /// Where the sheet has the mask drawn before under this key: its upper left corner.
    std::optional<QPoint> find(quint64 key) const;
    /// Draws what of the filled `path` (pixels) lies in `target` into the sheet; nothing if the sheet is full.
    std::optional<QPoint> add(quint64 key, const QPainterPath &path, const QRect &target);
    /// A full sheet starts anew; call it between frames.
    void endFrame();
    bool isFull() const { return m_full; }

    /// Coverage, row by row, `width` bytes each.
    const QByteArray &bytes() const { return m_bytes; }
    int height() const { return static_cast<int>(m_bytes.size() / width); }
    /// Rows drawn to since this was last asked.
    std::pair<int, int> takeChangedRows();

private:
    std::optional<QPoint> place(const QSize &size);

    std::unordered_map<quint64, QPoint> m_places;
    QByteArray m_bytes;
    QImage m_canvas{greatestMask + 8, greatestMask + 8, QImage::Format_Alpha8};
    QPoint m_next;       ///< free place in the present row of masks …
    int m_rowHeight = 0; ///< … which is so high
    std::pair<int, int> m_changed{0, 0};
    bool m_full = false;
};

} // namespace lectograph::stage
