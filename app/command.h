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

/// What the shell gets: 0, 1 and 2.
enum class Exit { Done = 0, Failed = 1, WrongUse = 2 };

/// What a command line said, after the name of the command.
struct Invocation
{
    QStringList arguments;
    const QCommandLineParser &options;

    bool isSet(const QString &option) const { return options.isSet(option); }
    QString value(const QString &option) const { return options.value(option); }
};

/// One word after the program's name, with all that help and completion say about it.
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
    bool isInternal = false; ///< for the program itself: help and completion are silent about it
};

Command templatesCommand();
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

/// Prints to standard output, with a final newline. Nothing in the text can move the cursor or the like.
void say(const QString &text);
void say(const QJsonDocument &json, QJsonDocument::JsonFormat format = QJsonDocument::Indented);
/// Prints to standard error, with a final newline; as safe.
void complain(const QString &text);
/// Prints the text as it is: what the program itself tells a terminal.
void print(std::FILE *to, const QString &text);
/// Whether all that was said has arrived, for instance on a disk that may be full.
bool isAllSaid();
Exit failed(const base::Error &error);
Exit wrongUse(const base::Error &error);

} // namespace lectograph::app
