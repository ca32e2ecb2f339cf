// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/shell/errorbanner.h"
#include "editor/shell/statusbar.h"
#include "editor/stage/stagepanel.h"
#include "layoutfaults.h"
#include "lecture/edit.h"
#include "testmain.h"
#include "windowbench.h"

#include <QAccessible>
#include <QLabel>
#include <QTabWidget>
#include <QTest>
#include <QToolButton>

#include <algorithm>

using namespace lectograph;
using namespace Qt::StringLiterals;
using test::clippedIn;

class TestWindowWords : public QObject, private test::WindowBench
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { test::EditorWindow::prepare(u"tst_editor_window_words"_s); }
    void init() { begin(); }
    void cleanup() { end(); }

    void whatHungOnADeletedBlockIsOfferedInTheStatusLine()
    {
        openTemplate(u"transformer-architecture"_s);
        QString removed;
        QString scene;
        for (const lecture::ScenePtr &one : m_session->document.lecture().scenes) {
            for (const graph::NodePtr &node : one->nodes) {
                const QString link = node->properties.value(u"toShape"_s).toObject().value(u"link"_s).toString();
                if (!link.isEmpty() && removed.isEmpty()) {
                    removed = link.section(u'/', 0, 0).section(u'.', 0, 0);
                    scene = one->id;
                }
            }
        }
        QVERIFY(!removed.isEmpty());
        m_session->preview.enter(scene);
        m_session->selection.setNodes({removed});
        auto *offer = m_window->findChild<QToolButton *>(u"statusOffer"_s);
        QVERIFY(offer && !offer->isVisible());
        m_session->actions.find(u"stage.delete"_s)->trigger();
        QVERIFY(offer->isVisible());
        const std::size_t before = m_session->document.scene(scene)->nodes.size();
        offer->click();
        QVERIFY(m_session->document.scene(scene)->nodes.size() < before);
        m_session->document.history().undo();
        QVERIFY(!offer->isVisible());
    }

    void whatTheStatusBarSaysGoesWithTheNextAction()
    {
        openTemplate(u"circle-area"_s);
        const auto isSaid = [&] {
            return std::ranges::any_of(m_window->findChild<editor::StatusBar *>()->findChildren<QLabel *>(),
                                       [](const QLabel *label) { return label->text() == "Not here."_L1; });
        };
        Q_EMIT m_session->document.statusMessage(u"Not here."_s);
        QVERIFY(isSaid());
        m_session->actions.find(u"playback.in"_s)->trigger();
        QVERIFY(!isSaid());
        Q_EMIT m_session->document.statusMessage(u"Not here."_s);
        QVERIFY(m_session->document.edit(u"Call it"_s, [](lecture::Lecture lecture) -> base::Result<lecture::Lecture> {
            lecture.title = u"Another"_s;
            return lecture;
        }));
        QVERIFY(!isSaid());
    }

    void whatIsSaidOfAStateGoesWithTheState()
    {
        openTemplate(u"circle-area"_s);
        const auto *offer = m_window->findChild<QToolButton *>(u"statusOffer"_s);
        QVERIFY(offer);
        const auto isSaid = [&] {
            const auto isIt = [](const QLabel *label) { return label->text() == "It is not saved."_L1; };
            return offer->isVisible()
                && std::ranges::any_of(m_window->findChild<editor::StatusBar *>()->findChildren<QLabel *>(), isIt);
        };
        editor::Document &document = m_session->document;
        const auto offerToSave = [&](const QString &path) {
            document.open(lecture::Lecture(document.lecture()), path, true);
            Q_EMIT document.offered(
                u"It is not saved."_s, u"Save"_s, [] {}, [&] { return document.isModified(); });
        };
        const QString path = m_dir.filePath(u"recovered.lecture"_s);
        offerToSave({});
        QVERIFY(isSaid());
        QVERIFY(document.save(path));
        QVERIFY(!isSaid());
        // An offer without such a state remains, such as to undo.
        Q_EMIT document.offered(u"It is not saved."_s, u"Undo"_s, [] {});
        QVERIFY(document.save(path));
        QVERIFY(isSaid());
        // Nothing is said of the lecture before, which had no step that could be undone.
        offerToSave(path);
        QVERIFY(isSaid());
        document.open(lecture::Lecture(document.lecture()), path);
        QVERIFY(!isSaid());
    }

    void whatIsSaidOfASceneGoesWithTheScene()
    {
        openTemplate(u"circle-area"_s);
        const auto isSaid = [&] {
            return std::ranges::any_of(m_window->findChild<editor::StatusBar *>()->findChildren<QLabel *>(),
                                       [](const QLabel *label) { return label->text() == "Here."_L1; });
        };
        const lecture::Lecture &lecture = m_session->document.lecture();
        lecture::Scene second;
        second.id = u"second"_s;
        second.duration = base::Time::fromSeconds(2);
        QVERIFY(m_session->document.edit(
            u"Add scene"_s, [&](const lecture::Lecture &before) { return lecture::withScene(before, second); }));
        const QString first = lecture.scenes.front()->id;
        m_session->preview.enter(first);
        m_session->selection.clear();
        Q_EMIT m_session->document.statusMessage(u"Here."_s);
        QVERIFY(isSaid());
        m_session->preview.enter(u"second"_s);
        QVERIFY(!isSaid());
        m_session->preview.enter(first);
        Q_EMIT m_session->document.offered(
            u"Here."_s, u"Do"_s, [] {}, [&] { return m_session->selection.scene() == first; });
        QVERIFY(isSaid());
        m_session->preview.enter(u"second"_s);
        QVERIFY(!isSaid());
    }

    void theStarGoesWithUndoToWhatWasSaved()
    {
        openTemplate(u"circle-area"_s);
        QVERIFY(m_session->document.save(m_dir.filePath(u"star.lecture"_s)));
        QVERIFY(!m_window->isWindowModified());
        const auto rename = [this](const QString &title) {
            return m_session->document.edit(u"Title"_s,
                                            [&](lecture::Lecture lecture) -> base::Result<lecture::Lecture> {
                                                lecture.title = title;
                                                return lecture;
                                            });
        };
        QVERIFY(rename(u"Other"_s));
        QVERIFY(m_window->isWindowModified());
        m_session->document.history().undo();
        QVERIFY(!m_window->isWindowModified());
        m_session->document.history().redo();
        QVERIFY(m_window->isWindowModified());
        QVERIFY(m_session->document.save(m_session->document.path()));
        QVERIFY(!m_window->isWindowModified());
    }

    void undoAndRedoNameWhatTheyDo()
    {
        openTemplate(u"circle-area"_s);
        m_session->document.edit(u"Rename lecture"_s, [](lecture::Lecture lecture) -> base::Result<lecture::Lecture> {
            lecture.title = u"Other"_s;
            return lecture;
        });
        QVERIFY(m_session->actions.find(u"edit.undo"_s)->text().contains(u"Rename lecture"_s));
        QTest::keyClick(m_window, Qt::Key_Z, Qt::ControlModifier);
        QVERIFY(m_window->windowTitle().contains(u"Area of a circle"_s));
        QTest::keyClick(m_window, Qt::Key_Z, Qt::ControlModifier | Qt::ShiftModifier);
        QVERIFY(m_window->windowTitle().contains(u"Other"_s));
    }

    void whatWentWrongIsSaidOverTheStage()
    {
        openTemplate(u"circle-area"_s);
        QCoreApplication::processEvents();
        auto *banner = m_window->findChild<editor::ErrorBanner *>();
        const auto *stage = m_window->findChild<editor::StagePanel *>();
        QVERIFY(banner && !banner->isVisible());
        const QWidget *focused = QApplication::focusWidget();
        const auto refuse = [this](const QString &what) {
            QVERIFY(
                !m_session->document.edit(u"Try"_s, [&](const lecture::Lecture &) -> base::Result<lecture::Lecture> {
                    return tl::unexpected(base::Error{what, u"Try something else."_s, {}});
                }));
        };
        refuse(u"It does not fit."_s);
        QVERIFY(banner->isVisible());
        QCOMPARE(banner->sentence(), u"It does not fit. Try something else."_s);
        QCOMPARE(QApplication::focusWidget(), focused);
        const QRect over(stage->mapTo(m_window, QPoint()), stage->size());
        QVERIFY(over.contains(banner->geometry()));
        QVERIFY(std::abs(banner->geometry().center().x() - over.center().x()) <= 1);
        QVERIFY(banner->geometry().bottom() < over.center().y());
        QVERIFY(clippedIn(*banner).isEmpty());
        QAccessibleInterface *told = QAccessible::queryAccessibleInterface(banner);
        QCOMPARE(told->role(), QAccessible::AlertMessage);
        QCOMPARE(told->text(QAccessible::Name), banner->sentence());
        // It is closed, or clicked to open the panel with details.
        QTest::mouseClick(banner->findChild<QToolButton *>(u"closeError"_s), Qt::LeftButton);
        QVERIFY(!banner->isVisible());
        auto *bottom = m_window->findChild<QTabWidget *>(u"bottom"_s);
        const int before = bottom->currentIndex();
        refuse(u"It does not fit."_s);
        QTest::mouseClick(banner, Qt::LeftButton, {}, QPoint(20, banner->height() / 2));
        QVERIFY(!banner->isVisible());
        QVERIFY(bottom->currentIndex() != before);
        QCOMPARE(bottom->currentWidget()->objectName(), u"problemsPanel"_s);
        // It fits any text in a narrow window.
        m_window->resize(m_window->minimumSize());
        refuse(u"The block “A name that goes on and on for quite a while” cannot be linked to itself. "_s.repeated(4));
        QCoreApplication::processEvents();
        QVERIFY(m_window->rect().contains(banner->geometry()));
        for (const QLabel *label : banner->findChildren<QLabel *>()) {
            if (label->wordWrap())
                QVERIFY2(label->height() >= label->heightForWidth(label->width()), qPrintable(label->text()));
        }
    }

    void anExportThatFailsIsSaid()
    {
        openTemplate(u"circle-area"_s);
        auto *banner = m_window->findChild<editor::ErrorBanner *>();
        exporting::ExportRequest request;
        request.lecture = m_session->document.lecture();
        request.settings.path = m_dir.filePath(u"no such folder/circle.mp4"_s);
        m_editor->exports().add(request);
        QTRY_VERIFY_WITH_TIMEOUT(banner->isVisible(), 20000);
        QVERIFY2(banner->sentence().contains(u"circle.mp4"_s), qPrintable(banner->sentence()));
        QTest::mouseClick(banner, Qt::LeftButton, {}, QPoint(20, banner->height() / 2));
        QCOMPARE(m_window->findChild<QTabWidget *>(u"bottom"_s)->currentWidget()->objectName(), u"exportsPanel"_s);
    }
};

LECTOGRAPH_TEST_MAIN(TestWindowWords)
#include "tst_editor_window_words.moc"
