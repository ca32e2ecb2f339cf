// SPDX-License-Identifier: GPL-3.0-or-later
#include "artwork/artwork.h"

#include "artwork/pixels.h"
#include "artwork/svg.h"
#include "base/sentence.h"

namespace lectograph::artwork {

base::Result<Artwork> read(const QByteArray &content, double width, double height, const Framing &framing,
                           const QStringList &languages)
{
    // A few compressed bytes can expand to gigabytes.
    if (content.startsWith("\x1f\x8b"))
        return base::failure(base::Sentence::tr("Compressed drawings (.svgz) are not read."),
                             base::Sentence::tr("Save it as .svg, without compression."));
    if (isSvg(content)) {
        return readSvg(content, width, height, languages).map([&](Artwork drawing) {
            if (!framing.isWhole())
                drawing.warnings += base::Sentence::tr(
                    "Drawings (SVG) are neither cropped nor rounded; only pictures made of pixels are.");
            return drawing;
        });
    }
    return readPixels(content).map([&](const std::shared_ptr<const shape::Raster> &raster) {
        const std::shared_ptr<const shape::Raster> rest = cropped(raster, framing);
        const QSizeF pixels = rest->image.size();
        const QSizeF size(width > 0 ? width : height * pixels.width() / pixels.height(), height);
        shape::Part part;
        part.image = withRoundCorners(rest, size, framing.cornerRadius);
        part.placement = base::Transform::scaling(size.width(), size.height());
        return Artwork{std::move(part), pictureWarnings(content)};
    });
}

} // namespace lectograph::artwork
