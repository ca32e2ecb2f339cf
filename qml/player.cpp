// SPDX-License-Identifier: GPL-3.0-or-later
#include "qml/player.h"

#include "qml/playermodel.h"

#include <QGuiApplication>
#include <QQmlApplicationEngine>
#include <QQuickWindow>

#include <cstdio>

namespace lectograph::player {

using namespace Qt::StringLiterals;

namespace {

void tell(const QString &sentence)
{
    std::fprintf(stderr, "%s\n", qPrintable(sentence));
}

QString translated(const char *text)
{
    return QCoreApplication::translate("lectograph::player", text);
}

} // namespace

base::Result<void> checkDisplay()
{
    const QString remedy = translated("Start it from a desktop session.");
    const QString platform = qEnvironmentVariable("QT_QPA_PLATFORM").section(u':', 0, 0);
    if (platform == "offscreen"_L1 || platform == "minimal"_L1)
        return base::failure(translated("A window needs a display, which the Qt platform “%1” has not.").arg(platform),
                             translated("Unset QT_QPA_PLATFORM and start it from a desktop session."));
#if defined(Q_OS_UNIX) && !defined(Q_OS_MACOS)
    const bool needsServer = platform.isEmpty() || platform == "xcb"_L1 || platform.startsWith("wayland"_L1);
    if (needsServer && qEnvironmentVariableIsEmpty("DISPLAY") && qEnvironmentVariableIsEmpty("WAYLAND_DISPLAY"))
        return base::failure(translated("A window needs a display, and neither DISPLAY nor WAYLAND_DISPLAY is set."),
                             remedy);
    if (platform == "xcb"_L1 && qEnvironmentVariableIsEmpty("DISPLAY"))
        return base::failure(translated("The Qt platform “xcb” needs a display, and DISPLAY is not set."), remedy);
#endif
    return {};
}

int runPlayer(int &argc, char **argv, const std::function<base::Result<Film>()> &open)
{
    if (const auto display = checkDisplay(); !display) {
        tell(display.error().text());
        return 1;
    }
    const QGuiApplication application(argc, argv);
    auto film = open();
    if (!film) {
        tell(film.error().text());
        return 1;
    }
    return runPlayer(std::move(*film));
}

int runPlayer(Film film)
{
    PlayerModel model(std::move(film));
    QQmlApplicationEngine engine;
    engine.addImportPath(u"qrc:/qt/qml"_s);
    engine.setInitialProperties({{u"player"_s, QVariant::fromValue(&model)}});
    engine.load(QUrl(u"qrc:/qt/qml/Lectograph/Player/Player.qml"_s));
    auto *window = engine.rootObjects().isEmpty() ? nullptr
                                                  : qobject_cast<QQuickWindow *>(engine.rootObjects().first());
    if (!window) {
        tell(translated("The player's window could not be made: see the messages above."));
        return 1;
    }
    QObject::connect(window, &QQuickWindow::sceneGraphError, &model,
                     [](QQuickWindow::SceneGraphError, const QString &message) {
                         tell(translated("The display has no graphics device that Qt Quick can use.") + u' ' + message);
                         QCoreApplication::exit(1);
                     });
    window->show();
    const int code = QCoreApplication::exec();
    model.setStage(nullptr);
    return code;
}

} // namespace lectograph::player
