// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/result.h"

#include <QJsonValue>
#include <QStringList>

#include <vector>

namespace lectograph::lecture {

/// A lecture to begin with: a folder named ID below a folder of templates, like any other lecture. All that is said about
/// it stands in its lecture.json; no code knows any template.
struct Template
{
    QString id;
    QJsonValue title;       ///< a string or a map of language to string
    QJsonValue description; ///< likewise; null if there is none
    QStringList languages;
    QString folder;
};

/// Where templates are looked for: share/lectograph/templates of the installation, or else those of the source tree.
QStringList templateFolders();
/// All that can be read, in order of their ids. Of two with one id the one in the earlier folder counts.
std::vector<Template> templates(const QStringList &folders = templateFolders());

/// The path that a person's "template:ID" means; every other text means itself.
base::Result<QString> resolved(const QString &text, const QStringList &folders = templateFolders());

} // namespace lectograph::lecture
