# chalkline_room(NAME LIBRARY...): the static library chalkline_NAME from the sources in NAME/.
# CHALKLINE_TOGETHER compiles a room in a few units: names in its unnamed namespaces differ, then.
# main.cpp stays out: it belongs to the program.
set(CHALKLINE_TOGETHER OFF CACHE BOOL "Compile several files of a room as one unit")
function(chalkline_room name)
  file(GLOB sources CONFIGURE_DEPENDS ${name}/*.cpp ${name}/*/*.cpp
                                         ${name}/*/*/*.cpp ${name}/*/*/*/*.cpp)
  list(FILTER sources EXCLUDE REGEX "/main\\.cpp$")
  add_library(chalkline_${name} STATIC ${sources})
  # Most of a unit's time goes into the headers that it shares with its neighbours: together the
  # rooms take a minute and a half from nothing, each file alone eight.
  set_target_properties(chalkline_${name} PROPERTIES UNITY_BUILD ${CHALKLINE_TOGETHER}
                                                     UNITY_BUILD_BATCH_SIZE 64)
  target_include_directories(chalkline_${name} PUBLIC ${PROJECT_SOURCE_DIR})
  target_link_libraries(chalkline_${name} PUBLIC ${ARGN})
  if(CHALKLINE_FUZZ)
    target_compile_options(chalkline_${name} PRIVATE -fsanitize=fuzzer-no-link)  # what they look at
    # Of the other rooms they look at functions that read a text; to count each of theirs, too, is a fifth of
    # the time that such a room takes to compile.
    if(NOT name MATCHES "^(base|ledger|proof|sports)$")
      target_compile_options(chalkline_${name} PRIVATE
                             -fsanitize-coverage-allowlist=${PROJECT_SOURCE_DIR}/cmake/fuzzed_functions.txt)
    endif()
  endif()
endfunction()
