// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/shell/mainwindow.h"
#include "timeline/animation.h"

#include <memory>

namespace lectograph::editor {

/// Creates the main window, and creates it again when language or theme change: with the same layout, page and tab, and
/// with the preferences open, where the change was made.
class Windows : public QObject
{
    Q_OBJECT

public:
    explicit Windows(const Program &program) : m_program(program) {}

    /// Applies the preferences; the window is still hidden.
    MainWindow &make(const QByteArray &layout);
    MainWindow &window() const { return *m_window; }

private:
    void renew(const QString &setting);

    Program m_program;
    std::unique_ptr<MainWindow> m_window;
};

/// Runs the editor in an existing QApplication, with a lecture if `path` names one (a file or "template:ID"), until the
/// window is closed. Returns the exit code.
int runEditor(const timeline::Registry &registry, const QString &path);

} // namespace lectograph::editor
