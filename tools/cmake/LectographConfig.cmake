# SPDX-License-Identifier: GPL-3.0-or-later
# find_package(Lectograph REQUIRED) gives Lectograph::Engine, the libraries that a plugin links, and lectograph_plugin().
include(CMakeFindDependencyMacro)
find_dependency(Qt6 6.4 COMPONENTS Core Gui)
find_dependency(tl-expected)
include("${CMAKE_CURRENT_LIST_DIR}/LectographTargets.cmake")
include("${CMAKE_CURRENT_LIST_DIR}/LectographPlugin.cmake")
