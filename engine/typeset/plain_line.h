// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "typeset/hbox.h"

#include <QStringList>

#include <vector>

namespace lectograph::typeset {

/// A font as style sheets ask for it.
struct FontWish
{
    QStringList families; ///< by preference; the generic ones, such as “serif”, are among them
    int weight = 400;     ///< 1…1000
    bool italic = false;
    QString language = {}; ///< selects the regional variants of ideographs
};

/// In ems from the baseline, upwards.
struct LineMetrics
{
    double ascent = 0;
    double descent = 0; ///< downwards
    double xHeight = 0;
    double underline = 0; ///< the centre of the line, below the baseline
    double lineThickness = 0;
};

/// Words on one baseline, for drawings that place them by themselves.
struct PlainLine
{
    HBox box;
    /// Where each character begins, and where the last one ends: those inside a cluster begin with it.
    std::vector<double> positions;
    LineMetrics metrics;
};

/// Takes the first of the families that is installed, or one of the same metrics; other fonts have the characters that it
/// lacks. The box warns about those that no font has.
PlainLine plainLine(const QString &words, const FontWish &font);

} // namespace lectograph::typeset
