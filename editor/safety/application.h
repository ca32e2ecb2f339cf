// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QApplication>
#include <QTimer>

#include <new>

namespace lectograph::editor {

/// Survives running out of memory: the current event is abandoned, the lecture is unchanged, and unsaved work can still
/// be saved. The demands of lectures have separate limits (shape/census.h); this covers everything else.
class Application : public QApplication
{
    Q_OBJECT

public:
    using QApplication::QApplication;

    bool notify(QObject *receiver, QEvent *event) override
    {
        try {
            return QApplication::notify(receiver, event);
        } catch (const std::bad_alloc &) {
            // Emitted after the event, because showing a message needs memory too.
            QTimer::singleShot(0, this, &Application::memoryRanOut);
            return false;
        }
    }

Q_SIGNALS:
    void memoryRanOut();
};

} // namespace lectograph::editor
