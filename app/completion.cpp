// SPDX-License-Identifier: GPL-3.0-or-later
#include "command.h"

namespace lectograph::app {

using namespace Qt::StringLiterals;

namespace {

QStringList optionsOf(const Command &command)
{
    QStringList words{u"--help"_s};
    for (const QCommandLineOption &option : command.options) {
        for (const QString &name : option.names())
            words.append((name.size() == 1 ? u"-"_s : u"--"_s) + name);
    }
    return words;
}

QString forBash(const std::vector<Command> &commands)
{
    QString cases;
    QStringList names;
    for (const Command &command : commands) {
        names.append(command.name);
        cases += u"        %1) words=\"%2\" ;;\n"_s.arg(command.name, optionsOf(command).join(u' '));
    }
    return uR"sh(# bash completion for lectograph: source it, or put it into ~/.local/share/bash-completion/completions/lectograph
_lectograph() {
    local word=${COMP_WORDS[COMP_CWORD]} words=""
    if [ "$COMP_CWORD" -eq 1 ]; then
        COMPREPLY=($(compgen -W "%1 --help --version" -- "$word"))
        return
    fi
    case ${COMP_WORDS[1]} in
%2    esac
    if [[ $word == -* ]]; then
        COMPREPLY=($(compgen -W "$words" -- "$word"))
    elif [[ $word == template* || ${COMP_WORDS[COMP_CWORD-1]} == : ]]; then
        COMPREPLY=($(compgen -W "$(lectograph templates | cut -d ' ' -f 1)" -- "${word##*:}"))
    else
        COMPREPLY=($(compgen -f -W "template:" -- "$word"))
    fi
}
complete -o filenames -F _lectograph lectograph)sh"_s.arg(names.join(u' '), cases);
}

QString forFish(const std::vector<Command> &commands)
{
    QString lines = u"# fish completion for lectograph: put it into ~/.config/fish/completions/lectograph.fish\n"_s;
    for (const Command &command : commands) {
        lines += u"complete -c lectograph -n __fish_use_subcommand -a %1 -d '%2'\n"_s.arg(command.name,
                                                                                          command.summary);
        for (const QCommandLineOption &option : command.options) {
            for (const QString &name : option.names()) {
                lines += u"complete -c lectograph -n '__fish_seen_subcommand_from %1' -%2 %3 -d '%4'%5\n"_s.arg(
                    command.name, name.size() == 1 ? u"s"_s : u"l"_s, name, option.description(),
                    option.valueName().isEmpty() ? QString() : u" -r"_s);
            }
        }
    }
    return lines.trimmed();
}

} // namespace

Command completionCommand(const std::vector<Command> &others)
{
    return {
        u"completion"_s,
        u"bash|zsh|fish"_s,
        1,
        1,
        u"Print the completion script for a shell."_s,
        u"lectograph completion bash > ~/.local/share/bash-completion/completions/lectograph"_s,
        {},
        Command::Needs::Core,
        [others](const Invocation &invocation) {
            const QString &shell = invocation.arguments[0];
            if (shell == "fish"_L1)
                say(forFish(others));
            else if (shell == "bash"_L1)
                say(forBash(others));
            else if (shell == "zsh"_L1)
                say(u"autoload -U +X bashcompinit && bashcompinit\n"_s + forBash(others));
            else
                return wrongUse({u"There is no completion for “%1”."_s.arg(shell), u"Choose bash, zsh or fish."_s, {}});
            return Exit::Done;
        }};
}

} // namespace lectograph::app
