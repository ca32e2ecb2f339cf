// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/customblocks/customblock.h"
#include "picture/show.h"

#include <QImage>

#include <memory>
#include <optional>

/// The samples for the cards of the palette: each type applied to something small, with words in the language of the
/// interface. The plugins say what is on them (timeline/catalog.h); a type of which nothing is said gets the shapes that it
/// requires, and default properties.
namespace lectograph::editor {

struct Sample
{
    lecture::Lecture lecture;
    double seconds = 0;       ///< duration of the movement
    double moment = 0;        ///< when a sample that does not move is shown
    bool keepsColors = false; ///< also on a light background
};

/// Types without a visible sample use iconOf().
bool hasSample(const graph::NodeType &type, const timeline::Registry &registry);
std::optional<Sample> sampleOf(const graph::NodeType &type, const timeline::Registry &registry);
Sample sampleOf(const timeline::AnimationType &type, const timeline::Registry &registry);
/// The state before any clips, in the middle of the lecture.
Sample sampleOf(const CustomBlock &block);
/// The icon of a type without a thumbnail.
QString iconOf(const graph::NodeType &type, const timeline::Registry &registry);
/// The order within a category: the most used types come first.
int typeRank(const timeline::Catalog &catalog, const QString &type);
/// Changes when the samples do.
QString samplesVersion(const timeline::Catalog &catalog);

/// Renders a sample, framed so that its whole movement fits. Not thread-safe.
class SampleFilm
{
public:
    SampleFilm(const Sample &sample, const timeline::Registry &registry);

    /// With a transparent background. For a light background, lightness is inverted, unless the sample keeps its colors.
    QImage at(double seconds, const QSize &size, bool onDark);
    /// Beginning, middle and end side by side, or the sample itself if it does not move.
    QImage thumbnail(const QSize &size, bool onDark);

private:
    std::shared_ptr<picture::Show> m_show; ///< shared, so that lambdas can capture a copy
    base::Box m_box;
    double m_seconds;
    double m_moment;
    bool m_keepsColors;
};

} // namespace lectograph::editor
