// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Controls.Basic
import Lectograph.Player

// The timeline of the whole film, with the current position and the starts of scenes.
Slider {
    id: control

    required property PlayerModel player

    from: 0
    to: Math.max(1, player.frameCount - 1)
    stepSize: 1
    implicitHeight: 24
    focusPolicy: Qt.TabFocus
    value: player.frame

    onMoved: player.goTo(value)

    Accessible.name: qsTr("Position")
    Accessible.description: player.timeText

    // Dragging the handle breaks the binding above; this restores it.
    Connections {
        target: control.player

        function onFrameChanged(): void {
            control.value = control.player.frame;
        }
    }

    ToolTip.visible: hovered && !pressed
    ToolTip.delay: 500
    ToolTip.text: qsTr("Position (← and → step one frame)")

    background: Item {
        x: control.leftPadding
        y: control.topPadding
        width: control.availableWidth
        height: control.availableHeight

        Rectangle {
            anchors.verticalCenter: parent.verticalCenter
            width: parent.width
            height: 4
            radius: 2
            color: Theme.line

            Rectangle {
                width: control.visualPosition * parent.width
                height: parent.height
                radius: 2
                color: Theme.accent
            }
        }

        Item {
            x: control.handle.width / 2
            width: parent.width - control.handle.width
            height: parent.height

            Repeater {
                model: control.player.sceneShares
                delegate: SceneMark {}
            }
        }
    }

    handle: Rectangle {
        x: control.leftPadding + control.visualPosition * (control.availableWidth - width)
        y: control.topPadding + (control.availableHeight - height) / 2
        width: 14
        height: 14
        radius: 7
        color: control.pressed ? Theme.accent : Theme.text

        Rectangle {
            anchors.centerIn: parent
            visible: control.visualFocus
            width: 22
            height: 22
            radius: 11
            color: "transparent"
            border.width: 2
            border.color: Theme.accent
        }
    }
}
