// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/edits/copiednodes.h"

#include "editor/edits/mime.h"
#include "lecture/edit.h"

#include <QJsonDocument>
#include <QJsonObject>

namespace lectograph::editor {

using namespace Qt::StringLiterals;

std::optional<NodeCopies> CopiedNodes::in(const QMimeData *data)
{
    const QString type = QString::fromLatin1(mime::nodes);
    if (!data || !data->hasFormat(type))
        return std::nullopt;
    if (const auto *ours = qobject_cast<const CopiedNodes *>(data))
        return ours->m_nodes;
    NodeCopies nodes{data->data(type), {}};
    const QJsonObject files = QJsonDocument::fromJson(nodes.json).object().value(u"assets"_s).toObject();
    for (auto file = files.begin(); file != files.end(); ++file) {
        const auto content = QByteArray::fromBase64Encoding(file->toString().toLatin1(),
                                                            QByteArray::AbortOnBase64DecodingErrors);
        if (!content)
            continue;
        if (auto with = lecture::withAsset(nodes.files, file.key(), content.decoded))
            nodes.files = std::move(*with);
    }
    return nodes;
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
    QJsonObject files;
    for (const auto &[name, asset] : m_nodes.files.assets) {
        if (asset.content)
            files.insert(name, QString::fromLatin1(asset.content->toBase64()));
    }
    QJsonObject copied = QJsonDocument::fromJson(m_nodes.json).object();
    copied.insert(u"assets"_s, files);
    return QJsonDocument(copied).toJson(QJsonDocument::Compact);
}

} // namespace lectograph::editor
