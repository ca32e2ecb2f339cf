// SPDX-License-Identifier: GPL-3.0-or-later
#include "vector_field.h"

#include "base/allowance.h"

#include <algorithm>
#include <cmath>

namespace lectograph::functions {

namespace {

QPointF numbersAt(const QPointF &point, const Plane &plane)
{
    return {plane.x.scale.value(point.x() / plane.x.length + 0.5),
            plane.y.scale.value(point.y() / plane.y.length + 0.5)};
}

/// Which way a vector at these numbers points in the scene; 0 where it has no direction.
QPointF directionOf(const QPointF &vector, const QPointF &numbers, const Plane &plane)
{
    // A scale of an axis at a point: of a logarithmic one, it depends on the number there.
    const auto perNumber = [](const Axis &axis, double number) {
        const double range = axis.isLogarithmic() ? number * std::log(axis.most() / axis.least())
                                                  : axis.most() - axis.least();
        return axis.length / range;
    };
    const QPointF inScene(vector.x() * perNumber(plane.x, numbers.x()), vector.y() * perNumber(plane.y, numbers.y()));
    const double length = std::hypot(inScene.x(), inScene.y());
    return std::isfinite(length) && length > 1e-300 ? inScene / length : QPointF();
}

QPointF directionAt(const QPointF &point, const VectorsOfPlane &vectors, const Plane &plane)
{
    const QPointF numbers = numbersAt(point, plane);
    return directionOf(vectors(numbers.x(), numbers.y()), numbers, plane);
}

bool isInside(const QPointF &point, const Plane &plane)
{
    return std::abs(point.x()) <= plane.x.length / 2 && std::abs(point.y()) <= plane.y.length / 2;
}

/// Grows lines until they leave the plane or come near another one.
class Streams
{
public:
    Streams(const VectorsOfPlane &vectors, const Plane &plane, double spacing)
        : m_vectors(vectors), m_plane(plane), m_cell(spacing / 2)
    {
        m_columns = static_cast<int>(plane.x.length / m_cell) + 1;
        m_rows = static_cast<int>(plane.y.length / m_cell) + 1;
        m_squares.resize(static_cast<std::size_t>(m_columns) * static_cast<std::size_t>(m_rows));
    }

    void grow(const FieldArrow &seed)
    {
        if (squareAt(seed.at).line >= 0 || seed.direction.isNull())
            return;
        const int id = static_cast<int>(m_lines.size());
        Polyline line = half(seed, -1, id);
        std::ranges::reverse(line);
        line.push_back(seed.at);
        const Polyline ahead = half(seed, 1, id);
        line.insert(line.end(), ahead.begin(), ahead.end());
        m_lines.push_back(std::move(line)); // also a short one, which keeps its number
    }

    std::vector<Polyline> lines() &&
    {
        const auto isShort = [&](const Polyline &line) {
            return static_cast<double>(line.size()) * step < 1.5 * m_cell;
        };
        std::erase_if(m_lines, isShort);
        return std::move(m_lines);
    }

private:
    static constexpr double step = 0.04;
    static constexpr int mostSteps = 1500;

    /// Of the plane: the line that came through it, and when it entered.
    struct Square
    {
        int line = -1;
        int entered = 0;
    };
    Square &squareAt(const QPointF &point)
    {
        const int column = std::clamp(static_cast<int>((point.x() + m_plane.x.length / 2) / m_cell), 0, m_columns - 1);
        const int row = std::clamp(static_cast<int>((point.y() + m_plane.y.length / 2) / m_cell), 0, m_rows - 1);
        return m_squares[static_cast<std::size_t>(row) * static_cast<std::size_t>(m_columns)
                         + static_cast<std::size_t>(column)];
    }

    /// Whether a line may go on there. Around a centre it comes back to where it was, which is enough of it.
    bool enter(const QPointF &point, int id)
    {
        Square &square = squareAt(point);
        const int longAgo = static_cast<int>(4 * m_cell / step);
        if (square.line >= 0 && (square.line != id || m_clock - square.entered > longAgo))
            return false;
        if (square.line < 0)
            square = {id, m_clock};
        return true;
    }

    Polyline half(const FieldArrow &seed, double sign, int id)
    {
        Polyline line;
        QPointF at = seed.at;
        QPointF before = sign * seed.direction;
        base::spend(mostSteps / 10 * 800);
        squareAt(at) = {id, m_clock};
        for (int i = 0; i < mostSteps; ++i, ++m_clock) {
            // The middle of the step tells its direction, and lies about where the step before leads.
            const QPointF way = sign * directionAt(at + before * step / 2, m_vectors, m_plane);
            if (way.isNull() || QPointF::dotProduct(before, way) < 0)
                break;
            before = way;
            at += way * step;
            if (!isInside(at, m_plane) || !enter(at, id))
                break;
            line.push_back(at);
        }
        return line;
    }

    const VectorsOfPlane &m_vectors;
    const Plane &m_plane;
    double m_cell;
    int m_columns = 0;
    int m_rows = 0;
    int m_clock = 0; ///< in steps of all lines
    std::vector<Square> m_squares;
    std::vector<Polyline> m_lines;
};

int countAlong(double length, double spacing)
{
    return std::clamp(static_cast<int>(std::round(length / spacing)), 1, 100);
}

} // namespace

VectorsOfPlane gradientOf(const FunctionOfPlane &function, const Plane &plane)
{
    const auto stepOf = [](const Axis &axis) { return 1e-5 * (axis.most() - axis.least()); };
    return [function, hx = stepOf(plane.x), hy = stepOf(plane.y)](double x, double y) {
        return QPointF((function(x + hx, y) - function(x - hx, y)) / (2 * hx),
                       (function(x, y + hy) - function(x, y - hy)) / (2 * hy));
    };
}

std::vector<FieldArrow> fieldArrows(const VectorsOfPlane &vectors, const Plane &plane, double spacing)
{
    const int columns = countAlong(plane.x.length, spacing);
    const int rows = countAlong(plane.y.length, spacing);
    base::spend(static_cast<quint64>(columns * rows) * 1600);
    std::vector<FieldArrow> arrows;
    for (int row = 0; row < rows; ++row) {
        for (int column = 0; column < columns; ++column) {
            FieldArrow arrow;
            arrow.column = column;
            arrow.row = row;
            arrow.at = {((column + 0.5) / columns - 0.5) * plane.x.length, ((row + 0.5) / rows - 0.5) * plane.y.length};
            const QPointF numbers = numbersAt(arrow.at, plane);
            const QPointF vector = vectors(numbers.x(), numbers.y());
            arrow.strength = std::hypot(vector.x(), vector.y());
            arrow.direction = directionOf(vector, numbers, plane);
            if (std::isfinite(arrow.strength))
                arrows.push_back(arrow);
        }
    }
    return arrows;
}

std::vector<Polyline> streamLines(const VectorsOfPlane &vectors, const Plane &plane, double spacing)
{
    Streams streams(vectors, plane, std::max({spacing, plane.x.length / 100, plane.y.length / 100}));
    for (const FieldArrow &arrow : fieldArrows(vectors, plane, spacing))
        streams.grow(arrow);
    return std::move(streams).lines();
}

} // namespace lectograph::functions
