// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "../registry.h"
#include "editorwindow.h"

namespace lectograph::test {

/// A base of tests that have a window, in English, and a session of their own in every function.
class WindowBench
{
protected:
    void begin()
    {
        QSettings().clear();
        QSettings().setValue(QStringLiteral("language"), QStringLiteral("en"));
        m_editor = std::make_unique<EditorWindow>(registry());
        m_session = &m_editor->session();
        makeWindow();
    }
    void end()
    {
        m_window = nullptr;
        m_session = nullptr;
        m_editor.reset();
    }
    /// The window as it is at the next start, in the language and theme of the settings.
    void makeWindow()
    {
        m_editor->show();
        m_window = &m_editor->window();
    }
    void openTemplate(const QString &id) { m_editor->open(id); }

    QTemporaryDir m_dir;
    std::unique_ptr<EditorWindow> m_editor;
    editor::Session *m_session = nullptr;
    editor::MainWindow *m_window = nullptr;
};

} // namespace lectograph::test
