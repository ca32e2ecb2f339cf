// SPDX-License-Identifier: GPL-3.0-or-later
pragma Singleton

import QtQuick

// The dark theme, on a grid of 4 pixels.
QtObject {
    readonly property color background: "#17191d"
    readonly property color panel: "#1f2227"
    readonly property color raised: "#282c33"
    readonly property color line: "#343941"
    readonly property color text: "#e7e9ec"
    readonly property color muted: "#98a1ac"
    readonly property color accent: "#58c4dd"
    readonly property color error: "#fc6255"
    readonly property int fontSize: 13
    readonly property int smallFontSize: 12
    readonly property int motion: 120
    readonly property string fontFamily: "Noto Sans"
}
