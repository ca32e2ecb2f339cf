// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/help/focustopic.h"

#include "editor/widgets/helptopic.h"

#include <QAbstractItemView>
#include <QTabWidget>

#include <algorithm>
#include <array>
#include <utility>

namespace lectograph::editor {

using namespace Qt::StringLiterals;

namespace {

// Object names of panels, and their topics.
constexpr std::array<std::pair<QLatin1StringView, QLatin1StringView>, 15> panelTopics{{
    {"palettePanel"_L1, "palette"_L1},
    {"animationsPanel"_L1, "animations"_L1},
    {"stagePanel"_L1, "stage"_L1},
    {"spacePanel"_L1, "space-panel"_L1},
    {"transportBar"_L1, "playing"_L1},
    {"graphPanel"_L1, "graph"_L1},
    {"inspectorPanel"_L1, "properties"_L1},
    {"timelinePanel"_L1, "timeline"_L1},
    {"curvesPanel"_L1, "keyframes"_L1},
    {"problemsPanel"_L1, "problems"_L1},
    {"historyPanel"_L1, "history"_L1},
    {"findPanel"_L1, "find"_L1},
    {"exportsPanel"_L1, "export"_L1},
    {"sceneOverview"_L1, "scenes"_L1},
    {"galleryPage"_L1, "start"_L1},
}};

QString topicOfWidget(const QWidget *widget)
{
    if (const auto *view = qobject_cast<const QAbstractItemView *>(widget)) {
        if (const QString topic = view->currentIndex().data(helpTopicRole).toString(); !topic.isEmpty())
            return topic;
    }
    if (const QString topic = widget->property(helpTopicProperty).toString(); !topic.isEmpty())
        return topic;
    const auto panel =
        std::ranges::find_if(panelTopics, [widget](const auto &entry) { return widget->objectName() == entry.first; });
    return panel == panelTopics.end() ? QString() : QString(panel->second);
}

/// A tab, what stands beside the tabs, and a page that another one covers stand for the page that is seen.
const QWidget *seenPlaceOf(const QWidget *focused)
{
    for (const QWidget *widget = focused; widget; widget = widget->parentWidget()) {
        const auto *tabs = qobject_cast<const QTabWidget *>(widget);
        const QWidget *page = tabs ? tabs->currentWidget() : nullptr;
        if (page && page != focused && !page->isAncestorOf(focused))
            return page;
    }
    return focused;
}

} // namespace

QString focusTopic(const QWidget *focused)
{
    for (const QWidget *widget = seenPlaceOf(focused); widget; widget = widget->parentWidget()) {
        if (const QString topic = topicOfWidget(widget); !topic.isEmpty())
            return topic;
    }
    return u"window"_s;
}

QStringList selectedTopics(const Session &session)
{
    QStringList topics;
    for (const QString &id : session.selection.nodes()) {
        if (const graph::Node *node = session.document.node(session.selection.scene(), id))
            topics.append(blockTopic(node->type));
    }
    for (const timeline::Clip *clip : session.selectedClips()) {
        if (!clip->isGroup())
            topics.append(animationTopic(clip->type));
    }
    topics.removeDuplicates();
    return topics;
}

} // namespace lectograph::editor
