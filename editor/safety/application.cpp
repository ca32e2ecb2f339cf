// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/safety/application.h"

#include <QTimer>

#include <new>

namespace lectograph::editor {

bool Application::notify(QObject *receiver, QEvent *event)
{
    try {
        return QApplication::notify(receiver, event);
    } catch (const std::bad_alloc &) {
        // Emitted after the event, because showing a message needs memory too.
        QTimer::singleShot(0, this, &Application::memoryRanOut);
        return false;
    }
}

} // namespace lectograph::editor
