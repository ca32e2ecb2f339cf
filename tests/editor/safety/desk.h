// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/safety/fileflow.h"
#include "editor/safety/questions.h"
#include "editor/safety/safety.h"
#include "editor/session/session.h"
#include "lecture/files.h"
#include "numbered.h"

#include <QSettings>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QTest>

#include <algorithm>
#include <chrono>
#include <memory>

namespace lectograph::test {

using namespace Qt::StringLiterals;

/// Gives scripted answers, and records the questions.
class Script final : public editor::Questions
{
public:
    std::vector<editor::Answer> answers; ///< the next answers
    std::vector<editor::Question> asked;
    std::vector<base::Error> told;
    QString path;      ///< the path selected next
    QStringList paths; ///< the paths selected before it
    QString suggested;

    editor::Answer ask(const editor::Question &question) override
    {
        asked.push_back(question);
        if (answers.empty())
            qFatal("an unexpected question: %s", qPrintable(question.text));
        const editor::Answer answer = answers.front();
        answers.erase(answers.begin());
        if (std::ranges::find(question.answers, answer) == question.answers.end())
            qFatal("no such answer to: %s", qPrintable(question.text));
        return answer;
    }
    void tell(const base::Error &error) override { told.push_back(error); }
    QString fileToOpen(const QString &) override { return path; }
    QString folderToOpen(const QString &) override { return path; }
    QString fileToSave(const QString &name) override
    {
        suggested = name;
        return paths.isEmpty() ? path : paths.takeFirst();
    }
};

/// A program with one window.
struct Desk
{
    explicit Desk(const timeline::Registry &registry, const QString &folder)
        : session(registry), safety(session, folder, {std::chrono::hours(24), std::chrono::hours(24)})
    {
        auto owned = std::make_unique<Script>();
        script = owned.get();
        flow = std::make_unique<editor::FileFlow>(session, safety, &window, std::move(owned));
    }
    ~Desk() { flow.reset(); }

    editor::Document &document() { return session.document; }
    void count(int number) { test::count(document(), number); }
    int number() { return numberOf(document().lecture()); }

    editor::Session session;
    editor::Safety safety;
    QWidget window;
    Script *script;
    std::unique_ptr<editor::FileFlow> flow;
};

inline int numberAt(const QString &path)
{
    const auto lecture = lecture::load(path);
    return lecture ? numberOf(*lecture) : -1;
}

/// A base of tests that have a new folder with the file "a.lecture", numbered 1, in every function.
class FolderBench
{
protected:
    /// Names the settings of this test; once.
    static void prepare(const QString &test)
    {
        QStandardPaths::setTestModeEnabled(true);
        QCoreApplication::setOrganizationName(u"lectograph-tests"_s);
        QCoreApplication::setApplicationName(test);
    }
    void begin()
    {
        QSettings().clear();
        m_dir = std::make_unique<QTemporaryDir>();
        QVERIFY(lecture::save(numbered(1), path(u"a.lecture"_s)));
    }
    QString path(const QString &name) const { return m_dir->filePath(name); }

    const timeline::Registry m_registry;
    std::unique_ptr<QTemporaryDir> m_dir;
};

} // namespace lectograph::test
