// SPDX-License-Identifier: GPL-3.0-or-later
#include "base/zip_repair.h"

#include <QtEndian>

#include <limits>

namespace lectograph::base {

namespace {

constexpr quint32 localSignature = 0x04034b50;
constexpr quint32 directorySignature = 0x02014b50;
constexpr quint32 endSignature = 0x06054b50;
constexpr qsizetype localSize = 30;
constexpr quint16 sizeFollows = 1 << 3; ///< a flag: the sizes stand behind the content

template <class Number>
Number numberAt(const QByteArray &bytes, qsizetype at)
{
    return qFromLittleEndian<Number>(bytes.constData() + at);
}

template <class Number>
void append(QByteArray &bytes, Number number)
{
    const Number little = qToLittleEndian(number);
    bytes.append(reinterpret_cast<const char *>(&little), sizeof little);
}

} // namespace

QByteArray repairedZip(const QByteArray &cut)
{
    QByteArray directory;
    quint16 count = 0;
    qsizetype at = 0;
    while (at + localSize <= cut.size() && numberAt<quint32>(cut, at) == localSignature) {
        const auto flags = numberAt<quint16>(cut, at + 6);
        const auto packed = numberAt<quint32>(cut, at + 18);
        const auto nameLength = numberAt<quint16>(cut, at + 26);
        const auto extraLength = numberAt<quint16>(cut, at + 28);
        const qsizetype end = at + localSize + nameLength + extraLength + qsizetype(packed);
        const bool isWhole = (flags & sizeFollows) == 0 && end <= cut.size()
            && packed != std::numeric_limits<quint32>::max() && count < std::numeric_limits<quint16>::max();
        if (!isWhole)
            break;
        append(directory, directorySignature);
        append(directory, quint16(3 << 8 | 20));    // made by Unix, as version 2.0 says
        directory += cut.mid(at + 4, 24);           // version, flags, method, time, checksum, sizes, name length
        append(directory, quint16(0));              // extra fields
        append(directory, quint16(0));              // comment
        append(directory, quint16(0));              // disk
        append(directory, quint16(0));              // internal attributes
        append(directory, quint32(0100644u << 16)); // a plain file
        append(directory, quint32(at));             // where the entry begins
        directory += cut.mid(at + localSize, nameLength);
        ++count;
        at = end;
    }
    if (count == 0)
        return {};
    QByteArray whole = cut.first(at) + directory;
    append(whole, endSignature);
    append(whole, quint16(0)); // this disk
    append(whole, quint16(0)); // that of the directory
    append(whole, count);      // entries on this disk
    append(whole, count);      // and in all
    append(whole, quint32(directory.size()));
    append(whole, quint32(at)); // where the directory begins
    append(whole, quint16(0));  // comment
    return whole;
}

} // namespace lectograph::base
