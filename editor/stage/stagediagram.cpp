// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/stage/stagediagram.h"

#include "editor/edits/lightness.h"
#include "editor/manipulation/manipulation.h"
#include "editor/session/labels.h"
#include "editor/stage/connectdots.h"
#include "editor/stage/diagramfield.h"
#include "editor/stage/overlay.h"
#include "editor/widgets/theme.h"
#include "notation/directions.h"
#include "notation/reading.h"
#include "notation/rewriting.h"

#include <QPainter>
#include <QTimer>

#include <algorithm>
#include <cmath>
#include <set>

namespace lectograph::editor {

using namespace Qt::StringLiterals;
using Kind = DiagramPart::Kind;

namespace {

constexpr double besideBlock = 13; // pixels from its edge to a port
constexpr double portReach = 9;

bool isAt(const DiagramPort &port, const QPointF &at)
{
    return std::hypot(port.at.x() - at.x(), port.at.y() - at.y()) <= portReach;
}

} // namespace

QRect DiagramPorts::area() const
{
    QRectF area;
    for (const DiagramPort &port : all)
        area |= QRectF(port.at.x() - portReach, port.at.y() - portReach, 2 * portReach, 2 * portReach);
    return area.toAlignedRect();
}

StageDiagram::StageDiagram(StageOverlay &stage) : QObject(&stage), m_stage(stage)
{
    connect(&stage.session().selection, &Selection::changed, this, &StageDiagram::follow);
}

std::optional<DiagramPlace> StageDiagram::place() const
{
    const Session &session = m_stage.session();
    const QStringList &nodes = session.selection.nodes();
    if (nodes.size() != 1 || session.playhead.isPlaying() || m_stage.camera().isOn())
        return std::nullopt;
    return diagramAt(session.document.lecture(), session.selection.scene(), nodes.front(), session.registry());
}

const DiagramParts &StageDiagram::parts() const
{
    const auto now = place();
    const QString node = now ? now->node : QString();
    if (!m_parts || m_partsOf != node) {
        const Actor *actor = node.isEmpty() ? nullptr : findActor(m_stage.cast(), node);
        m_parts = actor && actor->isSeen ? diagramParts(*actor, m_stage.projection()) : DiagramParts();
        m_partsOf = node;
    }
    return *m_parts;
}

QString StageDiagram::text() const
{
    Session &session = m_stage.session();
    const auto now = place();
    return now ? diagramText(session.document.lecture(), *now, writingOf(session), session.registry()) : QString();
}

const notation::Model &StageDiagram::model() const
{
    if (const QString now = text(); !m_model || m_modelOf != now) {
        m_model = std::make_shared<const notation::Model>(notation::readDiagram(now));
        m_modelOf = now;
    }
    return *m_model;
}

void StageDiagram::forget()
{
    m_parts.reset();
}

/// Whoever selects a part is told what can be done with it.
void StageDiagram::follow()
{
    const DiagramPart *part = selected();
    if (!part)
        m_linkFrom.clear();
    m_stage.setAttribute(Qt::WA_InputMethodEnabled, part != nullptr);
    const QString now = part ? selectedPaths().join(u'\n') : QString();
    if (part && now != m_told) {
        const QString sentence = description() + u" · "_s + hint(*part);
        QTimer::singleShot(0, this, [this, sentence] { // after all that follows the selection
            Q_EMIT m_stage.session().document.statusMessage(sentence);
        });
    }
    m_told = now;
    Q_EMIT changed();
}

QString StageDiagram::hint(const DiagramPart &part) const
{
    if (!m_linkFrom.isEmpty())
        return tr("Enter links to it, Esc ends it.");
    if (selectedPaths().size() > 1)
        return tr("Ctrl+G groups its blocks, Delete removes them.");
    return part.isLink() ? tr("Type a name to put a block into it; Enter changes its text.")
                         : tr("Type a name and Enter for the next block; Enter or F2 changes this one.");
}

const QStringList &StageDiagram::selectedPaths() const
{
    return m_stage.session().selection.parts();
}

bool StageDiagram::isSelected(const QString &path) const
{
    return selectedPaths().contains(path);
}

const DiagramPart *StageDiagram::selected() const
{
    return parts().find(m_stage.session().selection.part());
}

const DiagramPart *StageDiagram::selectedItem() const
{
    const DiagramPart *part = selected();
    return part && !part->isLink() ? part : nullptr;
}

QStringList StageDiagram::selectedItems() const
{
    QStringList names;
    for (const QString &path : selectedPaths()) {
        if (const DiagramPart *part = parts().find(path); part && !part->isLink())
            names.append(part->name);
    }
    return names;
}

DiagramOffsets StageDiagram::selectedOffsets() const
{
    const QStringList names = selectedItems();
    const notation::Model &all = model();
    DiagramOffsets offsets;
    for (const QString &name : names) {
        const int item = notation::itemNamed(all, name);
        bool isInMoved = false;
        for (int group = item < 0 ? -1 : all.item(item).parent; group >= 0; group = all.item(group).parent)
            isInMoved = isInMoved || names.contains(notation::partName(all.item(group).name));
        if (!isInMoved)
            offsets.insert(name, item < 0 ? QPointF() : all.item(item).offset.value_or(QPointF()));
    }
    return offsets;
}

QString StageDiagram::groupOfSelected() const
{
    const DiagramPart *part = selectedItem();
    return part && part->kind == Kind::Group ? part->name : QString();
}

void StageDiagram::select(const QString &path)
{
    if (const auto now = place())
        m_stage.session().selection.setNodes({now->node}, path);
}

void StageDiagram::toggle(const QString &path)
{
    QStringList paths = selectedPaths();
    if (!paths.removeOne(path))
        paths.append(path);
    if (const auto now = place())
        m_stage.session().selection.setParts(now->node, paths);
}

/// With Shift, all blocks on the ways between the selected one and this one.
void StageDiagram::extend(const QString &path)
{
    const notation::Model &all = model();
    const DiagramPart *first = selectedItem();
    const DiagramPart *last = parts().find(path);
    if (!first || !last || last->isLink()) {
        toggle(path);
        return;
    }
    const auto reached = [&](int from, bool isForward) {
        std::set<int> result{from};
        for (bool grows = true; grows;) {
            grows = false;
            for (const notation::ItemLink &link : all.links) {
                const auto &[here, there] = isForward ? std::pair(link.from, link.to) : std::pair(link.to, link.from);
                grows = (result.contains(here) && result.insert(there).second) || grows;
            }
        }
        return result;
    };
    const int from = notation::itemNamed(all, first->name);
    const int to = notation::itemNamed(all, last->name);
    const bool isForward = reached(from, true).contains(to);
    const std::set<int> behind = reached(from, isForward);
    const std::set<int> before = reached(to, !isForward);
    QStringList paths{first->path, path};
    for (const int item : behind) {
        const QString between = u"blocks/"_s + notation::partName(all.item(item).name);
        if (before.contains(item) && !paths.contains(between) && parts().find(between))
            paths.append(between);
    }
    if (const auto now = place())
        m_stage.session().selection.setParts(now->node, paths);
}

bool StageDiagram::selectAt(const QPointF &at)
{
    const DiagramPart *part = parts().under(at);
    if (part && !isSelected(part->path))
        select(part->path);
    return part != nullptr;
}

QString StageDiagram::description() const
{
    const DiagramPart *part = selected();
    if (!part)
        return {};
    if (selectedPaths().size() > 1)
        return partsLabel(selectedPaths());
    if (part->isLink())
        return tr("Link %1").arg(part->name);
    const notation::Model &all = model();
    const int number = notation::itemNamed(all, part->name);
    if (number < 0)
        return {};
    const QString shown = all.item(number).shownLabel().simplified();
    return all.item(number).isGroup ? tr("Group “%1”").arg(shown) : tr("Block “%1”").arg(shown);
}

bool StageDiagram::isAgainstFlow(const QPointF &way) const
{
    Session &session = m_stage.session();
    const auto now = place();
    QString direction;
    if (now && !now->direction.isEmpty()) {
        const auto value = currentValue(session.document.lecture(), {now->scene, now->node, {}, now->direction},
                                        writingOf(session), session.registry());
        direction = value && std::holds_alternative<QString>(*value) ? std::get<QString>(*value) : QString();
    }
    using diagram::Direction;
    const Direction to = notation::directionNamed(direction).value_or(model().direction.value_or(Direction::Up));
    const QPointF flow = to == Direction::Up ? QPointF(0, -1)
        : to == Direction::Down              ? QPointF(0, 1)
        : to == Direction::Left              ? QPointF(-1, 0)
                                             : QPointF(1, 0);
    return QPointF::dotProduct(flow, way) < 0;
}

std::vector<DiagramPort> StageDiagram::portsOf(const DiagramPart &part) const
{
    const QRectF &rect = part.rect;
    const QPointF middle = rect.center();
    return {{{middle.x(), rect.top() - besideBlock}, {0, -1}, part.path},
            {{rect.right() + besideBlock, middle.y()}, {1, 0}, part.path},
            {{middle.x(), rect.bottom() + besideBlock}, {0, 1}, part.path},
            {{rect.left() - besideBlock, middle.y()}, {-1, 0}, part.path}};
}

/// The block there or, if there is none, one whose port is.
const DiagramPart *StageDiagram::blockNear(const QPointF &at) const
{
    const DiagramPart *near = nullptr;
    for (const DiagramPart &part : parts().all) {
        if (part.kind != Kind::Block)
            continue;
        if (part.rect.contains(at))
            return &part;
        const bool isAtPort = std::ranges::any_of(portsOf(part),
                                                  [&](const DiagramPort &port) { return isAt(port, at); });
        if (isAtPort && (!near || isAgainstFlow(part.rect.center() - at))) // a link begins at the block behind
            near = &part;
    }
    return near;
}

DiagramPorts StageDiagram::ports() const
{
    if (!showsPorts() || m_dragged.line)
        return {};
    const auto pointer = m_stage.pointer();
    const DiagramPart *pointed = pointer ? blockNear(*pointer) : nullptr;
    const DiagramPart *part = pointed ? pointed : selectedItem();
    return {part ? portsOf(*part) : std::vector<DiagramPort>(), pointer ? portUnder(*pointer) : std::nullopt};
}

std::optional<DiagramPort> StageDiagram::portUnder(const QPointF &at) const
{
    if (!showsPorts())
        return std::nullopt;
    for (const DiagramPart *part : {selectedItem(), blockNear(at)}) {
        for (const DiagramPort &port : part ? portsOf(*part) : std::vector<DiagramPort>()) {
            if (isAt(port, at))
                return port;
        }
    }
    return std::nullopt;
}

bool StageDiagram::showsPorts() const
{
    return isOn() && selectedPaths().size() <= 1 && !m_field && !m_stage.isTyping();
}

bool StageDiagram::doubleClick(const QPointF &at)
{
    const DiagramPart *part = parts().under(at);
    if (!part)
        return false;
    const bool isTitle = part->kind == Kind::Group;
    select(part->path);
    isTitle ? toggleFold() : rename();
    return true;
}

void StageDiagram::show(const Dragged &dragged)
{
    m_dragged = dragged;
    Q_EMIT changed();
}

void StageDiagram::paint(QPainter &painter, const DiagramPorts &ports) const
{
    if (!isOn())
        return;
    const bool isOnLight = isLight(m_stage.picture().background);
    const Theme colors = isOnLight ? lightTheme() : darkTheme();
    const QColor halo = isOnLight ? QColor(255, 255, 255, 150) : QColor(0, 0, 0, 150);
    const auto outline = [&](const DiagramPart &part, double width, Qt::PenStyle style = Qt::SolidLine) {
        painter.setBrush(Qt::NoBrush);
        for (const QPen &pen : {QPen(halo, width + 2), QPen(colors.accent, width, style)}) {
            painter.setPen(pen);
            if (part.isLink())
                painter.drawPath(part.line);
            else
                painter.drawRoundedRect(part.rect.adjusted(-4, -4, 4, 4), 5, 5);
        }
    };
    for (const QString &path : selectedPaths()) {
        if (const DiagramPart *part = parts().find(path))
            outline(*part, part->isLink() ? 3 : 2);
    }
    if (const DiagramPart *part = parts().find(m_dragged.target))
        outline(*part, part->isLink() ? 4 : 3);
    for (const DiagramPart &part : parts().all) {
        if (!part.isLink() && part.name == m_linkFrom)
            outline(part, 2, Qt::DashLine);
    }
    if (m_dragged.line) {
        painter.setPen(QPen(colors.accent, 2));
        painter.drawLine(*m_dragged.line);
        painter.setBrush(colors.accent);
        painter.drawEllipse(m_dragged.line->p2(), 4, 4);
        return;
    }
    for (const DiagramPort &port : ports.all)
        paintConnectDot(painter, port.at, port == ports.pointed, colors.accent, colors.panel);
}

} // namespace lectograph::editor
