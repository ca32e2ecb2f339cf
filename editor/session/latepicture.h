// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "picture/show.h"

#include <QObject>
#include <QThreadPool>

#include <functional>
#include <memory>
#include <optional>
#include <stop_token>

namespace lectograph::editor {

/// Which picture of a show is wanted.
struct WantedPicture
{
    base::Time time;
    bool isInMotion = false; ///< with transitions
    bool hasErrors = false;  ///< shows what fails

    friend bool operator==(const WantedPicture &, const WantedPicture &) = default;
};

/// The picture; what fails is said in these words, if it is wanted.
picture::Picture shownPicture(picture::Show &show, const WantedPicture &wanted, picture::Show::ErrorWords words);

/// A picture that is computed in the background: one at a time.
class LatePicture : public QObject
{
public:
    /// The show with all that it knows, and the picture; none if memory ran out.
    using Arrival = std::function<void(std::unique_ptr<picture::Show>, std::optional<picture::Picture>)>;

    LatePicture();
    ~LatePicture() override; ///< waits for what is computed, which stops

    /// Calls `then` in the thread of this object, unless it is stopped before. `words` are for any thread.
    void compute(std::unique_ptr<picture::Show> show, const WantedPicture &wanted, picture::Show::ErrorWords words,
                 Arrival then);
    void stop();
    bool isBusy() const { return m_isBusy; }

private:
    std::stop_source m_stop;
    bool m_isBusy = false;
    QThreadPool m_pool; ///< one thread
};

} // namespace lectograph::editor
