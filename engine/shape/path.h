// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPainterPath>
#include <QPointF>
#include <QRectF>

#include <memory>
#include <vector>

namespace lectograph::shape {

/// A contour of cubic Béziers: 3n+1 points, knot, handle, handle, knot, … A closed contour ends at its first point.
struct Contour
{
    std::vector<QPointF> points;
    bool closed = false;

    int curveCount() const { return points.empty() ? 0 : static_cast<int>((points.size() - 1) / 3); }
    friend bool operator==(const Contour &, const Contour &) = default;
};

enum class FillRule { NonZero, EvenOdd };

/// An outline in the plane of its shape, y up. An immutable value: copies share their data, the hash is cached.
/// Contours without a curve are dropped, and a closed contour whose ends differ gets a straight closing segment.
class Path
{
public:
    Path() = default;
    explicit Path(std::vector<Contour> contours, FillRule rule = FillRule::NonZero);

    bool isEmpty() const { return !m_data; }
    const std::vector<Contour> &contours() const;
    FillRule fillRule() const;
    /// Tight bounds of the curves; as a QRectF, top() is the lower y.
    const QRectF &bounds() const;
    /// The largest absolute coordinate of all points, handles included; infinite if one is not finite. Cached.
    double reach() const;
    /// Content hash: equal paths have equal hashes on every machine.
    quint64 hash() const;
    int curveCount() const;
    /// Arc length of every curve, contour by contour; cached.
    const std::vector<double> &curveLengths() const;

    friend bool operator==(const Path &a, const Path &b);

private:
    struct Data;
    std::shared_ptr<const Data> m_data;
};

/// Conversion from and to QPainterPath, for glyphs, boolean operations and stroking. Does not flip y.
Path fromPainterPath(const QPainterPath &path);
QPainterPath toPainterPath(const Path &path);

} // namespace lectograph::shape
