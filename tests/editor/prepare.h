// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/widgets/theme.h"

#include <QApplication>
#include <QStandardPaths>

namespace lectograph::test {

/// Sets the theme, and separate settings and folders per test: Qt names them after the executable, and two tests run in
/// parallel.
inline void prepare()
{
    QStandardPaths::setTestModeEnabled(true);
    QCoreApplication::setOrganizationName(QStringLiteral("lectograph-tests"));
    editor::applyTheme(*qApp, editor::darkTheme());
}

} // namespace lectograph::test
