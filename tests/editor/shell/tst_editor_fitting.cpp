// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/gallery/gallerypage.h"
#include "editor/language/language.h"
#include "editor/space/spacepanel.h"
#include "editor/widgets/onscreen.h"
#include "editor/widgets/theme.h"
#include "editorwindow.h"
#include "layoutfaults.h"
#include "openeddialogs.h"
#include "testmain.h"

#include <QDialog>
#include <QListWidget>
#include <QPushButton>
#include <QScrollArea>
#include <QTabWidget>
#include <QToolButton>

#include <map>

using namespace lectograph;
using namespace Qt::StringLiterals;

namespace {

/// The room that a title bar and a taskbar leave of 960 × 540 units: 1366 × 768 at 125 % is larger, 1920 × 1080 at 200 % the same.
constexpr QSize room(960, 480);

} // namespace

class TestEditorFitting : public QObject
{
    Q_OBJECT

private:
    timeline::Registry m_registry;
    std::unique_ptr<test::EditorWindow> m_editor;

    /// What is wrong with the window when its layouts have settled, which may take two rounds of events.
    QStringList faultsOfWindow()
    {
        QStringList faults;
        (void)QTest::qWaitFor(
            [&] {
                const editor::MainWindow &window = m_editor->window();
                faults = test::clippedIn(window) + test::overlapsIn(window) + test::unbalancedIn(window);
                return faults.isEmpty();
            },
            1000);
        return faults;
    }

    void show(const QString &language)
    {
        QSettings().setValue(u"language"_s, language);
        m_editor->show(room);
        m_editor->open(u"transformer-architecture"_s);
    }

private Q_SLOTS:
    void initTestCase()
    {
        test::EditorWindow::prepare(u"tst_editor_fitting"_s);
        QVERIFY(timeline::loadPlugins(m_registry).empty());
    }
    void init() { m_editor = std::make_unique<test::EditorWindow>(m_registry); }
    void cleanup() { m_editor.reset(); }

    void theWindowFits_data()
    {
        QTest::addColumn<QString>("language");
        for (const QString &language : editor::interfaceLanguages())
            QTest::newRow(qPrintable(language)) << language;
    }

    void theWindowFits()
    {
        QFETCH(QString, language);
        show(language);
        editor::MainWindow &window = m_editor->window();
        const QSize least = window.minimumSize();
        QVERIFY2(least.width() <= room.width() && least.height() <= room.height(),
                 qPrintable(u"%1 × %2"_s.arg(least.width()).arg(least.height())));
        m_editor->session().selection.setNodes({m_editor->session().document.lecture().scenes.front()->actors.front()});
        for (const char *view : {"view.stage", "view.graph", "view.both", "view.space", "view.workspace1",
                                 "view.workspace2", "view.workspace3", "view.workspace4"}) {
            m_editor->session().actions.find(QLatin1String(view))->trigger();
            QCoreApplication::processEvents();
            QCOMPARE(window.size(), room);
            const QStringList faults = faultsOfWindow();
            QVERIFY2(faults.isEmpty(), qPrintable(QLatin1String(view) + u'\n' + faults.join(u'\n')));
        }
        for (const QString &name : {u"bottom"_s, u"side"_s}) {
            auto *tabs = window.findChild<QTabWidget *>(name);
            for (int tab = 0; tab < tabs->count(); ++tab) {
                tabs->setCurrentIndex(tab);
                QCoreApplication::processEvents();
                const QStringList faults = faultsOfWindow();
                QVERIFY2(faults.isEmpty(), qPrintable(tabs->tabText(tab) + u'\n' + faults.join(u'\n')));
            }
        }
    }

    void everyDialogFits_data() { theWindowFits_data(); }

    void everyDialogFits()
    {
        QFETCH(QString, language);
        show(language);
        const QRect screen(40, 60, room.width(), room.height() + 30); // with a title bar
        QStringList faults;
        const int count = test::lookAtDialogs(*m_editor, [&](QWidget &dialog, const QString &id) {
            const QSize least = dialog.minimumSizeHint().expandedTo(dialog.minimumSize());
            if (least.width() > room.width() || least.height() > room.height())
                faults.append(u"%1: %2 × %3"_s.arg(id).arg(least.width()).arg(least.height()));
            dialog.move(2000, 1500);
            editor::fitInto(dialog, screen);
            if (!screen.contains(dialog.geometry()))
                faults.append(id + u": is beyond the screen"_s);
            QCoreApplication::processEvents();
            for (const QString &fault : test::clippedIn(dialog) + test::overlapsIn(dialog) + test::unbalancedIn(dialog))
                faults.append(id + u": "_s + fault);
        });
        QVERIFY2(faults.isEmpty(), qPrintable(faults.join(u'\n')));
        QVERIFY2(count >= 13, qPrintable(QString::number(count)));
    }

    void theHeadOfTheSpacePanelShowsItsButtons_data() { theWindowFits_data(); }

    void theHeadOfTheSpacePanelShowsItsButtons()
    {
        QFETCH(QString, language);
        show(language);
        m_editor->session().actions.find(u"view.space"_s)->trigger();
        QCoreApplication::processEvents();
        QCOMPARE(m_editor->window().size(), room);
        auto *panel = m_editor->window().findChild<editor::SpacePanel *>();
        const QList<QToolButton *> buttons = panel->findChild<QWidget *>(u"panelHead"_s)->findChildren<QToolButton *>();
        QVERIFY(buttons.size() >= 5);
        for (const QToolButton *button : buttons)
            QVERIFY2(button->visibleRegion().boundingRect() == button->rect(), qPrintable(button->accessibleName()));
    }

    void thePresetsAreReadWhole_data() { theWindowFits_data(); }

    void thePresetsAreReadWhole()
    {
        QFETCH(QString, language);
        show(language);
        m_editor->session().actions.find(u"file.export"_s)->trigger();
        auto *dialog = m_editor->window().findChild<QDialog *>(u"exportDialog"_s);
        QVERIFY(dialog && dialog->width() <= room.width());
        const auto *presets = dialog->findChild<QListWidget *>(u"presets"_s);
        const int space = presets->viewport()->width() - 6 * editor::Theme::grid;
        for (int row = 0; row < presets->count(); ++row) {
            const QString description = presets->item(row)->data(Qt::AccessibleDescriptionRole).toString();
            QVERIFY2(QFontMetrics(editor::uiFont(11)).horizontalAdvance(description) <= space, qPrintable(description));
        }
        dialog->close();
    }

    void aWarningCoversNothingOfTheExportDialog_data() { theWindowFits_data(); }

    void aWarningCoversNothingOfTheExportDialog()
    {
        QFETCH(QString, language);
        show(language);
        graph::Node lost;
        lost.id = u"lost"_s;
        lost.type = u"elsewhere.mystery"_s;
        const lecture::Lecture &whole = m_editor->session().document.lecture();
        const auto broken = lecture::withNode(whole, whole.scenes.front()->id, lost);
        QVERIFY(broken);
        m_editor->session().document.open(*broken, {});
        m_editor->session().actions.find(u"file.export"_s)->trigger();
        auto *dialog = m_editor->window().findChild<QDialog *>(u"exportDialog"_s);
        QVERIFY(dialog);
        const auto *note = dialog->findChild<QWidget *>(u"problems"_s);
        QTRY_VERIFY_WITH_TIMEOUT(note->isVisible(), 60000);
        QCoreApplication::processEvents();
        QVERIFY2(dialog->width() <= room.width() && dialog->height() <= room.height(),
                 qPrintable(u"%1 × %2"_s.arg(dialog->width()).arg(dialog->height())));
        for (const QString &name : {u"scope"_s, u"format"_s, u"width"_s, u"rate"_s, u"quality"_s, u"en"_s, u"name"_s,
                                    u"folder"_s, u"browse"_s, u"problems"_s, u"summary"_s, u"export"_s}) {
            const auto *field = dialog->findChild<QWidget *>(name);
            QVERIFY2(field->visibleRegion().boundingRect() == field->rect(), qPrintable(name));
        }
        dialog->close();
    }

    void noTwoButtonsOfAPanelLookAlike()
    {
        show(u"en"_s);
        std::map<std::pair<QString, QByteArray>, const QAction *> seen;
        for (const QToolButton *button : m_editor->window().findChildren<QToolButton *>()) {
            const QAction *action = button->defaultAction();
            const bool isOwn = action // others clear fields
                && m_editor->session().actions.find(editor::Actions::idOf(*action)) == action;
            if (!isOwn || action->icon().isNull())
                continue;
            const QImage picture = action->icon().pixmap(QSize(20, 20)).toImage();
            const QByteArray bytes(reinterpret_cast<const char *>(picture.constBits()), picture.sizeInBytes());
            const QString panel = editor::Actions::categoryOf(*action);
            const auto [other, isNew] = seen.emplace(std::pair(panel, bytes), action);
            QVERIFY2(isNew || other->second == action,
                     qPrintable(u"%1: %2 and %3"_s.arg(panel, editor::Actions::idOf(*other->second),
                                                       editor::Actions::idOf(*action))));
        }
        QVERIFY(seen.size() > 20);
    }

    void theStartPageFitsWithUnsavedLectures_data() { theWindowFits_data(); }

    void theStartPageFitsWithUnsavedLectures()
    {
        QFETCH(QString, language);
        show(language);
        editor::MainWindow &window = m_editor->window();
        window.show(editor::MainWindow::Page::Start);
        auto *page = window.findChild<editor::GalleryPage *>();
        std::vector<editor::UnsavedWork> work;
        for (int i = 0; i < 6; ++i)
            work.push_back(
                {i % 2 ? u"A lecture with a name that is much longer than its column"_s : QString(),
                 QDateTime::currentDateTime(), QString::number(i),
                 i % 3 ? u"/home/somebody/lectures of this year/a file with a long name.lecture"_s : QString()});
        page->setRecoverable(work);
        QCoreApplication::processEvents();
        QCOMPARE(window.size(), room);
        const QStringList faults = test::clippedIn(window) + test::overlapsIn(window) + test::unbalancedIn(window);
        QVERIFY2(faults.isEmpty(), qPrintable(faults.join(u'\n')));
        // Each button is scrolled to by Tab.
        std::vector<const QPushButton *> reached;
        window.findChild<QWidget *>(u"galleryGuide"_s)->setFocus(Qt::TabFocusReason);
        for (std::size_t i = 0; i < 2 * work.size(); ++i) {
            QTest::keyClick(QApplication::focusWidget(), Qt::Key_Tab);
            const auto *button = qobject_cast<QPushButton *>(QApplication::focusWidget());
            QVERIFY(button);
            reached.push_back(button);
            QVERIFY2(!button->visibleRegion().isEmpty(), qPrintable(button->accessibleName()));
            QVERIFY(button->visibleRegion().boundingRect().contains(button->rect()));
        }
        const std::vector<QPushButton *> &buttons = page->findChild<editor::RecoverList *>()->buttons();
        QVERIFY(std::ranges::equal(reached, buttons));
    }
};

LECTOGRAPH_TEST_MAIN(TestEditorFitting)
#include "tst_editor_fitting.moc"
