// SPDX-License-Identifier: GPL-3.0-or-later
#include "tensor/safetensors.h"

#include "base/sentence.h"
#include "base/spelling.h"

#include <QByteArray>
#include <QJsonArray>
#include <QJsonDocument>
#include <QtEndian>

#include <algorithm>
#include <array>
#include <cmath>
#include <optional>
#include <utility>

namespace lectograph::tensor {

using namespace Qt::StringLiterals;
using base::failure;
using base::Result;
using base::Sentence;

namespace {

constexpr qint64 lengthBytes = 8;
/// Of models with thousands of tensors it is below a megabyte; read as JSON, it takes twenty times as much memory.
constexpr qint64 mostHeaderBytes = 4 * 1024 * 1024;
constexpr qsizetype mostDimensions = 8;

struct NamedFormat
{
    QLatin1StringView name;
    qint64 bytes;
    std::optional<NumberFormat> format = {};
};

/// All types of the format, also those that cannot be read: a file may contain them.
constexpr std::array namedFormats{NamedFormat{"F64"_L1, 8, NumberFormat::F64},
                                  NamedFormat{"F32"_L1, 4, NumberFormat::F32},
                                  NamedFormat{"F16"_L1, 2, NumberFormat::F16},
                                  NamedFormat{"BF16"_L1, 2, NumberFormat::BF16},
                                  NamedFormat{"I64"_L1, 8, NumberFormat::I64},
                                  NamedFormat{"I32"_L1, 4, NumberFormat::I32},
                                  NamedFormat{"I16"_L1, 2, NumberFormat::I16},
                                  NamedFormat{"I8"_L1, 1, NumberFormat::I8},
                                  NamedFormat{"U64"_L1, 8, NumberFormat::U64},
                                  NamedFormat{"U32"_L1, 4, NumberFormat::U32},
                                  NamedFormat{"U16"_L1, 2, NumberFormat::U16},
                                  NamedFormat{"U8"_L1, 1, NumberFormat::U8},
                                  NamedFormat{"BOOL"_L1, 1, NumberFormat::Bool},
                                  NamedFormat{"F8_E4M3"_L1, 1},
                                  NamedFormat{"F8_E5M2"_L1, 1}};

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

} // namespace

Result<Safetensors> Safetensors::open(const QString &path)
{
    auto result = base::FileContent::at(path).and_then(qOverload<const base::FileContent &>(&Safetensors::parse));
    return result ? result : base::within(path, result.error());
}

Result<Safetensors> Safetensors::parse(const base::FileContent &content)
{
    if (content.size() < lengthBytes)
        return broken(Sentence::tr("The file is too short to contain tensors."));
    const auto start = content.part(0, lengthBytes);
    if (!start)
        return tl::unexpected(start.error());
    const auto length = qFromLittleEndian<quint64>(start->constData());
    if (length > static_cast<quint64>(content.size() - lengthBytes))
        return broken(Sentence::tr("The header would end behind the end of the file."));
    if (length > static_cast<quint64>(mostHeaderBytes))
        return broken(Sentence::tr("The header has %1 bytes, more than %2.").arg(length).arg(mostHeaderBytes));
    const auto headerBytes = static_cast<qint64>(length);
    const auto text = content.part(lengthBytes, headerBytes);
    if (!text)
        return tl::unexpected(text.error());
    QJsonParseError error;
    const QJsonDocument json = QJsonDocument::fromJson(*text, &error);
    if (!json.isObject())
        return broken(Sentence::tr("The header is not JSON: %1.").arg(error.errorString()));

    Safetensors result;
    result.m_dataStart = lengthBytes + headerBytes;
    const qint64 available = content.size() - result.m_dataStart;
    result.m_content = content;
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
    const auto format = std::ranges::find(namedFormats, entry.formatName, &NamedFormat::name);
    if (format == namedFormats.end())
        return broken(Sentence::tr("“%1” is no type of numbers.").arg(entry.formatName));
    entry.format = format->format;

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

Result<Tensor> Safetensors::numbers(const QString &name) const
{
    const auto found = m_entries.constFind(name);
    if (found == m_entries.cend())
        return failure(Sentence::tr("The file has no tensor “%1”.").arg(name), base::didYouMean(name, names()));
    if (!found->format)
        return failure(Sentence::tr("Numbers of the type %1 cannot be read.").arg(found->formatName),
                       Sentence::tr("Save the tensor as F32, F16 or BF16."), name);
    auto read = readNumbers({m_content, m_dataStart + found->begin, *found->format, found->shape});
    return read ? read : base::within(name, read.error());
}

Result<Tensor> Safetensors::tensor(const QString &name) const
{
    const auto found = m_entries.constFind(name);
    if (found == m_entries.cend())
        return numbers(name);
    const auto isReal = [](NumberFormat format) { return format <= NumberFormat::BF16; };
    if (!found->format || !isReal(*found->format))
        return failure(Sentence::tr("Numbers of the type %1 cannot be read.").arg(found->formatName),
                       Sentence::tr("Save the tensor as F32, F16 or BF16."), name);
    if (found->shape.size() > 2)
        return failure(Sentence::tr("The tensor has %1 dimensions.").arg(found->shape.size()),
                       Sentence::tr("Save it as a matrix, with rows and columns."), name);
    auto read = numbers(name);
    if (read && !std::ranges::all_of(read->values(), [](double value) { return std::isfinite(value); }))
        return failure(Sentence::tr("A number of the tensor is infinite or no number."),
                       Sentence::tr("Look at how the file was made."), name);
    return read;
}

} // namespace lectograph::tensor
