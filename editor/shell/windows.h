// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/shell/mainwindow.h"

#include <memory>

namespace lectograph::editor {

/// Makes the window, and makes it anew when language or theme change: with the same proportions, page and tab, and with the
/// preferences open, in which the change was made.
class Windows : public QObject
{
    Q_OBJECT

public:
    explicit Windows(const Program &program) : m_program(program) {}

    /// As the preferences say; it is still hidden.
    MainWindow &make(const QByteArray &layout);
    MainWindow &window() const { return *m_window; }

private:
    void renew(const QString &setting);

    Program m_program;
    std::unique_ptr<MainWindow> m_window;
};

} // namespace lectograph::editor
