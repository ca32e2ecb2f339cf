# SPDX-License-Identifier: GPL-3.0-or-later
# How every target of the project is compiled, and the three kinds of target there are: a room of the engine,
# a plugin, a test.
set(CMAKE_CXX_STANDARD 20)
set(CMAKE_CXX_STANDARD_REQUIRED ON)
set(CMAKE_CXX_EXTENSIONS OFF)
set(CMAKE_AUTOMOC ON)
set(CMAKE_EXPORT_COMPILE_COMMANDS ON)
set(CMAKE_WINDOWS_EXPORT_ALL_SYMBOLS ON)
set(CMAKE_POSITION_INDEPENDENT_CODE ON)
if(NOT CMAKE_BUILD_TYPE AND NOT CMAKE_CONFIGURATION_TYPES)
  set(CMAKE_BUILD_TYPE Release)
endif()
set(CMAKE_RUNTIME_OUTPUT_DIRECTORY "${CMAKE_BINARY_DIR}/bin")
set(CMAKE_LIBRARY_OUTPUT_DIRECTORY "${CMAKE_BINARY_DIR}/lib")

find_program(CCACHE_PROGRAM ccache)
if(CCACHE_PROGRAM)
  set(CMAKE_CXX_COMPILER_LAUNCHER "${CCACHE_PROGRAM}")
endif()

function(lectograph_compile target)
  target_compile_definitions(${target} PRIVATE QT_NO_CAST_FROM_ASCII QT_NO_KEYWORDS)
  if(NOT MSVC)
    target_compile_options(${target} PRIVATE -Wall -Wextra -Wpedantic -Wshadow -Wconversion)
    if(LECTOGRAPH_WERROR)
      target_compile_options(${target} PRIVATE -Werror)
    endif()
    # Pictures must be the same on every machine: no fused multiply-add, no excess precision.
    target_compile_options(${target} PRIVATE -ffp-contract=off)
  endif()
  if(LECTOGRAPH_SANITIZE)
    target_compile_options(${target} PRIVATE -fsanitize=${LECTOGRAPH_SANITIZE} -fno-omit-frame-pointer)
    target_link_options(${target} PRIVATE -fsanitize=${LECTOGRAPH_SANITIZE})
  endif()
  get_target_property(own_headers ${target} PRECOMPILE_HEADERS)
  if(NOT own_headers)
    target_precompile_headers(${target} REUSE_FROM lectograph_headers)
  endif()
endfunction()

# What nearly every source reads, read once for all of them: most of the time to compile one goes into reading.
add_library(lectograph_headers OBJECT "${CMAKE_CURRENT_LIST_DIR}/headers.cpp")
target_link_libraries(lectograph_headers PRIVATE Qt6::Gui tl::expected)
target_precompile_headers(lectograph_headers PRIVATE
  <QHash> <QImage> <QJsonArray> <QJsonDocument> <QJsonObject> <QPainterPath> <QString> <QStringList> <QTransform> <QVector3D>
  <algorithm> <array> <cmath> <functional> <map> <memory> <numeric> <optional> <span> <unordered_map> <variant> <vector>
  <tl/expected.hpp>)
lectograph_compile(lectograph_headers)

# lectograph_room(NAME SOURCES … LINKS …): one room of the engine. Its includes are written from the top of the engine
# ("shape/path.h"), and it can include only the rooms that it links: a header of any other room is not on its path.
function(lectograph_room name)
  cmake_parse_arguments(ROOM "" "" "SOURCES;LINKS;PRIVATE_LINKS" ${ARGN})
  add_library(lectograph_${name} SHARED ${ROOM_SOURCES})
  add_library(Lectograph::${name} ALIAS lectograph_${name})
  set(include "${CMAKE_BINARY_DIR}/include/${name}")
  file(MAKE_DIRECTORY "${include}")
  if(NOT EXISTS "${include}/${name}")
    file(CREATE_LINK "${CMAKE_CURRENT_SOURCE_DIR}" "${include}/${name}" SYMBOLIC COPY_ON_ERROR)
  endif()
  target_include_directories(lectograph_${name} PUBLIC "$<BUILD_INTERFACE:${include}>")
  target_link_libraries(lectograph_${name} PUBLIC ${ROOM_LINKS} PRIVATE ${ROOM_PRIVATE_LINKS})
  lectograph_compile(lectograph_${name})
endfunction()

# lectograph_plugin(NAME SOURCES … LINKS …): vocabulary, found at run time in lib/lectograph/plugins.
function(lectograph_plugin name)
  cmake_parse_arguments(PLUGIN "" "" "SOURCES;LINKS" ${ARGN})
  add_library(lectograph_plugin_${name} MODULE ${PLUGIN_SOURCES})
  set_target_properties(lectograph_plugin_${name} PROPERTIES
    OUTPUT_NAME ${name} PREFIX "" LIBRARY_OUTPUT_DIRECTORY "${CMAKE_BINARY_DIR}/lib/lectograph/plugins")
  target_include_directories(lectograph_plugin_${name} PRIVATE "${CMAKE_CURRENT_SOURCE_DIR}")
  target_link_libraries(lectograph_plugin_${name} PRIVATE ${PLUGIN_LINKS})
  lectograph_compile(lectograph_plugin_${name})
endfunction()

# lectograph_test(NAME "what it promises" SOURCES … LINKS …): NAME is the executable, the promise is the CTest name.
function(lectograph_test name promise)
  cmake_parse_arguments(TEST "" "" "SOURCES;LINKS" ${ARGN})
  add_executable(${name} ${TEST_SOURCES})
  set_target_properties(${name} PROPERTIES RUNTIME_OUTPUT_DIRECTORY "${CMAKE_BINARY_DIR}/tests")
  target_link_libraries(${name} PRIVATE Qt6::Test ${TEST_LINKS})
  if(NOT MSVC)
    target_compile_options(${name} PRIVATE $<$<CONFIG:Release>:-O1>) # a third less time to compile; they run for seconds
  endif()
  lectograph_compile(${name})
  add_test(NAME "${promise}" COMMAND ${name})
  set_tests_properties("${promise}" PROPERTIES
    ENVIRONMENT "QT_QPA_PLATFORM=offscreen" RESOURCE_LOCK ${name} TIMEOUT 300)
endfunction()

# lectograph_test_on_display(NAME "what it promises" FUNCTION…): functions of a test once more, on a real display; never
# while the test itself runs, whose folders they share.
function(lectograph_test_on_display name promise)
  add_test(NAME "${promise}" COMMAND ${name} ${ARGN})
  set_tests_properties("${promise}" PROPERTIES
    ENVIRONMENT "QT_QPA_PLATFORM=xcb" RESOURCE_LOCK ${name} TIMEOUT 60)
endfunction()
