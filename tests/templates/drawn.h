// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "picture/show.h"

#include <QRectF>
#include <QString>

#include <map>
#include <vector>

namespace lectograph::test {

/// A text or formula on the stage.
struct Label
{
    QString kind; ///< the actor and the part, with “*” for numbers: equal for the labels of all tokens
    QString name; ///< the actor and the part
    QRectF box;
    std::vector<QRectF> glyphs;
};

/// What is seen of a lecture at one time, in pixels of a picture of `size`.
struct Drawn
{
    static constexpr QSize size{1280, 720};

    quint64 hash = 0;
    std::map<QString, QRectF> actors; ///< what each of them covers
    std::vector<Label> labels;

    bool isEmpty() const { return actors.empty(); }
};

/// Without looking at it again if it is the same as `before`.
Drawn drawnAt(picture::Show &show, base::Time time, const Drawn *before = nullptr);

/// The actors that reach beyond the frame, by their names, and what they cover.
std::map<QString, QRectF> leavingTheFrame(const Drawn &drawn);
/// Labels that cover each other, where none of their kind did before.
QStringList covered(const Drawn &now, const Drawn &before);

} // namespace lectograph::test
