// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/curves/curveplot.h"

class QPainter;

namespace lectograph::editor {

/// Paints the canvas of the curve editor.
class CurvePainter
{
public:
    CurvePainter(QPainter &painter, const CurvePlot &plot, Session &session)
        : m_painter(painter), m_plot(plot), m_session(session)
    {}

    void grid() const;
    /// Includes keyframes, handles and names.
    void curves() const;
    /// The scale box of the selected keyframes.
    void box() const;
    /// Includes the playhead.
    void ruler() const;

private:
    void curve(const Curve &curve) const;
    void keys(std::size_t curve) const;
    void names() const;

    QPainter &m_painter;
    const CurvePlot &m_plot;
    Session &m_session;
};

} // namespace lectograph::editor
