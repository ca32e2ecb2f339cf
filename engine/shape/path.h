// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPainterPath>
#include <QPointF>
#include <QRectF>

#include <memory>
#include <vector>

namespace lectograph::shape {

/// One pen stroke of cubic Béziers: 3n+1 points, knot, handle, handle, knot, … A closed one ends where it began.
struct Contour
{
    std::vector<QPointF> points;
    bool closed = false;

    int curveCount() const { return points.empty() ? 0 : static_cast<int>((points.size() - 1) / 3); }
    friend bool operator==(const Contour &, const Contour &) = default;
};

enum class FillRule { NonZero, EvenOdd };

/// An outline in the plane of its shape, y up. An immutable value: copies share, the hash is made once.
/// Contours without a curve are left out, and a closed one that does not end where it began gets a straight last piece.
class Path
{
public:
    Path() = default;
    explicit Path(std::vector<Contour> contours, FillRule rule = FillRule::NonZero);

    bool isEmpty() const { return !m_data; }
    const std::vector<Contour> &contours() const;
    FillRule fillRule() const;
    /// Tight bounds of the curves, in the usual sense of QRectF with top() the lower y.
    const QRectF &bounds() const;
    /// The largest coordinate of all points, handles included; infinite if one is not finite. Made once.
    double reach() const;
    /// Of the content: equal paths have equal hashes, on every machine.
    quint64 hash() const;
    int curveCount() const;
    /// Arc length of every curve, contour after contour; made once.
    const std::vector<double> &curveLengths() const;

    friend bool operator==(const Path &a, const Path &b);

private:
    struct Data;
    std::shared_ptr<const Data> m_data;
};

/// From and to Qt's type, for what Qt does well (glyphs, booleans, stroking). No flip: y stays as it is.
Path fromPainterPath(const QPainterPath &path);
QPainterPath toPainterPath(const Path &path);

} // namespace lectograph::shape
