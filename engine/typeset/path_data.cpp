// SPDX-License-Identifier: GPL-3.0-or-later
#include "typeset/path_data.h"

#include <QByteArray>

#include <charconv>

namespace lectograph::typeset {

namespace {

class Reader
{
public:
    Reader(QStringView data, double scale) : m_bytes(data.toLatin1()), m_at(m_bytes.constData()), m_scale(scale) {}

    QPainterPath path()
    {
        for (char command = next(); command != 0; command = next()) {
            if (!draw(command))
                break;
        }
        return m_path;
    }

private:
    const char *end() const { return m_bytes.constData() + m_bytes.size(); }
    void skipBlanks()
    {
        while (m_at < end() && (*m_at == ' ' || *m_at == ',' || *m_at == '\n' || *m_at == '\t'))
            ++m_at;
    }
    char next()
    {
        skipBlanks();
        return m_at < end() ? *m_at++ : '\0';
    }
    bool numberFollows()
    {
        skipBlanks();
        return m_at < end() && (*m_at == '-' || *m_at == '.' || (*m_at >= '0' && *m_at <= '9'));
    }
    double number()
    {
        skipBlanks();
        double value = 0;
        m_at = std::from_chars(m_at, end(), value).ptr;
        return value * m_scale;
    }
    QPointF point(const QPointF &origin)
    {
        const double x = number();
        const double y = number();
        return origin + QPointF(x, y);
    }

    /// One command with as many sets of arguments as follow it.
    bool draw(char command)
    {
        const bool relative = command >= 'a' && command <= 'z';
        char kind = relative ? static_cast<char>(command - 'a' + 'A') : command;
        if (kind == 'Z') {
            m_path.closeSubpath();
            m_lastKind = kind;
            return true;
        }
        while (numberFollows()) {
            const QPointF here = m_path.currentPosition();
            const QPointF origin = relative ? here : QPointF();
            switch (kind) {
            case 'M': m_path.moveTo(point(origin)); break;
            case 'L': m_path.lineTo(point(origin)); break;
            case 'H': m_path.lineTo(origin.x() + number(), here.y()); break;
            case 'V': m_path.lineTo(here.x(), origin.y() + number()); break;
            case 'Q': {
                m_handle = point(origin);
                m_path.quadTo(m_handle, point(origin));
                break;
            }
            case 'T': {
                m_handle = m_lastKind == 'Q' || m_lastKind == 'T' ? 2 * here - m_handle : here;
                m_path.quadTo(m_handle, point(origin));
                break;
            }
            case 'C': {
                const QPointF first = point(origin);
                const QPointF second = point(origin);
                m_path.cubicTo(first, second, point(origin));
                break;
            }
            default: return false;
            }
            m_lastKind = kind;
            if (kind == 'M')
                kind = 'L'; // further pairs after a move are lines
        }
        return m_lastKind == kind || kind == 'L';
    }

    QByteArray m_bytes;
    const char *m_at;
    double m_scale;
    QPainterPath m_path;
    QPointF m_handle;
    char m_lastKind = 0;
};

} // namespace

QPainterPath pathFromData(QStringView data, double scale)
{
    return Reader(data, scale).path();
}

} // namespace lectograph::typeset
