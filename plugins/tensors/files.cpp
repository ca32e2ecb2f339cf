// SPDX-License-Identifier: GPL-3.0-or-later
#include "base/sentence.h"
#include "graph/row.h"
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

/// As the author chose it; what is not chosen is seen in the file.
tensor::TableReading readingOf(const Inputs &in)
{
    tensor::TableReading reading;
    const QString &separator = in.text("separator");
    if (separator != "automatic"_L1)
        reading.separator = separator == "tab"_L1 ? u'\t'
            : separator == "semicolon"_L1         ? u';'
            : separator == "space"_L1             ? u' '
                                                  : u',';
    const QString &mark = in.text("decimalMark");
    if (mark != "automatic"_L1)
        reading.decimalMark = mark == "comma"_L1 ? tensor::DecimalMark::Comma : tensor::DecimalMark::Point;
    const QString &line = in.text("firstLine");
    if (line != "automatic"_L1)
        reading.firstLine = line == "names"_L1 ? tensor::TableReading::FirstLine::Names
                                               : tensor::TableReading::FirstLine::Numbers;
    return reading;
}

Result<TensorFile> fileOf(const Inputs &in, const Context &context)
{
    const QString &name = in.text("file");
    if (!context.setting.file)
        return base::failure(base::Sentence::tr("The lecture carries no file “%1”.").arg(name), {}, u"file"_s);
    return context.setting.file(name)
        .and_then([&](const base::FileContent &content) { return TensorFile::open(content, readingOf(in)); })
        .map_error([&](const base::Error &error) {
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
    for (const QString &doubt : file->doubts()) // until the author says how the table is to be read
        context.warn(doubt);
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
        .properties = {row::asset("file", "Which of the lecture's files, or a file in its folder")
                           .files("csv|tsv|txt|npy|npz|safetensors"),
                       row::text("name", "", "Which of several tensors in the file; empty: the first one")
                           .titled("Name of the tensor")
                           .as(graph::TextKind::Name),
                       row::choice(
                           "separator", "automatic",
                           "automatic=As the file shows|comma=Commas|semicolon=Semicolons|tab=Tabs|space=Spaces",
                           "What stands between the columns of a table"),
                       row::choice("decimalMark", "automatic",
                                   "automatic=As the file shows|point=A point (1.5)|comma=A comma (1,5)",
                                   "How the numbers of a table are written"),
                       row::choice("firstLine", "automatic",
                                   "automatic=As the file shows|names=Names of the columns|numbers",
                                   "Whether the first line of a table names its columns")},
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
