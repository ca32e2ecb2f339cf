// SPDX-License-Identifier: GPL-3.0-or-later
#include "tensor/npy.h"

#include "base/sentence.h"

#include <QByteArrayView>
#include <QtEndian>

#include <algorithm>
#include <array>
#include <utility>

namespace lectograph::tensor {

using namespace Qt::StringLiterals;
using base::failure;
using base::Result;
using base::Sentence;

namespace {

constexpr QByteArrayView magic = "\x93NUMPY";
constexpr qint64 mostHeaderLength = 64 * 1024; // of an array without named fields it is below a hundred bytes
constexpr std::size_t mostAxes = 32;           // as NumPy

tl::unexpected<base::Error> damagedArray(const QString &what)
{
    return failure(what, Sentence::tr("The file is damaged, or no .npy file: save it again with numpy.save()."));
}

/// Reads the literal of a Python dictionary with the three keys of the format, and nothing else.
class HeaderReader
{
public:
    explicit HeaderReader(QByteArrayView text) : m_text(text) {}

    struct Header
    {
        QByteArray type;
        bool isFortran = false;
        std::vector<qint64> shape;
    };

    std::optional<Header> read()
    {
        Header header;
        int keys = 0;
        if (!take('{'))
            return std::nullopt;
        while (!take('}')) {
            const auto key = text();
            if (!key || !take(':') || !value(*key, header))
                return std::nullopt;
            ++keys;
            if (!take(',') && !isNext('}'))
                return std::nullopt;
        }
        skipSpace();
        const bool isWhole = keys == 3 && m_at == m_text.size() && !header.type.isEmpty();
        return isWhole ? std::optional(header) : std::nullopt;
    }

private:
    bool value(const QByteArray &key, Header &header)
    {
        if (key == "descr") {
            const auto type = text();
            header.type = type.value_or(QByteArray());
            return type.has_value();
        }
        if (key == "fortran_order") {
            header.isFortran = word("True");
            return header.isFortran || word("False");
        }
        return key == "shape" && shape(header.shape);
    }
    bool shape(std::vector<qint64> &sizes)
    {
        if (!take('('))
            return false;
        while (!take(')')) {
            const auto size = number();
            if (!size || sizes.size() == mostAxes)
                return false;
            sizes.push_back(*size);
            if (!take(',') && !isNext(')'))
                return false;
        }
        return true;
    }
    std::optional<QByteArray> text()
    {
        skipSpace();
        if (m_at >= m_text.size() || (m_text[m_at] != '\'' && m_text[m_at] != '"'))
            return std::nullopt;
        const qsizetype end = m_text.indexOf(m_text[m_at], m_at + 1);
        if (end < 0)
            return std::nullopt;
        const QByteArray result = m_text.sliced(m_at + 1, end - m_at - 1).toByteArray();
        m_at = end + 1;
        return result;
    }
    std::optional<qint64> number()
    {
        skipSpace();
        const qsizetype start = m_at;
        while (m_at < m_text.size() && m_text[m_at] >= '0' && m_text[m_at] <= '9')
            ++m_at;
        bool isNumber = false;
        const qint64 number = m_text.sliced(start, m_at - start).toLongLong(&isNumber);
        static_cast<void>(take('L')); // of Python 2
        return isNumber ? std::optional(number) : std::nullopt;
    }
    bool word(QByteArrayView wanted)
    {
        skipSpace();
        if (!m_text.sliced(m_at).startsWith(wanted))
            return false;
        m_at += wanted.size();
        return true;
    }
    bool isNext(char c)
    {
        skipSpace();
        return m_at < m_text.size() && m_text[m_at] == c;
    }
    bool take(char c)
    {
        const bool isThere = isNext(c);
        m_at += isThere;
        return isThere;
    }
    void skipSpace()
    {
        while (m_at < m_text.size() && (m_text[m_at] == ' ' || m_text[m_at] == '\n'))
            ++m_at;
    }

    QByteArrayView m_text;
    qsizetype m_at = 0;
};

/// "<f4": byte order, kind and bytes of the numbers.
std::optional<std::pair<NumberFormat, ByteOrder>> formatOf(const QByteArray &type)
{
    static constexpr std::array<std::pair<QByteArrayView, NumberFormat>, 12> known{{{"f8", NumberFormat::F64},
                                                                                    {"f4", NumberFormat::F32},
                                                                                    {"f2", NumberFormat::F16},
                                                                                    {"i8", NumberFormat::I64},
                                                                                    {"i4", NumberFormat::I32},
                                                                                    {"i2", NumberFormat::I16},
                                                                                    {"i1", NumberFormat::I8},
                                                                                    {"u8", NumberFormat::U64},
                                                                                    {"u4", NumberFormat::U32},
                                                                                    {"u2", NumberFormat::U16},
                                                                                    {"u1", NumberFormat::U8},
                                                                                    {"b1", NumberFormat::Bool}}};
    if (type.size() != 3 || !QByteArrayView("<>|=").contains(type[0]))
        return std::nullopt;
    const auto found = std::ranges::find(known, QByteArrayView(type).sliced(1), &decltype(known)::value_type::first);
    if (found == known.end())
        return std::nullopt;
    return std::pair(found->second, type[0] == '>' ? ByteOrder::BigEndian : ByteOrder::LittleEndian);
}

} // namespace

bool isNpy(const QByteArray &start)
{
    return start.startsWith(magic);
}

Result<StoredNumbers> readNpy(const base::FileContent &content)
{
    constexpr qint64 longestStart = 12;
    const auto start = content.part(0, std::min(content.size(), longestStart));
    if (!start)
        return tl::unexpected(start.error());
    if (!isNpy(*start) || start->size() < longestStart)
        return damagedArray(Sentence::tr("The file is too short to contain an array."));
    const int version = static_cast<uchar>((*start)[magic.size()]);
    if (version < 1 || version > 3)
        return failure(Sentence::tr("The array has version %1 of its format, which is not known.").arg(version),
                       Sentence::tr("Save it again with numpy.save()."));
    const qint64 lengthAt = magic.size() + 2;
    const qint64 headerAt = lengthAt + (version == 1 ? 2 : 4);
    const qint64 length = version == 1 ? qint64(qFromLittleEndian<quint16>(start->constData() + lengthAt))
                                       : qint64(qFromLittleEndian<quint32>(start->constData() + lengthAt));
    if (length > mostHeaderLength)
        return damagedArray(Sentence::tr("The header has %1 bytes, more than %2.").arg(length).arg(mostHeaderLength));
    const auto text = content.part(headerAt, length);
    if (!text)
        return tl::unexpected(text.error());
    const auto header = HeaderReader(*text).read();
    if (!header)
        return damagedArray(Sentence::tr("The header of the array cannot be read."));
    const auto format = formatOf(header->type);
    if (!format)
        return failure(Sentence::tr("Arrays of the type “%1” cannot be read.").arg(QString::fromLatin1(header->type)),
                       Sentence::tr("Save real numbers, such as array.astype('float32')."));
    const auto size = bytesOf(header->shape, format->first);
    if (!size || *size > content.size() - headerAt - length)
        return damagedArray(Sentence::tr("The file has fewer numbers than its shape says."));
    return StoredNumbers{
        content,        headerAt + length,
        format->first,  header->shape,
        format->second, header->isFortran ? DimensionOrder::FirstFastest : DimensionOrder::LastFastest};
}

} // namespace lectograph::tensor
