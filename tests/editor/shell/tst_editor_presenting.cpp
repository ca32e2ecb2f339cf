// SPDX-License-Identifier: GPL-3.0-or-later
#include "../messageboxes.h"
#include "editor/edits/blocks.h"
#include "editor/edits/camera_edits.h"
#include "editor/edits/clip_edits.h"
#include "editor/edits/references.h"
#include "editor/exporting/exportqueue.h"
#include "editor/inspector/inspectorpanel.h"
#include "editor/inspector/rows/row.h"
#include "editor/problems/problemspanel.h"
#include "editor/safety/safety.h"
#include "editor/session/session.h"
#include "editor/shell/mainwindow.h"
#include "editor/shell/preferences.h"
#include "editor/shell/run.h"
#include "editor/stage/presentation.h"
#include "editor/stage/stagepanel.h"
#include "lecture/files.h"
#include "lecture/templates.h"
#include "testmain.h"
#include "timeline/plugin.h"

#include <QApplication>
#include <QJsonArray>
#include <QLabel>
#include <QPushButton>
#include <QSettings>
#include <QStandardPaths>
#include <QTabWidget>
#include <QTemporaryDir>
#include <QTest>

using namespace lectograph;
using namespace Qt::StringLiterals;

class TestEditorPresenting : public QObject
{
    Q_OBJECT

    timeline::Registry m_registry;
    QTemporaryDir m_dir;
    std::unique_ptr<editor::Session> m_session;
    std::unique_ptr<editor::ExportQueue> m_exports;
    std::unique_ptr<editor::Safety> m_safety;
    std::unique_ptr<editor::MainWindow> m_window;
    QString m_question; ///< the text of the last box
    QString m_detail;

    editor::Presentation *presentation() const { return m_window->findChild<editor::StagePanel *>()->presentation(); }
    void endPresentation()
    {
        QTRY_VERIFY(presentation());
        presentation()->close();
        QTRY_VERIFY(!presentation());
    }
    /// Presses F5, and the button with this text in the box that comes.
    void presentAnswering(const QString &answer)
    {
        const test::BoxAnswer pressing(answer);
        m_session->actions.find(u"view.present"_s)->trigger();
        QTRY_VERIFY_WITH_TIMEOUT(pressing.wasAsked() || presentation(), 10000);
        QTRY_VERIFY(!QApplication::activeModalWidget());
        m_question = pressing.text();
        m_detail = pressing.detail();
    }
    /// What the row of a property says is wrong.
    QString messageAt(const QString &key) const
    {
        const editor::Row *row = m_window->findChild<editor::InspectorPanel *>()->row(key);
        for (const QLabel *label : row ? row->findChildren<QLabel *>() : QList<QLabel *>()) {
            if (label->property("error").toBool() && label->isVisible())
                return label->text();
        }
        return {};
    }
    /// Adds a block to the open scene that cannot be shown.
    void addFailing(const QString &id)
    {
        m_session->document.edit(u"Edit"_s, [&](const lecture::Lecture &lecture) {
            const auto added = editor::withBlock(lecture, m_session->selection.scene(), {u"shapes.circle"_s, id},
                                                 m_registry);
            return lecture::withNodeProperty(*added, m_session->selection.scene(), id, u"radius"_s, u"=1 / nobody"_s);
        });
    }

private Q_SLOTS:
    void initTestCase()
    {
        QStandardPaths::setTestModeEnabled(true);
        QCoreApplication::setOrganizationName(u"LectographTests"_s);
        QCoreApplication::setApplicationName(u"tst_editor_presenting"_s);
        QVERIFY(timeline::loadPlugins(m_registry).empty());
    }
    void init()
    {
        QSettings().clear();
        QSettings().setValue(u"language"_s, u"en"_s);
        editor::applyPreferences(*qApp);
        m_session = std::make_unique<editor::Session>(m_registry);
        m_exports = std::make_unique<editor::ExportQueue>(m_registry);
        m_safety = std::make_unique<editor::Safety>(*m_session, m_dir.filePath(u"recovery"_s));
        m_window = std::make_unique<editor::MainWindow>(editor::Program{*m_session, *m_exports, *m_safety});
        m_window->resize(1366, 768);
        m_window->QWidget::show();
        QVERIFY(QTest::qWaitForWindowExposed(m_window.get()));
        m_session->document.open(editor::emptyLecture(u"en"_s), {});
    }
    void cleanup()
    {
        m_window.reset();
        m_safety.reset();
        m_exports.reset();
        m_session.reset();
    }

    void aSoundLectureIsPresentedAtOnce()
    {
        m_session->actions.find(u"view.present"_s)->trigger();
        endPresentation();
        QVERIFY(!QApplication::activeModalWidget());
    }

    void whatFailsIsSaidBeforeAnAudienceComes()
    {
        addFailing(u"lost"_s);
        presentAnswering(u"Cancel"_s);
        QVERIFY2(m_question.contains(u"1 thing cannot be shown"_s), qPrintable(m_question));
        QVERIFY2(m_detail.contains(u"Lost › Radius"_s), qPrintable(m_detail));
        QVERIFY(!presentation());
        // Its button leads to the problem.
        m_session->selection.clear();
        presentAnswering(u"Show the problems"_s);
        QVERIFY(!presentation());
        QVERIFY(m_window->findChild<editor::ProblemsPanel *>()->isVisible());
        QCOMPARE(m_session->selection.nodes(), QStringList{u"lost"_s});
        // Asked once, until something else fails.
        presentAnswering(u"Present all the same"_s);
        QVERIFY(!m_question.isEmpty());
        endPresentation();
        presentAnswering(u"Present all the same"_s);
        QVERIFY(m_question.isEmpty());
        endPresentation();
        addFailing(u"another"_s);
        presentAnswering(u"Present all the same"_s);
        QVERIFY(m_question.contains(u"2 things"_s));
        endPresentation();
    }

    void aValueThatOthersCannotUseSaysSoInItsField()
    {
        const lecture::Lecture fitting = *lecture::load(*lecture::resolved(u"template:query-map"_s));
        // Past the block that fits the matrix into the size that the product needs.
        m_session->document.open(*lecture::withNodeProperty(fitting, fitting.scenes.front()->id, u"y"_s, u"b"_s,
                                                            QJsonObject{{u"link"_s, u"queryEmbedding"_s}}),
                                 {});
        const QString scene = m_session->selection.scene();
        m_session->selection.setNodes({u"queryEmbedding"_s});
        const auto message = [&] { return messageAt(u"values"_s); };
        auto *problems = m_window->findChild<editor::ProblemsPanel *>();
        QTRY_VERIFY_WITH_TIMEOUT(!problems->isChecking(), 30000);
        QVERIFY(message().isEmpty());
        m_session->document.edit(u"Type"_s, [&](const lecture::Lecture &lecture) {
            return lecture::withNodeProperty(lecture, scene, u"queryEmbedding"_s, u"values"_s,
                                             QJsonArray{QJsonArray{5}});
        });
        QTRY_VERIFY_WITH_TIMEOUT(!message().isEmpty(), 30000);
        m_session->document.history().undo();
        QTRY_VERIFY_WITH_TIMEOUT(message().isEmpty(), 30000);
    }

    void aClipSaysInItsFieldWhatItLacks()
    {
        const auto camera = editor::withCamera(editor::emptyLecture(u"en"_s), u"scene1"_s, m_registry);
        QVERIFY(camera.has_value());
        const auto added = editor::withNewClip(camera->lecture, u"scene1"_s, {u"motion.look-at"_s, camera->camera, {}},
                                               m_registry);
        QVERIFY(added.has_value());
        m_session->document.open(added->lecture, {});
        m_session->selection.setClips({added->clip});
        QTRY_VERIFY_WITH_TIMEOUT(!messageAt(u"at"_s).isEmpty(), 30000);
        m_session->document.edit(u"Link"_s, [&](const lecture::Lecture &lecture) {
            const auto with = editor::withBlock(lecture, u"scene1"_s, {u"shapes.circle"_s, u"circle"_s, {}},
                                                m_registry);
            return with ? editor::withClipsChanged(*with, u"scene1"_s, {added->clip},
                                                   [](timeline::Clip &clip) -> base::Result<void> {
                                                       clip.properties.insert(u"at"_s, editor::linkTo(u"circle"_s));
                                                       return {};
                                                   })
                        : with;
        });
        QTRY_VERIFY_WITH_TIMEOUT(messageAt(u"at"_s).isEmpty(), 30000);
    }

    void anotherLectureShowsItsTimelineNotTheExportsOfTheOneBefore()
    {
        auto *bottom = m_window->findChild<QTabWidget *>(u"bottom"_s);
        m_session->actions.find(u"view.exports"_s)->trigger();
        QCOMPARE(bottom->currentWidget()->objectName(), u"exportsPanel"_s);
        m_session->document.open(editor::emptyLecture(u"en"_s), {});
        QCOMPARE(bottom->currentWidget()->objectName(), u"timelinePanel"_s);
        // Another panel stays, for it shows the lecture that is open.
        m_session->actions.find(u"view.problems"_s)->trigger();
        m_session->document.open(editor::emptyLecture(u"en"_s), {});
        QCOMPARE(bottom->currentWidget()->objectName(), u"problemsPanel"_s);
    }
};

LECTOGRAPH_TEST_MAIN(TestEditorPresenting)
#include "tst_editor_presenting.moc"
