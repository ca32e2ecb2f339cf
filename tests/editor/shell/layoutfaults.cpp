// SPDX-License-Identifier: GPL-3.0-or-later
#include "layoutfaults.h"

#include "editor/widgets/balancedlabel.h"

#include <QAbstractButton>
#include <QLabel>
#include <QLayout>
#include <QStackedLayout>
#include <QTextDocumentFragment>
#include <QToolButton>
#include <QWidget>

#include <vector>

namespace lectograph::test {

using namespace Qt::StringLiterals;

QString pathOf(const QWidget *widget)
{
    QStringList names;
    for (const QWidget *one = widget; one; one = one->parentWidget())
        names.prepend(one->objectName().isEmpty() ? QLatin1String(one->metaObject()->className()) : one->objectName());
    return names.join(u'/');
}

QString textOf(const QWidget *widget)
{
    if (const auto *label = qobject_cast<const QLabel *>(widget))
        return Qt::mightBeRichText(label->text()) ? QTextDocumentFragment::fromHtml(label->text()).toPlainText()
                                                  : label->text();
    if (const auto *button = qobject_cast<const QAbstractButton *>(widget))
        return button->text();
    return {};
}

QStringList clippedIn(const QWidget &window)
{
    QStringList clipped;
    for (const QWidget *widget : window.findChildren<QWidget *>()) {
        const QString text = textOf(widget);
        const auto *label = qobject_cast<const QLabel *>(widget);
        if (text.isEmpty() || !widget->isVisible() || (label && label->wordWrap()) || text.endsWith(u'…')
            || widget->toolTip().contains(text)) // elided, with a tooltip
            continue;
        if (const auto *button = qobject_cast<const QToolButton *>(widget);
            button && button->toolButtonStyle() == Qt::ToolButtonIconOnly)
            continue;
        const int needed = widget->fontMetrics().horizontalAdvance(text);
        if (widget->width() > 0 && widget->width() < needed)
            clipped.append(u"%1: “%2” needs %3, has %4"_s.arg(pathOf(widget), text).arg(needed).arg(widget->width()));
    }
    return clipped;
}

QStringList unbalancedIn(const QWidget &window)
{
    QStringList faults;
    for (const QLabel *label : window.findChildren<QLabel *>()) {
        const bool isHint = label->wordWrap() && label->property("muted").toBool();
        if (isHint && !dynamic_cast<const editor::BalancedLabel *>(label))
            faults.append(pathOf(label) + u" is no BalancedLabel"_s);
    }
    return faults;
}

QStringList overlapsIn(const QWidget &window)
{
    QStringList faults;
    for (const QWidget *widget : window.findChildren<QWidget *>()) {
        if (!widget->isVisible() || !widget->layout() || widget->visibleRegion().isEmpty())
            continue;
        std::vector<const QWidget *> laidOut;
        for (int i = 0; i < widget->layout()->count(); ++i) {
            const QWidget *one = widget->layout()->itemAt(i)->widget();
            if (one && one->isVisible() && !one->size().isEmpty() && !qobject_cast<QStackedLayout *>(widget->layout()))
                laidOut.push_back(one);
        }
        for (std::size_t i = 0; i < laidOut.size(); ++i) {
            if (!widget->rect().contains(laidOut[i]->geometry()))
                faults.append(pathOf(laidOut[i]) + u" reaches out"_s);
            for (std::size_t j = 0; j < i; ++j) {
                if (laidOut[i]->geometry().intersects(laidOut[j]->geometry()))
                    faults.append(pathOf(laidOut[i]) + u" lies over "_s + pathOf(laidOut[j]));
            }
        }
    }
    return faults;
}

} // namespace lectograph::test
