// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "../silence.h"
#include "editor/exporting/exportqueue.h"
#include "editor/safety/safety.h"
#include "editor/session/session.h"
#include "editor/shell/mainwindow.h"
#include "editor/shell/preferences.h"
#include "editor/sound/soundplayer.h"
#include "lecture/files.h"
#include "lecture/templates.h"
#include "timeline/plugin.h"

#include <QApplication>
#include <QSettings>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QTest>

namespace lectograph::test {

/// The program's window over a session of its own, without sound.
class EditorWindow
{
public:
    /// Names the settings of this test; once, before any window.
    static void prepare(const QString &name)
    {
        QStandardPaths::setTestModeEnabled(true);
        QCoreApplication::setOrganizationName(QStringLiteral("LectographTests"));
        QCoreApplication::setApplicationName(name);
        QSettings().clear();
    }

    explicit EditorWindow(const timeline::Registry &registry) : m_session(registry), m_exports(registry) {}
    ~EditorWindow() { m_window.reset(); }

    /// Applies the settings and shows the window anew.
    void show(const QSize &size = {1366, 768})
    {
        m_window.reset();
        editor::applyPreferences(*qApp);
        m_window = std::make_unique<editor::MainWindow>(editor::Program{m_session, m_exports, m_safety, &m_sound});
        m_window->resize(size);
        m_window->QWidget::show();
        m_window->activateWindow();
        if (!QTest::qWaitForWindowActive(m_window.get()))
            qFatal("The window does not become active.");
    }
    /// A copy of a template, as from the start page.
    void open(const QString &id)
    {
        const auto path = lecture::resolved(QStringLiteral("template:") + id);
        const auto lecture = path ? lecture::load(*path) : tl::unexpected(path.error());
        if (!lecture)
            qFatal("%s cannot be opened.", qPrintable(id));
        m_session.document.open(*lecture, {});
        settle();
    }

    /// Without an event loop, Qt would keep the sheets of what was shown before, and style them whenever the window is.
    static void settle()
    {
        QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
        QCoreApplication::processEvents();
    }

    editor::Session &session() { return m_session; }
    editor::MainWindow &window() { return *m_window; }
    editor::ExportQueue &exports() { return m_exports; }
    editor::Safety &safety() { return m_safety; }

private:
    QTemporaryDir m_folder;
    editor::Session m_session;
    editor::ExportQueue m_exports;
    editor::Safety m_safety{m_session, m_folder.filePath(QStringLiteral("recovery"))};
    editor::SoundPlayer m_sound{m_session.document, m_session.playhead, m_session.preview, std::make_unique<Silence>()};
    std::unique_ptr<editor::MainWindow> m_window;
};

} // namespace lectograph::test
