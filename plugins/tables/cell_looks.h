// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "blocks/highlight.h"
#include "cell_places.h"

#include <functional>

namespace lectograph::tables {

/// What sets a cell off from others.
struct CellLook
{
    int weight = 400;
    base::Color color;
    std::optional<base::Color> fill;
    double opacity = 1;
    bool isStruck = false;
};

/// By the properties of letters, of heads and of single cells: what names a cell wins over what names its row or column.
class CellLooks
{
public:
    CellLooks(const Content &content, const graph::Inputs &in, const graph::Context &context);

    CellLook of(int row, int column) const;
    /// Rows that are struck out from end to end.
    bool isRowStruck(int row) const;

private:
    std::optional<base::Color> heat(int row, int column) const;

    const Content &m_content;
    const graph::Inputs &m_in;
    base::Color m_background;
    blocks::Highlights m_places;
    std::vector<CellPlace> m_bold;
    std::vector<CellPlace> m_colored;
    std::vector<CellPlace> m_filled;
    std::vector<CellPlace> m_dimmed;
    std::vector<CellPlace> m_struck;
    std::vector<CellPlace> m_highlighted;
    bool m_colorsHighlighted = false; ///< letters, too
    std::function<base::Color(double)> m_heat;
};

/// Black or white, whichever is easier to read on `fill`, if that is opaque enough to matter.
base::Color legibleOn(const base::Color &fill, const base::Color &color, const base::Color &background);

} // namespace lectograph::tables
