// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/widgets/theme.h"

#include <QApplication>
#include <QStandardPaths>

namespace lectograph::test {

/// The look of the program, and settings and folders that no other test has: Qt names them after the executable, and
/// two run at a time.
inline void prepare()
{
    QStandardPaths::setTestModeEnabled(true);
    QCoreApplication::setOrganizationName(QStringLiteral("lectograph-tests"));
    editor::applyTheme(*qApp, editor::darkTheme());
}

} // namespace lectograph::test
