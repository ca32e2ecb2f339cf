// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/result.h"
#include "diagram/diagram.h"
#include "notation/typed_item.h"

#include <QPointF>
#include <QStringList>

#include <optional>

/// Edits of a diagram in its text. Each changes the words that say what it changes; comments, order, indents and what
/// cannot be read stay. Items and links are known by the names of their parts: “attn”, “attn→norm”, “attn→norm 2”.
/// An error if there is none of that name, or if the text cannot say it.
namespace lectograph::notation {

/// A text, and the name of what was added to it.
struct Added
{
    QString text;
    QString name;
};

enum class Flow { After, Before };

/// A new block, linked from another one, or to it; with no other, for itself.
base::Result<Added> withBlock(const QString &text, const QString &label, const QString &beside = {},
                              Flow flow = Flow::After);
/// A new block in a link, of which the first half keeps its text.
base::Result<Added> withBlockInLink(const QString &text, const QString &link, const QString &label);
/// A block leaves where it is, where its links are joined, and goes into a link.
base::Result<QString> withItemInLink(const QString &text, const QString &link, const QString &item);

/// What the block or group shows; empty: its name.
base::Result<QString> withLabel(const QString &text, const QString &item, const QString &label);
/// What is typed behind the text of a block or group; its label stays.
base::Result<QString> withAttributes(const QString &text, const QString &item, const TypedItem &typed);
/// Empty or “1”: once. “6”, “× 6” and “x 6” mean the same.
base::Result<QString> withRepeat(const QString &text, const QString &item, const QString &repeat);
/// How far it is moved by hand, in ems; nothing: not.
base::Result<QString> withOffset(const QString &text, const QString &item, const std::optional<QPointF> &offset);
/// Nothing is moved by hand.
QString withoutOffsets(const QString &text);
/// Of the diagram, or of a group.
base::Result<QString> withDirection(const QString &text, const QString &group, diagram::Direction direction);

/// A link, as an arc if a way leads there already.
base::Result<Added> withLink(const QString &text, const QString &from, const QString &to);
base::Result<QString> withLinkLabel(const QString &text, const QString &link, const QString &label);
/// Whether it is an arc, as residual links are.
base::Result<QString> withArc(const QString &text, const QString &link, bool isArc);

base::Result<QString> withoutLink(const QString &text, const QString &link);
/// Without a block and its links, which are joined if one comes and one goes; without a group and all in it.
base::Result<QString> withoutItem(const QString &text, const QString &item);

/// Items of one group, or of none, become those of a new group.
base::Result<Added> withGroup(const QString &text, const QStringList &items, const QString &label);

} // namespace lectograph::notation
