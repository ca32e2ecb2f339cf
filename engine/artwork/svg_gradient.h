// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "artwork/svg_document.h"
#include "artwork/svg_look.h"

#include <QHash>
#include <QRectF>
#include <QSizeF>
#include <QTransform>

#include <functional>
#include <optional>

namespace lectograph::artwork {

/// The elements of a document by their ids.
using SvgIds = QHash<QString, const SvgElement *>;

/// Where a gradient is laid over an outline.
struct SvgGround
{
    QRectF box;       ///< of the outline, in user units
    QSizeF view;      ///< what percentages are of
    QTransform place; ///< from user units to where the shape is
    QRectF placed;    ///< the outline's box there
};

struct SvgGradient
{
    std::shared_ptr<const shape::Gradient> gradient; ///< null: one colour
    base::Color color;                               ///< the mean
    bool isSimplified = false;                       ///< it is not drawn as it was meant
};

/// A linear gradient as ours, with evenly spread stops; of a radial one the mean colour. Nothing if the id names none.
std::optional<SvgGradient> svgGradient(const QString &id, const SvgIds &ids, const SvgStyles &styles,
                                       const SvgGround &ground);

} // namespace lectograph::artwork
