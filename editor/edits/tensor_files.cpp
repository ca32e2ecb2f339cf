// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/edits/tensor_files.h"

#include "editor/edits/lookup.h"
#include "editor/edits/madetypes.h"
#include "editor/edits/properties.h"
#include "editor/language/translated.h"
#include "lecture/files_beside.h"
#include "tensor/tensor_file.h"

#include <QFileInfo>
#include <QJsonObject>

namespace lectograph::editor {

using namespace Qt::StringLiterals;
using base::Result;
using lecture::Lecture;

namespace {

constexpr qint64 mostCarriedBytes = 64 * 1024 * 1024;

Result<KeptFile> carriedOrBeside(const Lecture &lecture, const QString &path, const base::FileContent &content)
{
    if (content.size() <= mostCarriedBytes)
        return content.all(mostCarriedBytes).and_then([&](const QByteArray &bytes) {
            return withFileKept(lecture, path, QFileInfo(path).suffix().toLower(), bytes, u"tensor"_s);
        });
    const QString name = lecture.beside ? lecture.beside->nameOf(path) : QString();
    if (name.isEmpty())
        return base::failure(translated("The file is larger than 64 MB, too large for the lecture to keep a copy."),
                             translated("Save the lecture, copy the file into the same folder, and choose it there."));
    return KeptFile{lecture, name};
}

} // namespace

bool isTensorFile(const QString &path)
{
    return QStringList{u"npy"_s, u"npz"_s, u"safetensors"_s}.contains(QFileInfo(path).suffix().toLower());
}

Result<KeptFile> withDataFile(const Lecture &lecture, const QString &path)
{
    return base::FileContent::at(path).and_then(
        [&](const base::FileContent &content) { return carriedOrBeside(lecture, path, content); });
}

Result<KeptFile> withTensorFile(const Lecture &lecture, const QString &path, const tensor::TableReading &reading)
{
    return base::FileContent::at(path).and_then([&](const base::FileContent &content) {
        return tensor::TensorFile::open(content, reading).and_then([&](const tensor::TensorFile &file) {
            return carriedOrBeside(lecture, path, content).map([&](KeptFile &&kept) {
                kept.notes = file.notes();
                return std::move(kept);
            });
        });
    });
}

Result<AddedFiles> withTensorBlock(const Lecture &lecture, const QString &scene, const QString &path,
                                   const timeline::Registry &registry)
{
    return withTensorFile(lecture, path).and_then([&](const KeptFile &kept) {
        return withNamedBlock(kept.lecture, scene, {QString(made::tensorFile), {}, {{u"file"_s, kept.file}}}, path,
                              registry);
    });
}

Result<Lecture> withTableReading(const Lecture &lecture, const QString &scene, const QStringList &nodes,
                                 const tensor::TableReading &reading, const timeline::Registry &registry)
{
    Result<Lecture> result = lecture;
    const QJsonObject properties = readingProperties(reading);
    for (const QString &id : nodes) {
        const graph::Node *node = nodeOf(sceneOf(lecture, scene), id);
        const graph::NodeType *type = node ? registry.nodes.find(node->type) : nullptr;
        if (!type || !lecture::findSpec(type->properties, u"separator"_s))
            continue;
        for (const QString &key : {u"separator"_s, u"decimalMark"_s, u"firstLine"_s}) {
            result = result.and_then([&](const Lecture &with) {
                return withProperty(with, {scene, id, {}, key}, properties.value(key));
            });
        }
    }
    return result;
}

std::optional<NewBlock> shownTensorFile(const graph::Node &node, const std::optional<base::Vec3> &at)
{
    if (node.type != made::tensorFile)
        return std::nullopt;
    NewBlock block{QString(made::brackets), {}, {{u"tensor"_s, QJsonObject{{u"link"_s, node.id}}}}};
    if (const auto canvas = canvasOf(node))
        block.canvas = *canvas + QPointF(240, 0);
    insertPosition(block.properties, at);
    return block;
}

} // namespace lectograph::editor
