// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/result.h"

#include <QCommandLineParser>
#include <QJsonDocument>
#include <QString>
#include <QStringList>

#include <cstdio>
#include <functional>
#include <vector>

namespace lectograph::app {

/// The exit codes: 0, 1 and 2.
enum class Exit { Done = 0, Failed = 1, WrongUse = 2 };

/// The arguments after the name of the command.
struct Invocation
{
    QStringList arguments;
    const QCommandLineParser &options;

    bool isSet(const QString &option) const { return options.isSet(option); }
    QString value(const QString &option) const { return options.value(option); }
};

/// A command (the first argument of the program), with its texts for help and completion.
struct Command
{
    QString name;
    QString arguments; ///< "FILE|template:ID"
    int leastArguments = 0;
    int mostArguments = 0;
    QString summary;
    QString examples;
    std::vector<QCommandLineOption> options;
    enum class Needs { Core, Fonts, Display, Editor } needs = Needs::Core;
    std::function<Exit(const Invocation &)> run;
    bool isInternal = false; ///< used by the program itself; hidden from help and completion
};

Command templatesCommand();
Command looksCommand();
Command blocksCommand();
Command newCommand();
Command infoCommand();
Command checkCommand();
Command frameCommand();
Command playCommand();
Command editCommand();
Command renderCommand();
Command thumbnailCommand();
Command completionCommand(const std::vector<Command> &others);

/// Prints to standard output with a trailing newline. Control characters in the text are replaced.
void say(const QString &text);
void say(const QJsonDocument &json, QJsonDocument::JsonFormat format = QJsonDocument::Indented);
/// The same for standard error.
void complain(const QString &text);
/// Prints the text unchanged, for the program's own control sequences.
void print(std::FILE *to, const QString &text);
/// Whether all output was written; fails, for example, if the disk is full.
bool isAllSaid();
Exit failed(const base::Error &error);
Exit wrongUse(const base::Error &error);

} // namespace lectograph::app
