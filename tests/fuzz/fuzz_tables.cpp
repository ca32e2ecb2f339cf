// SPDX-License-Identifier: GPL-3.0-or-later
// Fuzzes the readers of numbers in files: tables as text in every way to read them, .npy, .npz and .safetensors. The
// content is read, or rejected with a message.
#include "base/result.h"
#include "promise.h"
#include "tensor/tensor_file.h"

#include <QByteArray>
#include <QString>

using namespace lectograph;
using namespace lectograph::fuzz;
using tensor::TableReading;

namespace {

void requireSentence(const base::Error &error)
{
    require(!error.what.isEmpty() && !error.remedy.isEmpty(), "an error says what and what to do");
}

void tryFile(const QByteArray &content, const TableReading &reading)
{
    const auto file = tensor::TensorFile::open(base::FileContent(content), reading);
    if (!file) {
        requireSentence(file.error());
        return;
    }
    for (const QString &note : file->notes() + file->doubts())
        require(!note.isEmpty(), "a note says something");
    for (const QString &name : file->names()) {
        const auto numbers = file->tensor(name);
        if (!numbers)
            requireSentence(numbers.error());
        else
            require(std::ssize(numbers->values()) == numbers->size(), "a tensor has all its numbers");
    }
}

void tryTable(const QString &text, const TableReading &reading)
{
    const auto table = tensor::parseTable(text, reading);
    if (!table) {
        requireSentence(table.error());
        return;
    }
    for (const tensor::TableRow &row : table->rows) {
        require(row.cells.size() <= table->columns(), "no row is longer than the table");
        for (qsizetype i = 0; i < row.cells.size(); ++i)
            require(row.cells.view(i).size() <= text.size(), "a cell is a part of the text");
    }
    isTableOfWords(*table);
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const unsigned char *data, std::size_t size)
{
    const QByteArray content(reinterpret_cast<const char *>(data), static_cast<qsizetype>(size));
    const TableReading readings[]{{},
                                  {.decimalMark = tensor::DecimalMark::Comma},
                                  {.separator = QLatin1Char('\t'), .firstLine = TableReading::FirstLine::Numbers},
                                  {.separator = QLatin1Char(';'), .firstLine = TableReading::FirstLine::Names}};
    for (const TableReading &reading : readings) {
        tryFile(content, reading);
        tryTable(QString::fromUtf8(content), reading);
    }
    return 0;
}
