// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/edits/mime.h"
#include "editor/edits/properties.h"
#include "editor/exporting/exportdialog.h"
#include "editor/exporting/exportqueue.h"
#include "editor/gallery/gallerypage.h"
#include "editor/gallery/templatecard.h"
#include "editor/graph/canvas.h"
#include "editor/graph/graphpanel.h"
#include "editor/inspector/inspectorpanel.h"
#include "editor/inspector/rows/row.h"
#include "editor/palette/cardview.h"
#include "editor/palette/palettepanel.h"
#include "editor/safety/fileflow.h"
#include "editor/safety/safety.h"
#include "editor/session/session.h"
#include "editor/shell/mainwindow.h"
#include "editor/shell/preferences.h"
#include "editor/stage/inlinetexteditor.h"
#include "editor/stage/overlay.h"
#include "editor/stage/stagepanel.h"
#include "editor/timeline/lanes/lanes.h"
#include "editor/timeline/ruler/ruler.h"
#include "editor/timeline/timelinepanel.h"
#include "lecture/files.h"
#include "testmain.h"
#include "timeline/plugin.h"

#include <QApplication>
#include <QComboBox>
#include <QDropEvent>
#include <QFileInfo>
#include <QInputMethodEvent>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QProcess>
#include <QPushButton>
#include <QSettings>
#include <QSpinBox>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QTest>

#include <memory>

using namespace lectograph;
using namespace lectograph::editor;
using namespace Qt::StringLiterals;

namespace {

void drop(QWidget &onto, const QPoint &at, const QMimeData &data)
{
    QDragEnterEvent enter(at, Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
    QCoreApplication::sendEvent(&onto, &enter);
    QDragMoveEvent over(at, Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
    QCoreApplication::sendEvent(&onto, &over);
    QDropEvent dropped(QPointF(at), Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
    QCoreApplication::sendEvent(&onto, &dropped);
}

void drag(QWidget &on, const QPoint &from, const QPoint &to)
{
    QTest::mousePress(&on, Qt::LeftButton, {}, from);
    for (int i = 1; i <= 4; ++i) {
        const QPoint at = from + (to - from) * i / 4;
        QMouseEvent move(QEvent::MouseMove, QPointF(at), QPointF(on.mapToGlobal(at)), Qt::NoButton, Qt::LeftButton,
                         Qt::NoModifier);
        QCoreApplication::sendEvent(&on, &move);
    }
    QTest::mouseRelease(&on, Qt::LeftButton, {}, to);
}

} // namespace

/// One long workflow in the real window, each step based on the previous one.
class TestEditorPath : public QObject
{
    Q_OBJECT

private:
    timeline::Registry m_registry;
    QTemporaryDir m_dir;
    std::unique_ptr<Session> m_session;
    std::unique_ptr<ExportQueue> m_exports;
    std::unique_ptr<Safety> m_safety;
    std::unique_ptr<MainWindow> m_window;
    lecture::Files m_begin;
    QString m_circle;
    QString m_number;

    template <class T>
    T &panel(const char *name) const
    {
        return *m_window->findChild<T *>(QLatin1String(name));
    }
    StageOverlay &stage() const { return *panel<StagePanel>("stagePanel").overlay(); }
    GraphCanvas &graph() const { return panel<GraphPanel>("graphPanel").canvas(); }
    TimelinePanel &timelinePanel() const { return panel<TimelinePanel>("timelinePanel"); }
    const lecture::Scene &scene() const { return *m_session->document.scene(m_session->selection.scene()); }
    lecture::Files files() const { return *lecture::toFiles(m_session->document.lecture()); }

    /// The MIME data of dragging a card of the palette.
    std::unique_ptr<QMimeData> card(CardView &view, const QString &type) const
    {
        view.search({});
        for (int row = 0; row < view.model()->rowCount(); ++row) {
            const QModelIndex index = view.model()->index(row, 0);
            std::unique_ptr<QMimeData> data(view.model()->mimeData({index}));
            if (data
                && (mime::read(data.get(), mime::block) == type || mime::read(data.get(), mime::animation) == type))
                return data;
        }
        return {};
    }

private Q_SLOTS:
    void initTestCase()
    {
        QStandardPaths::setTestModeEnabled(true);
        QCoreApplication::setOrganizationName(u"LectographTests"_s);
        QCoreApplication::setApplicationName(u"tst_editor_path"_s);
        QSettings().clear();
        QSettings().setValue(u"language"_s, u"ko"_s);
        QVERIFY(timeline::loadPlugins(m_registry).empty());
        applyPreferences(*qApp);
        m_session = std::make_unique<Session>(m_registry);
        m_exports = std::make_unique<ExportQueue>(m_registry);
        m_safety = std::make_unique<Safety>(*m_session, m_dir.filePath(u"recovery"_s));
        m_window = std::make_unique<MainWindow>(Program{*m_session, *m_exports, *m_safety});
        m_window->resize(1366, 768);
        m_window->show(MainWindow::View::Both);
        m_window->QWidget::show();
        m_window->activateWindow();
        QVERIFY(QTest::qWaitForWindowExposed(m_window.get()));
    }

    void cleanupTestCase()
    {
        m_window.reset();
        m_safety.reset();
        m_exports.reset();
        m_session.reset();
    }

    void aTemplateIsChosenWithTheKeyboard()
    {
        TemplateCard *chosen = nullptr;
        for (TemplateCard *one : m_window->findChildren<TemplateCard *>()) {
            if (one->info().id == "exp-with-bars"_L1)
                chosen = one;
        }
        QVERIFY(chosen);
        chosen->setFocus();
        QTest::keyClick(chosen, Qt::Key_Return);
        QCOMPARE(m_window->page(), MainWindow::Page::Editor);
        QVERIFY(m_session->document.path().isEmpty()); // a copy: the template is unchanged
        m_session->preview.setLanguage(u"ko"_s);
        QCoreApplication::processEvents();
        m_begin = files();
    }

    void itsTitleIsTypedInKoreanOnTheStage()
    {
        // The first visible text at the end is the title or a similar one; any text will do.
        m_session->playhead.setTime(base::Time::fromSeconds(3));
        QString title;
        for (const QString &actor : scene().actors) {
            const graph::Node *node = m_session->document.node(m_session->selection.scene(), actor);
            if (node->type == "text.text"_L1 && !stage().rectOf(actor).isEmpty() && title.isEmpty())
                title = actor;
        }
        QVERIFY(!title.isEmpty());
        m_session->selection.setNodes({title});
        const QPoint middle = stage().rectOf(title).center().toPoint();
        QTest::mouseClick(&stage(), Qt::LeftButton, {}, middle);
        QTest::mouseDClick(&stage(), Qt::LeftButton, {}, middle);
        InlineTextEditor *words = panel<StagePanel>("stagePanel").wordsEditor();
        QVERIFY(words);
        const QString edited = words->node();
        words->edit()->selectAll();
        // Like an input method: syllables grow before they are committed.
        for (const QString &syllable : {u"어"_s, u"텐"_s, u"션"_s}) {
            QInputMethodEvent composing(syllable, {});
            QCoreApplication::sendEvent(words->edit(), &composing);
            QInputMethodEvent committed;
            committed.setCommitString(syllable);
            QCoreApplication::sendEvent(words->edit(), &committed);
        }
        QTest::keyClick(words->edit(), Qt::Key_Return, Qt::ControlModifier);
        const QJsonValue text = writtenAt(m_session->document.lecture(),
                                          {m_session->selection.scene(), edited, {}, u"text"_s});
        QCOMPARE(text.toObject().value(u"ko"_s).toString(), u"어텐션"_s);
        QVERIFY(!text.toObject().value(u"en"_s).toString().isEmpty()); // the other languages are kept
    }

    void aBlockIsDraggedFromThePaletteOntoTheStage()
    {
        const std::size_t before = scene().actors.size();
        const auto data = card(*panel<PalettePanel>("palettePanel").blocks(), u"shapes.circle"_s);
        QVERIFY(data);
        drop(stage(), stage().projection().toWidget({-4, -2, 0}, false)->toPoint(), *data);
        QCOMPARE(scene().actors.size(), before + 1);
        QCOMPARE(m_session->selection.nodes().size(), 1);
        m_circle = m_session->selection.nodes().first();
    }

    void aNumberIsConnectedToItInTheGraph()
    {
        const auto data = card(*panel<PalettePanel>("palettePanel").blocks(), u"values.number"_s);
        QVERIFY(data);
        m_session->actions.find(u"view.workspace3"_s)->trigger(); // the workspace with a large graph
        QCoreApplication::processEvents();
        const diagram::NodeCard *circle = graph().cardOf(m_circle);
        QVERIFY(circle);
        graph().setView(1, circle->header().center() - QPointF(300, 120));
        drop(graph(), QPoint(60, 60), *data);
        m_number = m_session->selection.nodes().value(0);
        QVERIFY(m_session->document.node(m_session->selection.scene(), m_number));
        m_session->selection.setNodes({m_circle}); // shows all its inputs
        QCoreApplication::processEvents();
        const diagram::Port *radius = graph().cardOf(m_circle)->input(u"radius"_s);
        QVERIFY(radius);
        const QPoint from = graph().toScreen(graph().cardOf(m_number)->outputs.front().at).toPoint();
        drag(graph(), from, graph().toScreen(radius->at).toPoint());
        const QJsonValue link = writtenAt(m_session->document.lecture(),
                                          {m_session->selection.scene(), m_circle, {}, u"radius"_s});
        QVERIFY(link.toObject().value(u"link"_s).toString().startsWith(m_number));
    }

    void theNumberIsTypedAsASumInTheInspector()
    {
        m_session->selection.setNodes({m_number});
        QCoreApplication::processEvents();
        auto *field = panel<InspectorPanel>("inspectorPanel").row(u"value"_s)->findChild<QLineEdit *>();
        QVERIFY(field);
        field->setFocus();
        field->selectAll();
        QTest::keyClicks(field, u"1/4+1"_s);
        QTest::keyClick(field, Qt::Key_Return);
        QCOMPARE(writtenAt(m_session->document.lecture(), {m_session->selection.scene(), m_number, {}, u"value"_s})
                     .toDouble(),
                 1.25);
    }

    void anAnimationIsDroppedOnItAndItsClipMoved()
    {
        m_session->actions.find(u"view.workspace1"_s)->trigger();
        m_session->actions.find(u"view.timeline"_s)->trigger();
        QCoreApplication::processEvents();
        m_session->selection.setNodes({m_circle});
        const auto data = card(*panel<PalettePanel>("palettePanel").animations(), u"motion.draw"_s);
        QVERIFY(data);
        drop(stage(), stage().rectOf(m_circle).center().toPoint() + QPoint(0, 0), *data);
        if (m_session->selection.clips().empty()) // a circle has only an outline: drop it there
            drop(stage(), QPointF(stage().rectOf(m_circle).center().x(), stage().rectOf(m_circle).top()).toPoint(),
                 *data);
        QCOMPARE(m_session->selection.clips().size(), 1U);
        const ClipId clip = m_session->selection.clips().front();
        const base::Time before = clipOf(scene(), clip)->start;
        timelinePanel().view().fitScene();
        QCoreApplication::processEvents();
        const QRectF bar = timelinePanel().lanes().rectOf(clip);
        QVERIFY(!bar.isEmpty());
        drag(timelinePanel().lanes(), bar.center().toPoint(), bar.center().toPoint() + QPoint(60, 0));
        QVERIFY(clipOf(scene(), m_session->selection.clips().front())->start > before);
    }

    void scrubbingShowsAnotherPicture()
    {
        const quint64 before = m_session->preview.picture().hash;
        TimelineRuler &ruler = timelinePanel().ruler();
        drag(ruler, QPoint(20, ruler.height() / 2), QPoint(ruler.width() / 2, ruler.height() / 2));
        QVERIFY(m_session->playhead.frame() > 0);
        QVERIFY(m_session->preview.picture().hash != before);
    }

    void aPropertyGetsKeyframesInTheInspector()
    {
        m_session->selection.setNodes({m_number});
        QCoreApplication::processEvents();
        auto &inspector = panel<InspectorPanel>("inspectorPanel");
        const PropertyPlace place{m_session->selection.scene(), m_number, {}, u"value"_s};
        Row *row = inspector.row(u"value"_s);
        QVERIFY(row);
        row->toggleKeyframe();
        QCOMPARE(keysOf(writtenAt(m_session->document.lecture(), place)).size(), 1);
        QTest::keyClick(m_window.get(), Qt::Key_Right, Qt::ShiftModifier); // a second later
        QCoreApplication::processEvents();
        row = inspector.row(u"value"_s);
        auto *field = row->findChild<QLineEdit *>();
        QVERIFY(field);
        field->setFocus();
        field->selectAll();
        QTest::keyClicks(field, u"1/2"_s);
        QTest::keyClick(field, Qt::Key_Return);
        const QJsonArray keys = keysOf(writtenAt(m_session->document.lecture(), place));
        QCOMPARE(keys.size(), 2);
        QCOMPARE(keys.at(1).toObject().value(u"value"_s).toDouble(), 0.5);
    }

    void everythingIsUndoneAndRedoneToTheByte()
    {
        const lecture::Files end = files();
        QUndoStack &history = m_session->document.history();
        QVERIFY(history.count() >= 7);
        while (history.canUndo())
            m_session->actions.find(u"edit.undo"_s)->trigger();
        QCOMPARE(files(), m_begin);
        while (history.canRedo())
            m_session->actions.find(u"edit.redo"_s)->trigger();
        QCOMPARE(files(), end);
    }

    void itIsSavedAndOpensAgain()
    {
        const QString path = m_dir.filePath(u"강의.lecture"_s);
        QVERIFY(m_session->document.save(path).has_value());
        m_session->document.edit(u"Title"_s, [](lecture::Lecture lecture) -> base::Result<lecture::Lecture> {
            lecture.title = QJsonObject{{u"ko"_s, u"나의 강의"_s}};
            return lecture;
        });
        QVERIFY(m_session->document.isModified());
        m_session->actions.find(u"file.save"_s)->trigger();
        QVERIFY(!m_session->document.isModified());
        const auto again = lecture::load(path);
        QVERIFY(again.has_value());
        QCOMPARE(*lecture::toFiles(*again), files());
    }

    void itIsExportedWithTheRightNumberOfFrames()
    {
        m_session->playhead.setIn(base::Time::fromSeconds(2));
        m_session->playhead.setOut(base::Time::fromSeconds(3));
        m_session->actions.find(u"file.export"_s)->trigger();
        auto *dialog = m_window->findChild<ExportDialog *>();
        QVERIFY(dialog);
        QTRY_VERIFY(dialog->isVisible());
        const auto select = [dialog](const char *name, const QVariant &value) {
            auto *box = dialog->findChild<QComboBox *>(QLatin1String(name));
            box->setCurrentIndex(box->findData(value));
            Q_EMIT box->activated(box->currentIndex());
        };
        select("scope", static_cast<int>(ExportChoice::Scope::InToOut));
        dialog->findChild<QSpinBox *>(u"width"_s)->setValue(320);
        dialog->findChild<QSpinBox *>(u"height"_s)->setValue(180);
        dialog->findChild<QLineEdit *>(u"folder"_s)->setText(m_dir.path());
        dialog->findChild<QLineEdit *>(u"name"_s)->setText(u"강의"_s);
        const double rate = dialog->choice().rate.perSecond();
        QTest::mouseClick(dialog->findChild<QPushButton *>(u"export"_s), Qt::LeftButton);
        QTRY_COMPARE(m_exports->jobs().size(), 1U);
        QTRY_COMPARE_WITH_TIMEOUT(m_exports->jobs().front().state, JobState::Done, 60000);
        const QString file = m_exports->jobs().front().request.settings.path;
        QVERIFY(QFileInfo::exists(file));
        QProcess probe;
        probe.start(u"ffprobe"_s,
                    {u"-v"_s, u"error"_s, u"-count_frames"_s, u"-select_streams"_s, u"v:0"_s, u"-show_entries"_s,
                     u"stream=nb_read_frames"_s, u"-of"_s, u"csv=p=0"_s, file});
        QVERIFY(probe.waitForFinished());
        QCOMPARE(probe.readAllStandardOutput().trimmed(), QByteArray::number(std::lround(rate)));
    }
};

LECTOGRAPH_TEST_MAIN(TestEditorPath)
#include "tst_editor_path.moc"
