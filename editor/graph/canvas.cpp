// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/graph/canvas.h"

#include "editor/edits/blocks.h"
#include "editor/graph/minimap.h"
#include "editor/graph/painting.h"
#include "editor/graph/searchbox.h"

#include <QAccessible>
#include <QApplication>
#include <QLineEdit>

#include <algorithm>
#include <cmath>
#include <utility>

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

lecture::ScenePtr sceneOf(const lecture::Lecture &lecture, const QString &id)
{
    const auto found = std::ranges::find(lecture.scenes, id, [](const lecture::ScenePtr &one) { return one->id; });
    return found == lecture.scenes.end() ? nullptr : *found;
}

} // namespace

GraphCanvas::GraphCanvas(Session &session, QWidget *parent)
    : QWidget(parent), m_session(session), m_previews(session), m_search(new SearchBox(this)), m_map(new MiniMap(*this))
{
    setObjectName(u"graphCanvas"_s);
    setFocusPolicy(Qt::StrongFocus);
    setMouseTracking(true);
    setAcceptDrops(true);
    setMinimumSize(160, 120);
    setAttribute(Qt::WA_OpaquePaintEvent);
    setAccessibleName(tr("Graph of the scene"));
    Actions::setHasLetters(this);
    connect(&session.document, &Document::opened, this, [this] {
        m_remembered.clear();
        m_scene.clear();
    });
    connect(&session.document, &Document::changed, this, &GraphCanvas::follow);
    connect(&session.preview, &Preview::languageChanged, this, &GraphCanvas::follow);
    connect(&session.selection, &Selection::sceneChanged, this, &GraphCanvas::follow);
    connect(&session.playhead, &Playhead::rested, this, [this] {
        if (isVisible())
            catchUp();
    });
    connect(&session.selection, &Selection::changed, this, [this] {
        m_nudge = {};
        if (!m_session.selection.isEmpty() && isVisible())
            catchUp();
        const QStringList &nodes = m_session.selection.nodes();
        if (!nodes.isEmpty()) {
            select({});
            if (!nodes.contains(m_current))
                setCurrent(nodes.last());
            const NodeCard *last = cardOf(nodes.last());
            if (last && isVisible() && !hasFocus()) // selected on the stage or in the timeline
                reveal(last->header());
        }
        updateOpen();
        update();
    });
    connect(&m_previews, &NodePreviewCache::changed, this, &GraphCanvas::updatePreviews);
    m_autoPan.setInterval(30);
    connect(&m_autoPan, &QTimer::timeout, this, &GraphCanvas::panAtBorder);
    m_holding.setSingleShot(true);
    m_holding.setInterval(QApplication::doubleClickInterval());
    connect(&m_holding, &QTimer::timeout, this, &GraphCanvas::letGoOpen);
    showNow();
}

/// What was opened stays so while somebody clicks, so that nothing slips away below the pointer.
void GraphCanvas::letGoOpen()
{
    if (!std::exchange(m_holdsOpen, false))
        return;
    m_holding.stop();
    updateOpen();
    update();
}

const NodeCard &GraphCanvas::card(int index) const
{
    const auto open = m_open.constFind(index);
    return open != m_open.constEnd() ? *open : m_diagram.cards[at(index)];
}

const NodeCard *GraphCanvas::cardOf(const QString &node) const
{
    const auto found = m_diagram.cardOf.constFind(node);
    return found == m_diagram.cardOf.constEnd() ? nullptr : &card(*found);
}

const Diagram &GraphCanvas::shown()
{
    catchUp();
    return m_diagram;
}

void GraphCanvas::follow()
{
    const Selection &selection = m_session.selection;
    const bool isPassing = m_session.playhead.isMoving() && selection.isEmpty() && selection.scene() != m_scene;
    m_isStale = isPassing || !isVisible();
    if (!m_isStale)
        showNow();
}

void GraphCanvas::catchUp()
{
    if (std::exchange(m_isStale, false))
        showNow();
}

void GraphCanvas::showNow()
{
    const lecture::ScenePtr scene = sceneOf(m_session.document.lecture(), m_session.selection.scene());
    const QStringList languages = m_session.preview.languages();
    const bool isOther = m_scene != m_session.selection.scene();
    if (!isOther && scene == m_shown && languages == m_languages)
        return;
    m_shown = scene;
    m_languages = languages;
    if (isOther) {
        m_scene = m_session.selection.scene();
        m_remembered.clear();
        m_current.clear();
        m_selectedLink.reset();
        m_selectedCommentBox = -1;
        m_hasView = false;
        m_search->dismiss();
    }
    ++m_diagrams;
    Diagram next = scene ? diagramOf(*scene, m_session.registry, languages, m_remembered) : Diagram();
    if (!isOther && next == m_diagram) { // what was edited is not to be seen here
        const QHash<int, NodeCard> before = m_open;
        updateOpen();
        if (m_open != before)
            update();
        return;
    }
    forgetPictures(isOther ? Diagram() : next);
    m_diagram = std::move(next);
    m_hover = {};
    m_open.clear();
    endDrag(); // what was held may be gone
    m_holdsOpen = false;
    for (const auto &[node, place] : loosePlaces())
        m_remembered[node] = place;
    if (m_selectedLink) {
        const auto now = std::ranges::find_if(m_diagram.links,
                                              [this](const Link &link) { return link.isSame(*m_selectedLink); });
        m_selectedLink = now == m_diagram.links.end() ? std::nullopt : std::optional(*now);
    }
    if (m_selectedCommentBox >= static_cast<int>(m_diagram.commentBoxes.size()))
        m_selectedCommentBox = -1;
    if (!m_diagram.cardOf.contains(m_current))
        m_current.clear();
    if (!m_hasView && isVisible())
        showFirst();
    placeOverlays();
    Q_EMIT shownChanged();
    Q_EMIT selectChanged();
    update();
}

/// What looks as before need not be painted anew.
void GraphCanvas::forgetPictures(const Diagram &next)
{
    m_pictures.removeIf([&](const std::pair<const int &, std::pair<QString, QPixmap> &> &one) {
        const std::size_t index = at(one.first);
        return index >= m_diagram.cards.size() || index >= next.cards.size()
            || !(m_diagram.cards[index] == next.cards[index]);
    });
}

void GraphCanvas::updatePreviews(const QStringList &nodes)
{
    for (const QString &node : nodes) {
        if (const NodeCard *found = cardOf(node))
            update(toScreen(found->rect.adjusted(-cardMargin, -cardMargin, cardMargin, cardMargin)).toAlignedRect());
    }
}

void GraphCanvas::updateOpen()
{
    if (m_holdsOpen)
        return;
    m_open.clear();
    const lecture::Scene *scene = m_session.document.scene(m_scene);
    if (!scene || m_drag == Drag::Cards || m_drag == Drag::Box)
        return;
    const auto open = [&](const QString &id, Show show, graph::ValueType type) {
        const int index = m_diagram.cardOf.value(id, -1);
        const graph::Node *node = m_session.document.node(m_scene, id);
        if (index >= 0 && node && !m_diagram.cards[at(index)].group)
            m_open.insert(index, opened(m_diagram.cards[at(index)], *node, m_session.registry, show, type));
        if (m_open.contains(index) && show == Show::Own) // the targets of a link that is drawn stay where they are
            m_open.insert(madeRoom(m_diagram, index, m_open.value(index)));
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
        if (const NodeCard *found = cardOf(node))
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
    const NodeCard *found = cardOf(node);
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

void GraphCanvas::select(const std::optional<Link> &link, int frame)
{
    if (!link && !m_selectedLink && frame == m_selectedCommentBox)
        return;
    m_selectedLink = link;
    m_selectedCommentBox = frame;
    if (link || frame >= 0)
        m_session.selection.clear();
    Q_EMIT selectChanged();
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

QString GraphCanvas::description(const NodeCard &card) const
{
    QStringList sentences{card.label == card.title ? card.label : u"%1, %2"_s.arg(card.label, card.title)};
    if (card.isActor)
        sentences.append(tr("on stage"));
    if (card.isMuted)
        sentences.append(tr("muted"));
    const NodePreview &body = m_previews.of(card.id);
    if (!body.problem.isEmpty())
        sentences.append(body.problem);
    else if (!body.text.isEmpty())
        sentences.append(body.text);
    const auto labelAt = [this](int index) { return m_diagram.cards[at(index)].label; };
    for (const Link &link : m_diagram.links) {
        if (link.toNode == card.id) {
            const Port &port = m_diagram.cards[at(link.toCard)].inputs[at(link.toIndex)];
            sentences.append(tr("%1 comes from %2").arg(port.label, labelAt(link.fromCard)));
        } else if (link.fromNode == card.id) {
            sentences.append(tr("feeds %1").arg(labelAt(link.toCard)));
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
    catchUp();
    if (!m_hasView)
        showFirst();
    placeOverlays();
}

void GraphCanvas::hideEvent(QHideEvent *event)
{
    QWidget::hideEvent(event);
    m_previews.want(m_scene, {});
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

} // namespace lectograph::editor
