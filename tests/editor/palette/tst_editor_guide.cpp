// SPDX-License-Identifier: GPL-3.0-or-later
#include "bench.h"

#include "editor/guide/guide.h"
#include "editor/guide/steps.h"
#include "testmain.h"

#include <QLineEdit>
#include <QPushButton>
#include <QSignalSpy>
#include <QTabBar>

using namespace lectograph;
using namespace lectograph::editor;
using namespace lectograph::test;

namespace {

constexpr std::chrono::milliseconds guideTick(60);

} // namespace

class GuideTest : public PaletteBench
{
    Q_OBJECT

private Q_SLOTS:
    void theCardStandsBesideWhatIsWorkedOn()
    {
        m_window->resize(683, 400); // of a laptop at 200 %
        auto *guide = new Guide(*m_session, m_window.get(), 1, guideTick);
        guide->show();
        QRegion busy;
        guide->keepFree([&busy] { return busy; });
        const QPoint usual = guide->pos();
        busy = guide->geometry().adjusted(20, 20, -20, -20);
        m_session->selection.setNodes({}); // an edit or another selection
        QVERIFY(m_session->document.edit(u"Rename"_s, [](const lecture::Lecture &lecture) {
            lecture::Lecture named = lecture;
            named.title = u"Words"_s;
            return base::Result<lecture::Lecture>(named);
        }));
        QTRY_VERIFY(!busy.intersects(guide->geometry()));
        QVERIFY(m_window->rect().contains(guide->geometry()));
        // Where it hides nothing, it stands where it usually does.
        busy = QRegion();
        guide->hide();
        guide->show();
        QCOMPARE(guide->pos(), usual);
        delete guide;
    }

    void theGuideTicksOffItsSteps()
    {
        auto *exportButton = new QPushButton(u"Export"_s, m_window.get());
        exportButton->setObjectName(u"exportButton"_s);
        exportButton->show();
        m_window->resize(900, 640);
        auto *guide = new Guide(*m_session, m_window.get(), 0, guideTick);
        guide->show();
        QSignalSpy finished(guide, &Guide::finished);
        QCOMPARE(guide->step(), 0);
        clickCard(*m_panel->blocks(), u"text.text"_s, true);
        QTRY_COMPARE(guide->step(), 1);
        QVERIFY(m_session->document.edit(u"Type"_s, [](const lecture::Lecture &lecture) {
            return lecture::withNodeProperty(lecture, u"scene1"_s, u"text"_s, u"text"_s, u"My title"_s);
        }));
        QTRY_COMPARE(guide->step(), 2);
        m_panel->findChild<QTabBar *>()->setCurrentIndex(1);
        clickCard(*m_panel->animations(), u"motion.write"_s, true);
        QTRY_COMPARE(guide->step(), 3);
        m_session->playhead.togglePlaying();
        QTRY_COMPARE(guide->step(), 4);
        m_session->playhead.stop();
        m_panel->findChild<QTabBar *>()->setCurrentIndex(0);
        clickCard(*m_panel->blocks(), u"charts.bars"_s, true);
        QTRY_COMPARE(guide->step(), 5);
        m_panel->findChild<QTabBar *>()->setCurrentIndex(1);
        clickCard(*m_panel->animations(), u"motion.grow"_s, true);
        QTRY_COMPARE(guide->step(), 6);
        // The button opens a window in which nothing is made yet.
        QTest::mouseClick(exportButton, Qt::LeftButton);
        QTest::qWait(1500); // longer than a tick is seen
        QCOMPARE(guide->step(), 6);
        guide->exportBegan();
        QTRY_COMPARE(guide->step(), 7); // says what to do next
        QVERIFY(guide->isVisible());
        const auto *body = guide->findChild<QLabel *>(u"guideBody"_s);
        QVERIFY(body->text().contains(u"Ctrl+T"_s));
        QVERIFY2(body->text().contains(u"is being made"_s), qPrintable(body->text()));
        guide->exportEnded(true);
        QVERIFY2(body->text().contains(u"is ready"_s) && body->text().contains(u"Ctrl+T"_s), qPrintable(body->text()));
        guide->exportBegan();
        guide->exportEnded(false);
        QVERIFY(!body->text().contains(u"video"_s));
        QTest::mouseClick(guide->findChild<QPushButton *>(u"guideSkip"_s), Qt::LeftButton);
        QCOMPARE(finished.count(), 1);
    }

    void theCardOfEveryStepIsScrolledToFromEitherTab()
    {
        auto *tabs = m_panel->findChild<QTabBar *>();
        for (const GuideStep &step : guideSteps(registry())) {
            for (const int tab : {0, 1}) {
                tabs->setCurrentIndex(tab);
                m_panel->findChild<QLineEdit *>()->setText(u"a"_s); // and whatever is searched for
                if (step.card.isEmpty())
                    continue;
                m_panel->reveal(step.card);
                CardView *view = tabs->currentIndex() == 0 ? m_panel->blocks() : m_panel->animations();
                const QRect card = view->visualRect(view->indexOf(step.card));
                QVERIFY2(!card.isEmpty() && view->viewport()->rect().contains(card), qPrintable(step.card));
                QCOMPARE(m_panel->placeOf(step.card).size(), card.size());
            }
        }
        for (const int tab : {1, 0})
            tabs->setCurrentIndex(tab);
        QVERIFY(m_panel->placeOf(u"charts.bars"_s).isEmpty()); // which needs scrolling
    }

    void theGuideAsksToSelectWhatAStepNeeds()
    {
        m_window->resize(900, 640);
        auto *guide = new Guide(*m_session, m_window.get(), 0, guideTick);
        guide->show();
        clickCard(*m_panel->blocks(), u"text.text"_s, true);
        QTRY_COMPARE(guide->step(), 1);
        QVERIFY(m_session->document.edit(u"Type"_s, [](const lecture::Lecture &lecture) {
            return lecture::withNodeProperty(lecture, u"scene1"_s, u"text"_s, u"text"_s, u"My title"_s);
        }));
        m_session->selection.clear(); // by clicking an empty place
        QTRY_COMPARE(guide->step(), 2);
        const auto *body = guide->findChild<QLabel *>(u"guideBody"_s);
        QVERIFY(body);
        QVERIFY2(body->text().startsWith(u"Click the text"_s), qPrintable(body->text()));
        m_session->selection.setNodes({u"text"_s});
        QVERIFY2(body->text().startsWith(u"Keep the text selected"_s), qPrintable(body->text()));
        QVERIFY(guide->accessibleDescription().contains(body->text()));
        m_session->selection.clear();
        QVERIFY(body->text().startsWith(u"Click the text"_s));
        QCOMPARE(guide->step(), 2);
    }

    /// The text stays selected, as the next step needs it.
    void typingEndsWithAKeyThatKeepsTheText()
    {
        const std::vector<GuideStep> steps = guideSteps(registry());
        QCOMPARE(steps[1].target, u"stagePanel"_s);
        QVERIFY2(steps[1].body.contains(u"Esc"_s) && !steps[1].body.contains(u"beside"_s), qPrintable(steps[1].body));
    }

    void theLastWordLeavesTheListOfExportsFree()
    {
        m_window->resize(1000, 900);
        auto *stage = new QWidget(m_window.get());
        stage->setObjectName(u"stagePanel"_s);
        stage->setGeometry(240, 0, 760, 500);
        stage->show();
        auto *timeline = new QWidget(m_window.get());
        timeline->setObjectName(u"timelinePanel"_s);
        auto *exports = new QWidget(m_window.get());
        exports->setObjectName(u"exportsPanel"_s);
        for (QWidget *bottom : {timeline, exports})
            bottom->setGeometry(240, 510, 760, 390);
        timeline->show();
        auto *guide = new Guide(*m_session, m_window.get(), static_cast<int>(guideSteps(registry()).size()));
        guide->show();
        QVERIFY(guide->geometry().intersects(timeline->geometry()));
        exports->show();
        timeline->hide();
        QVERIFY2(!guide->geometry().intersects(exports->geometry()), "The guide stands before the exports.");
        timeline->show();
        exports->hide();
        QVERIFY(guide->geometry().intersects(timeline->geometry()));
    }

    void theGuideSeesWhatWasDoneAhead()
    {
        auto *guide = new Guide(*m_session, m_window.get(), 0, guideTick);
        guide->show();
        clickCard(*m_panel->blocks(), u"text.text"_s, true);
        m_panel->findChild<QTabBar *>()->setCurrentIndex(1);
        clickCard(*m_panel->animations(), u"motion.fade-in"_s, true); // before the text is typed
        QTRY_COMPARE(guide->step(), 1);
        QVERIFY(m_session->document.edit(u"Type"_s, [](const lecture::Lecture &lecture) {
            return lecture::withNodeProperty(lecture, u"scene1"_s, u"text"_s, u"text"_s, u"My title"_s);
        }));
        QTRY_COMPARE(guide->step(), 3);
        // Opening another lecture does not count as a step.
        m_session->document.open(emptyLecture(u"en"_s), {});
        QTest::qWait(20);
        QCOMPARE(guide->step(), 3);
    }

    void theGuideCanBeSkippedAndClosed()
    {
        m_window->resize(900, 640);
        auto *guide = new Guide(*m_session, m_window.get(), 0, guideTick);
        guide->show();
        QSignalSpy finished(guide, &Guide::finished);
        auto *skip = guide->findChild<QPushButton *>(u"guideSkip"_s);
        QVERIFY(skip);
        skip->setFocus(Qt::TabFocusReason);
        QTest::keyClick(skip, Qt::Key_Space);
        QCOMPARE(guide->step(), 1);
        QVERIFY(guide->geometry().left() >= 0 && guide->geometry().right() <= m_window->width());
        QTest::keyClick(skip, Qt::Key_Escape);
        QCOMPARE(finished.count(), 1);
        QVERIFY(!guide->isVisible());
    }

    void theGuideEndsWithItsLecture()
    {
        auto *guide = new Guide(*m_session, m_window.get(), 0, guideTick);
        guide->show();
        QSignalSpy finished(guide, &Guide::finished);
        m_session->document.open(emptyLecture(u"en"_s), {});
        QCOMPARE(finished.count(), 1);
        QVERIFY(!guide->isVisible());
    }
};

LECTOGRAPH_TEST_MAIN(GuideTest)
#include "tst_editor_guide.moc"
