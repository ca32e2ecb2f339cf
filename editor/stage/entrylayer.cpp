// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/stage/entrylayer.h"

#include "editor/stage/entryparts.h"
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

const EntryLayer::Cells &EntryLayer::cellsOf(const Actor &actor)
{
    const auto known = m_cells.constFind(actor.id);
    if (known != m_cells.cend())
        return *known;
    const EntryParts parts = entryParts(actor, m_stage.projection());
    Cells cells;
    QStringList names;
    for (const EntryPart &entry : parts.entries)
        names.append(entry.part);
    const auto shown = entriesOf(m_stage.session(), actor.id, names);
    for (std::size_t i = 0; i < parts.entries.size(); ++i) {
        if (shown[i])
            cells.single.push_back({parts.entries[i].outline, shown[i]->entry});
    }
    for (const EntryPart &image : parts.images) {
        QTransform toPixels;
        const auto corners = entriesOf(m_stage.session(), actor.id,
                                       {image.part + u"entries/0/0"_s, image.part + u"entries/1/0"_s});
        if (corners[0] && corners[1] && image.outline.size() == 4 && QTransform::squareToQuad(image.outline, toPixels))
            cells.images.push_back({toPixels, *corners.front(), corners[0]->entry.row == corners[1]->entry.row});
    }
    return *m_cells.insert(actor.id, cells);
}

/// The cell of an image under the point.
std::optional<TensorEntry> EntryLayer::ImageOfCells::entryAt(const QPointF &at) const
{
    const QPointF share = toPixels.inverted().map(at);
    if (share.x() < 0 || share.y() < 0 || share.x() >= 1 || share.y() >= 1)
        return std::nullopt;
    TensorEntry entry = first.entry;
    const QPointF ofTensor = isTransposed ? share.transposed() : share;
    entry.row = static_cast<int>(ofTensor.y() * first.rows);
    entry.column = static_cast<int>(ofTensor.x() * first.columns);
    return entry;
}

/// Where the image shows an entry; empty if it is one of another tensor.
QPolygonF EntryLayer::ImageOfCells::outlineOf(TensorEntry entry) const
{
    const QSizeF size(1.0 / first.columns, 1.0 / first.rows);
    const QPointF corner(entry.column * size.width(), entry.row * size.height());
    const QRectF cell = isTransposed ? QRectF(corner.transposed(), size.transposed()) : QRectF(corner, size);
    entry.row = first.entry.row;
    entry.column = first.entry.column;
    if (entry != first.entry)
        return {};
    return toPixels.map(QPolygonF(cell));
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
    const Cells &cells = cellsOf(*actor);
    const Cell *nearest = nullptr;
    double least = reach;
    for (const Cell &cell : cells.single) {
        const QRectF mark = markOf(cell.outline);
        const QPointF inside(std::clamp(at.x(), mark.left(), mark.right()),
                             std::clamp(at.y(), mark.top(), mark.bottom()));
        const double distance = QLineF(at, inside).length();
        if (distance < least) {
            least = distance;
            nearest = &cell;
        }
    }
    if (nearest)
        return nearest->entry;
    for (const ImageOfCells &image : cells.images) {
        if (const auto entry = image.entryAt(at))
            return entry;
    }
    return std::nullopt;
}

std::optional<TensorEntry> EntryLayer::selectedEntry()
{
    const QString part = m_stage.session().selection.part();
    const QStringList nodes = m_stage.selectedActors();
    if (part.isEmpty() || nodes.size() != 1 || !drawsEntries(m_stage.session(), nodes.front()))
        return std::nullopt;
    const auto entry = entriesOf(m_stage.session(), nodes.front(), {part}).front();
    return entry ? std::optional(entry->entry) : std::nullopt;
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
        const Cells &cells = cellsOf(actor);
        for (const Cell &cell : cells.single) {
            if (cell.entry == *entry)
                m_marks.emplace_back(markOf(cell.outline));
        }
        for (const ImageOfCells &image : cells.images) {
            if (const QPolygonF outline = image.outlineOf(*entry); !outline.isEmpty())
                m_marks.emplace_back(markOf(outline));
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
