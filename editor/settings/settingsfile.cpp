// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/settings/settingsfile.h"

#include <QCoreApplication>
#include <QDataStream>
#include <QDir>
#include <QFileDevice>
#include <QFileInfo>
#include <QJsonDocument>
#include <QJsonObject>

#include <algorithm>
#include <array>

namespace lectograph::editor {

using namespace Qt::StringLiterals;

namespace {

constexpr auto streamVersion = QDataStream::Qt_6_4;
constexpr auto otherTypes = "stream"_L1; ///< types without a JSON equivalent, such as sizes and window layouts

QJsonValue toJson(const QVariant &value)
{
    constexpr std::array plain{QMetaType::Bool, QMetaType::Int, QMetaType::Double, QMetaType::QString,
                               QMetaType::QStringList};
    if (std::ranges::find(plain, value.typeId()) != plain.end())
        return QJsonValue::fromVariant(value);
    QByteArray bytes;
    QDataStream out(&bytes, QIODevice::WriteOnly);
    out.setVersion(streamVersion);
    out << value;
    return QJsonObject{{otherTypes, QString::fromLatin1(bytes.toBase64())}};
}

QVariant fromJson(const QJsonValue &json)
{
    if (!json.isObject())
        return json.isArray() ? QVariant(json.toVariant().toStringList()) : json.toVariant();
    QByteArray bytes = QByteArray::fromBase64(json[otherTypes].toString().toLatin1());
    QDataStream in(bytes);
    in.setVersion(streamVersion);
    QVariant value;
    in >> value;
    return value;
}

bool read(QIODevice &device, QSettings::SettingsMap &values)
{
    const QByteArray text = device.readAll();
    const QJsonDocument document = QJsonDocument::fromJson(text);
    const QJsonObject object = document.object();
    for (auto entry = object.begin(); entry != object.end(); ++entry)
        values.insert(entry.key(), fromJson(entry.value()));
    return document.isObject() || text.isEmpty();
}

bool write(QIODevice &device, const QSettings::SettingsMap &values)
{
    QJsonObject object;
    for (auto entry = values.begin(); entry != values.end(); ++entry)
        object.insert(entry.key(), toJson(entry.value()));
    const QByteArray text = QJsonDocument(object).toJson();
    // Qt commits only what has been written; flush() reports whether the buffered rest was written too.
    auto &file = dynamic_cast<QFileDevice &>(device);
    return file.write(text) == text.size() && file.flush() && file.size() == text.size();
}

} // namespace

QSettings::Format settingsFormat()
{
    static const QSettings::Format format = QSettings::registerFormat(u"json"_s, read, write);
    return format;
}

void useSettingsFile()
{
    const QSettings before;
    if (before.format() == settingsFormat())
        return;
    QSettings::setDefaultFormat(settingsFormat());
    QSettings now;
    if (QFileInfo::exists(now.fileName()))
        return;
    for (const QString &key : before.allKeys())
        now.setValue(key, before.value(key));
}

base::Result<void> kept(QSettings &settings)
{
    settings.sync();
    if (settings.status() == QSettings::NoError)
        return {};
    return base::failure(QCoreApplication::translate("lectograph::editor",
                                                     "The settings could not be saved; the old ones are untouched."),
                         QCoreApplication::translate(
                             "lectograph::editor", "Make room on the disk, or see whether you may write to this file."),
                         QDir::toNativeSeparators(settings.fileName()));
}

} // namespace lectograph::editor
