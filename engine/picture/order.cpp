// SPDX-License-Identifier: GPL-3.0-or-later
#include "picture/order.h"

#include "picture/view.h"

#include <algorithm>
#include <cmath>
#include <numeric>
#include <queue>

namespace lectograph::picture {
namespace {

using base::Vec3;

/// More sheets than that are ordered by the depths of their middles alone.
constexpr std::size_t mostSheets = 2048;

/// A plane in camera coordinates, where the eye is the origin: all p with dot(normal, p) = distance.
struct Plane
{
    Vec3 normal;
    double distance = 0;

    double above(const Vec3 &point) const { return dot(normal, point) - distance; }
};

/// Where the rays from the eye meet the image plane at z = 1.
using Outline = std::vector<QPointF>;

struct Rect
{
    double left = std::numeric_limits<double>::infinity();
    double right = -std::numeric_limits<double>::infinity();
    double bottom = std::numeric_limits<double>::infinity();
    double top = -std::numeric_limits<double>::infinity();

    void add(const QPointF &point)
    {
        left = std::min(left, point.x());
        right = std::max(right, point.x());
        bottom = std::min(bottom, point.y());
        top = std::max(top, point.y());
    }
    bool meets(const Rect &other) const
    {
        return left < other.right && other.left < right && bottom < other.top && other.bottom < top;
    }
};

/// Items that follow each other in one plane, and the rectangle of that plane that holds them.
struct Sheet
{
    std::vector<int> items;
    Plane plane;
    Vec3 origin; ///< of the rectangle's axes
    Vec3 right;
    Vec3 up;
    QRectF rect;
    double nib = 0;              ///< half of the widest stroke, in scene units
    std::array<Vec3, 4> corners; ///< of the rectangle
    Outline outline;             ///< of the rectangle with its strokes, on screen
    Rect bounds;                 ///< of the outline
    double depth = 0;
};

QRectF boundsOf(const Item &item)
{
    const QRectF image(-0.5, -0.5, 1, 1);
    if (item.path.isEmpty())
        return image;
    return item.image ? item.path.bounds().united(image) : item.path.bounds();
}

std::array<QPointF, 4> cornersOf(const QRectF &rect)
{
    return {rect.topLeft(), rect.topRight(), rect.bottomRight(), rect.bottomLeft()};
}

Vec3 unit(const Vec3 &v)
{
    const double size = length(v);
    return size > 0 ? v * (1 / size) : Vec3{};
}

/// A unit vector at right angles to a unit vector.
Vec3 across(const Vec3 &v)
{
    return unit(std::abs(v.x) < 0.9 ? cross(v, {1, 0, 0}) : cross(v, {0, 1, 0}));
}

/// A sheet of one item; nothing if it has no place that can be compared.
std::optional<Sheet> sheetOf(const View &view, const Item &item, int index)
{
    Sheet sheet;
    sheet.items = {index};
    sheet.origin = view.seen(item.place.origin);
    const Vec3 x = view.seenDirection(item.place.x);
    const Vec3 y = view.seenDirection(item.place.y);
    // An item without extent in one direction lies in many planes; any of them will do.
    sheet.right = length(x) > 0 ? unit(x) : length(y) > 0 ? across(unit(y)) : Vec3{1, 0, 0};
    const Vec3 normal = cross(sheet.right, y);
    sheet.plane.normal = length(normal) > 1e-12 * length(y) ? unit(normal) : across(sheet.right);
    sheet.plane.distance = dot(sheet.plane.normal, sheet.origin);
    sheet.up = cross(sheet.plane.normal, sheet.right);
    Rect held;
    for (const QPointF &corner : cornersOf(boundsOf(item))) {
        const Vec3 from = x * corner.x() + y * corner.y();
        held.add({dot(from, sheet.right), dot(from, sheet.up)});
    }
    sheet.rect = QRectF(QPointF(held.left, held.bottom), QPointF(held.right, held.top));
    sheet.nib = std::max(item.style.strokeWidth, item.style.backStrokeWidth) * 0.005;
    const double sum = sheet.plane.distance + held.left + held.right + held.bottom + held.top + sheet.nib;
    return std::isfinite(sum) ? std::optional(sheet) : std::nullopt;
}

Vec3 pointOn(const Sheet &sheet, const QPointF &at)
{
    return sheet.origin + sheet.right * at.x() + sheet.up * at.y();
}

/// Takes the other sheet's items in if they lie in this one's plane.
bool merge(Sheet &sheet, const Sheet &other, double tolerance)
{
    const std::array<QPointF, 4> corners = cornersOf(other.rect);
    Rect held;
    for (const QPointF &corner : corners) {
        const Vec3 point = pointOn(other, corner);
        if (!(std::abs(sheet.plane.above(point)) <= tolerance))
            return false;
        held.add({dot(point - sheet.origin, sheet.right), dot(point - sheet.origin, sheet.up)});
    }
    const QRectF added(QPointF(held.left, held.bottom), QPointF(held.right, held.top));
    const QRectF &had = sheet.rect;
    sheet.rect = QRectF(QPointF(std::min(had.left(), added.left()), std::min(had.top(), added.top())),
                        QPointF(std::max(had.right(), added.right()), std::max(had.bottom(), added.bottom())));
    sheet.nib = std::max(sheet.nib, other.nib);
    sheet.items.insert(sheet.items.end(), other.items.begin(), other.items.end());
    return true;
}

/// Fills in what follows from the rectangle.
void outline(Sheet &sheet, double nearest)
{
    const auto onSheet = [&](const QPointF &at) { return pointOn(sheet, at); };
    std::ranges::transform(cornersOf(sheet.rect), sheet.corners.begin(), onSheet);
    sheet.depth = onSheet(sheet.rect.center()).z;
    // Strokes reach beyond the rectangle, and lines have an extent only by their stroke.
    const double margin = std::max(sheet.nib, 1e-6 * (sheet.rect.width() + sheet.rect.height()));
    std::array<Vec3, 4> widened;
    std::ranges::transform(cornersOf(sheet.rect.adjusted(-margin, -margin, margin, margin)), widened.begin(), onSheet);
    // What lies before the nearest depth is not drawn.
    for (std::size_t i = 0; i < widened.size(); ++i) {
        const Vec3 &a = widened[i];
        const Vec3 &b = widened[(i + 1) % widened.size()];
        const auto add = [&](const Vec3 &point) { sheet.outline.emplace_back(point.x / point.z, point.y / point.z); };
        if (a.z >= nearest)
            add(a);
        if ((a.z >= nearest) != (b.z >= nearest))
            add(mix(a, b, (nearest - a.z) / (b.z - a.z)));
    }
    for (const QPointF &point : sheet.outline)
        sheet.bounds.add(point);
}

/// What two convex outlines share (Sutherland and Hodgman 1974).
Outline shared(Outline a, const Outline &b)
{
    const auto turn = [&](std::size_t i) {
        return base::cross(b[(i + 1) % b.size()] - b[i], b[(i + 2) % b.size()] - b[(i + 1) % b.size()]);
    };
    double sense = 0;
    for (std::size_t i = 0; i < b.size(); ++i)
        sense += turn(i);
    for (std::size_t i = 0; i < b.size() && !a.empty(); ++i) {
        const QPointF &from = b[i];
        const QPointF along = b[(i + 1) % b.size()] - from;
        const auto inside = [&](const QPointF &point) { return base::cross(along, point - from) * sense; };
        Outline kept;
        for (std::size_t k = 0; k < a.size(); ++k) {
            const QPointF &p = a[k];
            const QPointF &q = a[(k + 1) % a.size()];
            const double atP = inside(p);
            const double atQ = inside(q);
            if (atP >= 0)
                kept.push_back(p);
            if ((atP > 0 && atQ < 0) || (atP < 0 && atQ > 0))
                kept.push_back(p + (q - p) * (atP / (atP - atQ)));
        }
        a = std::move(kept);
    }
    return a;
}

enum class Relation : quint8 { None, Behind, InFront, Cut };

/// Where b is, seen from the eye, if all of it lies on one side of a's plane.
Relation sideOf(const Sheet &b, const Sheet &a, double tolerance)
{
    double least = 0;
    double most = 0;
    for (const Vec3 &corner : b.corners) {
        const double above = a.plane.above(corner);
        least = std::min(least, above);
        most = std::max(most, above);
    }
    if (least >= -tolerance && most <= tolerance)
        return Relation::None;
    if (least < -tolerance && most > tolerance)
        return Relation::Cut;
    const bool isEyeAbove = a.plane.distance < 0;
    return (most > tolerance) == isEyeAbove ? Relation::InFront : Relation::Behind;
}

Relation opposite(Relation relation)
{
    return relation == Relation::InFront ? Relation::Behind
        : relation == Relation::Behind   ? Relation::InFront
                                         : relation;
}

/// Where b is, by the depths of both over all that they share on screen. If they cut each other there, the middle
/// decides on request.
Relation byDepth(const Sheet &b, const Sheet &a, double tolerance, bool isDecided)
{
    const Outline common = shared(a.outline, b.outline);
    // How much nearer b is, as a share of its distance. The inverse of the depth is linear over the screen, so that the
    // corners tell about all that lies between them.
    const auto nearness = [&](const QPointF &at) {
        const auto inverse = [&](const Plane &plane) {
            return dot(plane.normal, {at.x(), at.y(), 1}) / plane.distance;
        };
        const double ofA = inverse(a.plane);
        const double ofB = inverse(b.plane);
        return std::isfinite(ofA) && std::isfinite(ofB) ? (ofB - ofA) / std::max(std::abs(ofA), std::abs(ofB)) : 0;
    };
    double least = 0;
    double most = 0;
    QPointF middle;
    for (const QPointF &at : common) {
        least = std::min(least, nearness(at));
        most = std::max(most, nearness(at));
        middle += at / static_cast<double>(common.size());
    }
    if (least < -tolerance && most > tolerance) {
        if (!isDecided)
            return Relation::Cut;
        return nearness(middle) > 0 ? Relation::InFront : Relation::Behind;
    }
    return most > tolerance ? Relation::InFront : least < -tolerance ? Relation::Behind : Relation::None;
}

class Sorting
{
public:
    Sorting(const Picture &picture, const View &view) : m_view(view), m_tolerance(1e-6 * 50 * view.nearest())
    {
        for (std::size_t i = 0; i < picture.items.size(); ++i) {
            const Item &item = picture.items[i];
            if (item.pinned)
                continue;
            std::optional<Sheet> next = sheetOf(view, item, static_cast<int>(i));
            if (!next)
                m_placeless.push_back(static_cast<int>(i));
            else if (m_sheets.empty() || !merge(m_sheets.back(), *next, m_tolerance))
                m_sheets.push_back(*std::move(next));
        }
        outlineAll();
        if (splitWhatIsCut(picture))
            outlineAll();
    }

    /// Appends the items from back to front.
    void appendTo(std::vector<int> &order) const
    {
        order.insert(order.end(), m_placeless.begin(), m_placeless.end());
        for (const std::size_t sheet : sorted())
            order.insert(order.end(), m_sheets[sheet].items.begin(), m_sheets[sheet].items.end());
    }

private:
    void outlineAll()
    {
        for (Sheet &sheet : m_sheets) {
            if (sheet.outline.empty())
                outline(sheet, m_view.nearest());
        }
    }

    /// Calls `visit` for each two sheets that may cover each other on screen.
    template <typename Visit>
    void forEachPair(const Visit &visit) const
    {
        std::vector<std::size_t> byLeft(m_sheets.size());
        std::iota(byLeft.begin(), byLeft.end(), 0);
        std::ranges::stable_sort(byLeft, {}, [&](std::size_t i) { return m_sheets[i].bounds.left; });
        std::vector<std::size_t> open;
        for (const std::size_t next : byLeft) {
            const Rect &bounds = m_sheets[next].bounds;
            std::erase_if(open, [&](std::size_t i) { return m_sheets[i].bounds.right <= bounds.left; });
            for (const std::size_t i : open) {
                if (m_sheets[i].bounds.meets(bounds))
                    visit(std::min(i, next), std::max(i, next));
            }
            open.push_back(next);
        }
    }

    /// Where b is from a.
    Relation relation(const Sheet &a, const Sheet &b, bool isDecided) const
    {
        if (const Relation side = sideOf(b, a, m_tolerance); side != Relation::Cut)
            return side;
        if (const Relation side = sideOf(a, b, m_tolerance); side != Relation::Cut)
            return opposite(side);
        return byDepth(b, a, 1e-6, isDecided);
    }

    bool splitWhatIsCut(const Picture &picture)
    {
        if (m_sheets.size() > mostSheets)
            return false;
        std::vector<bool> isCut(m_sheets.size());
        forEachPair([&](std::size_t a, std::size_t b) {
            if ((m_sheets[a].items.size() > 1 || m_sheets[b].items.size() > 1)
                && relation(m_sheets[a], m_sheets[b], false) == Relation::Cut)
                isCut[a] = isCut[b] = true;
        });
        std::vector<Sheet> divided;
        for (std::size_t i = 0; i < m_sheets.size(); ++i) {
            if (!isCut[i]) {
                divided.push_back(std::move(m_sheets[i]));
                continue;
            }
            for (const int item : m_sheets[i].items) {
                if (auto sheet = sheetOf(m_view, picture.items[static_cast<std::size_t>(item)], item))
                    divided.push_back(*std::move(sheet));
            }
        }
        m_sheets = std::move(divided);
        return std::ranges::any_of(isCut, std::identity());
    }

    std::vector<std::size_t> sorted() const
    {
        std::vector<std::vector<std::size_t>> after(m_sheets.size());
        std::vector<int> waitsFor(m_sheets.size());
        const auto mustPrecede = [&](std::size_t a, std::size_t b) {
            after[a].push_back(b);
            ++waitsFor[b];
        };
        if (m_sheets.size() <= mostSheets) {
            forEachPair([&](std::size_t a, std::size_t b) {
                if (relation(m_sheets[a], m_sheets[b], true) == Relation::Behind)
                    mustPrecede(b, a);
                else
                    mustPrecede(a, b);
            });
        }
        const auto isLater = [&](std::size_t a, std::size_t b) { // the farthest first, then in document order
            const double depthA = m_sheets[a].depth;
            const double depthB = m_sheets[b].depth;
            return depthA != depthB ? depthA < depthB : a > b;
        };
        std::vector<std::size_t> farthestFirst(m_sheets.size());
        std::iota(farthestFirst.begin(), farthestFirst.end(), 0);
        std::ranges::sort(farthestFirst, [&](std::size_t a, std::size_t b) { return isLater(b, a); });
        std::priority_queue<std::size_t, std::vector<std::size_t>, decltype(isLater)> ready(isLater);
        std::vector<bool> isTaken(m_sheets.size());
        for (const std::size_t i : farthestFirst) {
            if (waitsFor[i] == 0)
                ready.push(i);
        }
        std::vector<std::size_t> order;
        auto farthest = farthestFirst.begin();
        while (order.size() < m_sheets.size()) {
            if (ready.empty()) { // a ring
                farthest = std::find_if(farthest, farthestFirst.end(), [&](std::size_t i) { return !isTaken[i]; });
                ready.push(*farthest);
            }
            const std::size_t next = ready.top();
            ready.pop();
            if (isTaken[next])
                continue;
            isTaken[next] = true;
            order.push_back(next);
            for (const std::size_t i : after[next]) {
                if (--waitsFor[i] == 0 && !isTaken[i])
                    ready.push(i);
            }
        }
        return order;
    }

    const View &m_view;
    const double m_tolerance; ///< in scene units: a millionth of the eye's distance
    std::vector<Sheet> m_sheets;
    std::vector<int> m_placeless;
};

} // namespace

std::vector<int> drawingOrder(const Picture &picture)
{
    std::vector<int> order(picture.items.size());
    std::iota(order.begin(), order.end(), 0);
    const auto needsSpace = [](const Item &item) { return !item.pinned && !item.place.isFlat(); };
    if (picture.camera.isFlat() && std::ranges::none_of(picture.items, needsSpace))
        return order;

    const auto isPinned = [&](int i) { return picture.items[static_cast<std::size_t>(i)].pinned; };
    const auto firstInWorld = std::ranges::find_if_not(order, isPinned);
    std::vector<int> sorted(order.begin(), firstInWorld);
    const View view(picture, QSize(1, 1), false);
    Sorting(picture, view).appendTo(sorted);
    std::copy_if(firstInWorld, order.end(), std::back_inserter(sorted), isPinned);
    return sorted;
}

} // namespace lectograph::picture
