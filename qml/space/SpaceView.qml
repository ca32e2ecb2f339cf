// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick3D

// The scene from outside; the Space panel says what is in it and from where it is seen.
View3D {
    id: view

    property var things: null
    property color background: "black"
    property vector3d eye: Qt.vector3d(0, 0, 20)
    property quaternion direction: Qt.quaternion(1, 0, 0, 0)
    property real fieldOfView: 35
    property real distance: 20

    environment: SceneEnvironment {
        backgroundMode: SceneEnvironment.Color
        clearColor: view.background
        antialiasingMode: SceneEnvironment.MSAA
        antialiasingQuality: SceneEnvironment.Medium
    }

    PerspectiveCamera {
        position: view.eye
        rotation: view.direction
        fieldOfView: view.fieldOfView
        clipNear: view.distance / 100
        clipFar: view.distance * 100
    }

    Repeater3D {
        model: view.things
        delegate: SpaceThing {}
    }
}
