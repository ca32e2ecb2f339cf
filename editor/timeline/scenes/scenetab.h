// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QImage>
#include <QRectF>
#include <QString>

class QPainter;

namespace lectograph::editor {

/// A scene as it is seen in the strip.
struct SceneTab
{
    QRectF rect;
    int index = 0;
    QString label; ///< with its number
    QString length;
    QImage thumbnail; ///< null before it is made
    bool isOpen = false;
};

/// The thumbnail at the left, name and length beside it. In a narrow one the middle of the thumbnail is shown, with
/// the number of the scene above the icon of the joint.
void paintSceneTab(QPainter &painter, const SceneTab &scene);

} // namespace lectograph::editor
