// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "lecture/lecture.h"

/// Looks as files of their own, "ID.json" in a look folder, and lectures drawn in another look.
namespace lectograph::lecture {

class Fields;

/// share/lectograph/looks of the installation, or that of the source tree.
QString shippedLookFolder();
/// Where the looks are that the user saves: in the data of the program.
QString userLookFolder();

/// A look of the library.
struct LibraryLook
{
    graph::Look look; ///< its id is the name of the file
    QString file;
    bool isShipped = false;
};
/// All readable looks: those of the user by their ids, then the shipped ones in the order of their files. A look of the
/// user replaces the shipped one with the same id.
std::vector<LibraryLook> libraryLooks(const QString &userFolder = userLookFolder(),
                                      const QString &shippedFolder = shippedLookFolder());
/// The look with this id, or that of a file whose name ends with ".json".
base::Result<graph::Look> lookNamed(const QString &name);

base::Result<graph::Look> readLook(const QByteArray &json);
QByteArray writeLook(const graph::Look &look);

/// The keys of a look in lecture.json and in a file of its own; `rest` has the others.
graph::Look lookFrom(Fields &fields);
QJsonObject jsonOf(const graph::Look &look);

/// The lecture in another look. What scenes and blocks say themselves stays, and so do the styles and names of colors
/// that the new look does not know, because blocks may have them.
Lecture withLook(const Lecture &lecture, graph::Look look);

/// Makes the lecture follow looks: colors that are written as numbers get their names in the palette, backgrounds in
/// black or white are left to the look, and the colour that stands out from them becomes "text". Drawn as before in a
/// look whose names mean the palette and these backgrounds.
Lecture withColorsByName(const Lecture &lecture, const timeline::Registry &registry);
/// Whether that would change anything.
bool hasOwnColors(const Lecture &lecture, const timeline::Registry &registry);

} // namespace lectograph::lecture
