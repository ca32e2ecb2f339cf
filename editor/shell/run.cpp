// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/shell/run.h"

#include "editor/core/session.h"
#include "editor/core/settingsfile.h"
#include "editor/exporting/exportqueue.h"
#include "editor/safety/safety.h"
#include "editor/shell/mainwindow.h"
#include "editor/shell/preferences.h"
#include "editor/sound/audiosink.h"
#include "editor/sound/soundplayer.h"

#include <QApplication>
#include <QSettings>
#include <QTimer>

#include <memory>

namespace lectograph::editor {

using namespace Qt::StringLiterals;

namespace {

constexpr auto layoutSetting = "window/layout";

/// Makes the window, and makes it anew when language or theme change.
class Windows : public QObject
{
public:
    explicit Windows(const Program &program) : m_program(program) {}

    MainWindow &make(const QByteArray &layout)
    {
        applyPreferences(*static_cast<QApplication *>(QCoreApplication::instance()));
        m_window = std::make_unique<MainWindow>(m_program);
        m_window->restoreLayout(layout);
        connect(m_window.get(), &MainWindow::renewalNeeded, this, [this] {
            QTimer::singleShot(0, this, [this] { renew(); }); // not while the window still handles the event
        });
        return *m_window;
    }
    QByteArray layout() const { return m_window->layoutState(); }

private:
    void renew()
    {
        const QByteArray before = layout();
        m_window.reset();
        make(before).QWidget::show();
    }

    Program m_program;
    std::unique_ptr<MainWindow> m_window;
};

} // namespace

int runEditor(const timeline::Registry &registry, const QString &path)
{
    useSettingsFile();
    Session session(registry);
    ExportQueue exports(registry);
    Safety safety(session);
    SoundPlayer sound(session.document, session.playhead, session.preview, std::make_unique<AudioSink>());
    Windows windows({session, exports, safety, &sound});
    MainWindow &window = windows.make(QSettings().value(QLatin1String(layoutSetting)).toByteArray());
    window.show(MainWindow::Page::Start);
    window.QWidget::show();
    if (!path.isEmpty())
        QTimer::singleShot(0, &window, [&window, path] { window.open(path); });
    const int code = QCoreApplication::exec();
    QSettings().setValue(QLatin1String(layoutSetting), windows.layout());
    return code;
}

} // namespace lectograph::editor
