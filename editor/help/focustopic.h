// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/session/session.h"

#include <QStringList>

class QWidget;

namespace lectograph::editor {

/// The topic for what has the focus: of the current item of a list, of the widget, or of the panel that contains it;
/// with a heading after "#" if it is about a part of the topic.
QString focusTopic(const QWidget *focused);

/// The topics of the selected blocks and of the types of the selected clips, each once.
QStringList selectedTopics(const Session &session);

} // namespace lectograph::editor
