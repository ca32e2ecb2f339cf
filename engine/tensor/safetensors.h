// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tensor/tensor.h"

#include <QHash>
#include <QJsonObject>
#include <QString>
#include <QStringList>

#include <memory>
#include <vector>

namespace lectograph::tensor {

/// A file of named tensors in the format of https://huggingface.co/docs/safetensors: eight bytes with the length of a JSON
/// header, the header, the numbers. The file is mapped into memory, and a tensor is converted when it is asked for.
/// Immutable; copies share the mapping. The file must not be shortened while it is open.
///
/// The header is checked completely before anything is used: lengths, types, shapes, and that the tensors fill the data
/// without gaps and overlaps. What passes can be read without reading outside the file.
class Safetensors
{
public:
    static base::Result<Safetensors> open(const QString &path);
    static base::Result<Safetensors> parse(const QByteArray &content);

    const QHash<QString, QString> &metadata() const { return m_metadata; }
    QStringList names() const; ///< sorted
    bool contains(const QString &name) const { return m_entries.contains(name); }

    /// A single number as 1×1, a vector as one column, a matrix as it is. Fails if there is no such tensor, if it has more
    /// dimensions or numbers than a Tensor holds, if its type is none of F64, F32, F16 and BF16, or if a number is not
    /// finite.
    base::Result<Tensor> tensor(const QString &name) const;

private:
    enum class Format { F64, F32, F16, BF16, Other };
    struct Entry
    {
        Format format = Format::Other;
        QString formatName;
        std::vector<qint64> shape;
        qint64 begin = 0; ///< in bytes, from the first number
        qint64 end = 0;
    };
    struct Source;

    static base::Result<Safetensors> parse(std::shared_ptr<const Source> source);
    static base::Result<Entry> readEntry(const QJsonObject &json, qint64 available);
    base::Result<void> readHeader(const QJsonObject &header, qint64 available);
    base::Result<void> checkGaps(qint64 available) const;

    std::shared_ptr<const Source> m_source;
    qint64 m_dataStart = 0;
    QHash<QString, QString> m_metadata;
    QHash<QString, Entry> m_entries;
};

} // namespace lectograph::tensor
