// SPDX-License-Identifier: GPL-3.0-or-later
#include "tensor/tensor_file.h"

#include "base/allowance.h"
#include "base/decoded_text.h"
#include "base/sentence.h"
#include "base/spelling.h"
#include "base/zip_reader.h"
#include "tensor/dimensions.h"
#include "tensor/npy.h"
#include "tensor/safetensors.h"
#include "tensor/table_numbers.h"

#include <QHash>
#include <QtEndian>

#include <algorithm>
#include <utility>

namespace lectograph::tensor {

using namespace Qt::StringLiterals;
using base::failure;
using base::Result;
using base::Sentence;

namespace {

constexpr qint64 mostArchiveBytes = 512 * 1024 * 1024;
constexpr qint64 mostTableBytes = 64 * 1024 * 1024;
constexpr qsizetype mostTableCells = 1'000'000;
constexpr quint64 mostEntryBytes = 512 * 1024 * 1024;
constexpr quint64 harmlessBytes = 16 * 1024 * 1024;
constexpr quint64 harmlessRatio = 500;
constexpr qint64 mostEntries = 10'000;

Result<TableNumbers> tableNumbers(const QByteArray &bytes, const TableReading &reading)
{
    const auto decoded = base::decodedText(bytes);
    if (!decoded)
        return failure(Sentence::tr("The file is no tensor and no text."),
                       Sentence::tr("Choose a .npy, .npz, .safetensors or CSV file."));
    constexpr quint64 workOfCell = 600;
    constexpr quint64 workOfCharacter = 10;
    constexpr quint64 bytesOfCell = 200;
    const auto isBetween = [](QChar c) { return c == u',' || c == u';' || c == u'\t' || c == u' ' || c == u'\n'; };
    const auto cells = std::min<qint64>(std::ranges::count_if(decoded->text, isBetween) + 1, mostTableCells);
    base::spend(static_cast<quint64>(cells) * workOfCell
                + static_cast<quint64>(decoded->text.size()) * workOfCharacter);
    const base::Lease read = base::reserveMemory(static_cast<quint64>(cells) * bytesOfCell);
    return parseTable(decoded->text, reading, mostTableCells).and_then([](Table table) {
        return numbersIn(std::move(table), Infinite::Kept);
    });
}

/// A length of a header, and the header, which is JSON.
bool isSafetensors(const QByteArray &start, qint64 size)
{
    constexpr qsizetype header = 8;
    return start.size() > header && start.at(header) == '{'
        && qFromLittleEndian<quint64>(start.constData()) <= static_cast<quint64>(size - header);
}

tl::unexpected<base::Error> damagedZip(const QString &detail, const QString &name = {})
{
    return failure(Sentence::tr("The archive is damaged (%1).").arg(detail),
                   Sentence::tr("Save it again with numpy.savez()."), name);
}

} // namespace

struct TensorFile::Kind
{
    Kind() = default;
    Q_DISABLE_COPY_MOVE(Kind)
    virtual ~Kind() = default;
    virtual Result<Tensor> tensor(const QString &name) const = 0;
};

struct TensorFile::Safe : Kind
{
    explicit Safe(Safetensors safetensors) : file(std::move(safetensors)) {}
    Result<Tensor> tensor(const QString &name) const override { return file.numbers(name); }

    Safetensors file;
};

/// An archive of `.npy` files.
struct TensorFile::Zipped : Kind
{
    explicit Zipped(base::ZipReader reader) : archive(std::move(reader)) {}

    Result<void> readNames()
    {
        if (archive.count() > mostEntries)
            return failure(Sentence::tr("The archive has more than %1 arrays.").arg(mostEntries),
                           Sentence::tr("Save fewer into one file."));
        for (qint64 index = 0; index < archive.count(); ++index) {
            const auto entry = archive.entry(index);
            if (!entry)
                return damagedZip(entry.error().what);
            const QString name = entry->name.endsWith(".npy"_L1) ? entry->name.chopped(4) : QString();
            if (name.isEmpty() || entry->isLink || entry->isEncrypted)
                continue; // no array
            if (entries.contains(name))
                return damagedZip(Sentence::tr("“%1” is there twice").arg(name));
            entries.insert(name, index);
        }
        return entries.isEmpty()
            ? failure(Sentence::tr("The archive contains no arrays."), Sentence::tr("Save it with numpy.savez()."))
            : Result<void>();
    }
    Result<Tensor> tensor(const QString &name) const override
    {
        const qint64 index = entries.value(name);
        const auto entry = archive.entry(index);
        if (!entry)
            return damagedZip(entry.error().what, name);
        if (entry->size > mostEntryBytes || entry->growsTooMuch(harmlessBytes, harmlessRatio))
            return failure(Sentence::tr("The array would be larger than a lecture can show."),
                           Sentence::tr("Open it only if you trust its author, and save a part of it."), name);
        const auto bytes = archive.content(index, *entry);
        if (!bytes)
            return damagedZip(bytes.error().what, name);
        const auto read = readNpy(base::FileContent(*bytes)).and_then(readNumbers);
        return read ? read : base::within(name, read.error());
    }

    base::ZipReader archive;
    QHash<QString, qint64> entries;
};

struct TensorFile::Single : Kind
{
    explicit Single(Tensor tensor) : only(std::move(tensor)) {}
    Result<Tensor> tensor(const QString &) const override { return only; }

    Tensor only;
};

TensorFile::TensorFile(QStringList names, std::unique_ptr<Kind> kind)
    : m_names(std::move(names)), m_kind(std::move(kind))
{}
TensorFile::~TensorFile() = default;
TensorFile::TensorFile(TensorFile &&) noexcept = default;

Result<TensorFile> TensorFile::open(const base::FileContent &content, const TableReading &reading)
{
    if (content.size() == 0)
        return failure(Sentence::tr("The file is empty."), Sentence::tr("Download or save it again."));
    constexpr qint64 startBytes = 16;
    const auto start = content.part(0, std::min(content.size(), startBytes));
    if (!start)
        return tl::unexpected(start.error());
    const auto single = [](const Tensor &tensor) { return TensorFile({QString()}, std::make_unique<Single>(tensor)); };
    if (isNpy(*start))
        return readNpy(content).and_then(readNumbers).map(single);
    if (start->startsWith("PK")) {
        const auto bytes = content.all(mostArchiveBytes);
        if (!bytes)
            return tl::unexpected(bytes.error());
        auto archive = base::ZipReader::open(*bytes);
        if (!archive)
            return damagedZip(archive.error().what);
        auto zipped = std::make_unique<Zipped>(*std::move(archive));
        if (const auto named = zipped->readNames(); !named)
            return tl::unexpected(named.error());
        QStringList names = zipped->entries.keys();
        names.sort();
        return TensorFile(std::move(names), std::move(zipped));
    }
    if (isSafetensors(*start, content.size())) {
        auto file = Safetensors::parse(content);
        if (!file)
            return tl::unexpected(file.error());
        QStringList names = file->names();
        return TensorFile(std::move(names), std::make_unique<Safe>(*std::move(file)));
    }
    return content.all(mostTableBytes)
        .and_then([&](const QByteArray &bytes) { return tableNumbers(bytes, reading); })
        .map([&](TableNumbers table) {
            const auto columns = static_cast<int>(table.columns);
            const int rows = static_cast<int>(table.values.size()) / columns;
            TensorFile file = single(Tensor(rows, columns, std::move(table.values)));
            file.m_notes = std::move(table.notes);
            file.m_doubts = std::move(table.doubts);
            return file;
        });
}

Result<Tensor> TensorFile::tensor(const QString &name) const
{
    if (m_names.isEmpty())
        return failure(Sentence::tr("The file contains no tensors."), Sentence::tr("Choose another one."));
    if (name.isEmpty() || m_names == QStringList{QString()})
        return m_kind->tensor(m_names.front());
    if (m_names.contains(name))
        return m_kind->tensor(name);
    const QString near = base::didYouMean(name, m_names);
    constexpr qsizetype listed = 8;
    return failure(Sentence::tr("The file has no tensor “%1”.").arg(name),
                   near.isEmpty()
                       ? Sentence::tr("It has: %1.").arg(m_names.first(std::min(listed, m_names.size())).join(", "_L1))
                       : near);
}

} // namespace lectograph::tensor
