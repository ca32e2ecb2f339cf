// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "graph/problem.h"
#include "timeline/animation.h"

#include <QStringList>
#include <QtPlugin>

namespace lectograph::timeline {

/// What a plugin implements: one class with Q_OBJECT, Q_INTERFACES and Q_PLUGIN_METADATA that adds its blocks and
/// animations. Ours use nothing else.
class Plugin
{
public:
    virtual ~Plugin() = default;
    /// Adds node and animation types. An error names the type that was refused.
    virtual base::Result<void> addTypes(Registry &registry) = 0;
};

/// Loads every plugin in the folders, in the order of their file names. A plugin that does not load is a problem, not
/// an end. Without folders: lib/lectograph/plugins beside the program, then those of LECTOGRAPH_PLUGIN_PATH.
graph::Problems loadPlugins(Registry &registry, QStringList folders = {});

} // namespace lectograph::timeline

#define LECTOGRAPH_PLUGIN_ID "org.lectograph.Plugin/1"
Q_DECLARE_INTERFACE(lectograph::timeline::Plugin, LECTOGRAPH_PLUGIN_ID)
