// SPDX-License-Identifier: GPL-3.0-or-later
#include "stage/ribbon.h"

#include <algorithm>
#include <cmath>

namespace lectograph::stage {

namespace {

constexpr double sharp = 0.94; ///< cosine: a turn of more than 20° is a corner, less is a curve

double lengthOf(const QPointF &v)
{
    return std::hypot(v.x(), v.y());
}

double lengthOf(const Polyline &line)
{
    double length = line.closed ? lengthOf(line.points.front() - line.points.back()) : 0;
    for (std::size_t k = 1; k < line.points.size(); ++k)
        length += lengthOf(line.points[k] - line.points[k - 1]);
    return length;
}

double factorAt(const std::vector<double> &profile, double share)
{
    if (profile.empty())
        return 1;
    const double at = std::clamp(share, 0.0, 1.0) * static_cast<double>(profile.size() - 1);
    const auto before = std::min(static_cast<std::size_t>(at), profile.size() - 1);
    const auto after = std::min(before + 1, profile.size() - 1);
    return std::max(0.0, std::lerp(profile[before], profile[after], at - static_cast<double>(before)));
}

/// Inserts points at the knots of the width profile, since width is interpolated linearly between points.
void splitAtKnots(Polyline &line, double total, std::size_t knots)
{
    if (knots < 3)
        return;
    if (line.closed)
        line.points.push_back(line.points.front());
    std::vector<QPointF> points{line.points.front()};
    double at = 0;
    for (std::size_t k = 1; k < line.points.size(); ++k) {
        const QPointF a = line.points[k - 1];
        const QPointF b = line.points[k];
        const double length = lengthOf(b - a);
        const double step = total / static_cast<double>(knots - 1);
        for (double knot = (std::floor(at / step) + 1) * step; knot < at + length * (1 - 1e-6); knot += step) {
            if (knot > at + length * 1e-6)
                points.push_back(a + (b - a) * ((knot - at) / length));
        }
        points.push_back(b);
        at += length;
    }
    if (line.closed)
        points.pop_back();
    line.points = std::move(points);
}

class Ribbon
{
public:
    Ribbon(Mesh &mesh, const Polyline &line, double total, const std::vector<double> &profile)
        : m_mesh(mesh), m_points(line.points), m_closed(line.closed), m_profile(profile)
    {
        const std::size_t count = m_closed ? m_points.size() : m_points.size() - 1;
        double at = 0;
        m_share.push_back(0);
        for (std::size_t k = 0; k < count; ++k) {
            const QPointF along = m_points[(k + 1) % m_points.size()] - m_points[k];
            const double length = std::max(lengthOf(along), 1e-12);
            m_normals.emplace_back(-along.y() / length, along.x() / length);
            m_lengths.push_back(length);
            at += length;
            m_share.push_back(at / total);
        }
    }

    void build(shape::Cap cap, shape::Join join)
    {
        const std::size_t last = m_points.size() - 1;
        if (m_closed)
            startAt(0, 0, last, join);
        else
            addCap(0, 0, cap, -1);
        for (std::size_t k = 1; k < (m_closed ? last + 1 : last); ++k) {
            endAt(k, k, k - 1, join);
            startAt(k, k, k - 1, join);
        }
        if (m_closed)
            endAt(0, last + 1, last, join);
        else
            addCap(last, last - 1, cap, 1);
    }

private:
    bool isCorner(std::size_t arriving, std::size_t leaving) const
    {
        return QPointF::dotProduct(m_normals[arriving], m_normals[leaving]) < sharp;
    }

    Vertex vertex(std::size_t point, std::size_t share, std::size_t arriving, std::size_t leaving, Role role) const
    {
        Vertex v;
        v.x = static_cast<float>(m_points[point].x());
        v.y = static_cast<float>(m_points[point].y());
        v.arriveX = static_cast<float>(m_normals[arriving].x());
        v.arriveY = static_cast<float>(m_normals[arriving].y());
        v.leaveX = static_cast<float>(m_normals[leaving].x());
        v.leaveY = static_cast<float>(m_normals[leaving].y());
        v.measure = static_cast<float>(std::min(m_lengths[arriving], m_lengths[leaving]));
        v.width = static_cast<float>(factorAt(m_profile, m_share[share]));
        v.role = static_cast<float>(role);
        v.along = static_cast<float>(m_share[share]);
        return v;
    }

    void addSection(Vertex v)
    {
        const auto number = static_cast<quint32>(m_mesh.vertices.size());
        v.side = 1;
        m_mesh.vertices.push_back(v);
        v.side = -1;
        m_mesh.vertices.push_back(v);
        if (m_joined)
            m_mesh.indices.insert(m_mesh.indices.end(),
                                  {number - 2, number - 1, number, number, number - 1, number + 1});
        m_joined = true;
    }

    void addCap(std::size_t point, std::size_t piece, shape::Cap cap, float direction)
    {
        const Role inside = cap == shape::Cap::Butt ? Role::ButtCap
            : cap == shape::Cap::Round              ? Role::RoundCap
                                                    : Role::SquareCap;
        const Role tip = static_cast<Role>(static_cast<int>(inside) + 1);
        Vertex v = vertex(point, point, piece, piece, inside);
        if (inside == Role::ButtCap)
            v.leaveX = static_cast<float>(factorAt(m_profile, m_share[direction < 0 ? point + 1 : point - 1]));
        Vertex w = vertex(point, point, piece, piece, tip);
        v.role *= direction;
        w.role *= direction;
        addSection(direction < 0 ? w : v);
        addSection(direction < 0 ? v : w);
    }

    void endAt(std::size_t point, std::size_t share, std::size_t arriving, shape::Join join)
    {
        const std::size_t leaving = (arriving + 1) % m_normals.size();
        if (!isCorner(arriving, leaving)) {
            addSection(vertex(point, share, arriving, leaving, Role::Miter));
            return;
        }
        const Role role = join == shape::Join::Miter ? Role::MiterEnd
            : join == shape::Join::Bevel             ? Role::BevelEnd
                                                     : Role::RoundEnd;
        addSection(vertex(point, share, arriving, leaving, role));
        if (join == shape::Join::Round)
            addFan(vertex(point, share, arriving, leaving, Role::RoundFan));
        else
            addWedge(vertex(point, share, arriving, leaving,
                            join == shape::Join::Miter ? Role::MiterWedge : Role::BevelWedge));
    }

    void startAt(std::size_t point, std::size_t share, std::size_t arriving, shape::Join join)
    {
        const std::size_t leaving = (arriving + 1) % m_normals.size();
        if (!isCorner(arriving, leaving)) {
            if (!m_joined) // a closed line starts here
                addSection(vertex(point, share, arriving, leaving, Role::Miter));
            return;
        }
        const Role role = join == shape::Join::Miter ? Role::MiterStart
            : join == shape::Join::Bevel             ? Role::BevelStart
                                                     : Role::RoundStart;
        addSection(vertex(point, share, arriving, leaving, role));
    }

    /// Centre, both ends, and two hull corners between them: the shader cuts out the disc by distance.
    void addFan(Vertex v)
    {
        const auto first = static_cast<quint32>(m_mesh.vertices.size());
        for (const float spoke : {-1.0f, 0.0f, 0.25f, 0.75f, 1.0f}) {
            v.measure = spoke;
            m_mesh.vertices.push_back(v);
        }
        for (quint32 k = 1; k < 4; ++k)
            m_mesh.indices.insert(m_mesh.indices.end(), {first, first + k, first + k + 1});
        m_joined = false;
    }

    void addWedge(Vertex v)
    {
        const auto first = static_cast<quint32>(m_mesh.vertices.size());
        for (const float corner : {-1.0f, 0.0f, 1.0f}) {
            v.side = corner;
            m_mesh.vertices.push_back(v);
        }
        m_mesh.indices.insert(m_mesh.indices.end(), {first, first + 1, first + 2});
        m_joined = false;
    }

    Mesh &m_mesh;
    const std::vector<QPointF> &m_points;
    bool m_closed;
    const std::vector<double> &m_profile;
    std::vector<QPointF> m_normals; ///< to the left of each segment
    std::vector<double> m_lengths;
    std::vector<double> m_share; ///< share of the contour's length at each point
    bool m_joined = false;       ///< the next section continues the strip
};

} // namespace

Mesh ribbonMesh(std::vector<Polyline> lines, shape::Cap cap, shape::Join join, const std::vector<double> &profile)
{
    Mesh mesh;
    for (Polyline &line : lines) {
        const double length = lengthOf(line);
        splitAtKnots(line, length, profile.size());
        Ribbon(mesh, line, length, profile).build(cap, join);
    }
    return mesh;
}

bool overlapsItself(const std::vector<Polyline> &lines, shape::Join join, double halfWidth)
{
    for (const Polyline &line : lines) {
        const auto &p = line.points;
        const std::size_t n = p.size();
        for (std::size_t k = line.closed ? 0 : 1; k < (line.closed ? n : n - 1); ++k) {
            const QPointF in = p[k] - p[(k + n - 1) % n];
            const QPointF out = p[(k + 1) % n] - p[k];
            const double shorter = std::min(lengthOf(in), lengthOf(out));
            const double cosine = QPointF::dotProduct(in, out) / (lengthOf(in) * lengthOf(out));
            if (cosine < sharp && join == shape::Join::Round)
                return true;
            // tan of half the turning angle: how far the inner side extends along both segments
            const double back = halfWidth * std::sqrt(std::max(0.0, (1 - cosine) / std::max(1 + cosine, 1e-9)));
            if (back > shorter)
                return true;
        }
    }
    return crossesItself(lines);
}

} // namespace lectograph::stage
