// SPDX-License-Identifier: GPL-3.0-or-later
#include "artwork/artwork.h"

#include "artwork/pixels.h"
#include "artwork/svg.h"
#include "base/sentence.h"

namespace lectograph::artwork {

base::Result<Artwork> read(const QByteArray &content, double width, double height)
{
    // A few compressed bytes can expand to gigabytes.
    if (content.startsWith("\x1f\x8b"))
        return base::failure(base::Sentence::tr("Compressed drawings (.svgz) are not read."),
                             base::Sentence::tr("Save it as .svg, without compression."));
    if (isSvg(content))
        return readSvg(content, width, height);
    return readPixels(content).map([&](std::shared_ptr<const shape::Raster> raster) {
        const QSizeF size = raster->image.size();
        shape::Part part;
        part.image = std::move(raster);
        part.placement = base::Transform::scaling(width > 0 ? width : height * size.width() / size.height(), height);
        return Artwork{std::move(part), {}};
    });
}

} // namespace lectograph::artwork
