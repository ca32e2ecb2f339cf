// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/inspector/rows/valueclipboard.h"

#include <QApplication>
#include <QClipboard>
#include <QJsonArray>
#include <QJsonDocument>

namespace lectograph::editor {

void copyToClipboard(const QJsonValue &value)
{
    if (value.isString()) {
        QApplication::clipboard()->setText(value.toString());
        return;
    }
    const QByteArray json = QJsonDocument(QJsonArray{value}).toJson(QJsonDocument::Compact);
    QApplication::clipboard()->setText(QString::fromUtf8(json.mid(1, json.size() - 2)));
}

std::optional<QJsonValue> valueFromClipboard(const RowSource &source, const QStringList &languages)
{
    const QString text = QApplication::clipboard()->text();
    const QJsonDocument json = QJsonDocument::fromJson('[' + text.toUtf8() + ']');
    const QJsonValue parsed = json.isArray() && json.array().size() == 1 ? json.array().at(0) : QJsonValue(text);
    for (const QJsonValue &value : {parsed, QJsonValue(text)}) {
        if (isFollowing(kindOf(value)) || !source.property || graph::parseProperty(*source.property, value, languages))
            return value;
    }
    return std::nullopt;
}

} // namespace lectograph::editor
