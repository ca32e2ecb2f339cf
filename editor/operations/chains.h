// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/session/session.h"

class QWidget;

/// Scenes that continue the one before, from any panel.
namespace lectograph::editor {

/// Applies an edit of scenes. If scenes would lose blocks of others that they use, says which and asks first. `deed` is
/// what the button for going on says. Returns whether it was done.
bool editScenes(Session &session, const QString &name, const QString &deed, const Document::Edit &edit);

/// Deletes scenes. If others would lose blocks or sounds of them, says which and asks first; the sounds can go on in the
/// scenes that hear them. Returns whether it was done.
bool deleteScenes(Session &session, const QStringList &scenes);

/// Lets the scene continue the one before it, or begin on its own, which may be asked about.
bool continueScene(Session &session, const QString &scene, bool continues);

} // namespace lectograph::editor
