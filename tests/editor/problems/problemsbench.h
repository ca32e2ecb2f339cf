// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/edits/blocks.h"
#include "editor/problems/problemspanel.h"
#include "editor/widgets/theme.h"
#include "timeline/plugin.h"

#include <QApplication>
#include <QLabel>
#include <QListView>
#include <QSignalSpy>
#include <QStandardPaths>
#include <QTest>

namespace lectograph::test {

using namespace editor;
using namespace Qt::StringLiterals;

/// The list of problems of a lecture with a circle that fades in, and a second scene, which is open.
class ProblemsBench : public QObject
{
    Q_OBJECT

protected:
    static constexpr std::chrono::milliseconds checkPause{40};

    timeline::Registry m_registry;
    std::unique_ptr<Session> m_session;
    std::unique_ptr<ProblemsPanel> m_panel;

    QListView &list() { return *m_panel->findChild<QListView *>(u"problemList"_s); }
    QString row(int number) { return list().model()->index(number, 0).data(Qt::AccessibleTextRole).toString(); }
    QStringList words() const
    {
        QStringList words;
        for (const QLabel *label : m_panel->findChildren<QLabel *>()) {
            if (label->isVisible())
                words << label->text();
        }
        return words;
    }
    void waitForCheck()
    {
        QSignalSpy checked(m_panel.get(), &ProblemsPanel::checked);
        QVERIFY(!m_panel->isChecking() || checked.wait(20000));
    }
    void set(const QString &node, const QString &key, const QJsonValue &value)
    {
        m_session->document.edit(u"Edit"_s, [&](const lecture::Lecture &lecture) {
            return lecture::withNodeProperty(lecture, u"scene1"_s, node, key, value);
        });
    }
    lecture::Lecture sample()
    {
        lecture::Lecture lecture = emptyLecture(u"en"_s);
        lecture = *withBlock(lecture, u"scene1"_s, {u"shapes.circle"_s, u"circle"_s}, m_registry);
        lecture = withNewClip(lecture, u"scene1"_s, {u"motion.fade-in"_s, u"circle"_s, {}}, m_registry)->lecture;
        lecture::Scene second;
        second.id = u"second"_s;
        second.name = QJsonObject{{u"en"_s, u"The end"_s}};
        second.duration = base::Time::fromSeconds(2);
        return *lecture::withScene(lecture, second);
    }

protected Q_SLOTS:
    void initTestCase()
    {
        QStandardPaths::setTestModeEnabled(true);
        QCoreApplication::setOrganizationName(u"LectographTest"_s);
        QCoreApplication::setApplicationName(u"problems"_s);
        for (const graph::Problem &problem : timeline::loadPlugins(m_registry))
            qFatal("%s", qPrintable(problem.error.text()));
        applyTheme(*qApp, darkTheme());
    }
    void init()
    {
        m_session = std::make_unique<Session>(m_registry);
        m_session->document.open(sample(), {});
        m_session->selection.setScene(u"second"_s);
        m_panel = std::make_unique<ProblemsPanel>(*m_session, nullptr, checkPause);
        m_panel->resize(900, 240);
        m_panel->show();
        QVERIFY(QTest::qWaitForWindowExposed(m_panel.get()));
    }
    void cleanup()
    {
        m_panel.reset();
        m_session.reset();
    }
};

} // namespace lectograph::test
