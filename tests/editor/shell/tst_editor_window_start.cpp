// SPDX-License-Identifier: GPL-3.0-or-later
#include "../wav.h"
#include "editor/customblocks/customblocks.h"
#include "editor/guide/guide.h"
#include "editor/stage/stagepanel.h"
#include "testmain.h"
#include "windowbench.h"

#include <QDir>
#include <QDropEvent>
#include <QLabel>
#include <QLineEdit>
#include <QListView>
#include <QMimeData>
#include <QPushButton>
#include <QTest>

#include <algorithm>

using namespace lectograph;
using namespace Qt::StringLiterals;
using editor::MainWindow;

class TestWindowStart : public QObject, private test::WindowBench
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { test::EditorWindow::prepare(u"tst_editor_window_start"_s); }
    void init() { begin(); }
    void cleanup() { end(); }

    void itBeginsWithTheStartPageAndGoesOnWithALecture()
    {
        QCOMPARE(m_window->page(), MainWindow::Page::Start);
        openTemplate(u"circle-area"_s);
        QCOMPARE(m_window->page(), MainWindow::Page::Editor);
        QVERIFY(m_window->windowTitle().contains(u"Area of a circle"_s));
    }

    void onTheStartPageNoCommandActsOnTheLectureBehindIt()
    {
        openTemplate(u"circle-area"_s);
        const auto offered = [&] {
            m_session->actions.find(u"help.commands"_s)->trigger();
            const auto *list = m_window->findChild<QListView *>(u"commandList"_s);
            QStringList texts;
            for (int row = 0; row < list->model()->rowCount(); ++row)
                texts.append(list->model()->index(row, 0).data().toString());
            QTest::keyClick(m_window->findChild<QLineEdit *>(u"commandField"_s), Qt::Key_Escape);
            return texts;
        };
        const auto textOf = [&](const QString &id) { return m_session->actions.find(id)->text(); };
        const QStringList inLecture = offered();
        m_session->actions.find(u"file.start"_s)->trigger();
        const QStringList atStart = offered();
        for (const QString &id :
             {u"file.new"_s, u"file.open"_s, u"file.preferences"_s, u"help.topics"_s, u"help.guide"_s})
            QVERIFY2(atStart.contains(textOf(id)), qPrintable(id));
        for (const QString &id : {u"file.save"_s, u"file.export"_s, u"edit.find"_s, u"timeline.marker"_s,
                                  u"view.present"_s, u"stage.focus"_s, u"playback.toggle"_s}) {
            if (m_session->actions.find(id))
                QVERIFY2(inLecture.contains(textOf(id)) && !atStart.contains(textOf(id)), qPrintable(id));
        }
        // Nor scenes, blocks and animations, of which there are many.
        QVERIFY(atStart.size() < 20);
        QVERIFY(inLecture.size() > 100);
        const QList<QAction *> own = m_window->actions();
        for (const QString &text : atStart)
            QVERIFY2(std::ranges::any_of(own, [&](const QAction *action) { return action->text() == text; }),
                     qPrintable(text));
    }

    /// Whether the lecture has a file or not, and also if its program ended after this one began.
    void whatWasNotSavedIsListedWheneverTheStartPageIsShown()
    {
        openTemplate(u"circle-area"_s);
        for (const QString &path : {m_dir.filePath(u"saved.lecture"_s), QString()}) {
            editor::Session ended(test::registry());
            editor::Safety left(ended, m_editor->safety().folder());
            ended.document.open(m_session->document.lecture(), {});
            if (!path.isEmpty())
                QVERIFY(ended.document.save(path));
            QVERIFY(ended.document.edit(u"Rename"_s, [](const lecture::Lecture &lecture) {
                lecture::Lecture named = lecture;
                named.title = u"Left behind"_s;
                return base::Result<lecture::Lecture>(named);
            }));
        }
        m_session->actions.find(u"file.start"_s)->trigger();
        const auto buttons = m_window->findChildren<QPushButton *>();
        QCOMPARE(std::ranges::count_if(buttons,
                                       [](const QPushButton *button) {
                                           return button->isVisible()
                                               && button->accessibleName() == u"Recover “Left behind”"_s;
                                       }),
                 2);
    }

    void theGuideBeginsANewLectureFromTheStartPage()
    {
        openTemplate(u"circle-area"_s);
        m_session->actions.find(u"file.start"_s)->trigger();
        m_session->actions.find(u"help.guide"_s)->trigger();
        QCOMPARE(m_window->page(), MainWindow::Page::Editor);
        QVERIFY(m_window->findChild<editor::Guide *>());
        QCOMPARE(m_session->document.lecture().scenes.size(), std::size_t(1));
        QVERIFY(m_session->document.lecture().scenes.front()->nodes.empty());
    }

    void theStartPageLeadsBackToTheLectureThatIsOpen()
    {
        auto *back = m_window->findChild<QPushButton *>(u"galleryBack"_s);
        QVERIFY(back && !back->isVisible()); // no lecture to go back to yet
        QTest::keyClick(m_window->focusWidget() ? m_window->focusWidget() : m_window, Qt::Key_Escape);
        QCOMPARE(m_window->page(), MainWindow::Page::Start);
        openTemplate(u"circle-area"_s);
        for (const bool isByKey : {false, true}) {
            m_session->actions.find(u"file.start"_s)->trigger();
            QCOMPARE(m_window->page(), MainWindow::Page::Start);
            QVERIFY(back->isVisible());
            QVERIFY(back->toolTip().contains(u"Area of a circle"_s));
            if (isByKey)
                QTest::keyClick(m_window->focusWidget(), Qt::Key_Escape);
            else
                back->click();
            QCOMPARE(m_window->page(), MainWindow::Page::Editor);
        }
        // Escape clears the search first.
        m_session->actions.find(u"file.start"_s)->trigger();
        auto *search = m_window->findChild<QLineEdit *>(u"gallerySearch"_s);
        search->setFocus();
        QTest::keyClicks(search, u"mask"_s);
        QTest::keyClick(search, Qt::Key_Escape);
        QCOMPARE(m_window->page(), MainWindow::Page::Start);
        QVERIFY(search->text().isEmpty());
        QTest::keyClick(search, Qt::Key_Escape);
        QCOMPARE(m_window->page(), MainWindow::Page::Editor);
        // A window that is created again shows it too.
        m_session->actions.find(u"file.start"_s)->trigger();
        makeWindow();
        QVERIFY(m_window->page() == MainWindow::Page::Start);
        m_window->show(MainWindow::Page::Start);
        QVERIFY(m_window->findChild<QPushButton *>(u"galleryBack"_s)->isVisible());
    }

    void whatTheCommandLineNamesIsOpened()
    {
        m_window->open(u"template:circle-area"_s);
        QCOMPARE(m_window->page(), MainWindow::Page::Editor);
        QVERIFY(m_session->document.path().isEmpty()); // a copy
        const QString file = m_dir.filePath(u"circle.lecture"_s);
        QVERIFY(m_session->document.save(file).has_value());
        openTemplate(u"masking"_s);
        m_window->open(file);
        QCOMPARE(m_session->document.path(), file);
        QVERIFY(m_window->windowTitle().contains(u"circle"_s));
    }

    void aBlockFromAColleagueIsTakenOverWhenItsFileIsDropped()
    {
        QDir(editor::CustomBlocks::folder()).removeRecursively();
        openTemplate(u"circle-area"_s);
        const lecture::Lecture &lecture = m_session->document.lecture();
        const lecture::Scene &scene = *lecture.scenes.front();
        QStringList nodes;
        for (const graph::NodePtr &node : scene.nodes)
            nodes.append(node->id);
        const auto block = editor::customBlockOf(lecture, scene.id, nodes, {u"From mail"_s}, test::registry());
        QVERIFY(block.has_value());
        const auto content = editor::toFile(*block);
        const auto drop = [&](const QByteArray &bytes) {
            QFile file(m_dir.filePath(u"attachment.json"_s));
            QVERIFY(file.open(QIODevice::WriteOnly));
            file.write(bytes);
            file.close();
            QMimeData data;
            data.setUrls({QUrl::fromLocalFile(file.fileName())});
            QDragEnterEvent enter(QPoint(600, 300), Qt::CopyAction, &data, Qt::LeftButton, {});
            QApplication::sendEvent(m_window, &enter);
            QVERIFY(enter.isAccepted());
            QDropEvent dropped(QPointF(600, 300), Qt::CopyAction, &data, Qt::LeftButton, {});
            QApplication::sendEvent(m_window, &dropped);
        };
        const auto isSaid = [&](const QString &words) {
            return std::ranges::any_of(m_window->findChildren<QLabel *>(),
                                       [&](const QLabel *label) { return label->text().contains(words); });
        };
        drop("{\"format\": \"lectograph-block\", \"version\": 99}");
        QVERIFY(isSaid(u"newer Lectograph"_s));
        QVERIFY(!editor::customBlockNamed(u"From mail"_s));
        drop(*content);
        QVERIFY(isSaid(u"“From mail” stands in the palette now"_s));
        QVERIFY(editor::customBlockNamed(u"From mail"_s));
        QVERIFY(!m_session->document.isModified());
        QDir(editor::CustomBlocks::folder()).removeRecursively();
    }

    void recordingsThatAreDroppedAreHeardFromThePlayheadOn()
    {
        openTemplate(u"circle-area"_s);
        m_session->playhead.setTime(base::Time::fromSeconds(1.5));
        QMimeData data;
        data.setUrls({QUrl::fromLocalFile(test::writeFile(m_dir.filePath(u"narration.wav"_s), test::toneWav(1)))});
        auto *stage = m_window->findChild<editor::StagePanel *>();
        QVERIFY(stage);
        for (QWidget *onto : {static_cast<QWidget *>(stage), static_cast<QWidget *>(m_window)}) {
            const QPoint at = onto->rect().center();
            QDragEnterEvent enter(at, Qt::CopyAction, &data, Qt::LeftButton, {});
            QApplication::sendEvent(onto, &enter);
            QWidget *taker = onto;
            while (!enter.isAccepted() && taker->parentWidget()) { // like the window system
                taker = taker->parentWidget();
                QApplication::sendEvent(taker, &enter);
            }
            QVERIFY(enter.isAccepted());
            QDropEvent dropped(QPointF(at), Qt::CopyAction, &data, Qt::LeftButton, {});
            QApplication::sendEvent(taker, &dropped);
        }
        const lecture::Scene &scene = *m_session->document.lecture().scenes.front();
        QCOMPARE(scene.sounds.size(), 2U);
        QCOMPARE(scene.sounds[0]->start.seconds(), 1.5);
        QCOMPARE(scene.sounds[0]->file, scene.sounds[1]->file); // stored once
        QCOMPARE(m_session->selection.sounds(), editor::SoundIds{scene.sounds[1]->id});
        QCOMPARE(m_session->document.lecture().assets.count(scene.sounds[0]->file.toString()), 1U);
    }
};

LECTOGRAPH_TEST_MAIN(TestWindowStart)
#include "tst_editor_window_start.moc"
