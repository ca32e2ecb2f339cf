// SPDX-License-Identifier: GPL-3.0-or-later
#include "shape/path_data.h"

#include <QByteArray>
#include <QTransform>

#include <charconv>
#include <cmath>
#include <numbers>
#include <optional>

namespace lectograph::shape {

namespace {

/// Reads tokens from the front of the text.
class Scanner
{
public:
    explicit Scanner(QStringView text) : m_bytes(text.toLatin1()), m_at(m_bytes.constData()) {}

    /// A letter, or 0 if there is none.
    char letter()
    {
        skipBlanks();
        const bool isLetter = m_at < end() && ((*m_at >= 'a' && *m_at <= 'z') || (*m_at >= 'A' && *m_at <= 'Z'));
        return isLetter ? *m_at++ : '\0';
    }
    bool numberFollows()
    {
        skipBlanks();
        return m_at < end() && (*m_at == '-' || *m_at == '+' || *m_at == '.' || (*m_at >= '0' && *m_at <= '9'));
    }
    std::optional<double> number()
    {
        if (!numberFollows())
            return std::nullopt;
        double value = 0;
        const auto [past, code] = std::from_chars(*m_at == '+' ? m_at + 1 : m_at, end(), value);
        if (code != std::errc() || !std::isfinite(value))
            return std::nullopt;
        m_at = past;
        return value;
    }
    /// The flags of an arc need no separators.
    std::optional<bool> flag()
    {
        skipBlanks();
        if (m_at == end() || (*m_at != '0' && *m_at != '1'))
            return std::nullopt;
        return *m_at++ == '1';
    }

private:
    const char *end() const { return m_bytes.constData() + m_bytes.size(); }
    void skipBlanks()
    {
        while (m_at < end() && (*m_at == ' ' || *m_at == ',' || *m_at == '\n' || *m_at == '\t' || *m_at == '\r'))
            ++m_at;
    }

    QByteArray m_bytes;
    const char *m_at;
};

/// An elliptical arc as cubic curves of at most 90° each (SVG 1.1, F.6: conversion from end points to the centre).
void arcTo(QPainterPath &path, QPointF radii, double degrees, bool isLarge, bool isClockwise, const QPointF &to)
{
    const QPointF from = path.currentPosition();
    double rx = std::abs(radii.x());
    double ry = std::abs(radii.y());
    if (from == to)
        return;
    if (rx == 0 || ry == 0) {
        path.lineTo(to);
        return;
    }
    const QTransform turn = QTransform().rotate(degrees);
    const QPointF half = turn.transposed().map((from - to) / 2);
    const double reach = half.x() * half.x() / (rx * rx) + half.y() * half.y() / (ry * ry);
    if (reach > 1) {
        rx *= std::sqrt(reach);
        ry *= std::sqrt(reach);
    }
    const double across = rx * rx * half.y() * half.y() + ry * ry * half.x() * half.x();
    const double away = std::sqrt(std::max(0.0, rx * rx * ry * ry / across - 1)) * (isLarge == isClockwise ? -1 : 1);
    const QPointF middle(away * rx * half.y() / ry, -away * ry * half.x() / rx);
    const double start = std::atan2((half.y() - middle.y()) / ry, (half.x() - middle.x()) / rx);
    double sweep = std::atan2((-half.y() - middle.y()) / ry, (-half.x() - middle.x()) / rx) - start;
    if (isClockwise && sweep < 0)
        sweep += 2 * std::numbers::pi;
    if (!isClockwise && sweep > 0)
        sweep -= 2 * std::numbers::pi;
    if (!std::isfinite(start) || !std::isfinite(sweep)) {
        path.lineTo(to);
        return;
    }
    const QPointF centre = turn.map(middle) + (from + to) / 2;
    const auto at = [&](double x, double y) { return centre + turn.map(QPointF(rx * x, ry * y)); };
    const int count = std::max(1, static_cast<int>(std::ceil(std::abs(sweep) / (std::numbers::pi / 2) - 1e-9)));
    const double step = sweep / count;
    const double handle = 4.0 / 3 * std::tan(step / 4);
    for (int i = 0; i < count; ++i) {
        const double a = start + i * step;
        const double b = a + step;
        path.cubicTo(at(std::cos(a) - handle * std::sin(a), std::sin(a) + handle * std::cos(a)),
                     at(std::cos(b) + handle * std::sin(b), std::sin(b) - handle * std::cos(b)),
                     i + 1 == count ? to : at(std::cos(b), std::sin(b)));
    }
}

class Reader
{
public:
    Reader(QStringView data, double scale) : m_scan(data), m_scale(scale) {}

    QPainterPath path()
    {
        for (char command = m_scan.letter(); command != 0; command = m_scan.letter()) {
            if (!draw(command))
                break;
        }
        return m_path;
    }

private:
    /// If the data end early, the incomplete segment is dropped: `m_isBroken` records it.
    double number()
    {
        const auto value = m_scan.number();
        m_isBroken = m_isBroken || !value;
        return value.value_or(0) * m_scale;
    }
    bool flag()
    {
        const auto value = m_scan.flag();
        m_isBroken = m_isBroken || !value;
        return value.value_or(false);
    }
    QPointF point(const QPointF &origin)
    {
        const double x = number();
        const double y = number();
        return origin + QPointF(x, y);
    }
    QPointF mirrored(const QPointF &here, QStringView kinds) const
    {
        return kinds.contains(QLatin1Char(m_lastKind)) ? 2 * here - m_handle : here;
    }

    /// One command with all its sets of arguments.
    bool draw(char command)
    {
        const bool isRelative = command >= 'a' && command <= 'z';
        char kind = isRelative ? static_cast<char>(command - 'a' + 'A') : command;
        if (kind == 'Z') {
            m_path.closeSubpath();
            m_lastKind = kind;
            return true;
        }
        while (m_scan.numberFollows()) {
            const QPointF here = m_path.currentPosition();
            if (!piece(kind, here, isRelative ? here : QPointF()))
                return false;
            m_lastKind = kind;
            if (kind == 'M')
                kind = 'L'; // further pairs after a move are lines
        }
        return m_lastKind == kind || kind == 'L';
    }

    bool piece(char kind, const QPointF &here, const QPointF &origin)
    {
        switch (kind) {
        case 'M': {
            const QPointF to = point(origin);
            if (!m_isBroken)
                m_path.moveTo(to);
            break;
        }
        case 'L': line(point(origin)); break;
        case 'H': line({origin.x() + number(), here.y()}); break;
        case 'V': line({here.x(), origin.y() + number()}); break;
        case 'Q': {
            m_handle = point(origin);
            quad(point(origin));
            break;
        }
        case 'T': {
            m_handle = mirrored(here, u"QT");
            quad(point(origin));
            break;
        }
        case 'C': {
            const QPointF first = point(origin);
            m_handle = point(origin);
            cubic(first, point(origin));
            break;
        }
        case 'S': {
            const QPointF first = mirrored(here, u"CS");
            m_handle = point(origin);
            cubic(first, point(origin));
            break;
        }
        case 'A': {
            const QPointF radii = point({});
            const double degrees = number() / m_scale;
            const bool isLarge = flag();
            const bool isClockwise = flag();
            const QPointF to = point(origin);
            if (!m_isBroken)
                arcTo(m_path, radii, degrees, isLarge, isClockwise, to);
            break;
        }
        default: return false;
        }
        return !m_isBroken;
    }
    void line(const QPointF &to)
    {
        if (!m_isBroken)
            m_path.lineTo(to);
    }
    void quad(const QPointF &to)
    {
        if (!m_isBroken)
            m_path.quadTo(m_handle, to);
    }
    void cubic(const QPointF &first, const QPointF &to)
    {
        if (!m_isBroken)
            m_path.cubicTo(first, m_handle, to);
    }

    Scanner m_scan;
    double m_scale;
    QPainterPath m_path;
    QPointF m_handle;
    char m_lastKind = 0;
    bool m_isBroken = false;
};

} // namespace

QPainterPath pathFromData(QStringView data, double scale)
{
    return Reader(data, scale).path();
}

std::vector<double> numbersFromData(QStringView data)
{
    std::vector<double> numbers;
    Scanner scan(data);
    while (const auto number = scan.number())
        numbers.push_back(*number);
    return numbers;
}

} // namespace lectograph::shape
