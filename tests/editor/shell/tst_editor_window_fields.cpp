// SPDX-License-Identifier: GPL-3.0-or-later
#include "../registry.h"
#include "../silence.h"
#include "editor/exporting/exportqueue.h"
#include "editor/inspector/inspectorpanel.h"
#include "editor/inspector/rows/row.h"
#include "editor/palette/palettepanel.h"
#include "editor/safety/safety.h"
#include "editor/session/session.h"
#include "editor/shell/mainwindow.h"
#include "editor/shell/preferences.h"
#include "editor/shell/run.h"
#include "editor/sound/soundplayer.h"
#include "lecture/files.h"
#include "lecture/templates.h"
#include "testmain.h"

#include <QAbstractSpinBox>
#include <QApplication>
#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QSettings>
#include <QStandardPaths>
#include <QTabWidget>
#include <QTemporaryDir>
#include <QTest>
#include <QToolButton>

#include <algorithm>
#include <memory>

using namespace lectograph;
using namespace Qt::StringLiterals;
using editor::MainWindow;

/// The fields of the whole window, in all of its panels.
class TestWindowFields : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase()
    {
        QStandardPaths::setTestModeEnabled(true);
        QCoreApplication::setOrganizationName(u"LectographTests"_s);
        QCoreApplication::setApplicationName(u"tst_editor_window_fields"_s);
    }
    void init()
    {
        QSettings().clear();
        QSettings().setValue(u"language"_s, u"en"_s);
        m_session = std::make_unique<editor::Session>(test::registry());
        m_exports = std::make_unique<editor::ExportQueue>(test::registry());
        m_safety = std::make_unique<editor::Safety>(*m_session, m_dir.filePath(u"recovery"_s));
        m_sound = std::make_unique<editor::SoundPlayer>(m_session->document, m_session->playhead, m_session->preview,
                                                        std::make_unique<test::Silence>());
        editor::applyPreferences(*qApp);
        m_window = std::make_unique<MainWindow>(editor::Program{*m_session, *m_exports, *m_safety, m_sound.get()});
        m_window->resize(1366, 768);
        m_window->QWidget::show();
        m_window->activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(m_window.get()));
        const auto lecture = lecture::load(*lecture::resolved(u"template:circle-area"_s));
        QVERIFY(lecture.has_value());
        m_session->document.open(*lecture, {});
    }
    void cleanup()
    {
        m_window.reset();
        m_sound.reset();
        m_safety.reset();
        m_exports.reset();
        m_session.reset();
    }

    void undoReachesTheHistoryFromEveryField()
    {
        m_session->selection.setNodes({u"circle"_s});
        int fields = 0;
        for (QTabWidget *tabs : m_window->findChildren<QTabWidget *>()) {
            for (int page = 0; page < tabs->count(); ++page) {
                tabs->setCurrentIndex(page);
                QCoreApplication::processEvents();
                for (QWidget *field : visibleFields()) {
                    ++fields;
                    QVERIFY2(isUndoneFrom(*field),
                             qPrintable(QLatin1String(field->metaObject()->className()) + u' ' + field->objectName()
                                        + u' ' + field->accessibleName()));
                }
            }
        }
        QVERIFY(fields > 12);
    }

    void lettersThatAreOnlySearchedForAreTakenBackFirst()
    {
        auto *search = m_window->findChild<editor::PalettePanel *>()->findChild<QLineEdit *>();
        QVERIFY(search && search->isVisible());
        edit();
        search->setFocus();
        QTest::keyClicks(search, u"vec"_s);
        QTest::keyClick(search, Qt::Key_Z, Qt::ControlModifier);
        QCOMPARE(search->text(), QString());
        QVERIFY(m_session->document.history().canUndo());
        QTest::keyClick(search, Qt::Key_Z, Qt::ControlModifier);
        QVERIFY(!m_session->document.history().canUndo());
        QTest::keyClicks(search, u"vec"_s);
        edit(); // later than the letters
        QTest::keyClick(search, Qt::Key_Z, Qt::ControlModifier);
        QVERIFY(!m_session->document.history().canUndo());
        QCOMPARE(search->text(), u"vec"_s);
    }

    void theTitleIsTypedWhereItStands()
    {
        auto *title = m_window->findChild<QToolButton *>(u"lectureTitle"_s);
        QVERIFY(title && title->text().contains(u"Area of a circle"_s));
        title->click();
        auto *line = m_window->findChild<QLineEdit *>(u"lectureTitleEdit"_s);
        QVERIFY(line && line->hasFocus());
        QCOMPARE(line->selectedText(), u"Area of a circle"_s);
        QTest::keyClicks(line, u"Discs"_s);
        QTest::keyClick(line, Qt::Key_Return);
        QVERIFY(title->text().contains(u"Discs"_s));
        QVERIFY(m_window->windowTitle().contains(u"Discs"_s));
        QTest::keyClick(m_window.get(), Qt::Key_Z, Qt::ControlModifier);
        QVERIFY(title->text().contains(u"Area of a circle"_s));
    }

    void barAndWindowAgreeOnTheNameOfASavedCopy()
    {
        QVERIFY(m_session->document.save(m_dir.filePath(u"lecture-3.lecture"_s)));
        QCoreApplication::processEvents();
        QVERIFY2(m_window->windowTitle().contains(u"Area of a circle"_s), qPrintable(m_window->windowTitle()));
        QVERIFY2(m_window->windowTitle().contains(u"lecture-3"_s), qPrintable(m_window->windowTitle()));
        const auto labels = m_window->findChildren<QLabel *>();
        QVERIFY(std::ranges::any_of(
            labels, [](const QLabel *label) { return label->isVisible() && label->text().contains(u"lecture-3"_s); }));
    }

    void f6LeadsIntoTheFirstProperty()
    {
        m_session->selection.setNodes({u"circle"_s});
        auto *panel = m_window->findChild<editor::InspectorPanel *>();
        for (int i = 0; i < 6 && !panel->isAncestorOf(QApplication::focusWidget()); ++i)
            QTest::keyClick(m_window.get(), Qt::Key_F6);
        QVERIFY(panel->isAncestorOf(QApplication::focusWidget()));
        QVERIFY(panel->rows().front()->isAncestorOf(QApplication::focusWidget()));
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Tab, Qt::ControlModifier);
        QVERIFY(panel->rows()[1]->isAncestorOf(QApplication::focusWidget()));
    }

private:
    void edit()
    {
        m_session->document.edit(u"Credits"_s, [](lecture::Lecture next) -> base::Result<lecture::Lecture> {
            next.credits.append(QJsonObject{{u"title"_s, u"A picture"_s}});
            return next;
        });
    }
    QWidgetList visibleFields() const
    {
        QWidgetList fields;
        for (QWidget *widget : m_window->findChildren<QWidget *>()) {
            const bool isField = qobject_cast<QLineEdit *>(widget) || qobject_cast<QAbstractSpinBox *>(widget)
                || qobject_cast<QPlainTextEdit *>(widget) || qobject_cast<QComboBox *>(widget);
            if (isField && widget->isVisible() && widget->isEnabled() && widget->focusPolicy() & Qt::TabFocus)
                fields.append(widget);
        }
        return fields;
    }
    bool isUndoneFrom(QWidget &field)
    {
        edit();
        const int steps = m_session->document.history().index();
        field.setFocus(Qt::TabFocusReason);
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Z, Qt::ControlModifier);
        return m_session->document.history().index() == steps - 1;
    }

    QTemporaryDir m_dir;
    std::unique_ptr<editor::Session> m_session;
    std::unique_ptr<editor::ExportQueue> m_exports;
    std::unique_ptr<editor::Safety> m_safety;
    std::unique_ptr<editor::SoundPlayer> m_sound;
    std::unique_ptr<MainWindow> m_window;
};

LECTOGRAPH_TEST_MAIN(TestWindowFields)
#include "tst_editor_window_fields.moc"
