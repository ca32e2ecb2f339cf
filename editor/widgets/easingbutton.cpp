// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/widgets/easingbutton.h"

#include "editor/language/easingnames.h"
#include "editor/widgets/elision.h"
#include "editor/widgets/theme.h"

#include <QHelpEvent>
#include <QListWidget>
#include <QMenu>
#include <QPainter>
#include <QPixmap>
#include <QWidgetAction>

#include <algorithm>

namespace lectograph::editor {

using namespace Qt::StringLiterals;

namespace {

constexpr QSize pictureSize(40, 28);
constexpr int textLeft = 40;

QPixmap pictureOf(const base::Easing &easing, qreal ratio)
{
    QPixmap pixmap(pictureSize * ratio);
    pixmap.setDevicePixelRatio(ratio);
    pixmap.fill(Qt::transparent);
    QPainter painter(&pixmap);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(easing.returnsToStart() ? theme().keyframe : theme().accent, 1.6));
    painter.drawPath(easingPath(easing, base::Dialect::Gl, QRectF(5, 7, 30, 14)));
    return pixmap;
}

} // namespace

QPainterPath easingPath(const base::Easing &easing, base::Dialect dialect, const QRectF &rect)
{
    constexpr int steps = 32;
    QPainterPath path;
    for (int i = 0; i <= steps; ++i) {
        const double t = static_cast<double>(i) / steps;
        const QPointF point(rect.left() + t * rect.width(), rect.bottom() - easing.at(t, dialect) * rect.height());
        i == 0 ? path.moveTo(point) : path.lineTo(point);
    }
    return path;
}

EasingButton::EasingButton(QWidget *parent) : QPushButton(parent)
{
    setAccessibleName(tr("Easing"));
    connect(this, &QPushButton::clicked, this, &EasingButton::openChoice);
}

void EasingButton::setEasing(const QString &easing)
{
    m_easing = easing;
    m_isMixed = false;
    setAccessibleDescription(label());
    update();
}

void EasingButton::setMixed()
{
    m_easing.clear();
    m_isMixed = true;
    setAccessibleDescription(tr("Different values"));
    update();
}

QString EasingButton::label() const
{
    if (m_isMixed)
        return u"—"_s;
    return m_easing.isEmpty() ? tr("Default") : easingLabel(m_easing);
}

void EasingButton::paintEvent(QPaintEvent *event)
{
    QPushButton::paintEvent(event);
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const QRectF box(8, 7, 22, height() - 14);
    if (const auto parsed = base::Easing::parse(m_easing.isEmpty() ? u"smooth"_s : m_easing); parsed && !m_isMixed) {
        painter.setPen(QPen(m_easing.isEmpty() ? theme().muted : theme().accent, 1.6));
        painter.drawPath(easingPath(*parsed, base::Dialect::Gl, box));
    }
    painter.setPen(m_easing.isEmpty() ? theme().muted : theme().text);
    painter.drawText(QRect(textLeft, 0, width(), height()), Qt::AlignVCenter | Qt::AlignLeft, shownText());
}

QString EasingButton::shownText() const
{
    constexpr int right = 8;
    return fontMetrics().elidedText(label(), Qt::ElideRight, width() - textLeft - right);
}

bool EasingButton::event(QEvent *event)
{
    if (event->type() == QEvent::ToolTip && shownText() != label()) {
        showWholeText(static_cast<const QHelpEvent &>(*event), *this, label());
        return true;
    }
    return QPushButton::event(event);
}

void EasingButton::openChoice()
{
    auto *menu = new QMenu(this);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    auto *list = new QListWidget(menu);
    list->setAccessibleName(tr("Easings"));
    list->setIconSize(pictureSize);
    new QListWidgetItem(tr("Default"), list);
    for (const QString &name : base::easingNames()) {
        const base::Easing easing = base::Easing::parse(name).value();
        auto *item = new QListWidgetItem(pictureOf(easing, devicePixelRatioF()), easingLabel(name), list);
        item->setData(Qt::UserRole, name);
        if (easing.returnsToStart())
            item->setToolTip(tr("Comes back to where it began."));
        if (name == m_easing)
            list->setCurrentItem(item);
    }
    constexpr int leastWidth = 280;
    const int bar = style()->pixelMetric(QStyle::PM_ScrollBarExtent, nullptr, list);
    list->setFixedSize(std::max(leastWidth, list->sizeHintForColumn(0) + bar + 2 * list->frameWidth()), 420);
    const auto take = [this, menu](const QListWidgetItem *item) {
        setEasing(item->data(Qt::UserRole).toString());
        menu->close();
        Q_EMIT selected(m_easing);
    };
    connect(list, &QListWidget::itemClicked, this, take);
    connect(list, &QListWidget::itemActivated, this, take);
    auto *action = new QWidgetAction(menu);
    action->setDefaultWidget(list);
    menu->addAction(action);
    menu->popup(mapToGlobal(QPoint(0, height())));
    list->setFocus();
}

} // namespace lectograph::editor
