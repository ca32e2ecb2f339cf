// SPDX-License-Identifier: GPL-3.0-or-later
#include "command.h"

#include <cstdio>

namespace lectograph::app {

namespace {

void print(std::FILE *to, const QString &text)
{
    const QByteArray utf8 = text.toUtf8() + '\n';
    std::fwrite(utf8.constData(), 1, static_cast<std::size_t>(utf8.size()), to);
    std::fflush(to);
}

} // namespace

void say(const QString &text)
{
    print(stdout, text);
}

void complain(const QString &text)
{
    print(stderr, text);
}

bool isAllSaid()
{
    return std::fflush(stdout) == 0 && std::ferror(stdout) == 0;
}

Exit failed(const base::Error &error)
{
    complain(QStringLiteral("lectograph: ") + error.text());
    return Exit::Failed;
}

Exit wrongUse(const base::Error &error)
{
    complain(QStringLiteral("lectograph: ") + error.text());
    return Exit::WrongUse;
}

} // namespace lectograph::app
