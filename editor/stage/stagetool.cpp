// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/stage/stagetool.h"

#include "editor/stage/overlay.h"

namespace lectograph::editor {

namespace {

class PanDrag : public StageTool
{
public:
    PanDrag(StageOverlay &stage, const QPointF &from) : m_stage(stage), m_last(from)
    {
        stage.setCursor(Qt::ClosedHandCursor);
    }

    void moveTo(const QPointF &at, Qt::KeyboardModifiers) override { m_stage.panBy(at - std::exchange(m_last, at)); }
    bool isImmediate() const override { return true; }

private:
    StageOverlay &m_stage;
    QPointF m_last;
};

class BandSelection : public StageTool
{
public:
    BandSelection(StageOverlay &stage, const QPointF &from, Qt::KeyboardModifiers modifiers)
        : m_stage(stage), m_selection(stage.session().selection), m_from(from)
    {
        if (isAdding(modifiers))
            m_before = m_selection.nodes();
    }

    void moveTo(const QPointF &at, Qt::KeyboardModifiers) override
    {
        m_feedback.band = QRectF(m_from, at).normalized();
        QStringList nodes = m_before;
        for (const QString &id : actorsIn(m_stage.cast(), m_stage.projection(), *m_feedback.band)) {
            if (!nodes.contains(id))
                nodes.append(id);
        }
        m_selection.setNodes(nodes);
    }
    void click(const QPointF &, Qt::KeyboardModifiers modifiers) override
    {
        if (!isAdding(modifiers))
            m_selection.clear();
    }
    void cancel() override
    {
        if (m_feedback.band)
            m_selection.setNodes(m_before);
    }

private:
    static bool isAdding(Qt::KeyboardModifiers modifiers)
    {
        return modifiers & (Qt::ShiftModifier | Qt::ControlModifier);
    }

    StageOverlay &m_stage;
    Selection &m_selection;
    QPointF m_from;
    QStringList m_before;
};

} // namespace

std::unique_ptr<StageTool> panDrag(StageOverlay &stage, const QPointF &from)
{
    return std::make_unique<PanDrag>(stage, from);
}

std::unique_ptr<StageTool> bandSelection(StageOverlay &stage, const QPointF &from, Qt::KeyboardModifiers modifiers)
{
    return std::make_unique<BandSelection>(stage, from, modifiers);
}

} // namespace lectograph::editor
