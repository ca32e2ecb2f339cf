// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Controls.Basic
import QtQuick.Layouts
import Lectograph.Player

// The bar below the stage: the scrubber, and below it the transport buttons and the position.
Rectangle {
    id: bar

    required property PlayerModel player

    implicitHeight: column.implicitHeight + 16
    color: Theme.panel

    Rectangle {
        width: parent.width
        height: 1
        color: Theme.line
    }

    ColumnLayout {
        id: column

        anchors.fill: parent
        anchors.leftMargin: 16
        anchors.rightMargin: 16
        anchors.topMargin: 8
        anchors.bottomMargin: 8
        spacing: 4

        Scrubber {
            Layout.fillWidth: true
            player: bar.player
        }

        RowLayout {
            Layout.fillWidth: true
            spacing: 4

            Row {
                id: position

                Layout.fillWidth: true
                Layout.preferredWidth: 1
                Layout.alignment: Qt.AlignVCenter
                spacing: 6

                Label {
                    id: time

                    text: bar.player.timeText
                    color: Theme.text
                    font.pixelSize: Theme.fontSize
                    Accessible.name: qsTr("Time %1 of %2").arg(bar.player.timeText).arg(bar.player.durationText)
                }
                Label {
                    id: duration

                    text: qsTr("/ %1").arg(bar.player.durationText)
                    color: Theme.muted
                    font.pixelSize: Theme.fontSize
                }
                Label {
                    leftPadding: 10
                    // In a narrow window the buttons need the room.
                    visible: time.implicitWidth + duration.implicitWidth + implicitWidth + 2 * position.spacing <= position.width
                    text: qsTr("frame %1 of %2").arg(bar.player.frame + 1).arg(bar.player.frameCount)
                    color: Theme.muted
                    font.pixelSize: Theme.fontSize
                }
            }

            PlayerButton {
                sign: Icon.ToStart
                label: qsTr("To the start")
                shortcut: qsTr("Home")
                idle: bar.player.frame === 0
                onClicked: bar.player.goTo(0)
            }
            PlayerButton {
                sign: Icon.FrameBack
                label: qsTr("One frame back")
                shortcut: qsTr("←")
                idle: bar.player.frame === 0
                autoRepeat: true
                onClicked: bar.player.step(-1)
            }
            PlayerButton {
                sign: bar.player.playing ? Icon.Pause : Icon.Play
                label: bar.player.playing ? qsTr("Pause") : qsTr("Play")
                shortcut: qsTr("Space")
                prominent: true
                onClicked: bar.player.togglePlaying()
            }
            PlayerButton {
                sign: Icon.FrameForward
                label: qsTr("One frame on")
                shortcut: qsTr("→")
                idle: bar.player.frame === bar.player.frameCount - 1
                autoRepeat: true
                onClicked: bar.player.step(1)
            }
            PlayerButton {
                sign: Icon.ToEnd
                label: qsTr("To the end")
                shortcut: qsTr("End")
                idle: bar.player.frame === bar.player.frameCount - 1
                onClicked: bar.player.goTo(bar.player.frameCount - 1)
            }

            Label {
                Layout.fillWidth: true
                Layout.preferredWidth: 1
                Layout.alignment: Qt.AlignVCenter
                horizontalAlignment: Text.AlignRight
                elide: Text.ElideRight
                text: bar.player.sceneName
                textFormat: Text.PlainText // rich text could open files named in it
                color: Theme.text
                font.pixelSize: Theme.fontSize
                Accessible.name: qsTr("Scene: %1").arg(bar.player.sceneName)
            }
        }
    }
}
