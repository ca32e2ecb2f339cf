// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QVariant>
#include <QWidget>

namespace lectograph::editor {

/// The property of a widget with the topic of the user guide that F1 shows for it and what it contains.
inline constexpr auto helpTopicProperty = "lectographHelpTopic";
/// The role for the topic of an item of a view.
inline constexpr int helpTopicRole = Qt::UserRole + 1000;

/// `topic`: "stage", or "block/shapes.circle#Radius" for a place in a topic.
inline void setHelpTopic(QWidget *widget, const QString &topic)
{
    widget->setProperty(helpTopicProperty, topic);
}

/// The topics of a block and of an animation.
inline QString blockTopic(const QString &type)
{
    return QStringLiteral("block/") + type;
}
inline QString animationTopic(const QString &type)
{
    return QStringLiteral("animation/") + type;
}

} // namespace lectograph::editor
