// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

class QWidget;

namespace lectograph::editor {

struct Session;

/// Asks for the name of a published property in expressions, and for the range of a number.
void askForPublished(Session &session, const QString &block, const QString &key, QWidget *over);

} // namespace lectograph::editor
