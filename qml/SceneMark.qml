// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick

// Marks the start of a scene, at its share of the parent's width.
Rectangle {
    id: mark

    required property real modelData

    x: mark.parent ? mark.modelData * mark.parent.width - mark.width / 2 : 0
    y: mark.parent ? (mark.parent.height - mark.height) / 2 : 0
    width: 2
    height: 10
    color: Theme.muted
}
