// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/palette/cardview.h"

#include "editor/language/language.h"
#include "editor/palette/carddelegate.h"
#include "editor/palette/samples.h"

#include <QAction>
#include <QCoreApplication>
#include <QDrag>
#include <QHoverEvent>
#include <QKeyEvent>
#include <QPainter>
#include <QScrollBar>
#include <QTimer>

#include <algorithm>
#include <array>
#include <cmath>

namespace lectograph::editor {

using namespace Qt::StringLiterals;

namespace {
constexpr int lingerMilliseconds = 200; // before the animation starts

/// Whether the author has made it in this program: it is renamed, deleted and found by a menu of its own.
bool isMade(const QModelIndex &index)
{
    return Cards::kindOf(index) == CardKind::Definition || Cards::kindOf(index) == CardKind::OwnAnimation;
}

QString madeName(const QModelIndex &index)
{
    const QString type = index.data(Cards::TypeRole).toString();
    return Cards::kindOf(index) == CardKind::Definition ? lecture::blockIdOf(type) : type;
}

/// Whether the key belongs to an action of a panel around the view, as those of the whole window do not.
bool isKeyOfPanel(const QWidget &view, const QKeyEvent &event)
{
    const QKeySequence pressed(event.keyCombination());
    for (const QWidget *panel = view.parentWidget(); panel && !panel->isWindow(); panel = panel->parentWidget()) {
        const QList<QAction *> actions = panel->actions();
        if (std::ranges::any_of(actions, [&](const QAction *action) {
                return action->shortcutContext() == Qt::WidgetWithChildrenShortcut && action->isEnabled()
                    && action->shortcuts().contains(pressed);
            }))
            return true;
    }
    return false;
}
} // namespace

CardView::CardView(const timeline::Registry &registry, CardKind kind, ThumbnailCache &thumbnails, QWidget *parent)
    : QListView(parent),
      m_registry(registry),
      m_cards(registry, kind),
      m_thumbnails(thumbnails),
      m_samplesVersion(samplesVersion(registry.catalog))
{
    setItemDelegate(new CardDelegate(*this));
    setModel(&m_cards);
    setFlow(LeftToRight);
    setWrapping(true);
    setResizeMode(Adjust);
    setMovement(Static);
    setSpacing(0);
    setFrameShape(NoFrame);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOn); // keeps the columns when a search leaves few cards
    setVerticalScrollMode(ScrollPerPixel);
    setSelectionMode(SingleSelection);
    setEditTriggers(NoEditTriggers);
    setDragEnabled(true);
    setDragDropMode(DragOnly);
    setMouseTracking(true);
    setAccessibleName(kind == CardKind::Animation ? tr("Animations") : tr("Blocks"));
    setAccessibleDescription(tr("Arrow keys walk over the cards, Enter adds one."));

    m_wanting.setSingleShot(true);
    connect(&m_wanting, &QTimer::timeout, this, &CardView::wantPictures);
    connect(&m_thumbnails, &ThumbnailCache::made, viewport(), qOverload<>(&QWidget::update));
    connect(verticalScrollBar(), &QScrollBar::valueChanged, this, [this] { m_wanting.start(0); });
    connect(this, &QListView::doubleClicked, this, [this](const QModelIndex &index) { choose(index); });
    connect(this, &QListView::entered, this, &CardView::follow);
    m_lingering.setSingleShot(true);
    m_lingering.setInterval(lingerMilliseconds);
    connect(&m_lingering, &QTimer::timeout, this, &CardView::beginMoving);
    connect(&m_moving, &AnimatedThumbnail::shown, this, [this](const QImage &image) {
        m_frame = image;
        viewport()->update(visualRect(m_followed));
    });
}

void CardView::search(const QString &query)
{
    follow({});
    m_cards.search(query);
    setCurrentIndex(nextCard(-1, 1));
    scrollToTop();
    m_wanting.start(0);
}

void CardView::choose(const QModelIndex &index)
{
    const QString type = index.data(Cards::TypeRole).toString();
    if (Cards::kindOf(index) == CardKind::Own)
        Q_EMIT ownChosen(type);
    else if (Cards::isCard(index))
        Q_EMIT chosen(type);
}

void CardView::setOwn(const std::vector<CustomBlockEntry> &entries)
{
    keepPlace([&] { m_cards.setOwn(entries); });
}

void CardView::setDefinitions(const std::vector<DefinitionEntry> &entries, const lecture::Lecture &lecture)
{
    m_lecture = lecture;
    keepPlace([&] { m_cards.setDefinitions(entries); });
}

/// The current card and what is scrolled stay through a change of the cards.
void CardView::keepPlace(const std::function<void()> &change)
{
    const QString current = currentIndex().data(Cards::TypeRole).toString();
    const int row = currentIndex().row();
    const int scrolled = verticalScrollBar()->value();
    follow({});
    change();
    QModelIndex same = indexOf(current);
    if (const QModelIndex there = m_cards.index(row, 0); !same.isValid() && Cards::isCard(there))
        same = there; // a block of the library whose copy in the lecture stands in its place now
    setCurrentIndex(same.isValid() ? same : nextCard(-1, 1));
    verticalScrollBar()->setValue(scrolled);
    m_wanting.start(0);
}

QModelIndex CardView::indexOf(const QString &type) const
{
    const auto found = m_cards.match(m_cards.index(0, 0), Cards::TypeRole, type, 1, Qt::MatchExactly);
    return type.isEmpty() ? QModelIndex() : found.value(0);
}

QSize CardView::pictureSize() const
{
    // Independent of the panel's width, so that a thumbnail is drawn once.
    const qreal ratio = devicePixelRatioF();
    return (QSizeF(92, CardDelegate::pictureHeight) * ratio).toSize();
}

QString CardView::keyOf(const QModelIndex &index) const
{
    const QString look = u"%1x%2 %3 %4"_s.arg(pictureSize().width())
                             .arg(pictureSize().height())
                             .arg(theme().isDark ? u"dark"_s : u"light"_s, m_samplesVersion);
    if (Cards::kindOf(index) == CardKind::Own)
        return u"own %1 %2 %3"_s.arg(index.data(Cards::StampRole).toString(), look, preferredLanguage());
    if (Cards::kindOf(index) == CardKind::Definition)
        return u"definition %1 %2"_s.arg(index.data(Cards::StampRole).toString(), look);
    const QString type = index.data(Cards::TypeRole).toString();
    const graph::NodeType *block = m_registry.nodes.find(type);
    const timeline::AnimationType *animation = m_registry.animations.find(type);
    const int version = block ? block->version : animation ? animation->version : 0;
    return u"card %1 %2 %3 %4"_s.arg(type, QString::number(version), look, preferredLanguage());
}

QString CardView::iconName(const QModelIndex &index) const
{
    if (Cards::kindOf(index) == CardKind::Own) {
        if (!index.data(Cards::ProblemRole).toString().isEmpty())
            return u"triangle-alert"_s;
        return index.data(Cards::IsPictureRole).toBool() ? QString() : u"group"_s;
    }
    if (Cards::kindOf(index) == CardKind::OwnAnimation)
        return u"clapperboard"_s;
    const graph::NodeType *type = m_registry.nodes.find(index.data(Cards::TypeRole).toString());
    if (!type || Cards::kindOf(index) != CardKind::Block || hasSample(*type, m_registry))
        return {};
    return iconOf(*type, m_registry);
}

void CardView::wantPictures()
{
    if (!isVisible())
        return;
    const QRect seen = viewport()->rect();
    for (int row = 0; row < m_cards.rowCount(); ++row) {
        const QModelIndex index = m_cards.index(row, 0);
        const QString id = index.data(Cards::TypeRole).toString();
        const QString key = keyOf(index);
        if (!Cards::isCard(index) || m_thumbnails.knows(key))
            continue;
        const int urgency = visualRect(index).intersects(seen) ? 1 : 0;
        const auto request = [&, size = pictureSize(), dark = theme().isDark](const Sample &sample) {
            const auto draw = [&registry = m_registry, size, dark, sample] {
                return SampleFilm(sample, registry).thumbnail(size, dark);
            };
            m_thumbnails.request(key, draw, urgency);
        };
        if (Cards::kindOf(index) == CardKind::Animation) {
            request(sampleOf(*m_registry.animations.find(id), m_registry));
        } else if (Cards::kindOf(index) == CardKind::Block) {
            if (const auto sample = sampleOf(*m_registry.nodes.find(id), m_registry))
                request(*sample);
        } else if (Cards::kindOf(index) == CardKind::Definition) {
            if (const auto block = customBlockOfDefinition(m_lecture, lecture::blockIdOf(id)))
                request(sampleOf(*block));
        } else if (iconName(index).isEmpty()) {
            const auto draw = [&registry = m_registry, id, size = pictureSize(), dark = theme().isDark] {
                const auto block = usedCustomBlock(id, registry);
                return block ? SampleFilm(sampleOf(*block), registry).thumbnail(size, dark) : QImage();
            };
            m_thumbnails.request(key, draw, urgency);
        }
    }
}

void CardView::follow(const QModelIndex &index)
{
    if (index == m_followed && m_followed.isValid())
        return;
    m_moving.stop();
    m_inMotion.clear();
    m_frame = {};
    m_followed = index;
    viewport()->update();
    m_lingering.stop();
    if (index.isValid() && Cards::kindOf(index) == CardKind::Animation && motionMilliseconds() > 0)
        m_lingering.start();
}

void CardView::beginMoving()
{
    const timeline::AnimationType *type = m_registry.animations.find(m_followed.data(Cards::TypeRole).toString());
    if (!type)
        return;
    m_inMotion = type->id;
    const Sample sample = sampleOf(*type, m_registry);
    const auto open = [&registry = m_registry, sample, size = pictureSize(),
                       dark = theme().isDark]() -> AnimatedThumbnail::Film {
        return [film = SampleFilm(sample, registry), size, dark](double seconds) mutable {
            return film.at(seconds, size, dark);
        };
    };
    m_moving.play(open, sample.seconds + 0.6); // with a short pause at the end
}

QModelIndex CardView::nextCard(int from, int step) const
{
    for (int row = from + step; row >= 0 && row < m_cards.rowCount(); row += step) {
        const QModelIndex index = m_cards.index(row, 0);
        if (Cards::isCard(index))
            return index;
    }
    return {};
}

/// The nearest card in the row above (−1) or below (1), skipping headings.
QModelIndex CardView::cardBeyond(const QModelIndex &from, int direction) const
{
    const QRect start = visualRect(from);
    QModelIndex best;
    int bestRow = 0;
    int bestOffset = 0;
    for (QModelIndex index = nextCard(from.row(), direction); index.isValid();
         index = nextCard(index.row(), direction)) {
        const QRect rect = visualRect(index);
        if (rect.top() == start.top())
            continue;
        if (best.isValid() && rect.top() != bestRow)
            break;
        const int offset = std::abs(rect.left() - start.left());
        if (!best.isValid() || offset < bestOffset) {
            best = index;
            bestRow = rect.top();
            bestOffset = offset;
        }
    }
    return best;
}

QModelIndex CardView::moveCursor(CursorAction action, Qt::KeyboardModifiers)
{
    const QModelIndex current = currentIndex();
    if (!current.isValid())
        return nextCard(-1, 1);
    const auto orCurrent = [&](const QModelIndex &index) { return index.isValid() ? index : current; };
    switch (action) {
    case MoveLeft:
    case MovePrevious: return orCurrent(nextCard(current.row(), -1));
    case MoveRight:
    case MoveNext: return orCurrent(nextCard(current.row(), 1));
    case MoveUp: return orCurrent(cardBeyond(current, -1));
    case MoveDown: return orCurrent(cardBeyond(current, 1));
    case MoveHome: return orCurrent(nextCard(-1, 1));
    case MoveEnd: return orCurrent(nextCard(m_cards.rowCount(), -1));
    case MovePageUp:
    case MovePageDown: {
        QModelIndex index = current;
        const int rows = std::max(1, viewport()->height() / CardDelegate::height);
        for (int i = 0; i < rows; ++i) {
            const QModelIndex next = cardBeyond(index, action == MovePageUp ? -1 : 1);
            if (!next.isValid())
                break;
            index = next;
        }
        return index;
    }
    }
    return current;
}

/// Keys that mean a card or its name here; otherwise they would move the playhead, or press a button elsewhere. A letter
/// that the panel has an action for keeps its meaning: M sets a marker wherever the focus is.
bool CardView::event(QEvent *event)
{
    if (event->type() == QEvent::ShortcutOverride) {
        const auto *key = static_cast<QKeyEvent *>(event);
        constexpr std::array walking{Qt::Key_Left,     Qt::Key_Right,  Qt::Key_Up,  Qt::Key_Down, Qt::Key_PageUp,
                                     Qt::Key_PageDown, Qt::Key_Return, Qt::Key_End, Qt::Key_Home, Qt::Key_Enter};
        const bool isPlain = !(key->modifiers() & ~(Qt::ShiftModifier | Qt::KeypadModifier));
        const bool isLetter = key->text().size() == 1 && key->text().front().isLetterOrNumber();
        if (isPlain
            && ((isLetter && !isKeyOfPanel(*this, *key)) || std::ranges::find(walking, key->key()) != walking.end())) {
            event->accept();
            return true;
        }
    }
    return QListView::event(event);
}

void CardView::keyPressEvent(QKeyEvent *event)
{
    const int key = event->key();
    const bool isPlain = !(event->modifiers() & (Qt::ControlModifier | Qt::AltModifier | Qt::MetaModifier));
    const bool isBare = event->modifiers() == Qt::NoModifier;
    const bool isOwn = Cards::kindOf(currentIndex()) == CardKind::Own && isBare;
    const bool isDefinition = isMade(currentIndex()) && isBare;
    const QString path = currentIndex().data(Cards::TypeRole).toString();
    event->accept();
    if (key == Qt::Key_Return || key == Qt::Key_Enter)
        choose(currentIndex());
    else if (isOwn && key == Qt::Key_F2)
        Q_EMIT ownRenameRequested(path);
    else if (isOwn && key == Qt::Key_Delete)
        Q_EMIT ownRemoveRequested(path);
    else if (isDefinition && key == Qt::Key_F2)
        Q_EMIT definitionRenameRequested(madeName(currentIndex()));
    else if (isDefinition && key == Qt::Key_Delete)
        Q_EMIT definitionRemoveRequested(madeName(currentIndex()));
    else if (isPlain && event->text().size() == 1 && event->text().front().isLetterOrNumber())
        Q_EMIT typed(event->text());
    else if (key == Qt::Key_Space) // plays the lecture, as in other panels
        event->ignore();
    else
        QListView::keyPressEvent(event);
}

void CardView::contextMenuEvent(QContextMenuEvent *event)
{
    const bool isKeyboard = event->reason() == QContextMenuEvent::Keyboard;
    const QModelIndex index = isKeyboard ? currentIndex() : indexAt(event->pos());
    const bool isOwn = Cards::kindOf(index) == CardKind::Own;
    const bool isDefinition = isMade(index);
    if (isOwn || isDefinition)
        setCurrentIndex(index);
    event->accept();
    if (isDefinition) {
        Q_EMIT definitionMenuRequested(
            madeName(index), isKeyboard ? viewport()->mapToGlobal(visualRect(index).center()) : event->globalPos());
        return;
    }
    Q_EMIT ownMenuRequested(isOwn ? index.data(Cards::TypeRole).toString() : QString(),
                            isKeyboard ? viewport()->mapToGlobal(visualRect(index).center()) : event->globalPos());
}

void CardView::startDrag(Qt::DropActions)
{
    const QModelIndex index = currentIndex();
    QMimeData *carried = index.isValid() ? m_cards.mimeData({index}) : nullptr;
    if (!carried)
        return;
    follow({});
    const qreal ratio = devicePixelRatioF();
    QStyleOptionViewItem option;
    initViewItemOption(&option);
    option.rect = QRect(QPoint(), visualRect(index).size());
    QPixmap pixmap((QSizeF(option.rect.size()) * ratio).toSize());
    pixmap.setDevicePixelRatio(ratio);
    pixmap.fill(Qt::transparent);
    QPainter painter(&pixmap);
    painter.setOpacity(0.85);
    itemDelegate()->paint(&painter, option, index);
    painter.end();
    auto *drag = new QDrag(this);
    drag->setMimeData(carried);
    drag->setPixmap(pixmap);
    drag->setHotSpot(option.rect.center());
    drag->exec(Qt::CopyAction);
    // Later, because Qt sends a hover event for the start position after the drag; Qt 6.8 takes its time.
    for (const int delay : {0, 30})
        QTimer::singleShot(delay, this, &CardView::forgetHover);
}

/// No leave events are sent during a drag.
void CardView::forgetHover()
{
    if (viewport()->rect().contains(viewport()->mapFromGlobal(QCursor::pos())))
        return;
    const QPointF outside(-1, -1);
    QHoverEvent left(QEvent::HoverLeave, outside, viewport()->mapToGlobal(outside), outside);
    QCoreApplication::sendEvent(viewport(), &left);
    QEvent leave(QEvent::Leave);
    QCoreApplication::sendEvent(viewport(), &leave);
}

void CardView::resizeEvent(QResizeEvent *event)
{
    QListView::resizeEvent(event);
    scheduleDelayedItemsLayout();
    m_wanting.start(0);
}

void CardView::showEvent(QShowEvent *event)
{
    QListView::showEvent(event);
    m_wanting.start(0);
}

void CardView::currentChanged(const QModelIndex &current, const QModelIndex &previous)
{
    QListView::currentChanged(current, previous);
    if (hasFocus())
        follow(current);
    viewport()->update();
}

void CardView::focusInEvent(QFocusEvent *event)
{
    QListView::focusInEvent(event);
    if (!currentIndex().isValid())
        setCurrentIndex(nextCard(-1, 1));
    follow(currentIndex());
    viewport()->update();
}

void CardView::focusOutEvent(QFocusEvent *event)
{
    QListView::focusOutEvent(event);
    follow({});
    viewport()->update();
}

bool CardView::viewportEvent(QEvent *event)
{
    if (event->type() == QEvent::Leave)
        follow(hasFocus() ? currentIndex() : QModelIndex());
    return QListView::viewportEvent(event);
}

} // namespace lectograph::editor
