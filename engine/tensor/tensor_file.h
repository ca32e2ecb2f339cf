// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tensor/stored_numbers.h"
#include "tensor/table.h"

#include <QStringList>

#include <memory>

namespace lectograph::tensor {

/// The tensors of a file of any kind that is known: `.safetensors`, `.npy`, `.npz` and tables of numbers (CSV). The kind
/// is told by the first bytes, not by the name.
class TensorFile
{
public:
    /// `reading` is of tables.
    static base::Result<TensorFile> open(const base::FileContent &content, const TableReading &reading = {});
    ~TensorFile();
    TensorFile(TensorFile &&) noexcept;

    /// Sorted; a file with only one tensor gives it no name: "".
    const QStringList &names() const { return m_names; }
    /// Sentences on what was left out of a table, and what could be read in another way; and those of them that a
    /// TableReading answers.
    const QStringList &notes() const { return m_notes; }
    const QStringList &doubts() const { return m_doubts; }
    /// An empty name is the first one.
    base::Result<Tensor> tensor(const QString &name) const;

private:
    struct Kind;
    struct Safe;
    struct Zipped;
    struct Single;
    TensorFile(QStringList names, std::unique_ptr<Kind> kind);

    QStringList m_names;
    QStringList m_notes;
    QStringList m_doubts;
    std::unique_ptr<Kind> m_kind;
};

} // namespace lectograph::tensor
