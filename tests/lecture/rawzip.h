// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>

#include <array>
#include <optional>

namespace lectograph::lecture {

/// Writes invalid archives (PKWARE's APPNOTE.TXT 4.3.7, 4.3.12, 4.3.16).
class RawZip
{
public:
    struct Entry
    {
        QByteArray name;
        QByteArray content;
        bool deflated = false;
        quint32 unixMode = 0100644;
        quint16 flags = 0;
        std::optional<quint32> claimedSize = {};
    };

    RawZip &add(const Entry &entry)
    {
        // qCompress() adds six bytes before and four after a raw deflate stream.
        const QByteArray packed = entry.deflated ? qCompress(entry.content, 9).mid(6).chopped(4) : entry.content;
        const quint32 size = entry.claimedSize.value_or(static_cast<quint32>(entry.content.size()));
        QByteArray common;
        put16(common, 20);
        put16(common, entry.flags);
        put16(common, entry.deflated ? 8 : 0);
        put32(common, 0x00210000); // 1980-01-01 00:00
        put32(common, crc32(entry.content));
        put32(common, static_cast<quint32>(packed.size()));
        put32(common, size);
        put16(common, static_cast<quint16>(entry.name.size()));
        put16(common, 0);

        const auto offset = static_cast<quint32>(m_local.size());
        m_local += "PK\3\4" + common + entry.name + packed;
        m_directory += "PK\1\2";
        put16(m_directory, 3 << 8 | 20); // created on Unix
        m_directory += common;
        put16(m_directory, 0);
        put16(m_directory, 0);
        put16(m_directory, 0);
        put32(m_directory, entry.unixMode << 16);
        put32(m_directory, offset);
        m_directory += entry.name;
        ++m_count;
        return *this;
    }

    QByteArray bytes() const
    {
        QByteArray end = "PK\5\6";
        put32(end, 0);
        put16(end, m_count);
        put16(end, m_count);
        put32(end, static_cast<quint32>(m_directory.size()));
        put32(end, static_cast<quint32>(m_local.size()));
        put16(end, 0);
        return m_local + m_directory + end;
    }

private:
    static void put16(QByteArray &to, int value)
    {
        to += static_cast<char>(value & 255);
        to += static_cast<char>(value >> 8 & 255);
    }
    static void put32(QByteArray &to, quint32 value)
    {
        put16(to, static_cast<int>(value & 0xffff));
        put16(to, static_cast<int>(value >> 16));
    }
    static quint32 crc32(const QByteArray &content)
    {
        // By bytes: tests are not optimized, and some archives are large.
        static constexpr auto ofBytes = [] {
            std::array<quint32, 256> table{};
            for (quint32 byte = 0; byte < table.size(); ++byte) {
                quint32 crc = byte;
                for (int bit = 0; bit < 8; ++bit)
                    crc = crc >> 1 ^ ((crc & 1) != 0 ? 0xedb88320u : 0u);
                table[byte] = crc;
            }
            return table;
        }();
        const quint32 *table = ofBytes.data();
        quint32 crc = ~0u;
        const char *end = content.constData() + content.size();
        for (const char *byte = content.constData(); byte != end; ++byte)
            crc = crc >> 8 ^ table[(crc ^ static_cast<quint32>(*byte)) & 255];
        return ~crc;
    }

    QByteArray m_local;
    QByteArray m_directory;
    quint16 m_count = 0;
};

} // namespace lectograph::lecture
