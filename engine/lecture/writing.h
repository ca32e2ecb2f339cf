// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "lecture/lecture.h"

/// What the writers of lectures, scenes and block definitions have in common.
namespace lectograph::lecture {

/// Inserts `value`, or removes the key if it is the preset: a known key always comes from the value, even if `extra`,
/// with which `json` started, has it too.
void insertUnless(QJsonObject &json, const QString &key, const QJsonValue &value, bool isPreset);
void insertText(QJsonObject &json, const QString &key, const QString &text, const QString &preset = {});
void insertNamed(QJsonObject &json, const QString &key, const QJsonValue &localizable);
void insertVersion(QJsonObject &json, int version);
void insertTime(QJsonObject &json, const QString &key, base::Time time);
void insertDuration(QJsonObject &json, const std::optional<base::Time> &duration);
void insertClips(QJsonObject &json, const std::vector<timeline::ClipPtr> &clips);
void insertNodes(QJsonObject &json, const std::vector<graph::NodePtr> &nodes);
void insertIds(QJsonObject &json, const QString &key, const std::vector<QString> &ids);

QJsonObject jsonOf(const Scene &scene);
QJsonObject jsonOf(const Block &block);

} // namespace lectograph::lecture
