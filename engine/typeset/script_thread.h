// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/result.h"

#include <QByteArray>
#include <QCoreApplication>
#include <QMutex>
#include <QThread>
#include <QWaitCondition>

#include <deque>
#include <exception>
#include <future>
#include <memory>
#include <optional>

namespace lectograph::typeset {

/// Internal to the room: a thread with a large stack in which one script of Qt's JavaScript engine answers questions, one
/// after the other. It starts with the first question and ends with the application object.
///
/// A Script is constructed, used and destroyed in the thread. It has a type Question, and answer(const Question &), which
/// gives a base::Result<QByteArray>.
template <class Script>
class ScriptThread : public QThread
{
public:
    using Question = typename Script::Question;
    using Answer = base::Result<QByteArray>;

    /// Blocks until the answer is there; nothing without an application object.
    static std::optional<Answer> ask(Question question)
    {
        std::future<Answer> answer;
        {
            const QMutexLocker lock(&only().mutex);
            if (!QCoreApplication::instance() || QCoreApplication::closingDown())
                return std::nullopt;
            std::unique_ptr<ScriptThread> &thread = only().thread;
            if (!thread) {
                thread = std::make_unique<ScriptThread>();
                thread->start();
                qAddPostRoutine(end);
            }
            answer = thread->enqueue(std::move(question));
        }
        return answer.get();
    }

    ScriptThread()
    {
        setObjectName(QString::fromLatin1(Script::name));
        setStackSize(8 * 1024 * 1024); // nested formulas and tokens are nested calls
    }
    ~ScriptThread() override
    {
        {
            const QMutexLocker lock(&m_mutex);
            m_ending = true;
        }
        m_changed.wakeAll();
        wait();
    }

protected:
    void run() override
    {
        std::optional<Script> script;
        while (auto job = next()) {
            try {
                if (!script)
                    script.emplace();
                job->answer.set_value(script->answer(job->question));
            } catch (...) { // a lack of memory, for who asked
                job->answer.set_exception(std::current_exception());
            }
        }
    }

private:
    struct Job
    {
        Question question;
        std::promise<Answer> answer;
    };
    struct Only
    {
        QMutex mutex;
        std::unique_ptr<ScriptThread> thread;
    };

    /// Never destroyed: an application object that is static may end after other statics.
    static Only &only()
    {
        static Only *const one = new Only;
        return *one;
    }

    /// The thread must end before the application object, whose fonts it may use.
    static void end()
    {
        const QMutexLocker lock(&only().mutex);
        only().thread.reset();
    }

    std::future<Answer> enqueue(Question question)
    {
        std::future<Answer> answer;
        {
            const QMutexLocker lock(&m_mutex);
            m_jobs.push_back({std::move(question), {}});
            answer = m_jobs.back().answer.get_future();
        }
        m_changed.wakeOne();
        return answer;
    }

    std::optional<Job> next()
    {
        const QMutexLocker lock(&m_mutex);
        while (m_jobs.empty() && !m_ending)
            m_changed.wait(&m_mutex);
        if (m_jobs.empty())
            return std::nullopt;
        Job job = std::move(m_jobs.front());
        m_jobs.pop_front();
        return job;
    }

    QMutex m_mutex;
    QWaitCondition m_changed;
    std::deque<Job> m_jobs;
    bool m_ending = false;
};

} // namespace lectograph::typeset
