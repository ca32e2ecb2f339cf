// SPDX-License-Identifier: GPL-3.0-or-later
#include "../wav.h"
#include "editor/edits/problemplace.h"
#include "editor/edits/scene_edits.h"
#include "lecture/files.h"
#include "lecture/templates.h"
#include "problemsbench.h"
#include "testmain.h"

#include <QJsonArray>
#include <QToolButton>

using namespace lectograph;
using namespace lectograph::editor;
using namespace lectograph::test;
using namespace Qt::StringLiterals;

class TestEditorProblems : public ProblemsBench
{
    Q_OBJECT

private Q_SLOTS:
    void aSoundLectureSaysSo()
    {
        waitForCheck();
        QCOMPARE(m_panel->failures(), 0);
        QCOMPARE(m_panel->warnings(), 0);
        QVERIFY(words().contains(u"No problems"_s));
    }

    void problemsOfAnotherLectureAreNotShown()
    {
        m_session->document.open(sample(), {});
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
        QTest::qWait(checkPause.count() + 20);
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

    void aClickPointsAtWhereTheProblemIsWritten()
    {
        set(u"circle"_s, u"radius"_s, u"wide"_s);
        m_session->document.edit(u"Edit"_s, [](lecture::Lecture lecture) -> base::Result<lecture::Lecture> {
            lecture.language = u"ko"_s; // which is not among its languages
            return lecture;
        });
        waitForCheck();
        const QSignalSpy pointed(&m_session->selection, &Selection::pointedAt);
        const auto clickOn = [this](const QString &words) {
            int line = 0;
            while (line < list().model()->rowCount() && !row(line).contains(words))
                ++line;
            QTest::mouseClick(list().viewport(), Qt::LeftButton, {},
                              list().visualRect(list().model()->index(line, 0)).center());
        };
        clickOn(u"Circle › Radius"_s);
        QCOMPARE(pointed.last(), QVariantList{u"radius"_s});
        clickOn(u"own language"_s);
        QCOMPARE(pointed.last(), QVariantList{u"languages"_s});
        QVERIFY(m_session->selection.isEmpty()); // so that the inspector shows the lecture
        QCOMPARE(pointed.size(), 2);
    }

    void aClickGoesToTheTimeAtWhichTheProblemIsMet()
    {
        m_session->document.edit(u"Edit"_s, [&](const lecture::Lecture &before) -> base::Result<lecture::Lecture> {
            lecture::Lecture lecture = *withBlock(before, u"scene1"_s, {u"text.text"_s, u"word"_s}, m_registry);
            lecture = withNewClip(lecture, u"scene1"_s, {u"motion.fade-in"_s, u"word"_s, base::Time::fromSeconds(1.5)},
                                  m_registry)
                          ->lecture;
            lecture = *lecture::withNodeProperty(lecture, u"scene1"_s, u"word"_s, u"text"_s, u"word"_s);
            lecture = *lecture::withNodeProperty(lecture, u"scene1"_s, u"word"_s, u"size"_s, 8);
            return withSceneDuration(lecture, u"scene1"_s, base::Time::fromSeconds(6), m_registry);
        });
        waitForCheck();
        QCOMPARE(m_panel->warnings(), 1);
        QVERIFY2(row(0).contains(u"too small"_s), qPrintable(row(0)));
        const double seconds = m_registry.animations.find(u"motion.fade-in"_s)->seconds;
        const base::Time seen = base::Time::fromSeconds(1.5 + seconds);
        m_session->playhead.setFrame(m_session->playhead.frameCount() - 1);
        QTest::mouseClick(list().viewport(), Qt::LeftButton, {},
                          list().visualRect(list().model()->index(0, 0)).center());
        QCOMPARE(m_session->selection.scene(), u"scene1"_s);
        QCOMPARE(m_session->selection.nodes(), QStringList{u"word"_s});
        QCOMPARE(m_session->preview.localTime(), seen);
        // Also within the scene that is open already.
        m_session->playhead.setFrame(0);
        QTest::mouseClick(list().viewport(), Qt::LeftButton, {},
                          list().visualRect(list().model()->index(0, 0)).center());
        QCOMPARE(m_session->preview.localTime(), seen);
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

    void aClickOnASoundSelectsIt()
    {
        lecture::Sound voice;
        voice.file = u"assets/gone.mp3"_s;
        m_session->document.edit(u"Edit"_s, [&](const lecture::Lecture &lecture) {
            return lecture::withSound(lecture, u"second"_s, 0, voice);
        });
        m_session->selection.setScene(u"scene1"_s);
        waitForCheck();
        QCOMPARE(m_panel->failures(), 1);
        QVERIFY2(row(0).contains(u"The end › gone"_s), qPrintable(row(0)));
        QTest::mouseClick(list().viewport(), Qt::LeftButton, {},
                          list().visualRect(list().model()->index(0, 0)).center());
        QCOMPARE(m_session->selection.scene(), u"second"_s);
        QCOMPARE(m_session->selection.sounds(), SoundIds{m_session->document.scene(u"second"_s)->sounds[0]->id});
        const ProblemPlace place = problemPlace(u"scenes/second.json: sounds/0/file"_s, m_session->document.lecture());
        QCOMPARE(place.missingFile, u"assets/gone.mp3"_s);
        m_session->document.edit(u"Edit"_s, [&](lecture::Lecture lecture) -> base::Result<lecture::Lecture> {
            lecture.assets[u"assets/gone.mp3"_s] = {std::make_shared<const QByteArray>("sound")};
            return lecture;
        });
        waitForCheck();
        QCOMPARE(m_panel->failures(), 1); // found, but nobody can hear it
        QVERIFY2(row(0).contains(u"assets/gone.mp3"_s), qPrintable(row(0)));
        m_session->document.edit(u"Edit"_s, [&](lecture::Lecture lecture) -> base::Result<lecture::Lecture> {
            lecture.assets[u"assets/gone.mp3"_s] = {std::make_shared<const QByteArray>(test::toneWav(1, 0.5))};
            return lecture;
        });
        waitForCheck();
        QCOMPARE(m_panel->failures(), 0);
    }

    void aPlaceholderIsSaidBeforeAVideoShowsIt()
    {
        m_session->document.edit(u"Edit"_s, [&](const lecture::Lecture &lecture) {
            return withBlock(lecture, u"scene1"_s, {u"shapes.image"_s, u"photo"_s}, m_registry);
        });
        waitForCheck();
        QCOMPARE(m_panel->failures(), 0);
        QStringList rows;
        for (int i = 0; i < list().model()->rowCount(); ++i)
            rows.append(row(i));
        QCOMPARE(rows.filter(u"videos show a placeholder"_s).size(), 1);
    }

    void onlyWhatThereIsHasAMark()
    {
        const auto hasMark = [this](const QString &start) {
            const QList<QToolButton *> buttons = m_panel->findChildren<QToolButton *>();
            const auto found =
                std::ranges::find_if(buttons, [&](const QToolButton *one) { return one->text().startsWith(start); });
            return found != buttons.end() && !(*found)->icon().isNull();
        };
        set(u"circle"_s, u"radius"_s, u"big"_s);
        waitForCheck();
        QVERIFY(m_panel->failures() > 0);
        QVERIFY(hasMark(u"Failures"_s));
        set(u"circle"_s, u"radius"_s, 1);
        waitForCheck();
        QCOMPARE(m_panel->failures(), 0);
        QVERIFY(!hasMark(u"Failures"_s));
    }

    void whatCouldNotBeReadIsListed()
    {
        waitForCheck();
        m_panel->setLost({{u"The scene “steps” could not be read."_s, u"Look for it."_s, u"scenes/steps.json"_s}});
        waitForCheck();
        QCOMPARE(m_panel->failures(), 1);
        QVERIFY(row(0).contains(u"“steps”"_s));
        QCOMPARE(m_panel->failureSentences().size(), 1);
        m_session->document.open(sample(), {});
        waitForCheck();
        QCOMPARE(m_panel->failures(), 0);
    }

    /// A parameter of the wrong shape breaks blocks that the author has never touched.
    void problemsOfOneValueAreOneEntryThatNamesIt_data()
    {
        QTest::addColumn<QString>("lecture");
        QTest::addColumn<QString>("node");
        QTest::addColumn<QString>("key");
        QTest::addColumn<QString>("product");
        QTest::addColumn<QString>("factor");
        QTest::newRow("an embedding") << u"query-map"_s << u"queryEmbedding"_s << u"values"_s << u"y"_s << u"b"_s;
        QTest::newRow("a map") << u"query-map"_s << u"queryMatrix"_s << u"values"_s << u"y"_s << u"a"_s;
        QTest::newRow("the inputs") << u"value-matrix"_s << u"inputs"_s << u"values"_s << u"values"_s << u"b"_s;
        QTest::newRow("the value matrix") << u"value-matrix"_s << u"map"_s << u"values"_s << u"values"_s << u"a"_s;
    }
    void problemsOfOneValueAreOneEntryThatNamesIt()
    {
        QFETCH(QString, lecture);
        QFETCH(QString, node);
        QFETCH(QString, key);
        QFETCH(QString, product);
        QFETCH(QString, factor);
        const lecture::Lecture fitting = *lecture::load(*lecture::resolved(u"template:"_s + lecture));
        // Past the block that fits the matrix into the size that the product needs.
        m_session->document.open(*lecture::withNodeProperty(fitting, fitting.scenes.front()->id, product, factor,
                                                            QJsonObject{{u"link"_s, node}}),
                                 {});
        waitForCheck();
        QCOMPARE(m_panel->failures(), 0);
        std::map<PropertyPlace, QString> causes;
        connect(m_panel.get(), &ProblemsPanel::causesFound, this,
                [&](const std::map<PropertyPlace, QString> &found) { causes = found; });
        const QString scene = m_session->selection.scene();
        m_session->document.edit(u"Type"_s, [&](const lecture::Lecture &before) {
            return lecture::withNodeProperty(before, scene, node, key, QJsonArray{QJsonArray{5}});
        });
        waitForCheck();
        QVERIFY2(m_panel->failures() == 1, m_panel->failureSentences().join(u'\n').toUtf8());
        QVERIFY2(row(0).contains(u"(parameter)"_s), qPrintable(row(0)));
        QCOMPARE(causes.size(), 1U);
        QCOMPARE(causes.begin()->first.node, node);
        QCOMPARE(causes.begin()->first.key, key);
        QTest::mouseClick(list().viewport(), Qt::LeftButton, {},
                          list().visualRect(list().model()->index(0, 0)).center());
        QCOMPARE(m_session->selection.nodes(), QStringList{node});
        m_session->document.history().undo();
        waitForCheck();
        QCOMPARE(m_panel->failures(), 0);
        QVERIFY(causes.empty());
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
        QTest::qWait(checkPause.count() + 5);
        m_panel.reset();
        QTest::qWait(10);
    }
};

LECTOGRAPH_TEST_MAIN(TestEditorProblems)
#include "tst_editor_problems.moc"
