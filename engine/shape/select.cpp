// SPDX-License-Identifier: GPL-3.0-or-later
#include "shape/select.h"

#include "base/idnames.h"
#include "base/shortlist.h"
#include "shape/phrase.h"

#include <QCoreApplication>

#include <algorithm>
#include <optional>
#include <utility>

namespace lectograph::shape {

namespace {

using base::Result;
using base::Transform;
using Paths = std::vector<IndexPath>;

QString tr(const char *text)
{
    return QCoreApplication::translate("lectograph::shape", text);
}

/// Splits at every "/" outside a quoted phrase.
QStringList segmentsOf(const QString &pattern)
{
    QStringList segments;
    QString segment;
    bool quoted = false;
    for (qsizetype i = 0; i < pattern.size(); ++i) {
        const QChar c = pattern[i];
        const bool escaped = quoted && i > 0 && pattern[i - 1] == u'\\';
        if (c == u'"' && !escaped)
            quoted = !quoted;
        if (c == u'/' && !quoted) {
            segments.append(segment);
            segment.clear();
        } else {
            segment.append(c);
        }
    }
    segments.append(segment);
    return segments;
}

/// Parses "a..b"; numbers that are none make it a name.
std::optional<Pattern::Segment> spanOf(const QString &text)
{
    const qsizetype dots = text.indexOf(QLatin1String(".."));
    if (dots < 0)
        return {};
    bool firstOk = false;
    bool lastOk = false;
    const int first = text.left(dots).toInt(&firstOk);
    const int last = text.mid(dots + 2).toInt(&lastOk);
    if (!firstOk || !lastOk)
        return {};
    return Pattern::Segment{Pattern::Segment::Kind::Span, text, first, last};
}

Pattern::Segment segmentOf(const QString &text)
{
    using Kind = Pattern::Segment::Kind;
    if (isPhrase(text))
        return {Kind::Phrase, text};
    if (isLine(text))
        return {Kind::Line, text};
    if (text == u'*')
        return {Kind::All, text};
    if (text == QLatin1String("leaves"))
        return {Kind::Leaves, text};
    if (const auto span = spanOf(text))
        return *span;
    return {text.startsWith(u'.') ? Kind::Tag : Kind::Name, text};
}

IndexPath joined(IndexPath path, int index)
{
    path.push_back(index);
    return path;
}

/// Every part below `part` that satisfies `wanted`, in drawing order.
template <class Wanted>
void collect(const Shape &part, const IndexPath &at, const Wanted &wanted, Paths &found)
{
    int index = 0;
    for (const Shape &child : part->children) {
        const IndexPath path = joined(at, index++);
        if (wanted(*child))
            found.push_back(path);
        collect(child, path, wanted, found);
    }
}

Paths step(const Shape &whole, const IndexPath &at, const Pattern::Segment &segment)
{
    using Kind = Pattern::Segment::Kind;
    const Shape part = partAt(whole, at);
    const auto &children = part->children;
    const int count = static_cast<int>(children.size());
    Paths found;
    for (int i = 0; i < count; ++i) {
        if (children[static_cast<std::size_t>(i)]->name == segment.text)
            return {joined(at, i)};
    }
    const auto place = [count](int index) { return index < 0 ? index + count : index; };
    switch (segment.kind) {
    case Kind::All:
        for (int i = 0; i < count; ++i)
            found.push_back(joined(at, i));
        break;
    case Kind::Leaves:
        if (children.empty() && isLeaf(*part))
            return {at};
        collect(
            part, at, [](const Part &p) { return isLeaf(p); }, found);
        break;
    case Kind::Span:
        for (int i = std::max(0, place(segment.first)); i <= std::min(count - 1, place(segment.last)); ++i)
            found.push_back(joined(at, i));
        break;
    case Kind::Tag:
        collect(
            part, at, [tag = segment.text.mid(1)](const Part &p) { return p.tags.contains(tag); }, found);
        break;
    default: // items of a repetition are also called like their texts
        for (int i = 0; i < count; ++i) {
            if (children[static_cast<std::size_t>(i)]->tags.contains(segment.text))
                found.push_back(joined(at, i));
        }
    }
    return found;
}

bool declares(const Shape &shape, const QString &tag)
{
    return shape->optionalTags.contains(tag)
        || std::ranges::any_of(shape->children, [&](const Shape &child) { return declares(child, tag); });
}

/// Whether finding nothing is an answer: of “1..3” where there is one child, and of tags that the shape says are optional.
bool mayBeEmpty(const Shape &part, const Pattern::Segment &segment)
{
    using Kind = Pattern::Segment::Kind;
    if (segment.kind == Kind::Span)
        return !part->children.empty() && segment.first >= static_cast<int>(part->children.size());
    return segment.kind == Kind::Tag && declares(part, segment.text.mid(1));
}

/// Sorts by drawing order and drops parts inside other selected parts.
void tidy(Paths &paths)
{
    std::sort(paths.begin(), paths.end());
    Paths kept;
    for (IndexPath &path : paths) {
        const bool inside = !kept.empty() && kept.back().size() <= path.size()
            && std::equal(kept.back().begin(), kept.back().end(), path.begin());
        if (!inside)
            kept.push_back(std::move(path));
    }
    paths = std::move(kept);
}

QString listed(const QStringList &names)
{
    constexpr qsizetype shown = 6;
    return base::shortList(names, shown, [](const QString &name) { return u'"' + base::partInWords(name) + u'"'; });
}

/// Lists the alternatives where the search failed: tags for a tag, the text for a phrase, else names.
QString remedyFor(const Shape &whole, const IndexPath &at, const QString &segment, const QString &reached)
{
    const QString where = reached.isEmpty() ? tr("this shape") : u'"' + base::partInWords(reached) + u'"';
    const Shape part = partAt(whole, at);
    if (isPhrase(segment) || isLine(segment)) {
        QString text = phraseText(whole, at);
        if (text.isEmpty())
            return tr("There is no text or formula in %1.").arg(where);
        return tr("The text there is “%1”.").arg(text.size() > 80 ? text.left(79) + u'…' : text);
    }
    if (segment.startsWith(u'.')) {
        QStringList tags;
        Paths all;
        collect(
            part, {},
            [&tags](const Part &p) {
                tags += p.tags;
                return false;
            },
            all);
        tags.removeDuplicates();
        if (tags.isEmpty())
            return tr("There are no tags in %1.").arg(where);
        return tr("Tags in %1: %2.").arg(where, listed(tags));
    }
    QStringList names;
    for (const Shape &child : part->children)
        names.append(child->name);
    if (names.isEmpty())
        return tr("There are no parts in %1.").arg(where);
    return tr("Parts of %1: %2.").arg(where, listed(names));
}

/// The product of the placements along `path`, without the part's own.
Transform outerOf(const Shape &shape, const IndexPath &path)
{
    Transform outer;
    Shape part = shape;
    for (const int index : path) {
        outer = outer * part->placement;
        part = partAt(part, {index});
    }
    return outer;
}

/// The part in the space of `shape`'s parent, with the inherited appearance.
Shape asItStands(const Shape &shape, const IndexPath &path)
{
    if (path.empty())
        return shape;
    double opacity = 1;
    bool hidden = false;
    Shape around = shape;
    for (const int index : path) {
        opacity *= around->opacity;
        hidden = hidden || around->hidden;
        around = partAt(around, {index});
    }
    return partInSpace(shape, path).edited([&](Part &part) {
        part.opacity *= opacity;
        part.hidden = part.hidden || hidden;
        standLike(part, *shape);
    });
}

struct Target
{
    const IndexPath *path;
    int index;
};
using Targets = std::span<const Target>;
using Edit = std::function<Shape(const Shape &, int)>;

Shape changed(const Shape &part, const Transform &outer, const Edit &edit, int index)
{
    const Shape seen = transformed(part, outer);
    const Shape result = edit(seen, index);
    if (result.isSame(seen))
        return part;
    if (result->placement == seen->placement) { // kept exactly, without a round trip through the inverse
        return result.edited([&](Part &p) { p.placement = part->placement; });
    }
    return transformed(result, outer.inverted());
}

/// `targets` are sorted and all inside `shape`, which is at depth `depth`.
Shape rebuilt(const Shape &shape, const Transform &outer, Targets targets, std::size_t depth, const Edit &edit)
{
    const auto below = std::find_if(targets.begin(), targets.end(),
                                    [depth](const Target &target) { return target.path->size() > depth; });
    Shape result = shape;
    if (below != targets.end()) {
        const Transform inner = outer * shape->placement;
        result = shape.edited([&](Part &part) {
            const int count = static_cast<int>(part.children.size());
            for (auto first = below; first != targets.end();) {
                const int child = (*first->path)[depth];
                const auto last = std::find_if(first, targets.end(),
                                               [&](const Target &target) { return (*target.path)[depth] != child; });
                if (child >= 0 && child < count) {
                    Shape &place = part.children[static_cast<std::size_t>(child)];
                    place = rebuilt(place, inner, Targets(first, last), depth + 1, edit);
                }
                first = last;
            }
        });
    }
    for (auto own = targets.begin(); own != below; ++own)
        result = changed(result, outer, edit, own->index);
    return result;
}

} // namespace

Pattern::Pattern(QString text) : m_text(std::move(text))
{
    if (m_text.isEmpty())
        return;
    for (const QString &segment : segmentsOf(m_text))
        m_segments.push_back(segmentOf(segment));
}

Result<Paths> select(const Shape &shape, const QString &pattern)
{
    return select(shape, Pattern(pattern));
}

Result<Paths> select(const Shape &shape, const Pattern &pattern)
{
    Paths current{{}};
    QString reached;
    for (const Pattern::Segment &segment : pattern.segments()) {
        Paths next;
        bool isAnswered = false; // by nothing
        for (const IndexPath &at : current) {
            std::optional<Paths> found;
            if (segment.kind == Pattern::Segment::Kind::Phrase) {
                found = phraseParts(shape, at, segment.text);
                isAnswered = isAnswered || found;
            } else {
                found = step(shape, at, segment);
                isAnswered = isAnswered || (found->empty() && mayBeEmpty(partAt(shape, at), segment));
            }
            if (segment.kind == Pattern::Segment::Kind::Line && found->empty()) {
                found = lineParts(shape, at, segment.text);
                isAnswered = isAnswered || found;
            }
            if (found)
                std::move(found->begin(), found->end(), std::back_inserter(next));
        }
        if (next.empty() && isAnswered)
            return next;
        if (next.empty()) {
            const bool isQuoted = pattern.text().contains(u'"'); // a phrase
            const QString part = isQuoted ? pattern.text() : u'"' + base::partInWords(pattern.text()) + u'"';
            return base::failure(tr("There is no part %1 in this shape.").arg(part),
                                 remedyFor(shape, current.front(), segment.text, reached));
        }
        tidy(next);
        current = std::move(next);
        reached += (reached.isEmpty() ? QString() : QStringLiteral("/")) + segment.text;
    }
    return current;
}

Shape partAt(const Shape &shape, const IndexPath &path)
{
    Shape part = shape;
    for (const int index : path) {
        if (index < 0 || static_cast<std::size_t>(index) >= part->children.size())
            return {};
        part = Shape(part->children[static_cast<std::size_t>(index)]);
    }
    return part;
}

Shape partInSpace(const Shape &shape, const IndexPath &path)
{
    return transformed(partAt(shape, path), outerOf(shape, path));
}

Result<Shape> selected(const Shape &shape, const QString &pattern)
{
    const auto paths = select(shape, pattern);
    if (!paths)
        return tl::unexpected(paths.error());
    std::vector<Shape> parts;
    for (const IndexPath &path : *paths)
        parts.push_back(asItStands(shape, path));
    if (parts.size() == 1)
        return parts.front();
    return group(std::move(parts)).edited([&](Part &part) { standLike(part, *shape); });
}

Shape withParts(const Shape &shape, const Paths &paths, const Edit &edit)
{
    std::vector<Target> targets;
    for (const IndexPath &path : paths)
        targets.push_back({&path, static_cast<int>(targets.size())});
    std::stable_sort(targets.begin(), targets.end(),
                     [](const Target &a, const Target &b) { return *a.path < *b.path; });
    return targets.empty() ? shape : rebuilt(shape, {}, targets, 0, edit);
}

} // namespace lectograph::shape
