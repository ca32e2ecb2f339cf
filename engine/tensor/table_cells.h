// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QStringList>

#include <memory>
#include <ranges>
#include <vector>

namespace lectograph::tensor {

/// The cells of a row, as places in one text that all rows share: millions of strings of their own would take many times
/// the memory of the table.
class TableCells
{
public:
    struct Place
    {
        quint32 from = 0;
        quint32 length = 0;
    };
    struct Text
    {
        QString letters; ///< of all cells
        std::vector<Place> places;
    };

    TableCells() = default;
    TableCells(std::shared_ptr<const Text> text, std::size_t first, std::size_t count)
        : m_text(std::move(text)), m_first(static_cast<quint32>(first)), m_count(static_cast<quint32>(count))
    {}

    qsizetype size() const { return m_count; }
    bool isEmpty() const { return m_count == 0; }
    QStringView view(qsizetype index) const
    {
        const Place place = m_text->places[m_first + static_cast<std::size_t>(index)];
        return QStringView(m_text->letters).sliced(place.from, place.length);
    }
    QString operator[](qsizetype index) const { return view(index).toString(); }
    QString front() const { return (*this)[0]; }
    /// Empty outside of the row.
    QString value(qsizetype index) const { return index < size() ? (*this)[index] : QString(); }

    /// The cells as strings, made when they are asked for.
    auto all() const
    {
        return std::views::iota(0, static_cast<int>(m_count))
            | std::views::transform([cells = *this](int index) { return cells[index]; });
    }
    TableCells from(qsizetype index) const
    {
        return {m_text, m_first + static_cast<std::size_t>(index), m_count - static_cast<std::size_t>(index)};
    }
    void removeFirst()
    {
        ++m_first;
        --m_count;
    }
    const std::shared_ptr<const Text> &text() const { return m_text; }
    Place place(qsizetype index) const { return m_text->places[m_first + static_cast<std::size_t>(index)]; }

private:
    std::shared_ptr<const Text> m_text;
    quint32 m_first = 0;
    quint32 m_count = 0;
};

} // namespace lectograph::tensor
