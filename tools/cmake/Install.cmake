# SPDX-License-Identifier: GPL-3.0-or-later
# `cmake --install`: the program, which finds all of its own relative to itself, so that the folder may be moved; and what
# plugins elsewhere are built with, the headers of engine/interface.txt and the CMake package Lectograph. Folders are
# fixed, since the program looks for ../lib/lectograph and ../share/lectograph.
include(CMakePackageConfigHelpers)

get_property(rooms GLOBAL PROPERTY lectograph_rooms)
install(TARGETS ${rooms} LIBRARY DESTINATION lib RUNTIME DESTINATION bin ARCHIVE DESTINATION lib)
get_property(plugins GLOBAL PROPERTY lectograph_plugins)
list(REMOVE_ITEM plugins lectograph_space) # a QML plugin, see below
install(TARGETS ${plugins} LIBRARY DESTINATION lib/lectograph/plugins)
foreach(folder blocks looks templates)
  install(DIRECTORY "${PROJECT_SOURCE_DIR}/resources/${folder}" DESTINATION share/lectograph)
endforeach()
install(FILES "${PROJECT_SOURCE_DIR}/LICENSE" DESTINATION share/doc/lectograph)

if(LECTOGRAPH_EDITOR)
  install(TARGETS lectograph RUNTIME DESTINATION bin)
  install(TARGETS lectograph_program lectograph_player LIBRARY DESTINATION lib RUNTIME DESTINATION bin ARCHIVE DESTINATION lib)
  # Found by its qmldir.
  get_target_property(space lectograph_space LIBRARY_OUTPUT_DIRECTORY)
  install(TARGETS lectograph_space LIBRARY DESTINATION lib/lectograph/qml/Lectograph/Space)
  install(DIRECTORY "${space}/" DESTINATION lib/lectograph/qml/Lectograph/Space
    FILES_MATCHING PATTERN "qmldir" PATTERN "*.qmltypes" PATTERN "*.qml")
endif()

# The rooms that plugins may link, as one target, and with them the rest of the package.
get_property(interface GLOBAL PROPERTY lectograph_interface_rooms)
install(TARGETS ${interface} lectograph_engine EXPORT LectographTargets
  LIBRARY DESTINATION lib RUNTIME DESTINATION bin ARCHIVE DESTINATION lib)
set(package lib/cmake/Lectograph)
install(EXPORT LectographTargets NAMESPACE Lectograph:: DESTINATION ${package})
write_basic_package_version_file("${CMAKE_BINARY_DIR}/LectographConfigVersion.cmake" COMPATIBILITY SameMinorVersion)
install(FILES "${CMAKE_BINARY_DIR}/LectographConfigVersion.cmake" "${CMAKE_CURRENT_LIST_DIR}/LectographConfig.cmake"
  "${CMAKE_CURRENT_LIST_DIR}/LectographPlugin.cmake" DESTINATION ${package})
# Not a list made when the project is configured, since it follows from what the headers include.
install(CODE "
  include(\"${CMAKE_CURRENT_LIST_DIR}/Interface.cmake\")
  lectograph_interface_headers(headers)
  foreach(header IN LISTS headers)
    get_filename_component(room \"\${header}\" DIRECTORY)
    file(INSTALL \"${PROJECT_SOURCE_DIR}/engine/\${header}\"
      DESTINATION \"\${CMAKE_INSTALL_PREFIX}/include/lectograph/\${room}\")
  endforeach()")
