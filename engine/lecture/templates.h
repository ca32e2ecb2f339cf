// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/result.h"

#include <QJsonValue>
#include <QStringList>

#include <vector>

namespace lectograph::lecture {

/// A lecture to start from: a folder named ID in a template folder, like any other lecture. Its description comes from
/// its lecture.json; no code refers to a particular template.
struct Template
{
    QString id;
    QJsonValue title;       ///< a string or a map of language to string
    QJsonValue description; ///< likewise; null if there is none
    QStringList languages;
    QString folder;
};

/// The template folders: share/lectograph/templates of the installation, or those of the source tree.
QStringList templateFolders();
/// All readable templates, sorted by id. If an id occurs twice, the earlier folder wins.
std::vector<Template> templates(const QStringList &folders = templateFolders());

/// Resolves "template:ID" to a path; returns any other text unchanged.
base::Result<QString> resolved(const QString &text, const QStringList &folders = templateFolders());

} // namespace lectograph::lecture
