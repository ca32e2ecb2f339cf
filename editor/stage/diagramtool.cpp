// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/stage/diagramtool.h"

#include "editor/language/translated.h"
#include "editor/manipulation/manipulation.h"
#include "editor/session/liveedit.h"
#include "editor/stage/overlay.h"
#include "editor/stage/stagediagram.h"
#include "notation/edits.h"
#include "notation/rewriting.h"

#include <cmath>

namespace lectograph::editor {

using namespace Qt::StringLiterals;

namespace {

/// From a port of the selected block to another block, or to where a new one is to be.
class DiagramLinkDrag : public StageTool
{
public:
    DiagramLinkDrag(StageDiagram &diagram, const DiagramPort &from) : m_diagram(diagram), m_from(from)
    {
        if (const DiagramPart *part = diagram.parts().find(from.path))
            m_source = *part;
    }

    void moveTo(const QPointF &at, Qt::KeyboardModifiers) override
    {
        const DiagramPart *under = m_diagram.parts().under(at);
        const bool isTarget = under && under->kind == DiagramPart::Kind::Block && under->path != m_source.path;
        m_target = isTarget ? under->path : QString();
        m_diagram.show({QLineF(m_from.at, at), m_target});
    }
    void release(const QPointF &at, Qt::KeyboardModifiers) override
    {
        const DiagramPart *target = m_diagram.parts().find(m_target);
        const QString name = target ? target->name : QString();
        const bool isBefore = m_diagram.isAgainstFlow(m_from.way);
        m_diagram.show({});
        if (name.isEmpty() && !m_source.rect.contains(at)) {
            m_diagram.select(m_source.path);
            m_diagram.askForBlock(at, isBefore);
        } else if (!name.isEmpty())
            isBefore ? m_diagram.link(name, m_source.name) : m_diagram.link(m_source.name, name);
    }
    /// The next block on this side, unless a link is meant that begins there.
    void click(const QPointF &at, Qt::KeyboardModifiers) override
    {
        if (const DiagramPart *link = m_diagram.parts().linkUnder(at)) {
            m_diagram.select(link->path);
        } else {
            m_diagram.select(m_source.path);
            m_diagram.addBlock(m_from.way);
        }
    }
    void cancel() override { m_diagram.show({}); }

private:
    StageDiagram &m_diagram;
    DiagramPort m_from;
    DiagramPart m_source;
    QString m_target;
};

/// A part that is pressed: a click selects it; a block that was selected already moves by hand, or into a link.
class DiagramPartDrag : public StageTool
{
public:
    DiagramPartDrag(StageOverlay &stage, StageDiagram &diagram, DiagramPart part, const QPointF &from)
        : m_stage(stage), m_diagram(diagram), m_part(std::move(part)), m_from(from)
    {}

    bool begin() override
    {
        const bool isMoved = m_diagram.isSelected(m_part.path) && !m_part.isLink();
        m_parts = m_diagram.parts();
        if (!isMoved || m_parts.em <= 0) {
            m_whole = moveDrag(m_stage, m_from);
            return m_whole->begin();
        }
        const Actor *actor = findActor(m_stage.cast(), m_stage.selectedActors().value(0));
        m_ems = m_parts.em * m_stage.projection().unit(actor && actor->isPinned);
        m_starts = m_diagram.selectedOffsets();
        m_start = m_starts.value(m_part.name, m_starts.first());
        m_edit.emplace(m_stage.session().document);
        return true;
    }
    void moveTo(const QPointF &at, Qt::KeyboardModifiers modifiers) override
    {
        if (m_whole) {
            m_whole->moveTo(at, modifiers);
            m_feedback = m_whole->feedback();
            return;
        }
        if (!m_edit)
            return;
        const bool mayBeInLink = m_part.kind == DiagramPart::Kind::Block && m_starts.size() == 1;
        const DiagramPart *link = mayBeInLink ? m_parts.linkUnder(at) : nullptr;
        const bool isOwn = link
            && (link->name.startsWith(m_part.name + u'→') || link->name.endsWith(u'→' + m_part.name));
        m_link = link && !isOwn ? link->name : QString();
        m_diagram.show({{}, m_link.isEmpty() ? QString() : u"links/"_s + m_link});
        QPointF by = (at - m_from) / m_ems;
        if (modifiers & Qt::ShiftModifier)
            (std::abs(by.x()) > std::abs(by.y()) ? by.ry() : by.rx()) = 0;
        QPointF offset(m_start.x() + by.x(), m_start.y() - by.y());
        if (m_stage.snaps(modifiers)) {
            constexpr double step = 0.25;
            offset = {std::round(offset.x() / step) * step, std::round(offset.y() / step) * step};
        }
        put(offset - m_start);
    }
    void release(const QPointF &at, Qt::KeyboardModifiers modifiers) override
    {
        if (m_whole) {
            m_whole->release(at, modifiers);
            return;
        }
        m_diagram.show({});
        if (m_link.isEmpty() || !m_edit)
            return;
        m_edit->cancel();
        m_diagram.insert(m_part.name, m_link);
    }
    void click(const QPointF &, Qt::KeyboardModifiers modifiers) override
    {
        if (modifiers & Qt::ShiftModifier)
            m_diagram.extend(m_part.path);
        else if (modifiers & Qt::ControlModifier)
            m_diagram.toggle(m_part.path);
        else
            m_diagram.select(m_part.path);
    }
    void cancel() override
    {
        m_diagram.show({});
        if (m_whole)
            m_whole->cancel();
        if (m_edit)
            m_edit->cancel();
    }

private:
    void put(const QPointF &by)
    {
        Session &session = m_stage.session();
        const auto place = m_diagram.place();
        if (!place)
            return;
        m_edit->apply(translated("Move block of a diagram"), [&](const lecture::Lecture &before) {
            return withDiagramText(before, *place, writingOf(session), session.registry(), DiagramLanguages::All,
                                   [&](const QString &text) { return withOffsets(text, m_starts, by); });
        });
    }

    StageOverlay &m_stage;
    StageDiagram &m_diagram;
    DiagramPart m_part;
    QPointF m_from;
    DiagramOffsets m_starts; ///< of all that move
    QPointF m_start;
    double m_ems = 1;                   ///< pixels
    DiagramParts m_parts;               ///< where they were at first: links move away from the block
    QString m_link;                     ///< into which it would go
    std::unique_ptr<StageTool> m_whole; ///< moves the whole diagram
    std::optional<LiveEdit> m_edit;
};

} // namespace

std::unique_ptr<StageTool> diagramPortDrag(StageOverlay &stage, const QPointF &at)
{
    const auto port = stage.diagram().portUnder(at);
    return port ? std::make_unique<DiagramLinkDrag>(stage.diagram(), *port) : nullptr;
}

std::unique_ptr<StageTool> diagramPartDrag(StageOverlay &stage, const QPointF &at, Qt::KeyboardModifiers modifiers)
{
    StageDiagram &diagram = stage.diagram();
    const bool adds = modifiers & (Qt::ShiftModifier | Qt::ControlModifier);
    if (adds && !diagram.selected())
        return nullptr;
    const DiagramPart *part = diagram.parts().under(at);
    return part ? std::make_unique<DiagramPartDrag>(stage, diagram, *part, at) : nullptr;
}

} // namespace lectograph::editor
