// SPDX-License-Identifier: GPL-3.0-or-later
#include "base/sentence.h"
#include "tensor/tensor_file.h"
#include "types.h"

namespace lectograph::tensors {

using namespace Qt::StringLiterals;
using base::Result;
using graph::Context;
using graph::Inputs;
using graph::NodeType;
using graph::Outputs;
using graph::ValueType;
using tensor::Tensor;
using tensor::TensorFile;

namespace {

Result<TensorFile> fileOf(const Inputs &in, const Context &context)
{
    const QString &name = in.text("file");
    if (!context.setting.file)
        return base::failure(base::Sentence::tr("The lecture carries no file “%1”.").arg(name), {}, u"file"_s);
    return context.setting.file(name).and_then(TensorFile::open).map_error([&](const base::Error &error) {
        return base::Error{u"“%1”: "_s.arg(name) + error.what, error.remedy, u"file"_s};
    });
}

Result<Outputs> read(const Inputs &in, const Context &context)
{
    if (in.text("file").isEmpty())
        return Outputs{Tensor(1, 1, {0}), QStringList()};
    const auto file = fileOf(in, context);
    if (!file)
        return tl::unexpected(file.error());
    const auto tensor = file->tensor(in.text("name").trimmed());
    if (!tensor)
        return base::within(u"name"_s, tensor.error());
    return Outputs{*tensor, file->names()};
}

} // namespace

NodeType fromFile()
{
    return {
        .id = u"tensors.file"_s,
        .title = u"Tensor from a file"_s,
        .category = u"Tensors"_s,
        .help = u"Numbers from a CSV, .npy, .npz or .safetensors file that the lecture carries, or that lies in its "
                u"folder. "
                u"Three dimensions become heads of rows and columns."_s,
        .properties = {{.key = "file",
                        .type = ValueType::Asset,
                        .preset = "\"\"",
                        .help = "Which of the lecture's files, or a file in its folder",
                        .files = "csv|tsv|txt|npy|npz|safetensors"},
                       {.key = "name",
                        .type = ValueType::Text,
                        .preset = "\"\"",
                        .title = "Name of the tensor",
                        .help = "Which of several tensors in the file; empty: the first one",
                        .text = graph::TextKind::Name}},
        .outputs = {{.key = "tensor", .type = ValueType::Tensor, .help = "The numbers"},
                    {.key = "names", .type = ValueType::Texts, .help = "The names of all tensors in the file"}},
        .evaluate = read,
        .suggestions = [](std::string_view key, const Inputs &in, const Context &context) -> QStringList {
            if (key != "name" || in.text("file").isEmpty())
                return {};
            return fileOf(in, context).map([](const TensorFile &file) { return file.names(); }).value_or(QStringList());
        },
    };
}

} // namespace lectograph::tensors
