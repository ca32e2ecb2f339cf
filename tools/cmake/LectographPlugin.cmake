# SPDX-License-Identifier: GPL-3.0-or-later
# Within Lectograph's own tree, and installed with its CMake package for plugins elsewhere.

# lectograph_plugin(NAME SOURCES … LINKS … [TRANSLATIONS …]): a plugin, loaded at run time. Its target is
# lectograph_plugin_NAME. The translations are files NAME_LANGUAGE.ts, in the language of the interface ("ko", "zh"); the
# plugin contains them, compiled. Elsewhere, `cmake --install` puts it where the program of that prefix looks for plugins.
function(lectograph_plugin name)
  cmake_parse_arguments(PLUGIN "" "" "SOURCES;LINKS;TRANSLATIONS" ${ARGN})
  set(target lectograph_plugin_${name})
  add_library(${target} MODULE ${PLUGIN_SOURCES})
  set_target_properties(${target} PROPERTIES OUTPUT_NAME ${name} PREFIX "" AUTOMOC ON)
  target_include_directories(${target} PRIVATE "${CMAKE_CURRENT_SOURCE_DIR}")
  target_link_libraries(${target} PRIVATE ${PLUGIN_LINKS})
  if(PLUGIN_TRANSLATIONS)
    find_package(Qt6 6.4 REQUIRED COMPONENTS LinguistTools)
    qt_add_lrelease(${target} TS_FILES ${PLUGIN_TRANSLATIONS} OPTIONS -silent QM_FILES_OUTPUT_VARIABLE compiled)
    qt_add_resources(${target} ${target}_translations PREFIX /lectograph/translations/plugins
      BASE "${CMAKE_CURRENT_BINARY_DIR}" FILES ${compiled})
  endif()
  if(COMMAND lectograph_own_plugin)
    lectograph_own_plugin(${target})
    return()
  endif()
  if(NOT MSVC)
    # Identical pictures on every machine, as in the program itself.
    target_compile_options(${target} PRIVATE -ffp-contract=off)
  endif()
  install(TARGETS ${target} LIBRARY DESTINATION lib/lectograph/plugins)
endfunction()
