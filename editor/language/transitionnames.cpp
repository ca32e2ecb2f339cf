// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/language/transitionnames.h"

#include "editor/language/translated.h"

namespace lectograph::editor {

using namespace Qt::StringLiterals;

QString transitionName(const QString &kind)
{
    if (kind == "cross-fade"_L1)
        return translated("Cross-fade");
    if (kind == "fade"_L1)
        return translated("Fade");
    if (kind == "push"_L1)
        return translated("Push");
    if (kind == "wipe"_L1)
        return translated("Wipe");
    return translated("Cut");
}

QString transitionDirectionName(const QString &direction)
{
    if (direction == "right"_L1)
        return translated("To the right");
    if (direction == "up"_L1)
        return translated("Up");
    if (direction == "down"_L1)
        return translated("Down");
    return translated("To the left");
}

QString transitionHelp(const QString &kind)
{
    if (kind == "cross-fade"_L1)
        return translated("The new scene appears over the old one");
    if (kind == "fade"_L1)
        return translated("The old scene fades to the background, then the new one appears");
    if (kind == "push"_L1)
        return translated("The new scene pushes the old one out of the frame");
    if (kind == "wipe"_L1)
        return translated("An edge moves over the old scene and uncovers the new one");
    return translated("The new scene is there at once");
}

} // namespace lectograph::editor
