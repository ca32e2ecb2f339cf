// SPDX-License-Identifier: GPL-3.0-or-later
#include "graph/measure.h"

#include "graph/limits.h"
#include "shape/census.h"

#include <algorithm>

namespace lectograph::graph {

namespace {

/// Of a part with its outline, on average.
constexpr std::size_t bytesOfAPart = 512;
/// The trees of shapes share parts: of those that are larger than any lecture needs, the rest is not searched for images.
constexpr int mostPartsSearched = 20'000;

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

/// Of texts and of lists of numbers and colours.
std::size_t listBytes(const Value &value)
{
    if (const auto *numbers = std::get_if<std::vector<double>>(&value))
        return numbers->size() * sizeof(double);
    if (const auto *colors = std::get_if<std::vector<base::Color>>(&value))
        return colors->size() * sizeof(base::Color);
    if (const auto *text = std::get_if<QString>(&value))
        return bytesOf(*text);
    std::size_t bytes = 0;
    if (const auto *texts = std::get_if<QStringList>(&value)) {
        for (const QString &text : *texts)
            bytes += sizeof(QString) + bytesOf(text);
    }
    return bytes;
}

template <class Visit>
void eachShape(const Value &value, const Visit &visit)
{
    if (const auto *shape = std::get_if<shape::Shape>(&value))
        visit(*shape);
    else if (const auto *shapes = std::get_if<std::vector<shape::Shape>>(&value))
        std::ranges::for_each(*shapes, visit);
}

} // namespace

std::size_t bytesOf(const shape::Raster &raster)
{
    return static_cast<std::size_t>(raster.image.sizeInBytes());
}

std::size_t withImages(std::size_t bytes, const std::vector<RasterPtr> &images)
{
    for (const RasterPtr &image : images)
        bytes += bytesOf(*image);
    return bytes;
}

Measure measured(const Outputs &outputs)
{
    Measure measure{bytesOfAPart + outputs.size() * sizeof(Value)}; // the entry itself
    for (const Value &value : outputs) {
        measure.bytes += listBytes(value);
        eachShape(value, [&](const shape::Shape &shape) {
            const auto parts = static_cast<std::size_t>(shape.leafCount());
            measure.bytes += std::max<std::size_t>(parts * bytesOfAPart, shape.census().points * sizeof(QPointF));
            int left = mostPartsSearched;
            addImages(shape, left, measure.images);
        });
        if (const auto *tensor = std::get_if<tensor::Tensor>(&value)) {
            measure.bytes += tensor->bytes();
            measure.isGrowing = measure.isGrowing || !tensor->isComputed();
        }
    }
    return measure;
}

quint64 workOf(const Outputs &outputs)
{
    quint64 work = 0;
    for (const Value &value : outputs) {
        work += listBytes(value) * limit::workOfByte;
        eachShape(value, [&](const shape::Shape &shape) {
            const shape::Census census = shape.census();
            work += std::min(census.parts, shape::blockBudget.parts) * limit::workOfPart
                + std::min(census.points, shape::blockBudget.points) * limit::workOfPoint;
        });
    }
    return work;
}

} // namespace lectograph::graph
