// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/geometry.h"
#include "shape/path.h"
#include "shape/shape.h"

#include <QRawFont>

#include <memory>

namespace lectograph::typeset {

// Internal to the room: shared glyph outlines, created once; drawing caches identify them by identity.

/// A glyph in ems around its origin on the baseline, y up. Blank if it has neither outline nor image.
struct Glyph
{
    shape::Path outline;
    std::shared_ptr<const shape::Raster> image; ///< of a colour font
    base::Transform imagePlacement;
};

/// The glyphs of one font, used in the thread that created it.
class GlyphFont
{
public:
    explicit GlyphFont(const QRawFont &font);

    Glyph glyph(quint32 index) const;
    bool isValid() const { return m_font.isValid(); }

private:
    struct Table;

    QRawFont m_font;
    std::shared_ptr<Table> m_table; ///< shared by all threads
    bool m_colored = false;
};

/// Returns the existing path equal to `path`, if any, so that equal outlines are one object.
shape::Path shared(const shape::Path &path);

/// The box drawn for a character missing from all fonts.
shape::Path missingGlyph(double width);

} // namespace lectograph::typeset
