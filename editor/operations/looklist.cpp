// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/operations/looklist.h"

#include "editor/edits/blocks.h"
#include "editor/edits/madetypes.h"
#include "editor/language/language.h"
#include "editor/widgets/theme.h"
#include "picture/show.h"
#include "raster/poster.h"

#include <QDeadlineTimer>
#include <QKeyEvent>
#include <QPainter>
#include <QStyledItemDelegate>

#include <algorithm>

namespace lectograph::editor {

using namespace Qt::StringLiterals;
using lecture::Lecture;

namespace {

constexpr QSize lookPictureSize{176, 99};
constexpr QSize lookCellSize{196, 138};
constexpr QSize lowPictureSize{96, 54};
constexpr QSize lowCellSize{118, 86};

/// In a style, if the look has it.
graph::NodePtr sampleNode(const graph::Look &look, const QString &id, const QString &type, const QString &style,
                          const QJsonObject &properties)
{
    graph::Node node;
    node.id = id;
    node.type = type;
    node.style = look.hasStyle(style) ? style : QString();
    node.properties = properties;
    return std::make_shared<const graph::Node>(std::move(node));
}

/// Rings the whole look that has the focus: the dotted box around its name, which Qt draws, is hardly seen.
class LookDelegate : public QStyledItemDelegate
{
public:
    using QStyledItemDelegate::QStyledItemDelegate;

    void paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const override
    {
        QStyleOptionViewItem unringed = option;
        unringed.state.setFlag(QStyle::State_HasFocus, false);
        QStyledItemDelegate::paint(painter, unringed, index);
        if (!option.state.testFlag(QStyle::State_HasFocus))
            return;
        painter->save();
        painter->setRenderHint(QPainter::Antialiasing);
        painter->setPen(QPen(theme().accent, 2));
        painter->drawRoundedRect(QRectF(option.rect).adjusted(1, 1, -1, -1), Theme::radius, Theme::radius);
        painter->restore();
    }
};

QString sampleWord(const QString &language)
{
    return language == "ko"_L1 ? u"제목"_s : language == "zh"_L1 ? u"标题"_s : u"Title"_s;
}

} // namespace

std::vector<graph::Look> looksByUse()
{
    static const QStringList order{u"dark"_s,       u"light"_s,      u"high-contrast"_s, u"color-blind-safe"_s,
                                   u"chalkboard"_s, u"warm-paper"_s, u"deep-black"_s,    u"blue-frames"_s};
    std::vector<lecture::LibraryLook> library = lecture::libraryLooks();
    std::ranges::stable_sort(library, {}, [](const lecture::LibraryLook &one) {
        const qsizetype place = order.indexOf(one.look.id);
        return !one.isShipped ? -1 : place < 0 ? order.size() : place;
    });
    std::vector<graph::Look> looks;
    for (lecture::LibraryLook &one : library)
        looks.push_back(std::move(one.look));
    return looks;
}

Lecture lookSample(const graph::Look &look, const QString &language)
{
    Lecture lecture = lecture::withLook(emptyLecture(language), look);
    lecture::Scene scene = *lecture.scenes.front();
    const auto named = [&](const QString &name) { return look.colors.contains(name) ? name : u"WHITE"_s; };
    scene.nodes = {
        sampleNode(look, u"arrow"_s, u"shapes.arrow"_s, u"arrow"_s,
                   {{u"from"_s, QJsonArray{-1.6, -1}}, {u"to"_s, QJsonArray{1.6, -1}}, {u"strokeWidth"_s, 12}}),
        sampleNode(look, u"left"_s, u"shapes.box"_s, u"box"_s,
                   {{u"position"_s, QJsonArray{-4, -1}},
                    {u"width"_s, 4.4},
                    {u"height"_s, 2.4},
                    {u"label"_s, u"Q"_s},
                    {u"labelSize"_s, 110},
                    {u"labelColour"_s, named(u"query"_s)},
                    {u"strokeWidth"_s, 8}}),
        sampleNode(look, u"right"_s, u"shapes.box"_s, u"accent box"_s,
                   {{u"position"_s, QJsonArray{4, -1}},
                    {u"width"_s, 4.4},
                    {u"height"_s, 2.4},
                    {u"label"_s, u"K"_s},
                    {u"labelSize"_s, 110},
                    {u"labelColour"_s, named(u"key"_s)},
                    {u"strokeWidth"_s, 8}}),
        sampleNode(look, u"title"_s, made::text, u"title"_s,
                   {{u"position"_s, QJsonArray{0, 2.2}}, {u"text"_s, sampleWord(language)}, {u"size"_s, 160}}),
    };
    scene.actors = {u"arrow"_s, u"left"_s, u"right"_s, u"title"_s};
    lecture.scenes.front() = std::make_shared<const lecture::Scene>(std::move(scene));
    return lecture;
}

QString titleOf(const graph::Look &look)
{
    return graph::localized(look.title, {preferredLanguage(), u"en"_s}).value_or(look.id);
}

LookList::LookList(std::vector<graph::Look> looks, const timeline::Registry &registry, Dress dress, QWidget *parent)
    : QListWidget(parent), m_looks(std::move(looks)), m_registry(registry), m_dress(std::move(dress))
{
    setObjectName(u"looks"_s);
    setAccessibleName(tr("Looks"));
    setItemDelegate(new LookDelegate(this));
    setViewMode(IconMode);
    setMovement(Static);
    setResizeMode(Adjust);
    setUniformItemSizes(true);
    setIconSize(lookPictureSize);
    setGridSize(lookCellSize);
    setMouseTracking(true);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setSelectionMode(SingleSelection);
    for (const graph::Look &look : m_looks) {
        auto *item = new QListWidgetItem(titleOf(look), this);
        QPixmap waiting(lookPictureSize * devicePixelRatio());
        waiting.setDevicePixelRatio(devicePixelRatio());
        waiting.fill(theme().raised);
        item->setIcon(waiting);
        item->setSizeHint(lookCellSize);
    }
    m_drawing.setInterval(0);
    connect(&m_drawing, &QTimer::timeout, this, &LookList::drawNext);
    connect(this, &QListWidget::itemEntered, this, [this](const QListWidgetItem *item) { Q_EMIT hovered(row(item)); });
    connect(this, &QListWidget::itemClicked, this, [this](const QListWidgetItem *item) { Q_EMIT chosen(row(item)); });
}

void LookList::setScene(const QString &language, const QString &scene)
{
    m_language = language;
    m_scene = scene;
}

void LookList::redraw()
{
    m_next = 0;
    m_drawing.start();
}

void LookList::setInOneRow(bool isLow)
{
    const QSize cell = isLow ? lowCellSize : lookCellSize;
    setIconSize(isLow ? lowPictureSize : lookPictureSize);
    setGridSize(cell);
    for (int i = 0; i < count(); ++i) {
        item(i)->setSizeHint(cell);
        item(i)->setToolTip(isLow ? item(i)->text() : QString()); // which may be elided
    }
    setWrapping(false);
    setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAsNeeded);
    setHorizontalScrollMode(ScrollPerPixel);
    constexpr int roomForBar = 14;
    setFixedHeight(cell.height() + roomForBar + 2 * frameWidth());
}

void LookList::showEvent(QShowEvent *event)
{
    QListWidget::showEvent(event);
    if (m_next < count())
        m_drawing.start();
}

void LookList::drawNext()
{
    if (m_next >= count() || !isVisible()) {
        m_drawing.stop();
        return;
    }
    const QImage picture = drawn(m_looks[static_cast<std::size_t>(m_next)]);
    if (!picture.isNull()) {
        QPixmap pixmap = QPixmap::fromImage(picture);
        pixmap.setDevicePixelRatio(devicePixelRatio());
        QPainter painter(&pixmap);
        drawInnerLine(painter, QRect(QPoint(), lookPictureSize), theme().line); // around white ones on a white window
        painter.end();
        QIcon pictured(pixmap);
        pictured.addPixmap(pixmap, QIcon::Selected); // not tinted
        item(m_next)->setIcon(pictured);
    }
    ++m_next;
}

QImage LookList::drawn(const graph::Look &look)
{
    constexpr int mostMilliseconds = 400;
    picture::Show show(m_dress(look), m_registry, m_language, m_scene);
    if (!m_time)
        m_time = raster::posterTime(show, {}, QDeadlineTimer(mostMilliseconds));
    return raster::drawnWithin(show, *m_time, lookPictureSize * devicePixelRatio());
}

void LookList::keyPressEvent(QKeyEvent *event)
{
    const int key = event->key();
    if (currentRow() >= 0 && (key == Qt::Key_Return || key == Qt::Key_Enter || key == Qt::Key_Space))
        Q_EMIT chosen(currentRow());
    else
        QListWidget::keyPressEvent(event);
}

void LookList::leaveEvent(QEvent *event)
{
    Q_EMIT hovered(-1);
    QListWidget::leaveEvent(event);
}

} // namespace lectograph::editor
