// SPDX-License-Identifier: GPL-3.0-or-later
#include "artwork/artwork.h"

#include "artwork/decoded_pictures.h"
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
    DecodedPictures &pictures = DecodedPictures::ours();
    return pictures.read(content, framing.share()).and_then([&](const RasterPtr &raster) -> base::Result<Artwork> {
        const RasterPtr rest = cropped(raster, framing);
        const QSizeF pixels = rest->image.size();
        const QSizeF size(width > 0 ? width : height * pixels.width() / pixels.height(), height);
        const RasterPtr framed = withRoundCorners(rest, size, framing.cornerRadius);
        const base::Result<RasterPtr> kept = framed == raster ? base::Result<RasterPtr>(raster)
                                                              : pictures.kept(*framed);
        if (!kept)
            return tl::unexpected(kept.error());
        shape::Part part;
        part.image = *kept;
        part.placement = base::Transform::scaling(size.width(), size.height());
        return Artwork{std::move(part), pictureWarnings(content)};
    });
}

} // namespace lectograph::artwork
