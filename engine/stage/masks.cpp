// SPDX-License-Identifier: GPL-3.0-or-later
#include "stage/masks.h"

#include <QPainter>

#include <algorithm>
#include <cstring>

namespace lectograph::stage {

std::optional<QPoint> MaskSheet::find(quint64 key) const
{
    const auto found = m_places.find(key);
    return found == m_places.end() ? std::nullopt : std::optional(found->second);
}

std::optional<QPoint> MaskSheet::place(const QSize &size)
{
    if (m_next.x() + size.width() > width) {
        m_next = {0, m_next.y() + m_rowHeight};
        m_rowHeight = 0;
    }
    const int bottom = m_next.y() + size.height();
    if (bottom > greatestHeight) {
        m_full = true;
        return std::nullopt;
    }
    if (bottom > height()) {
        int grown = std::max(height(), 128);
        while (grown < bottom)
            grown *= 2;
        m_bytes.append(static_cast<qsizetype>(grown - height()) * width, '\0');
    }
    const QPoint at = m_next;
    m_next.rx() += size.width();
    m_rowHeight = std::max(m_rowHeight, size.height());
    m_changed = m_changed.first == m_changed.second
        ? std::pair(at.y(), bottom)
        : std::pair(std::min(m_changed.first, at.y()), std::max(m_changed.second, bottom));
    return at;
}

std::optional<QPoint> MaskSheet::add(quint64 key, const QPainterPath &path, const QRect &target)
{
    const QSize size = target.size().boundedTo(m_canvas.size());
    const std::optional<QPoint> at = place(size);
    if (!at)
        return std::nullopt;
    for (int row = 0; row < size.height(); ++row)
        std::memset(m_canvas.scanLine(row), 0, static_cast<std::size_t>(size.width()));
    QPainter painter(&m_canvas);
    painter.setClipRect(QRect(QPoint(0, 0), size));
    painter.setRenderHint(QPainter::Antialiasing);
    painter.translate(-target.topLeft());
    painter.fillPath(path, Qt::white);
    painter.end();
    for (int row = 0; row < size.height(); ++row)
        std::memcpy(m_bytes.data() + static_cast<qsizetype>(at->y() + row) * width + at->x(),
                    m_canvas.constScanLine(row), static_cast<std::size_t>(size.width()));
    m_places.emplace(key, *at);
    return at;
}

void MaskSheet::endFrame()
{
    if (!m_full)
        return;
    m_places.clear();
    m_next = {};
    m_rowHeight = 0;
    m_full = false;
}

std::pair<int, int> MaskSheet::takeChangedRows()
{
    return std::exchange(m_changed, {0, 0});
}

} // namespace lectograph::stage
