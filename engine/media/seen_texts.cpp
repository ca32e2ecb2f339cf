// SPDX-License-Identifier: GPL-3.0-or-later
#include "media/seen_texts.h"

#include "base/contrast.h"
#include "base/hash.h"
#include "base/keeper.h"
#include "picture/view.h"
#include "raster/draw.h"

#include <algorithm>
#include <cmath>
#include <map>
#include <unordered_set>

namespace lectograph::media {

using base::Color;
using picture::Item;
using picture::Picture;
using picture::View;
using shape::Shape;

namespace {

constexpr QSize drawnSize{960, 540};
constexpr float leastOpacity = 0.95F; ///< of what is there as a whole

bool isText(const shape::Part &part)
{
    return !part.sourceText.trimmed().isEmpty() || part.numeral;
}

bool hasLetters(const QString &words)
{
    return std::ranges::any_of(words, [](QChar c) { return c.isLetter(); });
}

std::optional<QRectF> pixelsOf(const Item &item, const View &view)
{
    const QRectF own = picture::ownBounds(item);
    QRectF all;
    for (const QPointF &corner : {own.topLeft(), own.topRight(), own.bottomLeft(), own.bottomRight()}) {
        const base::Vec3 seen = view.seen(item.place.map(corner));
        if (!(seen.z >= view.nearest()))
            return std::nullopt;
        const QRectF point(view.pixel(seen), QSizeF(1e-6, 1e-6));
        all = all.isNull() ? point : all | point;
    }
    return all;
}

/// The shape without what is no letter, such as the panel behind a listing.
Shape lettersOf(const Shape &shape)
{
    if (shape->numeral)
        return shape;
    shape::Part part = *shape;
    if (!part.source.isValid()) {
        part.path = {};
        part.image = nullptr;
    }
    std::ranges::transform(part.children, part.children.begin(), lettersOf);
    return part;
}

/// Walks through the shape of an actor and finds the items that the picture has of its texts.
class Collection
{
public:
    explicit Collection(const Picture &picture)
        : m_picture(picture), m_world(picture, drawnSize, false), m_frame(picture, drawnSize, true)
    {
        m_empty.frameWidth = picture.frameWidth;
        m_empty.frameHeight = picture.frameHeight;
        m_empty.camera = picture.camera;
    }

    /// `above` has what the shape inherits.
    void add(const Shape &shape, const shape::Part &above)
    {
        if (shape->hidden || above.opacity * shape->opacity < static_cast<double>(leastOpacity))
            return;
        if (isText(*shape) || shape->facing != shape::Facing::Scene)
            return addText(shape, above);
        shape::Part here;
        here.placement = above.placement * shape->placement;
        here.opacity = above.opacity * shape->opacity;
        here.pinned = above.pinned || shape->pinned;
        for (const Shape &child : shape->children)
            add(child, here);
    }

    std::vector<SeenText> take() { return std::move(m_texts); }

private:
    void addText(const Shape &shape, shape::Part above)
    {
        if (!isText(*shape)) // what faces the viewer is placed as a whole
            return;
        above.children = {lettersOf(shape)};
        Picture picture = m_empty;
        picture::append(picture, Shape(std::move(above)));
        const auto isLetter = [](const Item &item) {
            return !item.image && !item.path.isEmpty() && item.style.fill.a >= leastOpacity;
        };
        SeenText text;
        for (Item &item : picture.items) {
            const View &view = item.pinned ? m_frame : m_world;
            const auto pixels = isLetter(item) ? pixelsOf(item, view) : std::nullopt;
            if (!pixels || !QRectF(view.frame()).intersects(*pixels))
                continue;
            const base::Vec3 middle = view.seen(item.place.origin);
            const double unit = view.scaleAt(std::max(middle.z, view.nearest())) / view.frame().height();
            text.letterHeight = std::max(text.letterHeight, base::length(item.place.y) * unit);
            text.items.push_back(std::move(item));
        }
        if (text.items.empty())
            return;
        text.words = shape->sourceText.simplified();
        text.isNumber = !hasLetters(text.words);
        m_texts.push_back(std::move(text));
    }

    const Picture &m_picture;
    Picture m_empty;
    View m_world;
    View m_frame;
    std::vector<SeenText> m_texts;
};

/// The picture with all letters in one colour, or without them; what lies behind them, such as halos, stays.
QImage drawnWith(const Picture &picture, const std::unordered_set<quint64> &letters, const Color &color)
{
    Picture changed = picture;
    changed.transition = nullptr;
    if (changed.background.a < 1)
        changed.background = base::mix({0, 0, 0, 1}, changed.background.withAlpha(1),
                                       static_cast<double>(changed.background.a));
    for (Item &item : changed.items) {
        if (!letters.contains(item.hash))
            continue;
        item.style.fill = color;
        item.style.stroke.a = 0;
        item.hash = picture::hashOf(item);
    }
    picture::seal(changed);
    return raster::drawn(changed, drawnSize);
}

Color colorAt(const QImage &image, int x, int y)
{
    return Color::fromRgb(image.pixel(x, y) & 0xFFFFFF);
}

class Contrasts
{
public:
    Contrasts(std::span<const SeenText> texts, const Picture &picture)
        : m_world(picture, drawnSize, false), m_frame(picture, drawnSize, true)
    {
        std::unordered_set<quint64> letters;
        for (const SeenText &text : texts) {
            for (const Item &item : text.items)
                letters.insert(item.hash);
        }
        m_behind = drawnWith(picture, letters, {0, 0, 0, 0});
        m_marked = drawnWith(picture, letters, mark);
    }

    std::optional<double> of(const SeenText &text) const
    {
        constexpr std::size_t mostLetters = 40;
        std::map<quint32, std::vector<double>> found; // by colour
        const std::size_t step = 1 + text.items.size() / mostLetters;
        for (std::size_t i = 0; i < text.items.size(); i += step) {
            const Item &item = text.items[i];
            if (item.style.fillGradient || item.style.shading || item.style.hasBackStroke())
                continue;
            if (const auto behind = behindOf(item)) {
                const Color seen = base::mix(*behind, item.style.fill.withAlpha(1),
                                             static_cast<double>(item.style.fill.a));
                found[keyOf(item.style.fill)].push_back(base::contrast(seen, *behind));
            }
        }
        std::optional<double> least;
        for (auto &[color, contrasts] : found) {
            const auto middle = contrasts.begin() + std::ssize(contrasts) / 2;
            std::ranges::nth_element(contrasts, middle);
            least = std::min(least.value_or(*middle), *middle);
        }
        return least;
    }

private:
    static constexpr Color mark{1, 0, 1, 1};

    static quint32 keyOf(const Color &color)
    {
        const auto byte = [](float part) { return static_cast<quint32>(std::lround(255 * part)); };
        return byte(color.r) << 16 | byte(color.g) << 8 | byte(color.b);
    }

    /// What is behind the letter where it covers most of a pixel; nothing if it is seen nowhere.
    std::optional<Color> behindOf(const Item &item) const
    {
        const auto box = pixelsOf(item, item.pinned ? m_frame : m_world);
        if (!box)
            return std::nullopt;
        const QRect area = box->toAlignedRect() & m_behind.rect();
        double most = 0.5;
        std::optional<Color> behind;
        for (int y = area.top(); y <= area.bottom(); ++y) {
            for (int x = area.left(); x <= area.right(); ++x) {
                const Color before = colorAt(m_behind, x, y);
                const double covered = shareOfMark(before, colorAt(m_marked, x, y));
                if (covered > most) {
                    most = covered;
                    behind = before;
                }
            }
        }
        return behind;
    }

    static double shareOfMark(const Color &before, const Color &after)
    {
        const auto dot = [](const Color &a, const Color &b) {
            return static_cast<double>(a.r * b.r + a.g * b.g + a.b * b.b);
        };
        const Color whole{mark.r - before.r, mark.g - before.g, mark.b - before.b};
        const Color part{after.r - before.r, after.g - before.g, after.b - before.b};
        const double length = dot(whole, whole);
        return length > 0.05 ? dot(part, whole) / length : 0;
    }

    View m_world;
    View m_frame;
    QImage m_behind;
    QImage m_marked;
};

} // namespace

std::vector<SeenText> seenTexts(const Shape &actor, const Picture &picture)
{
    Collection collection(picture);
    collection.add(actor, {});
    return collection.take();
}

std::vector<std::optional<double>> contrastsOf(std::span<const SeenText> texts, const Picture &picture)
{
    constexpr qsizetype mostTexts = 20'000;
    static base::Keeper<quint64, std::vector<std::optional<double>>> kept(mostTexts);
    base::Hash key;
    key.add(picture.hash);
    for (const SeenText &text : texts) {
        key.add(text.items.size());
        for (const Item &item : text.items)
            key.add(item.hash);
    }
    return *kept.of(key.value(), 1 + std::ssize(texts), [&] {
        const Contrasts contrasts(texts, picture);
        std::vector<std::optional<double>> all;
        for (const SeenText &text : texts)
            all.push_back(contrasts.of(text));
        return all;
    });
}

} // namespace lectograph::media
