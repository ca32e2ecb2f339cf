// SPDX-License-Identifier: GPL-3.0-or-later
#include "artwork/svg_view.h"

#include "artwork/svg_transform.h"
#include "artwork/svg_values.h"
#include "shape/path_data.h"

#include <optional>

namespace lectograph::artwork {

namespace {

/// The size of a drawing that does not state one.
constexpr QSizeF usualSize(300, 150);

/// A length in pixels; nothing for what depends on the page around, such as “100%”.
std::optional<double> statedLength(const SvgElement &root, QStringView name)
{
    const QString text = root.value(name);
    const auto length = text.contains(u'%') ? std::nullopt : svgLength(text, 0);
    return length && *length > 0 ? length : std::nullopt;
}

} // namespace

SvgView svgViewOf(const SvgElement &root)
{
    const QString viewBox = root.value(u"viewBox");
    const std::vector<double> box = shape::numbersFromData(viewBox);
    const auto width = statedLength(root, u"width");
    const auto height = statedLength(root, u"height");
    SvgView view;
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

} // namespace lectograph::artwork
