// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/result.h"

#include <QByteArray>
#include <QString>

#include <utility>
#include <vector>

namespace lectograph::artwork {

/// An element of an SVG document. Names are without their prefix; elements of other vocabularies are not there.
struct SvgElement
{
    QString name;
    std::vector<std::pair<QString, QString>> attributes;
    QString text; ///< of a style sheet
    std::vector<SvgElement> children;

    /// Empty if there is none.
    QString value(QStringView attribute) const;
};

/// The root of the document. Refuses what is no SVG, declares entities, or is beyond what a drawing needs: bytes, elements,
/// attributes, depth.
base::Result<SvgElement> readSvgDocument(const QByteArray &content);

/// "Make it simpler": how errors about what is too large end.
QString svgRemedy();

} // namespace lectograph::artwork
