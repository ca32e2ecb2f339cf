// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Controls.Basic
import QtQuick.Layouts
import Lectograph.Player

// A card with the keys of the player, which lies over the whole window: a click anywhere closes it.
Item {
    id: keys

    visible: false
    Accessible.role: Accessible.Dialog
    Accessible.name: qsTr("Keys")

    MouseArea {
        anchors.fill: parent
        acceptedButtons: Qt.AllButtons
        onClicked: keys.visible = false
    }

    Rectangle {
        anchors.centerIn: parent
        // In a small window it is smaller.
        scale: Math.min(1, keys.width / (width + 16), keys.height / (height + 16))
        width: rows.implicitWidth + 48
        height: rows.implicitHeight + 40
        radius: 8
        color: Theme.panel
        border.color: Theme.line

        GridLayout {
            id: rows

            anchors.centerIn: parent
            columns: 2
            columnSpacing: 24
            rowSpacing: 8

            Repeater {
                // Keys, and what they do: as in Player.qml.
                model: [
                    qsTr("Space"), qsTr("Play or pause; so does a click"),
                    "Page Down, ↓, Enter, N", qsTr("On to the next stop or scene"),
                    "Page Up, ↑, Backspace, P", qsTr("Back to the stop or scene before"),
                    "←, →", qsTr("One frame back, one frame on"),
                    "Home, End", qsTr("To the start, to the end"),
                    "B, .", qsTr("Black screen; pressed again, the picture"),
                    "F, F5, F11", qsTr("Full screen and back; so does a double click"),
                    "Esc", qsTr("Leave the full screen"),
                    "F1, ?", qsTr("Show or hide these keys"),
                    "Ctrl+Q, Ctrl+W", qsTr("Close the window")
                ]

                Label {
                    required property int index
                    required property string modelData

                    text: modelData
                    color: index % 2 === 0 ? Theme.text : Theme.muted
                    font.pixelSize: Theme.fontSize
                }
            }
        }
    }
}
