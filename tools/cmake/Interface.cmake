# SPDX-License-Identifier: GPL-3.0-or-later
# The headers of the plugins' interface (engine/interface.txt). As a script, see tools/interface:
#   cmake -P Interface.cmake          fails if they changed and the number of the interface did not
#   cmake -D RECORD=ON -P …           raises the number if they changed and it is still the recorded one, and records both
#   cmake -D LIST=ON -P …             lists them
cmake_minimum_required(VERSION 3.21)
set(interface_engine "${CMAKE_CURRENT_LIST_DIR}/../../engine")
set(interface_recorded "${interface_engine}/interface.sha256")

# lectograph_interface_headers(RESULT): the listed headers and what they include, relative to the engine, sorted.
function(lectograph_interface_headers result)
  file(STRINGS "${interface_engine}/interface.txt" waiting REGEX "^[a-z]")
  set(found)
  while(waiting)
    list(POP_FRONT waiting header)
    if(header IN_LIST found)
      continue()
    endif()
    list(APPEND found "${header}")
    file(STRINGS "${interface_engine}/${header}" includes REGEX "^ *# *include *\"")
    foreach(include IN LISTS includes)
      string(REGEX REPLACE "^[^\"]*\"([^\"]*)\".*" "\\1" include "${include}")
      list(APPEND waiting "${include}")
    endforeach()
  endwhile()
  list(SORT found)
  set(${result} "${found}" PARENT_SCOPE)
endfunction()

# lectograph_interface_digest(RESULT): of the text of these headers without comments, white space and the number itself.
function(lectograph_interface_digest result)
  lectograph_interface_headers(headers)
  set(digests)
  foreach(header IN LISTS headers)
    file(READ "${interface_engine}/${header}" text)
    string(REGEX REPLACE "//[^\n]*" "" text "${text}")
    string(REGEX REPLACE "/\\*([^*]|\\*+[^*/])*\\*+/" "" text "${text}")
    string(REGEX REPLACE "[ \t\r\n]+" "" text "${text}")
    string(REGEX REPLACE "org\\.lectograph\\.Plugin/[0-9]+" "" text "${text}")
    string(SHA256 digest "${text}")
    string(APPEND digests "${header} ${digest}\n")
  endforeach()
  string(SHA256 digest "${digests}")
  set(${result} "${digest}" PARENT_SCOPE)
endfunction()

# lectograph_interface_number(RESULT): the number at the end of LECTOGRAPH_PLUGIN_ID.
function(lectograph_interface_number result)
  file(STRINGS "${interface_engine}/timeline/plugin.h" line REGEX "#define LECTOGRAPH_PLUGIN_ID")
  string(REGEX REPLACE ".*/([0-9]+)\".*" "\\1" number "${line}")
  set(${result} "${number}" PARENT_SCOPE)
endfunction()

if(NOT CMAKE_SCRIPT_MODE_FILE STREQUAL CMAKE_CURRENT_LIST_FILE)
  return() # included
endif()

if(LIST)
  lectograph_interface_headers(headers)
  list(JOIN headers "\n" headers)
  message("${headers}")
  return()
endif()

lectograph_interface_number(number)
lectograph_interface_digest(digest)
file(READ "${interface_recorded}" recorded)
string(STRIP "${recorded}" recorded)
string(REGEX REPLACE " .*" "" recorded_number "${recorded}")
if(recorded STREQUAL "${number} ${digest}")
  message("Version ${number} of the plugins' interface.")
elseif(RECORD)
  if(NOT number GREATER recorded_number)
    math(EXPR number "${recorded_number} + 1")
    file(READ "${interface_engine}/timeline/plugin.h" text)
    string(REGEX REPLACE "(org\\.lectograph\\.Plugin/)[0-9]+" "\\1${number}" text "${text}")
    file(WRITE "${interface_engine}/timeline/plugin.h" "${text}")
  endif()
  file(WRITE "${interface_recorded}" "${number} ${digest}\n")
  message("Version ${number} of the plugins' interface is recorded.")
else()
  message(FATAL_ERROR "The headers of the plugins' interface (engine/interface.txt) are not those of version "
    "${recorded_number}: a plugin that was built for them would misread its values. Run tools/interface --record, which "
    "raises the version in engine/timeline/plugin.h, and commit both files.")
endif()
