// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/shell/windows.h"

#include "editor/shell/preferences.h"

#include <QApplication>
#include <QTimer>

namespace lectograph::editor {

MainWindow &Windows::make(const QByteArray &layout)
{
    applyPreferences(*static_cast<QApplication *>(QCoreApplication::instance()));
    m_window = std::make_unique<MainWindow>(m_program);
    m_window->restoreLayout(layout);
    connect(m_window.get(), &MainWindow::renewalNeeded, this, [this](const QString &setting) {
        QTimer::singleShot(0, this,
                           [this, setting] { renew(setting); }); // deferred until the window has handled the event
    });
    return *m_window;
}

void Windows::renew(const QString &setting)
{
    const QByteArray layout = m_window->layoutState();
    const auto *open = m_window->findChild<Preferences *>();
    const std::optional<QPoint> at = open && open->isVisible() ? std::optional(open->pos()) : std::nullopt;
    m_window.reset();
    make(layout).QWidget::show();
    if (!at)
        return;
    Preferences *preferences = m_window->openPreferences();
    preferences->move(*at);
    preferences->goTo(setting);
}

} // namespace lectograph::editor
