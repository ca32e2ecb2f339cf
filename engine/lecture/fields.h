// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/result.h"
#include "base/time.h"

#include <QJsonArray>
#include <QJsonObject>
#include <QStringList>

#include <limits>
#include <optional>

namespace lectograph::lecture {

/// Takes known keys out of a JSON object one by one, with type checks; the rest is preserved. The first failure is kept
/// in error() with its key as the place, and the failing getter returns an empty value.
class Fields
{
public:
    explicit Fields(QJsonObject json) : m_rest(std::move(json)) {}

    bool has(const QString &key) const { return m_rest.contains(key); }
    bool isArray(const QString &key) const { return m_rest.value(key).isArray(); }
    QString text(const QString &key, const QString &fallback = {});
    /// A required, non-empty string.
    QString requiredText(const QString &key);
    QStringList texts(const QString &key);
    bool flag(const QString &key);
    /// A string or a map of language to string; null if absent.
    QJsonValue localizable(const QString &key);
    std::optional<double> number(const QString &key, double min, double max = std::numeric_limits<double>::max());
    /// In seconds, not negative.
    std::optional<base::Time> time(const QString &key);
    /// An integer ≥ 1; 1 if absent.
    int version(const QString &key);
    QJsonObject object(const QString &key);
    QJsonArray array(const QString &key);
    QJsonValue take(const QString &key) { return m_rest.take(key); }

    /// The keys not taken.
    const QJsonObject &rest() const { return m_rest; }
    const std::optional<base::Error> &error() const { return m_error; }
    void fail(const QString &key, const QString &what, const QString &remedy);
    void fail(base::Error error);

private:
    void failType(const QString &key, const QString &wanted, const QString &example, const QJsonValue &found);

    QJsonObject m_rest;
    std::optional<base::Error> m_error;
};

} // namespace lectograph::lecture
