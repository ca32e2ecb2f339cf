// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/customblocks/customblock.h"
#include "picture/show.h"

#include <QImage>

#include <memory>
#include <optional>

/// What the cards of the palette show: every type at work on something small. What suits a type stands in samples.json; a
/// type that is not named there gets the shapes that it requires, and is drawn as it is.
namespace lectograph::editor {

struct Sample
{
    lecture::Lecture lecture;
    double seconds = 0; ///< how long it moves
};

/// A type without a picture has none; iconOf() stands for it.
bool hasSample(const graph::NodeType &type, const timeline::Registry &registry);
std::optional<Sample> sampleOf(const graph::NodeType &type, const timeline::Registry &registry);
Sample sampleOf(const timeline::AnimationType &type);
/// As its nodes make it, before anything happens.
Sample sampleOf(const CustomBlock &block);
/// The iconName of a type without a picture.
QString iconOf(const graph::NodeType &type);
/// Which types come first in their category, as authors need them most; the others follow.
QStringList typesByUse();
/// Another one when samples would look otherwise.
QString samplesVersion();

/// A sample seen so that all it does fits into the picture. For one thread.
class SampleFilm
{
public:
    SampleFilm(const Sample &sample, const timeline::Registry &registry);

    /// On nothing. What is drawn for the dark stage is turned over in lightness for a light ground.
    QImage at(double seconds, const QSize &size, bool onDark);
    /// Beginning, middle and end side by side.
    QImage strip(const QSize &size, bool onDark);

private:
    std::shared_ptr<picture::Show> m_show; ///< shared, so that a film can be captured
    base::Box m_box;
    double m_seconds;
};

} // namespace lectograph::editor
