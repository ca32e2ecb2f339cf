// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/timeline/scenes/scenegrid.h"

#include "editor/timeline/scenes/scenejoints.h"
#include "editor/widgets/elision.h"
#include "editor/widgets/theme.h"
#include "editor/widgets/widgets.h"

#include <QContextMenuEvent>
#include <QDrag>
#include <QDropEvent>
#include <QKeyEvent>
#include <QMenu>
#include <QMimeData>
#include <QPainter>
#include <QStyledItemDelegate>

#include <algorithm>
#include <utility>

namespace lectograph::editor {

using namespace Qt::StringLiterals;

namespace {

constexpr auto sceneMime = "application/x-lectograph-scenes"; ///< nothing is read from it: only the grid drops here
constexpr int leastCard = 196;
constexpr int mostCard = SceneThumbnails::largeSize.width();
constexpr int cardGap = 2 * Theme::grid;
constexpr int captionHeight = 40;

/// The thumbnail, and below it name and times.
class SceneCardDelegate : public QStyledItemDelegate
{
public:
    explicit SceneCardDelegate(SceneGrid &grid) : QStyledItemDelegate(&grid), m_grid(grid) {}

    static QRect captionOf(const QRect &item)
    {
        const QRect card = item.adjusted(cardGap / 2, cardGap / 2, -cardGap / 2, -cardGap / 2);
        return card.adjusted(cardGap, card.height() - captionHeight, -cardGap, -Theme::grid);
    }
    QSize sizeHint(const QStyleOptionViewItem &, const QModelIndex &) const override { return m_grid.cardSize(); }
    void paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const override
    {
        const Theme &look = theme();
        const bool isSelected = option.state.testFlag(QStyle::State_Selected);
        const bool isOpen = index.data(SceneModel::IsOpenRole).toBool();
        const QRect card = option.rect.adjusted(cardGap / 2, cardGap / 2, -cardGap / 2, -cardGap / 2);
        painter->save();
        painter->setRenderHints(QPainter::Antialiasing | QPainter::SmoothPixmapTransform);
        painter->setPen(Qt::NoPen);
        painter->setBrush(isSelected ? mixColors(look.raised, look.accent, 0.34)
                              : option.state.testFlag(QStyle::State_MouseOver) ? look.line
                                                                               : look.raised);
        painter->drawRoundedRect(card, Theme::radius, Theme::radius);

        const QRect room = card.adjusted(cardGap, cardGap, -cardGap, -captionHeight);
        const QImage image = m_grid.thumbnails().find(index.data(SceneModel::IdRole).toString()).large;
        QRect fitted({}, (image.isNull() ? QSize(16, 9) : image.size()).scaled(room.size(), Qt::KeepAspectRatio));
        fitted.moveCenter(room.center());
        painter->fillRect(fitted, look.background);
        if (!image.isNull())
            painter->drawImage(fitted, image);
        painter->setBrush(Qt::NoBrush);
        painter->setPen(QPen(isOpen ? look.accent : look.line, isOpen ? 2 : 1));
        painter->drawRect(QRectF(fitted).adjusted(-0.5, -0.5, 0.5, 0.5));

        const QRect caption = captionOf(option.rect);
        const auto write = [&](int top, const QString &text) {
            const QRect line(caption.left(), caption.top() + top, caption.width(), 18);
            painter->drawText(line, Qt::AlignVCenter | Qt::AlignLeft,
                              elidedName(painter->fontMetrics(), text, line.width()));
        };
        painter->setFont(uiFont(13, isOpen));
        painter->setPen(look.text);
        write(0, index.data().toString());
        painter->setFont(uiFont(11));
        painter->setPen(isSelected ? look.text : look.muted);
        write(17, index.data(SceneModel::TimesRole).toString());
        if (index == m_grid.currentIndex() && m_grid.hasFocus()) {
            painter->setPen(QPen(look.accent, 2));
            painter->drawRoundedRect(QRectF(card).adjusted(1, 1, -1, -1), Theme::radius - 1, Theme::radius - 1);
        }
        painter->restore();
    }
    void updateEditorGeometry(QWidget *editor, const QStyleOptionViewItem &option, const QModelIndex &) const override
    {
        const QRect caption = captionOf(option.rect);
        editor->setGeometry(caption.left() - Theme::grid, caption.top() - Theme::grid,
                            caption.width() + 2 * Theme::grid, Theme::row);
    }

private:
    SceneGrid &m_grid;
};

} // namespace

SceneGrid::SceneGrid(TimelineCommands &commands, SceneThumbnails &thumbnails, QWidget *parent)
    : QListView(parent), m_commands(commands), m_thumbnails(thumbnails), m_model(new SceneModel(commands, this))
{
    setObjectName(u"sceneGrid"_s);
    setAccessibleName(tr("All scenes"));
    setModel(m_model);
    setItemDelegate(new SceneCardDelegate(*this));
    setFlow(QListView::LeftToRight);
    setWrapping(true);
    setResizeMode(QListView::Adjust);
    setSelectionMode(ExtendedSelection);
    setEditTriggers(EditKeyPressed);
    setDragEnabled(true);
    setAcceptDrops(true);
    setMouseTracking(true);
    setVerticalScrollMode(ScrollPerPixel);
    connect(&commands.view(), &TimelineView::scenesChanged, this, &SceneGrid::renew);
    connect(&thumbnails, &SceneThumbnails::made, this,
            [this](const QString &scene) { update(m_model->indexOf(scene)); });
}

void SceneGrid::renew()
{
    if (!isVisible())
        return;
    const QStringList selected = selectedScenes();
    const QString current = currentScene();
    m_model->renew();
    sizeCards();
    const bool isGone = !m_model->indexOf(current).isValid();
    select(isGone ? QStringList{m_commands.view().session().selection.scene()} : selected);
    if (!isGone)
        selectionModel()->setCurrentIndex(m_model->indexOf(current), QItemSelectionModel::NoUpdate);
}

QStringList SceneGrid::selectedScenes() const
{
    QModelIndexList indexes = selectionModel()->selectedIndexes();
    std::ranges::sort(indexes, {}, &QModelIndex::row);
    QStringList scenes;
    for (const QModelIndex &index : std::as_const(indexes))
        scenes.append(sceneAt(index));
    return scenes;
}

void SceneGrid::select(const QStringList &scenes)
{
    m_model->renew();
    sizeCards();
    QItemSelection selection;
    for (const QString &scene : scenes) {
        const QModelIndex index = m_model->indexOf(scene);
        selection.select(index, index);
    }
    if (!scenes.isEmpty())
        selectionModel()->setCurrentIndex(m_model->indexOf(scenes.first()), QItemSelectionModel::NoUpdate);
    selectionModel()->select(selection, QItemSelectionModel::ClearAndSelect);
}

QRect SceneGrid::rectOf(const QString &scene) const
{
    return visualRect(m_model->indexOf(scene));
}

bool SceneGrid::event(QEvent *event)
{
    // With the focus here, these keys mean scenes instead of the playhead and the stage.
    if (event->type() == QEvent::ShortcutOverride) {
        const auto *pressed = static_cast<QKeyEvent *>(event);
        if (pressed->matches(QKeySequence::Copy) || pressed->matches(QKeySequence::Cut)
            || pressed->matches(QKeySequence::Paste)) {
            event->accept();
            return true;
        }
        for (const Qt::Key own :
             {Qt::Key_Left, Qt::Key_Right, Qt::Key_Up, Qt::Key_Down, Qt::Key_Home, Qt::Key_End, Qt::Key_PageUp,
              Qt::Key_PageDown, Qt::Key_Delete, Qt::Key_Space, Qt::Key_Insert, Qt::Key_Return, Qt::Key_A, Qt::Key_D}) {
            if (pressed->key() == own) {
                event->accept();
                return true;
            }
        }
    }
    return QListView::event(event);
}

void SceneGrid::keyPressEvent(QKeyEvent *event)
{
    if (state() == EditingState) { // what the field of a name does not take
        QListView::keyPressEvent(event);
        return;
    }
    const Qt::KeyboardModifiers modifiers = event->modifiers();
    const int key = event->key();
    if ((key == Qt::Key_Return || key == Qt::Key_Enter) && currentIndex().isValid())
        Q_EMIT opened(currentScene());
    else if (key == Qt::Key_Space)
        Q_EMIT playRequested(currentScene());
    else if (key == Qt::Key_Delete)
        m_commands.removeScenesByKey(selectedScenes(), window());
    else if (event->matches(QKeySequence::Copy))
        m_commands.copyScenes(selectedScenes());
    else if (event->matches(QKeySequence::Cut))
        cutSelected();
    else if (event->matches(QKeySequence::Paste))
        pasteAfterCurrent();
    else if (key == Qt::Key_Insert)
        addAfterCurrent();
    else if (key == Qt::Key_D && modifiers == Qt::ControlModifier)
        duplicateSelected();
    else if (modifiers == Qt::AltModifier && (key == Qt::Key_Left || key == Qt::Key_Right))
        moveSelected(key == Qt::Key_Left ? -1 : 1);
    else
        QListView::keyPressEvent(event);
}

void SceneGrid::mouseDoubleClickEvent(QMouseEvent *event)
{
    const QModelIndex index = indexAt(event->position().toPoint());
    if (index.isValid() && event->button() == Qt::LeftButton)
        Q_EMIT opened(sceneAt(index));
}

/// Moves them together by one place.
void SceneGrid::moveSelected(int step)
{
    const QStringList scenes = selectedScenes();
    if (scenes.isEmpty())
        return;
    const int edge = m_model->indexOf(step < 0 ? scenes.first() : scenes.last()).row();
    m_commands.moveScenes(scenes, step < 0 ? std::max(0, edge - 1) : edge + 2);
}

void SceneGrid::duplicateSelected()
{
    if (const QStringList copies = m_commands.duplicateScenes(selectedScenes()); !copies.isEmpty())
        select(copies);
}

void SceneGrid::cutSelected()
{
    m_commands.copyScenes(selectedScenes());
    m_commands.removeScenes(selectedScenes());
}

/// Scenes behind the current one; what else the clipboard holds, into it.
void SceneGrid::pasteAfterCurrent()
{
    if (currentIndex().isValid())
        m_commands.view().session().preview.enter(currentScene());
    m_commands.paste();
    select({m_commands.view().session().selection.scene()});
}

void SceneGrid::addAfterCurrent()
{
    m_commands.addScene(currentScene());
    select({m_commands.view().session().selection.scene()});
}

void SceneGrid::contextMenuEvent(QContextMenuEvent *event)
{
    const bool isKey = event->reason() == QContextMenuEvent::Keyboard;
    const QModelIndex index = isKey ? currentIndex() : indexAt(event->pos());
    if (!index.isValid())
        return;
    const QString scene = sceneAt(index);
    QMenu menu(this);
    const auto add = [&](const QString &iconName, const QString &text, const QKeySequence &key,
                         const std::function<void()> &run) {
        menu.addAction(icon(iconName), text, this, run)->setShortcut(key);
    };
    add(u"eye"_s, tr("Open scene"), Qt::Key_Return, [&] { Q_EMIT opened(scene); });
    add(u"play"_s, tr("Play from here"), Qt::Key_Space, [&] { Q_EMIT playRequested(scene); });
    menu.addSeparator();
    add(u"plus"_s, tr("Add scene after this one"), Qt::Key_Insert, [this] { addAfterCurrent(); });
    add(u"copy"_s, tr("Duplicate scene"), Qt::CTRL | Qt::Key_D, [this] { duplicateSelected(); });
    add(u"pencil"_s, tr("Rename scene"), Qt::Key_F2, [this, index] { edit(index); });
    menu.addSeparator();
    add(u"scissors"_s, tr("Cut"), QKeySequence::Cut, [this] { cutSelected(); });
    add(u"copy"_s, tr("Copy"), QKeySequence::Copy, [this] { m_commands.copyScenes(selectedScenes()); });
    add(u"clipboard-paste"_s, tr("Paste"), QKeySequence::Paste, [this] { pasteAfterCurrent(); });
    menu.addSeparator();
    add(u"link"_s, tr("New scene that continues"), {}, [this, scene] {
        m_commands.continueScene(scene);
        select({m_commands.view().session().selection.scene()});
    });
    addContinuingAction(menu, m_commands.view().session(), scene, *this);
    menu.addSeparator();
    add(u"trash-2"_s, tr("Delete scene"), Qt::Key_Delete, [this] { m_commands.removeScenes(selectedScenes()); });
    menu.exec(isKey ? viewport()->mapToGlobal(visualRect(index).center()) : event->globalPos());
}

void SceneGrid::resizeEvent(QResizeEvent *event)
{
    QListView::resizeEvent(event);
    sizeCards();
}

/// As large as all of them fit without scrolling, or else as small as they are legible.
void SceneGrid::sizeCards()
{
    const int room = viewport()->width() - 1; // a row of exactly the full width would wrap
    const lecture::Lecture &lecture = m_commands.view().session().document.lecture();
    const double ratio = std::clamp(lecture.frameHeight / std::max(lecture.frameWidth, 1e-6), 0.3, 1.2);
    const auto heightOf = [ratio](int width) {
        return static_cast<int>((width - 3 * cardGap) * ratio) + captionHeight + 2 * cardGap;
    };
    const int most = std::max(1, room / leastCard);
    int columns = std::min(most, std::max(1, (room + mostCard - 1) / mostCard));
    const auto fits = [&](int count) {
        const int rows = (m_model->rowCount() + count - 1) / count;
        return rows * heightOf(std::min(room / count, mostCard)) <= viewport()->height();
    };
    while (columns < most && !fits(columns))
        ++columns;
    const int width = std::min(room / columns, mostCard);
    setGridSize({width, heightOf(width)});
}

void SceneGrid::paintEvent(QPaintEvent *event)
{
    QListView::paintEvent(event);
    if (!m_dropIndex || m_model->rowCount() == 0)
        return;
    const int last = m_model->rowCount() - 1;
    const QRect card = visualRect(m_model->index(std::min(*m_dropIndex, last)));
    const int x = *m_dropIndex > last ? card.right() - 1 : std::max(0, card.left() - 1);
    QPainter painter(viewport());
    painter.fillRect(QRect(x, card.top() + cardGap / 2, 3, card.height() - cardGap), theme().accent);
}

void SceneGrid::startDrag(Qt::DropActions)
{
    if (m_model->rowCount() < 2)
        return;
    auto *drag = new QDrag(this);
    auto *data = new QMimeData;
    data->setData(QString::fromLatin1(sceneMime), {});
    drag->setMimeData(data);
    const QImage image = m_thumbnails.find(currentScene()).small;
    if (!image.isNull())
        drag->setPixmap(QPixmap::fromImage(image));
    drag->exec(Qt::MoveAction);
    m_dropIndex.reset();
    viewport()->update();
}

/// Before the first card, in reading order, whose middle is after the point.
int SceneGrid::dropIndex(const QPoint &at) const
{
    for (int row = 0; row < m_model->rowCount(); ++row) {
        const QRect card = visualRect(m_model->index(row));
        if (at.y() < card.top() || (at.y() <= card.bottom() && at.x() < card.center().x()))
            return row;
    }
    return m_model->rowCount();
}

void SceneGrid::dragEnterEvent(QDragEnterEvent *event)
{
    if (event->mimeData()->hasFormat(QString::fromLatin1(sceneMime)))
        event->acceptProposedAction();
}

void SceneGrid::dragMoveEvent(QDragMoveEvent *event)
{
    QListView::dragMoveEvent(event); // scrolls near the edges
    if (!event->mimeData()->hasFormat(QString::fromLatin1(sceneMime)))
        return;
    m_dropIndex = dropIndex(event->position().toPoint());
    viewport()->update();
    event->acceptProposedAction();
}

void SceneGrid::dragLeaveEvent(QDragLeaveEvent *event)
{
    m_dropIndex.reset();
    viewport()->update();
    QListView::dragLeaveEvent(event);
}

void SceneGrid::dropEvent(QDropEvent *event)
{
    if (!event->mimeData()->hasFormat(QString::fromLatin1(sceneMime)))
        return;
    m_dropIndex.reset();
    const QStringList scenes = selectedScenes();
    m_commands.moveScenes(scenes, dropIndex(event->position().toPoint()));
    select(scenes);
    event->acceptProposedAction();
    viewport()->update();
}

} // namespace lectograph::editor
