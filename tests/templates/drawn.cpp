// SPDX-License-Identifier: GPL-3.0-or-later
#include "drawn.h"

#include "picture/view.h"

#include <QRegularExpression>

#include <algorithm>
#include <cmath>
#include <set>

namespace lectograph::test {

using namespace Qt::StringLiterals;

namespace {

constexpr double leastSeen = 0.1; ///< opacity of what counts

/// As QRectF, but of lines too, which have no area.
void unite(std::optional<QRectF> &all, const QRectF &one)
{
    const QRectF solid = one.adjusted(0, 0, 0.01, 0.01);
    all = all ? *all | solid : solid;
}

/// Walks through the shape of an actor. Quicker than making a picture of it and of each of its texts.
class Walk
{
public:
    Walk(Drawn &drawn, const picture::Picture &setting)
        : m_drawn(drawn), m_setting(setting), m_world(setting, Drawn::size, false), m_frame(setting, Drawn::size, true)
    {}

    void add(const shape::Shape &actor, const QString &id)
    {
        m_all.reset();
        add(actor, {}, {.name = id});
        if (m_all)
            m_drawn.actors.emplace(id, *m_all);
    }

private:
    struct Above
    {
        double opacity = 1;
        bool isPinned = false;
        Label *label = nullptr;
        QString name = {};
    };

    void add(const shape::Shape &shape, const base::Transform &place, Above above)
    {
        const shape::Part &part = *shape;
        above.opacity *= part.opacity;
        above.isPinned = above.isPinned || part.pinned;
        if (part.hidden || above.opacity < leastSeen)
            return;
        if (part.facing != shape::Facing::Scene && !above.isPinned)
            return addFacing(shape, place, above);
        const base::Transform here = place * part.placement;
        if (!above.label && (!part.sourceText.trimmed().isEmpty() || part.numeral))
            return addText(shape, here, above);
        addPath(part, here, above);
        addChildren(part, here, above);
    }

    void addChildren(const shape::Part &part, const base::Transform &here, const Above &above)
    {
        const QString name = above.name;
        for (const shape::Shape &child : part.children) {
            Above within = above;
            if (!above.label)
                within.name = name + u'/' + child->name;
            add(child, here, within);
        }
    }

    void addText(const shape::Shape &shape, const base::Transform &here, Above above)
    {
        static const QRegularExpression numbers(u"/\\d+(?=/|$)"_s);
        Label label;
        above.label = &label;
        addPath(*shape, here, above);
        addChildren(*shape, here, above);
        if (label.glyphs.empty())
            return;
        label.name = above.name;
        label.kind = QString(above.name).replace(numbers, u"/*"_s);
        m_drawn.labels.push_back(std::move(label));
    }

    void addPath(const shape::Part &part, const base::Transform &here, const Above &above)
    {
        if (!shape::isLeaf(part) || part.revealTo <= part.revealFrom)
            return;
        const bool isFilled = part.image || part.style.fill.a * above.opacity > leastSeen;
        const bool isStroked = part.style.stroke.a * above.opacity > leastSeen && part.style.strokeWidth > 0.005;
        if (!isFilled && !isStroked)
            return;
        addBox(pixelsOf(part.image ? QRectF(-0.5, -0.5, 1, 1) : part.path.bounds(), here, above.isPinned),
               isFilled ? above.label : nullptr);
    }

    void addFacing(const shape::Shape &shape, const base::Transform &place, const Above &above)
    {
        picture::Picture picture = m_setting;
        picture::append(picture, shape::transformed(shape, place));
        Label label;
        for (const picture::Item &item : picture.items) {
            if (item.style.fill.a * above.opacity > leastSeen || item.style.stroke.a * above.opacity > leastSeen)
                addBox(pixelsOf(item.path.bounds(), item.place, false), &label);
        }
        if (!shape->sourceText.isEmpty() && !label.glyphs.empty()) {
            label.name = label.kind = above.name;
            m_drawn.labels.push_back(std::move(label));
        }
    }

    void addBox(const QRectF &box, Label *label)
    {
        unite(m_all, box);
        if (!label)
            return;
        label->box = label->glyphs.empty() ? box : label->box | box;
        label->glyphs.push_back(box);
    }

    QRectF pixelsOf(const QRectF &bounds, const base::Transform &place, bool isPinned) const
    {
        const picture::View &view = isPinned ? m_frame : m_world;
        std::optional<QRectF> all;
        for (const QPointF &corner : {bounds.topLeft(), bounds.topRight(), bounds.bottomLeft(), bounds.bottomRight()}) {
            base::Vec3 seen = view.seen(place.map(corner));
            seen.z = std::max(seen.z, view.nearest());
            unite(all, QRectF(view.pixel(seen), QSizeF(0, 0)));
        }
        return *all;
    }

    Drawn &m_drawn;
    const picture::Picture &m_setting;
    picture::View m_world;
    picture::View m_frame;
    std::optional<QRectF> m_all;
};

bool isOver(const QRectF &one, const QRectF &other)
{
    const QRectF both = one & other;
    const double smaller = std::min(one.width() * one.height(), other.width() * other.height());
    return both.width() * both.height() > 0.15 * smaller && std::min(both.width(), both.height()) > 1;
}

/// As of a copy that lies on what it is a copy of.
bool isAlike(const QRectF &one, const QRectF &other)
{
    return std::abs(one.left() - other.left()) < 1 && std::abs(one.right() - other.right()) < 1
        && std::abs(one.top() - other.top()) < 1 && std::abs(one.bottom() - other.bottom()) < 1;
}

bool isOver(const Label &one, const Label &other)
{
    if (!one.box.intersects(other.box) || std::ranges::equal(one.glyphs, other.glyphs, isAlike))
        return false;
    return std::ranges::any_of(one.glyphs, [&](const QRectF &glyph) {
        return glyph.intersects(other.box)
            && std::ranges::any_of(other.glyphs, [&](const QRectF &another) { return isOver(glyph, another); });
    });
}

using Pair = std::pair<QString, QString>;

/// The kinds of labels that cover each other, with an example.
std::map<Pair, Pair> coveredKinds(const Drawn &drawn)
{
    std::map<Pair, Pair> found;
    std::vector<const Label *> labels;
    for (const Label &label : drawn.labels)
        labels.push_back(&label);
    std::ranges::sort(labels, {}, [](const Label *label) { return label->box.left(); });
    for (std::size_t i = 0; i < labels.size(); ++i) {
        for (std::size_t j = i + 1; j < labels.size() && labels[j]->box.left() < labels[i]->box.right(); ++j) {
            const Label &one = *labels[i];
            const Label &other = *labels[j];
            if (isOver(one, other))
                found.try_emplace(std::minmax(one.kind, other.kind), one.name, other.name);
        }
    }
    return found;
}

} // namespace

Drawn drawnAt(picture::Show &show, base::Time time, const Drawn *before)
{
    Drawn drawn;
    picture::Picture setting = show.at(time);
    drawn.hash = setting.hash;
    if (before && before->hash == drawn.hash)
        return *before;
    setting.items.clear();
    timeline::Score &score = *show.scoreAt(time);
    const base::Time now = show.scoreTime(time);
    Walk walk(drawn, setting);
    for (const int actor : score.actors()) {
        if (score.isAbsent(actor, now))
            continue;
        if (const auto shape = score.state(actor, now))
            walk.add(*shape, score.evaluator().idOf(actor));
    }
    return drawn;
}

std::map<QString, QRectF> leavingTheFrame(const Drawn &drawn)
{
    constexpr double tolerance = 3;
    const QRectF frame = QRectF(QPointF(), Drawn::size).adjusted(-tolerance, -tolerance, tolerance, tolerance);
    std::map<QString, QRectF> leaving = drawn.actors;
    std::erase_if(leaving, [&](const auto &actor) { return frame.contains(actor.second); });
    return leaving;
}

QStringList covered(const Drawn &now, const Drawn &before)
{
    QStringList found;
    const auto known = coveredKinds(before);
    for (const auto &[kinds, names] : coveredKinds(now)) {
        if (!known.contains(kinds))
            found << names.first + u" and "_s + names.second;
    }
    return found;
}

} // namespace lectograph::test
