// SPDX-License-Identifier: GPL-3.0-or-later
#include "typeset/formula_engine.h"

#include "base/sentence.h"
#include "typeset/host_text.h"

#include <QCoreApplication>
#include <QJSEngine>
#include <QMutex>
#include <QThread>
#include <QWaitCondition>

#include <algorithm>
#include <deque>
#include <exception>
#include <future>
#include <memory>
#include <optional>

namespace lectograph::typeset {

using namespace Qt::StringLiterals;

namespace {

using Json = base::Result<QByteArray>;

struct Job
{
    QString latex;
    bool display = true;
    QString language;
    std::promise<Json> answer;
};

/// The callback object of the script.
class TextMeter : public QObject
{
    Q_OBJECT
public:
    Q_INVOKABLE QList<double> measure(const QString &text, const QString &cssFamily, bool italic, bool bold,
                                      const QString &language) const
    {
        const HBox box = lineOf(hostText(text, cssFamily, italic, bold, language), 0, text.size());
        const base::Box ink = inkOf(box);
        return {box.width, std::max(0.0, ink.isEmpty() ? 0 : ink.max.y), std::max(0.0, ink.isEmpty() ? 0 : -ink.min.y)};
    }
};

base::Error failureOf(const QString &what)
{
    return {base::Sentence::tr("Formulas cannot be set: ") + what, base::Sentence::tr("Reinstall the program."), {}};
}

/// The script engine and its module, used by one thread.
class Script
{
public:
    Script()
    {
        const QJSValue module = m_engine.importModule(u":/Lectograph/Formula/formula.mjs"_s);
        m_layout = module.property(u"layout"_s);
        QJSEngine::setObjectOwnership(&m_meter, QJSEngine::CppOwnership);
        const QJSValue set = module.property(u"setTextMeter"_s).call({m_engine.newQObject(&m_meter)});
        if (set.isError() || !m_layout.isCallable()) // a module that throws is not reported as an error
            m_failure = module.toString() + u'.';
    }

    Json layout(const Job &job)
    {
        if (!m_failure.isEmpty())
            return tl::unexpected(failureOf(m_failure));
        const QJSValue json = m_layout.call({job.latex, job.display, job.language});
        if (json.isError()) // nesting too deep for the stack, or out of memory
            return tl::unexpected(base::Error{base::Sentence::tr("The formula is too much for the formula engine: ")
                                                  + json.toString() + u'.',
                                              base::Sentence::tr("Split it or nest it less deeply."),
                                              {}});
        return json.toString().toUtf8();
    }

private:
    TextMeter m_meter;
    QJSEngine m_engine;
    QJSValue m_layout;
    QString m_failure;
};

class Worker : public QThread
{
    Q_OBJECT
public:
    Worker()
    {
        setObjectName(u"formulas"_s);
        setStackSize(8 * 1024 * 1024); // nested formulas are nested calls
    }
    ~Worker() override
    {
        {
            const QMutexLocker lock(&m_mutex);
            m_ending = true;
        }
        m_changed.wakeAll();
        wait();
    }

    std::future<Json> enqueue(Job job)
    {
        std::future<Json> answer = job.answer.get_future();
        {
            const QMutexLocker lock(&m_mutex);
            m_jobs.push_back(std::move(job));
        }
        m_changed.wakeOne();
        return answer;
    }

protected:
    void run() override
    {
        std::optional<Script> script;
        while (auto job = next()) {
            try {
                if (!script)
                    script.emplace();
                job->answer.set_value(script->layout(*job));
            } catch (...) { // a lack of memory, for who asked
                job->answer.set_exception(std::current_exception());
            }
        }
    }

private:
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

QMutex workerMutex;
std::unique_ptr<Worker> worker;

/// The thread must end before the application object, whose fonts it uses.
void endWorker()
{
    const QMutexLocker lock(&workerMutex);
    worker.reset();
}

} // namespace

Json formulaJson(const QString &latex, bool display, const QString &language)
{
    std::future<Json> answer;
    {
        const QMutexLocker lock(&workerMutex);
        if (!QCoreApplication::instance() || QCoreApplication::closingDown())
            return tl::unexpected(failureOf(base::Sentence::tr("there is no application object.")));
        if (!worker) {
            worker = std::make_unique<Worker>();
            worker->start();
            qAddPostRoutine(endWorker);
        }
        answer = worker->enqueue({latex, display, language, {}});
    }
    return answer.get();
}

} // namespace lectograph::typeset

#include "formula_engine.moc"
