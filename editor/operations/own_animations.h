// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/session/session.h"

/// The animations that this user has made of clips: one file each in a folder. A lecture takes over those it uses.
namespace lectograph::editor {

QString ownAnimationsFolder();
/// Those in the folder that can be read, sorted by title.
std::vector<lecture::AnimationPtr> ownAnimations(const QStringList &languages);
/// The animation of the type "animation:ID" in the folder; null if there is none.
lecture::AnimationPtr ownAnimation(const QString &type);

/// Saves the selected clips as an animation; one with the same name is replaced. Returns false if that fails; the
/// document has reported the error.
bool saveAsOwnAnimation(Session &session, const QString &title);
/// Changes the title in the language that is shown, and only the title, so that lectures that have it know it again. The
/// open one calls it so too.
base::Result<void> renameOwnAnimation(Session &session, const QString &type, const QString &title);
/// Moves its file to the trash of the system, or deletes it where there is none.
base::Result<void> removeOwnAnimation(const QString &type);
/// Asks for the name first.
void saveAsOwnAnimation(Session &session, QWidget *parent);

} // namespace lectograph::editor
