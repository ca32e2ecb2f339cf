// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/result.h"

#include <QByteArray>
#include <QString>

#include <memory>
#include <utility>
#include <vector>

namespace lectograph::artwork {

/// An element of an SVG document, with names stripped of their prefix. Elements and attributes of other vocabularies are
/// dropped.
struct SvgElement
{
    QString name;
    std::vector<std::pair<QString, QString>> attributes;
    QString text; ///< of a style sheet
    std::vector<SvgElement> children;
    /// What is written in a text, in pieces: each before the child of this index. Of a foreignObject, what its HTML says,
    /// with a line break around each block.
    std::vector<std::pair<std::size_t, QString>> words;
    bool hasMoreThanWords = false; ///< a foreignObject
    const SvgElement *parent = nullptr;

    /// Returns an empty string if there is none.
    QString value(QStringView attribute) const;
};

struct SvgDocument
{
    std::unique_ptr<const SvgElement> root;
    bool namesOtherFiles = false; ///< of styles, in instructions before the root
};

/// Rejects content that is not SVG, uses entities of other files, or exceeds the limits of bytes, elements, attributes or
/// depth.
base::Result<SvgDocument> readSvgDocument(const QByteArray &content);

/// "Make it simpler": the remedy of errors about limits.
QString svgRemedy();

} // namespace lectograph::artwork
