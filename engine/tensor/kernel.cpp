// SPDX-License-Identifier: GPL-3.0-or-later
#include "tensor/kernel.h"

#include <algorithm>
#include <array>
#include <cstdint>
#include <cstring>
#include <limits>

#if defined(__x86_64__) && defined(__GNUC__)
#define LECTOGRAPH_WIDE_VECTORS
#endif

namespace lectograph::tensor {

namespace {

constexpr int rowsAtOnce = 4;
constexpr int depthAtOnce = 256; // a panel of this depth stays in the first cache

template <class T, int bytes>
struct Lanes
{
    typedef T Vector __attribute__((vector_size(bytes))); // NOLINT(modernize-use-using): an alias would lose the size
    static constexpr int count = bytes / static_cast<int>(sizeof(T));

    [[gnu::always_inline]] static inline void load(Vector &to, const T *from) { std::memcpy(&to, from, sizeof(to)); }
    [[gnu::always_inline]] static inline void store(const Vector &from, T *to) { std::memcpy(to, &from, sizeof(from)); }
};

/// Adds to a tile of `rows` rows and `wide` vectors.
template <class T, int bytes, int rows, int wide>
[[gnu::always_inline]] inline void addTile(const T *a, std::ptrdiff_t aStride, const T *b, int depth, T *to,
                                           std::ptrdiff_t toStride)
{
    using L = Lanes<T, bytes>;
    typename L::Vector sums[rows][wide];
    for (int r = 0; r < rows; ++r) {
        for (int w = 0; w < wide; ++w)
            L::load(sums[r][w], to + r * toStride + w * L::count);
    }
    for (int k = 0; k < depth; ++k) {
        typename L::Vector right[wide];
        for (int w = 0; w < wide; ++w)
            L::load(right[w], b + std::ptrdiff_t(k) * Panels<T>::width + w * L::count);
        for (int r = 0; r < rows; ++r) {
            const T left = a[r * aStride + k];
            for (int w = 0; w < wide; ++w)
                sums[r][w] += left * right[w];
        }
    }
    for (int r = 0; r < rows; ++r) {
        for (int w = 0; w < wide; ++w)
            L::store(sums[r][w], to + r * toStride + w * L::count);
    }
}

/// Adds to a tile as wide as a panel; `bytes` is the width of the machine's vectors.
template <class T, int bytes, int rows>
[[gnu::always_inline]] inline void addPanel(const T *a, std::ptrdiff_t aStride, const T *b, int depth, T *to,
                                            std::ptrdiff_t toStride)
{
    constexpr int wide = 2; // with four rows, as many sums as fit into the registers
    constexpr int columns = wide * Lanes<T, bytes>::count;
    for (int column = 0; column < Panels<T>::width; column += columns)
        addTile<T, bytes, rows, wide>(a, aStride, b + column, depth, to + column, toStride);
}

template <class T>
struct Task
{
    Rows<const T> a;
    int count;
    int depth;
    const Panels<T> &b;
    int columns;
    Rows<T> to;
};

template <class T, int bytes>
[[gnu::always_inline]] inline void multiplyWith(const Task<T> &task)
{
    constexpr int width = Panels<T>::width;
    const int panels = (task.columns + width - 1) / width;
    for (int first = 0; first < task.depth; first += depthAtOnce) {
        const int depth = std::min(depthAtOnce, task.depth - first);
        for (int panel = 0; panel < panels; ++panel) {
            const T *b = task.b.panel(panel) + std::ptrdiff_t(first) * width;
            const int valid = std::min(width, task.columns - panel * width);
            for (int row = 0; row < task.count; row += rowsAtOnce) {
                const T *a = task.a.numbers + row * task.a.stride + first;
                T *to = task.to.numbers + row * task.to.stride + std::ptrdiff_t(panel) * width;
                const int rows = std::min(rowsAtOnce, task.count - row);
                if (rows == rowsAtOnce && valid == width) {
                    addPanel<T, bytes, rowsAtOnce>(a, task.a.stride, b, depth, to, task.to.stride);
                    continue;
                }
                for (int r = 0; r < rows; ++r) {
                    std::array<T, width> line{};
                    std::copy_n(to + r * task.to.stride, valid, line.begin());
                    addPanel<T, bytes, 1>(a + r * task.a.stride, 0, b, depth, line.data(), 0);
                    std::copy_n(line.begin(), valid, to + r * task.to.stride);
                }
            }
        }
    }
}

constexpr float floatInfinity = std::numeric_limits<float>::infinity();

/// e^x for −87 ≤ x ≤ 0: x = n·ln 2 + r, then a polynomial of r (Moshier, Cephes, expf) times 2ⁿ.
template <class Vector, class Bits>
[[gnu::always_inline]] inline void exponential(Vector &x)
{
    constexpr float rounding = 12582912; // 1.5·2²³: a float of this size has no places after the point
    const Vector shifted = x * 1.44269504088896341F + rounding;
    const Vector whole = shifted - rounding;
    const Vector rest = x - whole * 0.693359375F - whole * -2.12194440e-4F;
    Vector sum = rest * 1.9875691500e-4F + 1.3981999507e-3F;
    sum = sum * rest + 8.3334519073e-3F;
    sum = sum * rest + 4.1665795894e-2F;
    sum = sum * rest + 1.6666665459e-1F;
    sum = sum * rest + 5.0000001201e-1F;
    sum = sum * rest * rest + rest + 1.0F;
    Bits bits;
    std::memcpy(&bits, &shifted, sizeof(bits));
    bits = (bits << 23) + (127U << 23);
    Vector power;
    std::memcpy(&power, &bits, sizeof(power));
    x = sum * power;
}

constexpr int sumsAtOnce = 16;

/// `numbers` has a multiple of sumsAtOnce numbers. The largest is finite.
template <int bytes>
[[gnu::always_inline]] inline void softmaxWith(float *numbers, int count, float largest, float factor)
{
    using L = Lanes<float, bytes>;
    using Vector = typename L::Vector;
    using Bits = typename Lanes<std::uint32_t, bytes>::Vector;
    constexpr int wide = sumsAtOnce / L::count;
    constexpr float least = -87;
    Vector sums[wide] = {};
    for (int i = 0; i < count; i += sumsAtOnce) {
        for (int w = 0; w < wide; ++w) {
            Vector x;
            L::load(x, numbers + i + w * L::count);
            const auto isMasked = x == -floatInfinity;
            x = (x - largest) * factor;
            const auto isNothing = isMasked | (x < least);
            x = isNothing ? Vector{} : x;
            exponential<Vector, Bits>(x);
            x = isNothing ? Vector{} : x;
            sums[w] += x;
            L::store(x, numbers + i + w * L::count);
        }
    }
    std::array<float, sumsAtOnce> parts{};
    for (int w = 0; w < wide; ++w)
        L::store(sums[w], parts.data() + w * L::count);
    float sum = 0;
    for (const float part : parts)
        sum += part;
    for (int i = 0; i < count; ++i)
        numbers[i] /= sum;
}

struct SoftmaxTask
{
    float *numbers;
    int count;
    float largest;
    float factor;
};

template <int bytes>
[[gnu::always_inline]] inline void softmaxWith(const SoftmaxTask &task)
{
    softmaxWith<bytes>(task.numbers, task.count, task.largest, task.factor);
}

#ifdef LECTOGRAPH_WIDE_VECTORS
[[gnu::target("avx2")]] void multiplyWide(const Task<float> &task)
{
    multiplyWith<float, 32>(task);
}
[[gnu::target("avx2")]] void multiplyWide(const Task<double> &task)
{
    multiplyWith<double, 32>(task);
}
[[gnu::target("avx2")]] void softmaxWide(const SoftmaxTask &task)
{
    softmaxWith<32>(task);
}
bool hasWideVectors()
{
    static const bool has = __builtin_cpu_supports("avx2") != 0;
    return has;
}
#endif

} // namespace

template <class T>
Panels<T>::Panels(std::span<const T> numbers, int rows, int columns, bool isTransposed)
    : m_rows(rows),
      m_columns(columns),
      m_numbers(static_cast<std::size_t>((columns + width - 1) / width) * static_cast<std::size_t>(rows) * width)
{
    const auto m = static_cast<std::size_t>(rows);
    const auto n = static_cast<std::size_t>(columns);
    for (std::size_t column = 0; column < n; ++column) {
        T *to = m_numbers.data() + column / width * m * width + column % width;
        const T *from = numbers.data() + (isTransposed ? column * m : column);
        const std::size_t step = isTransposed ? 1 : n;
        for (std::size_t row = 0; row < m; ++row)
            to[row * width] = from[row * step];
    }
}

template <class T>
void multiply(Rows<const T> a, int count, int depth, const Panels<T> &b, int columns, Rows<T> to)
{
    for (int row = 0; row < count; ++row)
        std::fill_n(to.numbers + row * to.stride, columns, T());
    const Task<T> task{a, count, depth, b, columns, to};
#ifdef LECTOGRAPH_WIDE_VECTORS
    if (hasWideVectors())
        return multiplyWide(task);
#endif
    multiplyWith<T, 16>(task);
}

bool fastSoftmax(std::span<float> row, float perTemperature)
{
    const float largest = row.empty() ? -floatInfinity : *std::ranges::max_element(row);
    if (largest == -floatInfinity)
        std::ranges::fill(row, 0.0F);
    if (largest == floatInfinity || largest == -floatInfinity || row.empty())
        return largest != floatInfinity;
    const auto run = [&](float *numbers, int count) {
        const SoftmaxTask task{numbers, count, largest, perTemperature};
#ifdef LECTOGRAPH_WIDE_VECTORS
        if (hasWideVectors())
            return softmaxWide(task);
#endif
        softmaxWith<16>(task);
    };
    const std::size_t whole = (row.size() + sumsAtOnce - 1) / sumsAtOnce * sumsAtOnce;
    if (whole == row.size()) {
        run(row.data(), static_cast<int>(whole));
        return true;
    }
    std::vector<float> filled(whole, -floatInfinity);
    std::ranges::copy(row, filled.begin());
    run(filled.data(), static_cast<int>(whole));
    std::copy_n(filled.begin(), row.size(), row.begin());
    return true;
}

template class Panels<float>;
template class Panels<double>;
template void multiply(Rows<const float>, int, int, const Panels<float> &, int, Rows<float>);
template void multiply(Rows<const double>, int, int, const Panels<double> &, int, Rows<double>);

} // namespace lectograph::tensor
