// SPDX-License-Identifier: GPL-3.0-or-later
#include "interrupt.h"
#include "opening.h"

#include "editor/language/language.h"
#include "editor/shell/run.h"
#include "lecture/templates.h"

#include <QCoreApplication>

namespace lectograph::app {

using namespace Qt::StringLiterals;

namespace {

Exit edit(const Invocation &invocation)
{
    const QString name = invocation.arguments.value(0);
    if (const auto path = name.isEmpty() ? base::Result<QString>() : lecture::resolved(name); !path)
        return failed(path.error());
    // On a signal, unsaved changes go to the journal and exports clean up, without asking.
    const Interrupt interrupt;
    const std::stop_callback leave(interrupt.token(), [] {
        QMetaObject::invokeMethod(
            QCoreApplication::instance(), [] { QCoreApplication::exit(1); }, Qt::QueuedConnection);
    });
    // What is wrong with a plugin is said when it is loaded, and the window shows it.
    editor::useLanguage(*QCoreApplication::instance(), editor::preferredLanguage());
    return editor::runEditor(registry(), pluginProblems(), name) == 0 ? Exit::Done : Exit::Failed;
}

} // namespace

Command editCommand()
{
    return {u"edit"_s,
            u"[FILE|template:ID]"_s,
            0,
            1,
            u"Open the editor; so does lectograph alone, or with a file."_s,
            u"lectograph edit\nlectograph edit my.lecture\nlectograph edit template:circle-area"_s,
            {},
            Command::Needs::Editor,
            edit};
}

} // namespace lectograph::app
