// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "bytepairfiles.h"

#include <QJsonArray>
#include <QtEndian>

#include <cmath>
#include <map>

namespace lectograph {

/// The files of a model of the GPT-2 family, small enough to be computed by hand.
struct TinyGpt2
{
    static constexpr int layers = 2;
    static constexpr int heads = 2;
    static constexpr int size = 8;
    static constexpr int inner = 12;
    static constexpr int context = 64;

    using Matrix = std::vector<std::vector<double>>; ///< rows; a list is one row

    TinyGpt2()
    {
        const int words = static_cast<int>(smallTokens().size());
        add("wte.weight", words, size);
        add("wpe.weight", context, size);
        for (int layer = 0; layer < layers; ++layer) {
            const std::string name = "h." + std::to_string(layer) + ".";
            for (const char *norm : {"ln_1", "ln_2"}) {
                add(name + norm + ".weight", 1, size);
                add(name + norm + ".bias", 1, size);
            }
            addLinear(name + "attn.c_attn", size, 3 * size);
            addLinear(name + "attn.c_proj", size, size);
            addLinear(name + "mlp.c_fc", size, inner);
            addLinear(name + "mlp.c_proj", inner, size);
        }
        add("ln_f.weight", 1, size);
        add("ln_f.bias", 1, size);
    }

    const Matrix &operator[](const std::string &name) const { return m_tensors.at(name); }

    QByteArray config() const
    {
        return QJsonDocument(QJsonObject{{QStringLiteral("model_type"), QStringLiteral("gpt2")},
                                         {QStringLiteral("n_layer"), layers},
                                         {QStringLiteral("n_head"), heads},
                                         {QStringLiteral("n_embd"), size},
                                         {QStringLiteral("n_positions"), context}})
            .toJson();
    }
    QByteArray weights() const
    {
        QJsonObject header;
        QByteArray numbers;
        for (const auto &[name, rows] : m_tensors) {
            const qsizetype begin = numbers.size();
            for (const std::vector<double> &row : rows) {
                for (const double number : row) {
                    QByteArray bytes(4, '\0');
                    qToLittleEndian(static_cast<float>(number), bytes.data());
                    numbers += bytes;
                }
            }
            QJsonArray shape{static_cast<qint64>(rows.front().size())};
            if (!name.ends_with(".bias") && name.find("ln_") == std::string::npos)
                shape.prepend(static_cast<qint64>(rows.size()));
            header.insert(QString::fromStdString(name),
                          QJsonObject{{QStringLiteral("dtype"), QStringLiteral("F32")},
                                      {QStringLiteral("shape"), shape},
                                      {QStringLiteral("data_offsets"), QJsonArray{begin, numbers.size()}}});
        }
        const QByteArray json = QJsonDocument(header).toJson(QJsonDocument::Compact);
        QByteArray length(8, '\0');
        qToLittleEndian(static_cast<quint64>(json.size()), length.data());
        return length + json + numbers;
    }

private:
    void addLinear(const std::string &name, int rows, int columns)
    {
        add(name + ".weight", rows, columns);
        add(name + ".bias", 1, columns);
    }
    void add(const std::string &name, int rows, int columns)
    {
        Matrix matrix(static_cast<std::size_t>(rows), std::vector<double>(static_cast<std::size_t>(columns)));
        for (std::vector<double> &row : matrix) {
            for (double &number : row) {
                ++m_count;
                number = static_cast<double>(static_cast<float>(std::sin(0.7 * m_count * m_count) * 0.6));
            }
        }
        m_tensors.emplace(name, std::move(matrix));
    }

    std::map<std::string, Matrix> m_tensors;
    double m_count = 0;
};

} // namespace lectograph
