// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/timeline/scenes/scenetab.h"

#include "editor/widgets/elision.h"
#include "editor/widgets/theme.h"

#include <QPainter>

#include <algorithm>

namespace lectograph::editor {

void paintSceneTab(QPainter &painter, const SceneTab &scene)
{
    constexpr double gap = 3;
    constexpr double leastText = 28;
    const QRectF tab = scene.rect.adjusted(0, 0, -1, -1);
    const auto tint = [](double share) { return mixColors(theme().raised, theme().accent, share); };
    painter.fillRect(tab, tint(scene.isOpen ? 0.34 : scene.index % 2 == 0 ? 0.04 : 0.1));
    if (scene.isOpen)
        painter.fillRect(QRectF(tab.left(), tab.top(), tab.width(), 2), theme().accent);

    // What is out of view at the left leaves its room to the rest.
    const QRectF room = tab.adjusted(std::max(0.0, -tab.left()) + gap, gap + 1, -gap, -gap);
    if (room.width() < 4)
        return;
    const QImage &image = scene.thumbnail;
    const double ratio = image.isNull() ? 16.0 / 9 : static_cast<double>(image.width()) / image.height();
    QRectF picture(room.topLeft(), QSizeF(std::min(room.width(), room.height() * ratio), room.height()));
    painter.fillRect(picture, theme().background);
    if (!image.isNull()) {
        const double shown = picture.width() / picture.height() * image.height();
        painter.drawImage(picture, image, QRectF((image.width() - shown) / 2, 0, shown, image.height()));
    }
    painter.setPen(QPen(scene.isOpen ? theme().accent : theme().line, 1));
    painter.drawRect(picture.adjusted(-0.5, -0.5, 0.5, 0.5));

    const QRectF text = room.adjusted(picture.width() + 2 * gap, 0, 0, 0);
    if (text.width() < leastText) {
        const QString number = QString::number(scene.index + 1);
        painter.setFont(uiFont(11, scene.isOpen));
        const double width = painter.fontMetrics().horizontalAdvance(number) + 6;
        if (width > picture.width())
            return;
        const QRectF chip(picture.left(), picture.top(), width, 14);
        painter.fillRect(chip, scene.isOpen ? theme().accent : theme().raised);
        painter.setPen(scene.isOpen ? theme().onAccent : theme().text);
        painter.drawText(chip, Qt::AlignCenter, number);
        return;
    }
    const auto write = [&](const QRectF &line, const QString &words) {
        painter.drawText(line, Qt::AlignVCenter | Qt::AlignLeft,
                         elidedName(painter.fontMetrics(), words, static_cast<int>(line.width())));
    };
    constexpr double lineHeight = 16;
    const double top = text.center().y() - lineHeight;
    painter.setFont(uiFont(12, scene.isOpen));
    painter.setPen(scene.isOpen ? theme().text : theme().muted);
    write({text.left(), top, text.width(), lineHeight}, scene.label);
    painter.setFont(uiFont(11));
    painter.setPen(theme().muted);
    write({text.left(), top + lineHeight, text.width(), lineHeight}, scene.length);
}

} // namespace lectograph::editor
