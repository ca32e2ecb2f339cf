// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QLabel>

namespace lectograph::editor {

/// What a search says that finds nothing: "Nothing is called that. Try another word."
QString nothingFoundText();
/// The same where the list of what is found would be; hidden at first.
QLabel *nothingFoundLabel(QWidget *parent);

} // namespace lectograph::editor
