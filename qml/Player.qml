// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Controls.Basic
import QtQuick.Window
import Lectograph.Player

// The window of `lectograph play`: the stage, as large as possible, above one bar.
ApplicationWindow {
    id: window

    required property PlayerModel player

    // Initially 1280 × 720 if the screen is large enough.
    readonly property int stageWidth: Math.min(1280, Screen.width - 80, (Screen.height - bar.implicitHeight - 100) * 16 / 9)

    width: window.stageWidth
    height: Math.round(window.stageWidth * 9 / 16) + bar.implicitHeight
    minimumWidth: 560
    minimumHeight: 360
    color: Theme.background
    font.family: Theme.fontFamily
    font.pixelSize: Theme.fontSize
    palette.toolTipBase: Theme.raised
    palette.toolTipText: Theme.text
    title: player.title === "" ? qsTr("Lectograph") : qsTr("%1 — Lectograph").arg(player.title)

    function toggleFullScreen(): void {
        window.visibility = window.visibility === Window.FullScreen ? Window.Windowed : Window.FullScreen;
    }

    FocusScope {
        anchors.fill: parent
        focus: true

        Keys.onPressed: event => {
            event.accepted = true;
            switch (event.key) {
            case Qt.Key_Space:
                window.player.togglePlaying();
                break;
            case Qt.Key_Left:
                window.player.step(-1);
                break;
            case Qt.Key_Right:
                window.player.step(1);
                break;
            case Qt.Key_Home:
                window.player.goTo(0);
                break;
            case Qt.Key_End:
                window.player.goTo(window.player.frameCount - 1);
                break;
            case Qt.Key_PageUp:
                window.player.stepScene(-1);
                break;
            case Qt.Key_PageDown:
                window.player.stepScene(1);
                break;
            case Qt.Key_F:
            case Qt.Key_F11:
                window.toggleFullScreen();
                break;
            case Qt.Key_Escape:
                if (window.visibility === Window.FullScreen)
                    window.toggleFullScreen();
                break;
            default:
                event.accepted = false;
            }
        }

        Item {
            id: letterbox

            anchors.left: parent.left
            anchors.right: parent.right
            anchors.top: parent.top
            anchors.bottom: bar.top

            StageView {
                id: stage

                anchors.centerIn: letterbox
                width: Math.round(Math.min(letterbox.width, letterbox.height * window.player.aspectRatio))
                height: Math.round(Math.min(letterbox.height, letterbox.width / window.player.aspectRatio))

                Accessible.role: Accessible.Graphic
                Accessible.name: qsTr("Stage")
                Component.onCompleted: window.player.stage = stage
            }

            TapHandler {
                onTapped: window.player.togglePlaying()
                onDoubleTapped: window.toggleFullScreen()
            }
        }

        Rectangle {
            anchors.left: letterbox.left
            anchors.right: letterbox.right
            anchors.bottom: letterbox.bottom
            anchors.margins: 16
            visible: window.player.problem !== ""
            height: problemText.implicitHeight + 16
            radius: 6
            color: Theme.raised
            border.color: Theme.error

            Label {
                id: problemText

                anchors.fill: parent
                anchors.margins: 8
                wrapMode: Text.Wrap
                text: window.player.problem
                textFormat: Text.PlainText // may quote the lecture; rich text could open files
                color: Theme.error
                font.pixelSize: Theme.fontSize
                Accessible.role: Accessible.AlertMessage
                Accessible.name: text
            }
        }

        PlayerBar {
            id: bar

            anchors.left: parent.left
            anchors.right: parent.right
            anchors.bottom: parent.bottom
            player: window.player
        }
    }
}
