// SPDX-License-Identifier: GPL-3.0-or-later
#include "graph/memo.h"

#include <algorithm>

namespace lectograph::graph {

namespace {

/// Of a part with its outline, on average.
constexpr std::size_t bytesOfAPart = 512;
/// The trees of shapes share parts: of those that are larger than any lecture needs, the rest is not searched for images.
constexpr int mostPartsSearched = 20'000;

/// Results with tensors that may still be computed: each is measured again at every new result.
constexpr std::size_t mostGrowing = 500;

using RasterPtr = std::shared_ptr<const shape::Raster>;

void addImages(const shape::Shape &shape, int &left, std::vector<RasterPtr> &images)
{
    if (--left < 0)
        return;
    if (shape->image && std::ranges::find(images, shape->image) == images.end())
        images.push_back(shape->image);
    for (const shape::Shape &child : shape->children)
        addImages(child, left, images);
}

std::size_t bytesOf(const QString &text)
{
    return static_cast<std::size_t>(text.size()) * sizeof(QChar);
}

struct Measure
{
    std::size_t bytes = 0;
    std::vector<RasterPtr> images = {};
    bool isGrowing = false;

    void operator()(const shape::Shape &shape)
    {
        bytes += static_cast<std::size_t>(shape.leafCount()) * bytesOfAPart;
        int left = mostPartsSearched;
        addImages(shape, left, images);
    }
    void operator()(const std::vector<shape::Shape> &shapes)
    {
        for (const shape::Shape &shape : shapes)
            (*this)(shape);
    }
    void operator()(const tensor::Tensor &tensor)
    {
        bytes += tensor.bytes();
        isGrowing = isGrowing || !tensor.isComputed();
    }
    void operator()(const std::vector<double> &numbers) { bytes += numbers.size() * sizeof(double); }
    void operator()(const std::vector<base::Color> &colors) { bytes += colors.size() * sizeof(base::Color); }
    void operator()(const QString &text) { bytes += bytesOf(text); }
    void operator()(const QStringList &texts)
    {
        for (const QString &text : texts)
            bytes += sizeof(QString) + bytesOf(text);
    }
    void operator()(const auto &) {}
};

Measure measured(const Outputs &outputs)
{
    Measure measure{bytesOfAPart + outputs.size() * sizeof(Value)}; // the entry itself
    for (const Value &value : outputs)
        std::visit(measure, value);
    return measure;
}

std::size_t bytesOf(const shape::Raster &raster)
{
    return static_cast<std::size_t>(raster.image.sizeInBytes());
}

std::size_t bytesOf(std::size_t bytes, const std::vector<RasterPtr> &images)
{
    for (const RasterPtr &image : images)
        bytes += bytesOf(*image);
    return bytes;
}

} // namespace

std::optional<Memo::Kept> Memo::find(quint64 key)
{
    const std::scoped_lock lock(m_mutex);
    const auto found = m_index.find(key);
    if (found == m_index.end())
        return m_large && m_large->key == key ? std::optional(m_large->kept) : std::nullopt;
    m_entries.splice(m_entries.begin(), m_entries, found->second);
    return found->second->kept;
}

void Memo::keep(quint64 key, const Outputs &outputs, quint64 cost)
{
    Measure measure = measured(outputs);
    Entry entry{key, {outputs, cost}, measure.bytes, std::move(measure.images)};
    const std::scoped_lock lock(m_mutex);
    if (m_index.contains(key))
        return;
    measureAgain();
    if (bytesOf(entry.bytes, entry.images) > m_capacity) {
        setAside(std::move(entry));
        return;
    }
    m_entries.push_front(std::move(entry));
    m_index.emplace(key, m_entries.begin());
    m_used += measure.bytes;
    takeImages(m_entries.front());
    if (measure.isGrowing)
        m_growing.push_back(key);
    if (m_growing.size() > mostGrowing) { // what it did not compute yet costs as much again
        if (const auto oldest = m_index.find(m_growing.front()); oldest != m_index.end())
            remove(oldest->second);
        m_growing.erase(m_growing.begin());
    }
    makeRoom();
}

std::size_t Memo::bytes()
{
    const std::scoped_lock lock(m_mutex);
    measureAgain();
    return m_used + (m_large ? bytesOf(measured(m_large->kept.outputs).bytes, m_large->images) : 0);
}

/// Of results whose tensors were computed since.
void Memo::measureAgain()
{
    std::erase_if(m_growing, [this](quint64 key) {
        const auto found = m_index.find(key);
        if (found == m_index.end())
            return true;
        Entry &entry = *found->second;
        const Measure measure = measured(entry.kept.outputs);
        m_used += measure.bytes - entry.bytes;
        entry.bytes = measure.bytes;
        if (bytesOf(entry.bytes, entry.images) > m_capacity) {
            Entry large = entry;
            remove(found->second);
            setAside(std::move(large));
            return true;
        }
        return !measure.isGrowing;
    });
    makeRoom();
}

void Memo::makeRoom()
{
    while (m_used > m_capacity && !m_entries.empty())
        remove(std::prev(m_entries.end()));
}

void Memo::setAside(Entry large)
{
    if (m_capacity > 0)
        m_large = std::move(large);
}

void Memo::remove(Entries::iterator entry)
{
    m_used -= entry->bytes;
    leaveImages(*entry);
    m_index.erase(entry->key);
    m_entries.erase(entry);
}

void Memo::takeImages(const Entry &entry)
{
    for (const RasterPtr &image : entry.images) {
        Image &known = m_images[image.get()];
        if (known.uses++ == 0) {
            known.bytes = bytesOf(*image);
            m_used += known.bytes;
        }
    }
}

void Memo::leaveImages(const Entry &entry)
{
    for (const RasterPtr &image : entry.images) {
        const auto known = m_images.find(image.get());
        if (--known->second.uses == 0) {
            m_used -= known->second.bytes;
            m_images.erase(known);
        }
    }
}

} // namespace lectograph::graph
