// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/session/latepicture.h"

#include "base/allowance.h"
#include "base/background.h"
#include "base/memory.h"

#include <utility>

namespace lectograph::editor {

picture::Picture shownPicture(picture::Show &show, const WantedPicture &wanted, picture::Show::ErrorWords words)
{
    if (wanted.hasErrors)
        show.setErrorWords(std::move(words));
    picture::Picture picture = wanted.isInMotion ? show.at(wanted.time) : show.withoutTransition(wanted.time);
    show.setErrorWords({});
    return picture;
}

LatePicture::LatePicture()
{
    m_pool.setMaxThreadCount(1);
}

LatePicture::~LatePicture()
{
    stop();
    m_pool.waitForDone();
}

void LatePicture::compute(std::unique_ptr<picture::Show> show, const WantedPicture &wanted,
                          picture::Show::ErrorWords words, Arrival then)
{
    struct Job
    {
        std::unique_ptr<picture::Show> show;
        std::optional<picture::Picture> picture;
    };
    stop();
    m_stop = {};
    m_isBusy = true;
    const auto job = std::make_shared<Job>();
    job->show = std::move(show);
    base::runInBackground(
        m_pool, [this, job, wanted, words = std::move(words), then = std::move(then), stop = m_stop.get_token()] {
            const base::StopScope stopping(stop);
            base::isDoneWithinMemory([&] { job->picture = shownPicture(*job->show, wanted, words); });
            // Delivered only while this object exists: its destructor waits for this job.
            QMetaObject::invokeMethod(
                this,
                [this, job, then, stop] {
                    if (stop.stop_requested())
                        return;
                    m_isBusy = false;
                    then(std::move(job->show), std::move(job->picture));
                },
                Qt::QueuedConnection);
        });
}

void LatePicture::stop()
{
    m_stop.request_stop();
    m_pool.clear(); // what has not begun
    m_isBusy = false;
}

} // namespace lectograph::editor
