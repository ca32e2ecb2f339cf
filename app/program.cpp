// SPDX-License-Identifier: GPL-3.0-or-later
#include "command.h"

#include "base/memory.h"
#include "base/spelling.h"
#include "editor/safety/application.h"
#include "editor/settings/settingsfile.h"
#include "editor/shell/preferences.h"
#include "qml/player.h"

#include <QCoreApplication>
#include <QFileInfo>
#include <QGuiApplication>

#include <algorithm>
#include <clocale>
#include <csignal>
#include <cstdlib>
#include <memory>

using namespace Qt::StringLiterals;
using namespace lectograph;
using app::Command;
using app::Exit;

namespace {

std::vector<Command> commands()
{
    std::vector<Command> all = {app::editCommand(), app::templatesCommand(), app::looksCommand(), app::blocksCommand(),
                                app::newCommand(),  app::infoCommand(),      app::checkCommand(), app::frameCommand(),
                                app::playCommand(), app::renderCommand()};
    all.push_back(app::completionCommand(all));
    all.push_back(app::thumbnailCommand());
    return all;
}

QString overview(const std::vector<Command> &all)
{
    QString text =
        u"Lectograph " LECTOGRAPH_VERSION
        " — animated lectures from blocks, without code\n\nUsage: lectograph [FILE]\n       lectograph COMMAND …\n\n"_s;
    for (const Command &command : all) {
        if (!command.isInternal)
            text += u"  %1 %2\n"_s.arg(command.name, -12).arg(command.summary);
    }
    return text
        + u"\nTo begin:\n"
          "  lectograph\n"
          "  lectograph templates\n"
          "  lectograph play template:circle-area\n"
          "  lectograph render template:circle-area -o circle.mp4\n\n"
          "lectograph COMMAND --help tells all about one of them. Exit codes: 0 done, 1 failed, 2 wrong use."_s;
}

QString helpOf(const Command &command)
{
    QString text = u"Usage: lectograph %1 %2%3\n\n%4\n"_s.arg(
        command.name, command.arguments, command.options.empty() ? QString() : u" [options]"_s, command.summary);
    if (!command.options.empty())
        text += u"\nOptions:\n"_s;
    for (const QCommandLineOption &option : command.options) {
        QStringList names;
        for (const QString &name : option.names())
            names.append((name.size() == 1 ? u"-"_s : u"--"_s) + name);
        const QString value = option.valueName().isEmpty() ? QString() : u' ' + option.valueName();
        text += u"  %1 %2\n"_s.arg(names.join(u", "_s) + value, -26).arg(option.description());
    }
    QString examples = command.examples;
    return text + u"\nExamples:\n  "_s + examples.replace(u'\n', u"\n  "_s);
}

/// Messages of Qt and other libraries may quote a file, too.
void tellSafely(QtMsgType type, const QMessageLogContext &context, const QString &message)
{
    app::complain(qFormatLogMessage(type, context, message));
}

/// Qt Gui warns if there is no desktop session folder, as in a container; fonts and images from files do not need one.
void tellOnlyFailures(QtMsgType type, const QMessageLogContext &, const QString &message)
{
    if (type == QtCriticalMsg || type == QtFatalMsg)
        app::complain(u"lectograph: "_s + message);
}

/// Qt ends the program by a signal if there is no display where the environment says, after sentences about plugins.
void tellThatNoDisplayOpens(QtMsgType type, const QMessageLogContext &context, const QString &message)
{
    if (type == QtFatalMsg) {
        const Exit exit = app::failed({u"The display of the desktop cannot be opened."_s,
                                       u"Start it from a desktop session, and check DISPLAY or WAYLAND_DISPLAY."_s,
                                       {}});
        std::_Exit(static_cast<int>(exit));
    }
    if (!QLatin1StringView(context.category).startsWith("qt.qpa"_L1))
        tellSafely(type, context, message);
}

std::unique_ptr<QCoreApplication> windowed(Command::Needs needs, int &argc, char **argv)
{
    editor::useSettingsFile();
    const editor::ScaleWhileStarting scale;
    const QtMessageHandler usual = qInstallMessageHandler(tellThatNoDisplayOpens);
    std::unique_ptr<QCoreApplication> made;
    if (needs == Command::Needs::Editor)
        made = std::make_unique<editor::Application>(argc, argv);
    else
        made = std::make_unique<QGuiApplication>(argc, argv);
    qInstallMessageHandler(usual);
    return made;
}

base::Result<std::unique_ptr<QCoreApplication>> application(Command::Needs needs, int &argc, char **argv)
{
    // Also for commands without a window: the user's looks are in the folder that these names give.
    QCoreApplication::setApplicationName(u"Lectograph"_s);
    QCoreApplication::setOrganizationName(u"Lectograph"_s);
    QCoreApplication::setApplicationVersion(u"" LECTOGRAPH_VERSION ""_s);
    if (needs == Command::Needs::Core)
        return std::make_unique<QCoreApplication>(argc, argv);
    if (needs == Command::Needs::Display || needs == Command::Needs::Editor) {
        // Qt aborts without a helpful message if there is no display.
        if (const auto display = player::checkDisplay(); !display)
            return tl::unexpected(display.error());
        return windowed(needs, argc, argv);
    }
    qputenv("QT_QPA_PLATFORM", "offscreen");
    const QtMessageHandler usual = qInstallMessageHandler(tellOnlyFailures);
    auto made = std::make_unique<QGuiApplication>(argc, argv);
    qInstallMessageHandler(usual);
    return made;
}

Exit run(const Command &command, const QStringList &words, int &argc, char **argv)
{
    QCommandLineParser parser;
    parser.addOptions({command.options.begin(), command.options.end()});
    parser.addOption({{u"h"_s, u"help"_s}, u"Tell about this command."_s});
    // The parser treats the first word as the program's name.
    if (!parser.parse(words)) {
        QString sentence = parser.errorText();
        if (!sentence.endsWith(u'.'))
            sentence += u'.';
        return app::wrongUse({sentence, u"See: lectograph %1 --help"_s.arg(command.name), {}});
    }
    if (parser.isSet(u"help"_s)) {
        app::say(helpOf(command));
        return Exit::Done;
    }
    const QStringList arguments = parser.positionalArguments();
    const QString usage = u"Usage: lectograph %1 %2"_s.arg(command.name, command.arguments).trimmed();
    if (arguments.size() < command.leastArguments)
        return app::wrongUse(
            {u"%1 is missing."_s.arg(command.arguments.section(u' ', arguments.size(), arguments.size())), usage, {}});
    if (arguments.size() > command.mostArguments)
        return app::wrongUse({u"There is a word too many: “%1”."_s.arg(arguments[command.mostArguments]), usage, {}});
    const auto qt = application(command.needs, argc, argv);
    if (!qt)
        return app::failed(qt.error());
    std::setlocale(LC_NUMERIC, "C"); // Qt has just applied the system's locale, including its decimal comma
    return command.run({arguments, parser});
}

Exit obeyed(int argc, char **argv)
{
    const std::vector<Command> all = commands();
    const QString name = argc > 1 ? QString::fromLocal8Bit(argv[1]) : QString();
    if (name == "--help"_L1 || name == "-h"_L1 || name == "help"_L1) {
        app::say(overview(all));
        return Exit::Done;
    }
    const auto command = std::ranges::find(all, name, &Command::name);
    const bool isFile = argc == 2 && command == all.end()
        && (QFileInfo::exists(name) || name.startsWith("template:"_L1));
    if (name.isEmpty() || isFile) // opened by a file manager or menu
        return run(app::editCommand(), name.isEmpty() ? QStringList{u"edit"_s} : QStringList{u"edit"_s, name}, argc,
                   argv);
    if (command == all.end()) {
        const bool isMissingFile = name.contains(u'/') || !QFileInfo(name).suffix().isEmpty();
        if (isMissingFile && argc == 2)
            return app::failed({u"There is no such file."_s, u"Check the name."_s, name});
        QStringList names;
        for (const Command &one : all) {
            if (!one.isInternal)
                names.append(one.name);
        }
        const QString meant = base::didYouMean(name, names);
        return app::wrongUse({u"There is no command “%1”."_s.arg(name),
                              (meant.isEmpty() ? meant : meant + u' ') + u"See: lectograph --help"_s,
                              {}});
    }
    QStringList words;
    for (int i = 1; i < argc; ++i)
        words.append(QString::fromLocal8Bit(argv[i]));
    return run(*command, words, argc, argv);
}

} // namespace

/// The whole program except --version; called by the launcher.
extern "C" Q_DECL_EXPORT int lectographMain(int argc, char **argv)
{
#ifdef SIGXFSZ
    std::signal(SIGXFSZ, SIG_IGN); // report an exceeded file size limit instead of ending the program
#endif
    qInstallMessageHandler(tellSafely);
    Exit exit = Exit::Failed;
    const auto done = base::withinMemory([&]() -> base::Result<void> {
        exit = obeyed(argc, argv);
        return {};
    });
    if (!done)
        exit = app::failed(done.error());
    if (exit == Exit::Done && !app::isAllSaid()) {
        exit = app::failed({u"The answer could not be written where standard output leads."_s,
                            u"Make room on the disk, or send it to another file."_s,
                            {}});
    }
    return static_cast<int>(exit);
}
