// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QString>

#include <vector>

namespace lectograph {

/// All bytes, and a few pairs of them, by number.
inline std::vector<QByteArray> smallTokens()
{
    std::vector<QByteArray> tokens;
    for (int byte = 0; byte < 256; ++byte)
        tokens.emplace_back(1, static_cast<char>(byte));
    for (const char *token : {" c", "at", " cat", "cat", "\xea\xb3", "\xe6\xb3", "\xe6\xb3\xa8"})
        tokens.emplace_back(token);
    return tokens;
}

/// As GPT-2 writes bytes into its files: bytes_to_unicode() in encoder.py.
inline QString written(const QByteArray &bytes)
{
    QString text;
    for (const char c : bytes) {
        const int byte = static_cast<unsigned char>(c);
        int hidden = 0; // bytes before this one that are not written as themselves
        const auto isShown = [](int b) { return (b >= 33 && b <= 126) || (b >= 161 && b <= 172) || b >= 174; };
        for (int before = 0; before < byte; ++before)
            hidden += !isShown(before);
        text += QChar(isShown(byte) ? byte : 256 + hidden);
    }
    return text;
}

inline QByteArray smallVocabulary(bool isBackwards = false)
{
    QJsonObject vocabulary;
    const std::vector<QByteArray> tokens = smallTokens();
    for (std::size_t id = 0; id < tokens.size(); ++id)
        vocabulary.insert(written(tokens[id]), static_cast<int>(isBackwards ? tokens.size() - 1 - id : id));
    return QJsonDocument(vocabulary).toJson();
}

inline QByteArray smallMerges()
{
    QByteArray merges = "#version: 0.2\n";
    for (const auto &[left, right] : std::initializer_list<std::pair<const char *, const char *>>{{" ", "c"},
                                                                                                  {"a", "t"},
                                                                                                  {" c", "at"},
                                                                                                  {"c", "at"},
                                                                                                  {"\xea", "\xb3"},
                                                                                                  {"\xe6", "\xb3"},
                                                                                                  {"\xe6\xb3", "\xa8"}})
        merges += (written(left) + u' ' + written(right)).toUtf8() + '\n';
    return merges;
}

} // namespace lectograph
