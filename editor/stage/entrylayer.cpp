// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/stage/entrylayer.h"

#include "editor/stage/overlay.h"
#include "editor/widgets/plaintexts.h"
#include "editor/widgets/theme.h"

#include <QEvent>
#include <QHelpEvent>
#include <QPainter>
#include <QToolTip>

#include <algorithm>

namespace lectograph::editor {

using namespace Qt::StringLiterals;

namespace {

constexpr double roomAround = 3; // pixels from a number to its mark

/// The boxes of the parts “entries/ROW/COLUMN”, in the space of the scene.
std::vector<std::pair<QString, QPolygonF>> entryBoxes(const Actor &actor, const Projection &by)
{
    std::vector<std::pair<QString, QPolygonF>> boxes;
    const shape::Part &whole = *actor.shape;
    for (const shape::Shape &group : whole.children) {
        if (group->name != "entries"_L1 || group->hidden)
            continue;
        const base::Transform ofGroup = whole.placement * group->placement;
        for (const shape::Shape &row : group->children) {
            const base::Transform ofRow = ofGroup * row->placement;
            for (const shape::Shape &entry : row->children) {
                if (!row->hidden && !entry->hidden && !entry.bounds().isEmpty())
                    boxes.emplace_back(u"entries/"_s + row->name + u'/' + entry->name,
                                       by.corners(entry.bounds(), ofRow, actor.isPinned));
            }
        }
    }
    return boxes;
}

QRectF markOf(const QPolygonF &outline)
{
    return outline.boundingRect().adjusted(-roomAround, -roomAround, roomAround, roomAround);
}

} // namespace

EntryLayer::EntryLayer(StageOverlay &stage) : QWidget(&stage), m_stage(stage)
{
    setAttribute(Qt::WA_TransparentForMouseEvents);
    setAttribute(Qt::WA_NoSystemBackground);
    setFocusPolicy(Qt::NoFocus);
    setGeometry(stage.rect());
    stage.installEventFilter(this);
    connect(&stage, &StageOverlay::pointerMoved, this, &EntryLayer::followPointer);
    connect(&stage, &FrameView::frameChanged, this, &EntryLayer::forget);
    connect(&stage.session().preview, &Preview::pictureChanged, this, &EntryLayer::forget);
    connect(&stage.session().selection, &Selection::changed, this, &EntryLayer::followSelection);
}

QString EntryLayer::explanation() const
{
    return m_entry ? explanationOf(m_stage.session(), *m_entry) : QString();
}

void EntryLayer::forget()
{
    m_cells.clear();
    setEntry({});
}

const std::vector<EntryLayer::Cell> &EntryLayer::cellsOf(const Actor &actor)
{
    const auto known = m_cells.constFind(actor.id);
    if (known != m_cells.cend())
        return *known;
    std::vector<QString> parts;
    QHash<QString, QPolygonF> outlines;
    for (auto &[part, outline] : entryBoxes(actor, m_stage.projection())) {
        parts.push_back(part);
        outlines.insert(part, outline);
    }
    std::vector<Cell> cells;
    for (EntryOnStage &shown : entriesOf(m_stage.session(), actor.id, parts))
        cells.push_back({outlines.value(shown.part), std::move(shown)});
    return *m_cells.insert(actor.id, std::move(cells));
}

/// The number whose mark would be at the point, or the nearest one: digits leave gaps.
std::optional<TensorEntry> EntryLayer::entryAt(const QPointF &at)
{
    constexpr double reach = 14;
    const QString &node = m_stage.hovered();
    const Actor *actor = node.isEmpty() || !drawsEntries(m_stage.session(), node) ? nullptr
                                                                                  : findActor(m_stage.cast(), node);
    if (!actor || !actor->isSeen)
        return std::nullopt;
    const Cell *nearest = nullptr;
    double least = reach;
    for (const Cell &cell : cellsOf(*actor)) {
        const QRectF mark = markOf(cell.outline);
        const QPointF inside(std::clamp(at.x(), mark.left(), mark.right()),
                             std::clamp(at.y(), mark.top(), mark.bottom()));
        const double distance = QLineF(at, inside).length();
        if (distance < least) {
            least = distance;
            nearest = &cell;
        }
    }
    return nearest ? std::optional(nearest->shown.entry) : std::nullopt;
}

std::optional<TensorEntry> EntryLayer::selectedEntry()
{
    const QString part = m_stage.session().selection.part();
    const QStringList nodes = m_stage.selectedActors();
    if (part.isEmpty() || nodes.size() != 1 || !drawsEntries(m_stage.session(), nodes.front()))
        return std::nullopt;
    const auto entries = entriesOf(m_stage.session(), nodes.front(), {part});
    return entries.empty() ? std::nullopt : std::optional(entries.front().entry);
}

void EntryLayer::followPointer()
{
    const auto at = m_stage.session().playhead.isPlaying() ? std::nullopt : m_stage.pointer();
    const auto entry = at ? entryAt(*at) : std::nullopt;
    setEntry(entry ? entry : selectedEntry());
}

/// Whoever selects an entry without the pointer reads the explanation in the status bar.
void EntryLayer::followSelection()
{
    const auto selected = selectedEntry();
    setEntry(selected);
    if (selected)
        Q_EMIT m_stage.session().document.statusMessage(explanation().replace(u'\n', u" · "_s));
}

void EntryLayer::setEntry(const std::optional<TensorEntry> &entry)
{
    if (entry == m_entry)
        return;
    for (const QPolygonF &mark : m_marks)
        update(mark.boundingRect().toAlignedRect().adjusted(-3, -3, 3, 3));
    m_entry = entry;
    m_marks.clear();
    if (!entry) {
        QToolTip::hideText();
        return;
    }
    for (const Actor &actor : m_stage.cast()) {
        if (!actor.isSeen || !drawsEntries(m_stage.session(), actor.id))
            continue;
        for (const Cell &cell : cellsOf(actor)) {
            if (cell.shown.entry == *entry)
                m_marks.emplace_back(markOf(cell.outline));
        }
    }
    for (const QPolygonF &mark : m_marks)
        update(mark.boundingRect().toAlignedRect().adjusted(-3, -3, 3, 3));
}

bool EntryLayer::eventFilter(QObject *, QEvent *event)
{
    if (event->type() == QEvent::Resize)
        setGeometry(m_stage.rect());
    if (event->type() == QEvent::ToolTip && m_entry && !m_stage.dots().pointed()) {
        QToolTip::showText(static_cast<QHelpEvent *>(event)->globalPos(), tipOf(explanation()), &m_stage);
        return true;
    }
    return false;
}

void EntryLayer::paintEvent(QPaintEvent *)
{
    if (m_marks.empty() || m_stage.session().playhead.isPlaying())
        return;
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    QColor fill = theme().keyframe;
    constexpr int faint = 50;
    fill.setAlpha(faint);
    painter.setBrush(fill);
    for (const QPolygonF &mark : m_marks) {
        painter.setPen(QPen(QColor(0, 0, 0, 130), 3));
        painter.drawRoundedRect(mark.boundingRect(), 4, 4);
        painter.setPen(QPen(theme().keyframe, 1.5));
        painter.drawRoundedRect(mark.boundingRect(), 4, 4);
    }
}

} // namespace lectograph::editor
