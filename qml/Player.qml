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
    color: window.full ? "black" : Theme.background // beside a picture of another shape than the screen
    font.family: Theme.fontFamily
    font.pixelSize: Theme.fontSize
    palette.toolTipBase: Theme.raised
    palette.toolTipText: Theme.text
    title: player.title === "" ? qsTr("Lectograph") : qsTr("%1 — Lectograph").arg(player.title)

    readonly property bool full: window.visibility === Window.FullScreen
    property bool idle: false // in full screen, without a movement of the pointer: nothing but the picture

    property point pointed

    // Handlers report the pointer with every frame that is drawn below it, moved or not.
    function follow(position: point): void {
        if (position === window.pointed)
            return;
        window.pointed = position;
        window.idle = false;
        resting.restart();
    }

    Timer {
        id: resting

        interval: 2500
        running: window.full
        onTriggered: window.idle = window.full
    }

    function toggleFullScreen(): void {
        window.visibility = window.visibility === Window.FullScreen ? Window.Windowed : Window.FullScreen;
    }

    FocusScope {
        anchors.fill: parent
        focus: true

        Keys.onPressed: event => {
            event.accepted = true;
            const asked = keys.visible;
            switch (event.key) {
            case Qt.Key_F1:
            case Qt.Key_Question:
                window.player.pause(); // they are not in a playing picture
                keys.visible = !asked;
                return;
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
            // The keys of presentations, and of the remotes for them: as in editor/stage/presentation.cpp.
            case Qt.Key_PageUp:
            case Qt.Key_Up:
            case Qt.Key_Backspace:
            case Qt.Key_P:
                if (!event.isAutoRepeat) // a key that is held does not fly through the film
                    window.player.goBack();
                break;
            case Qt.Key_PageDown:
            case Qt.Key_Down:
            case Qt.Key_Return:
            case Qt.Key_Enter:
            case Qt.Key_N:
                if (!event.isAutoRepeat)
                    window.player.goOn();
                break;
            case Qt.Key_B:
            case Qt.Key_Period:
                window.player.toggleBlack();
                break;
            case Qt.Key_F:
            case Qt.Key_F5:
            case Qt.Key_F11:
                window.toggleFullScreen();
                break;
            case Qt.Key_Escape:
                if (!asked && window.visibility === Window.FullScreen)
                    window.toggleFullScreen();
                break;
            case Qt.Key_Q:
            case Qt.Key_W:
                event.accepted = (event.modifiers & Qt.ControlModifier) !== 0;
                if (event.accepted)
                    window.close();
                break;
            default:
                event.accepted = false;
            }
            if (event.accepted)
                keys.visible = false;
        }

        Item {
            id: letterbox

            anchors.left: parent.left
            anchors.right: parent.right
            anchors.top: parent.top
            anchors.bottom: window.full ? parent.bottom : bar.top

            StageView {
                id: stage

                anchors.centerIn: letterbox
                width: Math.round(Math.min(letterbox.width, letterbox.height * window.player.aspectRatio))
                height: Math.round(Math.min(letterbox.height, letterbox.width / window.player.aspectRatio))

                Accessible.role: Accessible.Graphic
                Accessible.name: qsTr("Stage")
                Component.onCompleted: window.player.stage = stage
            }

            // Over the stage, which keeps its place.
            Rectangle {
                anchors.fill: letterbox
                color: "black"
                visible: window.player.black
                Accessible.role: Accessible.Graphic
                Accessible.name: qsTr("Black screen")
            }

            Rectangle {
                anchors.fill: letterbox
                color: "black"
                visible: window.player.atEnd && !window.player.black
                Accessible.role: Accessible.Graphic
                Accessible.name: ended.text

                Label {
                    id: ended

                    anchors.centerIn: parent
                    text: qsTr("End of the lecture")
                    color: "#8a8f98"
                    font.pixelSize: Theme.fontSize
                }
            }

            HoverHandler {
                cursorShape: window.full && window.idle ? Qt.BlankCursor : Qt.ArrowCursor
                onPointChanged: window.follow(point.scenePosition)
            }

            TapHandler {
                onTapped: window.player.togglePlaying()
                onDoubleTapped: window.toggleFullScreen()
            }
        }

        // Until it is played first: nothing else tells how.
        Rectangle {
            id: invitation

            property bool done: false

            anchors.centerIn: letterbox
            visible: !invitation.done && window.player.frame === 0
            width: invited.implicitWidth + 32
            height: invited.implicitHeight + 20
            radius: 6
            color: Theme.panel
            opacity: 0.9

            Connections {
                target: window.player

                function onPlayingChanged(): void {
                    invitation.done = true;
                }
            }

            Label {
                id: invited

                anchors.centerIn: parent
                text: qsTr("Space or a click plays it, F1 shows all keys")
                color: Theme.text
                font.pixelSize: Theme.fontSize
            }
        }

        Rectangle {
            anchors.left: letterbox.left
            anchors.right: letterbox.right
            anchors.bottom: letterbox.bottom
            anchors.margins: 16
            // Not before an audience: only while the film stands still in a window.
            visible: window.player.problem !== "" && !window.player.playing && window.visibility !== Window.FullScreen
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
            visible: !window.full || !window.idle
            player: window.player

            HoverHandler {
                onPointChanged: window.follow(point.scenePosition)
            }
        }

        PlayerKeys {
            id: keys

            anchors.fill: parent
        }
    }
}
