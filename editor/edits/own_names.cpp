// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/edits/own_names.h"

#include "editor/edits/sounds.h"

#include <QJsonObject>
#include <QRegularExpression>

#include <algorithm>

namespace lectograph::editor {

using namespace Qt::StringLiterals;

namespace {

QStringList textsOf(const QJsonValue &name)
{
    if (!name.isObject())
        return name.toString().isEmpty() ? QStringList() : QStringList{name.toString()};
    QStringList texts;
    for (const QJsonValue &text : name.toObject())
        texts.append(text.toString());
    return texts;
}

QJsonValue numbered(const QJsonValue &name, int number)
{
    static const QRegularExpression earlier(u"\\s+\\d+$"_s);
    const auto one = [number](QString text) { return text.remove(earlier) + u' ' + QString::number(number); };
    if (!name.isObject())
        return one(name.toString());
    QJsonObject names = name.toObject();
    for (auto text = names.begin(); text != names.end(); ++text)
        text.value() = one(text.value().toString());
    return names;
}

} // namespace

OwnNames::OwnNames(const std::vector<graph::NodePtr> &nodes)
{
    for (const graph::NodePtr &node : nodes)
        take(node->extra.value(u"label"_s));
}

OwnNames::OwnNames(const std::vector<lecture::SoundPtr> &sounds)
{
    for (const lecture::SoundPtr &sound : sounds)
        take(nameOf(*sound));
}

bool OwnNames::isFree(const QJsonValue &name) const
{
    return std::ranges::none_of(textsOf(name), [&](const QString &text) { return m_taken.contains(text); });
}

void OwnNames::take(const QJsonValue &name)
{
    for (const QString &text : textsOf(name))
        m_taken.insert(text);
}

QJsonValue OwnNames::like(const QJsonValue &name)
{
    QJsonValue free = name;
    for (int number = 2; !isFree(free); ++number)
        free = numbered(name, number);
    take(free);
    return free;
}

} // namespace lectograph::editor
