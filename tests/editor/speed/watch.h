// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QApplication>
#include <QChildEvent>
#include <QPaintEvent>
#include <QWidget>

namespace lectograph::test {

using namespace Qt::StringLiterals;

/// Counts the work of the window's widgets during the object's lifetime.
class Watch : public QObject
{
public:
    explicit Watch(QWidget *window) : m_window(window) { qApp->installEventFilter(this); }

    int made = 0;                   ///< created widgets
    int polished = 0;               ///< evaluations of the style sheet
    int laidOut = 0;                ///< layout requests that reached the window
    QStringList asked;              ///< whom layout requests reached
    QHash<QString, qint64> painted; ///< in pixels, by panel and class of the widget

    qint64 paintedIn(const QString &part) const
    {
        qint64 sum = 0;
        for (auto one = painted.begin(); one != painted.end(); ++one)
            sum += one.key().contains(part) ? one.value() : 0;
        return sum;
    }
    void tell(const QString &what) const
    {
        if (!qEnvironmentVariableIsSet("LECTOGRAPH_TELL"))
            return;
        qInfo().noquote() << what << "made" << made << "polished" << polished << "laid out" << laidOut;
        for (const QString &one : asked)
            qInfo().noquote() << "    layout of" << one;
        for (auto one = painted.begin(); one != painted.end(); ++one)
            qInfo().noquote() << "   " << one.key() << one.value();
    }

protected:
    bool eventFilter(QObject *object, QEvent *event) override
    {
        if (event->type() == QEvent::ChildAdded && static_cast<QChildEvent *>(event)->child()->isWidgetType())
            ++made;
        if (event->type() == QEvent::Polish)
            ++polished;
        if (event->type() == QEvent::LayoutRequest)
            asked.append(QLatin1String(object->metaObject()->className()) + u' ' + object->objectName());
        if (event->type() == QEvent::LayoutRequest && object == m_window)
            ++laidOut;
        if (event->type() == QEvent::Paint && object->isWidgetType()) {
            QString name = QLatin1String(object->metaObject()->className()).mid(20);
            for (const QObject *one = object; one; one = one->parent()) {
                if (one->objectName().endsWith(u"Panel"_s)) {
                    name.prepend(one->objectName() + u'/');
                    break;
                }
            }
            for (const QRect &rect : static_cast<QPaintEvent *>(event)->region())
                painted[name] += static_cast<qint64>(rect.width()) * rect.height();
        }
        return QObject::eventFilter(object, event);
    }

private:
    QWidget *m_window;
};

} // namespace lectograph::test
