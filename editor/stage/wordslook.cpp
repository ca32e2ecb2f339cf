// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/stage/wordslook.h"

#include "editor/edits/lightness.h"
#include "editor/manipulation/leaves.h"
#include "editor/manipulation/manipulation.h"
#include "editor/manipulation/shown_texts.h"
#include "editor/stage/labelplace.h"
#include "editor/stage/overlay.h"
#include "editor/widgets/coloricon.h"
#include "raster/draw.h"
#include "shape/select.h"

#include <QHash>

#include <algorithm>
#include <cmath>

namespace lectograph::editor {

using namespace Qt::StringLiterals;

namespace {

/// Of the first text below, in the order in which they are drawn.
std::shared_ptr<const shape::Lettering> letteringIn(const shape::Shape &shape)
{
    std::shared_ptr<const shape::Lettering> lettering = shape->lettering;
    for (auto child = shape->children.begin(); !lettering && child != shape->children.end(); ++child)
        lettering = letteringIn(*child);
    return lettering;
}

int linesOf(const shape::Shape &text)
{
    const bool hasLines = !text->children.empty() && text->children.front()->name == "lines"_L1;
    return hasLines ? static_cast<int>(text->children.front()->children.size()) : 1;
}

/// The lines of a listing, without its panel and what stands beside them.
std::optional<ShownText> linesOfListing(const ShownText &shown)
{
    const std::vector<shape::Shape> &parts = shown.shape->children;
    const auto lines = std::ranges::find_if(parts, [](const shape::Shape &part) { return part->name == "lines"_L1; });
    if (lines == parts.begin() || lines == parts.end() || lines->bounds().isEmpty())
        return std::nullopt;
    return ShownText{shown.text, *lines, shown.place * shown.shape->placement};
}

/// The size and colour of the first letter; glyphs are outlines in ems.
void readLetters(WordsLook &look, const shape::Shape &words, const base::Transform &above, const Projection &projection,
                 bool isPinned)
{
    look.lettering = letteringIn(words);
    eachLeaf(words, above, 1, {}, [&](const Leaf &leaf) {
        if (look.em > 0 || leaf.part.path.isEmpty())
            return;
        look.em = base::length(leaf.place.x) * projection.unit(isPinned);
        const base::Color &fill = leaf.part.style.fill;
        look.color = QColor::fromRgbF(fill.r, fill.g, fill.b);
    });
}

/// What other texts cover, of this block and of those around it.
std::vector<QRectF> othersNear(StageOverlay &stage, const WordsLook &look)
{
    constexpr double near = 80; // pixels, as far as something may stand that belongs to the words
    const Projection projection = stage.projection();
    const QRectF around = look.block.united(look.rect).adjusted(-near, -near, near, near);
    std::vector<QRectF> others;
    for (const Actor &actor : stage.cast()) {
        if (!actor.isSeen || !actor.corners(projection).boundingRect().intersects(around))
            continue;
        for (const ShownText &text : shownTextsOf(actor)) {
            const QRectF rect = projection.corners(text.shape.bounds(), text.place, actor.isPinned).boundingRect();
            if (rect != look.rect && rect.intersects(around))
                others.push_back(rect);
        }
    }
    return others;
}

} // namespace

void WordsLook::translate(const QPointF &by)
{
    rect.translate(by);
    block.translate(by);
    for (QRectF &other : others)
        other.translate(by);
}

WordsLook wordsLookOf(StageOverlay &stage, const QString &node, const WordsPlace &place)
{
    WordsLook look;
    look.block = stage.rectOf(node);
    look.rect = look.block;
    const Actor *actor = findActor(stage.cast(), node);
    if (!actor)
        return look;
    const Projection projection = stage.projection();
    const auto label = shape::selected(actor->shape, u"label"_s);
    const bool isOwnLabel = isLabel(place) && label;
    auto shown = isOwnLabel ? std::nullopt : shownText(stage.session(), *actor, place);
    // A block of which nothing else is drawn keeps the place of its last words (InlineTextEditor::standAt()).
    if (!shown && !isLabel(place) && !look.rect.isEmpty())
        shown = sampleText(stage.session(), *actor, place);
    if (const auto listing = shown ? linesOfListing(*shown) : std::nullopt) {
        shown = listing;
        look.isListing = true;
    }
    if (shown) {
        look.rect = projection.corners(shown->shape.bounds(), shown->place, actor->isPinned).boundingRect();
        look.lines = linesOf(shown->shape);
        readLetters(look, shown->shape, shown->place, projection, actor->isPinned);
    } else if (isLabel(place)) {
        look.rect = labelRectOf(stage.session(), *actor, projection);
        if (isOwnLabel)
            readLetters(look, *label, {}, projection, actor->isPinned);
    }
    look.others = othersNear(stage, look);
    return look;
}

QColor groundAround(StageOverlay &stage, const QRectF &rect)
{
    const QRectF frame(stage.frame());
    constexpr int width = 480; // pixels of the picture that is looked at
    const double scale = width / std::max(1.0, frame.width());
    const QSize size(width, std::max(1, static_cast<int>(std::lround(frame.height() * scale))));
    const QImage image = raster::drawn(stage.picture(), size);
    const QRectF around((rect.topLeft() - frame.topLeft()) * scale, rect.size() * scale);
    const QRect edge = around.adjusted(-2, -2, 2, 2).toAlignedRect() & image.rect();
    QHash<QRgb, int> counts;
    const auto count = [&](int x, int y) { ++counts[image.pixel(x, y)]; };
    for (int x = edge.left(); x <= edge.right(); ++x) {
        count(x, edge.top());
        count(x, edge.bottom());
    }
    for (int y = edge.top(); y <= edge.bottom(); ++y) {
        count(edge.left(), y);
        count(edge.right(), y);
    }
    const base::Color &background = stage.picture().background;
    QColor ground = QColor::fromRgbF(background.r, background.g, background.b);
    int most = 0;
    for (auto one = counts.begin(); one != counts.end(); ++one) {
        if (one.value() > most && qAlpha(one.key()) == 255) {
            most = one.value();
            ground = QColor(one.key());
        }
    }
    return ground;
}

QColor readableOn(const QColor &ground, const QColor &color)
{
    if (color.isValid() && isLegibleOn(fromQColor(ground), fromQColor(color)))
        return color;
    return isLight(fromQColor(ground)) ? QColor(Qt::black) : QColor(Qt::white);
}

} // namespace lectograph::editor
