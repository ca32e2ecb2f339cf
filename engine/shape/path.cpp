// SPDX-License-Identifier: GPL-3.0-or-later
#include "shape/path.h"

#include "base/hash.h"
#include "shape/bezier.h"

#include <algorithm>
#include <atomic>
#include <bit>
#include <cmath>
#include <limits>
#include <mutex>

namespace lectograph::shape {

struct Path::Data
{
    std::vector<Contour> contours;
    FillRule rule = FillRule::NonZero;
    int curves = 0;
    mutable std::atomic<quint64> hash = 0;  ///< 0: not computed yet
    mutable std::atomic<double> reach = -1; ///< −1: not computed yet
    mutable std::once_flag boundsMade;
    mutable QRectF bounds;
    mutable std::once_flag lengthsMade;
    mutable std::vector<double> lengths;
};

namespace {

/// Enforces the invariants of Contour: 3n+1 points, and a closed contour ends at its first point.
void tidy(Contour &contour)
{
    auto &points = contour.points;
    if (points.size() % 3 != 1)
        points.resize(points.empty() ? 0 : points.size() - (points.size() - 1) % 3);
    if (contour.closed && points.size() > 1 && points.back() != points.front()) {
        if (norm(points.back() - points.front()) < 1e-9)
            points.back() = points.front();
        else
            append(points, Cubic::straight(points.back(), points.front()));
    }
}

/// Packs both coordinates into one word, which halves the hashing time of long outlines; 0 and −0 are equal.
quint64 word(const QPointF &p)
{
    const auto bits = [](double v) { return std::bit_cast<quint64>(v == 0 ? 0.0 : v); };
    return bits(p.x()) * 0x9e3779b97f4a7c15ull + std::rotl(bits(p.y()) * 0xd6e8feb86659fd93ull, 32);
}

QRectF tightBounds(const std::vector<Contour> &contours)
{
    constexpr double infinity = std::numeric_limits<double>::infinity();
    double left = infinity;
    double right = -infinity;
    double low = infinity;
    double high = -infinity;
    for (const Contour &contour : contours) {
        for (std::size_t i = 0; i + 3 < contour.points.size(); i += 3) {
            const QPointF *p = contour.points.data() + i;
            extend(p[0].x(), p[1].x(), p[2].x(), p[3].x(), left, right);
            extend(p[0].y(), p[1].y(), p[2].y(), p[3].y(), low, high);
        }
    }
    return {left, low, right - left, high - low};
}

} // namespace

Path::Path(std::vector<Contour> contours, FillRule rule)
{
    int curves = 0;
    for (Contour &contour : contours) {
        tidy(contour);
        curves += contour.curveCount();
    }
    if (curves == 0)
        return;
    std::erase_if(contours, [](const Contour &contour) { return contour.curveCount() == 0; });
    auto data = std::make_shared<Data>();
    data->contours = std::move(contours);
    data->rule = rule;
    data->curves = curves;
    m_data = std::move(data);
}

const std::vector<Contour> &Path::contours() const
{
    static const std::vector<Contour> none;
    return m_data ? m_data->contours : none;
}

FillRule Path::fillRule() const
{
    return m_data ? m_data->rule : FillRule::NonZero;
}

const QRectF &Path::bounds() const
{
    static const QRectF none;
    if (!m_data)
        return none;
    std::call_once(m_data->boundsMade, [this] { m_data->bounds = tightBounds(m_data->contours); });
    return m_data->bounds;
}

double Path::reach() const
{
    if (!m_data)
        return 0;
    if (const double made = m_data->reach.load(std::memory_order_relaxed); made >= 0)
        return made;
    double farthest = 0;
    bool finite = true;
    for (const Contour &contour : m_data->contours) {
        for (const QPointF &point : contour.points) {
            farthest = std::max({farthest, std::abs(point.x()), std::abs(point.y())});
            finite = finite && std::isfinite(point.x()) && std::isfinite(point.y());
        }
    }
    const double made = finite ? farthest : std::numeric_limits<double>::infinity();
    m_data->reach.store(made, std::memory_order_relaxed);
    return made;
}

quint64 Path::hash() const
{
    if (!m_data)
        return base::Hash(1).value();
    if (const quint64 made = m_data->hash.load(std::memory_order_relaxed))
        return made;
    base::Hash hash(static_cast<quint64>(m_data->rule) + 2);
    for (const Contour &contour : m_data->contours) {
        hash.add(contour.points.size() * 2 + (contour.closed ? 1 : 0));
        for (const QPointF &point : contour.points)
            hash.add(word(point));
    }
    const quint64 made = std::max<quint64>(hash.value(), 1);
    m_data->hash.store(made, std::memory_order_relaxed);
    return made;
}

int Path::curveCount() const
{
    return m_data ? m_data->curves : 0;
}

const std::vector<double> &Path::curveLengths() const
{
    static const std::vector<double> none;
    if (!m_data)
        return none;
    std::call_once(m_data->lengthsMade, [this] {
        m_data->lengths.reserve(static_cast<std::size_t>(m_data->curves));
        for (const Contour &contour : m_data->contours) {
            for (int i = 0; i < contour.curveCount(); ++i)
                m_data->lengths.push_back(curve(contour, i).length());
        }
    });
    return m_data->lengths;
}

bool operator==(const Path &a, const Path &b)
{
    return a.m_data == b.m_data
        || (a.m_data && b.m_data && a.m_data->rule == b.m_data->rule && a.m_data->contours == b.m_data->contours);
}

Path fromPainterPath(const QPainterPath &path)
{
    std::vector<Contour> contours;
    const auto finish = [&contours] {
        if (!contours.empty() && contours.back().points.size() > 1)
            contours.back().closed = contours.back().points.front() == contours.back().points.back();
    };
    for (int i = 0; i < path.elementCount(); ++i) {
        const QPainterPath::Element element = path.elementAt(i);
        switch (element.type) {
        case QPainterPath::MoveToElement:
            finish();
            contours.push_back({{element}, false});
            break;
        case QPainterPath::LineToElement:
            if (auto &points = contours.back().points; points.back() != element)
                append(points, Cubic::straight(points.back(), element));
            break;
        case QPainterPath::CurveToElement:
        case QPainterPath::CurveToDataElement: contours.back().points.push_back(element); break;
        }
    }
    finish();
    return Path(std::move(contours), path.fillRule() == Qt::WindingFill ? FillRule::NonZero : FillRule::EvenOdd);
}

QPainterPath toPainterPath(const Path &path)
{
    QPainterPath result;
    result.reserve(3 * path.curveCount() + 2 * static_cast<int>(path.contours().size()));
    for (const Contour &contour : path.contours()) {
        result.moveTo(contour.points.front());
        for (int i = 0; i < contour.curveCount(); ++i) {
            const Cubic c = curve(contour, i);
            if (c.isStraight())
                result.lineTo(c.d);
            else
                result.cubicTo(c.b, c.c, c.d);
        }
        if (contour.closed)
            result.closeSubpath();
    }
    result.setFillRule(path.fillRule() == FillRule::NonZero ? Qt::WindingFill : Qt::OddEvenFill);
    return result;
}

} // namespace lectograph::shape
