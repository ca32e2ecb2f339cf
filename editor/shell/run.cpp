// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/shell/run.h"

#include "editor/exporting/exportqueue.h"
#include "editor/safety/application.h"
#include "editor/safety/safety.h"
#include "editor/session/session.h"
#include "editor/settings/settings.h"
#include "editor/settings/settingsfile.h"
#include "editor/shell/mainwindow.h"
#include "editor/shell/plugin_problems.h"
#include "editor/shell/preferences.h"
#include "editor/sound/audiosink.h"
#include "editor/sound/soundplayer.h"
#include "editor/widgets/menuhover.h"
#include "editor/widgets/plaintexts.h"

#include <QTimer>

#include <chrono>

namespace lectograph::editor {

int runEditor(const timeline::Registry &registry, const graph::Problems &pluginProblems, const QString &path)
{
    useSettingsFile();
    auto &widgets = *static_cast<QApplication *>(QCoreApplication::instance());
    showTextsAsTheyAre(widgets);
    endHoverWithPopups(widgets);
    Session session(registry);
    session.preview.setPatience(std::chrono::milliseconds(100)); // hardly felt while typing and dragging
    ExportQueue exports(registry);
    Safety safety(session);
    SoundPlayer sound(session.document, session.playhead, session.preview, std::make_unique<AudioSink>());
    if (auto *application = qobject_cast<Application *>(QCoreApplication::instance()))
        QObject::connect(application, &Application::memoryRanOut, &session.document, [&session] {
            Q_EMIT session.document.refused(
                {QCoreApplication::translate("Sentence", "There is not enough memory for this."),
                 QCoreApplication::translate("Sentence", "Make it smaller, or close other programs."),
                 {}});
        });
    applyPreferences(widgets);
    MainWindow window({session, exports, safety, &sound});
    window.restoreLayout(setting::windowLayout.value());
    window.show(MainWindow::Page::Start);
    window.QWidget::show();
    if (!pluginProblems.empty()) {
        QTimer::singleShot(0, &window, [&] { Q_EMIT session.document.refused(inOneBanner(pluginProblems)); });
    }
    if (!path.isEmpty())
        QTimer::singleShot(0, &window, [&window, path] { window.open(path); });
    const int code = QCoreApplication::exec();
    setting::windowLayout.set(window.layoutState());
    return code;
}

} // namespace lectograph::editor
