// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/result.h"

#include <QByteArray>
#include <QString>

#include <utility>
#include <vector>

namespace lectograph::artwork {

/// An element of an SVG document, with names stripped of their prefix. Elements of other vocabularies are dropped.
struct SvgElement
{
    QString name;
    std::vector<std::pair<QString, QString>> attributes;
    QString text; ///< of a style sheet
    std::vector<SvgElement> children;

    /// Returns an empty string if there is none.
    QString value(QStringView attribute) const;
};

/// Returns the root of the document. Rejects content that is not SVG, declares entities, or exceeds the limits of
/// bytes, elements, attributes or depth.
base::Result<SvgElement> readSvgDocument(const QByteArray &content);

/// "Make it simpler": the remedy of errors about limits.
QString svgRemedy();

} // namespace lectograph::artwork
