// SPDX-License-Identifier: GPL-3.0-or-later
#include "../silence.h"
#include "../wav.h"
#include "editor/commands/commands.h"
#include "editor/customblocks/customblocks.h"
#include "editor/edits/scene_edits.h"
#include "editor/exporting/exportqueue.h"
#include "editor/graph/canvas.h"
#include "editor/graph/graphpanel.h"
#include "editor/guide/guide.h"
#include "editor/help/focustopic.h"
#include "editor/help/helpwindow.h"
#include "editor/inspector/inspectorpanel.h"
#include "editor/inspector/looks/lookeditor.h"
#include "editor/inspector/rows/row.h"
#include "editor/language/language.h"
#include "editor/palette/cardview.h"
#include "editor/palette/palettepanel.h"
#include "editor/safety/safety.h"
#include "editor/session/session.h"
#include "editor/shell/errorbanner.h"
#include "editor/shell/mainwindow.h"
#include "editor/shell/preferences.h"
#include "editor/shell/statusbar.h"
#include "editor/sound/soundplayer.h"
#include "editor/stage/inlinetexteditor.h"
#include "editor/stage/overlay.h"
#include "editor/stage/stagepanel.h"
#include "editor/timeline/timelinepanel.h"
#include "layoutfaults.h"
#include "lecture/files.h"
#include "lecture/templates.h"
#include "testmain.h"
#include "timeline/plugin.h"

#include <QAbstractButton>
#include <QAccessible>
#include <QApplication>
#include <QComboBox>
#include <QDialog>
#include <QDir>
#include <QDropEvent>
#include <QLabel>
#include <QLayout>
#include <QLineEdit>
#include <QListView>
#include <QMenu>
#include <QMimeData>
#include <QPushButton>
#include <QRegularExpression>
#include <QSettings>
#include <QStackedLayout>
#include <QStandardPaths>
#include <QTabBar>
#include <QTabWidget>
#include <QTemporaryDir>
#include <QTest>
#include <QTextDocumentFragment>
#include <QToolButton>

#include <algorithm>
#include <set>

using namespace lectograph;
using namespace Qt::StringLiterals;
using editor::MainWindow;
using test::clippedIn;
using test::overlapsIn;
using test::pathOf;
using test::textOf;

namespace {

QStringList complaints; ///< warnings by Qt

} // namespace

class TestEditorWindow : public QObject
{
    Q_OBJECT

private:
    timeline::Registry m_registry;
    QTemporaryDir m_dir;
    std::unique_ptr<editor::Session> m_session;
    std::unique_ptr<editor::ExportQueue> m_exports;
    std::unique_ptr<editor::Safety> m_safety;
    std::unique_ptr<editor::SoundPlayer> m_sound;
    std::unique_ptr<MainWindow> m_window;

    void makeWindow()
    {
        m_window.reset();
        editor::applyPreferences(*qApp);
        m_window = std::make_unique<MainWindow>(editor::Program{*m_session, *m_exports, *m_safety, m_sound.get()});
        m_window->resize(1366, 768);
        m_window->QWidget::show();
        m_window->activateWindow();
        QVERIFY(QTest::qWaitForWindowExposed(m_window.get()));
    }

    void openTemplate(const QString &id)
    {
        const auto path = lecture::resolved(u"template:"_s + id);
        QVERIFY(path.has_value());
        const auto lecture = lecture::load(*path);
        QVERIFY(lecture.has_value());
        m_session->document.open(*lecture, {});
    }

private Q_SLOTS:
    void initTestCase()
    {
        QStandardPaths::setTestModeEnabled(true);
        QCoreApplication::setOrganizationName(u"LectographTests"_s);
        QCoreApplication::setApplicationName(u"tst_editor_window"_s);
        QSettings().clear();
        QVERIFY(timeline::loadPlugins(m_registry).empty());
    }

    void init()
    {
        QSettings().clear();
        QSettings().setValue(u"language"_s, u"en"_s);
        m_session = std::make_unique<editor::Session>(m_registry);
        m_exports = std::make_unique<editor::ExportQueue>(m_registry);
        m_safety = std::make_unique<editor::Safety>(*m_session, m_dir.filePath(u"recovery"_s));
        m_sound = std::make_unique<editor::SoundPlayer>(m_session->document, m_session->playhead, m_session->preview,
                                                        std::make_unique<test::Silence>());
        makeWindow();
    }

    void cleanup()
    {
        m_window.reset();
        m_sound.reset();
        m_safety.reset();
        m_exports.reset();
        m_session.reset();
    }

    void f1AnswersWhereTheFocusIs()
    {
        QTest::keyClick(m_window.get(), Qt::Key_F1);
        auto *help = m_window->findChild<editor::HelpWindow *>();
        QVERIFY(help && help->isVisible());
        QCOMPARE(help->current(), u"start"_s);
        help->close();
        openTemplate(u"circle-area"_s);
        const auto topicAt = [&](const QString &panel) {
            m_window->activateWindow();
            auto *widget = m_window->findChild<QWidget *>(panel);
            widget->setFocus();
            QTest::keyClick(m_window.get(), Qt::Key_F1);
            const QString topic = help->isVisible() ? help->current() : QString();
            help->close();
            return topic;
        };
        QCOMPARE(topicAt(u"stagePanel"_s), u"stage"_s);
        QCOMPARE(topicAt(u"graphPanel"_s), u"graph"_s);
        QCOMPARE(topicAt(u"timelinePanel"_s), u"timeline"_s);
        auto *stagger = m_window->findChild<QWidget *>(u"stagger"_s);
        QVERIFY(stagger);
        QCOMPARE(editor::focusTopic(stagger), u"animations"_s);
        // A row of the properties is answered by the block that it belongs to.
        const lecture::Scene *scene = m_session->document.scene(m_session->selection.scene());
        QVERIFY(scene && !scene->actors.empty());
        m_session->selection.setNodes({scene->actors.front()});
        auto *inspector = m_window->findChild<editor::InspectorPanel *>();
        QTRY_VERIFY(inspector && !inspector->rows().empty() && !inspector->rows().front()->source().places.empty());
        QVERIFY(editor::focusTopic(inspector->rows().front()->field()).startsWith(u"block/"_s));
        // Every page leads to actions that exist.
        for (const editor::HelpTopic &topic : help->topics()) {
            static const QRegularExpression action(u"\\(action:([\\w.]+)\\)"_s);
            for (auto matches = action.globalMatch(topic.markdown); matches.hasNext();) {
                const QString id = matches.next().captured(1);
                QVERIFY2(m_session->actions.find(id), qPrintable(topic.id + u": "_s + id));
            }
        }
    }

    void theLanguageOfTheLectureIsNotTakenForThatOfTheInterface()
    {
        openTemplate(u"circle-area"_s);
        auto *button = m_window->findChild<QToolButton *>(u"lectureLanguage"_s);
        QVERIFY(button && button->toolTip().contains(u"preferences"_s));
        const QList<QAction *> entries = button->menu()->actions();
        QCOMPARE(entries.front()->text(), u"Language of the lecture"_s);
        QVERIFY(!entries.front()->isEnabled());
        QCOMPARE(std::ranges::count_if(entries, &QAction::isCheckable), m_session->document.lecture().languages.size());
        entries.back()->trigger();
        auto *preferences = m_window->findChild<editor::Preferences *>();
        QVERIFY(preferences && preferences->isVisible());
        preferences->close();
    }

    void itBeginsWithTheStartPageAndGoesOnWithALecture()
    {
        QCOMPARE(m_window->page(), MainWindow::Page::Start);
        openTemplate(u"circle-area"_s);
        QCOMPARE(m_window->page(), MainWindow::Page::Editor);
        QVERIFY(m_window->windowTitle().contains(u"Area of a circle"_s));
    }

    void aNewBoxIsTypedHoweverItIsAdded()
    {
        openTemplate(u"circle-area"_s);
        auto *stage = m_window->findChild<editor::StagePanel *>();
        Q_EMIT m_window->findChild<editor::PalettePanel *>()->blocks()->chosen(u"shapes.box"_s);
        QVERIFY(stage->wordsEditor());
        stage->wordsEditor()->accept();
        Q_EMIT m_window->findChild<editor::PalettePanel *>()->blocks()->chosen(u"shapes.circle"_s);
        QVERIFY(!stage->wordsEditor());
        const auto commands = editor::commandsFor(*m_session);
        std::ranges::find(commands, u"block/shapes.box"_s, &editor::Command::id)->run();
        QVERIFY(stage->wordsEditor());
        stage->wordsEditor()->accept();
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
        QTest::keyClick(m_window->focusWidget() ? m_window->focusWidget() : m_window.get(), Qt::Key_Escape);
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

    void nothingPlaysOnBehindADialog()
    {
        openTemplate(u"circle-area"_s);
        for (const QString &id : {u"file.export"_s, u"file.preferences"_s, u"help.about"_s}) {
            m_session->playhead.setFrame(0);
            m_session->playhead.play();
            m_session->actions.find(id)->trigger();
            QTRY_VERIFY2(!m_session->playhead.isPlaying(), qPrintable(id));
            for (QDialog *dialog : m_window->findChildren<QDialog *>())
                dialog->close();
            QTest::qWait(10);
        }
        // The command palette is not a dialog.
        m_session->playhead.setFrame(0);
        m_session->playhead.play();
        m_session->actions.find(u"help.commands"_s)->trigger();
        QTest::qWait(30);
        QVERIFY(m_session->playhead.isPlaying());
    }

    void theFirstWindowHasALargeStageAndTheGraphIsOneClickAway_data()
    {
        QTest::addColumn<QSize>("size");
        QTest::newRow("small laptop") << QSize(1366, 768);
        QTest::newRow("full HD") << QSize(1920, 1080);
    }

    void theFirstWindowHasALargeStageAndTheGraphIsOneClickAway()
    {
        QFETCH(QSize, size);
        openTemplate(u"transformer-architecture"_s);
        m_window->resize(size);
        QCoreApplication::processEvents();
        const auto rectOf = [this](const char *name) {
            const auto *panel = m_window->findChild<QWidget *>(QLatin1String(name));
            return panel->isVisible() ? QRect(panel->mapTo(m_window.get(), QPoint()), panel->size()) : QRect();
        };
        const QRect stage = rectOf("stagePanel");
        QVERIFY(2 * stage.width() > size.width());
        QVERIFY(rectOf("palettePanel").right() <= stage.left());
        QVERIFY(rectOf("inspectorPanel").left() >= stage.right());
        QVERIFY(rectOf("timelinePanel").top() >= stage.bottom());
        QVERIFY(rectOf("graphPanel").isEmpty());

        const QList<QToolButton *> buttons =
            m_window->findChild<QWidget *>(u"viewSwitch"_s)->findChildren<QToolButton *>();
        QCOMPARE(buttons.size(), 4); // stage, graph, both, space
        const auto click = [&](int index) {
            QTest::mouseClick(buttons[index], Qt::LeftButton);
            QCoreApplication::processEvents();
            QVERIFY(buttons[index]->isChecked());
        };
        const int palette = rectOf("palettePanel").width();
        click(1);
        QVERIFY(rectOf("stagePanel").isEmpty());
        QVERIFY(2 * rectOf("graphPanel").width() > size.width());
        click(2);
        QVERIFY(rectOf("stagePanel").width() > 240 && rectOf("graphPanel").width() > 240);
        click(3);
        QVERIFY(rectOf("stagePanel").width() > 240 && rectOf("spacePanel").width() > 240);
        QVERIFY(rectOf("graphPanel").isEmpty());
        click(0);
        QVERIFY(rectOf("spacePanel").isEmpty());
        QVERIFY(rectOf("graphPanel").isEmpty());
        QCOMPARE(rectOf("palettePanel").width(), palette);
        QCOMPARE(rectOf("stagePanel"), stage);
    }

    void theGraphOpensForWhatIsSeenOnlyThere()
    {
        openTemplate(u"transformer-architecture"_s);
        m_session->selection.setNodes({m_session->document.scene(m_session->selection.scene())->actors.front()});
        auto *graph = m_window->findChild<QWidget *>(u"graphPanel"_s);
        for (const QString &id : {u"view.showInGraph"_s, u"graph.add"_s}) {
            m_window->show(MainWindow::View::Stage);
            QVERIFY(!graph->isVisible());
            m_session->actions.find(id)->trigger();
            QVERIFY2(graph->isVisible(), qPrintable(id));
            QCOMPARE(m_window->view(), MainWindow::View::Both);
        }
        // A large graph stays as it is.
        m_window->show(MainWindow::View::Graph);
        m_session->actions.find(u"view.showInGraph"_s)->trigger();
        QCOMPARE(m_window->view(), MainWindow::View::Graph);
    }

    void theNextWindowHasTheSameView()
    {
        openTemplate(u"circle-area"_s);
        for (const auto view :
             {MainWindow::View::Graph, MainWindow::View::Both, MainWindow::View::Space, MainWindow::View::Stage}) {
            m_window->show(view);
            const QByteArray layout = m_window->layoutState();
            makeWindow();
            m_window->restoreLayout(layout);
            QCoreApplication::processEvents();
            QCOMPARE(m_window->view(), view);
        }
    }

    void mSetsAMarkerWhereverTheFocusIs()
    {
        openTemplate(u"circle-area"_s);
        m_window->show(MainWindow::View::Both);
        const auto markers = [&] {
            return editor::markersOf(*m_session->document.scene(m_session->selection.scene())).size();
        };
        m_session->selection.clear();
        qint64 frame = 30;
        const auto setsOne = [&](QWidget *focused) {
            m_session->playhead.setFrame(frame += 10);
            focused->setFocus();
            if (!QTest::qWaitFor([&] { return focused->hasFocus(); }))
                return false;
            const auto before = markers();
            QTest::keyClick(focused, Qt::Key_M);
            return markers() == before + 1;
        };
        for (const QString &name :
             {u"stagePanel"_s, u"palettePanel"_s, u"inspectorPanel"_s, u"timelinePanel"_s, u"graphPanel"_s}) {
            auto *panel = m_window->findChild<QWidget *>(name);
            QVERIFY2(panel, qPrintable(name));
            QWidget *focused = panel;
            while (focused->focusProxy())
                focused = focused->focusProxy();
            if (focused->focusPolicy() == Qt::NoFocus || qobject_cast<QLineEdit *>(focused)) {
                const auto inside = panel->findChildren<QAbstractButton *>();
                const auto button = std::ranges::find_if(inside, [](const QAbstractButton *one) {
                    return one->isVisible() && one->isEnabled() && one->focusPolicy() != Qt::NoFocus;
                });
                QVERIFY2(button != inside.end(), qPrintable(name));
                focused = *button;
            }
            QVERIFY2(setsOne(focused), qPrintable(name));
        }
        // The animations of the palette too, where other letters go to the search; and the buttons below.
        auto *palette = m_window->findChild<editor::PalettePanel *>();
        palette->findChild<QTabBar *>()->setCurrentIndex(1);
        QVERIFY(setsOne(palette->animations()));
        QTest::keyClick(palette->animations(), Qt::Key_F);
        auto *search = palette->findChild<QLineEdit *>(u"paletteSearch"_s);
        QVERIFY(search->hasFocus());
        QCOMPARE(search->text(), u"f"_s);
        const auto before = markers();
        QTest::keyClick(search, Qt::Key_M); // where words are typed, it is a letter
        QCOMPARE(search->text(), u"fm"_s);
        QCOMPARE(markers(), before);
        QVERIFY(setsOne(m_window->findChild<editor::StatusBar *>()->findChild<QToolButton *>(u"statusProblems"_s)));
    }

    void aLetterOverTheGraphSetsNoPoints()
    {
        openTemplate(u"circle-area"_s);
        m_window->show(MainWindow::View::Both);
        QWidget *graph = m_window->findChild<QWidget *>(u"graphCanvas"_s);
        auto *stage = m_window->findChild<editor::StagePanel *>();
        QVERIFY(graph && stage);
        editor::Playhead &playhead = m_session->playhead;
        playhead.setFrame(100);
        const auto typeAt = [&](QWidget *pointed, QWidget *focused) {
            const QPoint middle = pointed->mapTo(m_window.get(), pointed->rect().center());
            QTest::mouseMove(m_window->windowHandle(), middle);
            QTRY_VERIFY(pointed->underMouse());
            focused->setFocus();
            QTRY_VERIFY(focused->isAncestorOf(QApplication::focusWidget()) || focused->hasFocus()
                        || focused->focusProxy() == QApplication::focusWidget());
            QTest::keyClick(QApplication::focusWidget(), Qt::Key_O);
            QTest::keyClick(QApplication::focusWidget(), Qt::Key_I);
        };
        typeAt(graph, stage); // the pointer is there, but not the focus
        QVERIFY(!playhead.out() && !playhead.in());
        typeAt(graph, graph);
        QVERIFY(!playhead.out() && !playhead.in());
        // Triggered by name, it works regardless of the pointer.
        m_session->actions.find(u"playback.out"_s)->trigger();
        QVERIFY(playhead.out().has_value());
        playhead.setOut({});
        typeAt(stage, stage);
        QVERIFY(playhead.in().has_value());
    }

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
        const auto block = editor::customBlockOf(lecture, scene.id, nodes, {u"From mail"_s}, m_registry);
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
            QApplication::sendEvent(m_window.get(), &enter);
            QVERIFY(enter.isAccepted());
            QDropEvent dropped(QPointF(600, 300), Qt::CopyAction, &data, Qt::LeftButton, {});
            QApplication::sendEvent(m_window.get(), &dropped);
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

    void recordingsThatAreDroppedAreHeardFromThePlayheadOn()
    {
        openTemplate(u"circle-area"_s);
        m_session->playhead.setTime(base::Time::fromSeconds(1.5));
        QMimeData data;
        data.setUrls({QUrl::fromLocalFile(test::writeFile(m_dir.filePath(u"narration.wav"_s), test::toneWav(1)))});
        auto *stage = m_window->findChild<editor::StagePanel *>();
        QVERIFY(stage);
        for (QWidget *onto : {static_cast<QWidget *>(stage), static_cast<QWidget *>(m_window.get())}) {
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

    void undoAndRedoNameWhatTheyDo()
    {
        openTemplate(u"circle-area"_s);
        m_session->document.edit(u"Rename lecture"_s, [](lecture::Lecture lecture) -> base::Result<lecture::Lecture> {
            lecture.title = u"Other"_s;
            return lecture;
        });
        QVERIFY(m_session->actions.find(u"edit.undo"_s)->text().contains(u"Rename lecture"_s));
        QTest::keyClick(m_window.get(), Qt::Key_Z, Qt::ControlModifier);
        QVERIFY(m_window->windowTitle().contains(u"Area of a circle"_s));
        QTest::keyClick(m_window.get(), Qt::Key_Z, Qt::ControlModifier | Qt::ShiftModifier);
        QVERIFY(m_window->windowTitle().contains(u"Other"_s));
    }

    void undoAndRedoSpeakTheLanguageOfTheWindow()
    {
        openTemplate(u"circle-area"_s);
        m_session->selection.setNodes({u"circle"_s});
        m_session->actions.find(u"stage.hide"_s)->trigger();
        const QString english = m_session->actions.find(u"edit.undo"_s)->text();
        QCOMPARE(english, u"Undo: Take off the stage (Circle)"_s);
        const auto rows = [this] {
            QStringList names;
            const auto *list = m_window->findChild<QListView *>(u"historyList"_s);
            for (int row = 0; row < list->model()->rowCount(); ++row)
                names.append(list->model()->index(row, 0).data().toString());
            return names;
        };
        QCOMPARE(rows(), (QStringList{u"Opened"_s, u"Take off the stage (Circle)"_s}));
        QSettings().setValue(u"language"_s, u"ko"_s);
        makeWindow();
        const QString name = QCoreApplication::translate("lectograph::editor", "Take off the stage");
        QVERIFY(name != u"Take off the stage"_s);
        QVERIFY(m_session->actions.find(u"edit.undo"_s)->text().contains(name));
        QVERIFY(rows().back().contains(name));
        m_session->document.history().undo();
        QVERIFY(m_session->actions.find(u"edit.redo"_s)->text().contains(name));
        QSettings().setValue(u"language"_s, u"en"_s);
        makeWindow();
        QCOMPARE(rows(), (QStringList{u"Opened"_s, u"Take off the stage (Circle)"_s}));
    }

    void windowsAndPlacesStayWhenLanguageOrThemeChange()
    {
        openTemplate(u"transformer-architecture"_s);
        m_window->show(MainWindow::View::Both);
        QCoreApplication::processEvents();
        m_session->actions.find(u"help.topics"_s)->trigger();
        m_session->actions.find(u"look.edit"_s)->trigger();
        auto *help = m_window->findChild<editor::HelpWindow *>();
        help->openTopic(u"timeline"_s);
        help->move(60, 80);
        auto *preferences = m_window->openPreferences();
        preferences->move(120, 140);
        const auto lookEditor = [this] { return m_window->findChild<editor::LookEditor *>(); };
        lookEditor()->setGeometry(200, 210, 480, 400);
        const auto paletteTabs = [this] {
            return m_window->findChild<editor::PalettePanel *>()->findChild<QTabBar *>();
        };
        const auto timeline = [this] { return &m_window->findChild<editor::TimelinePanel *>()->view(); };
        const auto graph = [this] { return &m_window->findChild<editor::GraphPanel *>()->canvas(); };
        paletteTabs()->setCurrentIndex(1);
        timeline()->zoom(3, 200);
        timeline()->scrollBy(240);
        graph()->setView(0.6, {120, 90});
        m_window->findChild<editor::StagePanel *>()->overlay()->zoomBy(2);
        const editor::TimeAxis axis = timeline()->axis();
        const QRect frame = m_window->findChild<editor::StagePanel *>()->overlay()->frame();
        const QRect geometry = m_window->geometry();
        const WId native = m_window->winId();
        const QString english = preferences->windowTitle();
        int hidden = 0;
        class Watch : public QObject
        {
        public:
            explicit Watch(int &count) : m_count(count) {}
            bool eventFilter(QObject *, QEvent *event) override
            {
                m_count += event->type() == QEvent::Hide || event->type() == QEvent::Close;
                return false;
            }

        private:
            int &m_count;
        } watch(hidden);
        for (QWidget *window : std::initializer_list<QWidget *>{m_window.get(), help, preferences})
            window->installEventFilter(&watch);
        for (const auto &[setting, value] : {std::pair(u"language"_s, u"ko"_s), std::pair(u"theme"_s, u"light"_s),
                                             std::pair(u"language"_s, u"en"_s)}) {
            QPointer<QWidget> oldStage = m_window->findChild<editor::StagePanel *>();
            auto *box = preferences->findChild<QComboBox *>(setting);
            box->setFocus();
            box->setCurrentIndex(box->findData(value));
            Q_EMIT box->activated(box->currentIndex());
            QTRY_VERIFY(!oldStage); // everything in the window is new
            QCoreApplication::processEvents();
            QCOMPARE(m_window->geometry(), geometry);
            QCOMPARE(m_window->winId(), native);
            QCOMPARE(m_window->page(), MainWindow::Page::Editor);
            QCOMPARE(m_window->view(), MainWindow::View::Both);
            QVERIFY(preferences->isVisible() && help->isVisible() && lookEditor() && lookEditor()->isVisible());
            QCOMPARE(preferences->pos(), QPoint(120, 140));
            QCOMPARE(help->pos(), QPoint(60, 80));
            QCOMPARE(lookEditor()->geometry(), QRect(200, 210, 480, 400));
            QCOMPARE(help->current(), u"timeline"_s);
            box = preferences->findChild<QComboBox *>(setting);
            QCOMPARE(box->currentData().toString(), value);
            QCOMPARE(preferences->focusWidget(), box);
            QCOMPARE(preferences->windowTitle() == english, QSettings().value(u"language"_s) == u"en"_s);
            QCOMPARE(paletteTabs()->currentIndex(), 1);
            QCOMPARE(timeline()->axis().left, axis.left);
            QCOMPARE(timeline()->axis().scale, axis.scale);
            QCOMPARE(graph()->zoom(), 0.6);
            QCOMPARE(graph()->origin(), QPointF(120, 90));
            QCOMPARE(m_window->findChild<editor::StagePanel *>()->overlay()->frame(), frame);
        }
        QCOMPARE(hidden, 0);
        preferences->close();
        help->close();
    }

    void theGuideGoesOnWhenTheWindowIsMadeAnew()
    {
        openTemplate(u"circle-area"_s);
        m_session->actions.find(u"help.guide"_s)->trigger();
        const auto guide = [this] { return m_window->findChild<editor::Guide *>(); };
        QTest::mouseClick(guide()->findChild<QPushButton *>(u"guideSkip"_s), Qt::LeftButton);
        QTRY_COMPARE(guide()->step(), 1);
        QSettings().setValue(u"theme"_s, u"light"_s);
        m_window->renew();
        QVERIFY(guide() && guide()->isVisible());
        QCOMPARE(guide()->step(), 1);
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
        const QRect over(stage->mapTo(m_window.get(), QPoint()), stage->size());
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
        m_exports->add(request);
        QTRY_VERIFY_WITH_TIMEOUT(banner->isVisible(), 20000);
        QVERIFY2(banner->sentence().contains(u"circle.mp4"_s), qPrintable(banner->sentence()));
        QTest::mouseClick(banner, Qt::LeftButton, {}, QPoint(20, banner->height() / 2));
        QCOMPARE(m_window->findChild<QTabWidget *>(u"bottom"_s)->currentWidget()->objectName(), u"exportsPanel"_s);
    }

    void everyPanelIsReachedWithF6()
    {
        openTemplate(u"circle-area"_s);
        m_window->show(MainWindow::View::Both);
        const QStringList names{u"palettePanel"_s, u"stagePanel"_s, u"graphPanel"_s, u"inspectorPanel"_s,
                                u"timelinePanel"_s};
        std::set<QString> reached;
        for (int i = 0; i < names.size(); ++i) {
            QTest::keyClick(m_window.get(), Qt::Key_F6);
            for (const QString &name : names) {
                const auto *panel = m_window->findChild<QWidget *>(name);
                QVERIFY2(panel, qPrintable(name));
                const QWidget *focused = QApplication::focusWidget();
                if (focused && (focused == panel || panel->isAncestorOf(focused)))
                    reached.insert(name);
            }
        }
        QCOMPARE(static_cast<int>(reached.size()), static_cast<int>(names.size()));
    }

    void everyActionHasANameAndNoTwoShareAKey()
    {
        openTemplate(u"circle-area"_s);
        std::set<QString> ids;
        for (const QAction *action : m_session->actions.all()) {
            const QString id = editor::Actions::idOf(*action);
            QVERIFY2(ids.insert(id).second, qPrintable(id + u" is there twice"_s));
            QVERIFY2(!action->text().isEmpty(), qPrintable(id));
            QVERIFY2(!editor::Actions::categoryOf(*action).isEmpty(), qPrintable(id));
            for (const QKeySequence &key : action->shortcuts()) {
                const auto others = m_session->actions.conflicts(id, key);
                QVERIFY2(others.empty(),
                         qPrintable(u"%1 and %2 both have %3"_s.arg(
                             id, others.empty() ? QString() : editor::Actions::idOf(*others.front()), key.toString())));
            }
        }
    }

    void everythingThatTakesTheFocusHasAName()
    {
        openTemplate(u"circle-area"_s);
        m_session->selection.setNodes({u"circle"_s});
        QCoreApplication::processEvents();
        QStringList nameless;
        for (const QWidget *widget : m_window->findChildren<QWidget *>()) {
            if (widget->focusPolicy() == Qt::NoFocus || !widget->isVisible() || widget->focusProxy())
                continue;
            if (widget->accessibleName().isEmpty() && textOf(widget).isEmpty() && !widget->inherits("QTabBar")
                && !widget->inherits("QTabWidget"))
                nameless.append(pathOf(widget));
        }
        QVERIFY2(nameless.isEmpty(), qPrintable(nameless.join(u'\n')));
    }

    void nothingIsClipped_data()
    {
        QTest::addColumn<QString>("language");
        for (const QString &language : editor::interfaceLanguages())
            QTest::newRow(qPrintable(language)) << language;
    }

    void nothingIsClipped()
    {
        QFETCH(QString, language);
        QSettings().setValue(u"language"_s, language);
        openTemplate(u"circle-area"_s);
        makeWindow();
        m_window->show(MainWindow::Page::Editor);
        m_session->selection.setNodes({u"circle"_s});
        QCoreApplication::processEvents();
        const QStringList clipped = clippedIn(*m_window);
        QVERIFY2(clipped.isEmpty(), qPrintable(clipped.join(u'\n')));
    }

    void itFitsAtItsLeastSize_data() { nothingIsClipped_data(); }

    void itFitsAtItsLeastSize()
    {
        QFETCH(QString, language);
        QSettings().setValue(u"language"_s, language);
        openTemplate(u"transformer-architecture"_s);
        makeWindow();
        m_window->show(MainWindow::Page::Editor);
        const QSize least = m_window->minimumSize();
        QVERIFY(least.width() <= 960 && least.height() <= 480);
        m_window->resize(least);
        for (const char *workspace :
             {"view.workspace1", "view.workspace2", "view.workspace3", "view.workspace4", "view.graph"}) {
            QAction *action = m_session->actions.find(QLatin1String(workspace));
            QVERIFY2(action, workspace);
            action->trigger();
            QCoreApplication::processEvents();
            QCOMPARE(m_window->size(), least);
            const QStringList faults = clippedIn(*m_window) + overlapsIn(*m_window);
            QVERIFY2(faults.isEmpty(), qPrintable(QLatin1String(workspace) + u'\n' + faults.join(u'\n')));
        }
        auto *bottom = m_window->findChild<QTabWidget *>(u"bottom"_s);
        for (int tab = 0; tab < bottom->count(); ++tab) {
            bottom->setCurrentIndex(tab);
            QCoreApplication::processEvents();
            const QRect last = bottom->tabBar()->tabRect(bottom->count() - 1);
            QVERIFY2(bottom->tabBar()->rect().contains(last), qPrintable(bottom->tabText(tab)));
            const QStringList faults = clippedIn(*bottom) + overlapsIn(*bottom);
            QVERIFY2(faults.isEmpty(), qPrintable(bottom->tabText(tab) + u'\n' + faults.join(u'\n')));
        }
    }

    /// Some window managers ignore the minimum size.
    void itPaintsInNoRoomAtAll()
    {
        openTemplate(u"transformer-architecture"_s);
        m_session->selection.setNodes({u"circle"_s});
        m_window->setMinimumSize(1, 1);
        complaints.clear();
        const auto before = qInstallMessageHandler(
            [](QtMsgType, const QMessageLogContext &, const QString &message) { complaints.append(message); });
        for (const QSize &size : {QSize(900, 500), QSize(640, 400), QSize(320, 200), QSize(60, 40)}) {
            m_window->resize(size);
            for (int tab = 0; tab < 5; ++tab) {
                m_window->findChild<QTabWidget *>()->setCurrentIndex(tab);
                QCoreApplication::processEvents();
                m_window->grab();
            }
        }
        qInstallMessageHandler(before);
        complaints.removeIf([](const QString &one) { return !one.startsWith("QPainter"_L1); });
        QVERIFY2(complaints.isEmpty(), qPrintable(complaints.join(u'\n')));
    }

    void theWindowIsMadeAnewInAnotherLanguageAndNothingIsLost()
    {
        openTemplate(u"circle-area"_s);
        m_session->selection.setNodes({u"circle"_s});
        m_session->playhead.setTime(base::Time::fromSeconds(3));
        const QByteArray layout = m_window->layoutState();
        const QString english = m_session->actions.find(u"file.save"_s)->text();
        QSettings().setValue(u"language"_s, u"ko"_s);
        makeWindow();
        m_window->restoreLayout(layout);
        QCOMPARE(m_window->page(), MainWindow::Page::Editor);
        QVERIFY(m_session->actions.find(u"file.save"_s)->text() != english);
        QCOMPARE(m_session->selection.nodes(), QStringList{u"circle"_s});
        QCOMPARE(m_session->playhead.time(), base::Time::fromSeconds(3));
    }

    void itFitsASmallLaptop()
    {
        openTemplate(u"transformer-architecture"_s);
        m_window->resize(1366, 768);
        m_window->show(MainWindow::View::Both);
        QCoreApplication::processEvents();
        QCOMPARE(m_window->size(), QSize(1366, 768));
        for (const char *name : {"palettePanel", "stagePanel", "graphPanel", "inspectorPanel", "timelinePanel"}) {
            const auto *panel = m_window->findChild<QWidget *>(QLatin1String(name));
            QVERIFY2(panel->isVisible() && panel->width() >= 150 && panel->height() >= 150, name);
        }
    }
};

LECTOGRAPH_TEST_MAIN(TestEditorWindow)
#include "tst_editor_window.moc"
