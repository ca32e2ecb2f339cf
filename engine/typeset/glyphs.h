// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/geometry.h"
#include "shape/path.h"
#include "shape/shape.h"

#include <QRawFont>

#include <memory>

namespace lectograph::typeset {

// Internal to the room: outlines of glyphs, made once and shared, which is what drawing caches recognise them by.

/// A glyph in ems around its origin on the baseline, y up. Neither outline nor image: it is blank.
struct Glyph
{
    shape::Path outline;
    std::shared_ptr<const shape::Raster> image; ///< of a colour font
    base::Transform imagePlacement;
};

/// The glyphs of one font, for use in the thread that made it.
class GlyphFont
{
public:
    explicit GlyphFont(const QRawFont &font);

    Glyph glyph(quint32 index) const;
    bool isValid() const { return m_font.isValid(); }

private:
    struct Table;

    QRawFont m_font;
    std::shared_ptr<Table> m_table; ///< what all threads know of this font
    bool m_colored = false;
};

/// The same path as an equal one that was here before, so that equal outlines are one object.
shape::Path shared(const shape::Path &path);

/// What is drawn for a character that no font has.
shape::Path missingGlyph(double width);

} // namespace lectograph::typeset
