// SPDX-License-Identifier: GPL-3.0-or-later
#include "artwork/svg.h"

#include "artwork/svg_drawing.h"
#include "artwork/svg_view.h"

#include <algorithm>
#include <cmath>

namespace lectograph::artwork {

using base::Result;

bool isSvg(const QByteArray &content)
{
    const QByteArray start = content.first(std::min<qsizetype>(content.size(), 1024));
    return (start.startsWith("\xef\xbb\xbf") ? start.sliced(3) : start).trimmed().startsWith('<');
}

Result<Artwork> readSvg(const QByteArray &content, double width, double height, const QStringList &languages)
{
    const auto document = readSvgDocument(content);
    if (!document)
        return tl::unexpected(document.error());
    const SvgView view = svgViewOf(*document->root);
    const double across = width > 0 ? width / view.size.width() : height / view.size.height();
    const double along = height / view.size.height();
    SvgReading reading(*document, view.size);
    reading.languages = languages;
    reading.scale = std::sqrt(std::abs(across * along));
    const QTransform toScene = QTransform::fromTranslate(-view.size.width() / 2, -view.size.height() / 2)
        * QTransform::fromScale(across, -along);
    return drawSvg(*document->root, {view.size, view.user, view.toSize * toScene, toScene}, reading);
}

} // namespace lectograph::artwork
