// SPDX-License-Identifier: GPL-3.0-or-later
#include "tensor_shapes.h"

#include "base/sentence.h"

#include <QRegularExpression>

#include <deque>
#include <span>

namespace lectograph::diagrams {

using namespace Qt::StringLiterals;
using base::Sentence;

namespace {

using Dims = QStringList;

/// What an operation makes of what arrives; an error where that does not fit.
using Operation = tl::expected<std::optional<Dims>, QString> (*)(std::span<const Dims>, const QString &argument);
using Made = tl::expected<std::optional<Dims>, QString>;

tl::unexpected<QString> wrong(const QString &sentence)
{
    return tl::unexpected<QString>(sentence);
}

std::optional<qint64> numberOf(const QString &dim)
{
    bool isNumber = false;
    const qint64 number = dim.toLongLong(&isNumber);
    return isNumber ? std::optional(number) : std::nullopt;
}

QString product(const QString &a, const QString &b)
{
    const auto x = numberOf(a);
    const auto y = numberOf(b);
    if (x && y && *x >= 0 && *x < 1'000'000'000 && *y >= 0 && *y < 1'000'000'000)
        return QString::number(*x * *y);
    return a + u'·' + b;
}

QString sum(const QString &a, const QString &b)
{
    const auto x = numberOf(a);
    const auto y = numberOf(b);
    return x && y && std::abs(*x) < 1'000'000'000'000 && std::abs(*y) < 1'000'000'000'000 ? QString::number(*x + *y)
                                                                                          : a + u'+' + b;
}

/// Whether one could be the other: names may stand for any number.
bool canBeEqual(const QString &a, const QString &b)
{
    return a == b || !numberOf(a) || !numberOf(b);
}

Made kept(std::span<const Dims> in, const QString &)
{
    return in.front();
}

Made joinedElementwise(std::span<const Dims> in, const QString &)
{
    Dims all = in.front();
    for (const Dims &dims : in) {
        const Dims &longer = dims.size() > all.size() ? dims : all;
        const Dims &shorter = dims.size() > all.size() ? all : dims;
        Dims result = longer;
        for (qsizetype i = 0; i < shorter.size(); ++i) {
            const qsizetype at = longer.size() - shorter.size() + i;
            if (shorter[i] == "1"_L1 || shorter[i] == longer[at])
                continue;
            if (longer[at] == "1"_L1)
                result[at] = shorter[i];
            else if (!canBeEqual(shorter[i], longer[at]))
                return wrong(Sentence::tr("%1 and %2 cannot be put together entry by entry.")
                                 .arg(writtenDims(all), writtenDims(dims)));
        }
        all = result;
    }
    return all;
}

Made lastReplaced(std::span<const Dims> in, const QString &argument)
{
    Dims dims = in.front();
    if (argument.isEmpty())
        return std::optional<Dims>();
    const QStringList sizes = argument.split(u',');
    const QString from = sizes.front().trimmed();
    if (sizes.size() > 1 && !canBeEqual(dims.back(), from))
        return wrong(Sentence::tr("%1 arrives, but its last axis should be %2.").arg(writtenDims(dims), from));
    dims.back() = sizes.back().trimmed();
    return dims;
}

Made appended(std::span<const Dims> in, const QString &argument)
{
    Dims dims = in.front();
    const QString size = argument.section(u',', -1).trimmed();
    return size.isEmpty() ? std::optional<Dims>() : std::optional<Dims>(dims << size);
}

/// Into heads, which become an axis before the words.
Made split(std::span<const Dims> in, const QString &argument)
{
    Dims dims = in.front();
    if (argument.isEmpty())
        return std::optional<Dims>();
    const auto whole = numberOf(dims.back());
    const auto parts = numberOf(argument);
    if (whole && parts && (*parts <= 0 || *whole % *parts != 0))
        return wrong(Sentence::tr("The last axis of %1 cannot be divided into %2 equal parts.")
                         .arg(writtenDims(dims), argument));
    const QString each = whole && parts ? QString::number(*whole / *parts) : dims.back() + u'/' + argument;
    dims.back() = each;
    dims.insert(std::max<qsizetype>(0, dims.size() - 2), argument);
    return dims;
}

/// The heads side by side again; several inputs along their last axis.
Made concatenated(std::span<const Dims> in, const QString &)
{
    Dims dims = in.front();
    if (in.size() == 1) {
        if (dims.size() < 3)
            return wrong(Sentence::tr("%1 has no heads that could be put side by side.").arg(writtenDims(dims)));
        const QString heads = dims.takeAt(dims.size() - 3);
        dims.back() = dims.back().endsWith(u'/' + heads) ? dims.back().chopped(heads.size() + 1)
                                                         : product(heads, dims.back());
        return dims;
    }
    for (const Dims &more : in.subspan(1)) {
        bool fits = more.size() == dims.size();
        for (qsizetype i = 0; fits && i + 1 < dims.size(); ++i)
            fits = canBeEqual(more[i], dims[i]);
        if (!fits)
            return wrong(
                Sentence::tr("%1 and %2 cannot be put side by side.").arg(writtenDims(dims), writtenDims(more)));
        dims.back() = sum(dims.back(), more.back());
    }
    return dims;
}

Made transposed(std::span<const Dims> in, const QString &)
{
    Dims dims = in.front();
    if (dims.size() < 2)
        return wrong(Sentence::tr("%1 has only one axis and cannot be transposed.").arg(writtenDims(dims)));
    std::swap(dims.back(), dims[dims.size() - 2]);
    return dims;
}

/// The product of two matrices; with “T” the second is transposed.
Made multiplied(std::span<const Dims> in, const QString &argument)
{
    if (in.size() < 2)
        return std::optional<Dims>();
    Dims left = in[0];
    Dims right = in[1];
    if (left.size() < 2 || right.size() < 2)
        return wrong(Sentence::tr("%1 and %2 are not both matrices.").arg(writtenDims(left), writtenDims(right)));
    if (argument.compare("t"_L1, Qt::CaseInsensitive) == 0)
        std::swap(right.back(), right[right.size() - 2]);
    if (!canBeEqual(left.back(), right[right.size() - 2]))
        return wrong(Sentence::tr("%1 times %2: the inner sizes differ.").arg(writtenDims(left), writtenDims(right)));
    left.back() = right.back();
    return left;
}

/// Without the axis before the last: the mean of all words, or one of them.
Made pooled(std::span<const Dims> in, const QString &)
{
    Dims dims = in.front();
    if (dims.size() < 2)
        return wrong(Sentence::tr("%1 has only one axis.").arg(writtenDims(dims)));
    dims.removeAt(dims.size() - 2);
    return dims;
}

Made flattened(std::span<const Dims> in, const QString &)
{
    Dims dims = in.front();
    while (dims.size() > 2) {
        const QString last = dims.takeLast();
        dims.back() = product(dims.back(), last);
    }
    return dims;
}

struct Known
{
    QStringView word;
    Operation operation;
};

/// By the words with which people call them; what comes first is tried first.
constexpr Known knownOperations[]{
    {u"add", joinedElementwise},
    {u"sum", joinedElementwise},
    {u"plus", joinedElementwise},
    {u"multiply", joinedElementwise},
    {u"times", joinedElementwise},
    {u"hadamard", joinedElementwise},
    {u"linear", lastReplaced},
    {u"dense", lastReplaced},
    {u"project", lastReplaced},
    {u"embed", appended},
    {u"onehot", appended},
    {u"split", split},
    {u"concat", concatenated},
    {u"merge", concatenated},
    {u"transpose", transposed},
    {u"matmul", multiplied},
    {u"mean", pooled},
    {u"pool", pooled},
    {u"flatten", flattened},
    {u"norm", kept},
    {u"softmax", kept},
    {u"attention", kept},
    {u"dropout", kept},
    {u"relu", kept},
    {u"gelu", kept},
    {u"silu", kept},
    {u"tanh", kept},
    {u"sigmoid", kept},
    {u"mask", kept},
    {u"scale", kept},
    {u"feedforward", kept},
    {u"feed-forward", kept},
    {u"feed forward", kept},
    {u"ffn", kept},
    {u"identity", kept},
    {u"keep", kept},
    {u"positional", kept},
};

/// Whether a word is one of those in a text: “norm” is in “LayerNorm”, but “add” is not in “Address”.
bool isWordIn(QStringView word, const QString &text)
{
    if (word == u"norm" || word == u"softmax" || word.endsWith(u"elu"))
        return text.contains(word, Qt::CaseInsensitive);
    const auto isLetter = [&](qsizetype at) { return at >= 0 && at < text.size() && text[at].isLetter(); };
    const bool isShort = word == u"add" || word == u"sum" || word == u"plus" || word == u"keep";
    for (qsizetype at = text.indexOf(word, 0, Qt::CaseInsensitive); at >= 0;
         at = text.indexOf(word, at + 1, Qt::CaseInsensitive)) {
        if (!isLetter(at - 1) && !(isShort && isLetter(at + word.size())))
            return true;
    }
    return false;
}

Operation operationIn(const QString &words)
{
    for (const Known &known : knownOperations) {
        if (isWordIn(known.word, words))
            return known.operation;
    }
    return nullptr;
}

/// What an item does, and with what argument.
struct Work
{
    Operation operation = nullptr;
    QString argument;
};

Work workOf(const Item &item, std::vector<Remark> &remarks)
{
    if (item.form == Form::Plus || item.form == Form::Times)
        return {joinedElementwise, {}};
    const QString name = item.operation.section(u'(', 0, 0).trimmed();
    const QString argument = item.operation.section(u'(', 1).section(u')', 0, 0).trimmed();
    if (!name.isEmpty()) {
        const Operation operation = operationIn(name);
        if (!operation)
            remarks.push_back({item.line, Sentence::tr("Nobody knows what “%1” does with a tensor.").arg(name),
                               Sentence::tr("Known are linear, embed, split, concat, add, matmul, transpose, mean, "
                                            "flatten, norm, attention, softmax and keep.")});
        return {operation, argument};
    }
    if (const Operation named = operationIn(item.name + u' ' + item.label))
        return {named, {}};
    return {};
}

/// Follows the links until nothing more becomes known.
class Flow
{
public:
    explicit Flow(const Model &model) : m_model(model)
    {
        const std::size_t count = model.items.size();
        m_shapes.ofItems.resize(count);
        m_shapes.isWrong.assign(count, false);
        m_arriving.resize(count);
        m_leaving.resize(count);
        for (std::size_t i = 0; i < model.links.size(); ++i) {
            const ItemLink &link = model.links[i];
            m_from.push_back(exitOf(model, link.from));
            m_to.push_back(entryOf(model, link.to));
            if (m_from.back() < 0 || m_to.back() < 0)
                continue;
            m_arriving[static_cast<std::size_t>(m_to.back())].push_back(i);
            m_leaving[static_cast<std::size_t>(m_from.back())].push_back(i);
        }
        for (const Item &item : model.items)
            m_work.push_back(workOf(item, m_shapes.remarks));
    }

    TensorShapes follow()
    {
        std::deque<std::size_t> changed;
        for (std::size_t i = 0; i < m_model.items.size(); ++i) {
            if (m_model.items[i].dims && !m_model.items[i].dims->isEmpty()) {
                m_shapes.ofItems[i] = m_model.items[i].dims;
                changed.push_back(i);
            }
        }
        // Each item becomes known once, so that circles end.
        for (; !changed.empty(); changed.pop_front()) {
            for (const std::size_t link : m_leaving[changed.front()]) {
                const auto to = static_cast<std::size_t>(m_to[link]);
                if (!m_shapes.ofItems[to] && compute(to))
                    changed.push_back(to);
            }
        }
        for (std::size_t i = 0; i < m_model.items.size(); ++i)
            checkItem(i);
        for (const int from : m_from)
            m_shapes.ofLinks.push_back(from < 0 ? std::nullopt : m_shapes.ofItems[static_cast<std::size_t>(from)]);
        return std::move(m_shapes);
    }

private:
    /// What arrives; nothing while some of it is not known, unless it never will be.
    std::vector<Dims> arriving(std::size_t item, bool isComplete) const
    {
        std::vector<Dims> dims;
        for (const std::size_t link : m_arriving[item]) {
            const auto &known = m_shapes.ofItems[static_cast<std::size_t>(m_from[link])];
            if (known)
                dims.push_back(*known);
            else if (isComplete)
                return {};
        }
        return dims;
    }

    bool compute(std::size_t item)
    {
        const Work &work = m_work[item];
        // What joins several waits for all of them; what keeps one takes the first that is known.
        const std::vector<Dims> in = arriving(item, work.operation != kept);
        if (!work.operation || in.empty())
            return false;
        const Made made = work.operation(in, work.argument);
        if (!made || !*made)
            return false;
        m_shapes.ofItems[item] = *made;
        return true;
    }

    void checkItem(std::size_t index)
    {
        const Item &item = m_model.items[index];
        const std::vector<Dims> in = arriving(index, true);
        if (!m_work[index].operation || in.empty())
            return;
        const Made made = m_work[index].operation(in, m_work[index].argument);
        QString sentence = made ? QString() : made.error();
        if (made && *made && item.dims && !agree(**made, *item.dims))
            sentence =
                Sentence::tr("It would give %1, but %2 is declared.").arg(writtenDims(**made), writtenDims(*item.dims));
        if (sentence.isEmpty())
            return;
        m_shapes.isWrong[index] = true;
        m_shapes.remarks.push_back({item.line, Sentence::tr("“%1”: %2").arg(item.name, sentence),
                                    Sentence::tr("Correct the shapes, or what the block does.")});
    }

    static bool agree(const Dims &a, const Dims &b)
    {
        return a.size() == b.size() && std::equal(a.begin(), a.end(), b.begin(), canBeEqual);
    }

    const Model &m_model;
    TensorShapes m_shapes;
    std::vector<int> m_from; ///< of the links: the blocks at their ends
    std::vector<int> m_to;
    std::vector<std::vector<std::size_t>> m_arriving;
    std::vector<std::vector<std::size_t>> m_leaving;
    std::vector<Work> m_work;
};

} // namespace

TensorShapes tensorShapes(const Model &model)
{
    return Flow(model).follow();
}

QString writtenDims(const QStringList &dims)
{
    return u'[' + dims.join(u", "_s) + u']';
}

} // namespace lectograph::diagrams
