// SPDX-License-Identifier: GPL-3.0-or-later
#include "picture/badge.h"

#include "base/sentence.h"
#include "shape/layout.h"
#include "shape/outlines.h"
#include "typeset/text.h"

namespace lectograph::picture {

using namespace Qt::StringLiterals;

namespace {

constexpr std::size_t most = 6;
constexpr qsizetype longest = 90;

/// The block and its property in short: "bars/values" for "scenes/main/nodes/bars/properties/values".
QString shortPlace(const QString &place)
{
    const QString nodes = u"/nodes/"_s;
    const qsizetype at = place.indexOf(nodes);
    QString block = at < 0 ? place : place.sliced(at + nodes.size());
    return block.replace("/properties/"_L1, "/"_L1);
}

shape::Shape badge(QString line, double frameHeight)
{
    const base::Color red = base::Color::fromRgb(0xc4332a);
    const double em = frameHeight / 32;
    if (line.size() > longest)
        line = line.left(longest - 1) + u'…';
    typeset::TextStyle textStyle;
    textStyle.em = em;
    const shape::Shape text = typeset::text(line, textStyle).shape;
    const base::Box box = text.bounds();
    shape::Style style;
    style.fill = red;
    const shape::Shape back = shape::shifted(
        shape::leaf(shape::rectangle(box.width() + em, box.height() + 0.6 * em, 0.2 * em), style), box.centre());
    return shape::group({back, text});
}

} // namespace

shape::Shape badges(std::span<const base::Error> errors, double frameWidth, double frameHeight)
{
    std::vector<shape::Shape> lines;
    for (const base::Error &error : errors.first(std::min(errors.size(), most)))
        lines.push_back(badge(shortPlace(error.place) + u": "_s + error.what, frameHeight));
    if (errors.size() > most)
        lines.push_back(badge(base::Sentence::tr("… and %1 more").arg(errors.size() - most), frameHeight));
    const shape::Shape column =
        shape::group(shape::arranged(std::move(lines), {0, -1, 0}, frameHeight / 100, {-1, 0, 0}));
    return shape::toEdge(column, {-1, 1, 0}, frameHeight / 50, frameWidth, frameHeight).edited([](shape::Part &part) {
        part.pinned = true;
    });
}

} // namespace lectograph::picture
