// SPDX-License-Identifier: GPL-3.0-or-later
#include "testmain.h"
#include "windowbench.h"

#include <QLineEdit>
#include <QSignalSpy>
#include <QSplitter>
#include <QTemporaryDir>
#include <QToolButton>

using namespace lectograph;
using namespace Qt::StringLiterals;

class TestEditorPanels : public QObject, private test::WindowBench
{
    Q_OBJECT

private:
    QSplitter *splitter(const QString &name) const { return m_window->findChild<QSplitter *>(name); }

    /// By the mouse, to this place of the window.
    static void drag(QSplitter *splitter, int handle, const QPoint &to)
    {
        QWidget *line = splitter->handle(handle);
        const QPoint from = line->rect().center();
        QTest::mousePress(line, Qt::LeftButton, {}, from);
        for (const double part : {0.3, 0.6, 0.9, 1.0}) {
            const QPoint target = line->mapFrom(line->window(), to);
            QTest::mouseMove(line, from + ((target - from).toPointF() * part).toPoint());
        }
        QTest::mouseRelease(line, Qt::LeftButton, {}, line->mapFrom(line->window(), to));
        QCoreApplication::processEvents();
    }

    /// The panels of the window that are meant to be seen, and are not.
    QStringList lostPanels() const
    {
        QStringList lost;
        for (const QString &name : {u"columns"_s, u"rows"_s}) {
            const QSplitter *all = splitter(name);
            for (int i = 0; i < all->count(); ++i) {
                const QWidget *panel = all->widget(i);
                constexpr int smallest = 100;
                const int size = all->orientation() == Qt::Horizontal ? panel->width() : panel->height();
                if (!panel->isHidden() && (size < smallest || panel->visibleRegion().isEmpty()))
                    lost.append(u"%1 %2: %3"_s.arg(name).arg(i).arg(size));
            }
        }
        return lost;
    }

private Q_SLOTS:
    void initTestCase() { test::EditorWindow::prepare(u"tst_editor_panels"_s); }
    void init() { begin(); }
    void cleanup() { end(); }

    void noPanelIsDraggedShut_data()
    {
        QTest::addColumn<QString>("view");
        for (const char *view : {"view.stage", "view.graph", "view.both", "view.space"})
            QTest::newRow(view) << QString::fromLatin1(view);
    }

    void noPanelIsDraggedShut()
    {
        QFETCH(QString, view);
        openTemplate(u"circle-area"_s);
        m_session->actions.find(view)->trigger();
        QCoreApplication::processEvents();
        const QPoint ends[] = {{0, 0}, {m_window->width() - 1, m_window->height() - 1}};
        for (const QString &name : {u"rows"_s, u"columns"_s}) {
            for (int handle = 1; handle < splitter(name)->count(); ++handle) {
                if (!splitter(name)->handle(handle)->isVisible())
                    continue;
                for (const QPoint &end : ends) {
                    const QList<int> before = splitter(name)->sizes();
                    drag(splitter(name), handle, end);
                    QVERIFY2(lostPanels().isEmpty(), qPrintable(lostPanels().join(u'\n')));
                    if (name == "rows"_L1)
                        QVERIFY(splitter(name)->sizes() != before); // it is dragged at all
                }
            }
        }
        QVERIFY(m_session->actions.find(view)->isChecked());
        m_session->actions.find(u"edit.find"_s)->trigger();
        const QWidget *field = m_window->focusWidget();
        QVERIFY(qobject_cast<const QLineEdit *>(field));
        QVERIFY(field->visibleRegion().boundingRect() == field->rect());
    }

    void aViewNarrowsThePanelsOnlyWhileItIsOpen_data()
    {
        QTest::addColumn<QString>("view");
        QTest::newRow("space") << u"view.space"_s;
        QTest::newRow("both") << u"view.both"_s;
    }

    void aViewNarrowsThePanelsOnlyWhileItIsOpen()
    {
        QFETCH(QString, view);
        openTemplate(u"circle-area"_s);
        m_window->resize(1300, 800);
        m_session->actions.find(u"view.stage"_s)->trigger();
        QCoreApplication::processEvents();
        drag(splitter(u"columns"_s), 1, QPoint(280, 300));
        const QList<int> before = splitter(u"columns"_s)->sizes();
        m_session->actions.find(view)->trigger();
        m_window->resize(1000, 700); // in which there is less room
        QCoreApplication::processEvents();
        drag(splitter(u"columns"_s), 2, QPoint(520, 300));
        const QByteArray state = m_window->layoutState();
        makeWindow();
        m_window->restoreLayout(state);
        m_window->resize(1300, 800);
        QCoreApplication::processEvents();
        m_session->actions.find(u"view.stage"_s)->trigger();
        QCoreApplication::processEvents();
        QCOMPARE(splitter(u"columns"_s)->sizes().front(), before.front());
        QCOMPARE(splitter(u"columns"_s)->sizes().back(), before.back());
    }

    void anExportThatEndsIsReportedWhateverIsShown()
    {
        openTemplate(u"circle-area"_s);
        m_session->actions.find(u"view.timeline"_s)->trigger();
        const QTemporaryDir folder;
        const QString path = folder.filePath(u"circle.mp4"_s);
        m_editor->exports().add({.lecture = m_session->document.lecture(),
                                 .from = base::Time::fromSeconds(0.5),
                                 .to = base::Time::fromSeconds(0.7),
                                 .settings = {.path = path, .size = {160, 90}, .rate = {30, 1}}});
        QSignalSpy offered(&m_session->document, &editor::Document::offered);
        QTRY_VERIFY_WITH_TIMEOUT(!m_editor->exports().isBusy(), 60000);
        QTRY_COMPARE(offered.size(), 1);
        QVERIFY2(offered.front().front().toString().contains(u"circle.mp4"_s),
                 qPrintable(offered.front().front().toString()));
        const auto *offer = m_window->findChild<QToolButton *>(u"statusOffer"_s);
        QVERIFY(offer->isVisible());
        QCOMPARE(offer->text(), u"Show in folder"_s);
    }

    void theLargeGraphIsLargerThanTheStageHoweverNarrowTheWindowIs()
    {
        openTemplate(u"circle-area"_s);
        for (const int width : {1366, 960}) {
            m_window->resize(width, 700);
            m_session->actions.find(u"view.workspace1"_s)->trigger();
            QCoreApplication::processEvents();
            const auto *graph = m_window->findChild<QWidget *>(u"graphPanel"_s);
            const auto *stage = m_window->findChild<QWidget *>(u"stagePanel"_s);
            const int before = graph->width();
            m_session->actions.find(u"view.workspace3"_s)->trigger();
            QCoreApplication::processEvents();
            QVERIFY2(graph->width() > before, qPrintable(QString::number(width)));
            QVERIFY(!stage->isVisible() || graph->width() > stage->width());
        }
    }

    void theLanguagesOfTheLectureAreChosenByKeys()
    {
        openTemplate(u"circle-area"_s);
        const QString before = m_session->preview.language();
        const QStringList &languages = m_session->document.lecture().languages;
        QVERIFY(languages.size() > 1);
        m_session->actions.find(u"view.language"_s)->trigger();
        QWidget *menu = QApplication::activePopupWidget();
        QVERIFY(menu);
        QTest::keyClick(menu, languages.indexOf(before) > 0 ? Qt::Key_Up : Qt::Key_Down);
        QTest::keyClick(menu, Qt::Key_Return);
        QVERIFY(m_session->preview.language() != before);
    }

    /// Earlier versions let them be dragged shut.
    void panelsThatWereShutAreOpenAtTheNextStart()
    {
        openTemplate(u"circle-area"_s);
        for (const QString &name : {u"columns"_s, u"rows"_s}) {
            splitter(name)->setChildrenCollapsible(true);
            for (int i = 0; i < splitter(name)->count(); ++i)
                splitter(name)->setCollapsible(i, true);
        }
        splitter(u"columns"_s)->setSizes({0, 1, 0, 0});
        splitter(u"rows"_s)->setSizes({1, 0});
        QCoreApplication::processEvents();
        QCOMPARE(lostPanels().size(), 3);
        const QByteArray state = m_window->layoutState();
        makeWindow();
        m_window->restoreLayout(state);
        QCoreApplication::processEvents();
        QVERIFY2(lostPanels().isEmpty(), qPrintable(lostPanels().join(u'\n')));
    }
};

LECTOGRAPH_TEST_MAIN(TestEditorPanels)
#include "tst_editor_panels.moc"
