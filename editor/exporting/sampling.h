// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "media/export_job.h"
#include "picture/show.h"

#include <stop_token>
#include <vector>

namespace lectograph::exporting {

/// What short samples of an export tell of all of it.
struct Sample
{
    double bytes = 0; ///< of all pictures
    double secondsToBegin = 0;
    double secondsPerFrame = 0;
};

/// What short passages have cost beyond their first frames, which are expensive in any film, and what these frames were.
struct Passages
{
    double bytes = 0;
    double seconds = 0;
    qint64 moving = 0; ///< frames that differ from the one before
    qint64 still = 0;  ///< frames that equal it
};

/// The frames of an export after its first one.
struct FrameKinds
{
    qint64 moving = 0;
    qint64 still = 0;
};

/// The bytes of all pictures, and the seconds per frame, of an export with these frames. A frame costs what it costs in
/// the passages: some were chosen for what moves in them (`inMotion`), others for what does not (`atRest`).
/// `keys` frames, the first included, are encoded on their own and have `keyBytes` each.
Sample sampleOf(const Passages &inMotion, const Passages &atRest, const FrameKinds &all, double keys, double keyBytes);

/// Encodes short passages of a show, without sound. They are taken evenly from all frames in which something moves, and
/// from all others: many films begin with a dark picture, stand still for most of the time, and move at once where
/// they do.
class Sampler
{
public:
    /// `frames` of the show from the time `from`; `settings` is for a file in a folder for samples.
    Sampler(picture::Show &show, base::Time from, qint64 frames, media::ExportSettings settings, std::stop_token stop);

    base::Result<Sample> run();

private:
    struct Run
    {
        double bytes = 0;
        double secondsToBegin = 0; ///< until the first frame
        double seconds = 0;        ///< for the others
    };

    void findStillFrames();
    std::vector<qint64> framesThat(bool areStill) const;
    base::Result<Run> exported(std::vector<qint64> starts, qint64 length);
    /// Passages of this length around these frames.
    base::Result<Passages> passages(const std::vector<qint64> &around, qint64 length);

    picture::Show &m_show;
    base::Time m_from;
    qint64 m_frames;
    media::ExportSettings m_settings;
    std::stop_token m_stop;
    std::vector<bool> m_isStill; ///< by frame
    double m_secondsToBegin = 0; ///< the longest of all files so far
};

} // namespace lectograph::exporting
