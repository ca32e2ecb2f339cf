// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/edits/blocks.h"
#include "editor/problems/problemplace.h"
#include "editor/problems/problemspanel.h"
#include "editor/widgets/theme.h"
#include "testmain.h"
#include "timeline/plugin.h"

#include <QLabel>
#include <QListView>
#include <QSignalSpy>
#include <QStandardPaths>
#include <QTest>
#include <QToolButton>

using namespace lectograph;
using namespace lectograph::editor;
using namespace Qt::StringLiterals;

class TestEditorProblems : public QObject
{
    Q_OBJECT

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
        QVERIFY(checked.wait(20000));
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

private Q_SLOTS:
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
        m_panel = std::make_unique<ProblemsPanel>(*m_session);
        m_panel->resize(900, 240);
        m_panel->show();
        QVERIFY(QTest::qWaitForWindowExposed(m_panel.get()));
    }
    void cleanup()
    {
        m_panel.reset();
        m_session.reset();
    }

    void aSoundLectureSaysSo()
    {
        waitForCheck();
        QCOMPARE(m_panel->failures(), 0);
        QCOMPARE(m_panel->warnings(), 0);
        QVERIFY(words().contains(u"No problems"_s));
    }

    void problemsOfAnotherLectureAreNotShown()
    {
        QVERIFY(words().contains(u"Checking the lecture…"_s));
        set(u"circle"_s, u"radius"_s, u"wide"_s);
        waitForCheck();
        QCOMPARE(m_panel->failures(), 1);
        const QSignalSpy emptied(m_panel.get(), &ProblemsPanel::emptied);
        m_session->document.open(sample(), {});
        QCOMPARE(emptied.size(), 1);
        QCOMPARE(m_panel->failures(), 0);
        QVERIFY(words().contains(u"Checking the lecture…"_s));
        waitForCheck();
        QVERIFY(words().contains(u"No problems"_s));
    }

    void anEditIsCheckedAndCounted()
    {
        waitForCheck();
        QSignalSpy counted(m_panel.get(), &ProblemsPanel::countChanged);
        set(u"circle"_s, u"radius"_s, u"wide"_s);
        set(u"circle"_s, u"radios"_s, 2);
        waitForCheck();
        QCOMPARE(counted.size(), 1);
        QCOMPARE(counted.last(), (QVariantList{1, 1}));
        QVERIFY2(row(0).startsWith(u"Failure: "_s) && row(0).contains(u"Circle › Radius"_s), qPrintable(row(0)));
        QVERIFY2(row(1).startsWith(u"Warning: "_s) && row(1).contains(u"radios"_s), qPrintable(row(1)));
        m_session->document.history().undo();
        m_session->document.history().undo();
        waitForCheck();
        QCOMPARE(m_panel->failures() + m_panel->warnings(), 0);
    }

    void whatIsEditedDuringACheckIsCheckedToo()
    {
        set(u"circle"_s, u"radius"_s, u"wide"_s);
        QTRY_VERIFY(m_panel->isChecking());
        QTest::qWait(420);
        set(u"circle"_s, u"radius"_s, 2);
        waitForCheck();
        QTRY_VERIFY(!m_panel->isChecking());
        QCOMPARE(m_panel->failures(), 0);
    }

    void aClickGoesToTheNode()
    {
        set(u"circle"_s, u"radius"_s, u"wide"_s);
        waitForCheck();
        QTest::mouseClick(list().viewport(), Qt::LeftButton, {},
                          list().visualRect(list().model()->index(0, 0)).center());
        QCOMPARE(m_session->selection.scene(), u"scene1"_s);
        QCOMPARE(m_session->selection.nodes(), QStringList{u"circle"_s});
    }

    void enterGoesToTheClip()
    {
        m_session->document.edit(u"Edit"_s, [&](const lecture::Lecture &lecture) {
            return lecture::withClipProperty(lecture, u"scene1"_s, {0, {0}}, u"nonsense"_s, 1);
        });
        waitForCheck();
        QCOMPARE(m_panel->warnings(), 1);
        list().setFocus();
        QTest::keyClick(&list(), Qt::Key_Down);
        list().setCurrentIndex(list().model()->index(0, 0));
        QTest::keyClick(&list(), Qt::Key_Return);
        QCOMPARE(m_session->selection.scene(), u"scene1"_s);
        QCOMPARE(m_session->selection.clips().size(), 1U);
        const lecture::Scene &scene = *m_session->document.scene(u"scene1"_s);
        QVERIFY(m_session->selection.clips().front() == clipAt(scene, {0, {0}})->id);
    }

    void filtersLeaveOutFailuresOrWarnings()
    {
        set(u"circle"_s, u"radius"_s, u"wide"_s);
        set(u"circle"_s, u"radios"_s, 2);
        waitForCheck();
        QCOMPARE(list().model()->rowCount(), 2);
        const auto buttons = m_panel->findChildren<QToolButton *>();
        QTest::mouseClick(buttons[0], Qt::LeftButton);
        QCOMPARE(list().model()->rowCount(), 1);
        QVERIFY(row(0).startsWith(u"Warning: "_s));
        QTest::mouseClick(buttons[1], Qt::LeftButton);
        QVERIFY(!list().isVisible());
    }

    void aPanelCanGoWhileItChecks()
    {
        set(u"circle"_s, u"radius"_s, u"wide"_s);
        QTest::qWait(450);
        m_panel.reset();
        QTest::qWait(10);
    }

    void placesAreRead()
    {
        const lecture::Lecture lecture = sample();
        const ProblemPlace property =
            problemPlace(u"scenes/scene1.json: nodes/circle/properties/radius/keys/1 (zh, ko)"_s, lecture);
        QCOMPARE(property.node, u"circle"_s);
        QCOMPARE(property.property, u"radius"_s);
        QCOMPARE(property.languages, (QStringList{u"zh"_s, u"ko"_s}));
        QCOMPARE(wordsFor(property, lecture, m_registry, {u"en"_s}), u"Scene 1 › Circle › Radius (zh, ko)"_s);
        const ProblemPlace clip = problemPlace(u"scenes/scene1.json: tracks/0/clips/0/target"_s, lecture);
        QVERIFY(clip.clip == clipAt(*lecture.scenes.front(), {0, {0}})->id);
        QCOMPARE(wordsFor(clip, lecture, m_registry, {u"en"_s}), u"Scene 1 › Fade in of Circle"_s);
        // A block that could not be computed.
        const QString computed = u"scenes/scene1.json: nodes/circle/radius/characters 1–3 “a/b”"_s;
        QCOMPARE(problemPlace(computed, lecture).property, u"radius"_s);
        QCOMPARE(sentenceFor({u"Wrong."_s, {}, computed}, lecture, m_registry, {u"en"_s}),
                 u"Scene 1 › Circle › Radius › characters 1–3 “a/b”: Wrong."_s);
        QCOMPARE(
            wordsFor(problemPlace(u"scenes/scene1.json: nodes/circle/type"_s, lecture), lecture, m_registry, {u"en"_s}),
            u"Scene 1 › Circle"_s);
        const ProblemPlace scene = problemPlace(u"scenes/second.json: properties/fov"_s, lecture);
        QCOMPARE(wordsFor(scene, lecture, m_registry, {u"en"_s}), u"The end › Field of view"_s);
        QCOMPARE(wordsFor(problemPlace(u"lecture.json: title"_s, lecture), lecture, m_registry, {u"en"_s}),
                 u"Whole lecture"_s);
        QCOMPARE(problemPlace(u"scenes/gone.json: nodes/circle"_s, lecture), ProblemPlace());
        QCOMPARE(problemPlace(u"scenes/scene1.json: tracks/9/clips/0"_s, lecture).scene, u"scene1"_s);
    }
};

LECTOGRAPH_TEST_MAIN(TestEditorProblems)
#include "tst_editor_problems.moc"
