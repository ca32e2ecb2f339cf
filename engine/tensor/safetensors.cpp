// SPDX-License-Identifier: GPL-3.0-or-later
#include "tensor/safetensors.h"

#include "base/sentence.h"
#include "tensor/dimensions.h"

#include <QByteArray>
#include <QFile>
#include <QFloat16>
#include <QJsonArray>
#include <QJsonDocument>
#include <QtEndian>

#include <algorithm>
#include <array>
#include <bit>
#include <cmath>
#include <optional>
#include <utility>

namespace lectograph::tensor {

using namespace Qt::StringLiterals;
using base::failure;
using base::Result;
using base::Sentence;

/// The bytes of a file: mapped, or in memory where a file cannot be mapped.
struct Safetensors::Source
{
    QByteArray content;
    std::unique_ptr<QFile> file;
    const uchar *bytes = nullptr;
    qint64 size = 0;
};

namespace {

constexpr qint64 lengthBytes = 8;
constexpr qint64 mostHeaderBytes = 16 * 1024 * 1024; // of models with thousands of tensors it is below a megabyte
constexpr qsizetype mostDimensions = 8;

struct NumberFormat
{
    QLatin1StringView name;
    qint64 bytes;
};

/// All types of the format, also those that cannot be read: a file may contain them.
constexpr std::array numberFormats{
    NumberFormat{"F64"_L1, 8},     NumberFormat{"F32"_L1, 4},     NumberFormat{"F16"_L1, 2}, NumberFormat{"BF16"_L1, 2},
    NumberFormat{"F8_E4M3"_L1, 1}, NumberFormat{"F8_E5M2"_L1, 1}, NumberFormat{"I64"_L1, 8}, NumberFormat{"I32"_L1, 4},
    NumberFormat{"I16"_L1, 2},     NumberFormat{"I8"_L1, 1},      NumberFormat{"U64"_L1, 8}, NumberFormat{"U32"_L1, 4},
    NumberFormat{"U16"_L1, 2},     NumberFormat{"U8"_L1, 1},      NumberFormat{"BOOL"_L1, 1}};

tl::unexpected<base::Error> broken(const QString &what)
{
    return failure(what, Sentence::tr("The file is damaged, or no .safetensors file: download or save it again."));
}

/// A whole number that a file gives: not negative, and exact.
std::optional<qint64> wholeNumber(const QJsonValue &json)
{
    const qint64 number = json.toInteger(-1);
    return json.isDouble() && number >= 0 ? std::optional(number) : std::nullopt;
}

/// nullopt if the product does not fit.
std::optional<qint64> product(const std::vector<qint64> &shape, qint64 bytes)
{
    qint64 result = bytes;
    for (const qint64 size : shape) {
        if (qMulOverflow(result, size, &result))
            return std::nullopt;
    }
    return result;
}

template <class Stored>
Stored storedAt(const uchar *bytes, qsizetype index)
{
    return qFromLittleEndian<Stored>(bytes + index * static_cast<qsizetype>(sizeof(Stored)));
}

double fromHalf(quint16 bits)
{
    return static_cast<double>(static_cast<float>(std::bit_cast<qfloat16>(bits)));
}

/// The upper half of a 32-bit number.
double fromBrain(quint16 bits)
{
    return static_cast<double>(std::bit_cast<float>(static_cast<quint32>(bits) << 16));
}

} // namespace

Result<Safetensors> Safetensors::open(const QString &path)
{
    auto source = std::make_shared<Source>();
    source->file = std::make_unique<QFile>(path);
    if (!source->file->open(QIODevice::ReadOnly))
        return failure(Sentence::tr("The file %1 cannot be read.").arg(path), source->file->errorString());
    source->size = source->file->size();
    source->bytes = source->size > 0 ? source->file->map(0, source->size) : nullptr;
    if (!source->bytes) { // a compressed resource, or a file system without mapping
        source->content = source->file->readAll();
        source->size = source->content.size();
        source->bytes = reinterpret_cast<const uchar *>(source->content.constData());
    }
    auto result = parse(std::move(source));
    return result ? result : base::within(path, result.error());
}

Result<Safetensors> Safetensors::parse(const QByteArray &content)
{
    auto source = std::make_shared<Source>();
    source->content = content;
    source->size = content.size();
    source->bytes = reinterpret_cast<const uchar *>(source->content.constData());
    return parse(std::shared_ptr<const Source>(std::move(source)));
}

Result<Safetensors> Safetensors::parse(std::shared_ptr<const Source> source)
{
    if (source->size < lengthBytes)
        return broken(Sentence::tr("The file is too short to contain tensors."));
    const auto length = qFromLittleEndian<quint64>(source->bytes);
    if (length > static_cast<quint64>(source->size - lengthBytes))
        return broken(Sentence::tr("The header would end behind the end of the file."));
    if (length > static_cast<quint64>(mostHeaderBytes))
        return broken(Sentence::tr("The header has %1 bytes, more than %2.").arg(length).arg(mostHeaderBytes));
    const auto headerBytes = static_cast<qint64>(length);
    const auto text = QByteArray::fromRawData(reinterpret_cast<const char *>(source->bytes + lengthBytes), headerBytes);
    QJsonParseError error;
    const QJsonDocument json = QJsonDocument::fromJson(text, &error);
    if (!json.isObject())
        return broken(Sentence::tr("The header is not JSON: %1.").arg(error.errorString()));

    Safetensors result;
    result.m_dataStart = lengthBytes + headerBytes;
    const qint64 available = source->size - result.m_dataStart;
    result.m_source = std::move(source);
    if (const auto read = result.readHeader(json.object(), available); !read)
        return tl::unexpected(read.error());
    return result;
}

Result<void> Safetensors::readHeader(const QJsonObject &header, qint64 available)
{
    for (auto item = header.begin(); item != header.end(); ++item) {
        if (item.key() == "__metadata__"_L1) {
            const QJsonObject metadata = item->toObject();
            for (auto entry = metadata.begin(); entry != metadata.end(); ++entry)
                m_metadata.insert(entry.key(), entry->toString());
            continue;
        }
        auto entry = readEntry(item->toObject(), available);
        if (!entry)
            return base::within(item.key(), entry.error());
        m_entries.insert(item.key(), *std::move(entry));
    }
    return checkGaps(available);
}

Result<Safetensors::Entry> Safetensors::readEntry(const QJsonObject &json, qint64 available)
{
    Entry entry;
    entry.formatName = json.value("dtype"_L1).toString();
    const auto format = std::ranges::find(numberFormats, entry.formatName, &NumberFormat::name);
    if (format == numberFormats.end())
        return broken(Sentence::tr("“%1” is no type of numbers.").arg(entry.formatName));
    const auto place = format - numberFormats.begin();
    entry.format = place < static_cast<std::ptrdiff_t>(Format::Other) ? static_cast<Format>(place) : Format::Other;

    const QJsonArray shape = json.value("shape"_L1).toArray();
    if (!json.value("shape"_L1).isArray() || shape.size() > mostDimensions)
        return broken(Sentence::tr("The shape is no list of at most %1 sizes.").arg(mostDimensions));
    for (const QJsonValue &size : shape) {
        const auto number = wholeNumber(size);
        if (!number)
            return broken(Sentence::tr("A size in the shape is no whole number."));
        entry.shape.push_back(*number);
    }

    const QJsonArray offsets = json.value("data_offsets"_L1).toArray();
    const auto begin = wholeNumber(offsets.at(0));
    const auto end = wholeNumber(offsets.at(1));
    if (offsets.size() != 2 || !begin || !end || *begin > *end || *end > available)
        return broken(Sentence::tr("The numbers do not lie within the file."));
    if (product(entry.shape, format->bytes) != *end - *begin)
        return broken(Sentence::tr("The shape does not fit the %1 bytes of the numbers.").arg(*end - *begin));
    entry.begin = *begin;
    entry.end = *end;
    return entry;
}

/// Also finds a name that is given twice: JSON keeps the last, and the numbers of the first are a gap.
Result<void> Safetensors::checkGaps(qint64 available) const
{
    std::vector<std::pair<qint64, qint64>> spans;
    for (const Entry &entry : m_entries)
        spans.emplace_back(entry.begin, entry.end);
    std::ranges::sort(spans);
    qint64 at = 0;
    for (const auto &[begin, end] : spans) {
        if (begin != at)
            return broken(begin < at ? Sentence::tr("Two tensors use the same bytes of the file.")
                                     : Sentence::tr("Some bytes of the file belong to no tensor."));
        at = end;
    }
    if (at != available)
        return broken(Sentence::tr("Some bytes of the file belong to no tensor."));
    return {};
}

QStringList Safetensors::names() const
{
    QStringList names = m_entries.keys();
    names.sort();
    return names;
}

Result<Tensor> Safetensors::tensor(const QString &name) const
{
    const auto found = m_entries.constFind(name);
    if (found == m_entries.cend())
        return failure(Sentence::tr("The file has no tensor “%1”.").arg(name));
    const Entry &entry = *found;
    if (entry.format == Format::Other)
        return failure(Sentence::tr("Numbers of the type %1 cannot be read.").arg(entry.formatName),
                       Sentence::tr("Save the tensor as F32, F16 or BF16."), name);
    if (entry.shape.size() > 2)
        return failure(Sentence::tr("The tensor has %1 dimensions.").arg(entry.shape.size()),
                       Sentence::tr("Save it as a matrix, with rows and columns."), name);
    const qint64 rows = entry.shape.empty() ? 1 : entry.shape.front();
    const qint64 columns = entry.shape.size() < 2 ? 1 : entry.shape.back();
    // Also an empty tensor has a number of rows that fits.
    if (const auto size = checkSize(std::max<qint64>(rows, 1), std::max<qint64>(columns, 1)); !size)
        return base::within(name, size.error());

    const uchar *bytes = m_source->bytes + m_dataStart + entry.begin;
    std::vector<double> values(static_cast<std::size_t>(rows * columns));
    for (qsizetype i = 0; double &value : values) {
        switch (entry.format) {
        case Format::F64: value = std::bit_cast<double>(storedAt<quint64>(bytes, i)); break;
        case Format::F32: value = static_cast<double>(std::bit_cast<float>(storedAt<quint32>(bytes, i))); break;
        case Format::F16: value = fromHalf(storedAt<quint16>(bytes, i)); break;
        case Format::BF16: value = fromBrain(storedAt<quint16>(bytes, i)); break;
        case Format::Other: break;
        }
        ++i;
    }
    if (!std::ranges::all_of(values, [](double value) { return std::isfinite(value); }))
        return failure(Sentence::tr("A number of the tensor is infinite or no number."),
                       Sentence::tr("Look at how the file was made."), name);
    return Tensor(static_cast<int>(rows), static_cast<int>(columns), std::move(values));
}

} // namespace lectograph::tensor
