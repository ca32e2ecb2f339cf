// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QJsonValue>

/// Texts of instances that still are the default of their definition: a sample in each of its languages, until an author
/// writes another.
namespace lectograph::editor {

/// The texts of a property. Where that in the lecture's own language is another than the default, the samples in other
/// languages would translate what is not there any more: they go, and these languages show the new text until they have
/// their own.
QJsonValue withoutStaleSamples(const QJsonValue &texts, const QJsonValue &preset, const QString &own);
/// Whether the texts in each of these languages are those of the default.
bool isDefaultText(const QJsonValue &texts, const QJsonValue &preset);

} // namespace lectograph::editor
