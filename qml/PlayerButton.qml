// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Controls.Basic
import Lectograph.Player

// An icon button. Clicking does not take the keyboard focus, so that Space still plays and pauses.
AbstractButton {
    id: control

    required property int sign
    required property string label
    property string shortcut: ""
    property bool prominent: false
    property bool idle: false // pressing it would be a no-op; it stays in the tab order

    implicitWidth: prominent ? 44 : 32
    implicitHeight: 32
    padding: 6
    focusPolicy: Qt.TabFocus
    hoverEnabled: true

    Accessible.role: Accessible.Button
    Accessible.name: label
    Accessible.onPressAction: control.clicked()

    ToolTip.visible: hovered || visualFocus
    ToolTip.delay: 500
    ToolTip.text: shortcut === "" ? label : qsTr("%1 (%2)").arg(label).arg(shortcut)

    contentItem: Icon {
        sign: control.sign
        color: control.idle ? Theme.muted : Theme.text
    }

    background: Rectangle {
        radius: 6
        color: control.down ? Theme.line : control.hovered || control.prominent ? Theme.raised : "transparent"
        border.width: control.visualFocus ? 2 : 0
        border.color: Theme.accent

        Behavior on color {
            ColorAnimation {
                duration: Theme.motion
            }
        }
    }
}
