// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "typeset/hbox.h"

#include <QStringList>

#include <vector>

namespace lectograph::typeset {

struct LineFont
{
    QStringList families; ///< as installedFamilies() returns them
    int weight = 400;     ///< 1…1000
    bool italic = false;
};

/// The families in which characters are looked for, of those that a style sheet prefers, among them generic ones such as
/// “serif”: the first that is installed, or one of the same metrics; then others, which have the characters that it lacks,
/// ideographs as `language` writes them. It takes time to look for a family that is not installed: keep the result.
QStringList installedFamilies(const QStringList &preferred, const QString &language);

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

/// The box warns about characters that no font has.
PlainLine plainLine(const QString &words, const LineFont &font);

} // namespace lectograph::typeset
