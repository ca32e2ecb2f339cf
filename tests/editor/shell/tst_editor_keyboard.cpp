// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/gallery/gallerypage.h"
#include "editor/palette/cardview.h"
#include "editor/palette/palettepanel.h"
#include "editorwindow.h"
#include "layoutfaults.h"
#include "openeddialogs.h"
#include "testmain.h"

#include <QAbstractButton>
#include <QDialog>
#include <QLineEdit>
#include <QMenu>
#include <QPushButton>
#include <QSignalSpy>
#include <QTabBar>
#include <QTabWidget>
#include <QToolButton>

#include <set>

using namespace lectograph;
using namespace Qt::StringLiterals;
using editor::MainWindow;

namespace {

/// How many pixels of the rectangle, in units of the window, clearly differ.
int changedPixels(const QImage &before, const QImage &after, const QRect &rect)
{
    constexpr int clearly = 20; // of 255, in one channel
    int changed = 0;
    const QRect within = rect.intersected(before.rect());
    for (int y = within.top(); y <= within.bottom(); ++y) {
        for (int x = within.left(); x <= within.right(); ++x) {
            const QRgb a = before.pixel(x, y);
            const QRgb b = after.pixel(x, y);
            changed += std::abs(qRed(a) - qRed(b)) > clearly || std::abs(qGreen(a) - qGreen(b)) > clearly
                || std::abs(qBlue(a) - qBlue(b)) > clearly;
        }
    }
    return changed;
}

QRect placeOf(const QWidget *widget)
{
    return {widget->mapTo(widget->window(), QPoint()), widget->size()};
}

} // namespace

class TestEditorKeyboard : public QObject
{
    Q_OBJECT

private:
    timeline::Registry m_registry;
    std::unique_ptr<test::EditorWindow> m_editor;

    MainWindow &window() { return m_editor->window(); }

    /// Walks by Tab through all of the window, or through what is inside of `within`, and returns where nothing shows
    /// that the focus has come.
    QStringList unseenStops(QWidget &top, const QWidget *within = nullptr)
    {
        constexpr int least = 24; // pixels: a short line
        constexpr int most = 400;
        QStringList unseen;
        std::set<const QWidget *> stops;
        QImage before = top.grab().toImage();
        const QWidget *first = top.focusWidget(); // shows its focus already: Tab may come back to it from itself
        for (int i = 0; i < most; ++i) {
            QWidget *from = top.focusWidget() ? top.focusWidget() : &top;
            QTest::keyClick(from, Qt::Key_Tab);
            QCoreApplication::processEvents();
            const QWidget *now = top.focusWidget();
            if (!now || !stops.insert(now).second)
                break;
            const QImage after = top.grab().toImage();
            const QRect around = placeOf(now).adjusted(-4, -4, 4, 4);
            const bool hadIt = i == 0 && now == first;
            if (!hadIt && (!within || within->isAncestorOf(now)) && changedPixels(before, after, around) < least)
                unseen.append(test::pathOf(now));
            before = after;
        }
        return unseen;
    }

private Q_SLOTS:
    void initTestCase()
    {
        test::EditorWindow::prepare(u"tst_editor_keyboard"_s);
        QVERIFY(timeline::loadPlugins(m_registry).empty());
    }
    void init()
    {
        QSettings().clear();
        QSettings().setValue(u"language"_s, u"en"_s);
        QSettings().setValue(u"reducedMotion"_s, true);
        m_editor = std::make_unique<test::EditorWindow>(m_registry);
        m_editor->show();
    }
    void cleanup() { m_editor.reset(); }

    void buttonsOfTheStartPageArePressedByEnterAndSpace()
    {
        for (const Qt::Key key : {Qt::Key_Return, Qt::Key_Enter, Qt::Key_Space}) {
            window().show(MainWindow::Page::Start);
            auto *button = window().findChild<QPushButton *>(u"galleryNew"_s);
            button->setFocus(Qt::TabFocusReason);
            QTest::keyClick(button, key);
            QCOMPARE(window().page(), MainWindow::Page::Editor);
            window().show(MainWindow::Page::Start);
            auto *back = window().findChild<QPushButton *>(u"galleryBack"_s);
            back->setFocus(Qt::TabFocusReason);
            QTest::keyClick(back, key);
            QCOMPARE(window().page(), MainWindow::Page::Editor);
        }
    }

    void aNewLectureIsWorkedOnAtOnce()
    {
        for (const QString &view : {u"view.graph"_s, u"view.both"_s, u"view.stage"_s}) {
            m_editor->session().actions.find(view)->trigger();
            window().show(MainWindow::Page::Start);
            window().findChild<QPushButton *>(u"galleryNew"_s)->click();
            const QString panel = view == u"view.graph"_s ? u"graphPanel"_s : u"stagePanel"_s;
            const auto *place = window().findChild<QWidget *>(panel);
            QTRY_VERIFY2(QApplication::focusWidget() && place->isAncestorOf(QApplication::focusWidget()),
                         qPrintable(view));
        }
    }

    void theListOfExportsLeavesWhenTheWorkGoesOn()
    {
        m_editor->open(u"circle-area"_s);
        const QTemporaryDir folder;
        auto *bottom = window().findChild<QTabWidget *>(u"bottom"_s);
        editor::Session &session = m_editor->session();
        session.actions.find(u"view.timeline"_s)->trigger();
        const auto shown = [bottom] { return bottom->currentWidget()->objectName(); };
        session.actions.find(u"file.export"_s)->trigger();
        auto *dialog = window().findChild<QDialog *>(u"exportDialog"_s);
        dialog->findChild<QLineEdit *>(u"folder"_s)->setText(folder.path());
        dialog->findChild<QPushButton *>(u"export"_s)->click();
        QCOMPARE(shown(), u"exportsPanel"_s);
        QVERIFY(m_editor->exports().isBusy());
        session.playhead.setFrame(7);
        QCOMPARE(shown(), u"exportsPanel"_s); // there is something to watch
        m_editor->exports().cancelAll();
        QTRY_VERIFY_WITH_TIMEOUT(!m_editor->exports().isBusy(), 60000);
        QCOMPARE(shown(), u"exportsPanel"_s);
        session.playhead.setFrame(8);
        QCOMPARE(shown(), u"timelinePanel"_s);
        // Whoever opens the list keeps it.
        session.actions.find(u"view.exports"_s)->trigger();
        session.playhead.setFrame(9);
        QCOMPARE(shown(), u"exportsPanel"_s);
    }

    void buttonsOfTheEditorArePressedInsteadOfPlaying()
    {
        m_editor->open(u"circle-area"_s);
        const editor::Playhead &playhead = m_editor->session().playhead;
        for (const Qt::Key key : {Qt::Key_Return, Qt::Key_Enter, Qt::Key_Space}) {
            int pressed = 0;
            for (auto *button : window().findChildren<QAbstractButton *>()) {
                if (!button->isVisible() || !button->isEnabled() || !(button->focusPolicy() & Qt::TabFocus)
                    || !button->isCheckable() || button->window() != &window())
                    continue;
                button->setFocus(Qt::TabFocusReason);
                QSignalSpy clicked(button, &QAbstractButton::clicked);
                QTest::keyClick(button, key);
                QVERIFY2(clicked.count() == 1, qPrintable(test::pathOf(button)));
                QVERIFY2(!playhead.isPlaying(), qPrintable(test::pathOf(button)));
                ++pressed;
            }
            QVERIFY(pressed > 4);
        }
    }

    void theTimelineIsFittedWhereverTheFocusIs()
    {
        m_editor->open(u"transformer-architecture"_s);
        const QAction *whole = m_editor->session().actions.find(u"timeline.fitLecture"_s);
        for (const QString &panel : {u"palettePanel"_s, u"stagePanel"_s, u"side"_s, u"historyPanel"_s}) {
            auto *place = window().findChild<QWidget *>(panel);
            QVERIFY2(place, qPrintable(panel));
            if (panel == u"historyPanel"_s)
                m_editor->session().actions.find(u"view.history"_s)->trigger();
            const QList<QWidget *> inside = place->findChildren<QWidget *>();
            const auto focused = std::ranges::find_if(inside, [](const QWidget *one) {
                return one->isVisible() && one->isEnabled() && (one->focusPolicy() & Qt::TabFocus)
                    && !one->inherits("QLineEdit") && !one->inherits("QTextEdit") && !one->inherits("QPlainTextEdit")
                    && !one->inherits("QAbstractSpinBox") && !one->focusProxy();
            });
            QWidget *receiver = focused == inside.end() ? place : *focused;
            receiver->setFocus(Qt::OtherFocusReason);
            QTRY_VERIFY2(receiver->hasFocus(), qPrintable(panel));
            const bool wasWhole = whole->isChecked();
            QTest::keyClick(receiver, Qt::Key_A, Qt::ShiftModifier);
            QVERIFY2(whole->isChecked() != wasWhole, qPrintable(panel + u": "_s + test::pathOf(receiver)));
        }
    }

    void spaceAndEnterPressTheButtonThatAddsATarget()
    {
        m_editor->open(u"masking"_s);
        editor::Session &session = m_editor->session();
        for (const timeline::TrackPtr &track : session.document.lecture().scenes.front()->tracks) {
            const auto clip = std::ranges::find_if(track->clips, [](const auto &one) { return !one->isGroup(); });
            if (clip != track->clips.end())
                session.selection.setClips({(*clip)->id});
        }
        QToolButton *button = nullptr; // the rows are made anew for what is selected
        QTRY_VERIFY((button = window().findChild<QToolButton *>(u"addTarget"_s)) && button->isVisible());
        for (const Qt::Key key : {Qt::Key_Space, Qt::Key_Return, Qt::Key_Enter}) {
            window().activateWindow();
            QVERIFY(QTest::qWaitFor([&] { return QApplication::activeWindow() == &window(); })); // no longer the menu
            button->setFocus(Qt::TabFocusReason);
            QTest::keyClick(button, key);
            QCOMPARE(button->findChildren<QMenu *>().size(), 1);
            QVERIFY(!session.playhead.isPlaying());
            button->findChild<QMenu *>()->close();
            QTRY_VERIFY(button->findChildren<QMenu *>().isEmpty());
        }
    }

    void noKeyOfThePlayerActsBehindTheStartPage()
    {
        m_editor->open(u"circle-area"_s);
        editor::Playhead &playhead = m_editor->session().playhead;
        playhead.setFrame(60);
        window().show(MainWindow::Page::Start);
        const auto revision = m_editor->session().document.history().index();
        for (QWidget *focused :
             {window().findChild<QWidget *>(u"galleryBack"_s), window().findChild<QWidget *>(u"looks"_s)}) {
            for (const Qt::Key key :
                 {Qt::Key_Home, Qt::Key_End, Qt::Key_Left, Qt::Key_Right, Qt::Key_PageDown, Qt::Key_L, Qt::Key_J,
                  Qt::Key_I, Qt::Key_O, Qt::Key_M, Qt::Key_S, Qt::Key_Delete}) {
                focused->setFocus();
                QTest::keyClick(focused, key);
                QCOMPARE(playhead.frame(), 60);
                QVERIFY(!playhead.isPlaying() && !playhead.in() && !playhead.out());
            }
            QTest::keyClick(focused, Qt::Key_Z, Qt::ControlModifier);
        }
        QCOMPARE(m_editor->session().document.history().index(), revision);
    }

    void arrowsStayInTheListThatHasTheFocus()
    {
        m_editor->open(u"circle-area"_s);
        editor::Playhead &playhead = m_editor->session().playhead;
        for (const QString &tab : {u"problems"_s, u"history"_s, u"animations"_s}) {
            m_editor->session().actions.find(u"view."_s + tab)->trigger();
            QCoreApplication::processEvents();
            playhead.setFrame(60);
            QWidget *focused = window().focusWidget();
            for (const Qt::Key key : {Qt::Key_Left, Qt::Key_Right, Qt::Key_Up, Qt::Key_Down}) {
                QTest::keyClick(focused, key);
                QVERIFY2(playhead.frame() == 60 || qobject_cast<QTabBar *>(focused) == nullptr, qPrintable(tab));
            }
        }
    }

    void arrowsWalkOverTheCardsOfThePalette()
    {
        m_editor->open(u"circle-area"_s);
        editor::Playhead &playhead = m_editor->session().playhead;
        editor::CardView *cards = window().findChild<editor::PalettePanel *>()->blocks();
        cards->setFocus(Qt::ShortcutFocusReason);
        QTRY_VERIFY(cards->hasFocus());
        playhead.setFrame(60);
        for (const Qt::Key key : {Qt::Key_Home, Qt::Key_Right, Qt::Key_Left, Qt::Key_Down, Qt::Key_Right, Qt::Key_Up,
                                  Qt::Key_PageDown, Qt::Key_PageUp, Qt::Key_End}) {
            const QModelIndex before = cards->currentIndex();
            QTest::keyClick(cards, key);
            QVERIFY(cards->hasFocus());
            QVERIFY2(key == Qt::Key_Home || cards->currentIndex() != before, qPrintable(QKeySequence(key).toString()));
            QCOMPARE(playhead.frame(), 60);
        }
    }

    void f6WalksThroughAllPanelsAndIsNeverCaught()
    {
        m_editor->open(u"circle-area"_s);
        window().show(MainWindow::View::Both);
        auto *bottom = window().findChild<QTabWidget *>(u"bottom"_s);
        auto *side = window().findChild<QTabWidget *>(u"side"_s);
        for (const QStringList &selected : {QStringList(), QStringList{u"circle"_s}}) {
            m_editor->session().selection.setNodes(selected);
            for (int tab = 0; tab < bottom->count() * side->count(); ++tab) {
                bottom->setCurrentIndex(tab / side->count());
                side->setCurrentIndex(tab % side->count());
                const QList<QWidget *> panels{window().findChild<QWidget *>(u"palettePanel"_s),
                                              window().findChild<QWidget *>(u"stagePanel"_s),
                                              window().findChild<QWidget *>(u"graphPanel"_s), side, bottom};
                const auto panelNow = [&] {
                    const auto found = std::ranges::find_if(
                        panels, [&](const QWidget *panel) { return panel->isAncestorOf(window().focusWidget()); });
                    return found == panels.end() ? -1 : static_cast<int>(found - panels.begin());
                };
                for (const Qt::KeyboardModifiers modifiers : {Qt::NoModifier, Qt::ShiftModifier}) {
                    std::set<int> reached;
                    for (int i = 0; i < panels.size(); ++i) {
                        const int before = panelNow();
                        QTest::keyClick(&window(), Qt::Key_F6, modifiers);
                        QVERIFY2(panelNow() != before,
                                 qPrintable(u"caught in %1 with tabs %2, %3"_s.arg(before)
                                                .arg(bottom->currentIndex())
                                                .arg(side->currentIndex())));
                        reached.insert(panelNow());
                    }
                    QCOMPARE(static_cast<qsizetype>(reached.size()), panels.size());
                }
            }
        }
    }

    void theFocusIsSeenWhereverTabLeads_data()
    {
        QTest::addColumn<QString>("theme");
        QTest::newRow("dark") << u"dark"_s;
        QTest::newRow("light") << u"light"_s;
    }

    void theFocusIsSeenWhereverTabLeads()
    {
        QFETCH(QString, theme);
        QSettings().setValue(u"theme"_s, theme);
        m_editor->show();
        m_editor->open(u"circle-area"_s);
        window().show(MainWindow::Page::Start);
        window().findChild<editor::GalleryPage *>()->setRecoverable(
            {{u"One"_s, QDateTime::currentDateTime(), u"1"_s}, {u"Two"_s, QDateTime::currentDateTime(), u"2"_s}});
        QStringList unseen = unseenStops(window());
        window().show(MainWindow::Page::Editor);
        window().show(MainWindow::View::Both);
        m_editor->session().selection.setNodes({u"circle"_s});
        QCoreApplication::processEvents();
        unseen += unseenStops(window());
        for (const QString &name : {u"bottom"_s, u"side"_s}) {
            auto *tabs = window().findChild<QTabWidget *>(name);
            for (int tab = 1; tab < tabs->count(); ++tab) {
                tabs->setCurrentIndex(tab);
                QCoreApplication::processEvents();
                unseen += unseenStops(window(), tabs);
            }
        }
        const int count = test::lookAtDialogs(*m_editor, [&](QWidget &dialog, const QString &id) {
            dialog.activateWindow();
            QVERIFY(QTest::qWaitForWindowActive(&dialog));
            for (const QString &stop : unseenStops(dialog))
                unseen.append(id + u": "_s + stop);
        });
        QVERIFY2(count > 12, qPrintable(QString::number(count)));
        unseen.removeDuplicates();
        QVERIFY2(unseen.isEmpty(), qPrintable(unseen.join(u'\n')));
    }
};

LECTOGRAPH_TEST_MAIN(TestEditorKeyboard)
#include "tst_editor_keyboard.moc"
