// SPDX-License-Identifier: GPL-3.0-or-later
#include "picture/picture.h"

#include "picture/transition.h"
#include "shape/camera_frame.h"
#include "shape/opacity.h"
#include "shape/pathops.h"

#include <algorithm>
#include <bit>
#include <cmath>
#include <iterator>
#include <span>
#include <unordered_map>

namespace lectograph::picture {
namespace {

using base::Vec3;

void add(base::Hash &hash, const base::Vec3 &v)
{
    hash.add(v.x).add(v.y).add(v.z);
}

void add(base::Hash &hash, const base::Color &c)
{
    hash.add(double(c.r)).add(double(c.g)).add(double(c.b)).add(double(c.a));
}

/// What a part inherits from its ancestors.
struct Inherited
{
    base::Transform place;
    double opacity = 1;
    bool pinned = false;
};

/// Moving items are hashed for every picture, so this is a sum of products, which run in parallel on the processor.
/// Plain numbers vary mostly in the high bits; folding moves these bits to where the product spreads them.
quint64 hashOf(const base::Transform &place)
{
    constexpr quint64 factors[] = {0x9e3779b97f4a7c15ull, 0xbf58476d1ce4e5b9ull, 0x94d049bb133111ebull,
                                   0xd6e8feb86659fd93ull, 0xa0761d6478bd642full, 0xe7037ed1a0b428dbull,
                                   0x8ebc6af09c88c6e3ull, 0x589965cc75374cc3ull, 0x1d8e4e27c47d124full,
                                   0xeb44accab455d165ull, 0xc2b2ae3d27d4eb4full, 0xff51afd7ed558ccdull};
    const double numbers[] = {place.x.x, place.x.y, place.x.z, place.y.x,      place.y.y,      place.y.z,
                              place.z.x, place.z.y, place.z.z, place.origin.x, place.origin.y, place.origin.z};
    quint64 sum = 0;
    for (std::size_t i = 0; i < std::size(factors); ++i) {
        const quint64 bits = std::bit_cast<quint64>(numbers[i] + 0.0); // −0 is 0
        sum += (bits ^ bits >> 29) * factors[i] ^ bits >> 17;
    }
    return sum;
}

quint64 hashOf(const Item &item, quint64 style)
{
    base::Hash hash;
    hash.add(item.path.hash()).add(style).add(hashOf(item.place)).add(item.pinned);
    if (item.image)
        hash.add(item.image->hash).add(item.opacity);
    return hash.value();
}

/// The placement of a part that faces the viewer: turned about its pivot, keeping its size and its turn in its own plane.
base::Transform facing(const Camera &camera, double frameHeight, const shape::Shape &shape,
                       const base::Transform &place)
{
    const base::Transform &own = shape->placement;
    const Vec3 &pivot = shape->pivot;
    const Vec3 at = place.map(pivot);
    double scale = length(place.x);
    if (shape->facing == shape::Facing::SameSize && camera.height > 0) {
        // The frame is ½·height / tan(½·fov) away from the eye, so that a size on screen grows with the depth.
        const Vec3 towardsEye = cross(camera.right, camera.up);
        const double distance = eyeDistance(camera);
        scale *= std::max(0.0, (distance - dot(at - camera.centre, towardsEye)) / distance) * camera.height
            / frameHeight;
    }
    const base::Transform upright{camera.right, camera.up, cross(camera.right, camera.up), {}};
    const base::Transform turned = base::Transform::rotation(std::atan2(own.x.y, own.x.x));
    return base::Transform::translation(at) * upright * turned * base::Transform::scaling(scale, scale, scale)
        * base::Transform::translation(-pivot);
}

/// What is drawn and where, to a thousandth of a unit.
quint64 whereabouts(const Item &item)
{
    base::Hash hash(item.path.hash());
    hash.add(item.pinned);
    if (item.image)
        hash.add(item.image->hash);
    const auto step = [](double number) { return std::round(number * 1000); };
    for (const Vec3 &axis : {item.place.x, item.place.y, item.place.z, item.place.origin})
        hash.add(step(axis.x)).add(step(axis.y)).add(step(axis.z));
    return hash.value();
}

/// Whether it has the same colours and is no less opaque.
bool covers(shape::Style source, const shape::Style &copy)
{
    constexpr float tolerance = 0.01f;
    for (const auto color : {&shape::Style::fill, &shape::Style::stroke, &shape::Style::backStroke}) {
        if ((source.*color).a < (copy.*color).a - tolerance)
            return false;
        (source.*color).a = (copy.*color).a;
    }
    return source == copy;
}

/// Creates the items of a tree. Neighbours often share a style, so the last style's hash is cached.
class Flattening
{
public:
    explicit Flattening(Picture &picture) : m_picture(picture), m_items(picture.items) {}

    void add(const shape::Shape &shape, const Inherited &above)
    {
        const shape::Part &part = *shape;
        Inherited here{above.place * part.placement, above.opacity * part.opacity, above.pinned || part.pinned};
        if (part.hidden || here.opacity <= 0)
            return;
        if (part.facing != shape::Facing::Scene && !here.pinned)
            here.place = facing(m_picture.camera, m_picture.frameHeight, shape, here.place);
        const bool isText = !part.sourceText.isEmpty() && !m_isInText;
        const std::size_t first = m_items.size();
        m_isInText = m_isInText || isText;
        if (shape::isLeaf(part))
            addLeaf(part, here);
        for (const shape::Shape &child : part.children)
            add(child, here);
        if (isText) {
            m_isInText = false;
            layBackStrokesFirst(first);
        }
    }

private:
    /// Moves the back-strokes of the items from `first` on behind all of them, so that the one of a glyph does not cover its
    /// neighbour.
    void layBackStrokesFirst(std::size_t first)
    {
        const auto isHaloed = [](const Item &item) { return !item.path.isEmpty() && item.style.hasBackStroke(); };
        const std::span<Item> text = std::span(m_items).subspan(first);
        if (std::ranges::count_if(text, isHaloed) < 2)
            return;
        std::vector<Item> behind;
        for (Item &item : text) {
            if (!isHaloed(item))
                continue;
            Item &back = behind.emplace_back(item);
            back.style.fill.a = back.style.stroke.a = 0;
            back.style.fillGradient = back.style.strokeGradient = nullptr;
            back.style.shading = nullptr;
            back.image = nullptr;
            back.hash = hashOf(back, styleHash(back.style));
            item.style.backStroke.a = 0;
            item.hash = hashOf(item, styleHash(item.style));
        }
        m_items.insert(m_items.begin() + static_cast<std::ptrdiff_t>(first), std::make_move_iterator(behind.begin()),
                       std::make_move_iterator(behind.end()));
    }

    void addLeaf(const shape::Part &part, const Inherited &here)
    {
        Item &item = m_items.emplace_back();
        item.style = here.opacity == 1 ? part.style : shape::faded(part.style, here.opacity);
        if (!part.path.isEmpty() && item.style.isSeen()) {
            const bool whole = part.revealFrom <= 0 && part.revealTo >= 1;
            item.path = whole ? part.path : shape::partial(part.path, part.revealFrom, part.revealTo);
        }
        if (item.path.isEmpty() && !part.image) {
            m_items.pop_back();
            return;
        }
        item.image = part.image;
        item.place = here.place;
        item.opacity = here.opacity;
        item.pinned = here.pinned;
        item.isCopy = part.isCopy;
        item.hash = hashOf(item, styleHash(item.style));
    }

    quint64 styleHash(const shape::Style &style)
    {
        if (!m_isStyleKnown || !(style == m_style)) {
            m_style = style;
            m_styleHash = shape::hashOf(style);
            m_isStyleKnown = true;
        }
        return m_styleHash;
    }

    const Picture &m_picture;
    std::vector<Item> &m_items;
    shape::Style m_style;
    quint64 m_styleHash = 0;
    bool m_isStyleKnown = false;
    bool m_isInText = false;
};

} // namespace

double eyeDistance(const Camera &camera)
{
    return shape::eyeDistance(camera.height, camera.fovDegrees);
}

quint64 hashOf(const Item &item)
{
    return hashOf(item, shape::hashOf(item.style));
}

void append(Picture &picture, const shape::Shape &shape)
{
    Flattening(picture).add(shape, {});
}

void dropCopies(Picture &picture)
{
    if (std::ranges::none_of(picture.items, &Item::isCopy))
        return;
    std::unordered_map<quint64, std::size_t> sources;
    for (std::size_t i = 0; i < picture.items.size(); ++i) {
        if (!picture.items[i].isCopy)
            sources[whereabouts(picture.items[i])] = i;
    }
    std::vector<Item> seen;
    for (Item &item : picture.items) {
        const auto source = item.isCopy ? sources.find(whereabouts(item)) : sources.end();
        if (source == sources.end() || !covers(picture.items[source->second].style, item.style))
            seen.push_back(item);
    }
    picture.items = std::move(seen);
}

void seal(Picture &picture)
{
    base::Hash hash;
    hash.add(picture.frameWidth).add(picture.frameHeight);
    add(hash, picture.background);
    add(hash, picture.camera.centre);
    add(hash, picture.camera.right);
    add(hash, picture.camera.up);
    hash.add(picture.camera.height).add(picture.camera.fovDegrees).add(picture.items.size());
    for (const Item &item : picture.items)
        hash.add(item.hash);
    if (const Transition *transition = picture.transition.get()) {
        hash.add(transition->before.hash)
            .add(static_cast<int>(transition->kind))
            .add(static_cast<int>(transition->direction))
            .add(transition->progress);
    }
    picture.hash = hash.value();
}

QRectF ownBounds(const Item &item)
{
    const QRectF image(-0.5, -0.5, 1, 1);
    if (item.path.isEmpty())
        return image;
    return item.image ? item.path.bounds().united(image) : item.path.bounds();
}

} // namespace lectograph::picture
