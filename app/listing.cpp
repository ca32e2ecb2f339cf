// SPDX-License-Identifier: GPL-3.0-or-later
#include "opening.h"

#include "base/text.h"
#include "graph/choices.h"
#include "graph/placement.h"
#include "graph/value.h"
#include "lecture/looks.h"
#include "lecture/templates.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

namespace lectograph::app {

using namespace Qt::StringLiterals;

namespace {

QString asText(const QJsonValue &value)
{
    const QByteArray wrapped = QJsonDocument(QJsonArray{value}).toJson(QJsonDocument::Compact);
    return QString::fromUtf8(wrapped.mid(1, wrapped.size() - 2));
}

QJsonArray toJson(const graph::PropertyTable &table)
{
    QJsonArray rows;
    for (const graph::PropertySpec &spec : table) {
        QJsonObject row{{u"key"_s, base::toText(spec.key)},
                        {u"type"_s, graph::nameOf(spec.type)},
                        {u"default"_s, graph::presetOf(spec)},
                        {u"help"_s, base::toText(spec.help)}};
        if (!spec.title.empty())
            row.insert(u"title"_s, base::toText(spec.title));
        if (std::isfinite(spec.min))
            row.insert(u"min"_s, spec.min);
        if (std::isfinite(spec.max))
            row.insert(u"max"_s, spec.max);
        if (!spec.unit.empty())
            row.insert(u"unit"_s, base::toText(spec.unit));
        if (!spec.choices.empty())
            row.insert(u"choices"_s, QJsonArray::fromStringList(graph::choiceValues(spec)));
        if (const QStringList titles = graph::choiceTitles(spec); !titles.join(QString()).isEmpty())
            row.insert(u"choiceTitles"_s, QJsonArray::fromStringList(titles));
        if (spec.required)
            row.insert(u"required"_s, true);
        rows.append(row);
    }
    return rows;
}

QString toLines(const graph::PropertyTable &table)
{
    QString lines;
    for (const graph::PropertySpec &spec : table) {
        lines += u"    %1 %2 %3  %4\n"_s.arg(base::toText(spec.key), -16)
                     .arg(graph::nameOf(spec.type), -8)
                     .arg(spec.type == graph::ValueType::Shape ? QString() : asText(graph::presetOf(spec)), -12)
                     .arg(base::toText(spec.help));
    }
    return lines;
}

Exit listTemplates(const Invocation &invocation)
{
    const std::vector<lecture::Template> all = lecture::templates();
    if (invocation.isSet(u"json"_s)) {
        QJsonArray list;
        for (const lecture::Template &one : all) {
            list.append(QJsonObject{{u"id"_s, one.id},
                                    {u"title"_s, one.title},
                                    {u"description"_s, one.description},
                                    {u"languages"_s, QJsonArray::fromStringList(one.languages)},
                                    {u"folder"_s, one.folder}});
        }
        say(QJsonDocument(list));
        return Exit::Done;
    }
    for (const lecture::Template &one : all) {
        say(u"%1 %2  (%3)"_s.arg(one.id, -26)
                .arg(graph::localized(one.title, {u"en"_s}).value_or(QString()), one.languages.join(u", "_s)));
    }
    if (all.empty())
        return failed(
            {u"No templates are installed."_s, u"Looked in: %1."_s.arg(lecture::templateFolders().join(u", "_s)), {}});
    return Exit::Done;
}

Exit listLooks(const Invocation &invocation)
{
    QJsonArray list;
    for (const lecture::LibraryLook &one : lecture::libraryLooks()) {
        const QString title = graph::localized(one.look.title, {u"en"_s}).value_or(QString());
        list.append(QJsonObject{{u"id"_s, one.look.id},
                                {u"title"_s, one.look.title},
                                {u"file"_s, one.file},
                                {u"styles"_s, QJsonArray::fromStringList(one.look.styles.keys())}});
        if (!invocation.isSet(u"json"_s))
            say(u"%1 %2"_s.arg(one.look.id, -26).arg(title));
    }
    if (invocation.isSet(u"json"_s))
        say(QJsonDocument(list));
    if (list.isEmpty())
        return failed({u"No looks are installed."_s, u"Looked in: %1."_s.arg(lecture::shippedLookFolder()), {}});
    return Exit::Done;
}

Exit listBlocks(const Invocation &invocation)
{
    const timeline::Registry &types = registry();
    if (invocation.isSet(u"json"_s)) {
        QJsonArray list;
        for (const auto &[id, type] : types.nodes.types()) {
            QJsonArray outputs;
            for (const graph::PortSpec &port : type.outputs)
                outputs.append(QJsonObject{{u"key"_s, base::toText(port.key)},
                                           {u"type"_s, graph::nameOf(port.type)},
                                           {u"help"_s, base::toText(port.help)}});
            list.append(QJsonObject{{u"id"_s, id},
                                    {u"kind"_s, u"block"_s},
                                    {u"version"_s, type.version},
                                    {u"title"_s, type.title},
                                    {u"category"_s, type.category},
                                    {u"help"_s, type.help},
                                    {u"properties"_s, toJson(graph::tableOf(type))},
                                    {u"outputs"_s, outputs}});
        }
        for (const auto &[id, type] : types.animations.types()) {
            list.append(QJsonObject{{u"id"_s, id},
                                    {u"kind"_s, u"animation"_s},
                                    {u"version"_s, type.version},
                                    {u"title"_s, type.title},
                                    {u"category"_s, type.category},
                                    {u"help"_s, type.help},
                                    {u"ease"_s, type.ease},
                                    {u"seconds"_s, type.seconds},
                                    {u"properties"_s, toJson(type.properties)}});
        }
        say(QJsonDocument(list));
        return Exit::Done;
    }
    for (const auto &[id, type] : types.nodes.types())
        say(u"%1 — %2\n"_s.arg(id, type.help) + toLines(type.properties));
    say(u"Every block that is drawn also has:\n"_s + toLines(graph::placementProperties()));
    for (const auto &[id, type] : types.animations.types())
        say(u"%1 — %2 (%3 s)\n"_s.arg(id, type.help).arg(type.seconds) + toLines(type.properties));
    return Exit::Done;
}

} // namespace

Command templatesCommand()
{
    return {u"templates"_s,
            {},
            0,
            0,
            u"List the lectures to begin with."_s,
            u"lectograph templates\nlectograph templates --json"_s,
            {{u"json"_s, u"Print JSON."_s}},
            Command::Needs::Core,
            listTemplates};
}

Command looksCommand()
{
    return {u"looks"_s,
            {},
            0,
            0,
            u"List the looks that a lecture can have."_s,
            u"lectograph looks\nlectograph frame template:masking --at 5 --look light -o masking.png"_s,
            {{u"json"_s, u"Print JSON."_s}},
            Command::Needs::Core,
            listLooks};
}

Command blocksCommand()
{
    return {u"blocks"_s,
            {},
            0,
            0,
            u"List every block and animation with its properties."_s,
            u"lectograph blocks | less\nlectograph blocks --json"_s,
            {{u"json"_s, u"Print JSON."_s}},
            Command::Needs::Core,
            listBlocks};
}

} // namespace lectograph::app
