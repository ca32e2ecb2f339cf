// SPDX-License-Identifier: GPL-3.0-or-later
#include "opening.h"

#include "editor/shell/run.h"
#include "lecture/templates.h"

namespace lectograph::app {

using namespace Qt::StringLiterals;

namespace {

Exit edit(const Invocation &invocation)
{
    const QString name = invocation.arguments.value(0);
    if (name.isEmpty())
        return editor::runEditor(registry(), {}) == 0 ? Exit::Done : Exit::Failed;
    if (const auto path = lecture::resolved(name); !path)
        return failed(path.error());
    return editor::runEditor(registry(), name) == 0 ? Exit::Done : Exit::Failed;
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
