// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tensor/stored_numbers.h"

#include <QHash>
#include <QJsonObject>
#include <QString>
#include <QStringList>

#include <optional>
#include <vector>

namespace lectograph::tensor {

/// A file of named tensors in the format of https://huggingface.co/docs/safetensors: eight bytes with the length of a JSON
/// header, the header, the numbers. A tensor is read and converted when it is asked for. Immutable.
///
/// The header is checked completely before anything is used: lengths, types, shapes, and that the tensors fill the data
/// without gaps and overlaps. What passes can be read without reading outside the file.
class Safetensors
{
public:
    static base::Result<Safetensors> open(const QString &path);
    static base::Result<Safetensors> parse(const QByteArray &bytes) { return parse(base::FileContent(bytes)); }
    static base::Result<Safetensors> parse(const base::FileContent &content);

    const QHash<QString, QString> &metadata() const { return m_metadata; }
    QStringList names() const; ///< sorted
    bool contains(const QString &name) const { return m_entries.contains(name); }

    /// What readNumbers() makes of a tensor. Fails if there is no such tensor, or if it has 8-bit floating-point numbers.
    base::Result<Tensor> numbers(const QString &name) const;
    /// The same for the weights of a model: numbers of other types than F64, F32, F16 and BF16, infinite ones, NaN, and
    /// tensors of more than two dimensions are errors.
    base::Result<Tensor> tensor(const QString &name) const;

private:
    struct Entry
    {
        std::optional<NumberFormat> format; ///< empty if it cannot be read
        QString formatName;
        std::vector<qint64> shape;
        qint64 begin = 0; ///< in bytes, from the first number
        qint64 end = 0;
    };
    static base::Result<Entry> readEntry(const QJsonObject &json, qint64 available);
    base::Result<void> readHeader(const QJsonObject &header, qint64 available);
    base::Result<void> checkGaps(qint64 available) const;

    base::FileContent m_content;
    qint64 m_dataStart = 0;
    QHash<QString, QString> m_metadata;
    QHash<QString, Entry> m_entries;
};

} // namespace lectograph::tensor
