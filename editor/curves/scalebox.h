// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPointF>
#include <QRectF>

#include <vector>

namespace lectograph::editor {

/// The box around several selected keyframes; its grips scale them in time, in value, or both.
struct ScaleBox
{
    /// A side or corner: −1 left or top, 1 right or bottom, 0 between.
    struct Grip
    {
        int x = 0;
        int y = 0;

        friend bool operator==(const Grip &, const Grip &) = default;
    };

    QRectF keys; ///< bounds of the keyframes, in pixels
    bool scalesTime = false;
    bool scalesValue = false;

    /// With a margin, to keep the grips apart from the keyframes.
    QRectF frame() const
    {
        constexpr double room = 14;
        return keys.adjusted(-room, -room, room, room);
    }
    std::vector<Grip> grips() const
    {
        std::vector<Grip> all;
        for (const Grip grip :
             {Grip{-1, -1}, Grip{0, -1}, Grip{1, -1}, Grip{1, 0}, Grip{1, 1}, Grip{0, 1}, Grip{-1, 1}, Grip{-1, 0}}) {
            if ((grip.x == 0 || scalesTime) && (grip.y == 0 || scalesValue))
                all.push_back(grip);
        }
        return all;
    }
    QPointF at(Grip grip) const
    {
        const QRectF rect = frame();
        return rect.center() + QPointF(grip.x * rect.width() / 2, grip.y * rect.height() / 2);
    }
};

} // namespace lectograph::editor
