# SPDX-License-Identifier: GPL-3.0-or-later
# Compiler settings of all targets, and functions for the three kinds of target: a room of the engine, a plugin, a
# test.
set(CMAKE_CXX_STANDARD 20)
set(CMAKE_CXX_STANDARD_REQUIRED ON)
set(CMAKE_CXX_EXTENSIONS OFF)
set(CMAKE_AUTOMOC ON)
set(CMAKE_EXPORT_COMPILE_COMMANDS ON)
set(CMAKE_WINDOWS_EXPORT_ALL_SYMBOLS ON)
set(CMAKE_POSITION_INDEPENDENT_CODE ON)
# With CMAKE_UNITY_BUILD. The sources of a batch share what they include and instantiate: 24 take two thirds of the time
# that they take in batches of 8, and up to 1.5 GiB.
if(NOT DEFINED CMAKE_UNITY_BUILD_BATCH_SIZE)
  set(CMAKE_UNITY_BUILD_BATCH_SIZE 24)
endif()
if(NOT CMAKE_BUILD_TYPE AND NOT CMAKE_CONFIGURATION_TYPES)
  set(CMAKE_BUILD_TYPE Release)
endif()
set(CMAKE_RUNTIME_OUTPUT_DIRECTORY "${CMAKE_BINARY_DIR}/bin")
set(CMAKE_LIBRARY_OUTPUT_DIRECTORY "${CMAKE_BINARY_DIR}/lib")
# What is installed finds its libraries beside itself, wherever that is.
set(CMAKE_INSTALL_RPATH "\$ORIGIN")

find_program(CCACHE_PROGRAM ccache)
if(CCACHE_PROGRAM)
  set(CMAKE_CXX_COMPILER_LAUNCHER "${CCACHE_PROGRAM}")
endif()

# lectograph_compile(TARGET [HEADERS]): sets TARGET's compiler options and precompiled headers (lectograph_headers).
function(lectograph_compile target)
  # Nearly empty where sources include their own .moc: parsing it takes less time than loading precompiled headers.
  if("${target}" MATCHES "plugin_|_tests$")
    set_source_files_properties("${CMAKE_CURRENT_BINARY_DIR}/${target}_autogen/mocs_compilation.cpp"
      PROPERTIES SKIP_PRECOMPILE_HEADERS ON)
  endif()
  target_compile_definitions(${target} PRIVATE QT_NO_CAST_FROM_ASCII QT_NO_KEYWORDS)
  if(NOT MSVC)
    target_compile_options(${target} PRIVATE -Wall -Wextra -Wpedantic -Wshadow -Wconversion)
    if(CMAKE_UNITY_BUILD)
      # Names of one source may shadow those of another in the same batch.
      target_compile_options(${target} PRIVATE -Wno-shadow -Wno-subobject-linkage)
    endif()
    if(LECTOGRAPH_WERROR)
      target_compile_options(${target} PRIVATE -Werror)
    endif()
    # An executable, otherwise compiled with -fPIE, cannot use the precompiled headers of libraries.
    target_compile_options(${target} PRIVATE -fPIC)
    # Identical pictures on every machine: no fused multiply-add, no excess precision.
    target_compile_options(${target} PRIVATE -ffp-contract=off)
  endif()
  if(UNIX AND NOT APPLE)
    # A library keeps to its own functions where a test, which is not optimized, has another copy, of a template for instance.
    target_link_options(${target} PRIVATE -Wl,-Bsymbolic-functions)
  endif()
  if(LECTOGRAPH_SANITIZE)
    lectograph_sanitize(${target} "${ARGV1}")
  endif()
  if(ARGC EQUAL 1)
    target_precompile_headers(${target} REUSE_FROM lectograph_headers)
  elseif(NOT "${ARGV1}" STREQUAL target)
    target_precompile_headers(${target} REUSE_FROM ${ARGV1})
  endif()
  if("${ARGV1}" MATCHES "test_headers$")
    # Definitions that Qt's test header evaluates must be the same for all targets that share the precompiled header:
    # QFINDTESTDATA does not search the target's folder, and types of Qt Network are compared without being printed.
    target_compile_options(${target} PRIVATE -UQT_TESTCASE_BUILDDIR -UQT_TESTCASE_SOURCEDIR -UQT_NETWORK_LIB)
    if(NOT MSVC)
      target_compile_options(${target} PRIVATE $<$<CONFIG:Release>:-O0>) # what takes long in them is the product
    endif()
  endif()
endfunction()

# lectograph_sanitize(TARGET HEADERS): the product under LECTOGRAPH_SANITIZE. With AddressSanitizer, of the tests only what they
# call is instrumented, since their own sources take a third of the compile time. ThreadSanitizer has to see everything.
set(suppressions_source "${CMAKE_CURRENT_LIST_DIR}/suppressions.cpp")
function(lectograph_sanitize target headers)
  target_link_options(${target} PRIVATE -fsanitize=${LECTOGRAPH_SANITIZE})
  if("${LECTOGRAPH_SANITIZE}" MATCHES "address")
    get_target_property(type ${target} TYPE)
    if(type STREQUAL "EXECUTABLE")
      target_sources(${target} PRIVATE "${suppressions_source}")
      set_source_files_properties("${suppressions_source}" PROPERTIES SKIP_UNITY_BUILD_INCLUSION ON SKIP_AUTOGEN ON)
    endif()
    target_compile_definitions(${target} PRIVATE LECTOGRAPH_ADDRESS_SANITIZER) # also where it is not instrumented
    if("${headers}" MATCHES "test_headers$")
      target_compile_options(${target} PRIVATE -O0)
      return()
    endif()
  endif()
  # Half of the compile time goes into three checks whose finds AddressSanitizer or the processor reports as well.
  target_compile_options(${target} PRIVATE -fsanitize=${LECTOGRAPH_SANITIZE} -fno-omit-frame-pointer
    -fno-sanitize=null,alignment,object-size)
endfunction()

# lectograph_precompile(NAME HEADERS … LINKS …): precompiles common headers for all targets compiled with NAME, since
# parsing headers takes most of the compile time. Those targets must link LINKS; do not add more than necessary.
set(common_headers
  <QHash> <QImage> <QJsonArray> <QJsonDocument> <QJsonObject> <QPainterPath> <QString> <QStringList> <QTransform> <QVector3D>
  <algorithm> <array> <cmath> <functional> <map> <memory> <numeric> <optional> <span> <unordered_map> <variant> <vector>
  <tl/expected.hpp>)
set(headers_source "${CMAKE_CURRENT_LIST_DIR}/headers.cpp")
function(lectograph_precompile name)
  cmake_parse_arguments(PRECOMPILE "" "" "HEADERS;LINKS" ${ARGN})
  add_library(${name} OBJECT "${headers_source}")
  target_link_libraries(${name} PRIVATE Qt6::Gui tl::expected ${PRECOMPILE_LINKS})
  target_precompile_headers(${name} PRIVATE ${common_headers} ${PRECOMPILE_HEADERS})
  set_target_properties(${name} PROPERTIES AUTOMOC OFF)
  lectograph_compile(${name} ${name})
endfunction()
lectograph_precompile(lectograph_headers)

# lectograph_npm(FOLDER): fetches the npm packages that FOLDER/package-lock.json names into FOLDER/node_modules, when the project is
# configured and they are missing or older. Not as a step of the build: build folders share the packages, and a new one would
# fetch them again while another reads them.
function(lectograph_npm folder)
  set(lock "${folder}/package-lock.json")
  set(fetched "${folder}/node_modules/.package-lock.json")
  set_property(DIRECTORY APPEND PROPERTY CMAKE_CONFIGURE_DEPENDS "${lock}")
  if(EXISTS "${fetched}" AND NOT "${lock}" IS_NEWER_THAN "${fetched}")
    return()
  endif()
  find_program(NPM_PROGRAM npm REQUIRED)
  message(STATUS "Fetching the npm packages of ${folder}")
  execute_process(COMMAND "${NPM_PROGRAM}" ci --ignore-scripts --no-audit --no-fund --loglevel=error
    WORKING_DIRECTORY "${folder}" RESULT_VARIABLE failed)
  if(failed)
    message(FATAL_ERROR "npm could not fetch the packages of ${folder}. Check the connection, then configure again.")
  endif()
endfunction()

# lectograph_room(NAME [QOBJECTS] [INTERFACE] SOURCES … LINKS …): a room of the engine. Include paths start at the top of the
# engine ("shape/path.h"), and only rooms that it links are on its include path. Only a room with QOBJECTS runs moc. Plugins
# outside this tree may link a room with INTERFACE, whose headers are in engine/interface.txt.
function(lectograph_room name)
  cmake_parse_arguments(ROOM "QOBJECTS;INTERFACE" "" "SOURCES;LINKS;PRIVATE_LINKS" ${ARGN})
  add_library(lectograph_${name} SHARED ${ROOM_SOURCES})
  set_target_properties(lectograph_${name} PROPERTIES AUTOMOC ${ROOM_QOBJECTS} EXPORT_NAME ${name})
  if(ROOM_INTERFACE)
    set_property(GLOBAL APPEND PROPERTY lectograph_interface_rooms lectograph_${name})
  else()
    set_property(GLOBAL APPEND PROPERTY lectograph_rooms lectograph_${name})
  endif()
  add_library(Lectograph::${name} ALIAS lectograph_${name})
  set(include "${CMAKE_BINARY_DIR}/include/${name}")
  file(MAKE_DIRECTORY "${include}")
  if(NOT EXISTS "${include}/${name}")
    file(CREATE_LINK "${CMAKE_CURRENT_SOURCE_DIR}" "${include}/${name}" SYMBOLIC COPY_ON_ERROR)
  endif()
  target_include_directories(lectograph_${name} PUBLIC
    "$<BUILD_INTERFACE:${include}>" "$<INSTALL_INTERFACE:include/lectograph>")
  target_link_libraries(lectograph_${name} PUBLIC ${ROOM_LINKS} PRIVATE ${ROOM_PRIVATE_LINKS})
  lectograph_compile(lectograph_${name})
endfunction()

include("${CMAKE_CURRENT_LIST_DIR}/LectographPlugin.cmake")

# lectograph_own_plugin(TARGET): what a plugin within this tree has besides; loaded from lib/lectograph/plugins.
function(lectograph_own_plugin target)
  set_target_properties(${target} PROPERTIES
    LIBRARY_OUTPUT_DIRECTORY "${CMAKE_BINARY_DIR}/lib/lectograph/plugins" INSTALL_RPATH "\$ORIGIN/../..")
  lectograph_compile(${target})
  set_property(GLOBAL APPEND PROPERTY lectograph_plugins ${target})
endfunction()

# lectograph_test_moc(ROOM SOURCE): runs moc for a source of tests that has a class with Q_OBJECT: NAME.cpp includes NAME.moc. Without
# include paths, thus twenty times as fast as by CMake, for which it reads all that the tests include; known are only the
# macros about systems. Configure again after giving a source its first such class.
function(lectograph_test_moc room source)
  file(STRINGS "${source}" object REGEX "Q_OBJECT" LIMIT_COUNT 1)
  if(NOT object)
    return()
  endif()
  get_filename_component(name "${source}" NAME_WE)
  file(MAKE_DIRECTORY "${CMAKE_CURRENT_BINARY_DIR}/moc")
  set(result "${CMAKE_CURRENT_BINARY_DIR}/moc/${name}.moc")
  if(source MATCHES "[.]h$")
    set(result "${CMAKE_CURRENT_BINARY_DIR}/moc/moc_${name}.cpp")
    target_sources(${room} PRIVATE "${result}")
    set_source_files_properties("${result}" PROPERTIES SKIP_UNITY_BUILD_INCLUSION ON)
  endif()
  add_custom_command(OUTPUT "${result}"
    COMMAND Qt6::moc "$<$<BOOL:${UNIX}>:-DQ_OS_UNIX>" "$<$<PLATFORM_ID:Linux>:-DQ_OS_LINUX>" "${source}" -o "${result}"
    DEPENDS "${source}" COMMENT "" VERBATIM COMMAND_EXPAND_LISTS)
  add_custom_target(${room}_moc_${name} DEPENDS "${result}") # the room may be one of another folder
  add_dependencies(${room} ${room}_moc_${name})
  target_include_directories(${room} PRIVATE "${CMAKE_CURRENT_BINARY_DIR}/moc")
endfunction()

# lectograph_test(NAME "what it promises" [COST seconds] SOURCES … LINKS …): NAME.cpp is the test, the promise its CTest name.
# Tests with a COST, those of ten seconds and more, begin first, so that none of them runs alone at the end. All
# tests of a folder, its room, form one executable, ROOM_tests, named after the folder (tests/editor/graph:
# editor_graph_tests) or LECTOGRAPH_TEST_ROOM. Its first argument is the NAME of the test to run
# (tests/runner/testmain.h). Definitions and include paths apply to all tests of a room.
function(lectograph_test name promise)
  cmake_parse_arguments(TEST "" "COST" "SOURCES;LINKS" ${ARGN})
  lectograph_test_room(room)
  if(NOT TARGET ${room})
    add_executable(${room})
    set_target_properties(${room} PROPERTIES AUTOMOC OFF RUNTIME_OUTPUT_DIRECTORY "${CMAKE_BINARY_DIR}/tests")
    set_property(GLOBAL APPEND PROPERTY lectograph_tests ${room})
    target_link_libraries(${room} PRIVATE lectograph_test_runner)
    if(UNIX AND NOT APPLE AND NOT LECTOGRAPH_SANITIZE)
      # Tables of functions that templates have, of std::variant above all, are shared by all that is loaded: those of a test
      # would send the libraries through its functions, which are not optimized.
      target_link_options(${room} PRIVATE "LINKER:--version-script=${PROJECT_SOURCE_DIR}/tools/cmake/tests.map")
    endif()
    if(room MATCHES "^editor_")
      lectograph_compile(${room} lectograph_editor_test_headers)
      get_property(plugins GLOBAL PROPERTY lectograph_plugins) # loaded at run time
      add_dependencies(${room} ${plugins})
    else()
      lectograph_compile(${room} lectograph_test_headers)
    endif()
  endif()
  get_target_property(known ${room} SOURCES)
  foreach(source IN LISTS TEST_SOURCES)
    get_filename_component(source "${source}" ABSOLUTE)
    if(NOT source IN_LIST known)
      target_sources(${room} PRIVATE "${source}")
      lectograph_test_moc(${room} "${source}")
    endif()
  endforeach()
  target_link_libraries(${room} PRIVATE ${TEST_LINKS})
  add_test(NAME "${promise}" COMMAND ${room} ${name})
  set(timeout 300)
  if(LECTOGRAPH_SANITIZE) # several times as slow, beside lint
    set(timeout 900)
  endif()
  set_tests_properties("${promise}" PROPERTIES
    ENVIRONMENT "QT_QPA_PLATFORM=offscreen" RESOURCE_LOCK ${name} LABELS ${room} TIMEOUT ${timeout})
  if(TEST_COST)
    set_tests_properties("${promise}" PROPERTIES COST ${TEST_COST})
  endif()
endfunction()

# lectograph_test_on_display(NAME "what it promises" FUNCTION…): runs functions of a test again on a real display;
# never concurrently with the test itself, which uses the same folders, nor with others that move the pointer of the display.
function(lectograph_test_on_display name promise)
  lectograph_test_room(room)
  add_test(NAME "${promise}" COMMAND ${room} ${name} ${ARGN})
  set_tests_properties("${promise}" PROPERTIES
    ENVIRONMENT "QT_QPA_PLATFORM=xcb" RESOURCE_LOCK "${name};pointer" LABELS ${room} TIMEOUT 60)
endfunction()

# lectograph_test_room(RESULT): the name of the executable with the tests of this folder.
function(lectograph_test_room result)
  set(room "${LECTOGRAPH_TEST_ROOM}")
  if(NOT room)
    file(RELATIVE_PATH room "${PROJECT_SOURCE_DIR}/tests" "${CMAKE_CURRENT_SOURCE_DIR}")
    string(REPLACE "/" "_" room "${room}")
  endif()
  set(${result} "${room}_tests" PARENT_SCOPE)
endfunction()
