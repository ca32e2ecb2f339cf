// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/inspector/fonts/fontpopup.h"

#include "editor/widgets/navigablelist.h"
#include "editor/widgets/onscreen.h"
#include "editor/widgets/theme.h"
#include "editor/widgets/widgets.h"

#include <QCoreApplication>
#include <QKeyEvent>
#include <QLineEdit>
#include <QPainter>
#include <QPixmapCache>
#include <QRawFont>
#include <QScreen>
#include <QStyledItemDelegate>
#include <QTimer>
#include <QVBoxLayout>

#include <algorithm>

namespace lectograph::editor {

using namespace Qt::StringLiterals;

namespace {

constexpr int fontRowHeight = 32;
constexpr int fontTitleHeight = 24;
constexpr int fontPopupWidth = 320;
constexpr int fontPopupHeight = 420;
constexpr int fontSampleWidth = 64;
constexpr int fontMargin = 10;

class FontDelegate : public QStyledItemDelegate
{
public:
    FontDelegate(const FontList &fonts, const QString &sample, QAbstractItemView &view)
        : QStyledItemDelegate(&view), m_fonts(fonts), m_sample(sample), m_view(view)
    {
        m_loading.setInterval(0);
        connect(&m_loading, &QTimer::timeout, this, &FontDelegate::loadOne);
    }

    QSize sizeHint(const QStyleOptionViewItem &, const QModelIndex &index) const override
    {
        return {0, fontRowHeight + (m_fonts.groupTitle(index).isEmpty() ? 0 : fontTitleHeight)};
    }

    void paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const override
    {
        painter->save();
        QRect row = option.rect;
        if (const QString title = m_fonts.groupTitle(index); !title.isEmpty()) {
            painter->setFont(uiFont(11, true));
            painter->setPen(theme().muted);
            painter->drawText(QRect(row.left(), row.top(), row.width(), fontTitleHeight).adjusted(fontMargin, 4, 0, 0),
                              Qt::AlignVCenter, title);
            row.setTop(row.top() + fontTitleHeight);
        }
        const bool isCurrent = option.state & (QStyle::State_Selected | QStyle::State_MouseOver);
        if (isCurrent)
            painter->fillRect(row,
                              option.state & QStyle::State_Selected ? mixColors(theme().panel, theme().accent, 0.3)
                                                                    : theme().raised);
        const FontChoice &choice = m_fonts.choice(index);
        const QRect content = row.adjusted(fontMargin, 0, -fontMargin, 0);
        const QString name = index.data().toString();
        if (choice.family.isEmpty() || !choice.substitute.isEmpty())
            paintPlain(*painter, content, name, choice.substitute);
        else if (const QPixmap face = faceOf(choice.family, content.width()); !face.isNull())
            painter->drawPixmap(content.topLeft(), face);
        else
            paintPlain(*painter, content, name, {});
        painter->restore();
    }

private:
    /// In the font of the interface, with a warning and what stands in for a font that is not installed.
    static void paintPlain(QPainter &painter, const QRect &rect, const QString &name, const QString &substitute)
    {
        painter.setFont(uiFont());
        QRect room = rect;
        if (!substitute.isEmpty()) {
            constexpr int size = 16;
            icon(u"triangle-alert"_s, theme().keyframe)
                .paint(&painter, QRect(rect.left(), rect.center().y() - size / 2, size, size));
            room.setLeft(rect.left() + size + 6);
            const QString instead = u"→ "_s + substitute;
            const int width = std::min(painter.fontMetrics().horizontalAdvance(instead), room.width() / 2);
            painter.setPen(theme().muted);
            painter.drawText(QRect(room.right() - width, room.top(), width + 1, room.height()), Qt::AlignVCenter,
                             painter.fontMetrics().elidedText(instead, Qt::ElideRight, width));
            room.setRight(room.right() - width - 8);
        }
        painter.setPen(theme().text);
        painter.drawText(room, Qt::AlignVCenter, painter.fontMetrics().elidedText(name, Qt::ElideRight, room.width()));
    }

    QString keyOf(const QString &family, int width) const
    {
        return u"font/%1/%2/%3/%4/%5"_s.arg(family, m_sample, theme().isDark ? u"dark"_s : u"light"_s)
            .arg(width)
            .arg(m_view.devicePixelRatioF());
    }

    /// Null while the font is not loaded yet.
    QPixmap faceOf(const QString &family, int width) const
    {
        QPixmap face;
        if (!QPixmapCache::find(keyOf(family, width), &face)) {
            m_wanted.removeAll(family);
            m_wanted.append(family);
            m_width = width;
            m_loading.start();
        }
        return face;
    }

    /// Otherwise another font would be shown.
    bool hasSample(const QFont &font) const
    {
        const QRawFont raw = QRawFont::fromFont(font);
        return std::ranges::all_of(m_sample, [&](QChar letter) { return raw.supportsCharacter(letter); });
    }

    void loadOne()
    {
        if (m_wanted.isEmpty()) {
            m_loading.stop();
            return;
        }
        const QString family = m_wanted.takeFirst();
        const double ratio = m_view.devicePixelRatioF();
        QPixmap face(QSize(m_width, fontRowHeight) * ratio);
        face.setDevicePixelRatio(ratio);
        face.fill(Qt::transparent);
        QPainter painter(&face);
        QFont font(family);
        font.setPixelSize(16);
        painter.setFont(font);
        painter.setPen(theme().muted);
        painter.drawText(QRect(m_width - fontSampleWidth, 0, fontSampleWidth, fontRowHeight),
                         Qt::AlignRight | Qt::AlignVCenter, m_sample);
        painter.setPen(theme().text);
        const int room = m_width - fontSampleWidth - fontMargin;
        painter.drawText(QRect(0, 0, room, fontRowHeight), Qt::AlignVCenter,
                         painter.fontMetrics().elidedText(family, Qt::ElideRight, room));
        painter.end();
        QPixmapCache::insert(keyOf(family, m_width), face);
        m_view.viewport()->update();
    }

    const FontList &m_fonts;
    QString m_sample;
    QAbstractItemView &m_view;
    mutable QStringList m_wanted;
    mutable int m_width = 0;
    mutable QTimer m_loading;
};

} // namespace

FontPopup::FontPopup(FontList *fonts, const QString &current, const QString &sample, QWidget *parent)
    : QFrame(parent, Qt::Popup), m_fonts(fonts), m_search(new QLineEdit(this)), m_list(new NavigableList(this))
{
    fonts->setParent(this);
    setObjectName(u"popup"_s);
    setAccessibleName(tr("Fonts"));
    QVBoxLayout *layout = columnLayout(this, Theme::grid, {Theme::grid, Theme::grid, Theme::grid, Theme::grid});
    layout->addWidget(m_search);
    layout->addWidget(m_list, 1);
    m_search->setPlaceholderText(tr("Search fonts"));
    m_search->setAccessibleName(tr("Search fonts"));
    m_search->addAction(icon(u"search"_s, theme().muted), QLineEdit::LeadingPosition);
    m_search->setClearButtonEnabled(true);
    m_search->installEventFilter(this);
    m_list->setModel(fonts);
    m_list->setItemDelegate(new FontDelegate(*fonts, sample, *m_list));
    m_list->setAccessibleName(tr("Fonts"));
    m_list->setMouseTracking(true);
    m_list->setFrameShape(QFrame::NoFrame);
    m_list->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_list->setFocusPolicy(Qt::NoFocus); // the search takes the keys
    const QModelIndexList found = fonts->match(fonts->index(0, 0), FontList::FamilyRole, current, 1, Qt::MatchExactly);
    m_list->setCurrentIndex(found.isEmpty() ? fonts->index(0, 0) : found.front());
    connect(m_list, &QListView::clicked, this, &FontPopup::take);
    connect(m_search, &QLineEdit::textChanged, this, [this](const QString &text) {
        m_fonts->setFilter(text.trimmed());
        m_list->setCurrentIndex(m_fonts->index(0, 0));
    });
}

void FontPopup::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.fillRect(rect(), theme().panel);
    drawInnerLine(painter, rect(), theme().line);
}

void FontPopup::openAt(const QWidget *anchor)
{
    const QRect screen = anchor->screen()->availableGeometry();
    resize(std::max(fontPopupWidth, anchor->width()), std::min(fontPopupHeight, screen.height()));
    moveWithin(*this, anchor->mapToGlobal(QPoint(0, anchor->height() + 2)), screen);
    show();
    m_list->scrollTo(m_list->currentIndex(), QAbstractItemView::PositionAtCenter);
    m_search->setFocus();
}

void FontPopup::take(const QModelIndex &index)
{
    if (!index.isValid())
        return;
    const QString family = m_fonts->choice(index).family;
    close();
    Q_EMIT chosen(family);
}

void FontPopup::closeEvent(QCloseEvent *event)
{
    QFrame::closeEvent(event);
    Q_EMIT closed();
}

/// The keys of the list, while the search has the focus.
bool FontPopup::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() != QEvent::KeyPress && event->type() != QEvent::ShortcutOverride)
        return QFrame::eventFilter(watched, event);
    auto *key = static_cast<QKeyEvent *>(event);
    const bool isPressed = event->type() == QEvent::KeyPress;
    switch (key->key()) {
    case Qt::Key_Up:
    case Qt::Key_Down:
    case Qt::Key_PageUp:
    case Qt::Key_PageDown:
        if (isPressed)
            QCoreApplication::sendEvent(m_list, event);
        break;
    case Qt::Key_Return:
    case Qt::Key_Enter:
        if (isPressed)
            take(m_list->currentIndex());
        break;
    case Qt::Key_Escape:
        if (isPressed)
            close();
        break;
    default: return QFrame::eventFilter(watched, event);
    }
    event->accept();
    return true;
}

} // namespace lectograph::editor
