// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/widgets/menuhover.h"

#include <QApplication>
#include <QCursor>
#include <QEvent>
#include <QTimer>
#include <QWidget>

namespace lectograph::editor {

namespace {

void endHover()
{
    if (QApplication::activePopupWidget())
        return;
    const QPoint pointer = QCursor::pos();
    for (QWidget *widget : QApplication::allWidgets()) {
        if (!widget->underMouse() || widget->rect().contains(widget->mapFromGlobal(pointer)))
            continue;
        QEvent leave(QEvent::Leave);
        QCoreApplication::sendEvent(widget, &leave);
        widget->update();
    }
}

class PopupWatch : public QObject
{
public:
    using QObject::QObject;

protected:
    bool eventFilter(QObject *watched, QEvent *event) override
    {
        if (event->type() == QEvent::Hide && watched->isWidgetType()
            && static_cast<QWidget *>(watched)->windowType() == Qt::Popup)
            QTimer::singleShot(0, this, endHover); // after it has closed
        return false;
    }
};

} // namespace

void endHoverWithPopups(QApplication &application)
{
    application.installEventFilter(new PopupWatch(&application));
}

} // namespace lectograph::editor
