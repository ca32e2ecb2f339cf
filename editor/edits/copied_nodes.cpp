// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/edits/copied_nodes.h"

#include "editor/edits/copied_source.h"
#include "editor/edits/mime.h"
#include "lecture/block_reader.h"
#include "lecture/edit.h"
#include "lecture/writing.h"

#include <QJsonDocument>

namespace lectograph::editor {

using namespace Qt::StringLiterals;
using lecture::Lecture;

namespace {

const QString definitionsKey = u"blocks"_s;
const QString definitionFilesKey = u"blockAssets"_s;
const QString sourceKey = u"source"_s;

QJsonObject assetsJson(const Lecture &lecture)
{
    QJsonObject files;
    for (const auto &[name, asset] : lecture.assets) {
        if (asset.content)
            files.insert(name, QString::fromLatin1(asset.content->toBase64()));
    }
    return files;
}

/// Leaves out what cannot be read.
void addFiles(Lecture &lecture, const QJsonObject &files)
{
    for (auto file = files.begin(); file != files.end(); ++file) {
        const auto content = QByteArray::fromBase64Encoding(file->toString().toLatin1(),
                                                            QByteArray::AbortOnBase64DecodingErrors);
        if (!content)
            continue;
        if (auto with = lecture::withAsset(lecture, file.key(), content.decoded))
            lecture = std::move(*with);
    }
}

} // namespace

QJsonObject jsonOf(const NodeCopies &copies)
{
    QJsonObject json = QJsonDocument::fromJson(copies.json).object();
    json.insert(u"assets"_s, assetsJson(copies.files));
    if (copies.source)
        json.insert(sourceKey, jsonOfSource(*copies.source));
    if (!copies.definitions.blocks.empty()) {
        QJsonObject blocks;
        for (const auto &[id, block] : copies.definitions.blocks)
            blocks.insert(id, lecture::jsonOf(*block));
        json.insert(definitionsKey, blocks);
        json.insert(definitionFilesKey, assetsJson(copies.definitions));
    }
    return json;
}

NodeCopies copiesFrom(const QJsonObject &json)
{
    NodeCopies copies{QJsonDocument(json).toJson(QJsonDocument::Compact), {}};
    copies.source = sourceFrom(json.value(sourceKey).toObject());
    addFiles(copies.files, json.value(u"assets"_s).toObject());
    addFiles(copies.definitions, json.value(definitionFilesKey).toObject());
    const QJsonObject blocks = json.value(definitionsKey).toObject();
    for (auto block = blocks.begin(); block != blocks.end(); ++block) {
        const auto read = lecture::blockFrom(u"blocks/%1.json"_s.arg(block.key()), block->toObject(),
                                             lecture::Upgrades::ours());
        if (!read)
            continue;
        if (auto with = lecture::withDefinition(copies.definitions, lecture::Block(**read)))
            copies.definitions = std::move(*with);
    }
    return copies;
}

std::optional<NodeCopies> CopiedNodes::in(const QMimeData *data)
{
    const QString type = QString::fromLatin1(mime::nodes);
    if (!data || !data->hasFormat(type))
        return std::nullopt;
    if (const auto *ours = qobject_cast<const CopiedNodes *>(data))
        return ours->m_nodes;
    return copiesFrom(QJsonDocument::fromJson(data->data(type)).object());
}

QStringList CopiedNodes::formats() const
{
    return {QString::fromLatin1(mime::nodes), u"text/plain"_s};
}

QVariant CopiedNodes::retrieveData(const QString &type, QMetaType /*asked*/) const
{
    if (type == "text/plain"_L1)
        return QString::fromUtf8(m_nodes.json);
    if (!hasFormat(type))
        return {};
    return QJsonDocument(jsonOf(m_nodes)).toJson(QJsonDocument::Compact);
}

} // namespace lectograph::editor
