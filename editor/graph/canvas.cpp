// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/graph/canvas.h"

#include "editor/core/edits.h"
#include "editor/core/names.h"
#include "editor/core/theme.h"
#include "editor/graph/minimap.h"
#include "editor/graph/painting.h"
#include "editor/graph/searchbox.h"

#include <QAccessible>
#include <QLineEdit>
#include <QPainter>

#include <algorithm>
#include <cmath>

namespace lectograph::editor {

using namespace Qt::StringLiterals;
using namespace diagram;

namespace {

constexpr double leastZoom = 0.1;
constexpr double mostZoom = 2;

std::size_t at(int index)
{
    return static_cast<std::size_t>(index);
}

} // namespace

GraphCanvas::GraphCanvas(Session &session, QWidget *parent)
    : QWidget(parent),
      m_session(session),
      m_bodies(session),
      m_search(new SearchBox(session.registry.nodes, this)),
      m_map(new MiniMap(*this))
{
    setObjectName(u"graphCanvas"_s);
    setFocusPolicy(Qt::StrongFocus);
    setMouseTracking(true);
    setAcceptDrops(true);
    setMinimumSize(160, 120);
    setAttribute(Qt::WA_OpaquePaintEvent);
    setAccessibleName(tr("Graph of the scene"));
    connect(&session.document, &Document::opened, this, [this] {
        m_remembered.clear();
        m_scene.clear();
    });
    connect(&session.document, &Document::changed, this, &GraphCanvas::rebuild);
    connect(&session.preview, &Preview::languageChanged, this, &GraphCanvas::rebuild);
    connect(&session.selection, &Selection::sceneChanged, this, &GraphCanvas::rebuild);
    connect(&session.selection, &Selection::changed, this, [this] {
        m_nudge = {};
        const QStringList &nodes = m_session.selection.nodes();
        if (!nodes.isEmpty()) {
            pick({});
            if (!nodes.contains(m_current))
                setCurrent(nodes.last());
        }
        updateOpen();
        update();
    });
    connect(&m_bodies, &Bodies::changed, this, qOverload<>(&QWidget::update));
    connect(m_search, &SearchBox::picked, this, &GraphCanvas::addPicked);
    connect(m_search, &SearchBox::closed, this, [this] {
        m_pendingLink.reset();
        update();
    });
    rebuild();
}

const Card &GraphCanvas::card(int index) const
{
    const auto open = m_open.constFind(index);
    return open != m_open.constEnd() ? *open : m_diagram.cards[at(index)];
}

const Card *GraphCanvas::cardOf(const QString &node) const
{
    const auto found = m_diagram.cardOf.constFind(node);
    return found == m_diagram.cardOf.constEnd() ? nullptr : &card(*found);
}

void GraphCanvas::rebuild()
{
    const lecture::Scene *scene = m_session.document.scene(m_session.selection.scene());
    const bool isOther = m_scene != m_session.selection.scene();
    if (isOther) {
        m_scene = m_session.selection.scene();
        m_remembered.clear();
        m_current.clear();
        m_pickedWire.reset();
        m_pickedFrame = -1;
        m_hasView = false;
        m_search->close();
    }
    m_drag = Drag::None; // what was held may be gone
    m_link.reset();
    m_moved.clear();
    m_offset = {};
    m_insertion = -1;
    m_dimmed.clear();
    m_hover = {};
    m_open.clear();
    m_pictures.clear();
    m_diagram = scene ? diagramOf(*scene, m_session.registry, m_session.preview.languages(), m_remembered) : Diagram();
    for (const auto &[node, place] : loosePlaces())
        m_remembered[node] = place;
    if (m_pickedWire
        && std::ranges::none_of(m_diagram.wires, [this](const Wire &wire) { return wire.isSame(*m_pickedWire); }))
        m_pickedWire.reset();
    if (m_pickedFrame >= static_cast<int>(m_diagram.frames.size()))
        m_pickedFrame = -1;
    if (!m_diagram.cardOf.contains(m_current))
        m_current.clear();
    updateOpen();
    if (!m_hasView && isVisible())
        showFirst();
    placeOverlays();
    Q_EMIT shownChanged();
    Q_EMIT pickChanged();
    update();
}

void GraphCanvas::updateOpen()
{
    m_open.clear();
    const lecture::Scene *scene = m_session.document.scene(m_scene);
    if (!scene || m_drag == Drag::Cards || m_drag == Drag::Box)
        return;
    const auto open = [&](const QString &id, Show show, graph::ValueType type) {
        const int index = m_diagram.cardOf.value(id, -1);
        const graph::Node *node = m_session.document.node(m_scene, id);
        if (index >= 0 && node && !m_diagram.cards[at(index)].group)
            m_open.insert(index, opened(m_diagram.cards[at(index)], *node, m_session.registry, show, type));
    };
    const QStringList &nodes = m_session.selection.nodes();
    if (m_link) {
        if (!m_link->isFromOutput)
            open(m_link->port.node, Show::Own, {});
        else if (m_overCard >= 0)
            open(m_diagram.cards[at(m_overCard)].id, Show::Fitting, m_link->port.type);
    } else if (nodes.size() == 1) {
        open(nodes.first(), Show::Own, {});
    }
}

void GraphCanvas::setView(double zoom, const QPointF &origin)
{
    m_zoom = std::clamp(zoom, leastZoom, mostZoom);
    m_origin = {std::round(origin.x() * m_zoom) / m_zoom, std::round(origin.y() * m_zoom) / m_zoom};
    m_hasView = true;
    Q_EMIT viewChanged();
    update();
}

void GraphCanvas::zoomAt(const QPointF &screen, double factor)
{
    const QPointF held = toCanvas(screen);
    const double zoom = std::clamp(m_zoom * factor, leastZoom, mostZoom);
    setView(zoom, held - screen / zoom);
}

void GraphCanvas::frameAll()
{
    const QRectF all = m_diagram.bounds();
    if (all.isEmpty()) {
        setView(1, {-width() / 2.0, -height() / 2.0});
        return;
    }
    const double zoom = std::min({1.0, (width() - 32) / all.width(), (height() - 32) / all.height()});
    m_zoom = std::clamp(zoom, leastZoom, mostZoom);
    centreOn(all.center());
}

void GraphCanvas::frameSelection()
{
    QRectF rect;
    for (const QString &node : m_session.selection.nodes()) {
        if (const Card *found = cardOf(node))
            rect = rect.united(found->rect);
    }
    if (rect.isEmpty())
        return frameAll();
    m_zoom = std::clamp(std::min({1.0, (width() - 64) / rect.width(), (height() - 64) / rect.height()}), leastZoom,
                        mostZoom);
    centreOn(rect.center());
}

void GraphCanvas::reveal(const QRectF &canvas)
{
    const QRectF seen = visibleRect().adjusted(16 / m_zoom, 16 / m_zoom, -16 / m_zoom, -16 / m_zoom);
    QPointF by;
    if (canvas.right() > seen.right())
        by.setX(canvas.right() - seen.right());
    if (canvas.left() < seen.left())
        by.setX(canvas.left() - seen.left());
    if (canvas.bottom() > seen.bottom())
        by.setY(canvas.bottom() - seen.bottom());
    if (canvas.top() < seen.top())
        by.setY(canvas.top() - seen.top());
    if (!by.isNull())
        setView(m_zoom, m_origin + by);
}

void GraphCanvas::setCurrent(const QString &node)
{
    if (node == m_current)
        return;
    m_current = node;
    const Card *found = cardOf(node);
    setAccessibleDescription(found ? description(*found) : QString());
    QAccessibleEvent described(this, QAccessible::DescriptionChanged);
    QAccessible::updateAccessibility(&described);
    if (found && hasFocus()) {
        QAccessibleEvent focused(this, QAccessible::Focus);
        focused.setChild(m_diagram.cardOf.value(node));
        QAccessible::updateAccessibility(&focused);
    }
    Q_EMIT currentChanged();
    update();
}

void GraphCanvas::pick(const std::optional<Wire> &wire, int frame)
{
    if (!wire && !m_pickedWire && frame == m_pickedFrame)
        return;
    m_pickedWire = wire;
    m_pickedFrame = frame;
    if (wire || frame >= 0)
        m_session.selection.clear();
    Q_EMIT pickChanged();
    update();
}

Places GraphCanvas::loosePlaces() const
{
    Places places;
    const lecture::Scene *scene = m_session.document.scene(m_scene);
    if (!scene)
        return places;
    for (const graph::NodePtr &node : scene->nodes) {
        if (!canvasOf(*node))
            places[node->id] = m_diagram.places.at(node->id);
    }
    return places;
}

QPointF GraphCanvas::pointer() const
{
    const QPoint here = mapFromGlobal(QCursor::pos());
    return toCanvas(rect().contains(here) ? QPointF(here) : QPointF(rect().center()));
}

QString GraphCanvas::description(const Card &card) const
{
    QStringList sentences{card.label == card.title ? card.label : u"%1, %2"_s.arg(card.label, card.title)};
    if (card.isActor)
        sentences.append(tr("on stage"));
    if (card.isMuted)
        sentences.append(tr("muted"));
    const Body &body = m_bodies.of(card.id);
    if (!body.problem.isEmpty())
        sentences.append(body.problem);
    else if (!body.text.isEmpty())
        sentences.append(body.text);
    const auto labelAt = [this](int index) { return m_diagram.cards[at(index)].label; };
    for (const Wire &wire : m_diagram.wires) {
        if (wire.toNode == card.id) {
            const Port &port = m_diagram.cards[at(wire.toCard)].inputs[at(wire.toIndex)];
            sentences.append(tr("%1 comes from %2").arg(port.label, labelAt(wire.fromCard)));
        } else if (wire.fromNode == card.id) {
            sentences.append(tr("feeds %1").arg(labelAt(wire.toCard)));
        }
    }
    return sentences.join(u"; "_s);
}

void GraphCanvas::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    if (!m_hasView && isVisible())
        showFirst();
    placeOverlays();
    Q_EMIT viewChanged();
}

void GraphCanvas::showEvent(QShowEvent *event)
{
    QWidget::showEvent(event);
    if (!m_hasView)
        showFirst();
    placeOverlays();
}

void GraphCanvas::hideEvent(QHideEvent *event)
{
    QWidget::hideEvent(event);
    m_bodies.want({});
}

/// All of it, or its beginning where all would be too small to read.
void GraphCanvas::showFirst()
{
    frameAll();
    constexpr double legible = 0.4;
    if (m_zoom >= legible)
        return;
    const QRectF all = m_diagram.bounds();
    setView(legible, {all.left() - 24 / legible, all.center().y() - height() / (2 * legible)});
}

void GraphCanvas::placeOverlays()
{
    m_map->move(width() - m_map->width() - 8, height() - m_map->height() - 8);
    m_map->setVisible(width() >= 280 && height() >= 200 && m_diagram.cards.size() > 1);
}

QPointF GraphCanvas::offsetOf(int index) const
{
    if (m_moved.isEmpty())
        return {};
    const Card &one = m_diagram.cards[at(index)];
    return m_moved.contains(one.nodes.first()) ? m_offset : QPointF();
}

QPointF GraphCanvas::endOf(const Wire &wire, bool isInput) const
{
    const int index = isInput ? wire.toCard : wire.fromCard;
    const Card &one = card(index);
    const Card &plain = m_diagram.cards[at(index)];
    const Port &port = isInput ? plain.inputs[at(wire.toIndex)] : plain.outputs[at(wire.fromIndex)];
    const Port *shown = &one == &plain ? &port : isInput ? one.input(port.key) : one.output(port.key);
    return (shown ? shown->at : port.at) + offsetOf(index);
}

QRectF GraphCanvas::shownFrame(int index) const
{
    QRectF rect = m_diagram.frames[at(index)].rect;
    if (m_draggedFrame != index)
        return rect;
    if (m_drag == Drag::Frame)
        rect.translate(m_offset);
    else if (m_drag == Drag::Corner)
        rect.setSize({std::max(96.0, rect.width() + m_offset.x()), std::max(64.0, rect.height() + m_offset.y())});
    return rect;
}

void GraphCanvas::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.fillRect(rect(), theme().background);
    paintDots(painter, rect(), m_origin, m_zoom);
    painter.setRenderHint(QPainter::Antialiasing, detailAt(m_zoom) != Detail::Block);
    painter.setRenderHint(QPainter::SmoothPixmapTransform);
    painter.save();
    painter.scale(m_zoom, m_zoom);
    painter.translate(-m_origin);
    const QRectF visible = visibleRect().adjusted(-16, -16, 16, 16);
    for (int i = 0; i < static_cast<int>(m_diagram.frames.size()); ++i) {
        const QRectF shown = shownFrame(i);
        if (shown.intersects(visible))
            paintFrame(painter, shown, m_diagram.frames[at(i)].title, false, i == m_pickedFrame, m_zoom);
    }
    for (const Group &group : m_diagram.groups) {
        if (!group.isCollapsed && group.rect.intersects(visible))
            paintFrame(painter, group.rect, group.title, true, false, m_zoom);
    }
    m_paintedCards = 0;
    paintWires(painter, visible, false);
    paintCards(painter, visible, false);
    if (!m_open.isEmpty()) {
        paintWires(painter, visible, true);
        paintCards(painter, visible, true);
    }
    if (m_link)
        paintLinkDrag(painter);
    painter.restore();
    if (m_drag == Drag::Box) {
        QColor fill = theme().accent;
        fill.setAlphaF(0.12F);
        painter.setPen(QPen(theme().accent, 1));
        painter.setBrush(fill);
        painter.drawRect(toScreen(m_box).adjusted(0.5, 0.5, -0.5, -0.5));
    }
    if (hasFocus() && m_current.isEmpty()) {
        painter.setPen(QPen(theme().accent, 2));
        painter.setBrush(Qt::NoBrush);
        painter.drawRect(rect().adjusted(1, 1, -1, -1));
    }
    QStringList wanted;
    if (detailAt(m_zoom) != Detail::Block) {
        for (const Card &one : m_diagram.cards) {
            if (!one.group && one.rect.intersects(visible))
                wanted.append(one.id);
        }
    }
    m_bodies.want(wanted);
}

void GraphCanvas::paintCards(QPainter &painter, const QRectF &visible, bool open)
{
    for (int i = 0; i < static_cast<int>(m_diagram.cards.size()); ++i) {
        if (m_open.contains(i) != open)
            continue;
        const QPointF offset = offsetOf(i);
        const Card &one = card(i);
        if (!one.rect.translated(offset).intersects(visible))
            continue;
        ++m_paintedCards;
        CardLook look{.zoom = m_zoom, .isDimmed = m_dimmed.contains(i), .isOpen = open};
        look.isSelected = std::ranges::any_of(one.nodes,
                                              [this](const QString &node) { return m_session.selection.has(node); });
        look.isCurrent = hasFocus() && one.nodes.contains(m_current);
        if ((m_hover.kind == Hit::Input || m_hover.kind == Hit::Output) && m_hover.index == i)
            look.hovered = (m_hover.kind == Hit::Input ? u"in:"_s : u"out:"_s) + m_hover.port.key;
        if (m_link && m_link->target && one.nodes.contains(m_link->target->node))
            look.hovered = (m_link->target->isInput ? u"in:"_s : u"out:"_s) + m_link->target->key;
        if (open || detailAt(m_zoom) == Detail::Block) {
            painter.translate(offset);
            paintCard(painter, one, m_bodies.of(one.id), look);
            painter.translate(-offset);
            continue;
        }
        const QPixmap &picture = pictureOf(i, look);
        const QPointF corner = toScreen(one.rect.topLeft() + offset - QPointF(cardMargin, cardMargin));
        const QTransform before = painter.transform();
        painter.resetTransform();
        painter.drawPixmap(corner.toPoint(), picture);
        painter.setTransform(before);
    }
}

/// A card as it was painted last, so that moving the view costs little.
const QPixmap &GraphCanvas::pictureOf(int index, const CardLook &look)
{
    const Card &one = m_diagram.cards[at(index)];
    const Body &body = m_bodies.of(one.id);
    const QString key = u"%1 %2 %3 %4 %5 %6"_s.arg(m_zoom)
                            .arg(body.revision)
                            .arg(look.isSelected)
                            .arg(look.isCurrent)
                            .arg(look.isDimmed)
                            .arg(look.hovered);
    constexpr qsizetype most = 400;
    if (m_pictures.size() > most)
        m_pictures.clear();
    auto &[known, picture] = m_pictures[index];
    if (known == key)
        return picture;
    known = key;
    const double ratio = devicePixelRatioF();
    const QSizeF size = (one.rect.size() + QSizeF(2 * cardMargin, 2 * cardMargin)) * m_zoom * ratio;
    picture = QPixmap(size.toSize() + QSize(1, 1));
    picture.setDevicePixelRatio(ratio);
    picture.fill(Qt::transparent);
    QPainter painter(&picture);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setRenderHint(QPainter::SmoothPixmapTransform);
    painter.scale(m_zoom, m_zoom);
    painter.translate(QPointF(cardMargin, cardMargin) - one.rect.topLeft());
    paintCard(painter, one, body, look);
    return picture;
}

void GraphCanvas::paintWires(QPainter &painter, const QRectF &visible, bool open)
{
    for (int i = 0; i < static_cast<int>(m_diagram.wires.size()); ++i) {
        const Wire &wire = m_diagram.wires[at(i)];
        if (open && !m_open.contains(wire.fromCard) && !m_open.contains(wire.toCard))
            continue;
        if (m_link && m_link->torn && m_link->torn->isSame(wire))
            continue;
        const QPointF from = endOf(wire, false);
        const QPointF to = endOf(wire, true);
        const double aside = to.x() < from.x() + 64 ? 160 : 8; // only those that lead back swing out
        const QRectF box = QRectF(from, to).normalized().adjusted(-aside, -8, aside, 8);
        if (!box.intersects(visible))
            continue;
        const auto stretch = stretchWithin(from, to, visible);
        if (!stretch)
            continue;
        const bool isPicked = (m_pickedWire && m_pickedWire->isSame(wire)) || i == m_insertion;
        const bool isHovered = m_hover.kind == Hit::Wire && m_hover.index == i;
        const bool isDimmed = m_link.has_value() || m_dimmed.contains(wire.fromCard);
        WireLook look{m_zoom, isPicked || isHovered, wire.isStaged, isDimmed, *stretch};
        paintWire(painter, from, to, wire.type, look);
    }
}

void GraphCanvas::paintLinkDrag(QPainter &painter)
{
    const int index = m_diagram.cardOf.value(m_link->port.node, -1);
    if (index < 0)
        return;
    const Card &one = card(index);
    const Port *port = m_link->isFromOutput ? one.output(m_link->port.key) : one.input(m_link->port.key);
    const QPointF fast = port && !one.group ? port->at : m_link->port.at;
    QPointF tip = m_link->tip;
    if (m_link->target && m_link->refusal.isEmpty()) {
        const int target = m_diagram.cardOf.value(m_link->target->node);
        const Port *shown = m_link->target->isInput ? card(target).input(m_link->target->key)
                                                    : card(target).output(m_link->target->key);
        tip = shown ? shown->at : m_link->target->at;
    }
    const bool isRefused = !m_link->refusal.isEmpty();
    const graph::ValueType type = m_link->torn ? m_link->torn->type : m_link->port.type;
    if (isRefused) {
        painter.setPen(QPen(theme().error, 2.5, Qt::DashLine));
        painter.setBrush(Qt::NoBrush);
        painter.drawPath(m_link->isFromOutput ? wirePath(fast, tip) : wirePath(tip, fast));
    } else {
        paintWire(painter, m_link->isFromOutput ? fast : tip, m_link->isFromOutput ? tip : fast, type, {m_zoom, true});
    }
    paintPort(painter, tip, type, !isRefused, 5);
}

} // namespace lectograph::editor
