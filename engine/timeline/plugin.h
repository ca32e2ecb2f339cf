// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "graph/problem.h"
#include "timeline/animation.h"

#include <QStringList>
#include <QtPlugin>

namespace lectograph::timeline {

/// The interface of a plugin: one class with Q_OBJECT, Q_INTERFACES and Q_PLUGIN_METADATA that adds its blocks and
/// animations. A file in the metadata says how they are offered (timeline/catalog.h). Those that come with the program
/// are no different.
class Plugin
{
public:
    virtual ~Plugin() = default;
    /// Adds node and animation types, and the steps that upgrade what was written for older versions of them. An error
    /// names the rejected type.
    virtual base::Result<void> addTypes(Registry &registry) = 0;
};

/// Loads every plugin in the folders, in the order of their file names. A plugin that fails to load is reported as a
/// problem, and so is one that was built for another interface; of that one, no code runs. Default folders:
/// lib/lectograph/plugins next to the program, then those of LECTOGRAPH_PLUGIN_PATH.
graph::Problems loadPlugins(Registry &registry, QStringList folders = {});

} // namespace lectograph::timeline

/// Ends in the number of the interface: of all headers that plugins include (engine/interface.txt), since a plugin that
/// was compiled with others would misread the values that it is given. tools/interface raises it (decision 65).
#define LECTOGRAPH_PLUGIN_ID "org.lectograph.Plugin/6"
Q_DECLARE_INTERFACE(lectograph::timeline::Plugin, LECTOGRAPH_PLUGIN_ID)
