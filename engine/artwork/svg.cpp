// SPDX-License-Identifier: GPL-3.0-or-later
#include "artwork/svg.h"

#include "artwork/svg_drawing.h"
#include "artwork/svg_transform.h"
#include "artwork/svg_values.h"
#include "shape/path_data.h"

#include <algorithm>
#include <cmath>

namespace lectograph::artwork {

using base::Result;

namespace {

/// The size of a drawing that does not state one.
constexpr QSizeF usualSize(300, 150);

/// What of the plane is seen.
struct View
{
    QSizeF size;       ///< in pixels
    QSizeF user;       ///< in user units
    QTransform toSize; ///< from user units to pixels
};

/// A length in pixels; nothing for what depends on the page around, such as “100%”.
std::optional<double> statedLength(const SvgElement &root, QStringView name)
{
    const QString text = root.value(name);
    const auto length = text.contains(u'%') ? std::nullopt : svgLength(text, 0);
    return length && *length > 0 ? length : std::nullopt;
}

View viewOf(const SvgElement &root)
{
    const QString viewBox = root.value(u"viewBox");
    const std::vector<double> box = shape::numbersFromData(viewBox);
    const auto width = statedLength(root, u"width");
    const auto height = statedLength(root, u"height");
    View view;
    view.size = {width.value_or(usualSize.width()), height.value_or(usualSize.height())};
    view.user = view.size;
    if (box.size() != 4 || !(box[2] > 0) || !(box[3] > 0))
        return view;
    view.user = {box[2], box[3]};
    if (!width || !height) {
        const double scale = width ? *width / box[2] : height ? *height / box[3] : 1;
        view.size = view.user * scale;
    }
    view.toSize = svgViewTransform(viewBox, view.size, root.value(u"preserveAspectRatio"));
    return view;
}

} // namespace

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
    const View view = viewOf(*document->root);
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
