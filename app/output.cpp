// SPDX-License-Identifier: GPL-3.0-or-later
#include "command.h"

#include "printable.h"

#include <cstdio>

namespace lectograph::app {

void print(std::FILE *to, const QString &text)
{
    const QByteArray utf8 = text.toUtf8();
    std::fwrite(utf8.constData(), 1, static_cast<std::size_t>(utf8.size()), to);
    std::fflush(to);
}

void say(const QString &text)
{
    print(stdout, printable(text) + u'\n');
}

void say(const QJsonDocument &json, QJsonDocument::JsonFormat format)
{
    print(stdout, printableJson(QString::fromUtf8(json.toJson(format)).trimmed()) + u'\n');
}

void complain(const QString &text)
{
    print(stderr, printable(text) + u'\n');
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
